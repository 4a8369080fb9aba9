"""The tables of messages that tell of matches: notices, announcements, and follows."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Table, text

from data.queries.tables.columns import Named, metadata
from data.records.notices import Became, NoticeKind
from game import Side

#: The messages that tell of a match's clock, until they say how that went on.
notices = Table(
    "notices",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("match_id", ForeignKey("matches.id"), nullable=False),
    Column("player_id", ForeignKey("players.id"), nullable=True),
    Column("kind", Named(NoticeKind), nullable=False),
    Column("became", Named(Became), nullable=True),
    Column("by", Named(Side), nullable=True),
)
for _column in ("match_id", "player_id"):
    Index(f"notices_by_{_column}", notices.c[_column])
_SETTLED = text("became IS NOT NULL")
Index("notices_settled", notices.c.match_id, sqlite_where=_SETTLED, postgresql_where=_SETTLED)

#: The messages that tell a channel of a match: who plays it, and then its result.
announcements = Table(
    "announcements",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("due", Boolean, nullable=False),
)
_DUE = text("due")
Index("announcements_due", announcements.c.match_id, sqlite_where=_DUE, postgresql_where=_DUE)

#: Who follows which running match without playing in it, and what they have yet to be told.
follows = Table(
    "follows",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("each_turn", Boolean, nullable=False),
    Column("due", Boolean, nullable=False),
)
Index("follows_by_match_id", follows.c.match_id)
Index("follows_due", follows.c.match_id, sqlite_where=text("due = 1"), postgresql_where=_DUE)
