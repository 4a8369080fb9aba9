"""The tables of people: players, what they prefer, whom they have blocked, and who is banned."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    text,
)

from data.queries.tables.columns import LONG, Named, UtcTime, metadata
from data.records.people import ChallengesFrom, ReminderPlace

# Ids that stand in custom ids are never given again (sqlite_autoincrement): an old button must not find another match.
players = Table(
    "players",
    metadata,
    Column("id", LONG, primary_key=True),
    Column("discord_id", BigInteger, unique=True, nullable=True),
    Column("name", Text, nullable=False),
    Column("is_bot", Boolean, nullable=False),
    Column("language", Text, nullable=True),
    Column("locale", Text, nullable=True),
    Column("guild_id", BigInteger, nullable=True),
    sqlite_autoincrement=True,
)
_IS_TEAM = text("guild_id IS NOT NULL")
Index(
    "players_one_team_a_guild",
    players.c.guild_id,
    unique=True,
    sqlite_where=_IS_TEAM,
    postgresql_where=_IS_TEAM,
)
#: The bot itself is at most one of them.
Index(
    "players_one_bot",
    players.c.is_bot,
    unique=True,
    sqlite_where=text("is_bot = 1"),
    postgresql_where=text("is_bot"),
)

preferences = Table(
    "preferences",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("reminders", Named(ReminderPlace), nullable=False),
    Column("quiet_from", Integer, nullable=True),
    Column("quiet_until", Integer, nullable=True),
    Column("zone", Text, nullable=False),
    Column("reduce_motion", Boolean, nullable=False),
    Column("in_words", Boolean, nullable=False),
    Column("direct_blocked", Boolean, nullable=False),
    Column("unlisted", Boolean, nullable=False),
    Column("warned", Boolean, nullable=False),
    Column("puzzles_shown", Boolean, nullable=False),
    Column("puzzles_counted", Boolean, nullable=False),
    Column("badges", Text, nullable=False),
    Column("away_from", UtcTime, nullable=True),
    Column("away_until", UtcTime, nullable=True),
    Column("away_used", Integer, nullable=False),
    Column("away_year", Integer, nullable=False),
    Column("rescue", Boolean, nullable=False),
    Column("rescued_until", UtcTime, nullable=True),
    Column("weekends_off", Boolean, nullable=False),
    Column("challenges_from", Named(ChallengesFrom), nullable=False),
    Column("daily_hour", Integer, nullable=False),
    Column("daily_due", UtcTime, nullable=True),
    Column("call_due", UtcTime, nullable=True),
    Column("call_asked", Integer, nullable=True),
)
_DAILY = text("daily_due IS NOT NULL")
Index("preferences_by_daily_due", preferences.c.daily_due, sqlite_where=_DAILY, postgresql_where=_DAILY)
_CALLED = text("call_due IS NOT NULL")
Index("preferences_by_call_due", preferences.c.call_due, sqlite_where=_CALLED, postgresql_where=_CALLED)

#: Who has blocked whom: neither of the two can begin a match with the other.
blocks = Table(
    "blocks",
    metadata,
    Column("blocker_id", ForeignKey("players.id"), primary_key=True),
    Column("blocked_id", ForeignKey("players.id"), primary_key=True),
    CheckConstraint("blocker_id <> blocked_id", name="two_people"),
)
Index("blocks_by_blocked_id", blocks.c.blocked_id)

#: Whom the host has banned, by Discord's ids: they may have asked to be forgotten, or never have played.
bans = Table(
    "bans",
    metadata,
    Column("discord_id", BigInteger, primary_key=True, autoincrement=False),
    Column("banned_at", UtcTime, nullable=False),
)
