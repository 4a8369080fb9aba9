"""Queries about servers and what their moderators have chosen."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.records import Guild
from data.tables import guild_channels, guilds

_GUILD = select(*(guilds.c[field] for field in Guild._fields))


async def by_id(connection: AsyncConnection, guild_id: int | None) -> Guild:
    """What a server has chosen; where nothing was said (or outside of servers), what goes without saying."""
    row = (await connection.execute(_GUILD.where(guilds.c.id == guild_id))).one_or_none()
    return Guild(*row) if row else Guild()


async def change(connection: AsyncConnection, guild_id: int, **values: Any) -> None:
    """Remember what a server chooses."""
    changed = await connection.execute(update(guilds).where(guilds.c.id == guild_id).values(values))
    if changed.rowcount == 0:
        await connection.execute(insert(guilds).values(id=guild_id, **(Guild()._asdict() | values)))


async def channels(connection: AsyncConnection, guild_id: int | None) -> frozenset[int]:
    """The channels in which a server lets matches live; none: everywhere."""
    query = select(guild_channels.c.channel_id).where(guild_channels.c.guild_id == guild_id)
    return frozenset((await connection.execute(query)).scalars())


async def let_live(connection: AsyncConnection, guild_id: int, channel_id: int, wanted: bool) -> None:
    """Put a channel on the list of those in which matches may live, or take it off."""
    here = (guild_channels.c.guild_id == guild_id) & (guild_channels.c.channel_id == channel_id)
    await connection.execute(delete(guild_channels).where(here))
    if wanted:
        await connection.execute(insert(guild_channels).values(guild_id=guild_id, channel_id=channel_id))
