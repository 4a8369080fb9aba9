"""Queries about puzzles: attempts at them, ratings, and the days that have one."""
