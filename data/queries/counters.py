"""The highest id that each table has given, kept beside the rows, so that no id in an old button is ever given again."""

from __future__ import annotations

from sqlalchemy import Column, ColumnElement, Connection, Table, func, select, text
from sqlalchemy.dialects.postgresql import REGCLASS

from data.queries.tables.columns import metadata


def numbered() -> dict[Table, Column[int]]:
    """The tables that number their rows by themselves, and the column in which they do."""
    return {
        table: table.autoincrement_column
        for table in metadata.sorted_tables
        if table.autoincrement_column is not None
    }


def last_id(connection: Connection, table: Table) -> int:
    """The highest id that a table has given or holds; 0 if none."""
    column = numbered()[table]
    if connection.dialect.name == "postgresql":
        given = select(func.pg_sequence_last_value(_sequence(table, column)))
    else:
        given = select(text("seq")).select_from(text("sqlite_sequence")).where(text(f"name = '{table.name}'"))
    held = connection.execute(select(func.max(column))).scalar()
    return max(held or 0, connection.execute(given).scalar() or 0)


def set_last_id(connection: Connection, table: Table, last: int) -> None:
    """Let the next row of a table get an id above ``last``, which is not below any that it holds."""
    if connection.dialect.name == "postgresql":
        sequence = _sequence(table, numbered()[table])
        connection.execute(select(func.setval(sequence, max(last, 1), last > 0)))
    elif table.dialect_options["sqlite"]["autoincrement"]:
        values = {"table": table.name, "last": last}
        connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :table"), values)
        connection.execute(text("INSERT INTO sqlite_sequence VALUES (:table, :last)"), values)


def _sequence(table: Table, column: Column[int]) -> ColumnElement[str]:
    """The name of the sequence with which PostgreSQL counts the ids."""
    return func.pg_get_serial_sequence(table.name, column.name).cast(REGCLASS)
