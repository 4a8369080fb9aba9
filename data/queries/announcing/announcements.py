"""Queries about the messages that tell a channel of a match: who plays it, and then its result. What every end needs is built once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, select, update

from data.queries.tables.announcing import announcements
from data.queries.upserts import store
from data.records.matches import Announcement

_OF_MATCH: Final = announcements.c.match_id == bindparam("match_id_")
_ANNOUNCEMENT: Final = select(*(announcements.c[field] for field in Announcement._fields)).where(_OF_MATCH)
_SET: Final = update(announcements).where(_OF_MATCH)


def put(connection: Connection, announcement: Announcement) -> None:
    """Store the message that tells of a match, instead of another that did."""
    store(connection, announcements, announcement._asdict())


def of_match(connection: Connection, match_id: int) -> Announcement | None:
    """The message that tells of a match; None if there is none."""
    row = connection.execute(_ANNOUNCEMENT, {"match_id_": match_id}).first()
    return Announcement(*row) if row else None


def set_due(connection: Connection, match_id: int) -> None:
    """Store that a match is over, so that its message has yet to tell the result."""
    connection.execute(_SET, {"match_id_": match_id, "due": True})


def move(connection: Connection, match_id: int, following_id: int) -> None:
    """Let the message that tells of a match tell of another that follows it."""
    connection.execute(_SET, {"match_id_": match_id, "match_id": following_id, "due": False})


def matches_with_due(connection: Connection) -> Sequence[int]:
    """The ids of the matches whose message has yet to tell the result."""
    query = select(announcements.c.match_id).where(announcements.c.due)
    return list(connection.execute(query.order_by(announcements.c.match_id)).scalars())


def set_told(connection: Connection, match_id: int) -> None:
    """Store that the message of a match tells the result, or can't be edited any more."""
    connection.execute(_SET, {"match_id_": match_id, "due": False})
