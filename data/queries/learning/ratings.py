"""Queries about ratings at puzzles: people's, the puzzles' own, and the first tries that both are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, select, update

from data.queries.tables.learning import puzzle_attempts, puzzle_ratings, puzzle_results, puzzle_strengths
from data.queries.upserts import store
from data.records.careers import Rated
from data.records.puzzles import PuzzleRating, PuzzleResult, PuzzleStrength
from game import Edition

_RATING = select(*(puzzle_ratings.c[field] for field in PuzzleRating._fields))
_STRENGTH = select(*(puzzle_strengths.c[field] for field in PuzzleStrength._fields))
_RESULT = select(*(puzzle_results.c[field] for field in PuzzleResult._fields))


def of_player(connection: Connection, player_id: int) -> PuzzleRating | None:
    """A player's rating; None before their first try."""
    row = connection.execute(_RATING.where(puzzle_ratings.c.player_id == player_id)).one_or_none()
    return PuzzleRating(*row) if row else None


def of_puzzle(connection: Connection, edition: Edition, number: int) -> PuzzleStrength | None:
    """A puzzle's own rating; None before its first try."""
    query = _STRENGTH.where(puzzle_strengths.c.edition == edition, puzzle_strengths.c.number == number)
    row = connection.execute(query).one_or_none()
    return PuzzleStrength(*row) if row else None


def of_edition(connection: Connection, edition: Edition) -> Mapping[int, float]:
    """The ratings of those puzzles of an edition that have been tried, by number."""
    query = select(puzzle_strengths.c.number, puzzle_strengths.c.rating)
    return dict(map(tuple, connection.execute(query.where(puzzle_strengths.c.edition == edition))))


def save(connection: Connection, rating: PuzzleRating | PuzzleStrength) -> None:
    """Store a rating."""
    table = puzzle_ratings if isinstance(rating, PuzzleRating) else puzzle_strengths
    store(connection, table, rating._asdict())


def add_result(connection: Connection, result: PuzzleResult) -> None:
    """Store a first try; its ``place`` is the next, if it is 0."""
    values = result._asdict()
    if not result.place:
        del values["place"]
    connection.execute(insert(puzzle_results).values(values))


def result_of(connection: Connection, player_id: int, edition: Edition, number: int) -> PuzzleResult | None:
    """A player's first try at a puzzle."""
    return _first(
        connection,
        puzzle_results.c.player_id == player_id,
        puzzle_results.c.edition == edition,
        puzzle_results.c.number == number,
    )


def result_in(connection: Connection, attempt_id: int) -> PuzzleResult | None:
    """The first try that was made in an attempt, if it was one."""
    return _first(connection, puzzle_results.c.attempt_id == attempt_id)


def _first(connection: Connection, *conditions: ColumnElement[bool]) -> PuzzleResult | None:
    row = connection.execute(_RESULT.where(*conditions)).one_or_none()
    return PuzzleResult(*row) if row else None


def all_results(connection: Connection) -> Sequence[PuzzleResult]:
    """Every first try, in the order in which they were counted."""
    return [PuzzleResult(*row) for row in connection.execute(_RESULT.order_by(puzzle_results.c.place))]


def all_results_of(connection: Connection, player_id: int) -> Sequence[PuzzleResult]:
    """All of a player's first tries, in the order in which they were counted."""
    query = _RESULT.where(puzzle_results.c.player_id == player_id).order_by(puzzle_results.c.place)
    return [PuzzleResult(*row) for row in connection.execute(query)]


def course_of(connection: Connection, player_id: int, limit: int) -> Sequence[Rated]:
    """A player's rating after each of their last first tries, oldest first, with the deviation before it."""
    after = puzzle_results.c.rating + puzzle_results.c.change
    query = select(after, puzzle_results.c.deviation, puzzle_results.c.rated_at)
    mine = query.where(puzzle_results.c.player_id == player_id).order_by(puzzle_results.c.place.desc())
    return [Rated(*row) for row in connection.execute(mine.limit(limit))][::-1]


def are_missing(connection: Connection) -> bool:
    """True if no try is counted although there are attempts, as after an old version."""
    uncounted = ~exists(select(puzzle_results.c.place)) & exists(select(puzzle_attempts.c.id))
    return bool(connection.execute(select(uncounted)).scalar_one())


def forget(connection: Connection, player_id: int) -> None:
    """Delete a player's rating; their tries stay, for the puzzles' own ratings are made of them, but are nobody's and of no moment."""
    connection.execute(delete(puzzle_ratings).where(puzzle_ratings.c.player_id == player_id))
    mine = update(puzzle_results).where(puzzle_results.c.player_id == player_id)
    connection.execute(mine.values(player_id=None, attempt_id=None, rated_at=None))
