"""Queries about how players stand."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, func, insert, select, update

from data.records import Player, Rated, Result, Standing
from data.tables import players, rated_results, standings

_STANDING = select(*(standings.c[field] for field in Standing._fields))
_WITH_PLAYER: Final = select(*players.c, *_STANDING.selected_columns).join(
    players, players.c.id == standings.c.player_id
)


#: Stands for all servers together, and for all time.
EVERYWHERE: Final = 0
ALL_TIME: Final = 0


class Leaderboard(NamedTuple):
    """Which table is meant: a server's or EVERYWHERE; its edition; a season's, by its number, or of ALL_TIME."""

    guild_id: int
    edition: str
    season: int = ALL_TIME


class LeaderboardCursor(NamedTuple):
    """What a line of a table is found again by, whatever has changed above it."""

    player_id: int
    rating: float


#: Above everybody: a bound is given even there, or SQLite would enter at the moments at which ratings fade, and sort.
_TOP: Final = LeaderboardCursor(0, 1e9)


class Row(NamedTuple):
    """A line of a leaderboard: its place from 1 (0: none yet), who stands there, and how."""

    place: int
    player: Player
    standing: Standing

    @property
    def cursor(self) -> LeaderboardCursor:
        """Where the next page begins after this line."""
        return LeaderboardCursor(self.player.id, self.standing.rating)


def of(connection: Connection, player_id: int, leaderboard: Leaderboard) -> Standing | None:
    """How a player stands, if they have a rated match there."""
    query = _STANDING.where(standings.c.player_id == player_id, _of(leaderboard))
    row = connection.execute(query).one_or_none()
    return Standing(*row) if row else None


def in_guild(connection: Connection, player_id: int, guild_id: int) -> Sequence[Standing]:
    """How a player stands of all time in a server, in each edition."""
    query = _STANDING.where(
        standings.c.player_id == player_id, standings.c.guild_id == guild_id, standings.c.season == ALL_TIME
    )
    return [Standing(*row) for row in connection.execute(query)]


def save(connection: Connection, standing: Standing) -> None:
    """Keep how a player stands after a match."""
    key = {name: getattr(standing, name) for name in ("player_id", *Leaderboard._fields)}
    query = update(standings).where(*(standings.c[name] == value for name, value in key.items()))
    if (connection.execute(query.values(standing._asdict()))).rowcount == 0:
        connection.execute(insert(standings).values(standing._asdict()))


def add_result(connection: Connection, standing: Standing, match_id: int) -> None:
    """Keep that a match counted, and what it led to; a match that has counted already is an error."""
    kept = {name: getattr(standing, name) for name in ("player_id", "guild_id", "edition", *Rated._fields)}
    connection.execute(insert(rated_results).values(match_id=match_id, **kept))


def results_of(
    connection: Connection, player_id: int, leaderboard: Leaderboard, limit: int
) -> Sequence[Rated]:
    """A player's last ratings of all time in a leaderboard, oldest first."""
    query = select(*(rated_results.c[field] for field in Rated._fields)).where(
        rated_results.c.player_id == player_id,
        rated_results.c.guild_id == leaderboard.guild_id,
        rated_results.c.edition == leaderboard.edition,
    )
    rows = connection.execute(query.order_by(rated_results.c.rated_at.desc()).limit(limit))
    return [Rated(*row) for row in rows][::-1]


def all_results_of(connection: Connection, player_id: int) -> Sequence[Result]:
    """Every rated match of a player's, as it counted in each leaderboard."""
    query = select(*(rated_results.c[field] for field in Result._fields))
    query = query.where(rated_results.c.player_id == player_id).order_by(rated_results.c.rated_at)
    return [Result(*row) for row in connection.execute(query)]


def all_of(connection: Connection, player_id: int) -> Sequence[Standing]:
    """How a player stands in every leaderboard."""
    query = _STANDING.where(standings.c.player_id == player_id)
    return [Standing(*row) for row in connection.execute(query.order_by(*_STANDING.selected_columns))]


def set_listed(connection: Connection, player_id: int, *, listed: bool) -> None:
    """Let a player stand on the leaderboards, or on none."""
    query = update(standings).where(standings.c.player_id == player_id).values(listed=listed)
    connection.execute(query)


def forget(connection: Connection, player_id: int) -> None:
    """Forget how a player stands and stood."""
    for table in (standings, rated_results):
        connection.execute(delete(table).where(table.c.player_id == player_id))


def first_season(connection: Connection, guild_id: int, edition: str) -> int | None:
    """The earliest season of which there is a leaderboard."""
    query = select(func.min(standings.c.season)).where(
        standings.c.listed,
        standings.c.guild_id == guild_id,
        standings.c.edition == edition,
        standings.c.season > ALL_TIME,
    )
    found: int | None = connection.execute(query).scalar_one_or_none()
    return found


def page(
    connection: Connection,
    leaderboard: Leaderboard,
    now: datetime,
    limit: int,
    after: LeaderboardCursor | None = None,
) -> Sequence[Row]:
    """The next lines of a table after one (None: from the top), the strongest first.

    Only those stand in it whose rating is sure enough by now.
    """
    last = after or _TOP
    query = _WITH_PLAYER.where(
        _in(leaderboard),
        standings.c.provisional_at > now,
        # Two bounds, the first of which the index by rating can be entered at.
        standings.c.rating <= last.rating,
        (standings.c.rating < last.rating) | (standings.c.player_id > last.player_id),
    )
    query = query.order_by(standings.c.rating.desc(), standings.c.player_id).limit(limit)
    found = _rows(connection, query)
    # Above the cursor somebody may have come or gone since.
    first = place_of(connection, found[0].standing, now) if found and after else 1
    return [row._replace(place=place) for place, row in enumerate(found, first)]


def place_of(connection: Connection, standing: Standing, now: datetime) -> int:
    """The place at which a standing is in its leaderboard."""
    query = select(func.count()).where(
        _in(Leaderboard(standing.guild_id, standing.edition, standing.season)),
        standings.c.provisional_at > now,
        standings.c.rating >= standing.rating,
        (standings.c.rating > standing.rating) | (standings.c.player_id < standing.player_id),
    )
    return 1 + connection.execute(query).scalar_one()


def provisional(connection: Connection, leaderboard: Leaderboard, now: datetime, limit: int) -> Sequence[Row]:
    """Who has played too little (or too long ago) to stand in a leaderboard, those who fell short of it the latest first."""
    query = _WITH_PLAYER.where(_in(leaderboard), standings.c.provisional_at <= now)
    rows = _rows(connection, query.order_by(standings.c.provisional_at.desc()).limit(limit))
    # Of two who finished the same match, the stronger first.
    return sorted(rows, key=lambda row: (row.standing.provisional_at, row.standing.rating), reverse=True)


def _of(leaderboard: Leaderboard) -> ColumnElement[bool]:
    return and_(*(standings.c[field] == value for field, value in leaderboard._asdict().items()))


def _in(leaderboard: Leaderboard) -> ColumnElement[bool]:
    """The lines that stand in a table for everybody to see."""
    return and_(standings.c.listed, _of(leaderboard))


def _rows(connection: Connection, query: Select[Any]) -> Sequence[Row]:
    """Lines without their places."""
    width = len(Player._fields)
    found = connection.execute(query)
    return [Row(0, Player(*row[:width]), Standing(*row[width:])) for row in found]
