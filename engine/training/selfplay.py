"""Games that the engine plays against itself, to learn from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from engine.answers import chance
from engine.machine import Machine
from game import MAX_TURNS, Edition, core

#: The first turns are random, and of the others this share, so that much is met that a good player avoids.
_RANDOM_OPENING: Final = range(1, 9)
_RANDOM_SHARE: Final = 0.1
#: A search is limited by its nodes alone.
_ANY_DEPTH: Final = 40
#: How much what becomes of a position counts against what the search thought of it: the lambda of TD(lambda).
_FUTURE_COUNTS: Final = 0.85


class Sample(NamedTuple):
    """A position that was met, and the chance to win it, 0 to 1, for the side to move."""

    state: core.State
    chance: float


def lessons(machine: Machine, edition: Edition, games: int, nodes: int, seed: int) -> Iterator[Sample]:
    """The positions of so many games, each turn looked at with so many nodes."""
    rng = Random(f"{seed} {edition.value}")
    for _ in range(games):
        yield from _game(machine, core.RULES[edition], nodes, rng)


class _Met(NamedTuple):
    """A position that was met, what the search thought of it, and whether a random turn was played then."""

    state: core.State
    score: int
    astray: bool


def _game(machine: Machine, rules: core.Rules, nodes: int, rng: Random) -> Iterator[Sample]:
    state, opening = core.START, rng.choice(_RANDOM_OPENING)
    met: list[_Met] = []
    stood: dict[core.State, int] = {}
    future = 0.5
    machine.forget_history()
    while len(met) < MAX_TURNS and stood.get(state, 0) < 3:
        machine.ask(state, rules)
        machine.think(_ANY_DEPTH, 0, nodes)
        best = machine.turns(1)[0]
        if best.won:
            # A search asks for no evaluation of such a position: there is nothing to learn from it.
            future = 1.0
            break
        astray = len(met) < opening or rng.random() < _RANDOM_SHARE
        met.append(_Met(state, best.score, astray))
        machine.remember([state], same_side=True)
        stood[state] = stood.get(state, 0) + 1
        state = (rng.choice(machine.turns()) if astray else best).state
    yield from _learned(met, future)


def _learned(met: Sequence[_Met], future: float) -> Iterator[Sample]:
    """The lessons of a game, the last first, by the chance of whoever was to move when it ended."""
    for state, score, astray in reversed(met):
        thought = chance(score)
        # What follows a random turn says nothing about the position before it.
        future = thought if astray else _FUTURE_COUNTS * (1 - future) + (1 - _FUTURE_COUNTS) * thought
        yield Sample(state, future)
