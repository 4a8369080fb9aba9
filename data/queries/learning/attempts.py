"""Queries about attempts at puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, insert, select, update

from data.queries.players import lock_players
from data.queries.tables.columns import written
from data.queries.tables.learning import puzzle_attempts
from data.queries.tables.people import players, preferences
from data.records.people import Player
from data.records.puzzles import Difficulty, PuzzleAttempt, PuzzleState
from game import Edition

_ATTEMPT = select(*(puzzle_attempts.c[field] for field in PuzzleAttempt._fields))
_SOLVED = puzzle_attempts.c.state == written(PuzzleState.SOLVED)
_NOT_OPEN = puzzle_attempts.c.state != written(PuzzleState.OPEN)
_NO_DAY = 0
#: Built once: somebody's card asks for them.
_MINE: Final = puzzle_attempts.c.player_id == bindparam("player_id_")
_ALL: Final = _ATTEMPT.where(_MINE).order_by(puzzle_attempts.c.id)
_COUNT_SOLVED: Final = select(func.count()).where(_MINE, _SOLVED)
_DAYS: Final = select(puzzle_attempts.c.day).where(
    _MINE, puzzle_attempts.c.day > _NO_DAY, puzzle_attempts.c.state == bindparam("state_")
)


class AttemptChanged(Exception):
    """Somebody's attempt has another version than the one that was seen."""


def by_id(connection: Connection, attempt_id: int) -> PuzzleAttempt | None:
    """An attempt, or None if there is none with this id."""
    return _first(connection, puzzle_attempts.c.id == attempt_id)


def at_day(connection: Connection, player_id: int, day: int) -> Sequence[PuzzleAttempt]:
    """A player's attempts at the puzzles of a day, the latest first: there are two, a small one too."""
    query = _ATTEMPT.where(puzzle_attempts.c.player_id == player_id, puzzle_attempts.c.day == day)
    return [
        PuzzleAttempt(*row) for row in connection.execute(query.order_by(puzzle_attempts.c.id.desc())).all()
    ]


def open_of(connection: Connection, player_id: int, edition: Edition) -> PuzzleAttempt | None:
    """A player's latest attempt at a puzzle of an edition and of no day, while it is open."""
    mine = puzzle_attempts.c.player_id == player_id
    return _first(
        connection,
        mine,
        puzzle_attempts.c.day == _NO_DAY,
        puzzle_attempts.c.edition == edition,
        puzzle_attempts.c.state == written(PuzzleState.OPEN),
    )


def latest_of(connection: Connection, player_id: int, edition: Edition) -> PuzzleAttempt | None:
    """A player's latest attempt at a puzzle of an edition and of no day."""
    mine = puzzle_attempts.c.player_id == player_id
    return _first(connection, mine, puzzle_attempts.c.day == _NO_DAY, puzzle_attempts.c.edition == edition)


def _first(connection: Connection, *conditions: ColumnElement[bool]) -> PuzzleAttempt | None:
    query = _ATTEMPT.where(*conditions).order_by(puzzle_attempts.c.id.desc()).limit(1)
    row = connection.execute(query).one_or_none()
    return PuzzleAttempt(*row) if row else None


def add(
    connection: Connection,
    player_id: int,
    edition: Edition,
    number: int,
    now: datetime,
    *,
    day: int = _NO_DAY,
    difficulty: Difficulty | None = None,
) -> PuzzleAttempt:
    """Store that a player has been given a puzzle."""
    lock_players(connection, player_id)
    values: dict[str, Any] = {
        "player_id": player_id,
        "edition": edition,
        "number": number,
        "day": day,
        "state": PuzzleState.OPEN,
        "played": "",
        "misses": 0,
        "hinted": False,
        "version": 1,
        "guild_id": None,
        "began_at": now,
        "changed_at": now,
        "difficulty": difficulty,
        "hinted_step": None,
    }
    added = insert(puzzle_attempts).values(values).returning(puzzle_attempts.c.id)
    return PuzzleAttempt(connection.execute(added).scalar_one(), **values)


def save(connection: Connection, attempt: PuzzleAttempt) -> PuzzleAttempt:
    """Store an attempt as its next version; AttemptChanged if it is no longer as it was seen."""
    after = attempt._replace(version=attempt.version + 1)
    seen = (puzzle_attempts.c.id == attempt.id) & (puzzle_attempts.c.version == attempt.version)
    if connection.execute(update(puzzle_attempts).where(seen).values(after._asdict())).rowcount != 1:
        raise AttemptChanged(attempt.id)
    return after


def numbers_of(connection: Connection, player_id: int, edition: Edition) -> Sequence[int]:
    """The puzzles of an edition and of no day that a player has been given, in their order."""
    query = (
        select(puzzle_attempts.c.number)
        .where(
            puzzle_attempts.c.player_id == player_id,
            puzzle_attempts.c.day == _NO_DAY,
            puzzle_attempts.c.edition == edition,
        )
        .order_by(puzzle_attempts.c.id)
    )
    return connection.execute(query).scalars().all()


def all_of(connection: Connection, player_id: int) -> Sequence[PuzzleAttempt]:
    """All of a player's attempts, the oldest first."""
    return [PuzzleAttempt(*row) for row in connection.execute(_ALL, {"player_id_": player_id})]


def ended(connection: Connection) -> Sequence[PuzzleAttempt]:
    """Everybody's attempts whose first try is over, the first to be over first as far as that is known."""
    over = _NOT_OPEN | (puzzle_attempts.c.misses > 0) | puzzle_attempts.c.hinted
    query = _ATTEMPT.where(over).order_by(puzzle_attempts.c.changed_at, puzzle_attempts.c.id)
    return [PuzzleAttempt(*row) for row in connection.execute(query)]


def forget(connection: Connection, player_id: int) -> None:
    """Delete all of a player's attempts, and with them what they did for a server's streak."""
    connection.execute(delete(puzzle_attempts).where(puzzle_attempts.c.player_id == player_id))


def days_of(connection: Connection, player_id: int, state: PuzzleState) -> frozenset[int]:
    """The days at whose puzzle a player's attempt is in this state: solved, failed at, or still open."""
    mine = {"player_id_": player_id, "state_": state}
    return frozenset(connection.execute(_DAYS, mine).scalars())


def solved_days_in(connection: Connection, guild_id: int) -> frozenset[int]:
    """The days whose puzzle was solved for a server."""
    here = puzzle_attempts.c.guild_id == guild_id
    query = select(puzzle_attempts.c.day).where(here, puzzle_attempts.c.day > _NO_DAY, _SOLVED)
    return frozenset(connection.execute(query).scalars())


def solvers_in(connection: Connection, guild_id: int, day: int) -> Sequence[Player]:
    """The players who solved a puzzle of a day for a server, the first first, without those who are on no leaderboard."""
    listed = preferences.c.unlisted.is_not(True)
    query = (
        select(*(players.c[field] for field in Player._fields))
        .join(puzzle_attempts, puzzle_attempts.c.player_id == players.c.id)
        .join(preferences, preferences.c.player_id == players.c.id, isouter=True)
        .where(puzzle_attempts.c.guild_id == guild_id, puzzle_attempts.c.day == day, _SOLVED, listed)
        .order_by(puzzle_attempts.c.changed_at, players.c.id)
    )
    # Whoever has solved both puzzles of the day is one solver.
    return list(dict.fromkeys(Player(*row) for row in connection.execute(query)))


def count_solved(connection: Connection, player_id: int) -> int:
    """The number of puzzles that a player has solved."""
    return connection.execute(_COUNT_SOLVED, {"player_id_": player_id}).scalar_one()
