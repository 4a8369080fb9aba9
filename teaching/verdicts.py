"""Verdicts: what a review has to say against a turn that was played, and for a better one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game import Position, Turn
from teaching.effects import facts_of, facts_of_placing, has_sure_line, line_left
from teaching.facts import (
    WEIGHTY,
    Fact,
    FollowUp,
    GrowsUp,
    LeavesGrowing,
    LeavesWin,
    LosesIn,
    LosesPieces,
    LosesTo,
    OwnToEdge,
    PushesOff,
    RunsInto,
    ScaresOff,
    StopsGrowing,
    StopsWin,
    ThreatensGrowing,
    ThreatensWin,
    Wins,
    WinsIn,
)
from teaching.lessons import Moment

#: A reply, and the turn after it.
_NEXT_TWO: Final = 2
#: A line that more squares than these would complete is no reason for a turn: it was there before.
_TELLING: Final = 6
#: Facts that name squares: one says as much as another that names fewer of the same.
_ABOUT_SQUARES: Final = (ThreatensWin, StopsWin, StopsGrowing, ThreatensGrowing, PushesOff, ScaresOff)
#: Facts of which one says as much as another that has fewer squares, whichever they are.
_ABOUT_HOW_MANY: Final = (GrowsUp, OwnToEdge)
#: What is told of a next turn.
_FOLLOWED: Final = (Wins, GrowsUp, ThreatensWin, PushesOff, ScaresOff, ThreatensGrowing)
#: What a reply is told for.
_TOLD_OF_REPLIES: Final = (GrowsUp, ThreatensWin, PushesOff, ScaresOff, ThreatensGrowing)


def is_telling(fact: Fact) -> bool:
    """True if a fact says something of the turn itself."""
    return not isinstance(fact, ThreatensGrowing) or len(fact.squares) <= _TELLING


def runs_into(after: Position, reply: Turn) -> RunsInto | None:
    """The reply to a turn, with the weightiest of what it does; None if that is not worth telling."""
    for fact in facts_of(after, reply):
        if isinstance(fact, _TOLD_OF_REPLIES) and is_telling(fact):
            return RunsInto(reply, fact, isinstance(fact, ThreatensGrowing) and has_sure_line(after, reply))
    return None


def works_still(after: Position, told: RunsInto) -> bool:
    """True if a reply does as much after another turn: then it says nothing against the one it was told of."""
    reply = told.reply
    if after.outcome or after.piece_at(reply.square) is not None or reply.kind not in after.kinds():
        return False
    return any(
        any(_is_as_bad(fact, told.does) for fact in facts_of(after, way))
        and (not told.sure or has_sure_line(after, way))
        for way in after.place(reply.kind, reply.square).turns()
    )


def _is_as_bad(fact: Fact, told: Fact) -> bool:
    """True if a fact of a reply is as bad for the other side as one that was told; a line that is set up is one, wherever."""
    if isinstance(told, ThreatensGrowing):
        return isinstance(fact, ThreatensGrowing) and is_telling(fact)
    if isinstance(told, ThreatensWin):
        return isinstance(fact, ThreatensWin) and len(fact.squares) >= len(told.squares)
    return _says_as_much(fact, told)


def _with_any_piece(after: Position, reply: Turn, turn: Turn, does: Fact) -> bool:
    """True if a turn does the same whichever pieces go on its square and on that of the reply."""
    replies = [way for kind in after.kinds() for way in after.place(kind, reply.square).turns()]
    later = [position for way in replies if not (position := after.after(way)).outcome]
    return all(
        does in facts_of_placing(position, turn._replace(kind=kind))
        for position in later
        for kind in position.kinds()
    )


def what_follows(position: Position, turn: Turn, line: Sequence[str]) -> FollowUp | None:
    """The next two turns of a line that a search expects after a turn, in notation, if the second of them does something.

    They are told by their squares alone, so it must do so whichever pieces are placed there.
    """
    if len(line) < _NEXT_TWO:
        return None
    after = position.after(turn)
    reply = after.parse_turn(line[0])
    then = after.after(reply)
    if then.outcome:
        return None
    later = then.parse_turn(line[1])
    # By its square alone nobody would tell it from the turn before it.
    if later.square in {turn.square, reply.square}:
        return None
    told = (fact for fact in facts_of(then, later) if isinstance(fact, _FOLLOWED) and is_telling(fact))
    does = next(told, None)
    return FollowUp(reply, later, does) if does and _with_any_piece(after, reply, later, does) else None


def answer_follows(position: Position, moment: Moment, turn: Turn) -> FollowUp | None:
    """The player's best turn after the answer at a moment, and what they then have, if a search expects it and it does something."""
    if moment.reply is None:
        return None
    after = position.after(turn)
    follows = what_follows(after, after.parse_turn(moment.reply), moment.after_reply)
    # That a piece is sent off then says little against a turn so long before.
    return None if follows is None or isinstance(follows.does, PushesOff | ScaresOff) else follows


