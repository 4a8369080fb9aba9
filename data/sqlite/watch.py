"""Whether the file that is open is still ours: the same one, with its own content, its whole log and our lock.

What is looked at is in SQLite's documented formats: https://www.sqlite.org/fileformat.html (the header of the file) and
https://www.sqlite.org/walformat.html (its log, and the notes about the log in ``-shm``).
"""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from pathlib import Path
from struct import Struct
from typing import Final, NamedTuple, Self

from filelock import FileLock

from data.problems import DatabaseGone, DatabaseInUse
from data.sqlite.file import Identity, beside, hold, identity, log_of

log = logging.getLogger(__name__)

#: The first bytes of a file: its page size, how often it was changed, its pages, a number of ours (``PRAGMA user_version``), and
#: the change for which the number of pages holds.
_HEADER: Final = Struct(">16xH6xII28xI28xI")
#: The notes about the log, in the machine's own byte order, which are there twice: page size, and frames that hold committed pages.
_NOTES: Final = Struct("=14xHI28x")
#: The bytes of the log before its first frame, and of a frame beside its page.
_LOG_HEADER, _FRAME_HEADER = 32, 24
#: Seconds in which another program that copies the log into the file has written behind the header what the header promises.
_CHECKPOINT: Final = 0.2


class _Header(NamedTuple):
    """What the header of a file says; ``size`` is None where another kind of program has changed the file."""

    counted: int
    size: int | None

    @classmethod
    def read(cls, file: int) -> Self | None:
        """The header of an open file; None if the file ends before it does."""
        raw = os.pread(file, _HEADER.size, 0)
        if len(raw) < _HEADER.size:
            return None
        page, changed, pages, count, valid_for = _HEADER.unpack(raw)
        return cls(count, _page_size(page) * pages if changed == valid_for else None)


class Watch:
    """Notices that the open file is not ours any more. From then on it never takes it for ours again.

    A number in the file counts its transactions, from ``count``, a random number, on. In a file that is copied over ours it is
    another one, or, in a copy of ours from before, a lower one.
    """

    def __init__(self, path: Path, count: int, lock: FileLock) -> None:
        self._path = path
        self._log = log_of(path)
        self._lock = Path(lock.lock_file)
        self._locks = [lock]
        #: The number as it is by now, and as it was last seen in the file, which lags behind its log.
        self._count = self._seen = count
        self._opened = self._identities()
        self._locked = identity(self._lock)
        # Open until the end: closing them would drop the locks of SQLite's connections.
        self._file = os.open(path, os.O_RDONLY)
        self._notes = os.open(beside(path, "-shm"), os.O_RDONLY)
        self._lost: DatabaseGone | DatabaseInUse | None = None

    def check(self) -> None:
        """Raises DatabaseGone or DatabaseInUse: what is written from now on would be in no file that a restart can find."""
        if self._lost is None:
            try:
                self._look()
            except (DatabaseGone, DatabaseInUse) as lost:
                self._lost = lost
        if self._lost is not None:
            raise type(self._lost)(self._path, self._lost.why)

    def mark(self, file: sqlite3.Connection) -> None:
        """Count the transaction that the connection is in."""
        self._count += 1
        file.execute(f"PRAGMA user_version = {self._count}")

    def close(self) -> None:
        """Stop watching and let go of the lock; only after the connections are closed. Calling it again does nothing."""
        for file in (self._file, self._notes):
            if file >= 0:
                os.close(file)
        self._file = self._notes = -1
        for lock in self._locks:
            lock.release()

    def _look(self) -> None:
        if why := self._other_file():
            raise DatabaseGone(self._path, why)
        # Who has our lock has written a number of its own into the file.
        self._keep_lock()
        if why := self._other_content():
            raise DatabaseGone(self._path, why)

    def _other_file(self) -> str | None:
        """Which of the two files is another one than we opened; None if neither is."""
        file, log_ = self._identities()
        if file != self._opened[0]:
            return "it was deleted or replaced by another file"
        if log_ != self._opened[1]:
            return f"its log, {self._log.name}, was deleted or replaced by another file"
        return None

    def _other_content(self) -> str | None:
        """What in them is not as we left it; None if all is."""
        if (header := _Header.read(self._file)) is None:
            return "it was emptied"
        if not self._seen <= header.counted <= self._count:
            return "another file was copied over it"
        self._seen = header.counted
        if self._is_short():
            time.sleep(_CHECKPOINT)
            if self._is_short():
                return "its end is missing"
        if not self._log.exists() or self._log.stat().st_size < self._committed():
            return f"the end of its log, {self._log.name}, is missing"
        return None

    def _identities(self) -> tuple[Identity | None, Identity | None]:
        return identity(self._path), identity(self._log)

    def _is_short(self) -> bool:
        """Whether the file has fewer bytes than its header says."""
        header = _Header.read(self._file)
        return header is None or (header.size is not None and os.fstat(self._file).st_size < header.size)

    def _committed(self) -> int:
        """How many bytes of the log hold what was committed, by SQLite's notes; 0 while another program writes these."""
        raw = os.pread(self._notes, 2 * _NOTES.size, 0)
        if raw[: _NOTES.size] != raw[_NOTES.size :]:
            return 0
        page, frames = _NOTES.unpack(raw[: _NOTES.size])
        return _LOG_HEADER + frames * (_FRAME_HEADER + _page_size(page)) if frames else 0

    def _keep_lock(self) -> None:
        """Take our lock anew if its file was deleted. Raises DatabaseInUse if another program has it by now."""
        found = identity(self._lock)
        if found is None:
            log.warning("%s was deleted while the bot runs; it is made again", self._lock)
            self._locks.append(hold(self._path, patience=0))
            self._locked = identity(self._lock)
        elif found != self._locked:
            raise DatabaseInUse(self._path)


def _page_size(written: int) -> int:
    """Bytes of a page: 65,536 has no room in the field, and is written as 1."""
    return 65_536 if written == 1 else written
