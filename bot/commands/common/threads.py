"""A match's own thread, made from a message that tells of it, if the server allows it."""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.context import Interaction
from bot.origin import is_user_installed
from bot.replies import UNDELIVERED
from data import Match
from services import servers
from words.catalogue import speaking
from words.play.boards import thread_name

log = logging.getLogger(__name__)

#: Minutes without a message after which a thread leaves the list of channels: a week, the longest there is. A turn may take days.
_LISTED_FOR: Final = 7 * 24 * 60


async def may_have_thread(interaction: Interaction) -> discord.TextChannel | None:
    """The channel, if its matches get threads of their own; else None: then a match stays in the channel."""
    allowed = interaction.app_permissions
    if not (allowed.create_public_threads and allowed.send_messages_in_threads):
        return None
    if is_user_installed(interaction):
        return None
    guild, _ = await interaction.client.context.database.read(servers.settings, interaction.guild_id)
    if not guild.threads:
        return None
    return interaction.channel if isinstance(interaction.channel, discord.TextChannel) else None


async def own_thread(
    interaction: Interaction, message: discord.Message, match: Match, one: str, other: str
) -> discord.Thread | None:
    """A new thread under a message for a match of two players with these names, or None if that fails."""
    with speaking(interaction.client.context.languages.here(interaction)):
        name = thread_name(match, one, other)
    try:
        return await message.create_thread(name=name, auto_archive_duration=_LISTED_FOR)
    except UNDELIVERED as error:
        log.info("No thread for a match: %s", type(error).__name__)
        return None
