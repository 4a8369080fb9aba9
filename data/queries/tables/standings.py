"""The tables of ratings: the standings, the results that were rated, and the order in which matches ended."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, Table

from data.queries.tables.columns import LONG, Named, UtcTime, metadata
from game import Edition

standings = Table(
    "standings",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("edition", Named(Edition), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("listed", Boolean, nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("change", Float, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("losses", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("rated_at", UtcTime, nullable=False),
    Column("provisional_at", UtcTime, nullable=False),
)
#: By what people are put in order: the rating less its deviation, so that nobody is first by luck alone (decision 36).
STRENGTH: Final = standings.c.rating - standings.c.deviation
# In the order in which a leaderboard is read: the strongest first, then the lower id. It contains ``provisional_at`` too,
# so that places can be counted from the index alone.
Index(
    "standings_by_strength",
    standings.c.guild_id,
    standings.c.edition,
    standings.c.season,
    standings.c.listed,
    STRENGTH.desc(),
    standings.c.player_id,
    standings.c.provisional_at,
)
Index(
    "standings_by_provisional_at",
    standings.c.guild_id,
    standings.c.edition,
    standings.c.season,
    standings.c.listed,
    standings.c.provisional_at,
)

#: Every rated result, for each player and leaderboard; its primary key ensures that a match counts once.
rated_results = Table(
    "rated_results",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("edition", Named(Edition), nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("rated_at", UtcTime, nullable=False),
)
Index(
    "rated_results_of_a_player",
    rated_results.c.player_id,
    rated_results.c.guild_id,
    rated_results.c.edition,
    rated_results.c.rated_at,
)

#: In which order finished matches ended, the server in which each counted (none: only everywhere), and by how many points of
#: a rating whoever began was taken to be ahead.
match_ends = Table(
    "match_ends",
    metadata,
    Column("number", LONG, primary_key=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False, unique=True),
    Column("guild_id", BigInteger, nullable=True),
    Column("ahead", Float, nullable=False),
)
