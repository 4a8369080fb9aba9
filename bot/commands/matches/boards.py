"""The buttons **More** and **Watch** of a board, and giving a match up."""

from __future__ import annotations

from functools import partial

from bot.commands.common.arguments import MatchId, Version
from bot.commands.common.permissions import (
    is_thread_of_others,
    refuse_where_boards_cannot_go,
    refuse_where_opponent_cannot_see,
)
from bot.commands.common.showing import show_change
from bot.commands.matches.follows import open_watched
from bot.commands.matches.picker import show_next
from bot.context import Interaction
from bot.origin import person, place
from bot.replies import NOBODY, best_effort, is_on_private_message, send_ephemeral
from bot.views.boards import more_view, resign_view
from bot.views.picker import next_view
from services.play import match_selection, matches
from services.play.access import own_match, running_match, watched
from services.play.plans.making import has_planned
from services.play.snapshots import Snapshot, load
from services.players import notes
from services.refusals import Refusal, Refused
from words.catalogue import run_on, say, small
from words.play.boards.last import end_text
from words.play.boards.places import moved_away
from words.play.boards.rows import board_as_text
from words.play.notes import more_text
from words.play.series import series_line
from words.turns.pieces import mention


async def bring_here(interaction: Interaction, snapshot: Snapshot) -> None:
    """Show a match where its player asks for it, which moves it there; the place it leaves is told where it went."""
    lost = snapshot.match.delivery.place_lost is not None
    await refuse_where_boards_cannot_go(interaction, homeless=lost)
    await refuse_where_opponent_cannot_see(interaction, snapshot)
    context, match, here = interaction.client.context, snapshot.match, place(interaction)
    before = await context.database.write(
        matches.bring_to, match.id, person(interaction), here, context.clock.now()
    )
    if before.channel_id != here.channel_id:
        other = snapshot.opponent_of(interaction.user.id)
        mover = snapshot.player(snapshot.seat_of(other).other)
        told = partial(moved_away, match, mover, here.guild_id, here.channel_id)
        context.publisher.departures.tell(before, told, other)
    await show_change(interaction, match.id)


async def bring(interaction: Interaction, match_id: MatchId, how: str = "here") -> None:
    """Show a match where this is pressed, which moves it there; or (``text``) in words."""
    snapshot = await interaction.client.context.database.read(own_match, match_id, person(interaction))
    await show_board(interaction, snapshot, in_words=how == "text")


async def show_board(interaction: Interaction, snapshot: Snapshot, *, in_words: bool) -> None:
    """Show a match's board here, which moves the match to this channel; in words, or in the thread of another match, it stays where it is."""
    if in_words:
        await send_ephemeral(interaction, board_as_text(snapshot))
    elif snapshot.match.delivery.place_lost is None and await is_thread_of_others(
        interaction, snapshot.opponent_of(interaction.user.id).discord_id
    ):
        # A thread has its own match: another one that is looked at there stays where it is.
        await show_next(interaction, snapshot.match.id)
    else:
        await bring_here(interaction, snapshot)


async def ask_to_resign(interaction: Interaction, snapshot: Snapshot) -> None:
    """Ask the player whether they are sure, before a match is given up; in place of **More**, if it was pressed there."""
    sure = say(
        "resign-sure",
        counts="yes" if matches.is_lost_if_given_up(snapshot) else "no",
        opponent=mention(snapshot.opponent_of(interaction.user.id)),
        match=str(snapshot.match.id),
    )
    question = run_on((sure, _for_its_series(snapshot), _lost_all_the_same(snapshot)))
    question = "\n".join([question, *map(small, series_line(snapshot))])
    view = resign_view(snapshot)
    if is_on_private_message(interaction):
        await interaction.response.edit_message(content=question, view=view, allowed_mentions=NOBODY)
    else:
        await send_ephemeral(interaction, question, view=view)


def _for_its_series(snapshot: Snapshot) -> str | None:
    """The words of what giving up a game that counts nowhere else yet does to its series; None if it is in none."""
    if snapshot.match.series_id is None or matches.counts(snapshot.match):
        return None
    return say("resign-lost-in-series" if matches.is_lost_if_given_up(snapshot) else "resign-ends-series")


def _lost_all_the_same(snapshot: Snapshot) -> str | None:
    """That a match which counts nowhere else is lost in its contest; None if it is in none, or in one that was ended."""
    played = snapshot.played_in
    if played is None or played.contest.called_off or matches.counts(snapshot.match):
        return None
    return say("contest-loss", contest_kind=played.contest.kind)


async def more(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Show a player what else they may do, and anybody else what there is to see."""
    context = interaction.client.context
    seen = await context.database.read(watched, match_id, person(interaction), interaction.channel_id or 0)
    if seen is not None:
        await open_watched(interaction, seen)
        return
    snapshot, side = await context.database.read(running_match, match_id, person(interaction), version)
    note = await context.database.read(notes.of, match_id, person(interaction))
    has_plans = snapshot.match.has_plans
    planned = has_plans and await context.database.read(has_planned, match_id, person(interaction))
    view = more_view(snapshot, side, context.clock.now())
    await send_ephemeral(interaction, more_text(snapshot.match, note, planned=planned), view=view)


async def read_board(interaction: Interaction, match_id: MatchId) -> None:
    """Show a match's board in words to one of its players."""
    snapshot = await interaction.client.context.database.read(own_match, match_id, person(interaction))
    await send_ephemeral(interaction, board_as_text(snapshot))


async def watch(interaction: Interaction, match_id: MatchId, _version: Version) -> None:
    """Show the last turn as an animation, to its players and to anybody in its channel."""
    context = interaction.client.context
    seen = await context.database.read(watched, match_id, person(interaction), interaction.channel_id or 0)
    snapshot = (
        seen.snapshot if seen else await context.database.read(own_match, match_id, person(interaction))
    )
    if snapshot.last is None:
        raise Refused(Refusal.OUT_OF_DATE, link=snapshot.match)
    told = say("watch-turn", turn=snapshot.match.turns)
    moving = await context.presenter.motion(context.asker(interaction), snapshot, snapshot.last)
    await send_ephemeral(interaction, told, file=moving)


async def resign(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Ask whether a match is to be given up."""
    database = interaction.client.context.database
    snapshot, _ = await database.read(running_match, match_id, person(interaction), version)
    await ask_to_resign(interaction, snapshot)


async def give_up(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Give a match up, and lead on to the next one in which it is the player's turn."""
    context, me = interaction.client.context, person(interaction)
    await context.database.write(matches.resign, match_id, me, context.clock.now(), version=version)
    following = await context.database.read(match_selection.next_awaiting, me, match_id)
    view = next_view(following) if following else None
    told = end_text(await context.database.read(load, match_id))
    await best_effort(interaction.response.edit_message(content=told, view=view, allowed_mentions=NOBODY))
    await show_change(interaction, match_id, below=told)


async def play_on(interaction: Interaction, match_id: MatchId, _version: Version) -> None:
    """Close the question: the match goes on, if it still does."""
    await interaction.client.context.database.read(running_match, match_id, person(interaction))
    await interaction.response.edit_message(content=say("resign-kept"), view=None)
