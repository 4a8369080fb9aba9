"""Queries about challenges."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.records import Challenge, ChallengeState
from data.tables import challenges

_CHALLENGE = select(*(challenges.c[field] for field in Challenge._fields))


async def add(connection: AsyncConnection, challenge: Challenge) -> Challenge:
    """Store a new challenge; its id is given here."""
    values = challenge._asdict()
    del values["id"]
    added = await connection.execute(insert(challenges).values(values).returning(challenges.c.id))
    return challenge._replace(id=added.scalar_one())


async def by_id(connection: AsyncConnection, challenge_id: int) -> Challenge | None:
    """The challenge of that id, if there is one."""
    row = (await connection.execute(_CHALLENGE.where(challenges.c.id == challenge_id))).one_or_none()
    return Challenge(*row) if row else None


async def open_between(
    connection: AsyncConnection, channel_id: int, challenger_id: int, opponent_id: int | None
) -> Challenge | None:
    """The challenge one person has waiting for another (None: for anybody) in a channel."""
    query = _CHALLENGE.where(
        challenges.c.channel_id == channel_id,
        challenges.c.challenger_id == challenger_id,
        challenges.c.opponent_id.is_not_distinct_from(opponent_id),
        challenges.c.state == ChallengeState.OPEN,
    )
    row = (await connection.execute(query)).one_or_none()
    return Challenge(*row) if row else None


async def open_of(connection: AsyncConnection, challenger_id: int) -> Sequence[Challenge]:
    """The challenges of a person's that wait for an answer, the oldest first."""
    query = _CHALLENGE.where(
        challenges.c.challenger_id == challenger_id, challenges.c.state == ChallengeState.OPEN
    )
    return [Challenge(*row) for row in await connection.execute(query.order_by(challenges.c.id))]


async def open_to(connection: AsyncConnection, opponent_id: int) -> Sequence[Challenge]:
    """The challenges that wait for a person's answer, the oldest first."""
    query = _CHALLENGE.where(
        challenges.c.opponent_id == opponent_id, challenges.c.state == ChallengeState.OPEN
    )
    return [Challenge(*row) for row in await connection.execute(query.order_by(challenges.c.id))]


async def all_of(connection: AsyncConnection, player_id: int) -> Sequence[Challenge]:
    """Every challenge that a person has made, or that was made to them."""
    query = _CHALLENGE.where(
        (challenges.c.challenger_id == player_id) | (challenges.c.opponent_id == player_id)
    )
    return [Challenge(*row) for row in await connection.execute(query.order_by(challenges.c.id))]


async def overdue(connection: AsyncConnection, now: datetime, most: int) -> Sequence[Challenge]:
    """Open challenges whose time has run out, the oldest first."""
    query = _CHALLENGE.where(challenges.c.state == ChallengeState.OPEN, challenges.c.expires_at <= now)
    rows = await connection.execute(query.order_by(challenges.c.expires_at).limit(most))
    return [Challenge(*row) for row in rows]


async def next_expiry(connection: AsyncConnection) -> datetime | None:
    """When the next open challenge runs out."""
    query = select(func.min(challenges.c.expires_at)).where(challenges.c.state == ChallengeState.OPEN)
    found: datetime | None = (await connection.execute(query)).scalar_one_or_none()
    return found


async def end(connection: AsyncConnection, challenge_id: int, state: ChallengeState) -> bool:
    """End an open challenge; False if somebody ended it before."""
    query = (
        update(challenges)
        .where(challenges.c.id == challenge_id, challenges.c.state == ChallengeState.OPEN)
        .values(state=state)
    )
    return (await connection.execute(query)).rowcount == 1


async def set_message(connection: AsyncConnection, challenge_id: int, message_id: int) -> None:
    """Remember the message that shows a challenge."""
    query = update(challenges).where(challenges.c.id == challenge_id).values(message_id=message_id)
    await connection.execute(query)
