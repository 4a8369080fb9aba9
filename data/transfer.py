"""Copying all that a database holds into an empty one, whatever program keeps each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from sqlalchemy import (
    Connection,
    Table,
    TableClause,
    TypeDecorator,
    column,
    delete,
    func,
    insert,
    select,
    table,
    text,
)
from sqlalchemy.types import TypeEngine

from data.queries import counters
from data.queries.tables.columns import metadata
from data.queries.tables.database import leases, lineage

#: How many rows are copied at once.
_BATCH: Final = 5_000

#: Is told how many rows of a table have been copied, and of how many.
Tell: TypeAlias = Callable[[str, int, int], None]


def counts(connection: Connection) -> dict[str, int]:
    """The number of rows of each table."""
    return {
        each.name: connection.execute(select(func.count()).select_from(each)).scalar_one()
        for each in metadata.sorted_tables
    }


def is_empty(connection: Connection) -> bool:
    """True if no table has a row but those that every database has."""
    return all(
        connection.execute(select(1).select_from(each).limit(1)).first() is None
        for each in metadata.sorted_tables
        if each not in {lineage, leases}
    )


def copy_all(source: Connection, target: Connection, tell: Tell) -> None:
    """Copy every row as it is, and the ids that are not to be given again, into a database that is empty.

    Both have the newest tables. The copy has the same database id: what ``target`` was given for its own is replaced.
    """
    numbers = counts(source)
    for each in metadata.sorted_tables:
        for done in _copy(source, target, each):
            tell(each.name, done, numbers[each.name])
    for each in counters.numbered():
        counters.set_last_id(target, each, counters.last_id(source, each))
    if target.dialect.name == "postgresql":
        # Until it has looked at the tables, it plans as if they were empty; it can't see them until they are kept.
        target.execute(text("ANALYZE"))


def _copy(source: Connection, target: Connection, each: Table) -> Iterator[int]:
    """Copy the rows of a table, and tell now and then how many that were."""
    stored, done = _as_stored(each), 0
    target.execute(delete(stored))
    found = source.execute(select(stored), execution_options={"yield_per": _BATCH})
    for rows in found.mappings().partitions():
        target.execute(insert(stored), [dict(row) for row in rows])
        done += len(rows)
        yield done


def _as_stored(each: Table) -> TableClause:
    """A table with its values as they are stored: what can't be read is copied too, and found by the check."""
    return table(each.name, *(column(one.name, _stored_type(one.type)) for one in each.columns))


def _stored_type(kind: TypeEngine[Any]) -> TypeEngine[Any]:
    return kind.impl_instance if isinstance(kind, TypeDecorator) else kind
