"""Migrating a database from the revision it has to the newest one."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from data.copies import back_up


def known_revisions() -> list[str]:
    """Every revision that this version of the program knows, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]


def bring_up_to_date(engine: Engine, file: sqlite3.Connection, path: Path | None = None) -> None:
    """Run the missing migrations, all in one transaction. ``engine`` uses the connection ``file``.

    If the database has content, it is first copied beside its ``path``, unless that is None. Raises NoRoom.
    """
    found = _revision(engine)
    if found == known_revisions()[0]:
        return
    if found is not None and path is not None:
        back_up(path, found)
    without_foreign_keys(engine, file, _upgrade)


def is_up_to_date(engine: Engine) -> bool:
    """Whether a database has the newest revision."""
    return _revision(engine) == known_revisions()[0]


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


def _revision(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection) -> None:
    upgrade = config()
    upgrade.attributes["connection"] = connection
    command.upgrade(upgrade, "head")
