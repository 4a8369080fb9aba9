"""Flaws: what was wrong with a turn that is not right in a puzzle, and why, as facts."""

from __future__ import annotations

from typing import NamedTuple

from game import Graduated, Played, Square
from puzzles import Goal
from services.learning.puzzles.ideas import threatens_nothing, weightiest_of, wins_after_nothing
from services.learning.puzzles.solving import Solving
from teaching import (
    Fact,
    LeavesWin,
    PushedApart,
    PushedInto,
    WinOn,
    pushed_apart,
    pushed_into,
)


class Flaw(NamedTuple):
    """A turn that was not right, and as far as it is known why: it wins too, but ``later``; or it leaves the opponent some wins.

    ``reply`` is the opponent's turn that refutes it.
    """

    played: Played
    later: bool = False
    leaves: tuple[WinOn, ...] = ()
    reply: Played | None = None

    @property
    def shown(self) -> Played:
        """The turn that shows what comes of it."""
        return self.reply or self.played


class Why(NamedTuple):
    """The reasons why a turn is not right, as far as they are known.

    Attributes:
        already: whether the opponent threatened the win before it that they have after it.
        pushed: the push of the turn's without which the opponent would not have that win.
        does: what the reply that refutes it does.
        idle: whether it threatens no win, although the right turn does, or although nothing else can be told.
        apart: the push that keeps it from completing a line.
        mixed: the line that it completes, where a win is asked for, but with a kitten in it.
    """

    already: bool = False
    pushed: PushedInto | None = None
    does: Fact | None = None
    idle: bool = False
    apart: PushedApart | None = None
    mixed: tuple[Square, ...] = ()


def why_of(solving: Solving, flaw: Flaw) -> Why:
    """The reasons why a turn is not right where somebody stands in a puzzle."""
    if flaw.later:
        return Why()
    if flaw.leaves:
        return _of_a_win(flaw.played, flaw.leaves)
    if flaw.reply and flaw.reply.position.outcome:
        return _of_a_win(flaw.played, (WinOn(flaw.reply.turn.square, flaw.reply.turn.kind),))
    if solving.turns_left == 1:
        return _of_the_last(solving, flaw.played)
    does = weightiest_of(flaw.reply) if flaw.reply else None
    return Why(does=does, idle=_is_idle(solving, flaw.played, does))


def _of_a_win(played: Played, wins: tuple[WinOn, ...]) -> Why:
    """The reasons for wins of the opponent's after a turn."""
    threatened = {win.square for win in wins_after_nothing(played.before)}
    already = threatened.issuperset(win.square for win in wins)
    return Why(already=already, pushed=pushed_into(played.before, played.turn, LeavesWin(wins)))


def _of_the_last(solving: Solving, played: Played) -> Why:
    """The reasons why a turn does not do at once what is asked for."""
    wins = solving.puzzle.goal is Goal.WIN
    grown = next((event for event in played.events if isinstance(event, Graduated)), None)
    mixed = grown.squares if wins and grown and len(grown.squares) > 1 else ()
    return Why(apart=pushed_apart(played.before, played.turn, wins=wins), mixed=mixed)


def _is_idle(solving: Solving, played: Played, does: Fact | None) -> bool:
    """True if a turn threatens no win, and that is to be told."""
    if not threatens_nothing(played.position):
        return False
    right = solving.position.after(solving.next_turn)
    return does is None or bool(wins_after_nothing(right))
