"""A position and what just happened, drawn; ladders and players' cards too. It speaks the game's vocabulary, decides no rule and says no sentence."""

from renderer.board import draw_board
from renderer.film import FilmTooLarge, draw_film
from renderer.motion import draw_motion
from renderer.profile import Chart, Point, Tile, draw_profile
from renderer.table import Line, draw_table

__all__ = [
    "Chart",
    "FilmTooLarge",
    "Line",
    "Point",
    "Tile",
    "draw_board",
    "draw_film",
    "draw_motion",
    "draw_profile",
    "draw_table",
]
