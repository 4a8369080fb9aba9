"""The tables of leagues, cups and arenas."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, Text, text

from data.queries.tables.columns import LONG, Named, UtcTime, metadata
from data.records.contests import ContestKind, ContestState, EntryState
from data.records.paces import Pace
from game import Edition

contests = Table(
    "contests",
    metadata,
    Column("id", LONG, primary_key=True),
    Column("kind", Named(ContestKind), nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("edition", Named(Edition), nullable=False),
    Column("pace", Named(Pace), nullable=False),
    Column("state", Named(ContestState), nullable=False),
    Column("season", Integer, nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("due_at", UtcTime, nullable=True),
    Column("ends_at", UtcTime, nullable=True),
    Column("message_id", BigInteger, nullable=True),
    Column("told", Text, nullable=False),
    Column("unsaid", Boolean, nullable=False),
    Column("called_off", Boolean, nullable=False),
    sqlite_autoincrement=True,
)
Index("contests_by_guild_id", contests.c.guild_id)
_DUE = text("due_at IS NOT NULL")
Index("contests_by_due_at", contests.c.due_at, sqlite_where=_DUE, postgresql_where=_DUE)
_ENDS = text("ends_at IS NOT NULL")
Index("contests_by_ends_at", contests.c.ends_at, sqlite_where=_ENDS, postgresql_where=_ENDS)
_TO_TELL = text("state <> 'ended' OR message_id IS NOT NULL")
Index("contests_to_tell", contests.c.id, sqlite_where=_TO_TELL, postgresql_where=_TO_TELL)
_UNSAID = text("unsaid")
Index("contests_unsaid", contests.c.id, sqlite_where=_UNSAID, postgresql_where=_UNSAID)

contest_entries = Table(
    "contest_entries",
    metadata,
    Column("contest_id", ForeignKey("contests.id"), primary_key=True),
    Column("season", Integer, primary_key=True),
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("state", Named(EntryState), nullable=False),
    Column("joined_at", UtcTime, nullable=False),
    Column("division", Integer, nullable=True),
    Column("seed", Integer, nullable=True),
    Column("place", Integer, nullable=True),
    Column("out_at", UtcTime, nullable=True),
)
Index("contest_entries_by_player_id", contest_entries.c.player_id)

contest_pairs = Table(
    "contest_pairs",
    metadata,
    Column("id", LONG, primary_key=True),
    Column("contest_id", ForeignKey("contests.id"), nullable=False),
    Column("season", Integer, nullable=False),
    Column("division", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("one_id", ForeignKey("players.id"), nullable=False),
    Column("other_id", ForeignKey("players.id"), nullable=False),
    Column("games", Integer, nullable=False),
    Column("message_id", BigInteger, nullable=True),
    Column("tried", Boolean, nullable=False),
    sqlite_autoincrement=True,
)
Index("contest_pairs_of_season", contest_pairs.c.contest_id, contest_pairs.c.season)
_CALLED_OFF = text("games = 0")
Index("contest_pairs_called_off", contest_pairs.c.id, sqlite_where=_CALLED_OFF, postgresql_where=_CALLED_OFF)
