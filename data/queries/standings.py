"""Queries about standings. What a card asks for is built once: building a statement takes longer than running it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Connection,
    Float,
    Select,
    and_,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

from data.queries.players import lock_players
from data.queries.tables.people import players
from data.queries.tables.standings import STRENGTH, rated_results, standings
from data.queries.upserts import store
from data.records.careers import Rated, Result, Standing
from data.records.people import Player
from game import Edition

_STANDING = select(*(standings.c[field] for field in Standing._fields))
_MINE: Final = (
    standings.c.player_id == bindparam("player_id_"),
    standings.c.guild_id == bindparam("guild_id_"),
)
_WITH_PLAYER: Final = select(*players.c, *_STANDING.selected_columns).join(
    players, players.c.id == standings.c.player_id
)


#: The server's id that means all servers, and the season's number that means all time.
EVERYWHERE: Final = 0
ALL_TIME: Final = 0
_OF_ALL_TIME: Final = _STANDING.where(*_MINE, standings.c.season == ALL_TIME)
_OF_SEASONS: Final = _STANDING.where(*_MINE, standings.c.season > ALL_TIME, standings.c.listed).order_by(
    standings.c.season, standings.c.edition
)
#: A player's ratings of all time on a leaderboard, the latest first.
_RESULTS: Final = (
    select(*(rated_results.c[field] for field in Rated._fields))
    .where(
        rated_results.c.player_id == bindparam("player_id_"),
        rated_results.c.guild_id == bindparam("guild_id_"),
        rated_results.c.edition == bindparam("edition_"),
    )
    .order_by(rated_results.c.rated_at.desc())
    .limit(bindparam("limit_"))
)
_RESULTS_UNTIL: Final = _RESULTS.where(rated_results.c.rated_at <= bindparam("rated_at_"))


class Leaderboard(NamedTuple):
    """A leaderboard's name: a server's id or EVERYWHERE, an edition, a season's number or ALL_TIME."""

    guild_id: int
    edition: Edition
    season: int = ALL_TIME

    @property
    def asked(self) -> Mapping[str, Any]:
        """The values that the statements about it need."""
        return {f"{field}_": value for field, value in self._asdict().items()}


class LeaderboardCursor(NamedTuple):
    """Identifies a line of a leaderboard, also after the lines above it have changed.

    ``strength`` is the rating less its deviation; of lines without a place, which come last, it is lower by UNPLACED.
    """

    player_id: int
    strength: float

    @property
    def asked(self) -> Mapping[str, Any]:
        """The values that the statements about the lines after it need."""
        return {"after_id_": self.player_id, "strength_": self.strength}

    @property
    def named(self) -> tuple[int | str, ...]:
        """The words for it in a custom id; the strength in hexadecimal, which keeps every bit."""
        return self.player_id, self.strength.hex()


#: By how much the strength in a cursor is lower for lines without a place: more than any rating.
UNPLACED: Final = 1e6
#: Above everybody. Without a bound for the first page, SQLite would use the index by ``provisional_at``, and sort.
TOP: Final = LeaderboardCursor(0, 1e9)

_OF: Final = and_(*(standings.c[field] == bindparam(f"{field}_") for field in Leaderboard._fields))
#: The lines of a leaderboard that everybody may see; of them those with a place at a moment, and those without.
_IN: Final = and_(standings.c.listed, _OF)
_IS_PLACED: Final = standings.c.provisional_at > bindparam("now_")
_IS_UNPLACED: Final = standings.c.provisional_at <= bindparam("now_")
#: The lines after one. Two bounds: with the first, SQLite can search the index by strength.
_AFTER: Final = and_(
    bindparam("strength_", type_=Float) >= STRENGTH,
    (bindparam("strength_", type_=Float) > STRENGTH) | (standings.c.player_id > bindparam("after_id_")),
)
#: The lines above one. Again two bounds.
_ABOVE: Final = and_(
    bindparam("strength_", type_=Float) <= STRENGTH,
    (bindparam("strength_", type_=Float) < STRENGTH) | (standings.c.player_id < bindparam("player_id_")),
)
_IN_ORDER: Final = (STRENGTH.desc(), standings.c.player_id)
_OF_PLAYER: Final = _STANDING.where(standings.c.player_id == bindparam("player_id_"), _OF)
_PLACED, _UNPLACED = (
    _WITH_PLAYER.where(_IN, which, _AFTER).order_by(*_IN_ORDER).limit(bindparam("limit_"))
    for which in (_IS_PLACED, _IS_UNPLACED)
)
_COUNT: Final = select(func.count()).select_from(standings)
_COUNT_AFTER_PLACED: Final = _COUNT.where(_IN, _IS_UNPLACED | _AFTER)
_COUNT_AFTER_UNPLACED: Final = _COUNT.where(_IN, _IS_UNPLACED, _AFTER)
_COUNT_ABOVE: Final = _COUNT.where(_IN, _IS_PLACED, _ABOVE)
_FIRST_SEASON: Final = select(func.min(standings.c.season)).where(
    standings.c.listed,
    standings.c.guild_id == bindparam("guild_id_"),
    standings.c.edition == bindparam("edition_"),
    standings.c.season > ALL_TIME,
)


