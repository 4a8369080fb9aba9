"""Perft: counting turn sequences, the measure by which engines of a game agree."""

from __future__ import annotations

from game import core
from game.position import Position


def perft(position: Position, depth: int) -> int:
    """The number of distinct legal turn sequences of exactly that length; a won position has none.

    >>> perft(Position.parse("6/6/6/6/6/6 o 0/0 -/- classic"), 2)
    1260
    """
    if depth < 0:
        raise ValueError(f"a depth is 0 or more, not {depth}")
    return core.perft(position.state, position.rules, depth)
