"""Badges, and who has earned them."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Badge(Enum):
    """The badges, in the order in which they are shown: those of a win on the board, of several, of the bot, of puzzles, and of seasons.

    Those from FIRST_PUZZLE on, and the three for levels of the bot (BOT_BEATEN, FIVE_LEVELS, ALL_LEVELS), are read off what is stored
    anyway. The others are stored with the match that earned them, and can be counted again from the matches.
    """

    FIRST_WIN = "first-win"
    THREE_GROWN = "three-grown"
    TWO_LINES = "two-lines"
    EIGHT_CATS = "eight-cats"
    GHOST_LINE = "ghost-line"
    FIVE_OFF = "five-off"
    THREE_OFF = "three-off"
    FIVE_BOOPED = "five-booped"
    SURE_FOOTED = "sure-footed"
    PUSHED_HOME = "pushed-home"
    DIAGONAL = "diagonal"
    CORNER = "corner"
    QUICK = "quick"
    LONG = "long"
    COMEBACK = "comeback"
    UPSET = "upset"
    REVENGE = "revenge"
    STREAK_THREE = "streak-three"
    STREAK_TEN = "streak-ten"
    FIVE_FRIENDS = "five-friends"
    ALL_EDITIONS = "all-editions"
    BOT_BEATEN = "bot-beaten"
    LEVEL_FIVE = "level-five"
    FIVE_LEVELS = "five-levels"
    QUEEN = "queen"
    ALL_LEVELS = "all-levels"
    FIRST_PUZZLE = "first-puzzle"
    PUZZLE_WEEK = "puzzle-week"
    HUNDRED_DAYS = "hundred-days"
    HARD_PUZZLE = "hard-puzzle"
    DEFENCE = "defence"
    PODIUM = "podium"
    CHAMPION = "champion"


class EarnedBadge(NamedTuple):
    """A badge that a player has earned in a match."""

    player_id: int
    badge: Badge
    match_id: int
