"""What is counted from the finished matches, and can be counted again: ratings, results and player stats."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Float,
    Table,
    and_,
    delete,
    func,
    or_,
    select,
    text,
)

from data.tables import (
    UtcTime,
    bot_scores,
    first_squares,
    head_to_head,
    player_stats,
    players,
    rated_results,
    standings,
    streaks,
)

_TABLES: Final = (standings, rated_results, player_stats, first_squares, streaks, head_to_head, bot_scores)
#: What the stored rows are called while everything is counted again.
_STORED: Final = "stored_"
#: Computed on another machine, the last digits may differ: of ratings, and of moments, in days.
_POINTS: Final = 0.0001
_DAYS: Final = timedelta(seconds=1) / timedelta(days=1)


class Difference(NamedTuple):
    """A row that is not what the matches lead to: its table, its key, and what is wrong with it."""

    table: str
    key: tuple[Any, ...]
    why: str


def set_aside(connection: Connection) -> None:
    """Put the stored rows aside and empty the tables, so that everything can be counted again and compared.

    Only on a copy, or in a transaction that is undone.
    """
    for table in _TABLES:
        rows = f"SELECT * FROM {table.name}"  # noqa: S608
        connection.execute(text(f"CREATE TEMPORARY TABLE {_STORED}{table.name} AS {rows}"))
        connection.execute(delete(table))


def forget_the_forgotten(connection: Connection) -> None:
    """Delete what was counted for people who have been forgotten, as it is not stored either."""
    gone = select(players.c.id).where(players.c.discord_id.is_(None))
    for table in _TABLES:
        connection.execute(delete(table).where(table.c.player_id.in_(gone)))
    connection.execute(delete(head_to_head).where(head_to_head.c.opponent_id.in_(gone)))


def differences(connection: Connection) -> Iterator[Difference]:
    """The rows that differ between what was stored and what has been counted again."""
    for table in _TABLES:
        stored = table.to_metadata(type(table.metadata)(), name=f"{_STORED}{table.name}")
        for one, other, why in (
            (stored, table, "nothing that was played leads to it"),
            (table, stored, "it is missing"),
        ):
            missing = other.c[_key(other)[0]].is_(None)
            rows = select(*_columns(one)).outerjoin(other, _same_key(one, other)).where(missing)
            yield from (Difference(table.name, tuple(row), why) for row in connection.execute(rows))
        for column in table.columns:
            if not column.primary_key:
                unlike = _differ(stored.c[column.name], table.c[column.name])
                rows = select(*_columns(table), stored.c[column.name], table.c[column.name])
                rows = rows.join(stored, _same_key(stored, table)).where(unlike)
                for *key, is_now, should_be in connection.execute(rows):
                    why = f"{column.name} is {is_now}, but the matches lead to {should_be}"
                    yield Difference(table.name, tuple(key), why)


def _key(table: Table) -> list[str]:
    return [column.name for column in table.primary_key.columns]


def _columns(table: Table) -> list[ColumnElement[Any]]:
    return [table.c[name] for name in _key(table)]


def _same_key(one: Table, other: Table) -> ColumnElement[bool]:
    return and_(*(one.c[name] == other.c[name] for name in _key(one)))


def _differ(stored: ColumnElement[Any], counted: ColumnElement[Any]) -> ColumnElement[bool]:
    either = stored.is_(None) != counted.is_(None)
    if isinstance(counted.type, Float):
        return or_(either, func.abs(stored - counted) > _POINTS)
    if isinstance(counted.type, UtcTime):
        return or_(either, func.abs(func.julianday(stored) - func.julianday(counted)) > _DAYS)
    return or_(either, stored != counted)
