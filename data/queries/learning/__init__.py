"""Queries about what players learn by: puzzles (attempts, ratings, and the days that have one), hints and reviews."""
