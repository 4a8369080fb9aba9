"""Reads from a closed SQLite file what happened in it after its backups were made."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from data.queries.restore_history import COUNTED, Since
from data.sqlite.connection import ReadingMode, connect_to_read


def read_since(path: Path) -> Since | None:
    """Read it from the database in a file that nobody has open, whatever its revision; None if there is none to read."""
    if not path.exists():
        return None
    try:
        with closing(connect_to_read(path, "mode=ro")) as file:
            return Since(
                database_id_of(file),
                _last_ids(file),
                max(_ids(file, "SELECT COALESCE(MAX(version), 0) FROM matches")),
                frozenset(_ids(file, "SELECT id FROM players WHERE discord_id IS NULL")),
                frozenset(_ids(file, "SELECT id FROM challenges WHERE state = 'open'")),
            )
    except sqlite3.Error:
        return None


def database_id_of(file: sqlite3.Connection) -> str | None:
    """The mark that all copies of one database share; None if it is from before that was written down."""
    if not file.execute("SELECT 1 FROM sqlite_master WHERE name = 'lineage'").fetchone():
        return None
    (found,) = file.execute("SELECT id FROM lineage").fetchone()
    return str(found)


def database_id_at(path: Path, mode: ReadingMode = "mode=ro") -> str | None:
    """The same of the database in a file, which may be in use; None if it can't be read."""
    try:
        with closing(connect_to_read(path, mode)) as file:
            return database_id_of(file)
    except sqlite3.Error:
        return None


def _last_ids(file: sqlite3.Connection) -> dict[str, int]:
    counted = {}
    if file.execute("SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'").fetchone():
        counted = dict(file.execute("SELECT name, seq FROM sqlite_sequence"))
    # A database of an earlier release has fewer tables.
    there = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return {
        table: max(counted.get(table, 0), *_ids(file, f"SELECT id FROM {table} ORDER BY id DESC LIMIT 1"), 0)  # noqa: S608
        if table in there
        else 0
        for table in COUNTED
    }


def _ids(file: sqlite3.Connection, query: str) -> list[int]:
    return [found for (found,) in file.execute(query)]
