"""Notices that the open file is no longer ours: replaced, overwritten, its log cut off, or locked by somebody else.

What is looked at is in SQLite's documented formats: https://www.sqlite.org/fileformat.html (the header of the file) and
https://www.sqlite.org/walformat.html (its log, and the notes about the log in ``-shm``).
"""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from struct import Struct
from typing import Final, NamedTuple, Self

from filelock import FileLock

from data.errors import DatabaseFault, DatabaseGone, DatabaseInUse, SecondName
from data.sqlite.file import Identity, beside, identity, lock_file, log_of

log = logging.getLogger(__name__)

#: The first bytes of a file: its page size, how often it was changed, its pages, a number of ours (``PRAGMA user_version``), and
#: the change for which the number of pages holds.
_HEADER: Final = Struct(">16xH6xII28xI28xI")
#: The notes about the log, in the machine's own byte order, which are there twice: page size, frames that hold committed pages, and
#: the random number of this log, which its own header has too. Behind them: how many of the frames are copied into the file.
_NOTES: Final = Struct("=14xHI12x8s8x")
_COPIED: Final = Struct("=I")
_SALT_AT: Final = 16
#: The bytes of the log before its first frame, and of a frame beside its page.
_LOG_HEADER, _FRAME_HEADER = 32, 24
#: Seconds between two looks at a file that is too short, and how many looks it may stop growing for: another program that copies the
#: log into the file writes the header first.
_GROWING: Final = 0.1
_STANDING_STILL: Final = 20


class _Header(NamedTuple):
    """The header of a file; ``size`` is None where another kind of program has changed the file."""

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


class _Notes(NamedTuple):
    """SQLite's notes about the log: bytes of a page, its frames, how many of them the file has too, its random number."""

    page: int
    frames: int
    copied: int
    salt: bytes

    @classmethod
    def read(cls, file: int) -> Self | None:
        """The notes in an open file; None if they are not there, or while another program writes them."""
        raw = os.pread(file, 2 * _NOTES.size + _COPIED.size, 0)
        if (
            len(raw) < 2 * _NOTES.size + _COPIED.size
            or raw[: _NOTES.size] != raw[_NOTES.size : 2 * _NOTES.size]
        ):
            return None
        page, frames, salt = _NOTES.unpack_from(raw)
        (copied,) = _COPIED.unpack_from(raw, 2 * _NOTES.size)
        return cls(_page_size(page), frames, copied, salt)


