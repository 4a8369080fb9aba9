"""The tables of vote matches, which whole servers play."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, Table, Text, text

from data.queries.tables.columns import Named, UtcTime, metadata
from game import Edition

#: The servers that play the bot by votes.
vote_matches = Table(
    "vote_matches",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("edition", Named(Edition), nullable=False),
    Column("level", Integer, nullable=False),
    Column("hours", Integer, nullable=False),
    Column("due_at", UtcTime, nullable=False),
    Column("match_id", ForeignKey("matches.id"), nullable=True),
    Column("told", Text, nullable=False),
)
Index("vote_matches_by_due_at", vote_matches.c.due_at)
Index("vote_matches_by_match_id", vote_matches.c.match_id)

#: Who wants which turn there.
votes = Table(
    "votes",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("notation", Text, nullable=False),
    Column("voted_at", UtcTime, nullable=False),
)
Index("votes_by_player_id", votes.c.player_id)

#: What a server offers to whichever other one has the code.
vote_offers = Table(
    "vote_offers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("edition", Named(Edition), nullable=False),
    Column("hours", Integer, nullable=False),
    Column("code", Text, nullable=False),
    Column("offered_at", UtcTime, nullable=False),
)
Index("vote_offers_by_code", vote_offers.c.code, unique=True)

#: Where the end of a match between two servers is shown: a row for each of them.
vote_ends = Table(
    "vote_ends",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("shown_at", UtcTime, nullable=True),
)
_UNSHOWN = text("shown_at IS NULL")
Index("vote_ends_unshown", vote_ends.c.match_id, sqlite_where=_UNSHOWN, postgresql_where=_UNSHOWN)
