"""The engine as a teacher: which turn to play and why, who stands better, and what would have been better."""

from engine.teacher.teacher import Teacher

__all__ = ["Teacher"]
