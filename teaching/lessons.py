"""Lessons: a hint for one turn, and the review of a whole match."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from game import Side, Turn
from teaching.facts import Fact

#: How many turns a review tells of, at most, and by how many hundredths a turn must have worsened its side's chance.
MOMENTS: Final = 3
LEAST_LOSS: Final = 8


class Hint(NamedTuple):
    """A turn to play, and what is true of it, the weightiest first."""

    turn: Turn
    facts: tuple[Fact, ...]


class Moment(NamedTuple):
    """A turn that changed who stood better: its number, and the notation of a better one.

    ``wins_in``: the better turn was proved to win within so many of its side's turns; ``loses_in``: after the turn that was
    played, the other side was proved to win within so many of its own.
    """

    number: int
    better: str
    wins_in: int | None = None
    loses_in: int | None = None


class Review(NamedTuple):
    """A review: Orange's chance to win before the first turn and after each, in hundredths; and the moments that changed it most."""

    chances: tuple[int, ...]
    moments: tuple[Moment, ...]


def loss(chances: Sequence[int], number: int) -> int:
    """By how much a turn, counted from 1, worsened the chance of the side that played it, in hundredths."""
    change = chances[number] - chances[number - 1]
    return -change if side_of(number) is Side.ORANGE else change


def side_of(number: int) -> Side:
    """The side that played a turn, counted from 1."""
    return Side.ORANGE if number % 2 else Side.GRAY


def by_loss(chances: Sequence[int]) -> tuple[int, ...]:
    """The numbers of the turns that worsened their own side's chance, the worst first; none that did so by little."""
    numbers = [number for number in range(1, len(chances)) if loss(chances, number) >= LEAST_LOSS]
    return tuple(sorted(numbers, key=lambda number: (-loss(chances, number), number)))


def write_review(review: Review) -> str:
    """A review as text, to be kept."""
    return json.dumps({"chances": review.chances, "moments": [moment._asdict() for moment in review.moments]})


def read_review(text: str) -> Review:
    """The review of a text; ValueError, KeyError or TypeError if it is none."""
    kept = json.loads(text)
    return Review(tuple(map(int, kept["chances"])), tuple(Moment(**moment) for moment in kept["moments"]))
