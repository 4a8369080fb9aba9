"""Measures what beginning is worth: how often who takes the first turn wins, in games of one level against itself.

And what a handicap is worth, where that one has a cat from the start.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from math import log10
from multiprocessing import get_context
from random import Random
from typing import Final, NamedTuple

from engine.engine import Engine
from engine.levels import Level
from engine.training.contests import ContestScore, play
from engine.training.strength import player
from game import Edition, Position, random_game

#: Each side takes so many turns at random first: games differ, and who began has still begun.
_EACH_AT_RANDOM: Final = 1
#: So many games are one piece of work, whichever process does it.
_AT_ONCE: Final = 10


class Opening(NamedTuple):
    """Some games of a level against itself: the numbers of the first and of the one after the last; and if they have a handicap."""

    edition: Edition
    level: Level
    first: int
    last: int
    seed: int
    handicap: bool = False


def beginning(
    edition: Edition, level: Level, games: int, seed: int, processes: int, *, handicap: bool = False
) -> ContestScore:
    """The score of whoever begins, in so many games; the same seed plays the same games."""
    parts = [
        Opening(edition, level, number, min(number + _AT_ONCE, games), seed, handicap)
        for number in range(0, games, _AT_ONCE)
    ]
    # Begun anew, not forked: as in ``strength.scores``.
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        return sum(pool.map(score_of, parts), ContestScore())


def score_of(part: Opening) -> ContestScore:
    """The score of whoever begins, in some games."""
    score = ContestScore()
    for number in range(part.first, part.last):
        choose = player(_engine(), part.level, _seed(part, number))
        score = score.plus(play(_opened(part, number), (choose, choose)))
    return score


def points(share: float) -> float:
    """The points of a rating by which somebody is ahead who gets this share; none where it is all or nothing.

    >>> round(points(0.545)), round(points(0.5))
    (31, 0)
    """
    return 400 * log10(share / (1 - share)) if 0 < share < 1 else 0.0


def told(edition: Edition, score: ContestScore) -> Iterator[str]:
    """The score of whoever begins in a line, and what that is worth in another."""
    yield f"{edition.value}: who begins: {score}"
    low, middle, high = (points(share) for share in (score.interval()[0], score.share, score.interval()[1]))
    yield f"{edition.value}: worth {middle:.0f} points ({low:.0f} to {high:.0f})"


def _opened(part: Opening, number: int) -> Position:
    """The position after both have taken their turns at random; nobody can have won by then."""
    position = Position.start(part.edition, handicap=part.handicap)
    rng = Random(_seed(part, number))
    for turn in random_game(part.edition, rng, 2 * _EACH_AT_RANDOM, handicap=part.handicap):
        position = position.after(turn)
    return position


def _seed(part: Opening, number: int) -> int:
    """A seed for each game, far enough from the next that no two share a mood."""
    return 1_000_000 * part.seed + 1000 * number


@cache
def _engine() -> Engine:
    """The engine of a process."""
    return Engine.load()
