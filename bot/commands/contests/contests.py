"""``/league``, ``/cup`` and ``/arena``: a server's contests, joining and leaving them and, for its moderators, pausing, moving and ending them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial, wraps
from typing import Concatenate, Final, ParamSpec

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.common.arguments import Number
from bot.commands.common.options import localised
from bot.commands.common.sharing import shown_once
from bot.commands.contests.venues import closed_venue, refuse_if_off, with_reason, with_way_out
from bot.context import Interaction
from bot.delivery.contests.pictures import pictures
from bot.delivery.permissions import missing_for_contests_in, missing_for_threads_in
from bot.origin import main_channel, person
from bot.replies import NOBODY, best_effort, edit_answer, is_on_private_message, send_ephemeral
from bot.views.contests.contests import (
    Visit,
    leave_view,
    list_view,
    page_view,
    pause_view,
    table_view,
)
from data import Player
from data.records.contests import Contest, ContestKind, ContestState
from services import servers
from services.contests import announcing, stopping, telling
from services.contests.telling import ContestSeen
from services.players.blocks import blocked_by
from services.refusals import Refusal, Refused
from words import refusals
from words.catalogue import say, speaking
from words.pages.contests import answers, messages

P = ParamSpec("P")

#: The refusals by which a page shows itself to be of before: what it offers is not so any more.
_OF_BEFORE: Final = {
    Refusal.NO_SUCH_CONTEST,
    Refusal.CONTEST_RUNS_NOT,
    Refusal.CONTEST_HAS_BEGUN,
    Refusal.CUP_HAS_BEGUN,
    Refusal.IN_CONTEST_ALREADY,
    Refusal.NOT_IN_CONTEST,
    Refusal.REMOVED_FROM_CONTEST,
}


class ContestsCog(commands.Cog):
    """The contests of a server."""

    @app_commands.command(name="league", description=localised("command-league"))
    # All is said, because discord.py adds the tree's defaults to what is left out.
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def league(self, interaction: Interaction) -> None:
        """The leagues of this server."""
        await _show(interaction, ContestKind.LEAGUE)

    @app_commands.command(name="cup", description=localised("command-cup"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def cup(self, interaction: Interaction) -> None:
        """The cups of this server."""
        await _show(interaction, ContestKind.CUP)

    @app_commands.command(name="arena", description=localised("command-arena"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def arena(self, interaction: Interaction) -> None:
        """The arenas of this server."""
        await _show(interaction, ContestKind.ARENA)


def on_page(
    handler: Callable[Concatenate[Interaction, int, P], Awaitable[None]],
) -> Callable[Concatenate[Interaction, int, P], Awaitable[None]]:
    """A handler of what is pressed on the private page of a contest; where that page is of before, it becomes the one of now, with the refusal below."""

    @wraps(handler)
    async def acting(interaction: Interaction, contest_id: int, /, *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            await handler(interaction, contest_id, *args, **kwargs)
        except Refused as refused:
            if refused.refusal not in _OF_BEFORE or not is_on_private_message(interaction):
                raise
            await turn_page(interaction, await seen_by(interaction, contest_id), refusals.sentence(refused))

    return acting


async def _show(interaction: Interaction, kind: ContestKind) -> None:
    """Show the contests of a kind in this server, in private; the only one at once."""
    refuse_if_off(interaction)
    text, view = await _listed(interaction, kind)
    await send_ephemeral(interaction, text, view=view)


async def turn_to_list(interaction: Interaction, kind: ContestKind) -> None:
    """Show the contests of a kind again to whoever looks at one of them."""
    text, view = await _listed(interaction, kind)
    await edit_answer(interaction, content=text, view=view, allowed_mentions=NOBODY)


async def _listed(interaction: Interaction, kind: ContestKind) -> tuple[str, discord.ui.View]:
    """The contests of a kind in this server to choose one from; the page of the only one."""
    database = interaction.client.context.database
    listed = await database.read(telling.of_guild, interaction.guild_id or 0, kind)
    if len(listed) == 1:
        return await _page(interaction, listed[0])
    announces = await may_announce(interaction)
    closed = await closed_venue(interaction) if announces else None
    announces = announces and closed is None
    text = messages.list_text(kind, listed, may_announce=announces)
    view = list_view(kind, listed, may_announce=announces)
    return with_reason(text, closed), with_way_out(view, closed, interaction)


async def turn_to(interaction: Interaction, contest_id: Number) -> None:
    """Show one contest to whoever chose it."""
    await turn_page(interaction, await seen_by(interaction, contest_id))


async def table(interaction: Interaction, contest_id: Number, _pair_or_season: Number) -> None:
    """Show whoever presses how a contest stands: a cup's bracket, an arena's table, and of a league their division or, if they play in none, the first."""
    seen = await seen_by(interaction, contest_id)
    if not (seen.divisions or seen.cup or seen.arena):
        await send_ephemeral(interaction, messages.page_text(seen, person(interaction)))
        return
    number = seen.division_of(person(interaction)) or 0
    context = interaction.client.context
    server = context.members.server_name(seen.contest.guild_id)
    files = await pictures(context.drawing, context.asker(interaction), seen, server, number)
    view = table_view(seen.contest, number)
    await send_ephemeral(interaction, messages.standing_text(seen, number), files=files, view=view)


async def share_table(interaction: Interaction, contest_id: Number, number: Number) -> None:
    """Show everybody how a contest stands, in the language of the place; of a league the division that was looked at."""
    seen = await seen_by(interaction, contest_id)
    context = interaction.client.context
    server = context.members.server_name(seen.contest.guild_id)
    async with shown_once(interaction):
        with speaking(context.languages.here(interaction)):
            number = min(number, max(len(seen.divisions) - 1, 0))
            files = await pictures(context.drawing, context.asker(interaction), seen, server, number)
            text = messages.shared_text(seen, number)
            await interaction.followup.send(text, files=files, allowed_mentions=NOBODY)


@on_page
async def join(interaction: Interaction, contest_id: Number) -> None:
    """Join a contest."""
    refuse_if_off(interaction)
    context = interaction.client.context
    contest = await context.database.write(
        announcing.join, interaction.guild_id or 0, contest_id, person(interaction), context.clock.now()
    )
    blocks = bool(await context.database.read(blocked_by, person(interaction)))
    await answer_or_turn(interaction, answers.joined_text(contest, blocks=blocks), contest)


@on_page
async def leave(interaction: Interaction, contest_id: Number) -> None:
    """Leave a contest: at once before it begins, and after a question while it runs."""
    seen = await seen_by(interaction, contest_id)
    if seen.is_in(person(interaction)) or not seen.plays(person(interaction)):
        contest = await _leave(interaction, contest_id)
        await answer_or_turn(interaction, answers.left_text(contest), contest)
        return
    question = answers.leave_question(seen.contest, seen.forfeit_of(person(interaction)))
    if is_on_private_message(interaction):
        view = leave_view(seen.contest, on_page=True)
        await edit_answer(interaction, content=question, view=view, allowed_mentions=NOBODY)
    else:
        await send_ephemeral(interaction, question, view=leave_view(seen.contest, on_page=False))


async def stay(interaction: Interaction) -> None:
    """Close the question: nobody leaves."""
    await interaction.response.edit_message(content=say("contest-stayed"), view=None)


@on_page
async def leave_for_sure(interaction: Interaction, contest_id: Number) -> None:
    """Leave a contest, after the question."""
    contest = await _leave(interaction, contest_id)
    await settle_and_tell(interaction, answers.left_text(contest), contest)


async def _leave(interaction: Interaction, contest_id: int) -> Contest:
    context = interaction.client.context
    return await context.database.write(
        announcing.leave, interaction.guild_id or 0, contest_id, person(interaction), context.clock.now()
    )


@on_page
async def ask_to_pause(interaction: Interaction, contest_id: Number) -> None:
    """Ask a moderator, in place of the contest's page, whether it is to begin nothing more, and say what goes on."""
    servers.refuse_others(may_manage(interaction))
    seen = await seen_by(interaction, contest_id)
    if seen.contest.state is not ContestState.RUNNING:
        await turn_page(interaction, seen)
        return
    question = answers.pause_question(seen.contest)
    await edit_answer(interaction, content=question, view=pause_view(seen.contest), allowed_mentions=NOBODY)


