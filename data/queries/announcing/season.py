"""Queries about a season that is over, for its numbers. They begin with the season's standings, so no other match is read."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, func, select

from data.queries.standings import Leaderboard
from data.queries.tables.matches import matches
from data.queries.tables.standings import rated_results, standings
from game import Side

_ORANGE: Final = standings.alias("orange_standing")
_GRAY: Final = standings.alias("gray_standing")
_GRAY_RESULT: Final = rated_results.alias("gray_result")


class SeasonSize(NamedTuple):
    """The results that players had in a season, two for each match, and how many players there were."""

    results: int
    people: int


class SeasonMatch(NamedTuple):
    """A match that counted in a season, with both ratings of all time after it; ``listed``: both players may be named."""

    match_id: int
    orange_id: int
    gray_id: int
    winner: Side | None
    turns: int
    orange_rating: float
    gray_rating: float
    listed: bool


def size_of(connection: Connection, leaderboard: Leaderboard) -> SeasonSize:
    """The size of a season; players who have been forgotten, and their results, are not in it."""
    results = func.coalesce(func.sum(standings.c.wins + standings.c.losses + standings.c.draws), 0)
    there = (standings.c[field] == value for field, value in leaderboard._asdict().items())
    counted, people = connection.execute(select(results, func.count()).where(*there)).one()
    return SeasonSize(int(counted), people)


def matches_of(
    connection: Connection, leaderboard: Leaderboard, begin: datetime, end: datetime
) -> Sequence[SeasonMatch]:
    """The matches that counted from ``begin`` until before ``end``, except those with somebody who has been forgotten."""
    guild_id, edition, _ = leaderboard
    query = (
        select(
            matches.c.id,
            *(matches.c.orange_id, matches.c.gray_id, matches.c.winner, matches.c.turns),
            *(rated_results.c.rating, _GRAY_RESULT.c.rating),
            and_(_ORANGE.c.listed, _GRAY.c.listed),
        )
        .select_from(_ORANGE)
        .join(
            rated_results,
            and_(
                rated_results.c.player_id == _ORANGE.c.player_id,
                rated_results.c.guild_id == guild_id,
                rated_results.c.edition == edition,
                rated_results.c.rated_at >= begin,
                rated_results.c.rated_at < end,
            ),
        )
        .join(
            matches,
            and_(matches.c.id == rated_results.c.match_id, matches.c.orange_id == _ORANGE.c.player_id),
        )
        .join(
            _GRAY_RESULT,
            and_(
                _GRAY_RESULT.c.match_id == matches.c.id,
                _GRAY_RESULT.c.player_id == matches.c.gray_id,
                _GRAY_RESULT.c.guild_id == guild_id,
            ),
        )
        .join(
            _GRAY,
            and_(
                _GRAY.c.player_id == matches.c.gray_id,
                *(_GRAY.c[field] == value for field, value in leaderboard._asdict().items()),
            ),
        )
        .where(*(_ORANGE.c[field] == value for field, value in leaderboard._asdict().items()))
        .order_by(matches.c.id)
    )
    return [SeasonMatch(*row) for row in connection.execute(query)]
