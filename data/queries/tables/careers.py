"""The tables of what somebody has done in all: numbers, streaks, scores against others and the bot, and badges."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, Table, Text

from data.queries.tables.columns import Named, metadata
from data.records.badges import Badge
from game import Edition, Side

# Player stats, written when a match ends; all of them can be counted again from the matches.
player_stats = Table(
    "player_stats",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("edition", Named(Edition), primary_key=True),
    Column("side", Named(Side), primary_key=True),
    Column("wins", Integer, nullable=False),
    Column("losses", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("graduations", Integer, nullable=False),
    Column("boops_off", Integer, nullable=False),
)

first_squares = Table(
    "first_squares",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("square", Text, primary_key=True),
    Column("times", Integer, nullable=False),
)

streaks = Table(
    "streaks",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("current", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
)

head_to_head = Table(
    "head_to_head",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("opponent_id", ForeignKey("players.id"), primary_key=True),
    Column("wins", Integer, nullable=False),
    Column("losses", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
)
Index("head_to_head_by_opponent_id", head_to_head.c.opponent_id)

bot_scores = Table(
    "bot_scores",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("level", Integer, primary_key=True, autoincrement=False),
    Column("wins", Integer, nullable=False),
    Column("losses", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
)

#: The badges that are earned in matches, each with the first match that earned it.
badges = Table(
    "badges",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("badge", Named(Badge), primary_key=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False),
)
Index("badges_by_match_id", badges.c.match_id)
