"""A thread with its own connection, which runs functions, each in one transaction.

aiosqlite provides the thread and its queue; SQLAlchemy Core uses the same connection in it, synchronously. So a
transaction is passed to the thread once, as a whole, and no statement blocks the event loop.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, TypeVar

import aiosqlite
from sqlalchemy import Connection, Engine, StaticPool, create_engine, event

P = ParamSpec("P")
T = TypeVar("T")

#: Milliseconds that a statement waits for another connection to unlock the file.
BUSY_TIMEOUT_MS: Final = 5000
_PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    f"busy_timeout = {BUSY_TIMEOUT_MS}",
    # Deleted data is overwritten, so that nothing stays of a forgotten person.
    "secure_delete = ON",
)
#: aiosqlite requires it, for cursors that are not used here.
_CHUNK: Final = 64


class _Thread(aiosqlite.Connection):
    """aiosqlite's thread, queue and connection, usable for any function."""

    async def run(self, function: Callable[[], T]) -> T:
        """Run a function in the thread, after those that were queued before it."""
        result: T = await self._execute(function)  # type: ignore[no-untyped-call]  # it has no types
        return result

    @property
    def connection(self) -> sqlite3.Connection:
        """The connection, for use only in the thread."""
        return self._conn


class Worker:
    """One connection to a SQLite file and its thread; functions run there one after the other."""

    def __init__(self, thread: _Thread, engine: Engine) -> None:
        self._thread = thread
        self.engine = engine

    @classmethod
    async def open(cls, path: Path, begin: str) -> Worker:
        """Connect to a file; ``begin`` is the statement that begins each transaction."""
        thread = _Thread(lambda: _connect(path), _CHUNK)
        # If closing is cancelled, the thread must not keep the process alive. What it has committed is on the disk.
        thread._thread.daemon = True  # noqa: SLF001  # SQLAlchemy's own use of aiosqlite does the same
        await thread
        engine = create_engine(
            "sqlite://",
            creator=lambda: thread.connection,
            poolclass=StaticPool,
            hide_parameters=True,  # an error in the log must not contain names
        )
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return cls(thread, engine)

    async def run(
        self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function in a transaction and return its result; if it raises, what it wrote is undone."""

        def in_a_transaction() -> T:
            try:
                with self.engine.begin() as connection:
                    return function(connection, *args, **kwargs)
            except StopIteration as error:
                # A future can't hold it: whoever awaits the result would wait forever.
                raise RuntimeError("A use case raised StopIteration") from error

        return await self._thread.run(in_a_transaction)

    async def run_outside(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function on the sqlite3 connection, outside of any transaction: for pragmas and migrations."""
        return await self._thread.run(lambda: function(self._thread.connection))

    async def close(self) -> None:
        """Finish what is queued, then end; calling it again does nothing."""
        await self._thread.close()


def _connect(path: Path) -> sqlite3.Connection:
    # isolation_level None stops sqlite3 from beginning transactions by itself; ``begin`` says how they begin.
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()
        raise
    return connection
