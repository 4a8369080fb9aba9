"""The database as a SQLite file: opened by one process, migrated, written through one connection, read through others."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection

from data.database import Database, DatabaseClosed
from data.errors import (
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseExists,
    DatabaseFault,
    DatabaseGone,
    DatabaseInUse,
    DatabaseProblem,
    NotADatabase,
)
from data.peers import Alone, Peers
from data.sqlite.connection import BUSY_TIMEOUT_MS, OPENING_TIMEOUT_MS, alone
from data.sqlite.copies import put_aside, put_in_place, rescue
from data.sqlite.errors import problem_of
from data.sqlite.file import (
    LOCK_PATIENCE,
    PARTIAL,
    beside,
    discard,
    keep_private,
    lock_existing,
    lock_file,
    refuse_rescued,
    refuse_unusable,
)
from data.sqlite.inspection import inspect
from data.sqlite.migrate import bring_up_to_date
from data.sqlite.watch import FileWatch
from data.sqlite.worker import Worker

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

#: Two, so that an answer need not wait for an export. Each more costs memory, and time at the start, and reads hardly side by side:
#: most of a read is Python, of which one thread runs at a time.
_READERS: Final = 2
#: How much of the file each connection keeps in memory. The writer keeps all that its log may hold (1,000 pages), so that this can be
#: rescued if the log is lost; for readers the system keeps the file.
_WRITER_KIB, _READER_KIB = 4200, 500
#: How many times emptying the log is tried, and the seconds in between.
_TRIES: Final = 20
_BETWEEN_TRIES: Final = 0.05
#: With how many numbers the count of transactions may begin, so that it never grows too large for its field of 31 bits.
_COUNTS: Final = 2**30


def create(path: Path) -> None:
    """Begin an empty database in a new file, or in an empty one; the folder is made too.

    Raises DatabaseExists, and DatabaseInUse or another DatabaseProblem of a place where no file can be made.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseFault(path, error) from error
    lock = lock_file(path)
    try:
        if path.exists() and (not path.is_file() or path.stat().st_size):
            raise DatabaseExists(path)
        refuse_rescued(path)
        fresh = beside(path, PARTIAL)
        discard(fresh)
        fresh.touch(mode=0o600)
        with alone(fresh, to_be_used=True) as (engine, file):
            bring_up_to_date(engine, file)
        real = path.resolve()
        real.unlink(missing_ok=True)  # it is empty
        # A log that was left here belongs to a file that is gone.
        put_aside(real, datetime.now(UTC))
        put_in_place(fresh, real)
    finally:
        lock.release()


