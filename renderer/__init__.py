"""Draws positions and what just happened, leaderboards and players' cards. It decides no rule and has no sentences."""

from renderer.avatars import Avatar
from renderer.board import draw_board
from renderer.chart import Chart, ChartPoint
from renderer.course import Course, draw_course
from renderer.emoji import emoji as draw_emoji
from renderer.film import FilmTooLarge, draw_film
from renderer.leaderboard import Line, draw_leaderboard
from renderer.motion import draw_ending, draw_motion
from renderer.plates import Record
from renderer.profile import Tile, draw_profile
from renderer.scene import Choices, Finish, Manner, Tally

__all__ = [
    "Avatar",
    "Chart",
    "ChartPoint",
    "Choices",
    "Course",
    "FilmTooLarge",
    "Finish",
    "Line",
    "Manner",
    "Record",
    "Tally",
    "Tile",
    "draw_board",
    "draw_course",
    "draw_emoji",
    "draw_ending",
    "draw_film",
    "draw_leaderboard",
    "draw_motion",
    "draw_profile",
]
