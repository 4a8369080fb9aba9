"""Translates SQLite's errors into ours."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from data.errors import (
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseFault,
    DatabaseProblem,
    DatabaseReadOnly,
    NoRoom,
    NotADatabase,
)

#: By the beginning of SQLite's own name of the error.
_BY_NAME = {
    "SQLITE_BUSY": DatabaseBusy,
    "SQLITE_LOCKED": DatabaseBusy,
    "SQLITE_FULL": NoRoom,
    "SQLITE_READONLY": DatabaseReadOnly,
    "SQLITE_CORRUPT": DatabaseDamaged,
    "SQLITE_NOTADB": NotADatabase,
    "SQLITE_IOERR": DatabaseFault,
    "SQLITE_CANTOPEN": DatabaseFault,
    "SQLITE_PERM": DatabaseFault,
    "SQLITE_PROTOCOL": DatabaseFault,
}


@contextmanager
def problems_of(path: Path) -> Iterator[None]:
    """Raise an error of sqlite3 or SQLAlchemy as the problem with the file that it means, if it means one."""
    try:
        yield
    except (sqlite3.Error, DBAPIError) as error:
        raise problem_of(error, path) or error from error


def problem_of(error: BaseException, path: Path) -> DatabaseProblem | None:
    """The problem with the file that an error of sqlite3 or SQLAlchemy means; None if it means a mistake of ours."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if not isinstance(cause, sqlite3.Error):
        return None
    name = getattr(cause, "sqlite_errorname", None) or ""
    for beginning, problem in _BY_NAME.items():
        if name.startswith(beginning):
            return problem(path, cause)
    return None
