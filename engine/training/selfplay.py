"""Games that the engine plays against itself, to learn from."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from engine.answers import chance
from engine.codes import Child
from engine.machine import Machine
from game import MAX_TURNS, Edition, core

#: The first turns are random, and of the others this share, so that much is met that a good player avoids.
_RANDOM_OPENING: Final = range(1, 9)
_RANDOM_SHARE: Final = 0.1
#: What a search thinks counts as much as how the game ends.
_RESULT_COUNTS: Final = 0.5


class Lesson(NamedTuple):
    """A position that was met, and the chance to win it, 0 to 1, for the side to move."""

    state: core.State
    chance: float


def lessons(machine: Machine, edition: Edition, games: int, nodes: int, seed: int) -> Iterator[Lesson]:
    """The positions of so many games, each turn looked at with so many nodes."""
    rng = Random(f"{seed} {edition.value}")
    for _ in range(games):
        yield from _game(machine, core.RULES[edition], nodes, rng)


def _game(machine: Machine, rules: core.Rules, nodes: int, rng: Random) -> Iterator[Lesson]:
    state, opening = core.START, rng.choice(_RANDOM_OPENING)
    met: list[tuple[core.State, int]] = []
    stood: dict[core.State, int] = {}
    result = 0.5
    machine.forget_history()
    for number in range(MAX_TURNS):
        machine.ask(state, rules)
        machine.think(40, 0, nodes)
        best = machine.turns(1)[0]
        if best.won:
            # Of a position that is won at once the search asks nothing.
            result = 1.0 - number % 2
            break
        met.append((state, best.score))
        machine.remember(same_side=True)
        astray = number < opening or rng.random() < _RANDOM_SHARE
        state = (_any(machine, rng) if astray else best).state
        stood[state] = stood.get(state, 0) + 1
        if stood[state] == 3:
            break
    for number, (state, score) in enumerate(met):
        ended = 1 - result if number % 2 else result
        yield Lesson(state, _RESULT_COUNTS * ended + (1 - _RESULT_COUNTS) * chance(score))


def _any(machine: Machine, rng: Random) -> Child:
    return rng.choice(machine.turns())
