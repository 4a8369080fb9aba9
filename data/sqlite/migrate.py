"""Migrating a SQLite file: all in one transaction, after a copy was made beside it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, Engine

from data.migrate import known_revisions, revision_of, upgrade
from data.sqlite.copies import back_up


def bring_up_to_date(engine: Engine, file: sqlite3.Connection, path: Path | None = None) -> None:
    """Run the missing migrations, all in one transaction. ``engine`` uses the connection ``file``.

    If the database has content, it is first copied beside its ``path``, unless that is None. Raises NoRoom.
    """
    with engine.connect() as connection:
        found = revision_of(connection)
    if found == known_revisions()[0]:
        return
    copy = back_up(path, found) if found is not None and path is not None else None
    without_foreign_keys(engine, file, partial(upgrade, copy=copy))


def without_foreign_keys(
    engine: Engine, file: sqlite3.Connection, change: Callable[[Connection], None]
) -> None:
    """Run a change in one transaction, foreign keys off: else making a table again deletes the rows that refer to it.

    SQLite accepts the pragma only between transactions. If the change leaves rows that refer to nothing, it is undone
    with a RuntimeError.
    """
    file.execute("PRAGMA foreign_keys = OFF")
    try:
        with engine.begin() as connection:
            change(connection)
            broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
            if broken:
                raise RuntimeError(f"a migration left rows that refer to nothing: {broken[:3]}")
    finally:
        file.execute("PRAGMA foreign_keys = ON")
