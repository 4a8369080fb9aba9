"""What a database that is replaced by an earlier copy knows about the time since then.

Ids that were given in that time must not be given again, and who was forgotten in it must stay forgotten.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Connection, text

from data.connection import connect_to_read

#: The tables whose ids stand in custom ids of buttons, or are kept by other rows.
_COUNTED: Final = ("players", "challenges", "matches")
#: By how much the ids are raised if nobody knows which ones were given.
_AHEAD: Final = 100_000


class Since(NamedTuple):
    """The last id given in each table, the highest version, who was forgotten, and which challenges are open, by our ids.

    ``lineage`` is what all copies of one database share; None if it is from before that was written down.
    """

    lineage: str | None
    last_ids: Mapping[str, int]
    version: int
    forgotten: frozenset[int]
    open_challenges: frozenset[int]

    def is_of(self, lineage: str | None) -> bool:
        """Whether a copy with this lineage is of the same database; a copy from before lineages is taken for one."""
        return None in {lineage, self.lineage} or lineage == self.lineage


def read_since(path: Path) -> Since | None:
    """Read it from the database in a file that nobody has open, whatever its revision; None if there is none to read."""
    if not path.exists():
        return None
    try:
        with closing(connect_to_read(path, "mode=ro")) as file:
            return Since(
                lineage_of(file),
                _last_ids(file),
                max(_ids(file, "SELECT COALESCE(MAX(version), 0) FROM matches")),
                frozenset(_ids(file, "SELECT id FROM players WHERE discord_id IS NULL")),
                frozenset(_ids(file, "SELECT id FROM challenges WHERE state = 'open'")),
            )
    except sqlite3.Error:
        return None


def lineage_of(file: sqlite3.Connection) -> str | None:
    """What all copies of one database share; None if it is from before that was written down."""
    if not file.execute("SELECT 1 FROM sqlite_master WHERE name = 'lineage'").fetchone():
        return None
    (found,) = file.execute("SELECT id FROM lineage").fetchone()
    return str(found)


def raise_ids(connection: Connection, since: Since | None) -> None:
    """Let new rows get ids that were never given; if it is not known which were, ids that are much higher."""
    for table in _COUNTED:
        highest = text(f"SELECT COALESCE(MAX(id), 0) FROM {table}")  # noqa: S608
        own = connection.execute(highest).scalar_one()
        last = max(own, since.last_ids[table]) if since else own + _AHEAD
        connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :table"), {"table": table})
        connection.execute(
            text("INSERT INTO sqlite_sequence VALUES (:table, :last)"), {"table": table, "last": last}
        )


def _last_ids(file: sqlite3.Connection) -> dict[str, int]:
    counted = {}
    if file.execute("SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'").fetchone():
        counted = dict(file.execute("SELECT name, seq FROM sqlite_sequence"))
    return {
        table: max(counted.get(table, 0), *_ids(file, f"SELECT id FROM {table} ORDER BY id DESC LIMIT 1"), 0)  # noqa: S608
        for table in _COUNTED
    }


def _ids(file: sqlite3.Connection, query: str) -> list[int]:
    return [found for (found,) in file.execute(query)]
