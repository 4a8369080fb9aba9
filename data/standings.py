"""Queries about how players stand."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.records import Player, Standing
from data.tables import players, rated_results, standings

_STANDING = select(*(standings.c[field] for field in Standing._fields))


class Row(NamedTuple):
    """A line of a table: its place from 1, who stands there, and how."""

    place: int
    player: Player
    standing: Standing


async def of(connection: AsyncConnection, player_id: int, guild_id: int, edition: str) -> Standing | None:
    """How a player stands, if they have a rated match there."""
    query = _STANDING.where(
        standings.c.player_id == player_id, standings.c.guild_id == guild_id, standings.c.edition == edition
    )
    row = (await connection.execute(query)).one_or_none()
    return Standing(*row) if row else None


async def save(connection: AsyncConnection, standing: Standing, match_id: int) -> None:
    """Keep how a player stands after a match, and that it counted; a match that has counted already is an error."""
    key = {name: getattr(standing, name) for name in ("player_id", "guild_id", "edition")}
    query = update(standings).where(*(standings.c[name] == value for name, value in key.items()))
    if (await connection.execute(query.values(standing._asdict()))).rowcount == 0:
        await connection.execute(insert(standings).values(standing._asdict()))
    counted = {"match_id": match_id, "rating": standing.rating, "deviation": standing.deviation}
    await connection.execute(insert(rated_results).values(rated_at=standing.rated_at, **counted, **key))


async def page(
    connection: AsyncConnection,
    guild_id: int,
    edition: str,
    now: datetime,
    most: int,
    after: Row | None = None,
) -> Sequence[Row]:
    """The next lines of a table after one (None: from the top), the strongest first.

    Only those stand in it whose rating is sure enough by now.
    """
    query = select(*players.c, *_STANDING.selected_columns).join(
        players, players.c.id == standings.c.player_id
    )
    query = query.where(
        standings.c.guild_id == guild_id, standings.c.edition == edition, standings.c.fades_at > now
    )
    if after:
        last = after.standing
        query = query.where(
            (standings.c.rating < last.rating)
            | ((standings.c.rating == last.rating) & (standings.c.player_id > last.player_id))
        )
    query = query.order_by(standings.c.rating.desc(), standings.c.player_id).limit(most)
    width = len(Player._fields)
    first = after.place + 1 if after else 1
    return [
        Row(first + number, Player(*row[:width]), Standing(*row[width:]))
        for number, row in enumerate(await connection.execute(query))
    ]


async def place_of(connection: AsyncConnection, standing: Standing, now: datetime) -> int:
    """The place at which a standing is in its table."""
    query = select(func.count()).where(
        standings.c.guild_id == standing.guild_id,
        standings.c.edition == standing.edition,
        standings.c.fades_at > now,
        (standings.c.rating > standing.rating)
        | ((standings.c.rating == standing.rating) & (standings.c.player_id < standing.player_id)),
    )
    return 1 + (await connection.execute(query)).scalar_one()


async def provisional(
    connection: AsyncConnection, guild_id: int, edition: str, now: datetime, most: int
) -> Sequence[Row]:
    """Who has played lately but too little to stand in a table, the latest first; their place is 0."""
    query = select(*players.c, *_STANDING.selected_columns).join(
        players, players.c.id == standings.c.player_id
    )
    query = query.where(
        standings.c.guild_id == guild_id, standings.c.edition == edition, standings.c.fades_at <= now
    )
    query = query.order_by(standings.c.rated_at.desc()).limit(most)
    width = len(Player._fields)
    return [Row(0, Player(*row[:width]), Standing(*row[width:])) for row in await connection.execute(query)]
