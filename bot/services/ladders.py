"""Leaderboards: who stands where, in a server or everywhere, in a season or of all time."""

from __future__ import annotations

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
#: How many who have left are passed over for one page at most.
_MOST_PASSED: Final = 30


class Page(NamedTuple):
    """Lines of a table after a mark, whether there are more below, the asker's own line, and who is not sure enough yet.

    ``mine`` is there too when it is among the lines; it is None for who has no rated match, and has no place for who is
    not sure enough, or stands on no ladder.
    """

    table: Table
    after: Mark | None
    rows: Sequence[Row]
    more: bool
    mine: Row | None
    unsure: Sequence[Row]

    @property
    def apart(self) -> Row | None:
        """The asker's own line where they have a place that is not on this page."""
        has_place = self.mine and self.mine.place
        return self.mine if has_place and self.mine not in self.rows else None


async def page(
    database: Database, table: Table, person: Person, *, after: Mark | None, now: datetime, is_here: IsHere
) -> Page:
    """A page of a table; who has left is not shown on it, and leaves their place empty."""
    now = counted_at(table.season, now)
    async with database.read() as connection:
        found = await standings.page(connection, table, now, PAGE + _MOST_PASSED, after)
        unsure = [] if after else await standings.unsure(connection, table, now, PAGE)
        player = await players.by_discord_id(connection, person.discord_id)
        own = await standings.of(connection, player.id, table) if player else None
        stands = own is not None and own.listed and own.fades_at > now
        place = await standings.place_of(connection, own, now) if own and stands else 0
    # One more than fits tells whether there are more.
    rows = await _shown(found, is_here, PAGE + 1)
    return Page(
        table,
        after,
        [_aged(row, now) for row in rows[:PAGE]],
        len(rows) > PAGE,
        _aged(Row(place, player, own), now) if player and own else None,
        await _shown(unsure, is_here, PAGE),
    )


async def seasons(database: Database, table: Table, now: datetime) -> Sequence[Season]:
    """The seasons that a table can be asked for: this one, and those before back to the first with a rated match."""
    async with database.read() as connection:
        first = await standings.first_season(connection, table.guild_id, table.edition)
    found = [Season.of(now)]
    while first and found[-1].number > first:
        found.append(found[-1].before)
    return found


async def _shown(rows: Sequence[Row], is_here: IsHere, most: int) -> Sequence[Row]:
    """The first of these lines whose players are known and still here."""
    shown: list[Row] = []
    for row in rows:
        if len(shown) == most:
            break
        if row.player.discord_id is not None and await is_here(row.player.discord_id):
            shown.append(row)
    return shown


def _aged(row: Row, now: datetime) -> Row:
    """A line with the deviation as it is by now."""
    standing = row.standing
    return row._replace(standing=standing._replace(deviation=rating_of(standing, now).deviation))
