"""Perft: counting turn sequences, the measure by which engines of a game agree."""

from __future__ import annotations

from game import core
from game.position import Position


def perft(position: Position, depth: int) -> int:
    """The number of distinct legal turn sequences of exactly that length; a won position has none."""
    if depth < 0:
        raise ValueError(f"a depth is 0 or more, not {depth}")
    return core.perft(position.state, position.rules, depth)
