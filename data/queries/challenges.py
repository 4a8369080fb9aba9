"""Queries about challenges."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, func, insert, select, update

from data.queries.players import lock_players
from data.queries.tables.challenges import challenges
from data.queries.tables.columns import written
from data.records.challenges import Challenge, ChallengeState

_CHALLENGE = select(*(challenges.c[field] for field in Challenge._fields))
_OPEN = challenges.c.state == written(ChallengeState.OPEN)


def add(connection: Connection, challenge: Challenge) -> Challenge:
    """Store a new challenge and return it with its id."""
    lock_players(
        connection, challenge.challenger_id, *([challenge.opponent_id] if challenge.opponent_id else [])
    )
    values = challenge._asdict()
    del values["id"]
    added = connection.execute(insert(challenges).values(values).returning(challenges.c.id))
    return challenge._replace(id=added.scalar_one())


def by_id(connection: Connection, challenge_id: int) -> Challenge | None:
    """The challenge with this id, if there is one."""
    row = connection.execute(_CHALLENGE.where(challenges.c.id == challenge_id)).one_or_none()
    return Challenge(*row) if row else None


def open_between(
    connection: Connection,
    channel_id: int,
    challenger_id: int,
    opponent_id: int | None,
    guild_id: int | None = None,
) -> Challenge | None:
    """The open challenge of one person to another (None: to anybody) in a channel, or anywhere on its server if that is given."""
    query = _CHALLENGE.where(
        _OPEN,
        challenges.c.challenger_id == challenger_id,
        challenges.c.channel_id == channel_id if guild_id is None else challenges.c.guild_id == guild_id,
        challenges.c.opponent_id.is_not_distinct_from(opponent_id),
    )
    row = connection.execute(query.limit(1)).one_or_none()
    return Challenge(*row) if row else None


def unanswered_since(connection: Connection, opponent_id: int, since: datetime) -> Sequence[Challenge]:
    """The challenges that were made to a person since a moment, and not accepted, the oldest first."""
    query = _CHALLENGE.where(
        challenges.c.opponent_id == opponent_id,
        challenges.c.created_at > since,
        challenges.c.state != written(ChallengeState.ACCEPTED),
    )
    return [
        Challenge(*row)
        for row in connection.execute(query.order_by(challenges.c.created_at, challenges.c.id))
    ]


def declined_since(
    connection: Connection, challenger_id: int, opponent_id: int, since: datetime
) -> datetime | None:
    """The moment at which a person last declined a challenge of another's, if that was since a moment."""
    query = select(func.max(challenges.c.declined_at)).where(
        challenges.c.challenger_id == challenger_id,
        challenges.c.opponent_id == opponent_id,
        challenges.c.state == written(ChallengeState.DECLINED),
        challenges.c.declined_at > since,
    )
    found: datetime | None = connection.execute(query).scalar_one_or_none()
    return found


def has_asked_since(connection: Connection, challenger_id: int, opponent_id: int, since: datetime) -> bool:
    """True if a person has challenged another since a moment."""
    query = select(challenges.c.id).where(
        challenges.c.challenger_id == challenger_id,
        challenges.c.opponent_id == opponent_id,
        challenges.c.created_at >= since,
    )
    return connection.execute(query.limit(1)).first() is not None


def open_of(connection: Connection, challenger_id: int) -> Sequence[Challenge]:
    """The open challenges that a person has made, the oldest first."""
    query = _CHALLENGE.where(challenges.c.challenger_id == challenger_id, _OPEN)
    return [Challenge(*row) for row in connection.execute(query.order_by(challenges.c.id))]


def open_to(connection: Connection, opponent_id: int) -> Sequence[Challenge]:
    """The open challenges that were made to a person, the oldest first."""
    query = _CHALLENGE.where(challenges.c.opponent_id == opponent_id, _OPEN)
    return [Challenge(*row) for row in connection.execute(query.order_by(challenges.c.id))]


def all_of(connection: Connection, player_id: int) -> Sequence[Challenge]:
    """Every challenge that a person has made, or that was made to them."""
    query = _CHALLENGE.where(
        (challenges.c.challenger_id == player_id) | (challenges.c.opponent_id == player_id)
    )
    return [Challenge(*row) for row in connection.execute(query.order_by(challenges.c.id))]


def overdue(connection: Connection, now: datetime, limit: int) -> Sequence[Challenge]:
    """Open challenges whose time has run out, the oldest first."""
    query = _CHALLENGE.where(_OPEN, challenges.c.expires_at <= now)
    rows = connection.execute(query.order_by(challenges.c.expires_at).limit(limit))
    return [Challenge(*row) for row in rows]


def next_expiry(connection: Connection) -> datetime | None:
    """The moment when the next open challenge expires."""
    query = select(func.min(challenges.c.expires_at)).where(_OPEN)
    found: datetime | None = connection.execute(query).scalar_one_or_none()
    return found


def end(
    connection: Connection, challenge_id: int, state: ChallengeState, *, declined_at: datetime | None = None
) -> bool:
    """End an open challenge; False if it had ended before. ``declined_at``: its opponent has just said no."""
    query = update(challenges).where(challenges.c.id == challenge_id, _OPEN)
    return connection.execute(query.values(state=state, declined_at=declined_at)).rowcount == 1


def answer(
    connection: Connection,
    challenge: Challenge,
    answering_id: int,
    state: ChallengeState,
    *,
    declined_at: datetime | None = None,
) -> bool:
    """End an open challenge because somebody has answered it; False if it had ended before."""
    # People before challenges, as where one is added: otherwise two use cases could wait for each other.
    lock_players(connection, challenge.challenger_id, answering_id)
    return end(connection, challenge.id, state, declined_at=declined_at)


def set_message(connection: Connection, challenge_id: int, message_id: int) -> None:
    """Store which message shows a challenge."""
    query = update(challenges).where(challenges.c.id == challenge_id).values(message_id=message_id)
    connection.execute(query)


def all_open(connection: Connection) -> Sequence[int]:
    """The ids of all open challenges, in the order in which they were made."""
    query = select(challenges.c.id).where(_OPEN).order_by(challenges.c.id)
    return list(connection.execute(query).scalars())
