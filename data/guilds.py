"""Queries about servers and their settings."""

from __future__ import annotations

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.tables import guilds


async def boards_move(connection: AsyncConnection, guild_id: int | None) -> bool:
    """Whether a server wants its boards to move by themselves; where nothing was said, they stand still."""
    query = select(guilds.c.boards_move).where(guilds.c.id == guild_id)
    return bool((await connection.execute(query)).scalar_one_or_none())


async def set_boards_move(connection: AsyncConnection, guild_id: int, wanted: bool) -> None:
    """Remember what a server wants."""
    changed = await connection.execute(
        update(guilds).where(guilds.c.id == guild_id).values(boards_move=wanted)
    )
    if changed.rowcount == 0:
        await connection.execute(insert(guilds).values(id=guild_id, boards_move=wanted))
