"""Leaderboards: who stands where, in a server or everywhere, in a season or of all time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Final, NamedTuple, TypeAlias

from bot.services.people import Person
from bot.services.ratings import rating_of
from bot.services.seasons import Season, counted_at
from data import Database, players, standings
from data.standings import Mark, Row, Table

#: Tells by Discord's id whether somebody is still where a table is of.
IsHere: TypeAlias = Callable[[int], Awaitable[bool]]

#: Lines a page.
PAGE: Final = 10
#: How many lines are looked at for one page at most: who has left is passed over.
_MOST_READ: Final = 100


class Page(NamedTuple):
    """Lines of a table after a mark, where the next page begins (None: nowhere), the asker's own line, and who is not sure yet.

    ``mine`` is there too when it is among the lines; it is None for who has no rated match, and has no place for who is
    not sure enough, or stands on no ladder.
    """

    table: Table
    after: Mark | None
    rows: Sequence[Row]
    further: Mark | None
    mine: Row | None
    unsure: Sequence[Row]

    @property
    def apart(self) -> Row | None:
        """The asker's own line where they have a place that is not on this page."""
        mine = self.mine
        shown = {row.player.id for row in self.rows}
        return mine if mine and mine.place and mine.player.id not in shown else None


async def page(
    database: Database, table: Table, person: Person, *, after: Mark | None, now: datetime, is_here: IsHere
) -> Page:
    """A page of a table; who has left is not shown on it, and leaves their place empty."""
    now = counted_at(table.season, now)
    rows, further = await _read_on(database, table, after, now, is_here)
    async with database.read() as connection:
        unsure = [] if after else await standings.unsure(connection, table, now, PAGE)
        player = await players.by_discord_id(connection, person.discord_id)
        own = await standings.of(connection, player.id, table) if player else None
        stands = own is not None and own.listed and own.fades_at > now
        place = await standings.place_of(connection, own, now) if own and stands else 0
    mine = Row(place, player, own) if player and own else None
    if mine and mine.standing.listed and not (after or place or mine in unsure):
        unsure = [*unsure, mine]
    return Page(
        table,
        after,
        [_aged(row, now) for row in rows],
        further,
        _aged(mine, now) if mine else None,
        [_aged(row, now) for row in await _here(unsure, is_here)],
    )


async def _read_on(
    database: Database, table: Table, after: Mark | None, now: datetime, is_here: IsHere
) -> tuple[list[Row], Mark | None]:
    """The next lines of those who are here, and where the next page begins, if there may be one."""
    shown: list[Row] = []
    for _ in range(_MOST_READ // PAGE):
        async with database.read() as connection:
            # One more than fits tells whether there are more.
            found = await standings.page(connection, table, now, PAGE + 1, after)
        here = await _here(found[:PAGE], is_here)
        for number, row in enumerate(found[:PAGE], 1):
            if row in here:
                shown.append(row)
            after = row.mark
            if len(shown) == PAGE:
                return shown, after if number < len(found) else None
        if len(found) <= PAGE:
            return shown, None
    return shown, after


async def _here(rows: Sequence[Row], is_here: IsHere) -> list[Row]:
    """Those of some lines whose players are known and still here; all are asked after at once."""
    known = [(row, row.player.discord_id) for row in rows if row.player.discord_id is not None]
    answers = await asyncio.gather(*(is_here(discord_id) for _, discord_id in known))
    return [row for (row, _), here in zip(known, answers, strict=True) if here]


async def seasons(database: Database, table: Table, now: datetime) -> Sequence[Season]:
    """The seasons that a table can be asked for: this one, and those before back to the first with a rated match."""
    async with database.read() as connection:
        first = await standings.first_season(connection, table.guild_id, table.edition)
    found = [Season.of(now)]
    while first and found[-1].number > first:
        found.append(found[-1].before)
    return found


def _aged(row: Row, now: datetime) -> Row:
    """A line with the deviation as it is by now."""
    standing = row.standing
    return row._replace(standing=standing._replace(deviation=rating_of(standing, now).deviation))
