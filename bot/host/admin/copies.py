"""Copies of database files: made, checked, brought up to date, and new files that are filled.

Whatever is checked is a copy: the database itself may be in use, and is only read.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection

from bot.host.admin.checking import Checked, count_again
from data import DatabaseInUse, DatabaseProblem, DatabaseReadOnly, NoDatabase
from data.migrate import is_up_to_date
from data.sqlite.connection import ReadingMode, alone
from data.sqlite.copies import copy_to
from data.sqlite.file import beside, discard, has_log, lock_file, refuse_others
from data.sqlite.inspection import inspect
from data.sqlite.integrity import refuse_damaged
from data.sqlite.migrate import bring_up_to_date


@contextmanager
def copied(path: Path) -> Iterator[Connection]:
    """A connection to a copy, with the newest tables, of a database that no bot uses; the copy is deleted at the end.

    Raises a DatabaseProblem.
    """
    with folder_for_copies(path) as folder:
        copy_of_unused(path, copy := Path(folder, path.name))
        with _told_of(path, copy):
            inspect(copy)
            with alone(copy) as (engine, file):
                refuse_damaged(file, copy)
                bring_up_to_date(engine, file)
                with engine.connect() as connection:
                    yield connection


@contextmanager
def fresh(path: Path) -> Iterator[Connection]:
    """A connection on an empty database in a new file; if what is done on it fails, the file is deleted."""
    discard(path)
    try:
        path.touch(mode=0o600)
        with alone(path, to_be_used=True) as (engine, file):
            bring_up_to_date(engine, file)
            with engine.begin() as connection:
                yield connection
    except BaseException:
        discard(path)
        raise


@contextmanager
def _told_of(path: Path, copy: Path) -> Iterator[None]:
    """Tell what is wrong with a copy as wrong with the file it was made of, whose name the host knows."""
    try:
        yield
    except DatabaseProblem as problem:
        if problem.url != copy:
            raise
        raise type(problem)(path, problem.why) from problem


def check_copy(copy: Path, path: Path) -> Checked:
    """Check a copy of a database and leave it as it is. Raises DatabaseDamaged, with the ``path`` it was copied from."""
    try:
        inspect(copy)
        with alone(copy) as (engine, file):
            refuse_damaged(file, copy)
            with engine.connect() as connection:
                if is_up_to_date(connection):
                    return count_again(connection)
        migrated = beside(copy, ".migrated")
        try:
            copy_to(copy, migrated, "immutable=1")
            with alone(migrated) as (engine, file):
                bring_up_to_date(engine, file)
                with engine.connect() as connection:
                    return count_again(connection)
        finally:
            discard(migrated)
    except DatabaseProblem as problem:
        discard(copy)
        raise type(problem)(path, problem.why) from problem


def copy_of_used(path: Path, copy: Path) -> None:
    """Copy the database, whether the bot is running or not."""
    if not path.exists():
        raise NoDatabase(path)
    try:
        with held(path, patience=0):
            copy_of_unused(path, copy)
    except DatabaseInUse:
        refuse_others(path)
        copy_to(path, copy)
    except DatabaseReadOnly:
        copy_of_unused(path, copy)  # who may only read it can't hold it


def copy_of_unused(path: Path, copy: Path) -> None:
    """Copy a database that no process of the bot uses, with what is in its log."""
    refuse_others(path)
    mode: ReadingMode = "mode=ro" if has_log(path) else "immutable=1"
    copy_to(path, copy, mode)


@contextmanager
def held(path: Path, patience: float) -> Iterator[None]:
    """Keep every bot from using a database. Raises DatabaseInUse."""
    lock = lock_file(path, patience)
    try:
        yield
    finally:
        lock.release()


def folder_for_copies(path: Path) -> TemporaryDirectory[str]:
    """A folder for a while: in the database's own, where there is room for another, or where temporary files are."""
    beside_it = path.parent if os.access(path.parent, os.W_OK) else None
    return TemporaryDirectory(prefix=".boop-check-", dir=beside_it)
