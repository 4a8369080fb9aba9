"""What is good about a puzzle's solution, as facts that the rules tell."""

from __future__ import annotations

from typing import NamedTuple

from game import Fell, Graduated, Kind, Position, Square, core
from puzzles import Puzzle


class Idea(NamedTuple):
    """What the first turn of a puzzle does.

    Attributes:
        grown: how many kittens grow up with it.
        fallen: how many of the opponent's pieces it pushes off the bed.
        stops: where the opponent would have won.
        threatens: where the solver would win, if it were their turn again.
    """

    grown: int
    fallen: int
    stops: tuple[Square, ...]
    threatens: tuple[Square, ...]


def idea(puzzle: Puzzle) -> Idea:
    """What the first turn of a puzzle does."""
    played = puzzle.position.play(puzzle.solution)
    grown = [event for event in played.events if isinstance(event, Graduated)]
    fallen = [event for event in played.events if isinstance(event, Fell)]
    return Idea(
        sum(kind is Kind.KITTEN for event in grown for kind in event.kinds),
        sum(event.piece.side is not played.side for event in fallen),
        winning_squares(_passed(puzzle.position)),
        winning_squares(_passed(played.position)),
    )


def _passed(position: Position) -> Position:
    """The position as it would be if the side to move did nothing."""
    own_kittens, own_cats, kittens, cats, grown, other_grown, ghost, other_ghost = position.state
    state: core.State = (kittens, cats, own_kittens, own_cats, other_grown, grown, other_ghost, ghost)
    return Position(position.edition, position.side.other, state)


def winning_squares(position: Position) -> tuple[Square, ...]:
    """The squares on which the side to move wins at once."""
    return tuple(sorted({begun.square for begun in position.beginnings() if begun.outcome}))
