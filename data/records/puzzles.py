"""Puzzles as people try them, and ratings from that."""

from __future__ import annotations

from datetime import datetime
from enum import Enum
from typing import NamedTuple

from game import Edition


class PuzzleState(Enum):
    """The state of somebody's attempt at a puzzle; it ends with the solution, found or told."""

    OPEN = "open"
    SOLVED = "solved"
    FAILED = "failed"


class Difficulty(Enum):
    """A difficulty for whoever asks: easy is what they solve four times of five, or most people do; hard what they solve once."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class PuzzleAttempt(NamedTuple):
    """Somebody's attempt at a puzzle, which they have once.

    Attributes:
        day: whose daily puzzle it is (`date.toordinal`); 0: of no day.
        played: the turns of both sides so far, parted by commas.
        misses: how many tries failed.
        version: counts what they did up.
        guild_id: the server for whose streak it counts.
        difficulty: the one that they asked for; None for any.
        hinted_step: how many turns of theirs had been right when they took the last hint; None if they took none, or before this was
            stored.
    """

    id: int
    player_id: int
    edition: Edition
    number: int
    day: int
    state: PuzzleState
    played: str
    misses: int
    hinted: bool
    version: int
    guild_id: int | None
    began_at: datetime
    changed_at: datetime
    difficulty: Difficulty | None
    hinted_step: int | None


class PuzzleRating(NamedTuple):
    """A player's rating at puzzles, of so many first tries."""

    player_id: int
    rating: float
    deviation: float
    volatility: float
    tries: int
    rated_at: datetime


class PuzzleStrength(NamedTuple):
    """A puzzle's own rating: how hard it has proved to be, in so many first tries."""

    edition: Edition
    number: int
    rating: float
    deviation: float
    tries: int


class PuzzleResult(NamedTuple):
    """A player's first try at a puzzle: whether it solved it, their rating as it was then, and by how much that changed.

    ``place`` is where it comes in the order in which all were counted. Of somebody who has been forgotten there is no ``player_id``, no
    ``attempt_id`` and no moment.
    """

    place: int
    attempt_id: int | None
    player_id: int | None
    edition: Edition
    number: int
    solved: bool
    rating: float
    deviation: float
    change: float
    rated_at: datetime | None
