"""Copies of a database file: made while it is used, and put in its place.

A copy is written under another name first, so that a file with its own name is always whole.
"""

from __future__ import annotations

import errno
import filecmp
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from data.errors import DatabaseDamaged, DatabaseFault, DatabaseProblem, FileFault, NoRoom
from data.sqlite.connection import ReadingMode, connect_to_read
from data.sqlite.errors import problem_of
from data.sqlite.file import (
    DAMAGED,
    PARTIAL,
    RESCUED,
    SIDE_FILES,
    beside,
    cut_off,
    discard,
    give_to_owner,
    refuse_without_room,
)
from data.sqlite.integrity import refuse_damaged


def back_up(path: Path, revision: str) -> Path:
    """Copy a database beside itself before its tables change; returns the copy, or an earlier one that is like it. Raises NoRoom.

    A copy from before another update, which was gone back on, stays; of an update that fails at each start there is one.
    """
    copy = _free(wanted := beside(path, f".before-{revision}"))
    copy_to(path, copy)
    for earlier in _names(wanted):
        if earlier == copy:
            break
        if filecmp.cmp(earlier, copy, shallow=False):
            discard(copy)
            return earlier
    return copy


def copy_to(path: Path, copy: Path, mode: ReadingMode = "mode=ro") -> None:
    """Copy a database, with what is in its log, to a file that is replaced if there is one. Raises a DatabaseProblem."""
    refuse_without_room(path, copy.parent)
    unfinished = beside(copy, PARTIAL)
    try:
        discard(unfinished)
        unfinished.touch(mode=0o600)
        with closing(connect_to_read(path, mode)) as source, closing(sqlite3.connect(unfinished)) as target:
            source.backup(target)
            # One file is easier to keep than a file and its log.
            target.execute("PRAGMA journal_mode = DELETE")
            # It is not the file that a running bot has open.
            target.execute("PRAGMA user_version = 0")
        discard(copy)
        move(unfinished, copy)
    except (sqlite3.Error, OSError) as error:
        with suppress(OSError):  # on a disk that is only read, what isn't there can't be deleted either
            discard(unfinished)
        raise _problem(error, path, copy) from error


def _problem(error: sqlite3.Error | OSError, path: Path, copy: Path) -> DatabaseProblem:
    if isinstance(error, OSError):
        return NoRoom(copy, error) if error.errno == errno.ENOSPC else FileFault(copy.parent, error.strerror)
    return problem_of(error, path) or DatabaseFault(path, error)


def rescue(file: sqlite3.Connection, path: Path) -> Path:
    """Copy an open database whose file at ``path`` is not ours any more; returns the copy.

    Raises DatabaseDamaged if not all of it could be read any more: what could be, if anything, is in a file with another name. Raises
    OSError or sqlite3.Error if the copy can't be written, which may go better later. Until then an empty file with that other name
    keeps the program from starting as if nothing had happened.
    """
    unfinished = beside(path, f"{RESCUED}{PARTIAL}")
    discard(unfinished)
    unfinished.touch(mode=0o600)
    empty = beside(path, DAMAGED)
    if empty.exists() and not empty.stat().st_size:
        discard(empty)  # what an earlier try has left
    try:
        with closing(sqlite3.connect(unfinished)) as target:
            file.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
            target.execute("PRAGMA user_version = 0")
            refuse_damaged(target, path)
    except (DatabaseProblem, sqlite3.Error) as error:
        problem = error if isinstance(error, DatabaseProblem) else _problem(error, path, unfinished)
        if isinstance(error, sqlite3.Error) and _can_be_read(file):
            # It could not be written: no room, or a limit.
            os.truncate(unfinished, 0)
            unfinished.replace(empty)
            raise
        copy = _free(beside(path, DAMAGED))
        move(unfinished, copy)
        raise DatabaseDamaged(path, f"what could still be read is in {copy}: {problem.why}") from error
    copy = _free(beside(path, RESCUED))
    move(unfinished, copy)
    return copy


def _can_be_read(file: sqlite3.Connection) -> bool:
    """True if every page of an open database can still be read."""
    try:
        file.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.Error:
        return False
    return True


def move(file: Path, to: Path) -> None:
    """Rename a finished file, so that after a power cut there is the old one or the new one."""
    with file.open("rb") as written:
        os.fsync(written.fileno())
    file.replace(to)
    _sync_folder(to.parent)


def put_aside(path: Path, now: datetime) -> Path | None:
    """Rename a database and what SQLite keeps beside it, so that they stay together; None if there is no database.

    From then on no bot starts on ``path`` until ``put_in_place``: a kill in between leaves something that is only half there.
    What such a kill has left is finished first.
    """
    mark = cut_off(path)
    if mark.exists():
        aside = path.with_name(mark.read_text(encoding="utf-8"))
        if aside.exists():
            return aside  # all that follows is done again
    else:
        aside = _free(beside(path, f".replaced-{now:%Y%m%d-%H%M%S}"))
        mark.write_text(aside.name, encoding="utf-8")
        _sync_folder(path.parent)
    found = path.exists()
    for suffix in (*SIDE_FILES, ""):
        if (file := beside(path, suffix)).exists():
            file.replace(beside(aside, suffix))
    _sync_folder(path.parent)
    return aside if found else None


def put_in_place(file: Path, path: Path) -> None:
    """Give a finished database its name, after what was there was put aside."""
    give_to_owner(file)
    move(file, path)
    cut_off(path).unlink()
    _sync_folder(path.parent)


def _free(path: Path) -> Path:
    """A name that no file has yet: this one, or with a number."""
    return next(name for name in _names(path) if not name.exists())


def _names(path: Path) -> Iterator[Path]:
    """The names that a file can have which is to be kept beside others: this one, and those with a number."""
    yield path
    yield from (path.with_name(f"{path.name}-{number}") for number in range(2, 1000))


def _sync_folder(folder: Path) -> None:
    """Have the names in a folder written to the disk; Windows does so by itself."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
