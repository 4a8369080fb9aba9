"""Calibrates the chances that people are told: how often a player of level 3 wins from each score, in games against itself."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from engine.answers import chance, likely, turns_to_end
from engine.engine import Engine
from engine.levels import FormerLevel
from engine.people import AT_HAND, Calibration
from engine.training.contests import openings, play
from game import Edition, Position, Turn

#: The level that errs about as people do, and at how many positions a judgement looks, as in a review.
_PEOPLE: Final = FormerLevel.THREE
_NODES: Final = 40_000
#: Of each game so many turns apart, for the chances of neighbouring turns are nearly the same.
_APART: Final = 3
_SCALES: Final = [number / 100 for number in range(50, 601)]


class Judgement(NamedTuple):
    """A score for the side to move, and what that side got in the end: 1, 0.5 or 0."""

    score: int
    result: float


class Bin(NamedTuple):
    """A tenth of all chances: what was said on average, and how often that was so."""

    said: float
    won: float
    many: int

    def __str__(self) -> str:
        return f"said {100 * self.said:3.0f} %: won {100 * self.won:3.0f} %  ({self.many})"


def judgements(edition: Edition, games: int, seed: int) -> Iterator[Judgement]:
    """The judgements of some positions of so many games, and how those games ended."""
    engine, rng = Engine.load(), Random(f"calibrate {seed} {edition.value}")
    for number, opening in enumerate(islice(openings(edition, rng), games)):
        met: list[Position] = []

        def choose(position: Position, stood: Sequence[Position], game: int = number) -> Turn:
            met.append(position)  # noqa: B023 - called before the next game begins
            return engine.choose(position, _PEOPLE, seed=1000 * game + len(stood) + seed, history=stood)

        first = play(opening, (choose, choose))
        for turn in range(number % _APART, len(met), _APART):
            score = engine.analyse(met[turn], nodes=_NODES).best.score
            yield Judgement(score, first if turn % 2 == 0 else 1 - first)


def fit(judged: Sequence[Judgement]) -> Calibration:
    """The constants under which what happened was likeliest."""
    quiet: list[Judgement] = []
    at_hand: list[float] = []
    forced: list[float] = []
    for each in judged:
        turns, kept = turns_to_end(each.score), each.result if each.score > 0 else 1 - each.result
        if turns is None:
            quiet.append(each)
        else:
            (at_hand if turns <= AT_HAND else forced).append(kept)
    scale = min(_SCALES, key=lambda scale: _surprise(quiet, scale))
    return Calibration(scale, _share(at_hand), _share(forced))


def _share(results: Sequence[float]) -> float:
    """The share of results that are wins, in hundredths; one half where there are none."""
    return round(sum(results) / len(results), 2) if results else 0.5


def _surprise(judged: Sequence[Judgement], scale: float) -> float:
    """The surprise of the results at this scale: the sum of the logarithms of their odds."""
    surprise = 0.0
    for score, result in judged:
        won = likely(score, scale)
        surprise -= result * math.log(won) + (1 - result) * math.log(1 - won)
    return surprise


def bins(said: Sequence[float], results: Sequence[float]) -> list[Bin]:
    """The chances that were said and the results, gathered by tens of a hundred."""
    found: dict[int, list[tuple[float, float]]] = {}
    for pair in zip(said, results, strict=True):
        found.setdefault(min(int(10 * pair[0]), 9), []).append(pair)
    return [
        Bin(
            sum(each[0] for each in pairs) / len(pairs),
            sum(each[1] for each in pairs) / len(pairs),
            len(pairs),
        )
        for _, pairs in sorted(found.items())
    ]


def calibrate(edition: Edition, games: int, seed: int) -> Iterator[str]:
    """The report for an edition, line by line: the search's own chances, the constants, and the chances that people are told."""
    judged = list(judgements(edition, games, seed))
    results = [each.result for each in judged]
    yield f"{edition.value}: {len(judged)} judgements of {games} games"
    yield from map(str, bins([chance(each.score) for each in judged], results))
    found = fit(judged)
    yield f"{edition.value}: {found}"
    yield from map(str, bins([found.chance(each.score) for each in judged], results))
