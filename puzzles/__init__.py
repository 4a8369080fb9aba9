"""Puzzles: positions with one winning turn, the stock of them, and a plain solver that proves them. No engine."""

from puzzles.puzzle import Puzzle, read_puzzle
from puzzles.stock import PuzzleId, difficulties, for_anybody, of_day, puzzle, warm_up

__all__ = ["Puzzle", "PuzzleId", "difficulties", "for_anybody", "of_day", "puzzle", "read_puzzle", "warm_up"]
