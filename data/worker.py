"""A thread with its own connection, which runs functions, each in one transaction.

aiosqlite provides the thread and its queue; SQLAlchemy Core uses the same connection in it, synchronously. So a
transaction is passed to the thread once, as a whole, and no statement blocks the event loop.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, TypeVar

import aiosqlite
from sqlalchemy import Connection, Engine, event

from data.connection import connect, engine_on
from data.problems import DatabaseProblem, problem_of, problems_of

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

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

    def __init__(self, path: Path, thread: _Thread, engine: Engine) -> None:
        self._path = path
        self._thread = thread
        self.engine = engine

    @classmethod
    async def open(cls, path: Path, begin: str, busy_timeout_ms: int) -> Worker:
        """Connect to a file; ``begin`` is the statement that begins each transaction.

        ``busy_timeout_ms`` is how long a statement waits for a lock of another program. Raises a DatabaseProblem.
        """
        thread = _Thread(lambda: connect(path, busy_timeout_ms=busy_timeout_ms), _CHUNK)
        # If closing is cancelled, the thread must not keep the process alive. What it has committed is on the disk.
        thread._thread.daemon = True  # noqa: SLF001  # SQLAlchemy's own use of aiosqlite does the same
        with problems_of(path):
            await thread
        return cls(path, thread, engine_on(lambda: thread.connection, begin))

    def before_commit(self, check: Callable[[], None]) -> None:
        """Call a function before each commit; if it raises, the transaction is undone."""
        event.listen(self.engine, "commit", lambda _: check())

    async def run(
        self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function in a transaction and return its result; if it raises, what it wrote is undone.

        Raises a DatabaseProblem if the file can't be read or written; the host finds the reason in the log.
        """

        def in_a_transaction() -> T:
            try:
                with self.engine.begin() as connection:
                    return function(connection, *args, **kwargs)
            except StopIteration as error:
                # A future can't hold it: whoever awaits the result would wait forever.
                raise RuntimeError("A use case raised StopIteration") from error

        try:
            return await self._thread.run(in_a_transaction)
        except Exception as error:
            problem = error if isinstance(error, DatabaseProblem) else problem_of(error, self._path)
            if problem is None:
                raise
            log.critical("The database can't be used (%s): %s", type(problem).__name__, problem)
            raise problem from error

    async def run_outside(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function on the sqlite3 connection, outside of any transaction: for pragmas and migrations."""
        return await self._thread.run(lambda: function(self._thread.connection))

    async def close(self) -> None:
        """Finish what is queued, then end; calling it again does nothing."""
        await self._thread.close()