class Row(NamedTuple):
    """A line of a leaderboard: its place from 1 (0: none yet), the player, their standing, and the cursor after this line."""

    place: int
    player: Player
    standing: Standing
    cursor: LeaderboardCursor

    @property
    def strength(self) -> float:
        """The rating less its deviation after the last match, by which lines are ordered."""
        return self.cursor.strength + (UNPLACED if _is_unplaced(self.cursor) else 0)


def strength_of(standing: Standing) -> float:
    """By what a standing has its place: the rating, less its deviation after the last match."""
    return standing.rating - standing.deviation


def of(connection: Connection, player_id: int, leaderboard: Leaderboard) -> Standing | None:
    """A player's standing, if they have a rated match there."""
    row = connection.execute(_OF_PLAYER, {"player_id_": player_id, **leaderboard.asked}).one_or_none()
    return Standing(*row) if row else None


def ratings_of(
    connection: Connection, player_ids: Collection[int], leaderboard: Leaderboard
) -> Mapping[int, float]:
    """The ratings of those of some players who have a rated match there."""
    query = select(standings.c.player_id, standings.c.rating)
    query = query.where(standings.c.player_id.in_(player_ids), _OF)
    rows = connection.execute(query, leaderboard.asked)
    return {player_id: rating for player_id, rating in rows}  # noqa: C416 - mypy can't tell what a row holds


def in_guild(connection: Connection, player_id: int, guild_id: int) -> Sequence[Standing]:
    """A player's standings of all time in a server, one for each edition."""
    mine = {"player_id_": player_id, "guild_id_": guild_id}
    return [Standing(*row) for row in connection.execute(_OF_ALL_TIME, mine)]


def seasons_in_guild(connection: Connection, player_id: int, guild_id: int) -> Sequence[Standing]:
    """A listed player's standings of seasons in a server, in every edition, the earliest first."""
    mine = {"player_id_": player_id, "guild_id_": guild_id}
    return [Standing(*row) for row in connection.execute(_OF_SEASONS, mine)]


def save(connection: Connection, standing: Standing) -> None:
    """Store a player's standing after a match."""
    store(connection, standings, standing._asdict())


def add_result(connection: Connection, standing: Standing, match_id: int) -> None:
    """Store that a match counted, and the rating after it; counting a match twice is an error."""
    kept = {name: getattr(standing, name) for name in ("player_id", "guild_id", "edition", *Rated._fields)}
    connection.execute(insert(rated_results).values(match_id=match_id, **kept))


def results_of(
    connection: Connection, player_id: int, leaderboard: Leaderboard, limit: int
) -> Sequence[Rated]:
    """A player's last ratings of all time on a leaderboard, oldest first."""
    mine = {"player_id_": player_id, "guild_id_": leaderboard.guild_id, "edition_": leaderboard.edition}
    return [Rated(*row) for row in connection.execute(_RESULTS, {**mine, "limit_": limit})][::-1]


def results_until(connection: Connection, player_id: int, guild_id: int, match_id: int) -> Sequence[Rated]:
    """A player's rating of all time after a match and, if there was one, after the match rated before it."""
    of_match = select(rated_results.c.edition, rated_results.c.rated_at).where(
        rated_results.c.match_id == match_id,
        rated_results.c.player_id == player_id,
        rated_results.c.guild_id == guild_id,
    )
    row = connection.execute(of_match).one_or_none()
    if row is None:
        return []
    edition, rated_at = row
    mine = {"player_id_": player_id, "guild_id_": guild_id, "edition_": edition}
    found = connection.execute(_RESULTS_UNTIL, {**mine, "rated_at_": rated_at, "limit_": 2})
    return [Rated(*each) for each in found]


