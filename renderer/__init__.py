"""A position and what just happened, drawn. It speaks the game's vocabulary, decides no rule and says no sentence."""

from renderer.board import draw_board
from renderer.motion import draw_motion

__all__ = ["draw_board", "draw_motion"]
