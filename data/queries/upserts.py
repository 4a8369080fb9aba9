"""Rows that are stored whether or not there is one with their key: one statement, so that nobody can come in between.

SQLite and PostgreSQL write it alike (``INSERT ... ON CONFLICT``), but SQLAlchemy has it for each by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Executable, Table
from sqlalchemy.dialects import postgresql, sqlite

_Insert: TypeAlias = postgresql.Insert | sqlite.Insert
_INSERTS: Final[Mapping[str, Callable[[Table], _Insert]]] = {
    "postgresql": postgresql.insert,
    "sqlite": sqlite.insert,
}


def store(connection: Connection, table: Table, row: Mapping[str, Any]) -> None:
    """Add a row, or write its values into the one that has its key."""
    connection.execute(_storing(connection.dialect.name, table, tuple(row)), row)


def count_up(connection: Connection, table: Table, row: Mapping[str, Any]) -> None:
    """Add a row, or add its numbers to those of the one that has its key."""
    connection.execute(_counting(connection.dialect.name, table, tuple(row)), row)


def add_if_new(connection: Connection, table: Table, row: Mapping[str, Any]) -> bool:
    """Add a row if there is none with its key; returns whether there was none."""
    return connection.execute(_adding(connection.dialect.name, table), row).first() is not None


@cache
def _storing(dialect: str, table: Table, names: tuple[str, ...]) -> _Insert:
    insert = _INSERTS[dialect](table)
    return insert.on_conflict_do_update(
        index_elements=table.primary_key.columns,
        set_={name: insert.excluded[name] for name in _without_key(table, names)},
    )


@cache
def _counting(dialect: str, table: Table, names: tuple[str, ...]) -> _Insert:
    insert = _INSERTS[dialect](table)
    return insert.on_conflict_do_update(
        index_elements=table.primary_key.columns,
        set_={name: table.c[name] + insert.excluded[name] for name in _without_key(table, names)},
    )


@cache
def _adding(dialect: str, table: Table) -> Executable:
    key = table.primary_key.columns
    return _INSERTS[dialect](table).on_conflict_do_nothing(index_elements=key).returning(*key)


def _without_key(table: Table, names: tuple[str, ...]) -> list[str]:
    return [name for name in names if not table.c[name].primary_key]
