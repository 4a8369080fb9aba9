"""Queries about how players stand."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.records import Player, Standing
from data.tables import players, rated_results, standings

_STANDING = select(*(standings.c[field] for field in Standing._fields))
_WITH_PLAYER: Final = select(*players.c, *_STANDING.selected_columns).join(
    players, players.c.id == standings.c.player_id
)


class Table(NamedTuple):
    """Which table is meant: a server's, or with 0 the one over all servers; and its edition."""

    guild_id: int
    edition: str


class Mark(NamedTuple):
    """A line's place in a table, and what it is found again by, whatever has changed above it."""

    place: int
    player_id: int
    rating: float


#: Above everybody: a bound is given even there, or SQLite would enter at the moments at which ratings fade, and sort.
_TOP: Final = Mark(0, 0, 1e9)


class Row(NamedTuple):
    """A line of a table: its place from 1 (0: none yet), who stands there, and how."""

    place: int
    player: Player
    standing: Standing

    @property
    def mark(self) -> Mark:
        """Where the next page begins after this line."""
        return Mark(self.place, self.player.id, self.standing.rating)


async def of(connection: AsyncConnection, player_id: int, table: Table) -> Standing | None:
    """How a player stands, if they have a rated match there."""
    query = _STANDING.where(standings.c.player_id == player_id, _in(table))
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
    connection: AsyncConnection, table: Table, now: datetime, most: int, after: Mark | None = None
) -> Sequence[Row]:
    """The next lines of a table after one (None: from the top), the strongest first.

    Only those stand in it whose rating is sure enough by now.
    """
    last = after or _TOP
    query = _WITH_PLAYER.where(
        _in(table),
        standings.c.fades_at > now,
        # Two bounds, the first of which the index by rating can be entered at.
        standings.c.rating <= last.rating,
        (standings.c.rating < last.rating) | (standings.c.player_id > last.player_id),
    )
    query = query.order_by(standings.c.rating.desc(), standings.c.player_id).limit(most)
    found = await _rows(connection, query)
    return [row._replace(place=place) for place, row in enumerate(found, last.place + 1)]


async def place_of(connection: AsyncConnection, standing: Standing, now: datetime) -> int:
    """The place at which a standing is in its table."""
    query = select(func.count()).where(
        _in(Table(standing.guild_id, standing.edition)),
        standings.c.fades_at > now,
        standings.c.rating >= standing.rating,
        (standings.c.rating > standing.rating) | (standings.c.player_id < standing.player_id),
    )
    return 1 + (await connection.execute(query)).scalar_one()


async def unsure(connection: AsyncConnection, table: Table, now: datetime, most: int) -> Sequence[Row]:
    """Who has played too little (or too long ago) to stand in a table, those who fell short of it the latest first."""
    query = _WITH_PLAYER.where(_in(table), standings.c.fades_at <= now)
    rows = await _rows(connection, query.order_by(standings.c.fades_at.desc()).limit(most))
    # Of two who finished the same match, the stronger first.
    return sorted(rows, key=lambda row: (row.standing.fades_at, row.standing.rating), reverse=True)


def _in(table: Table) -> ColumnElement[bool]:
    return and_(standings.c.guild_id == table.guild_id, standings.c.edition == table.edition)


async def _rows(connection: AsyncConnection, query: Select[Any]) -> Sequence[Row]:
    """Lines without their places."""
    width = len(Player._fields)
    found = await connection.execute(query)
    return [Row(0, Player(*row[:width]), Standing(*row[width:])) for row in found]
