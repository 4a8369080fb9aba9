"""``/vote``: a server plays the bot together. Everybody votes for the next turn; whoever manages the server begins and ends it."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.common import previews
from bot.commands.common.arguments import SEEN, MatchId, Picked, Seen, Version
from bot.commands.common.forms import Filled
from bot.commands.common.options import localised
from bot.commands.common.picker import Picker, Tap
from bot.commands.contests.venues import (
    called,
    closed_venue,
    refuse_if_off,
    venue_channel,
    with_reason,
    with_way_out,
)
from bot.context import Interaction
from bot.origin import main_channel, person, person_of
from bot.replies import NOBODY, best_effort, edit_answer, is_on_private_message, send_ephemeral
from bot.views.contests.votes import begin_form, end_view, page_view, vote_picker_view, voted_view
from bot.views.picker import NOTHING_PICKED
from game import Edition
from services import servers
from services.contests.votes import keeping, voting
from services.contests.votes.keeping import Venue, VoteTerms
from services.contests.votes.voting import Poll
from services.play.picking import Picking
from services.refusals import Refusal, Refused
from words.catalogue import speaking
from words.pages.contests import votes as words
from words.play.boards.past import earlier


class VotesCog(commands.Cog):
    """The match that a whole server plays."""

    @app_commands.command(name="vote", description=localised("command-vote"))
    # All is said, because discord.py adds the tree's defaults to what is left out.
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def vote(self, interaction: Interaction) -> None:
        """The match that this server plays together."""
        refuse_if_off(interaction)
        text, view = await _page(interaction)
        await send_ephemeral(interaction, text, view=view)


async def open_page(interaction: Interaction, _match_id: MatchId, _version: Version) -> None:
    """Show the private page from a board on which there is nothing to vote for."""
    refuse_if_off(interaction)
    text, view = await _page(interaction)
    await send_ephemeral(interaction, text, view=view)


async def open_picker(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Ask somebody which turn they want, in private; in place of the private message where this was pressed, if it was on one."""
    refuse_if_off(interaction)
    poll = await _poll(interaction, Seen(match_id, version))
    picking = Picking.of(poll.snapshot.position, NOTHING_PICKED)
    text, view = words.question(poll, picking), vote_picker_view(poll, picking)
    if is_on_private_message(interaction):
        shown = await previews.changed(interaction, poll.snapshot, picking)
        await edit_answer(interaction, content=text, view=view, allowed_mentions=NOBODY, **shown)
    else:
        shown = await previews.opened(interaction, poll.snapshot, picking)
        await send_ephemeral(interaction, text, view=view, **shown)


async def cast(interaction: Interaction, match_id: MatchId, version: Version, request: Picked) -> None:
    """Vote for the turn that is picked."""
    refuse_if_off(interaction)
    if request.square is None:
        raise Refused(Refusal.OLD_BUTTON)
    context = interaction.client.context
    poll = await context.database.write(
        voting.vote,
        match_id,
        person(interaction),
        request,
        context.clock.now(),
        version=version,
        guild_id=interaction.guild_id or 0,
    )
    context.votes.keep_telling(match_id)
    await best_effort(
        edit_answer(
            interaction,
            content=words.voted_text(poll),
            attachments=[],
            embeds=[],
            view=voted_view(poll),
            allowed_mentions=NOBODY,
        )
    )


async def open_form(interaction: Interaction) -> None:
    """Ask, in a form, for the terms of a vote match."""
    where = called(interaction, await vote_channel(interaction))
    guild, _ = await interaction.client.context.database.read(servers.settings, interaction.guild_id)
    await interaction.response.send_modal(begin_form(guild, where))


