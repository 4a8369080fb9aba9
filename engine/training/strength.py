"""Measures how strong each level is: a match of each against the one below, and of each model of people against each level."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from itertools import pairwise
from math import log10
from multiprocessing import get_context
from typing import Final, NamedTuple, TypeAlias

from engine.engine import Engine
from engine.levels import FormerLevel, Habits, Level, habits_of
from engine.training.contests import ContestScore, Player, contest
from engine.training.people import PEOPLE, Novice, person
from game import Edition, Position, Turn

Contestant: TypeAlias = Level | FormerLevel | Habits | Novice
#: The strongest level looks at so many positions here, for a match at its full strength takes an hour; and it plays fewer games.
STRONGEST_NODES: Final = 60_000
_FEWER: Final = 4
#: After so many rounds strengths change no more.
_ROUNDS: Final = 1000
#: So many games are one piece of work, whichever process does it.
_AT_ONCE: Final = 20


class Meeting(NamedTuple):
    """A contest of two players in an edition: its name, and how many games."""

    name: str
    edition: Edition
    first: Contestant
    second: Contestant
    games: int
    seed: int = 1


def steps(editions: Iterable[Edition], games: int, seed: int) -> Iterator[Meeting]:
    """Each level against the one below."""
    for edition in editions:
        for below, level in pairwise(Level):
            yield _measured(
                Meeting(f"{level.value} against {below.value}", edition, level, below, games, seed)
            )


def people(editions: Iterable[Edition], games: int, seed: int) -> Iterator[Meeting]:
    """Each model of people against each level."""
    for edition in editions:
        for model, contestant in PEOPLE.items():
            for level in Level:
                name = f"{model} against {level.value}"
                yield _measured(Meeting(name, edition, contestant, level, games, seed))


def _measured(each: Meeting) -> Meeting:
    """A contest as it can be played in time: the strongest looks less far, and plays fewer games."""
    if Level.TEN not in {each.first, each.second}:
        return each
    strongest = replace(habits_of(Level.TEN, each.edition), nodes=STRONGEST_NODES)
    first, second = (strongest if who is Level.TEN else who for who in (each.first, each.second))
    return each._replace(first=first, second=second, games=max(each.games // _FEWER, 2))


def player(engine: Engine, who: Contestant, seed: int) -> Player:
    """Somebody of this level, or like this, in as many different moods as there are positions."""
    if isinstance(who, Novice):
        return person(engine, who, seed)

    def choose(position: Position, stood: Sequence[Position]) -> Turn:
        return engine.choose(position, who, seed=seed + len(stood), history=stood)

    return choose


def scores(contests: Sequence[Meeting], processes: int) -> Iterator[ContestScore]:
    """The score of each contest, in their order; so many processes play them. The same seed plays the same games."""
    # Begun anew, not forked: a copy of a process with threads may wait for ever for one that it has not.
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        every = [[pool.submit(_play, part) for part in _parts(each)] for each in contests]
        yield from map(_sum, every)


def hardness(scored: Sequence[tuple[Meeting, ContestScore]]) -> list[int]:
    """The strength of each level as people feel it, in Elo's points above the first, from the scores of ``people`` in their order.

    The likeliest by Bradley and Terry, found as Hunter does (MM); a drawn game more for each pair keeps it finite.
    """
    many = len(Level)
    rows = [[score for _, score in scored[start : start + many]] for start in range(0, len(scored), many)]
    models, levels = [1.0] * len(rows), [1.0] * many
    for _ in range(_ROUNDS):
        for model, row in enumerate(rows):
            met = sum(
                (score.games + 1) / (models[model] + hard) for score, hard in zip(row, levels, strict=True)
            )
            models[model] = sum(_points(score) for score in row) / met
        for level in range(many):
            column = [row[level] for row in rows]
            met = sum(
                (score.games + 1) / (levels[level] + one) for score, one in zip(column, models, strict=True)
            )
            levels[level] = sum(score.games + 1 - _points(score) for score in column) / met
    return [round(400 * log10(hard / levels[0])) for hard in levels]


def _points(score: ContestScore) -> float:
    """The points of a score, with a drawn game more."""
    return score.share * score.games + 0.5


def _parts(whole: Meeting) -> Iterator[Meeting]:
    """A contest in pieces, each with openings of its own."""
    for number, start in enumerate(range(0, whole.games, _AT_ONCE)):
        yield whole._replace(games=min(_AT_ONCE, whole.games - start), seed=1000 * whole.seed + number)


def _sum(parts: Iterable[Future[ContestScore]]) -> ContestScore:
    return sum((part.result() for part in parts), ContestScore())


@cache
def _engine() -> Engine:
    """The engine of a process."""
    return Engine.load()


def _play(each: Meeting) -> ContestScore:
    first, second = (player(_engine(), who, each.seed) for who in (each.first, each.second))
    return contest(each.edition, first, second, each.games, each.seed)
