"""Migrating a database from the revision it has to the newest one."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine


class DatabaseTooNew(Exception):
    """The database was written by a newer version of the program."""


def bring_up_to_date(engine: Engine, file: sqlite3.Connection, path: Path) -> None:
    """Make a backup beside the file, then run the missing migrations, all in one transaction.

    ``engine`` uses the connection ``file``. Raises DatabaseTooNew, and then changes nothing.
    """
    scripts = ScriptDirectory.from_config(config())
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    if found == scripts.get_current_head():
        return
    if found is not None:
        if found not in {script.revision for script in scripts.walk_revisions()}:
            raise DatabaseTooNew(path)
        _back_up(path, found)
    without_foreign_keys(engine, file, _upgrade)


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


def config() -> Config:
    """Alembic's configuration, for the migrations beside this file."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return found


def _upgrade(connection: Connection) -> None:
    upgrade = config()
    upgrade.attributes["connection"] = connection
    command.upgrade(upgrade, "head")


def _back_up(path: Path, revision: str) -> None:
    """Copy the database beside itself before its tables change."""
    copy = path.with_name(f"{path.name}.before-{revision}")
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
