"""The database as a file: who holds it, whether it can be ours, and what lies beside it.

SQLite keeps a log beside the file (``-wal``). A log that is left behind belongs to its file: with another file in its
place, SQLite would mix the two.
"""

from __future__ import annotations

import glob
import logging
import os
import re
import shutil
import stat
from pathlib import Path
from typing import Final, NamedTuple

from filelock import FileLock, Timeout

from data.errors import (
    DatabaseDamaged,
    DatabaseInUse,
    DatabaseReadOnly,
    EmptyFile,
    NoDatabase,
    NoRoom,
    NotADatabase,
    RescuedWaits,
    RestoreCutOff,
    SecondName,
)

log = logging.getLogger(__name__)

#: How a SQLite file begins. https://www.sqlite.org/fileformat.html
_MAGIC: Final = b"SQLite format 3\x00"
#: Files are for their owner alone.
_OWNER_ONLY: Final = 0o600
#: Seconds that another process of the bot may take to end.
LOCK_PATIENCE: Final = 10.0
#: How many bytes should be free beside what a copy of the database needs.
_RESERVE: Final = 64 * 2**20
#: What SQLite keeps beside a file; it belongs to that file alone.
SIDE_FILES: Final = ("-wal", "-shm", "-journal")
#: What a copy is called that was made because the file of the open database was lost; with a number if there is one already.
RESCUED: Final = ".rescued"
#: The same if not all of it could be read any more.
DAMAGED: Final = f"{RESCUED}-damaged"
#: What a copy is called until it is whole.
PARTIAL: Final = ".partial"
_IS_RESCUED: Final = re.compile(re.escape(RESCUED) + rf"((-damaged)?(-\d+)?|{re.escape(PARTIAL)})")
#: The name beside a database that says that a restore was cut off between its last steps.
_CUT_OFF: Final = ".restore-cut-off"


class Room(NamedTuple):
    """The free bytes where a database is, and the bytes that should be free."""

    free: int
    needed: int

    @property
    def is_low(self) -> bool:
        """True if it is too little."""
        return self.free < self.needed


class Identity(NamedTuple):
    """The marks by which a file is the same file, whatever it is called."""

    device: int
    inode: int


def identity(path: Path) -> Identity | None:
    """The identity of the file at a path; None if there is none."""
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return Identity(found.st_dev, found.st_ino)


def beside(path: Path, suffix: str) -> Path:
    """The file beside a database whose name has a suffix more, such as ``-wal``; whatever link leads to the database."""
    real = path.resolve()
    return real.with_name(real.name + suffix)


def log_of(path: Path) -> Path:
    """The log in which SQLite keeps what is not in the file yet."""
    return beside(path, "-wal")


def has_log(path: Path) -> bool:
    """True if a log with content lies beside a file that nobody has open: its last process did not end in order."""
    log = log_of(path)
    return log.is_file() and log.stat().st_size > 0


def lock_file(path: Path, patience: float = LOCK_PATIENCE) -> FileLock:
    """Make this process the only one of the bot that uses a path; to be released at the end.

    The lock lies beside the file that the path leads to, so that two names of one file are one. Waits ``patience``
    seconds for another process to end. Raises DatabaseInUse and DatabaseReadOnly.
    """
    # Not of one thread: it is taken in one and released in another.
    lock = FileLock(beside(path, ".lock"), mode=_OWNER_ONLY, thread_local=False)
    try:
        try:
            lock.acquire(timeout=0)
        except Timeout:
            if not patience:
                raise
            log.info("Another Boop Bot uses %s: waiting for up to %.0f seconds for it to end", path, patience)
            lock.acquire(timeout=patience)
        give_to_owner(Path(lock.lock_file))
    except Timeout:
        raise DatabaseInUse(path) from None
    except OSError as error:
        raise DatabaseReadOnly(path, error) from error
    return lock


def lock_existing(path: Path, patience: float = LOCK_PATIENCE) -> FileLock:
    """As ``lock_file``, for a file that must be there. Raises NoDatabase and RescuedWaits too."""
    refuse_rescued(path)
    if not path.exists():
        raise NoDatabase(path)
    return lock_file(path, patience)


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
    """Refuse a file that can't be a database of ours to write to.

    Raises as ``refuse_others`` does, RescuedWaits, RestoreCutOff, DatabaseDamaged, SecondName and DatabaseReadOnly.
    """
    refuse_rescued(path)
    if cut_off(path).exists():
        raise RestoreCutOff(path)
    refuse_others(path)
    journal = beside(path, "-journal")
    if journal.exists() and journal.stat().st_size and _has_logs(path):
        # SQLite would take this for the file's own, and write old pages into it.
        raise DatabaseDamaged(path, f"{journal} was left by another program, or belongs to another file")
    if not (os.access(path, os.R_OK | os.W_OK) and os.access(path.parent, os.W_OK)):
        raise DatabaseReadOnly(path)
    if path.stat().st_nlink > 1:
        raise SecondName(path)


def rescued(path: Path) -> list[Path]:
    """The files beside a database, or where it was, that were rescued when its file was lost; until somebody has chosen."""
    path = path.resolve()
    beside_it = path.parent.glob(f"{glob.escape(path.name)}{RESCUED}*")
    return sorted(file for file in beside_it if _IS_RESCUED.fullmatch(file.name.removeprefix(path.name)))


def refuse_rescued(path: Path) -> None:
    """Refuse to go on with a database before somebody has chosen for or against what was rescued. Raises RescuedWaits.

    Whoever restores a database has chosen, and whoever renames what was rescued. When the files were changed says nothing: a look at a
    database by another program may change it.
    """
    if found := rescued(path):
        raise RescuedWaits(path, found[-1].name)


def _has_logs(path: Path) -> bool:
    """True if SQLite keeps a log beside this file, as it does for ours, and not a journal (bytes 18 and 19 of the file)."""
    with path.open("rb") as file:
        return file.read(20)[18:] == b"\x02\x02"


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


def room_around(path: Path) -> Room:
    """The room in the folder of a database: a copy of it should fit in too. Raises OSError where there is no folder."""
    size = path.stat().st_size if path.exists() else 0
    return Room(shutil.disk_usage(path.resolve().parent).free, size + _RESERVE)


def cut_off(path: Path) -> Path:
    """The file that is beside a database while a restore is between its last steps; it names where the old one goes."""
    return beside(path, _CUT_OFF)


def discard(path: Path) -> None:
    """Delete a file that was only for working, and what SQLite has left beside it."""
    for file in (path, *(beside(path, suffix) for suffix in SIDE_FILES)):
        file.unlink(missing_ok=True)


def give_to_owner(file: Path) -> None:
    """Give what root makes to whom the folder belongs, so that it can be used without root."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        folder = file.parent.stat()
        os.chown(file, folder.st_uid, folder.st_gid)
