"""A match's own thread, made from a message that tells of it, if the server allows it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import discord
from sqlalchemy import Connection

from bot.context import Interaction
from bot.delivery.permissions import missing_for_threads
from bot.origin import is_user_installed
from bot.replies import NOBODY, UNDELIVERED, best_effort
from data import Announcement, Match, Player
from data.queries.matches import finished_matches, matches, running_matches
from services import servers
from services.play.telling import announcements
from words.catalogue import say, speaking
from words.limits import LISTED_FOR
from words.play.boards.places import thread_name
from words.turns.pieces import mention

log = logging.getLogger(__name__)

#: Seconds that a thread's new name may take. Who renames one too often is made to wait for minutes, and then it keeps its old one.
_RENAMED_WITHIN: Final = 20.0


async def may_have_thread(interaction: Interaction) -> discord.TextChannel | None:
    """The channel, if its matches get threads of their own; else None: then a match stays in the channel."""
    channel = interaction.channel
    if is_user_installed(interaction) or not isinstance(channel, discord.TextChannel):
        return None
    return channel if await _has_threads(interaction, interaction.app_permissions) else None


async def may_have_thread_in(interaction: Interaction, channel_id: int) -> discord.TextChannel | None:
    """The same for another channel of the server."""
    channel = interaction.guild.get_channel(channel_id) if interaction.guild else None
    if not isinstance(channel, discord.TextChannel):
        return None
    return channel if await _has_threads(interaction, channel.permissions_for(channel.guild.me)) else None


async def _has_threads(interaction: Interaction, allowed: discord.Permissions) -> bool:
    """True if the server wants threads, and the bot may begin one with these permissions and write there."""
    if missing_for_threads(allowed):
        return False
    guild, _ = await interaction.client.context.database.read(servers.settings, interaction.guild_id)
    return guild.threads


async def continue_thread(interaction: Interaction, match: Match, one: Player, other: Player) -> Match:
    """Let a match that begins in a thread of the bot's be told in the channel around it; the match as it is then.

    A thread in which the two have played goes on, with this match's name. In the thread of other people, and where another
    match still runs, this one gets a thread of its own under the message that tells of it, if it may have one; the old one keeps its name.
    """
    thread = await _thread_of(interaction)
    if thread is None or interaction.client.user is None or thread.owner_id != interaction.client.user.id:
        return match
    database = interaction.client.context.database
    is_theirs = await database.read(_is_theirs, thread.id, match)
    if is_theirs:
        with speaking(interaction.client.context.languages.here(interaction)):
            name = thread_name(match, one.name, other.name)
        interaction.client.context.publisher.background.spawn(_rename(thread, name))
    if not isinstance(thread.parent, discord.TextChannel):
        return match
    try:
        announced = await thread.parent.send(
            _begun_in(interaction, match, one, other), allowed_mentions=NOBODY
        )
    except UNDELIVERED as error:
        log.info("A match is not announced in its channel: %s", type(error).__name__)
        return match
    await database.write(announcements.put, Announcement(match.id, thread.parent.id, announced.id))
    if is_theirs or await may_have_thread_in(interaction, thread.parent.id) is None:
        return match
    moved = await into_own_thread(interaction, announced, match, one.name, other.name)
    if moved != match:
        told = _begun_in(interaction, moved, one, other)
        await best_effort(announced.edit(content=told, allowed_mentions=NOBODY))
    return moved


def _is_theirs(connection: Connection, thread_id: int, match: Match) -> bool:
    """True if a thread is that of the two who play a match, and no other one runs in it."""
    if running_matches.runs_in(connection, thread_id, but=match):
        return False
    return finished_matches.played_in(connection, thread_id, match.orange_id, match.gray_id)


def _begun_in(interaction: Interaction, match: Match, one: Player, other: Player) -> str:
    """The line that tells a channel of a match in a thread."""
    with speaking(interaction.client.context.languages.here(interaction)):
        return say(
            "result-again",
            one=mention(one),
            other=mention(other),
            edition=match.edition,
            match=str(match.id),
            channel=f"<#{match.channel_id}>",
        )


async def _thread_of(interaction: Interaction) -> discord.Thread | None:
    """The thread of an interaction as the bot knows it, or as Discord tells: an interaction does not name its owner."""
    if interaction.guild is None or not isinstance(interaction.channel, discord.Thread):
        return None
    if known := interaction.guild.get_thread(interaction.channel.id):
        return known
    try:
        found = await interaction.guild.fetch_channel(interaction.channel.id)
    except UNDELIVERED:
        return None
    return found if isinstance(found, discord.Thread) else None


async def _rename(thread: discord.Thread, name: str) -> None:
    """Rename a thread, unless that has been done too often lately: Discord allows it twice in ten minutes."""
    try:
        async with asyncio.timeout(_RENAMED_WITHIN):
            await thread.edit(name=name)
    except (TimeoutError, *UNDELIVERED) as error:
        log.info("A thread keeps its name: %s", type(error).__name__)


async def into_own_thread(
    interaction: Interaction, message: discord.PartialMessage, match: Match, one: str, other: str
) -> Match:
    """A match of two players with these names in a new thread under a message; or where it was, if that fails."""
    context = interaction.client.context
    with speaking(context.languages.here(interaction)):
        name = thread_name(match, one, other)
    try:
        thread = await message.create_thread(name=name, auto_archive_duration=LISTED_FOR)
    except UNDELIVERED as error:
        log.info("No thread for a match: %s", type(error).__name__)
        return match
    await context.database.write(matches.set_thread, match.id, thread.id)
    return match._replace(channel_id=thread.id)
