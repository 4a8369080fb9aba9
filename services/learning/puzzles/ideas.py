"""The idea behind each turn of a puzzle's solution, as facts that follow from the rules and from its proof."""

from __future__ import annotations

from typing import Final, NamedTuple

from game import Fell, Graduated, Kind, Played, Position, Won
from puzzles import Goal, Puzzle
from teaching import (
    Fact,
    GrowsUp,
    PushesOff,
    ScaresOff,
    StopsGrowing,
    StopsWin,
    ThreatensGrowing,
    ThreatensWin,
    WinOn,
    facts_of,
    is_telling,
    passed,
    winning_squares,
    wins_in,
)

#: What a reply is told for, the weightiest first.
_OF_REPLIES: Final = (
    StopsWin,
    ThreatensWin,
    PushesOff,
    ScaresOff,
    StopsGrowing,
    GrowsUp,
    ThreatensGrowing,
)


class Idea(NamedTuple):
    """The ideas of a turn that is right in a puzzle: what it does.

    Attributes:
        grown: how many kittens grow up with it.
        fallen: how many of the opponent's pieces it pushes off the bed.
        stops: the wins that the opponent would have had.
        threatens: the wins that the solver would have, if it were their turn again.
        won: the win, if it is one; then nothing need be stopped or threatened.
        quiet: whether a win is left whatever the answer, though none is threatened.
        forces: whether a win is left whatever the answer.
        holds: whether the opponent would win after any other turn.
    """

    grown: int
    fallen: int
    stops: tuple[WinOn, ...]
    threatens: tuple[WinOn, ...]
    won: Won | None = None
    quiet: bool = False
    forces: bool = True
    holds: bool = False


def idea_of(puzzle: Puzzle, played: Played, left: int) -> Idea:
    """The idea of a turn of a puzzle's solution, with so many turns of the solver's left, that one counted."""
    grown = [event for event in played.events if isinstance(event, Graduated)]
    fallen = [event for event in played.events if isinstance(event, Fell)]
    won = next((event for event in played.events if isinstance(event, Won)), None)
    return Idea(
        sum(kind is Kind.KITTEN for event in grown for kind in event.kinds),
        sum(event.piece.side is not played.side for event in fallen),
        () if won else wins_after_nothing(played.before),
        wins_after_nothing(played.position) if left > 1 else (),
        won,
        quiet=left > 1 and threatens_nothing(played.position),
        forces=left > 1,
        holds=puzzle.goal is Goal.HOLD,
    )


class ReplyIdea(NamedTuple):
    """The idea of a reply of the opponent's in a solution: what it does, and on how many squares the solver wins all the same."""

    does: Fact | None
    ways: int


def reply_idea_of(puzzle: Puzzle, reply: Played, left: int) -> ReplyIdea:
    """The idea of a reply in a puzzle's solution, with so many turns of the solver's left after it."""
    after = reply.position
    squares = (
        winning_squares(after.state, after.rules) if left == 1 else {turn.square for turn in puzzle.then}
    )
    return ReplyIdea(weightiest_of(reply), len(squares))


def weightiest_of(reply: Played) -> Fact | None:
    """The weightiest fact that is worth telling of a reply; None if there is none."""
    facts = [fact for fact in facts_of(reply.before, reply.turn) if is_telling(fact)]
    return next((fact for kind in _OF_REPLIES for fact in facts if isinstance(fact, kind)), None)


def wins_after_nothing(position: Position) -> tuple[WinOn, ...]:
    """The wins that the side which waits would have if the mover passed; none if passing is impossible."""
    state = passed(position.state, position.rules)
    return wins_in(state, position.rules) if state else ()


def threatens_nothing(position: Position) -> bool:
    """True if the side that waits would have no win if the mover passed; where passing is impossible nobody knows."""
    state = passed(position.state, position.rules)
    return state is not None and not wins_in(state, position.rules)
