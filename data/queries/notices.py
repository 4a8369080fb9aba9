"""Queries about the messages that tell of a match's clock, until they say how that went on."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, delete, exists, select, update

from data.queries.tables.announcing import notices
from data.queries.tables.matches import matches
from data.queries.upserts import store
from data.records.notices import Became, Notice, NoticeKind
from game import Side

_NOTICE = select(*(notices.c[field] for field in Notice._fields))
_SETTLED = notices.c.became.is_not(None)


def add(connection: Connection, notice: Notice) -> None:
    """Store a message that tells of a match's clock; one that Discord has not sent a second time is stored once."""
    store(connection, notices, notice._asdict())
    connection.execute(update(matches).where(matches.c.id == notice.match_id).values(has_notices=True))


def settle(
    connection: Connection, match_id: int, became: Became, by: Side | None, *kinds: NoticeKind
) -> None:
    """Store what became of that which a match's messages tell of, these kinds alone if any are named, and by which side."""
    query = update(notices).where(notices.c.match_id == match_id, notices.c.became.is_(None))
    if kinds:
        query = query.where(notices.c.kind.in_(kinds))
    connection.execute(query.values(became=became, by=by))


def of_match(connection: Connection, match_id: int) -> Sequence[Notice]:
    """A match's messages, the oldest first."""
    query = _NOTICE.where(notices.c.match_id == match_id).order_by(notices.c.message_id)
    return [Notice(*row) for row in connection.execute(query)]


def by_message(connection: Connection, message_id: int) -> Notice | None:
    """The message with this id that tells of a match's clock, if it is one."""
    row = connection.execute(_NOTICE.where(notices.c.message_id == message_id)).one_or_none()
    return Notice(*row) if row else None


def matches_with_settled(connection: Connection) -> Sequence[int]:
    """The ids of the matches with messages that do not say yet what became of it."""
    query = select(notices.c.match_id).where(_SETTLED).distinct()
    return list(connection.execute(query.order_by(notices.c.match_id)).scalars())


def take_place(connection: Connection, notice: Notice, former_id: int | None) -> None:
    """Store a message as the last one in a match's channel that reminds of its clock; the ``former_id`` is kept no longer."""
    stands = update(matches).where(matches.c.id == notice.match_id).values(notice_id=notice.message_id)
    connection.execute(stands)
    if former_id not in {None, notice.message_id}:
        connection.execute(delete(notices).where(notices.c.message_id == former_id))


def leave_place(connection: Connection, notice: Notice) -> None:
    """Store that a message is not there any more; if it was the last one of its match, no next one takes its place."""
    is_last = (matches.c.id == notice.match_id) & (matches.c.notice_id == notice.message_id)
    connection.execute(update(matches).where(is_last).values(notice_id=None))


def remove(connection: Connection, match_id: int, message_ids: Collection[int]) -> None:
    """Keep these messages of a match no longer."""
    for message_id in message_ids:
        connection.execute(delete(notices).where(notices.c.message_id == message_id))
    left = exists().where(notices.c.match_id == match_id)
    query = update(matches).where(matches.c.id == match_id, ~left)
    connection.execute(query.values(has_notices=False))


def forget(connection: Connection, player_id: int) -> None:
    """Keep no direct message to a player any longer."""
    query = select(notices.c.match_id, notices.c.message_id).where(notices.c.player_id == player_id)
    for match_id, message_id in connection.execute(query).all():
        remove(connection, match_id, [message_id])
