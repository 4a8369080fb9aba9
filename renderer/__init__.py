"""A position and what just happened, drawn; leaderboards and players' cards too. It speaks the game's vocabulary, decides no rule and says no sentence."""

from renderer.board import draw_board
from renderer.film import FilmTooLarge, draw_film
from renderer.leaderboard import Line, draw_leaderboard
from renderer.motion import draw_motion
from renderer.profile import Chart, ChartPoint, Tile, draw_profile

__all__ = [
    "Chart",
    "ChartPoint",
    "FilmTooLarge",
    "Line",
    "Tile",
    "draw_board",
    "draw_film",
    "draw_leaderboard",
    "draw_motion",
    "draw_profile",
]
