"""Queries about the ends of matches between two servers: in which channels each is shown, and where it is not yet."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, exists, or_, select, update

from data.queries.tables.columns import written
from data.queries.tables.matches import matches
from data.queries.tables.votes import vote_ends
from data.queries.upserts import store
from data.records.matches import MatchState
from data.records.votes import VoteEnd

_END: Final = select(*(vote_ends.c[name] for name in VoteEnd._fields))


def save(connection: Connection, end: VoteEnd) -> None:
    """Store where a server sees the end of a match."""
    store(connection, vote_ends, end._asdict())


def owed(connection: Connection, since: datetime) -> Sequence[VoteEnd]:
    """The ends that can be shown to the other server now: the first has seen the last board, or was to see it since before this moment."""
    query = _END.join(matches, matches.c.id == vote_ends.c.match_id).where(
        vote_ends.c.shown_at.is_(None),
        matches.c.state == written(MatchState.OVER),
        or_(matches.c.shown_version == matches.c.version, matches.c.changed_at < since),
    )
    return [VoteEnd(*row) for row in connection.execute(query.order_by(vote_ends.c.match_id))]


def set_shown(connection: Connection, end: VoteEnd, now: datetime) -> bool:
    """Store that an end is shown; False if that is stored already."""
    one = (vote_ends.c.match_id == end.match_id, vote_ends.c.guild_id == end.guild_id)
    query = update(vote_ends).where(*one, vote_ends.c.shown_at.is_(None)).values(shown_at=now)
    return connection.execute(query).rowcount > 0


def is_seen_in(connection: Connection, match_id: int, channel_id: int) -> bool:
    """True if the end of a match is, or was, shown in this channel."""
    one = exists().where(
        vote_ends.c.match_id == match_id,
        vote_ends.c.channel_id == channel_id,
        vote_ends.c.shown_at.is_not(None),
    )
    return bool(connection.execute(select(one)).scalar_one())