def against(position: Position, moment: Moment, turn: Turn) -> Fact | None:
    """The weightiest fact against the turn played at a moment; a WinsIn is a win that it misses. None if there is none."""
    facts = facts_of(position, turn)
    leaves_win = next((fact for fact in facts if isinstance(fact, LeavesWin)), None)
    after = position.after(turn)
    reply = after.parse_turn(moment.reply) if moment.reply else None
    if moment.loses_in and moment.loses_in > 1:
        return LosesTo(reply, moment.loses_in) if reply else LosesIn(moment.loses_in)
    if leaves_win or moment.wins_in:
        return leaves_win or WinsIn(moment.wins_in or 0)
    better = position.parse_turn(moment.better)
    instead = facts_of(position, better)
    does = set(map(type, instead))
    line = line_left(position, turn)
    # One that goes up alone, because eight are on the bed, completes no line.
    if line and GrowsUp in does and len(better.graduation) != 1:
        return line
    # A line that is left after the better turn, too, is no objection to the one played; nor is it that some grow up in answer.
    anyway = LeavesGrowing in does
    left = None if anyway else next((fact for fact in facts if isinstance(fact, LeavesGrowing)), None)
    told = runs_into(after, reply) if reply else None
    if (
        told
        and not (anyway and isinstance(told.does, GrowsUp))
        and not works_still(position.after(better), told)
    ):
        # A line that they can complete at once weighs more than one that they prepare.
        return told if left is None or isinstance(told.does, GrowsUp | ThreatensWin) else left
    worse = set_apart(facts, instead)
    lost = next((fact for fact in worse if isinstance(fact, LosesPieces)), None)
    return left or lost or next((fact for fact in worse if isinstance(fact, OwnToEdge)), None)


def has_reason(position: Position, moment: Moment, turn: Turn) -> bool:
    """True if there is something to tell against the turn played at a moment, or for the better one."""
    if against(position, moment, turn):
        return True
    better = position.parse_turn(moment.better)
    apart = set_apart(facts_of(position, better), facts_of(position, turn))
    if any(isinstance(fact, WEIGHTY) and is_telling(fact) for fact in apart):
        return True
    follows = what_follows(position, better, moment.after_better) or answer_follows(position, moment, turn)
    return follows is not None


def set_apart(better: Sequence[Fact], played: Sequence[Fact]) -> tuple[Fact, ...]:
    """The facts of a better turn that are not as true of the one played: only they are reasons for it. Or the other way round."""
    return tuple(fact for fact in better if not any(_says_as_much(other, fact) for other in played))


def _says_as_much(other: Fact, fact: Fact) -> bool:
    """True if a fact says all that another of its kind does: as many grow up or are lost, or the same squares and more.

    Of a line that is left one is as bad as several: they complete one at a time.
    """
    if isinstance(fact, LeavesGrowing) and isinstance(other, LeavesGrowing):
        return True
    for counted in _ABOUT_HOW_MANY:
        if isinstance(fact, counted) and isinstance(other, counted):
            return len(other.squares) >= len(fact.squares)
    if isinstance(fact, LosesPieces) and isinstance(other, LosesPieces):
        return other.count >= fact.count
    for kind in _ABOUT_SQUARES:
        if isinstance(fact, kind) and isinstance(other, kind):
            return set(fact.squares) <= set(other.squares)
    return other == fact
