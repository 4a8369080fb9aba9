"""Copies of a database file: made while it is used, and put in its place.

A copy is written under another name first, so that a file with its own name is always whole.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Final

from data.connection import ReadingMode, connect_to_read
from data.file import beside, refuse_without_room
from data.problems import NoRoom, problem_of

#: What a copy is called until it is whole.
_PARTIAL: Final = ".partial"


def back_up(path: Path, revision: str) -> None:
    """Copy a database beside itself before its tables change. Raises NoRoom."""
    copy_to(path, beside(path, f".before-{revision}"))


def copy_to(path: Path, copy: Path, mode: ReadingMode = "mode=ro") -> None:
    """Copy a database, with what is in its log, to a file that is replaced if there is one. Raises a DatabaseProblem."""
    refuse_without_room(path, copy.parent)
    unfinished = beside(copy, _PARTIAL)
    try:
        unfinished.unlink(missing_ok=True)
        unfinished.touch(mode=0o600)
        with closing(connect_to_read(path, mode)) as source, closing(sqlite3.connect(unfinished)) as target:
            source.backup(target)
            # One file is easier to keep than a file and its log.
            target.execute("PRAGMA journal_mode = DELETE")
        move(unfinished, copy)
    except (sqlite3.Error, OSError) as error:
        unfinished.unlink(missing_ok=True)
        raise problem_of(error, path) or NoRoom(copy, error) from error


def rescue(file: sqlite3.Connection, path: Path) -> Path:
    """Copy an open database whose file is gone from ``path``; returns the copy. Raises sqlite3.Error or OSError."""
    copy = beside(path, ".rescued")
    with closing(sqlite3.connect(copy)) as target:
        file.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")
    copy.chmod(0o600)
    return copy


def move(file: Path, to: Path) -> None:
    """Rename a finished file, so that after a power cut there is the old one or the new one."""
    with file.open("rb") as written:
        os.fsync(written.fileno())
    file.replace(to)
    _sync_folder(to.parent)


def put_aside(path: Path, now: datetime) -> Path:
    """Rename a database and its log, so that the two stay together; returns the new name."""
    aside = beside(path, f".replaced-{now:%Y%m%d-%H%M%S}")
    # The log first: were only the file renamed, the log would be taken for that of the next file.
    for suffix in ("-wal", "-shm", ""):
        if (file := beside(path, suffix)).exists():
            file.replace(beside(aside, suffix))
    _sync_folder(path.parent)
    return aside


def _sync_folder(folder: Path) -> None:
    """Have the names in a folder written to the disk; Windows does so by itself."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
