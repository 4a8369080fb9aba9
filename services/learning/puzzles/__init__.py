"""Puzzles: which one somebody gets, trying it, the idea behind it, and the puzzle of a day."""
