"""Checks the pages, indexes and foreign keys of a database file."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from data.errors import DatabaseDamaged
from data.sqlite.errors import problems_of

#: How many faults are named.
_FAULTS_NAMED: Final = 3


def refuse_damaged(file: sqlite3.Connection, path: Path) -> None:
    """Check every page, index and reference. Raises DatabaseDamaged.

    SQLite's quick check is not enough: it does not compare tables with their indexes, and that is where a file with the
    log of another one differs.
    """
    with problems_of(path):
        found = [fault for (fault,) in file.execute(f"PRAGMA integrity_check({_FAULTS_NAMED})")]
        lost = file.execute("PRAGMA foreign_key_check").fetchmany(_FAULTS_NAMED)
    faults = [] if found == ["ok"] else found
    faults += [
        f"row {row} of {table} refers to a row of {parent} that is not there"
        for table, row, parent, _ in lost
    ]
    if faults:
        raise DatabaseDamaged(path, "; ".join(faults))