@on_page
async def pause(interaction: Interaction, contest_id: Number) -> None:
    """Let a contest begin nothing more and its clocks stand still, after the question."""
    await _pause(interaction, contest_id, goes_on=False)


@on_page
async def go_on(interaction: Interaction, contest_id: Number) -> None:
    """Let a contest that was paused go on."""
    await _pause(interaction, contest_id, goes_on=True)


async def _pause(interaction: Interaction, contest_id: int, *, goes_on: bool) -> None:
    servers.refuse_others(may_manage(interaction))
    context = interaction.client.context
    change = partial(stopping.pause, goes_on=goes_on)
    contest = await context.database.write(change, interaction.guild_id or 0, contest_id, context.clock.now())
    await tell_and_turn(interaction, contest)


def may_manage(interaction: Interaction) -> bool:
    """True for whoever may manage the server."""
    return interaction.permissions.manage_guild


async def may_announce(interaction: Interaction) -> bool:
    """True for whoever may announce a contest in this server."""
    asked = partial(announcing.may_announce, may_manage=may_manage(interaction))
    return await interaction.client.context.database.read(asked, interaction.guild_id or 0)


async def seen_by(interaction: Interaction, contest_id: int) -> ContestSeen:
    """A contest of this server. Refuses NO_SUCH_CONTEST."""
    seen = await interaction.client.context.database.read(telling.read, contest_id)
    if seen is None or seen.contest.guild_id != interaction.guild_id:
        raise Refused(Refusal.NO_SUCH_CONTEST)
    return seen


