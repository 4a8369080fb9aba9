"""Draws positions and what just happened, leaderboards and players' cards. It decides no rule and has no sentences."""

from renderer.board.board import draw_board
from renderer.board.scene import (
    NO_CHOICES,
    Captions,
    Choices,
    Finish,
    Manner,
    NameTag,
    Players,
    Tally,
    WantedPlacing,
)
from renderer.cards.arena import ArenaRow, draw_arena
from renderer.cards.badges import BadgeTile, draw_badges
from renderer.cards.bracket import BracketRound, BracketScene, BracketTie, draw_bracket
from renderer.cards.chart import Chart, ChartPoint
from renderer.cards.course import Course, CourseWords, draw_course
from renderer.cards.daily import DailyScene, draw_daily, draw_headed
from renderer.cards.hall import HallRow, draw_hall
from renderer.cards.house import HouseScene, HouseSeat, HouseWords, Leading, draw_house
from renderer.cards.ladder import Ladder
from renderer.cards.leaderboard import Line, draw_leaderboard
from renderer.cards.league import LeagueRow, LeagueWords, LeagueZone, draw_league
from renderer.cards.pills import TO_COME, Pill, PillKind
from renderer.cards.plates import Results
from renderer.cards.podium import SeasonFigure, Winner, draw_podium
from renderer.cards.poster import PosterScene, Prize, draw_poster
from renderer.cards.profile import Tile, draw_profile
from renderer.cards.week import WEEK_BOARD, Duel, Figure, SharedTurn, WeekScene, draw_week
from renderer.film.film import FilmTooLarge, FilmWords, draw_film
from renderer.film.motion import draw_ending, draw_motion
from renderer.fonts import find_fonts, missing_scripts
from renderer.sprites.badges.badge import BADGES
from renderer.sprites.emoji import emoji as draw_emoji
from renderer.sprites.letters import use_fonts, writable
from renderer.sprites.players.avatars import Avatar
from renderer.sprites.players.likenesses import PLAIN, Likeness, Pictured

__all__ = [
    "BADGES",
    "NO_CHOICES",
    "PLAIN",
    "TO_COME",
    "WEEK_BOARD",
    "ArenaRow",
    "Avatar",
    "BadgeTile",
    "BracketRound",
    "BracketScene",
    "BracketTie",
    "Captions",
    "Chart",
    "ChartPoint",
    "Choices",
    "Course",
    "CourseWords",
    "DailyScene",
    "Duel",
    "Figure",
    "FilmTooLarge",
    "FilmWords",
    "Finish",
    "HallRow",
    "HouseScene",
    "HouseSeat",
    "HouseWords",
    "Ladder",
    "Leading",
    "LeagueRow",
    "LeagueWords",
    "LeagueZone",
    "Likeness",
    "Line",
    "Manner",
    "NameTag",
    "Pictured",
    "Pill",
    "PillKind",
    "Players",
    "PosterScene",
    "Prize",
    "Results",
    "SeasonFigure",
    "SharedTurn",
    "Tally",
    "Tile",
    "WantedPlacing",
    "WeekScene",
    "Winner",
    "draw_arena",
    "draw_badges",
    "draw_board",
    "draw_bracket",
    "draw_course",
    "draw_daily",
    "draw_emoji",
    "draw_ending",
    "draw_film",
    "draw_hall",
    "draw_headed",
    "draw_house",
    "draw_leaderboard",
    "draw_league",
    "draw_motion",
    "draw_podium",
    "draw_poster",
    "draw_profile",
    "draw_week",
    "find_fonts",
    "missing_scripts",
    "use_fonts",
    "writable",
]
