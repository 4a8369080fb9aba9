"""The idea behind a puzzle's solution, as facts that follow from the rules."""

from __future__ import annotations

from typing import NamedTuple

from game import Fell, Graduated, Kind, Played, Position, Square, Won
from puzzles import Goal, Puzzle
from teaching import passed, winning_squares


class Idea(NamedTuple):
    """The ideas of a turn that is right in a puzzle: what it does.

    Attributes:
        grown: how many kittens grow up with it.
        fallen: how many of the opponent's pieces it pushes off the bed.
        stops: where the opponent would have won.
        threatens: where the solver would win, if it were their turn again.
        won: the win, if it is one; then nothing need be stopped or threatened.
        forces: whether a win is left whatever the answer.
        holds: whether the opponent would win after any other turn.
    """

    grown: int
    fallen: int
    stops: tuple[Square, ...]
    threatens: tuple[Square, ...]
    won: Won | None = None
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
        () if won else _wins_after_nothing(played.before),
        _wins_after_nothing(played.position) if left > 1 else (),
        won,
        forces=left > 1,
        holds=puzzle.goal is Goal.HOLD,
    )


def _wins_after_nothing(position: Position) -> tuple[Square, ...]:
    """The squares on which the opponent would win if the mover passed; none if passing is impossible."""
    state = passed(position.state, position.rules)
    return winning_squares(state, position.rules) if state else ()
