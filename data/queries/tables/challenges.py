"""The table of challenges."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, CheckConstraint, Column, ForeignKey, Index, Table, text

from data.queries.tables.columns import LONG, Named, UtcTime, metadata
from data.records.challenges import ChallengeState, First
from data.records.matches import Games
from data.records.paces import Pace
from game import Edition

challenges = Table(
    "challenges",
    metadata,
    Column("id", LONG, primary_key=True),
    Column("challenger_id", ForeignKey("players.id"), nullable=False),
    Column("opponent_id", ForeignKey("players.id"), nullable=True),
    Column("edition", Named(Edition), nullable=False),
    Column("first", Named(First), nullable=False),
    Column("guild_id", BigInteger, nullable=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("user_installed", Boolean, nullable=False),
    Column("message_id", BigInteger, nullable=True),
    Column("state", Named(ChallengeState), nullable=False),
    Column("pace", Named(Pace), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("expires_at", UtcTime, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("loses_on_time", Boolean, nullable=False),
    Column("nights_off", Boolean, nullable=False),
    Column("declined_at", UtcTime, nullable=True),
    Column("games", Named(Games), nullable=False),
    CheckConstraint("challenger_id <> opponent_id", name="two_people"),
    sqlite_autoincrement=True,
)
_OPEN = text("state = 'open'")
_OPEN_TO_ALL = text("state = 'open' AND opponent_id IS NULL")
Index(
    "challenges_one_open_a_friend_and_channel",
    challenges.c.channel_id,
    challenges.c.challenger_id,
    challenges.c.opponent_id,
    unique=True,
    sqlite_where=_OPEN,
    postgresql_where=_OPEN,
)
Index(
    "challenges_one_open_to_all_a_channel",
    challenges.c.channel_id,
    challenges.c.challenger_id,
    unique=True,
    sqlite_where=_OPEN_TO_ALL,
    postgresql_where=_OPEN_TO_ALL,
)
Index("challenges_by_opponent", challenges.c.opponent_id, challenges.c.created_at)
Index("challenges_open_by_challenger", challenges.c.challenger_id, sqlite_where=_OPEN, postgresql_where=_OPEN)
for _side in ("challenger_id", "opponent_id"):
    Index(f"challenges_by_{_side}", challenges.c[_side])
Index("challenges_open_by_expiry", challenges.c.expires_at, sqlite_where=_OPEN, postgresql_where=_OPEN)