class FileWatch:
    """Notices that the open file is not ours any more. From then on it never takes it for ours again.

    A number in the file counts its transactions, from ``count``, a random number, on. In a file that is copied over ours it is
    another one, or, in a copy of ours from before, a lower one.
    """

    def __init__(self, path: Path, count: int, lock: FileLock, named: Path | None = None) -> None:
        """Watch the file at ``path``, which has that ``count`` by now; ``named`` is the name that leads to it, perhaps by links."""
        self._path = path
        self._named = named or path
        self._log = log_of(path)
        self._lock = Path(lock.lock_file)
        self._locks = [lock]
        #: The number as it is by now, and as it was last seen in the file, which lags behind its log.
        self._count = self._seen = self._kept = count
        self._notes_at = beside(path, "-shm")
        self._opened = self._identities()
        self._locked = identity(self._lock)
        # Open until the end: closing them would drop the locks of SQLite's connections.
        self._file = os.open(path, os.O_RDONLY)
        self._notes = os.open(self._notes_at, os.O_RDONLY)
        self._lost: DatabaseGone | DatabaseInUse | None = None

    @property
    def is_open(self) -> bool:
        """True if it is still watching."""
        return self._file >= 0

    def check(self) -> None:
        """Raises DatabaseGone or DatabaseInUse: what is written from now on would be in no file that a restart can find.

        Raises SecondName while the file has one, under which another program could destroy the newest turns, and DatabaseFault while the
        files can't be looked at.
        """
        try:
            self._stay_lost(self._look)
        except OSError as error:
            raise DatabaseFault(self._path, str(error)) from error
        if os.fstat(self._file).st_nlink > 1:
            raise SecondName(self._path)

    def mark(self, file: sqlite3.Connection) -> None:
        """Count the transaction that the connection is in, which follows the last one that was kept. Raises DatabaseGone."""
        (found,) = file.execute("PRAGMA user_version").fetchone()
        self._stay_lost(lambda: self._compare(found))
        self._count += 1
        file.execute(f"PRAGMA user_version = {self._count}")

    def keep(self) -> None:
        """The transaction that was counted last is committed. Raises DatabaseGone or DatabaseInUse if that may be in vain.

        Where the files can't be looked at just now, it is kept all the same: the next transaction looks again.
        """
        self._kept = self._count
        try:
            self._stay_lost(self._look)
        except OSError as error:
            log.warning("%s could not be looked at: %s", self._path, error)

    def _compare(self, found: int) -> None:
        if found != self._kept:
            raise DatabaseGone(self._path, "it was put back to an earlier state")

    def _stay_lost(self, look: Callable[[], None]) -> None:
        """Look, unless the file has been found lost before. Raises what was found then, or is found now."""
        if self._lost is None:
            try:
                look()
            except (DatabaseGone, DatabaseInUse) as lost:
                self._lost = lost
        if self._lost is not None:
            raise type(self._lost)(self._path, self._lost.why)

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
        """The one of the files that is not the one we opened; None if none is."""
        for found, opened, name in zip(self._identities(), self._opened, self._names(), strict=True):
            if found != opened:
                return f"{name} was deleted or replaced by another file"
        return None

    def _names(self) -> tuple[str, ...]:
        log_, notes = self._log.name, self._notes_at.name
        return "it", "what its name leads to", f"its log, {log_},", f"what belongs to its log, {notes},"

    def _other_content(self) -> str | None:
        """The content of the files that is not as we left it; None if all is."""
        # Before the header: what another program copies meanwhile is in the file before it is noted.
        notes = _Notes.read(self._notes)
        if (header := _Header.read(self._file)) is None:
            return "it was emptied"
        if not self._seen <= header.counted <= self._count:
            return "another file was copied over it"
        if notes and notes.copied >= notes.frames and header.counted < self._kept:
            return "it was put back to an earlier state"
        self._seen = header.counted
        if self._stays_short():
            return "its end is missing"
        return self._other_log(notes)

    def _identities(self) -> tuple[Identity | None, ...]:
        return tuple(map(identity, (self._path, self._named, self._log, self._notes_at)))

    def _stays_short(self) -> bool:
        """True if the file has fewer bytes than its header says, and is not just growing."""
        looks, size = 0, -1
        while self._is_short():
            grown = os.fstat(self._file).st_size
            looks = looks + 1 if grown == size else 0
            if looks == _STANDING_STILL:
                return True
            size = grown
            time.sleep(_GROWING)
        return False

    def _is_short(self) -> bool:
        """True if the file has fewer bytes than its header says."""
        header = _Header.read(self._file)
        return header is None or (header.size is not None and os.fstat(self._file).st_size < header.size)

    def _other_log(self, notes: _Notes | None) -> str | None:
        """The part of the log that is not as SQLite's notes say; None if all is, or while another program writes these."""
        if notes is None or not notes.frames:
            return None
        why = self._log_differs(notes)
        # Notes that have changed since say nothing: another program may have emptied the log as it may.
        return why if why and notes == _Notes.read(self._notes) else None

    def _log_differs(self, notes: _Notes) -> str | None:
        try:
            with self._log.open("rb") as log_:
                header = log_.read(_LOG_HEADER)
                size = os.fstat(log_.fileno()).st_size
        except FileNotFoundError:
            return f"its log, {self._log.name}, was deleted"
        if size < _LOG_HEADER + notes.frames * (_FRAME_HEADER + notes.page):
            return f"the end of its log, {self._log.name}, is missing"
        if header[_SALT_AT : _SALT_AT + len(notes.salt)] != notes.salt:
            return f"another log was copied over its own, {self._log.name}"
        return None

    def _keep_lock(self) -> None:
        """Take our lock anew if its file was deleted. Raises DatabaseInUse if another program has it by now."""
        found = identity(self._lock)
        if found is None:
            log.warning("%s was deleted while the bot runs; it is made again", self._lock)
            self._locks.append(lock_file(self._path, patience=0))
            self._locked = identity(self._lock)
        elif found != self._locked:
            raise DatabaseInUse(self._path)


def _page_size(written: int) -> int:
    """Bytes of a page: 65,536 has no room in the field, and is written as 1."""
    return 65_536 if written == 1 else written
