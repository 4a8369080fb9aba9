"""Verdicts: what a review has to say against a turn that was played, and for a better one."""

from __future__ import annotations

from typing import Final

from game import Position, Turn
from teaching.effects import facts_of, line_left
from teaching.facts import (
    WEIGHTY,
    Fact,
    GrowsUp,
    LeavesGrowing,
    LeavesWin,
    LosesIn,
    LosesPieces,
    PushesOff,
    RunsInto,
    ScaresOff,
    ThreatensGrowing,
    ThreatensWin,
    WinsIn,
)
from teaching.lessons import Moment

#: A line that more squares than these would complete is no reason for a turn: it was there before.
_TELLING: Final = 6
#: What a reply is told for.
_TOLD_OF_REPLIES: Final = (GrowsUp, ThreatensWin, PushesOff, ScaresOff, ThreatensGrowing)


def is_telling(fact: Fact) -> bool:
    """True if a fact says something of the turn itself."""
    return not isinstance(fact, ThreatensGrowing) or len(fact.squares) <= _TELLING


def runs_into(after: Position, reply: Turn) -> RunsInto | None:
    """The reply to a turn, with the weightiest of what it does; None if that is not worth telling."""
    for fact in facts_of(after, reply):
        if isinstance(fact, _TOLD_OF_REPLIES) and is_telling(fact):
            return RunsInto(reply, fact)
    return None


def against(position: Position, moment: Moment, turn: Turn) -> Fact | None:
    """The weightiest fact against the turn played at a moment; a WinsIn is a win that it misses. None if there is none."""
    facts = facts_of(position, turn)
    leaves_win = next((fact for fact in facts if isinstance(fact, LeavesWin)), None)
    if moment.loses_in and moment.loses_in > 1:
        return LosesIn(moment.loses_in)
    if leaves_win or moment.wins_in:
        return leaves_win or WinsIn(moment.wins_in or 0)
    better = facts_of(position, position.parse_turn(moment.better))
    line = line_left(position, turn)
    if line and any(isinstance(fact, GrowsUp) for fact in better):
        return line
    after = position.after(turn)
    if moment.reply and (told := runs_into(after, after.parse_turn(moment.reply))):
        return told
    return next((fact for fact in facts if isinstance(fact, LeavesGrowing | LosesPieces)), None)


def has_reason(position: Position, moment: Moment, turn: Turn) -> bool:
    """True if there is something to tell against the turn played at a moment, or for the better one."""
    if against(position, moment, turn):
        return True
    better = facts_of(position, position.parse_turn(moment.better))
    return any(isinstance(fact, WEIGHTY) and is_telling(fact) for fact in better)
