"""Counts ratings, results and player stats again from what was played, and compares them with what is stored."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from enum import Enum
from functools import cache
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    FromClause,
    MetaData,
    Table,
    and_,
    delete,
    func,
    select,
)

from data.queries.tables.careers import badges, bot_scores, first_squares, head_to_head, player_stats, streaks
from data.queries.tables.learning import puzzle_ratings, puzzle_results, puzzle_strengths
from data.queries.tables.people import players
from data.queries.tables.standings import rated_results, standings

_OF_MATCHES: Final = (
    *(standings, rated_results, player_stats),
    *(first_squares, streaks, head_to_head, bot_scores, badges),
)
_OF_PUZZLES: Final = (puzzle_ratings, puzzle_strengths, puzzle_results)
_TABLES: Final = (*_OF_MATCHES, *_OF_PUZZLES)
#: Computed on another machine, the last digits may differ: of ratings, and of moments.
_POINTS: Final = 0.0001
_TIME: Final = timedelta(seconds=1)


class Difference(NamedTuple):
    """A row that is not what follows from what was played: its table, its key, and what is wrong with it."""

    table: str
    key: tuple[Any, ...]
    why: str


def set_aside(connection: Connection) -> None:
    """Let everything be counted again, into tables of the same names that only this connection sees, and only for now.

    Only in a transaction that is undone.
    """
    for table in _TABLES:
        _temporary(table).create(connection)


def forget_the_forgotten(connection: Connection) -> None:
    """Delete what was counted of matches for people who have been forgotten, as it is not stored either."""
    gone = select(players.c.id).where(players.c.discord_id.is_(None))
    for table in _OF_MATCHES:
        connection.execute(delete(table).where(table.c.player_id.in_(gone)))
    connection.execute(delete(head_to_head).where(head_to_head.c.opponent_id.in_(gone)))


def differences(connection: Connection) -> Iterator[Difference]:
    """The rows that differ between what was stored and what has been counted again."""
    schema = _schema_of_stored(connection)
    for table in _TABLES:
        stored = _stored(table, schema).alias("stored")
        for one, other, why in (
            (stored, table, "nothing that was played leads to it"),
            (table, stored, "it is missing"),
        ):
            missing = other.c[_key(other)[0]].is_(None)
            rows = select(*_columns(one)).outerjoin(other, _same_key(one, other)).where(missing)
            yield from (Difference(table.name, tuple(row), why) for row in connection.execute(rows))
        for column in table.columns:
            if not column.primary_key:
                before, now = stored.c[column.name], table.c[column.name]
                rows = select(*_columns(table), before, now).join(stored, _same_key(stored, table))
                for *key, is_now, should_be in connection.execute(rows.where(before.is_distinct_from(now))):
                    if not _alike(is_now, should_be):
                        leads = "tries lead" if table in _OF_PUZZLES else "matches lead"
                        why = f"{column.name} is {_shown(is_now)}, but the {leads} to {_shown(should_be)}"
                        yield Difference(table.name, tuple(key), why)


# Made once, for SQLAlchemy compiles a statement again if a table in it is another object.
@cache
def _stored(table: Table, schema: str) -> Table:
    """A table where it is stored, while its name alone means what has been counted again."""
    return table.to_metadata(MetaData(), schema=schema)


@cache
def _temporary(table: Table) -> Table:
    """A table of the same name and columns that only one connection sees."""
    columns = (Column(each.name, each.type, primary_key=each.primary_key) for each in table.columns)
    return Table(table.name, MetaData(), *columns, prefixes=["TEMPORARY"])


def _schema_of_stored(connection: Connection) -> str:
    """The schema of the stored tables, whose names now mean others."""
    if connection.dialect.name == "sqlite":
        return "main"
    return str(connection.execute(select(func.current_schema())).scalar_one())


def _key(table: FromClause) -> list[str]:
    return [column.name for column in table.primary_key]


def _columns(table: FromClause) -> list[ColumnElement[Any]]:
    return [table.c[name] for name in _key(table)]


def _same_key(one: FromClause, other: FromClause) -> ColumnElement[bool]:
    return and_(*(one.c[name] == other.c[name] for name in _key(one)))


def _alike(stored: object, counted: object) -> bool:
    if isinstance(stored, float) and isinstance(counted, float):
        return abs(stored - counted) <= _POINTS
    if isinstance(stored, datetime) and isinstance(counted, datetime):
        return abs(stored - counted) <= _TIME
    return stored == counted


def _shown(value: object) -> object:
    return value.value if isinstance(value, Enum) else value
