"""The engine's answers, as immutable values.

A score is told from the side to move, in hundredths: 100 more multiply the odds of winning by e. A forced win in n turns
of both sides together is ``WIN - n``, a forced loss ``n - WIN``.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, NamedTuple

from game import Turn

WIN: Final = 30_000
#: Beyond this a score is a forced win.
FAR_WIN: Final = WIN - 1000


class ScoredTurn(NamedTuple):
    """A turn and its score for whoever plays it; where it is not ``exact``, the score is no better than that."""

    turn: Turn
    score: int
    exact: bool


@dataclass(frozen=True)
class Analysis:
    """The result of a search: every legal turn, the best first, and the line that both sides are expected to play.

    ``depth`` is how many turns ahead all of them were looked at, ``nodes`` how many positions that took.
    """

    turns: tuple[ScoredTurn, ...]
    line: tuple[Turn, ...]
    depth: int
    nodes: int

    @property
    def best(self) -> ScoredTurn:
        """The best turn."""
        return self.turns[0]


@dataclass(frozen=True)
class Proof:
    """A proof that a win is forced, or that none is, whatever the opponent does.

    ``within`` is the least number of the mover's own turns in which it is: 0 if it is not, None if the limit came first.
    ``turns`` are all first turns that force it in that many.
    """

    within: int | None
    turns: tuple[Turn, ...]


def chance(score: int) -> float:
    """The probability of winning, 0 to 1, that a score stands for: 1 / (1 + e^(-score / 100)).

    >>> round(chance(100), 2), chance(WIN - 3), chance(5 - WIN)
    (0.73, 1.0, 0.0)
    """
    return likely(score) if turns_to_end(score) is None else float(score > 0)


def likely(score: int, scale: float = 1) -> float:
    """The probability of winning, where so many times as many hundredths make the odds *e* times as good; no win is seen."""
    return 1 / (1 + math.exp(-score / 100 / scale))


def turns_to_end(score: int) -> int | None:
    """After how many turns of both sides the game ends by force, or None if nothing is forced.

    >>> turns_to_end(WIN - 3), turns_to_end(2 - WIN), turns_to_end(150)
    (3, 2, None)
    """
    return WIN - abs(score) if abs(score) > FAR_WIN else None
