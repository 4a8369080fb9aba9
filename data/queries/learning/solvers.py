"""Queries about the puzzle solvers of a server: those who let their puzzles be seen, and have solved a daily one for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Float, Select, bindparam, func, select

from data.queries.standings import TOP, LeaderboardCursor
from data.queries.tables.learning import puzzle_attempts, puzzle_ratings, puzzle_results
from data.queries.tables.people import players, preferences
from data.records.people import Player

#: By what solvers are put in order, as on the leaderboards of matches: the rating less its deviation (decision 36).
_STRENGTH: Final = puzzle_ratings.c.rating - puzzle_ratings.c.deviation
_SOLVED_HERE: Final = select(puzzle_attempts.c.player_id).where(
    puzzle_attempts.c.guild_id == bindparam("guild_id_")
)
_RANKED: Final = (
    select(
        *players.c,
        puzzle_ratings.c.rating,
        puzzle_ratings.c.deviation,
        puzzle_ratings.c.tries,
        _STRENGTH.label("strength"),
        func.row_number().over(order_by=(_STRENGTH.desc(), players.c.id)).label("place"),
        func.count().over().label("of"),
    )
    .join(puzzle_ratings, puzzle_ratings.c.player_id == players.c.id)
    .join(preferences, preferences.c.player_id == players.c.id)
    .where(preferences.c.puzzles_shown, ~preferences.c.unlisted, players.c.id.in_(_SOLVED_HERE))
    .subquery()
)
_SOLVED: Final = (
    select(func.count())
    .where(puzzle_results.c.player_id == _RANKED.c.id, puzzle_results.c.solved)
    .scalar_subquery()
)
_ROWS: Final = select(*(column for column in _RANKED.c if column.key != "strength"), _SOLVED)
_STRENGTH_ASKED: Final = bindparam("strength_", type_=Float)
_PAGE: Final = (
    _ROWS.where(
        (_RANKED.c.strength < _STRENGTH_ASKED)
        | ((_RANKED.c.strength == _STRENGTH_ASKED) & (_RANKED.c.id > bindparam("after_id_")))
    )
    .order_by(_RANKED.c.place)
    .limit(bindparam("limit_"))
)
_OWN: Final = _ROWS.where(_RANKED.c.id == bindparam("player_id_"))


class Solver(NamedTuple):
    """A line of a server's puzzle solvers: so many first tries, the place from 1 ``of`` so many, and how many of the tries solved it."""

    player: Player
    rating: float
    deviation: float
    tries: int
    place: int
    of: int
    solved: int

    @property
    def strength(self) -> float:
        """By what they are ordered: the rating less its deviation."""
        return self.rating - self.deviation

    @property
    def cursor(self) -> LeaderboardCursor:
        """Identifies the line, also after those above it have changed."""
        return LeaderboardCursor(self.player.id, self.strength)


def page(
    connection: Connection, guild_id: int, limit: int, after: LeaderboardCursor | None = None
) -> Sequence[Solver]:
    """The next solvers of a server after a cursor (None: from the top)."""
    return _solvers(connection, _PAGE, guild_id, limit_=limit, **(after or TOP).asked)


def of_player(connection: Connection, guild_id: int, player_id: int) -> Solver | None:
    """A player's own line; None if they are not among the solvers."""
    return next(iter(_solvers(connection, _OWN, guild_id, player_id_=player_id)), None)


def _solvers(connection: Connection, query: Select[Any], guild_id: int, **asked: float) -> Sequence[Solver]:
    width = len(Player._fields)
    found = connection.execute(query, {"guild_id_": guild_id, **asked})
    return [Solver(Player(*row[:width]), *row[width:]) for row in found]