class SqliteDatabase(Database):
    """An open file. Writers come one after the other; readers see what was when they began."""

    def __init__(self, path: Path, writer: Worker, readers: list[Worker], watch: FileWatch) -> None:
        self._path = path
        self._writer = writer
        self._readers = readers
        self._idle = list(readers)
        self._any_idle = asyncio.Semaphore(len(readers))
        self._watch = watch
        self._closed = False
        self._closing = asyncio.Lock()
        #: Why the file is not ours any more; nothing is read or written from then on.
        self._lost: DatabaseProblem | None = None
        self._rescuing = asyncio.Lock()
        self._rescued: asyncio.Future[DatabaseProblem] = asyncio.get_running_loop().create_future()
        #: Whether the log holds what is to be nowhere any more.
        self._to_empty = False
        self._peers = Alone()

    @classmethod
    async def open(cls, path: Path, patience: float = LOCK_PATIENCE) -> SqliteDatabase:
        """Open the database in a file and migrate it to the newest revision.

        Waits ``patience`` seconds for another process of the bot to end. If the last one did not end in order, the whole
        file is checked first. Raises a DatabaseProblem, and then has changed nothing.
        """
        lock = await asyncio.to_thread(lock_existing, path, patience)
        workers: list[Worker] = []
        try:
            named, path = path, await asyncio.to_thread(_examine, path)
            workers.append(
                writer := await Worker.open(path, "BEGIN IMMEDIATE", OPENING_TIMEOUT_MS, _WRITER_KIB)
            )
            await writer.run_outside(lambda file: bring_up_to_date(writer.engine, file, path))
            count = await writer.run_outside(lambda file: _begin_count(file, path))
            while len(workers) <= _READERS:
                workers.append(await Worker.open(path, "BEGIN", BUSY_TIMEOUT_MS, _READER_KIB))
            watch = FileWatch(path, count, lock, named)
            writer.guard(watch)
        except BaseException as error:
            for worker in workers:
                await worker.close()
            lock.release()
            problem = problem_of(error, path)
            if problem is None:
                raise
            raise problem from error
        return cls(path, writer, workers[1:], watch)

    @property
    def peers(self) -> Peers:
        """There are no others."""
        return self._peers

    @property
    def workers(self) -> tuple[Worker, ...]:
        """Every connection with its thread; the first one is for writing."""
        return self._writer, *self._readers

    @property
    def waiting(self) -> int:
        """The number of functions that wait for the one connection that writes."""
        return self._writer.waiting

    async def close(self) -> None:
        """Wait for running reads and writes, then release the file; calling it again does nothing."""
        self._closed = True
        async with self._closing:
            workers = self._readers
            if not self._lost and self._watch.is_open:
                await self._look_before_closing()
            if self._lost:
                await self._rescue()
                workers[0].leave_open()
                workers = workers[1:]
            # The writer is last, because the last one empties the log.
            for worker in (*workers, self._writer):
                await worker.close()
            self._watch.close()

    async def _look_before_closing(self) -> None:
        """Look once more: the last connection that is closed copies the log into whatever file is there."""
        try:
            await self._writer.run_outside(lambda _: self._watch.check())
        except (DatabaseGone, DatabaseInUse) as lost:
            self._lost = lost
        except DatabaseProblem as problem:
            log.warning("The database is closed all the same: %s", problem)

    async def _write(
        self, use_case: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function on the one connection that writes; if it raises, what it wrote is undone."""
        if self._lost:
            await self._rescue()
        self._check_open()
        try:
            return await self._writer.run(use_case, *args, **kwargs)
        except (DatabaseGone, DatabaseInUse, DatabaseDamaged, NotADatabase) as lost:
            self._lost = self._lost or lost
            await self._rescue()
            raise

    async def _read(
        self, use_case: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function on a connection that sees one consistent state."""
        async with self._any_idle:
            self._check_open()
            reader = self._idle.pop()
            try:
                return await reader.run(use_case, *args, **kwargs)
            finally:
                self._idle.append(reader)

    async def empty_log(self) -> bool:
        """Copy what is only in SQLite's log into the file, and empty the log, so that deleted data is in neither.

        False if a reader used the log at every try: then ``tidy`` tries it again, and it is emptied when the database is closed.
        """
        self._to_empty = True
        for _ in range(_TRIES):
            await self.tidy()
            if not self._to_empty:
                return True
            await asyncio.sleep(_BETWEEN_TRIES)
        return False

    async def tidy(self) -> None:
        """Try once to empty the log, if it is to be emptied."""
        self._check_open()
        if self._to_empty:
            self._to_empty = not await self._writer.run_outside(self._checkpoint)

    def _checkpoint(self, file: sqlite3.Connection) -> bool:
        """Empty the log if no reader uses it; it does not wait for readers, because writers would wait too."""
        self._watch.check()
        file.execute("PRAGMA busy_timeout = 0")
        try:
            busy, *_ = file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            file.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
        return not busy

    @property
    def lost(self) -> DatabaseProblem | None:
        """The reason why the file is not ours any more."""
        return self._lost

    async def until_lost(self) -> DatabaseProblem:
        """Wait until the file is not ours any more, and what was in it is rescued, as far as that can be done."""
        return await asyncio.shield(self._rescued)

    async def _rescue(self) -> None:
        """Copy what is only in this process any more, once; with no room for it, whoever writes next tries it again."""
        async with self._rescuing:
            if self._rescued.done() or self._lost is None:
                return
            log.critical("The database is not ours any more: %s", self._lost)
            if not isinstance(self._lost, DatabaseInUse):
                try:
                    copy = await self._writer.run_outside(lambda file: rescue(file, self._path))
                except (sqlite3.Error, OSError, DatabaseProblem) as error:
                    log.critical("What was in the lost database could not be copied: %s", error)
                    if not isinstance(error, DatabaseDamaged):
                        return
                else:
                    log.critical(
                        "What could be read of it is in %s. To go on with that: python -m bot restore %s",
                        copy,
                        copy,
                    )
            self._rescued.set_result(self._lost)

    def _check_open(self) -> None:
        if self._closed:
            raise DatabaseClosed
        if self._lost:
            raise type(self._lost)(self._path, self._lost.why)


def _examine(path: Path) -> Path:
    """Refuse a file that can't be used; returns its own name, whatever links lead to it."""
    refuse_unusable(path)
    keep_private(path)
    inspect(path)
    return path.resolve()


def _begin_count(file: sqlite3.Connection, path: Path) -> int:
    """Write a number into the file itself, by which it is known again; from now on players wait for locks. Raises DatabaseBusy."""
    count = secrets.randbelow(_COUNTS) + 1
    file.execute(f"PRAGMA user_version = {count}")
    busy, *_ = file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise DatabaseBusy(path, "another program reads it")
    file.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
    return count
