"""Looking at a database file before it is used: is it ours, can this version read it, has it survived?

Nothing is written here. In particular no log is copied into its file, which closing an ordinary connection would do:
if the two do not belong together, that would destroy both.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

from data.errors import DatabaseTooNew, ForeignDatabase
from data.migrate import known_revisions
from data.sqlite.connection import connect_to_read
from data.sqlite.errors import problems_of
from data.sqlite.file import has_log
from data.sqlite.integrity import refuse_damaged

#: Marks a database as ours (``PRAGMA application_id``): "boop" in ASCII. Migration 0007 sets it.
MARK: Final = 0x626F6F70
_FIRST_MARKED: Final = "0007"
#: What every database from before the mark has.
_OUR_TABLES: Final = {"players", "challenges", "matches", "turns"}


def inspect(path: Path) -> str | None:
    """Refuse a database that is not ours or too new, and, if its last process did not end in order, a damaged one.

    Returns the revision of its tables. Raises ForeignDatabase, DatabaseTooNew, DatabaseDamaged, and any DatabaseProblem of a file that can't be read.
    """
    unclean = has_log(path)
    with problems_of(path), closing(connect_to_read(path, "mode=ro" if unclean else "immutable=1")) as file:
        revision = _refuse_others(file, path)
        if unclean:
            refuse_damaged(file, path)
    return revision


def champion_roles_at(path: Path) -> Mapping[int, int]:
    """The roles of champions in a file, by their servers; none if it can't be read, or is of a version without them."""
    try:
        with closing(connect_to_read(path, "mode=ro")) as file:
            return dict(file.execute("SELECT guild_id, role_id FROM clubhouses WHERE role_id IS NOT NULL"))
    except sqlite3.Error:
        return {}


def _refuse_others(file: sqlite3.Connection, path: Path) -> str | None:
    (mark,) = file.execute("PRAGMA application_id").fetchone()
    tables = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    revision: str | None = None
    if "alembic_version" in tables:
        (revision,) = file.execute("SELECT version_num FROM alembic_version").fetchone() or (None,)
    known = known_revisions()
    if mark == MARK:
        if revision not in known:
            raise DatabaseTooNew(path)
    elif mark or not tables >= _OUR_TABLES or revision not in known or revision >= _FIRST_MARKED:
        raise ForeignDatabase(path)
    return revision
