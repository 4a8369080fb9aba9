"""Queries about what players have chosen for themselves."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.records import Preferences
from data.tables import preferences

_PREFERENCES = select(*(preferences.c[field] for field in Preferences._fields))


async def of(connection: AsyncConnection, player_id: int) -> Preferences:
    """What a player has chosen; where they have said nothing, what goes without saying."""
    row = (await connection.execute(_PREFERENCES.where(preferences.c.player_id == player_id))).one_or_none()
    return Preferences(*row) if row else Preferences()


async def change(connection: AsyncConnection, player_id: int, **values: Any) -> None:
    """Remember what a player chooses."""
    query = update(preferences).where(preferences.c.player_id == player_id).values(values)
    if (await connection.execute(query)).rowcount == 0:
        chosen = Preferences()._asdict() | values
        await connection.execute(insert(preferences).values(player_id=player_id, **chosen))


async def forget(connection: AsyncConnection, player_id: int) -> None:
    """Forget what a player has chosen."""
    await connection.execute(delete(preferences).where(preferences.c.player_id == player_id))


async def any_still(connection: AsyncConnection, *player_ids: int) -> bool:
    """Whether one of these players wants boards to stand still."""
    query = select(func.count()).where(preferences.c.player_id.in_(player_ids), preferences.c.still)
    return (await connection.execute(query)).scalar_one() > 0