def all_results_of(connection: Connection, player_id: int) -> Sequence[Result]:
    """Every rated match of a player, as it counted on each leaderboard."""
    query = select(*(rated_results.c[field] for field in Result._fields))
    query = query.where(rated_results.c.player_id == player_id).order_by(rated_results.c.rated_at)
    return [Result(*row) for row in connection.execute(query)]


def all_of(connection: Connection, player_id: int) -> Sequence[Standing]:
    """A player's standings on all leaderboards."""
    query = _STANDING.where(standings.c.player_id == player_id)
    return [Standing(*row) for row in connection.execute(query.order_by(*_STANDING.selected_columns))]


def set_listed(connection: Connection, player_id: int, *, listed: bool) -> None:
    """Show a player on the leaderboards, or on none."""
    lock_players(connection, player_id)
    query = update(standings).where(standings.c.player_id == player_id).values(listed=listed)
    connection.execute(query)


def forget(connection: Connection, player_id: int) -> None:
    """Delete a player's standings and past ratings."""
    for table in (standings, rated_results):
        connection.execute(delete(table).where(table.c.player_id == player_id))


def first_season(connection: Connection, guild_id: int, edition: Edition) -> int | None:
    """The earliest season that has a leaderboard."""
    asked = {"guild_id_": guild_id, "edition_": edition}
    found: int | None = connection.execute(_FIRST_SEASON, asked).scalar_one_or_none()
    return found


def page(
    connection: Connection,
    leaderboard: Leaderboard,
    now: datetime,
    limit: int,
    after: LeaderboardCursor | None = None,
) -> Sequence[Row]:
    """The next lines of a leaderboard after a cursor (None: from the top), the strongest first; those without a place come last."""
    last = after or TOP
    rows = _placed(connection, leaderboard, now, limit, last)
    if len(rows) < limit:
        below = last._replace(strength=last.strength + UNPLACED) if _is_unplaced(last) else TOP
        rows += _unplaced(connection, leaderboard, now, limit - len(rows), below)
    return rows


def _is_unplaced(cursor: LeaderboardCursor) -> bool:
    return cursor.strength < -UNPLACED / 2


def _placed(
    connection: Connection, leaderboard: Leaderboard, now: datetime, limit: int, last: LeaderboardCursor
) -> list[Row]:
    found = _rows(connection, _PLACED, {"now_": now, "limit_": limit, **leaderboard.asked, **last.asked})
    # Lines above the cursor may have come or gone since.
    first = place_of(connection, found[0].standing, now) if found and last != TOP else 1
    return [row._replace(place=place) for place, row in enumerate(found, first)]


def _unplaced(
    connection: Connection, leaderboard: Leaderboard, now: datetime, limit: int, last: LeaderboardCursor
) -> list[Row]:
    """The players who have played too little, or too long ago, for a place."""
    found = _rows(connection, _UNPLACED, {"now_": now, "limit_": limit, **leaderboard.asked, **last.asked})
    lower = ((row, row.cursor.strength - UNPLACED) for row in found)
    return [row._replace(cursor=row.cursor._replace(strength=strength)) for row, strength in lower]


def count_after(
    connection: Connection, leaderboard: Leaderboard, now: datetime, last: LeaderboardCursor
) -> int:
    """The number of lines after a cursor."""
    query = _COUNT_AFTER_PLACED
    if _is_unplaced(last):
        query, last = _COUNT_AFTER_UNPLACED, last._replace(strength=last.strength + UNPLACED)
    return connection.execute(query, {"now_": now, **leaderboard.asked, **last.asked}).scalar_one()


def place_of(connection: Connection, standing: Standing, now: datetime) -> int:
    """The place of a standing on its leaderboard."""
    there = Leaderboard(standing.guild_id, standing.edition, standing.season).asked
    mine = {"player_id_": standing.player_id, "strength_": strength_of(standing)}
    return 1 + connection.execute(_COUNT_ABOVE, {"now_": now, **there, **mine}).scalar_one()


def _rows(connection: Connection, query: Select[Any], asked: Mapping[str, Any]) -> list[Row]:
    """Lines whose places are not filled in yet."""
    width = len(Player._fields)
    found = connection.execute(query, asked)
    return [row_of(Player(*row[:width]), Standing(*row[width:])) for row in found]


def row_of(player: Player, standing: Standing, place: int = 0) -> Row:
    """The line of a player, whose place may be filled in later."""
    return Row(place, player, standing, LeaderboardCursor(player.id, strength_of(standing)))
