"""Leases: what one process alone does, until when. The server's clock counts, and each function is one statement.

A process that dies or hangs renews no lease, and another takes it. An advisory lock would be held as long as the process's connection
is, and that outlives a process that hangs.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, bindparam, literal_column, or_, select, update
from sqlalchemy.dialects.postgresql import insert

from data.queries.tables.database import leases

#: Seconds that a lease lasts without being renewed.
LASTS: Final = 15.0
#: The lease of the process that leads: reminders, daily puzzles, backups and alerts are its own.
LEADER: Final = "leader"
_NOW: Final[ColumnElement[Any]] = literal_column("localtimestamp")
_UNTIL: Final[ColumnElement[Any]] = literal_column(f"localtimestamp + interval '{LASTS} seconds'")
_BEFORE: Final = (
    select(leases.c.name, leases.c.held_by.label("by")).where(leases.c.name == bindparam("name_")).subquery()
)
_TAKE: Final = (
    update(leases)
    .where(
        leases.c.name == _BEFORE.c.name,
        or_(leases.c.held_by.is_(None), leases.c.held_by == bindparam("by_"), leases.c.held_until < _NOW),
    )
    .values(held_by=bindparam("by_"), held_until=_UNTIL)
    .returning(_BEFORE.c.by)
)
_MAKE: Final = insert(leases).on_conflict_do_nothing()
_RELEASE: Final = (
    update(leases)
    .where(leases.c.name == bindparam("name_"), leases.c.held_by == bindparam("by_"))
    .values(held_by=None, held_until=None)
)


def take(connection: Connection, name: str, by: str) -> tuple[str | None] | None:
    """Take a lease, or renew it; who had it before (None: nobody), in a tuple, or None if another has it."""
    row = connection.execute(_TAKE, {"name_": name, "by_": by}).one_or_none()
    if row is None:
        connection.execute(_MAKE, {"name": name})  # somebody has deleted it; the next try takes it
    return (row[0],) if row else None


def release(connection: Connection, name: str, by: str) -> None:
    """Let go of a lease, if it is still ours."""
    connection.execute(_RELEASE, {"name_": name, "by_": by})