async def begin(interaction: Interaction, filled: Filled) -> None:
    """Begin a vote match in this channel, on the terms that were filled in."""
    venue = await vote_venue(interaction)
    terms = VoteTerms(
        filled.one("edition", Edition),
        filled.one("vote-level", int),
        filled.one("vote-hours", words.hours_of),
    )
    context, account = interaction.client.context, interaction.client.user
    if account is None or not await context.opponent.can_play():
        raise Refused(Refusal.BOT_CANNOT_PLAY)
    match = await context.database.write(keeping.begin, venue, terms, person_of(account), context.clock.now())
    await best_effort(send_ephemeral(interaction, words.begun_text(match)))
    await context.publisher.show(match.id)


async def move_here(interaction: Interaction) -> None:
    """Let a vote match go on in this channel."""
    channel_id = await vote_channel(interaction)
    context = interaction.client.context
    before = await context.database.write(keeping.move, interaction.guild_id or 0, channel_id)
    await _turn_page(interaction)
    if before is not None:
        with speaking(context.languages.of_place(before.guild_id)):
            context.publisher.departures.clear(before, earlier(before))
        await context.publisher.show(before.id)


async def ask_to_end(interaction: Interaction) -> None:
    """Ask whether a vote match is to end for good."""
    servers.refuse_others(interaction.permissions.manage_guild)
    kept = await interaction.client.context.database.read(keeping.kept_by, interaction.guild_id or 0)
    await send_ephemeral(interaction, words.end_question(kept), view=end_view())


async def end(interaction: Interaction) -> None:
    """End a vote match for good."""
    servers.refuse_others(interaction.permissions.manage_guild)
    context = interaction.client.context
    match = await context.database.write(keeping.end, interaction.guild_id or 0, context.clock.now())
    await best_effort(edit_answer(interaction, content=words.ended_text(), view=None))
    if match is not None:
        await context.publisher.show(match.id)


async def _show(interaction: Interaction, seen: Seen, tap: Tap) -> None:
    """Answer a tap with the picker as it is now."""
    refuse_if_off(interaction)
    poll = await _poll(interaction, seen)
    position = poll.snapshot.position
    picking = Picking.of(position, tap(position))
    shown = await previews.changed(interaction, poll.snapshot, picking)
    text, view = words.question(poll, picking), vote_picker_view(poll, picking)
    await edit_answer(interaction, content=text, view=view, allowed_mentions=NOBODY, **shown)


async def _poll(interaction: Interaction, seen: Seen) -> Poll:
    """The vote on the turn that a message shows."""
    database, guild_id = interaction.client.context.database, interaction.guild_id or 0
    return await database.read(voting.poll, seen.id, seen.version, guild_id, person(interaction))


async def _page(interaction: Interaction) -> tuple[str, discord.ui.View]:
    """The private page, and what this person may do there."""
    database, guild_id = interaction.client.context.database, interaction.guild_id or 0
    page = await database.read(voting.look, guild_id, person(interaction))
    may_manage = interaction.permissions.manage_guild
    closed = await closed_venue(interaction) if may_manage else None
    view = page_view(
        page, here=main_channel(interaction), may_manage=may_manage, may_vote_here=closed is None
    )
    return with_reason(words.page_text(page), closed), with_way_out(view, closed, interaction)


async def _turn_page(interaction: Interaction) -> None:
    text, view = await _page(interaction)
    await edit_answer(interaction, content=text, view=view, allowed_mentions=NOBODY)


async def vote_channel(interaction: Interaction) -> int:
    """The channel in which a server would vote. Refuses whoever may not manage the server, and a channel where no board can be posted."""
    refuse_if_off(interaction)
    servers.refuse_others(interaction.permissions.manage_guild)
    return await venue_channel(interaction)


async def vote_venue(interaction: Interaction) -> Venue:
    """This server, and the channel in which it would vote. Refuses as ``vote_channel`` does."""
    channel_id = await vote_channel(interaction)
    name = interaction.guild.name if interaction.guild else ""
    return Venue(interaction.guild_id or 0, name, channel_id)


#: The picker of a vote.
PICKER: Final = Picker(SEEN, _show)
