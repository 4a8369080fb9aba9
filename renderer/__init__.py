"""A position and what just happened, drawn. It speaks the game's vocabulary, decides no rule and says no sentence."""

from renderer.board import draw_board
from renderer.motion import draw_motion
from renderer.table import Line, draw_table

__all__ = ["Line", "draw_board", "draw_motion", "draw_table"]
