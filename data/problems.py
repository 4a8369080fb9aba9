"""What can be wrong with a database file, each as an exception. Nothing has been changed when one is raised."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError


class DatabaseProblem(Exception):
    """A database can't be used; ``why`` is SQLite's or the system's own reason, where there is one."""

    def __init__(self, path: Path, why: object = "") -> None:
        super().__init__(f"{path}: {why}" if why else str(path))
        self.path = path
        self.why = str(why)


class NoDatabase(DatabaseProblem):
    """There is no file."""


class NoBackup(DatabaseProblem):
    """There is no file to restore."""


class EmptyFile(DatabaseProblem):
    """The file has no content, as if somebody had only touched it."""


class NotADatabase(DatabaseProblem):
    """The file is something else than a SQLite database."""


class ForeignDatabase(DatabaseProblem):
    """The file is a database of another program."""


class DatabaseTooNew(DatabaseProblem):
    """The database was written by a newer version of the program."""


class DatabaseExists(DatabaseProblem):
    """There is a file where a new one was to be made."""


class DatabaseInUse(DatabaseProblem):
    """Another process of the bot has the database."""


class DatabaseBusy(DatabaseProblem):
    """Another program has locked the database; that passes."""


class DatabaseReadOnly(DatabaseProblem):
    """The file, or the folder in which SQLite keeps its log, may not be written."""


class SecondName(DatabaseProblem):
    """The file has a second name (a hard link): under it another process would use another log, and destroy it."""


class DatabaseDamaged(DatabaseProblem):
    """The pages or rows of the database contradict each other."""


class RestoreCutOff(DatabaseProblem):
    """A restore was cut off between its last steps: neither the old database nor the new one is whole in its place."""


class DatabaseGone(DatabaseProblem):
    """The file, or its log, was deleted or replaced while it was open."""


class NoRoom(DatabaseProblem):
    """The disk is full."""


class DatabaseFault(DatabaseProblem):
    """The file can't be read or written for another reason."""


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
