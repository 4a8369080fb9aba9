"""Measures how strong each level is: a match of each against the one below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.engine import Engine
from engine.levels import Level
from engine.training.contests import ContestScore, Player, contest
from game import Edition, Position, Turn


class LevelContest(NamedTuple):
    """A level's match against the one below."""

    edition: Edition
    level: Level
    below: Level
    score: ContestScore


def player(engine: Engine, level: Level, seed: int) -> Player:
    """Somebody of this level, in as many different moods as there are positions."""

    def choose(position: Position, stood: Sequence[Position]) -> Turn:
        return engine.choose(position, level, seed=seed + len(stood), history=stood)

    return choose


def steps(
    editions: Sequence[Edition], levels: Sequence[Level], games: int, seed: int
) -> Iterator[LevelContest]:
    """Each level against the one below, as each match ends."""
    engine = Engine.load()
    for edition in editions:
        for below, level in pairwise(levels):
            score = contest(edition, player(engine, level, seed), player(engine, below, seed), games, seed)
            yield LevelContest(edition, level, below, score)
