"""Puzzles: positions with one winning turn, the stock of them, and a plain solver that proves them. No engine."""

from puzzles.puzzle import Goal, Outline, Puzzle, read_puzzle
from puzzles.stock import (
    PuzzleId,
    for_anybody,
    hardness_of,
    is_small,
    of_day,
    outlines,
    puzzle,
    shown_number,
    small_of_day,
    warm_up,
)

__all__ = [
    "Goal",
    "Outline",
    "Puzzle",
    "PuzzleId",
    "for_anybody",
    "hardness_of",
    "is_small",
    "of_day",
    "outlines",
    "puzzle",
    "read_puzzle",
    "shown_number",
    "small_of_day",
    "warm_up",
]
