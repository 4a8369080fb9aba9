"""The tables of servers: their settings, the channels that they allow, and their clubhouses."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, Text, text

from data.queries.tables.columns import LONG, Named, UtcTime, metadata
from data.records.guilds import ToldResults
from data.records.paces import Pace
from game import Edition, Side

guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("boards_move", Boolean, nullable=False),
    Column("threads", Boolean, nullable=False),
    Column("pace", Named(Pace), nullable=False),
    Column("edition", Named(Edition), nullable=False),
    Column("left_at", UtcTime, nullable=True),
    Column("language", Text, nullable=True),
    Column("locale", Text, nullable=True),
    Column("puzzle_channel_id", BigInteger, nullable=True),
    Column("puzzle_day", Integer, nullable=False),
    Column("puzzle_tried", Integer, nullable=False),
    Column("anyone_announces", Boolean, nullable=False),
    Column("puzzle_unseen", Integer, nullable=False),
)
_PUZZLED = text("puzzle_channel_id IS NOT NULL AND left_at IS NULL")
Index("guilds_awaiting_puzzle", guilds.c.puzzle_day, sqlite_where=_PUZZLED, postgresql_where=_PUZZLED)

#: The channels in which a server allows matches; none listed: everywhere.
guild_channels = Table(
    "guild_channels",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
)

#: The clubhouses of servers, each with what has been posted there.
clubhouses = Table(
    "clubhouses",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=True),
    Column("results", Named(ToldResults), nullable=False),
    Column("board", Boolean, nullable=False),
    Column("week", Boolean, nullable=False),
    Column("week_hour", Integer, nullable=False),
    Column("season", Boolean, nullable=False),
    Column("trouble", Text, nullable=False),
    Column("board_message_id", BigInteger, nullable=True),
    Column("board_shows", Text, nullable=False),
    Column("board_tried", Boolean, nullable=False),
    Column("week_told", Integer, nullable=False),
    Column("week_tried", Integer, nullable=False),
    Column("season_told", Integer, nullable=False),
    Column("season_tried", Integer, nullable=False),
    Column("badges", Boolean, nullable=False),
    Column("role_id", BigInteger, nullable=True),
    Column("role_holders", Text, nullable=False),
    Column("role_season", Integer, nullable=False),
    Column("role_trouble", Text, nullable=False),
)

Index("clubhouses_by_channel_id", clubhouses.c.channel_id)
_WITH_ROLE = text("role_id IS NOT NULL OR role_holders != ''")
Index(
    "clubhouses_with_role",
    clubhouses.c.guild_id,
    sqlite_where=_WITH_ROLE,
    postgresql_where=_WITH_ROLE,
)

#: The results that clubhouses have yet to tell.
queued_results = Table(
    "queued_results",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("leader", Named(Side), nullable=True),
    Column("batch", LONG, nullable=True),
)
Index("queued_results_by_guild_id", queued_results.c.guild_id, queued_results.c.match_id)
