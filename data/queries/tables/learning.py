"""The tables of hints, reviews and puzzles."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text, text

from data.queries.tables.columns import LONG, Named, UtcTime, metadata
from data.records.puzzles import Difficulty, PuzzleState
from game import Edition, Side

#: In which positions of a match a side has asked for a hint; asked again in the same one it is the same hint.
hints = Table(
    "hints",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("position", Text, primary_key=True),
    Column("side", Named(Side), nullable=False),
    Column("asked_at", UtcTime, nullable=False),
)

#: What the engine found of a finished match, and which engine.
reviews = Table(
    "reviews",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("made_by", Text, nullable=False),
    Column("review", Text, nullable=False),
    Column("orange_saw", Boolean, nullable=False),
    Column("gray_saw", Boolean, nullable=False),
)

#: What each person has made of each puzzle; a day is its number in the calendar, 0 where a puzzle is of none.
puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("id", LONG, primary_key=True),
    Column("player_id", ForeignKey("players.id"), nullable=False),
    Column("edition", Named(Edition), nullable=False),
    Column("number", Integer, nullable=False),
    Column("day", Integer, nullable=False),
    Column("state", Named(PuzzleState), nullable=False),
    Column("played", Text, nullable=False),
    Column("misses", Integer, nullable=False),
    Column("hinted", Boolean, nullable=False),
    Column("version", LONG, nullable=False),
    Column("guild_id", BigInteger, nullable=True),
    Column("began_at", UtcTime, nullable=False),
    Column("changed_at", UtcTime, nullable=False),
    Column("difficulty", Named(Difficulty), nullable=True),
    Column("hinted_step", Integer, nullable=True),
    sqlite_autoincrement=True,
)
Index(
    "puzzle_attempts_once",
    puzzle_attempts.c.player_id,
    puzzle_attempts.c.day,
    puzzle_attempts.c.edition,
    puzzle_attempts.c.number,
    unique=True,
)
_COUNTED = text("guild_id IS NOT NULL")
Index(
    "puzzle_attempts_of_a_guild",
    puzzle_attempts.c.guild_id,
    puzzle_attempts.c.day,
    sqlite_where=_COUNTED,
    postgresql_where=_COUNTED,
)

#: Each person's rating at puzzles, and each puzzle's own, once it has been tried.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("rated_at", UtcTime, nullable=False),
)

puzzle_strengths = Table(
    "puzzle_strengths",
    metadata,
    Column("edition", Named(Edition), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)

#: Every first try at a puzzle that was counted, in order; those of people who have been forgotten are nobody's.
puzzle_results = Table(
    "puzzle_results",
    metadata,
    Column("place", LONG, primary_key=True),
    Column("attempt_id", ForeignKey("puzzle_attempts.id"), nullable=True, unique=True),
    Column("player_id", ForeignKey("players.id"), nullable=True),
    Column("edition", Named(Edition), nullable=False),
    Column("number", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("change", Float, nullable=False),
    Column("rated_at", UtcTime, nullable=True),
)
Index(
    "puzzle_results_once",
    puzzle_results.c.player_id,
    puzzle_results.c.edition,
    puzzle_results.c.number,
    unique=True,
)

#: In which hours of a day (UTC) the bot was there: a bit for each, the lowest for the first.
puzzle_days = Table(
    "puzzle_days",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("hours", Integer, nullable=False),
)
