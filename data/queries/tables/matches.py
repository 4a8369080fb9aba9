"""The tables of matches: the matches themselves and their series, the turns that were taken and those that are planned, and notes."""

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
from data.records.matches import Games, Hold, MatchEnd, MatchState, News, Offer, PlaceLoss, Reminder
from data.records.paces import Pace
from game import Edition, Side

#: Matches that make one result. Who plays them, and how it stands, the matches say.
series = Table(
    "series",
    metadata,
    Column("id", LONG, primary_key=True),
    Column("games", Named(Games), nullable=False),
    sqlite_autoincrement=True,
)

matches = Table(
    "matches",
    metadata,
    Column("id", LONG, primary_key=True),
    Column("edition", Named(Edition), nullable=False),
    Column("orange_id", ForeignKey("players.id"), nullable=False),
    Column("gray_id", ForeignKey("players.id"), nullable=False),
    Column("guild_id", BigInteger, nullable=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("user_installed", Boolean, nullable=False),
    Column("message_id", BigInteger, nullable=True),
    Column("state", Named(MatchState), nullable=False),
    Column("winner", Named(Side), nullable=True),
    Column("ending", Named(MatchEnd), nullable=True),
    Column("position", Text, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("version", LONG, nullable=False),
    Column("shown_version", LONG, nullable=False),
    Column("relocations", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("pace", Named(Pace), nullable=False),
    Column("deadline", UtcTime, nullable=True),
    Column("hold", Named(Hold), nullable=True),
    Column("time_left", Integer, nullable=True),
    Column("waiting_left", Integer, nullable=True),
    Column("reminder", Named(Reminder), nullable=True),
    Column("remind_at", UtcTime, nullable=True),
    Column("news", Named(News), nullable=False),
    Column("by", Named(Side), nullable=True),
    Column("offer", Named(Offer), nullable=True),
    Column("offer_by", Named(Side), nullable=True),
    Column("declined", Text, nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("changed_at", UtcTime, nullable=False),
    Column("board_version", LONG, nullable=False),
    Column("offer_version", LONG, nullable=True),
    Column("offer_message_id", BigInteger, nullable=True),
    Column("settled", Text, nullable=True),
    Column("has_notices", Boolean, nullable=False),
    Column("place_lost", Named(PlaceLoss), nullable=True),
    Column("followed", Boolean, nullable=False),
    Column("level", Integer, nullable=True),
    Column("awaits_bot", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("loses_on_time", Boolean, nullable=False),
    Column("nights_off", Boolean, nullable=False),
    Column("rescued", Text, nullable=False),
    Column("has_plans", Boolean, nullable=False),
    Column("series_id", ForeignKey("series.id"), nullable=True),
    Column("handicap", Boolean, nullable=False),
    Column("pair_id", ForeignKey("contest_pairs.id"), nullable=True),
    Column("plan_lapsed", Boolean, nullable=False),
    Column("notice_id", BigInteger, nullable=True),
    Column("line_id", BigInteger, nullable=True),
    # Which process shows it, and which one thinks in it, until when; where there is only one process these stay empty.
    Column("shown_by", Text, nullable=True),
    Column("shown_until", UtcTime, nullable=True),
    Column("thought_by", Text, nullable=True),
    Column("thought_until", UtcTime, nullable=True),
    CheckConstraint("orange_id <> gray_id", name="two_people"),
    CheckConstraint("shown_version <= version", name="shown_what_was"),
    sqlite_autoincrement=True,
)
_RUNNING = text("state = 'running'")
_UNSHOWN = text("shown_version < version")
for _side in ("orange_id", "gray_id"):
    Index(
        f"matches_running_by_{_side}",
        matches.c[_side],
        sqlite_where=_RUNNING,
        postgresql_where=_RUNNING,
    )
for _column in ("remind_at", "guild_id"):
    Index(
        f"matches_running_by_{_column}",
        matches.c[_column],
        sqlite_where=_RUNNING,
        postgresql_where=_RUNNING,
    )
_OVER, _QUARANTINED = text("state = 'over'"), text("state = 'quarantined'")
Index("matches_quarantined", matches.c.id, sqlite_where=_QUARANTINED, postgresql_where=_QUARANTINED)
for _side in ("orange_id", "gray_id"):
    Index(
        f"matches_over_by_{_side}",
        matches.c[_side],
        matches.c.changed_at,
        matches.c.id,
        sqlite_where=_OVER,
        postgresql_where=_OVER,
    )
# For what has happened in a server in a week.
Index(
    "matches_over_by_guild_id",
    matches.c.guild_id,
    matches.c.changed_at,
    sqlite_where=_OVER,
    postgresql_where=_OVER,
)
# For the latest matches of somebody against the bot, however many they have played against people.
_WITH_BOT = text("level IS NOT NULL")
for _side in ("orange_id", "gray_id"):
    Index(
        f"matches_with_bot_by_{_side}",
        matches.c[_side],
        matches.c.changed_at,
        matches.c.id,
        sqlite_where=_WITH_BOT,
        postgresql_where=_WITH_BOT,
    )
# SQLite uses a partial index only for a query with the same condition, written as SQLAlchemy writes it.
_RATED = text("rated = 1")
for _side in ("orange_id", "gray_id"):
    Index(
        f"matches_rated_by_{_side}",
        matches.c[_side],
        matches.c.created_at,
        sqlite_where=_RATED,
        postgresql_where=text("rated"),
    )
Index(
    "matches_awaiting_bot",
    matches.c.changed_at,
    sqlite_where=text("awaits_bot = 1"),
    postgresql_where=text("awaits_bot"),
)
Index("matches_unshown", matches.c.id, sqlite_where=_UNSHOWN, postgresql_where=_UNSHOWN)
_IN_SERIES = text("series_id IS NOT NULL")
Index("matches_by_series_id", matches.c.series_id, sqlite_where=_IN_SERIES, postgresql_where=_IN_SERIES)
_IN_CONTEST = text("pair_id IS NOT NULL")
Index("matches_by_pair_id", matches.c.pair_id, sqlite_where=_IN_CONTEST, postgresql_where=_IN_CONTEST)
_LOST = text("place_lost = 'due' AND state = 'running'")
Index("matches_place_lost", matches.c.id, sqlite_where=_LOST, postgresql_where=_LOST)

turns = Table(
    "turns",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("version", LONG, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("notation", Text, nullable=False),
    Column("position", Text, nullable=False),
    Column("played_at", UtcTime, nullable=False),
    Column("taken_back", Boolean, nullable=False),
    Column("planned", Boolean, nullable=False),
)

#: The turns that players have planned ahead. Their ids stand in custom ids.
planned_turns = Table(
    "planned_turns",
    metadata,
    Column("id", LONG, primary_key=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False),
    Column("player_id", ForeignKey("players.id"), nullable=False),
    # It may have been played, and be here no more.
    Column("parent_id", LONG, nullable=True),
    Column("number", Integer, nullable=False),
    Column("notation", Text, nullable=False),
    Column("position", Text, nullable=False),
    sqlite_autoincrement=True,
)
for _whose in ("match_id", "player_id"):
    Index(f"planned_turns_by_{_whose}", planned_turns.c[_whose])

#: What players have noted to their matches, each for themselves alone.
match_notes = Table(
    "match_notes",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("note", Text, nullable=False),
)
