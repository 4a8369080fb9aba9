"""The buttons of a board message, what is under More, and the question before a match is given up."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

import discord

from bot.views.bot_matches import again_button
from bot.views.buttons import Button, button, custom_ids, in_row, view_of
from bot.views.contests.votes import ON_VOTE_BOARDS, vote_board_view
from bot.views.offers import (
    answer_buttons,
    boop_button,
    claim_buttons,
    offer_buttons,
    play_on_button,
    resume_buttons,
)
from bot.views.picker import hint_button
from bot.views.plans import plan_button
from data import Match
from game import Side
from services.play.beginning.series import SeriesState
from services.play.matches import counts, is_lost_if_given_up
from services.play.matching import won_by_hints
from services.play.snapshots import Snapshot
from services.play.timing import clocks
from words.catalogue import say
from words.pages.rules import signs_page
from words.play.contests import is_in_arena

#: The verbs of which each board has one with its version: those of a match that people play, and those of one that a whole server plays.
_ON_BOARDS: Final = ("boop", "rematch", *ON_VOTE_BOARDS)


def board_view(snapshot: Snapshot, *, waits: bool = False) -> discord.ui.View:
    """The buttons under a board. They have the version that the board shows: what was offered since changes none.

    ``waits``: only one player sees it, and it is the other's turn; all they can do is plan ahead.
    """
    match = snapshot.match
    state = (match.id, match.delivery.board_version)
    if snapshot.ballot is not None:
        return vote_board_view(snapshot)
    if snapshot.running:
        return view_of(
            plan_button(match) if waits else boop_button(match),
            button(say("button-more"), "more", *state),
        )
    level = snapshot.summary.level if snapshot.summary else None
    # Beside another match that is due, or another level that is proposed, a rematch is the lesser invitation; not after a win by hints.
    level_invites = level is not None and not won_by_hints(snapshot)
    other_is_due = _another_is_due(snapshot) or level_invites
    style = discord.ButtonStyle.secondary if other_is_due else discord.ButtonStyle.primary
    # While a series runs, what the button leads to is the game that is on. By it the board is found, too.
    label = say("button-next-game" if _series_runs(snapshot) else "button-rematch")
    rematch = button(label, "rematch", *state, style=style)
    if snapshot.last is None:
        return view_of(rematch)
    # With another level there is room for one less in a row: below the film there are the highlights, too.
    looking_back = ("replay", "film", "review") if level else ("replay", "film", "highlights", "review")
    # Of a match that was over before it had begun there is nothing to see but its turns.
    shown = looking_back if counts(match) else looking_back[:1]
    others = (
        *((again_button(match.id, level, invites=level_invites),) if level else ()),
        *(button(say(f"button-{verb}"), verb, match.id) for verb in shown),
    )
    if is_in_arena(snapshot):
        return view_of(*_back_in(snapshot), *others, rematch)
    return view_of(*others, rematch) if other_is_due else view_of(rematch, *others)


def _back_in(snapshot: Snapshot) -> Sequence[Button]:
    """The way back into an arena, for whoever sits out of it."""
    if snapshot.played_in is None:
        return ()
    contest = snapshot.played_in.contest
    return (button(say("button-contest-join"), "leaguejoin", contest.id, style=discord.ButtonStyle.success),)


def _another_is_due(snapshot: Snapshot) -> bool:
    """True if the two need no rematch to meet again, or the match was one of a contest: the button is there, but invites nobody."""
    return _series_runs(snapshot) or snapshot.played_in is not None


def _series_runs(snapshot: Snapshot) -> bool:
    return snapshot.series is not None and snapshot.series.state is SeriesState.RUNNING


def is_board_of(message: discord.Message, match: Match) -> bool:
    """True if a message is the board of exactly this state of a match; a button's custom id tells.

    A line has **Boop!** too, but no picture.
    """
    boards = {f"{verb}:{match.id}:{match.delivery.board_version}" for verb in _ON_BOARDS}
    return bool(message.attachments) and not boards.isdisjoint(custom_ids(message.components))


def more_view(snapshot: Snapshot, side: Side, now: datetime) -> discord.ui.View:
    """The buttons of all that a player of this side may do other than take a turn, each kind of them in a row of its own."""
    match = snapshot.match
    state = (match.id, match.version)
    up = clocks.is_up(match, now) and side is not snapshot.position.side
    due = (
        *answer_buttons(match, side),
        *resume_buttons(match),
        *(claim_buttons(match) if up else ()),
    )
    mine = (
        *([] if snapshot.bot_side else [plan_button(match)]),
        button(say("button-note"), "note", match.id),
        *([button(say("button-watch"), "watch", *state)] if snapshot.last else []),
        *([hint_button(snapshot)] if match.hints and side is snapshot.position.side else []),
    )
    reading = (
        button(say("button-read"), "read", match.id),
        button(say("button-signs"), "readrules", match.edition, signs_page(match.edition)),
        button(say("button-rules"), "readrules", match.edition),
        button(say("button-help"), "help", match.edition),
    )
    resign = button(say("button-resign"), "resign", *state, style=discord.ButtonStyle.danger)
    rows = (due, mine, offer_buttons(snapshot, side), reading, (resign,))
    return view_of(*(each for number, row in enumerate(rows) for each in in_row(number, *row)))


def resign_view(snapshot: Snapshot) -> discord.ui.View:
    """Yes or no, before a match is given up."""
    match = snapshot.match
    state = (match.id, match.version)
    yes = say("button-resign-yes", counts="yes" if is_lost_if_given_up(snapshot) else "no")
    return view_of(
        button(yes, "giveup", *state, style=discord.ButtonStyle.danger),
        play_on_button(match),
    )
