"""The database as a file: who holds it, whether it is still the same one, and what lies beside it.

SQLite keeps a log beside the file (``-wal``). A log that is left behind belongs to its file: with another file in its
place, SQLite would mix the two.
"""

from __future__ import annotations

import os
import shutil
import stat
from pathlib import Path
from typing import Final, NamedTuple

from filelock import FileLock, Timeout

from data.problems import (
    DatabaseGone,
    DatabaseInUse,
    DatabaseReadOnly,
    EmptyFile,
    NoDatabase,
    NoRoom,
    NotADatabase,
    SecondName,
)

#: How a SQLite file begins. https://www.sqlite.org/fileformat.html
_MAGIC: Final = b"SQLite format 3\x00"
#: Files are for their owner alone.
_OWNER_ONLY: Final = 0o600
#: Seconds that another process of the bot may take to end.
HOLD_PATIENCE: Final = 5.0


class Identity(NamedTuple):
    """What makes a file the same file, whatever it is called."""

    device: int
    inode: int


def identity(path: Path) -> Identity | None:
    """Which file is at a path; None if there is none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return Identity(found.st_dev, found.st_ino)


def beside(path: Path, suffix: str) -> Path:
    """The file beside a database whose name has a suffix more, such as ``-wal``."""
    return path.with_name(path.name + suffix)


def log_of(path: Path) -> Path:
    """The log in which SQLite keeps what is not in the file yet."""
    return beside(path, "-wal")


def has_log(path: Path) -> bool:
    """Whether a log with content lies beside a file that nobody has open: its last process did not end in order."""
    log = log_of(path)
    return log.is_file() and log.stat().st_size > 0


def hold(path: Path, patience: float = HOLD_PATIENCE) -> FileLock:
    """Make this process the only one of the bot that uses a path; to be released at the end.

    The lock lies beside the file that the path leads to, so that two names of one file are one. Waits ``patience``
    seconds for another process to end. Raises DatabaseInUse and DatabaseReadOnly.
    """
    # Not of one thread: it is taken in one and released in another.
    lock = FileLock(beside(path.resolve(), ".lock"), mode=_OWNER_ONLY, thread_local=False)
    try:
        lock.acquire(timeout=patience)
    except Timeout:
        raise DatabaseInUse(path) from None
    except OSError as error:
        raise DatabaseReadOnly(path, error) from error
    return lock


def hold_existing(path: Path, patience: float = HOLD_PATIENCE) -> FileLock:
    """As ``hold``, for a file that must be there. Raises NoDatabase too."""
    if not path.exists():
        raise NoDatabase(path)
    return hold(path, patience)


def refuse_others(path: Path) -> None:
    """Refuse what is no SQLite file, by looking at it from outside. Raises NoDatabase, EmptyFile and NotADatabase.

    Not in a process that has opened the file: closing it here would drop the locks of its connections.
    """
    if not path.exists():
        raise NoDatabase(path)
    if not path.is_file():
        raise NotADatabase(path, "it is no file")
    if path.stat().st_size == 0:
        raise EmptyFile(path)
    with path.open("rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:
            raise NotADatabase(path, "it does not begin as one")


def refuse_unusable(path: Path) -> None:
    """Refuse a file that can't be a database of ours to write to; as ``refuse_others``, SecondName and DatabaseReadOnly."""
    refuse_others(path)
    if not (os.access(path, os.R_OK | os.W_OK) and os.access(path.parent, os.W_OK)):
        raise DatabaseReadOnly(path)
    if path.stat().st_nlink > 1:
        raise SecondName(path)


def keep_private(path: Path) -> None:
    """Let only the owner read a file and what lies beside it; where the system knows no such thing, nothing happens."""
    for file in (path, log_of(path), beside(path, "-shm")):
        if file.exists() and stat.S_IMODE(file.stat().st_mode) & 0o077:
            file.chmod(_OWNER_ONLY)


def refuse_without_room(path: Path, folder: Path) -> None:
    """Refuse to copy a database into a folder that has no room for it. Raises NoRoom."""
    needed = sum(file.stat().st_size for file in (path, log_of(path)) if file.exists())
    free = shutil.disk_usage(folder).free
    if free < needed:
        raise NoRoom(folder, f"{needed // 2**20 + 1} MiB are needed, and {free // 2**20} are free")


class Watch:
    """Notices that the file or its log is not the one any more that was opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened = self._identities()

    def check(self) -> None:
        """Raises DatabaseGone; what is written from now on would be in no file that a restart can find."""
        if self._identities() != self._opened:
            raise DatabaseGone(self._path)

    def _identities(self) -> tuple[Identity | None, Identity | None]:
        return identity(self._path), identity(log_of(self._path))