async def going_on(interaction: Interaction, contest_id: int) -> ContestSeen:
    """A contest of this server that is not over. Refuses NO_SUCH_CONTEST."""
    seen = await seen_by(interaction, contest_id)
    if seen.contest.state is ContestState.ENDED:
        raise Refused(Refusal.NO_SUCH_CONTEST)
    return seen


async def turn_page(interaction: Interaction, seen: ContestSeen, done: str = "") -> None:
    """Let the private message show one contest and, below that, what was just ``done`` there."""
    text, view = await _page(interaction, seen)
    both = "\n".join(filter(None, (text, done)))
    await edit_answer(interaction, content=both, view=view, allowed_mentions=NOBODY)


async def _page(interaction: Interaction, seen: ContestSeen) -> tuple[str, discord.ui.View]:
    """One contest as this person reads it, and what they may do there."""
    me, manages, announces = person(interaction), may_manage(interaction), await may_announce(interaction)
    is_here = seen.contest.channel_id == main_channel(interaction)
    closed = await closed_venue(interaction) if manages or announces else None
    others = await interaction.client.context.database.read(telling.others, seen.contest)
    visit = Visit(
        me,
        may_manage=manages,
        may_move_here=not (is_here or closed),
        may_announce=announces and closed is None,
        has_others=bool(others),
    )
    text = page = messages.page_text(seen, me)
    if seen.contest.state is not ContestState.ENDED:
        text = with_trouble(interaction, page, seen.contest)
    if text == page or not is_here:  # else it says already why nothing goes on here
        text = with_reason(text, closed)
    keeps_out = manages and bool(await read_kept_out(interaction, seen.contest))
    return text, with_way_out(page_view(seen, visit, keeps_out=keeps_out), closed, interaction)


async def read_kept_out(interaction: Interaction, contest: Contest) -> Sequence[Player]:
    """Everybody whom a moderator can let join a contest again."""
    return await interaction.client.context.database.read(announcing.kept_out, contest)


def with_trouble(interaction: Interaction, text: str, contest: Contest) -> str:
    """A text about a contest and, where the bot may not post in its channel just now, that nothing goes on there; or that it makes no threads there."""
    guild, channel_id = interaction.guild, contest.channel_id
    trouble = answers.trouble(channel_id, missing_for_contests_in(guild, channel_id))
    boards = answers.no_threads(channel_id, missing_for_threads_in(guild, channel_id))
    return "\n".join(filter(None, (text, trouble or boards)))


async def tell_and_turn(interaction: Interaction, contest: Contest, done: str = "") -> ContestSeen:
    """Show a contest as it is now in private, with what was just ``done``, and in its channel; returns how it is."""
    seen = await seen_by(interaction, contest.id)
    await best_effort(turn_page(interaction, seen, done))
    _tell_now(interaction, contest)
    return seen


async def answer_or_turn(interaction: Interaction, done: str, contest: Contest) -> None:
    """Answer in private what was ``done``; on the private page of a contest, which would tell what is so no more, by that page as it is now."""
    if is_on_private_message(interaction):
        await tell_and_turn(interaction, contest, done)
    else:
        await answer_and_tell(interaction, with_trouble(interaction, done, contest), contest)


async def answer_and_tell(interaction: Interaction, text: str, contest: Contest) -> None:
    """Answer in private, and let the contest's message say what is so now."""
    await best_effort(send_ephemeral(interaction, text))
    _tell_now(interaction, contest)


async def settle_and_tell(
    interaction: Interaction, text: str, contest: Contest, view: discord.ui.View | None = None
) -> None:
    """The same, where a question was asked: the answer stands in its place, with a ``view`` or without buttons."""
    await best_effort(edit_answer(interaction, content=text, view=view))
    _tell_now(interaction, contest)


def _tell_now(interaction: Interaction, contest: Contest) -> None:
    """Let a contest's message say what is so now; that of an arena that runs is edited now and then by itself."""
    if contest.kind is not ContestKind.ARENA or contest.state is not ContestState.RUNNING:
        _tell(interaction, contest)


def _tell(interaction: Interaction, contest: Contest) -> None:
    context = interaction.client.context
    context.contests.keep_telling(contest.id, context.publisher.background)
