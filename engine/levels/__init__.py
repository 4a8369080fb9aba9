"""Levels: how far each looks ahead, and what it gets wrong, as people do: they hurry, overlook and misjudge."""

from engine.levels.habits import MIDDLE, OPENING_DEPTH, REPETITION, Habits, choose, is_opening
from engine.levels.ramp import FormerLevel, Level, habits_of

__all__ = [
    "MIDDLE",
    "OPENING_DEPTH",
    "REPETITION",
    "FormerLevel",
    "Habits",
    "Level",
    "choose",
    "habits_of",
    "is_opening",
]
