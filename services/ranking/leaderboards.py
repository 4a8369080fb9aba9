"""Leaderboards: in a server or everywhere, of a season or of all time.

A page takes several reads, because Discord is asked in between who is still in the server: ``rows_after`` and ``around``
read the lines, and ``bot.commands.standings.leaderboards`` puts a page together.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data.queries import players, standings
from data.queries.standings import Leaderboard, LeaderboardCursor, Row
from services.people import Person
from services.ranking.seasons import Season, counted_at

#: Lines a page.
PAGE: Final = 10
#: For how long the change by the last match is shown.
_IS_NEWS: Final = timedelta(days=14)


class LeaderboardPage(NamedTuple):
    """Lines after a cursor, the cursor of the next page (None: there is none), the asker's own line, and lines without a place.

    ``mine`` is given also when it is among the lines; it is None for a person without a rated match, and has no place
    after too few, or if the person is unlisted. ``more``: how many lines come after this page.
    """

    leaderboard: Leaderboard
    after: LeaderboardCursor | None
    rows: Sequence[Row]
    further: LeaderboardCursor | None
    mine: Row | None
    provisional: Sequence[Row]
    more: int = 0

    @property
    def apart(self) -> Row | None:
        """The asker's own line, if they have a place and it is not on this page."""
        mine = self.mine
        shown = {row.player.id for row in self.rows}
        return mine if mine and mine.place and mine.player.id not in shown else None


class Around(NamedTuple):
    """The parts of a page besides its lines: the asker's own line, and how many lines come after the page."""

    mine: Row | None
    more: int


def has_places(connection: Connection, leaderboard: Leaderboard, now: datetime) -> bool:
    """True if anybody has a place on a leaderboard yet."""
    return any(row.place for row in standings.page(connection, leaderboard, now, 1))


def rows_after(
    connection: Connection, leaderboard: Leaderboard, after: LeaderboardCursor | None, now: datetime
) -> Sequence[Row]:
    """The next lines after a cursor (None: from the top): a page, and one more if there are more."""
    now = counted_at(leaderboard.season, now)
    return [_of_late(row, now) for row in standings.page(connection, leaderboard, now, PAGE + 1, after)]


def around(
    connection: Connection,
    leaderboard: Leaderboard,
    person: Person,
    further: LeaderboardCursor | None,
    now: datetime,
) -> Around:
    """The parts of a page besides its lines; ``further`` is the cursor of the next page."""
    now = counted_at(leaderboard.season, now)
    more = standings.count_after(connection, leaderboard, now, further) if further else 0
    player = players.by_discord_id(connection, person.discord_id)
    own = standings.of(connection, player.id, leaderboard) if player else None
    if player is None or own is None:
        return Around(None, more)
    stands = own.listed and own.provisional_at > now
    mine = standings.row_of(player, own, standings.place_of(connection, own, now) if stands else 0)
    return Around(_of_late(mine, now), more)


def seasons(connection: Connection, leaderboard: Leaderboard, now: datetime) -> Sequence[Season]:
    """The seasons that can be shown: this one, and those before it, back to the first with a rated match."""
    first = standings.first_season(connection, leaderboard.guild_id, leaderboard.edition)
    found = [Season.of(now)]
    while first and found[-1].number > first:
        found.append(found[-1].before)
    return found


def _of_late(row: Row, now: datetime) -> Row:
    """A line without a change that is no news any more; its deviation stays that by which it has its place, so that the numbers add up."""
    standing = row.standing
    change = standing.change if now - standing.rated_at <= _IS_NEWS else 0.0
    return row._replace(standing=standing._replace(change=change))
