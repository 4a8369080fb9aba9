"""Random games, for tests, benchmarks and demonstrations."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from game import core
from game.pieces import Edition
from game.reading import turn_of
from game.turn import Turn

#: Random games of any edition end by themselves long before this; the house rules end a match there too.
MAX_TURNS: Final = 300

_turn = cache(turn_of)


def random_game(
    edition: Edition, rng: Random, limit: int = MAX_TURNS, *, handicap: bool = False
) -> list[Turn]:
    """The turns of one random game from the start, perhaps with a handicap, to its end or to ``limit`` turns.

    Kind, square, ghost and graduation are each drawn evenly from what is legal, one after the other.

    >>> [str(turn) for turn in random_game(Edition.GHOST, Random(2), limit=2)]
    ['K@e6 G@f56', 'K@c1 G@bc1']
    """
    start = core.START_AHEAD if handicap else core.START
    return [_turn(code) for code in core.random_turns(core.RULES[edition], rng, limit, start)]
