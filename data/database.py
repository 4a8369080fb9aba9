"""The database file: opened by one process, migrated, written through one connection, read through others.

A use case is a plain function that takes a connection; ``write`` and ``read`` run it in one transaction, in a thread.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, TypeVar

from filelock import FileLock, Timeout
from sqlalchemy import Connection

from data.migrate import bring_up_to_date
from data.worker import BUSY_TIMEOUT_MS, Worker

P = ParamSpec("P")
T = TypeVar("T")

_READERS: Final = 4
#: How many times emptying the log is tried, and the seconds in between.
_TRIES: Final = 20
_BETWEEN_TRIES: Final = 0.05


class DatabaseInUse(Exception):
    """Another process uses this database."""


class DatabaseClosed(Exception):
    """The database has been closed: the program is ending."""


class Instead(Exception):
    """Raised by a use case to undo its own transaction and to write something else in another one."""

    def write(self, connection: Connection) -> Exception:
        """Write it; the exception returned is raised to the caller of the use case."""
        raise NotImplementedError


class Database:
    """An open database. ``write`` and ``read`` run a function in a transaction, with a connection, and return its result."""

    def __init__(self, writer: Worker, readers: list[Worker], lock: FileLock) -> None:
        self._writer = writer
        self._readers = readers
        self._idle = list(readers)
        self._any_idle = asyncio.Semaphore(len(readers))
        self._lock = lock
        self._closed = False
        self._closing = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open (or create) the database file and migrate it to the newest revision.

        Raises DatabaseInUse or DatabaseTooNew, and then changes nothing.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(f"{path}.lock")
        try:
            lock.acquire(blocking=False)
        except Timeout:
            raise DatabaseInUse(path) from None
        workers: list[Worker] = []
        try:
            workers.append(writer := await Worker.open(path, "BEGIN IMMEDIATE"))
            await writer.run_outside(lambda file: bring_up_to_date(writer.engine, file, path))
            while len(workers) <= _READERS:
                workers.append(await Worker.open(path, "BEGIN"))
        except BaseException:
            for worker in workers:
                await worker.close()
            lock.release()
            raise
        return cls(writer, workers[1:], lock)

    @property
    def workers(self) -> tuple[Worker, ...]:
        """Every connection with its thread; the first one is for writing."""
        return self._writer, *self._readers

    async def close(self) -> None:
        """Wait for running reads and writes, then release the file; calling it again does nothing."""
        self._closed = True
        async with self._closing:
            # The writer is last, because the last one empties the log.
            for worker in (*self._readers, self._writer):
                await worker.close()
            self._lock.release()

    async def write(
        self, use_case: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function on the one connection that writes; if it raises, what it wrote is undone."""
        self._check_open()
        try:
            return await self._writer.run(use_case, *args, **kwargs)
        except Instead as instead:
            raise await self._writer.run(instead.write) from instead

    async def read(
        self, use_case: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function on a connection that sees one consistent state."""
        async with self._any_idle:
            self._check_open()
            reader = self._idle.pop()
            try:
                return await reader.run(use_case, *args, **kwargs)
            except Instead as instead:
                raise await self._writer.run(instead.write) from instead
            finally:
                self._idle.append(reader)

    async def empty_log(self) -> bool:
        """Copy what is only in SQLite's log into the file, and empty the log, so that deleted data is in neither.

        False if a reader used the log at every try: then it is emptied when the database is closed, at the latest.
        """
        for _ in range(_TRIES):
            self._check_open()
            if await self._writer.run_outside(_checkpoint):
                return True
            await asyncio.sleep(_BETWEEN_TRIES)
        return False

    def _check_open(self) -> None:
        if self._closed:
            raise DatabaseClosed


def _checkpoint(file: sqlite3.Connection) -> bool:
    """Empty the log if no reader uses it; it does not wait for readers, because writers would wait too."""
    file.execute("PRAGMA busy_timeout = 0")
    try:
        busy, *_ = file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        file.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
    return not busy
