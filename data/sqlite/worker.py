"""A thread with its own connection, which runs functions, each wholly or not at all.

aiosqlite provides the thread and its queue; SQLAlchemy Core uses the same connection in it, synchronously. So a
function is passed to the thread once, as a whole, and no statement blocks the event loop. Those that wait at the same
time share a transaction, because storing it on the disk is what takes long (decision 0018).
"""

from __future__ import annotations

import asyncio
import ctypes
import logging
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import aiosqlite
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from data.errors import DatabaseProblem
from data.sqlite.connection import connect, engine_on
from data.sqlite.errors import problem_of, problems_of
from data.sqlite.watch import FileWatch

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

#: aiosqlite requires it, for cursors that are not used here.
_CHUNK: Final = 64
#: How many functions share a transaction at most: the first must not wait long for the last.
_TOGETHER: Final = 16


class _Thread(aiosqlite.Connection):
    """aiosqlite's thread, queue and connection, usable for any function.

    aiosqlite has no public way to run a function, so one of its private names is used here, and nowhere else: ``_tx``, the queue.
    ``tests/data/test_database.py`` pins it.
    """

    def __init__(self, connecting: Callable[[], sqlite3.Connection]) -> None:
        def keep() -> sqlite3.Connection:
            self._file = connecting()
            return self._file

        super().__init__(keep, _CHUNK)
        self.ended = False

    @classmethod
    def made(cls, connecting: Callable[[], sqlite3.Connection]) -> _Thread:
        """Make one that keeps no process alive if closing it is cancelled: what it has committed is on the disk.

        A thread takes that from the one in which it is made, so it is made in such a one.
        """
        made: list[_Thread] = []
        maker = Thread(target=lambda: made.append(cls(connecting)), daemon=True)
        maker.start()
        maker.join()
        return made[0]

    async def run(self, function: Callable[[], T]) -> T:
        """Run a function in the thread, after those that were queued before it; ValueError if it has been closed."""
        if self.ended:
            raise ValueError("The connection is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((done, function))
        return await done

    def begin(self, function: Callable[[], None]) -> None:
        """Have a function run in the thread; nothing tells when it is done."""
        self._tx.put_nowait((None, function))

    async def close(self) -> None:
        """Finish what is queued, then close the connection and end the thread; calling it again does nothing."""
        self.ended = True
        await super().close()

    @property
    def connection(self) -> sqlite3.Connection:
        """The connection, for use only in the thread."""
        return self._file


class _Job:
    """A function to run, and what came of it; ``done`` once that holds."""

    def __init__(self, function: Callable[[Connection], Any]) -> None:
        self._function = function
        self._result: Any = None
        self.error: BaseException | None = None
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def run(self, connection: Connection) -> None:
        """Run it in the transaction that there is; what it raises, it raises."""
        try:
            self._result = self._function(connection)
        except StopIteration as error:
            # A future can't hold it: whoever awaits the result would wait forever.
            raise RuntimeError("A use case raised StopIteration") from error

    def run_beside_others(self, connection: Connection, file: sqlite3.Connection) -> None:
        """Run it so that what it raises undoes only its own changes; a failure of the file is everybody's.

        ``file`` is the same connection: a savepoint of SQLAlchemy's takes as long as two of a turn's statements.
        """
        file.execute("SAVEPOINT job")
        try:
            self.run(connection)
        except Exception as error:
            if isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError):
                raise
            file.execute("ROLLBACK TO job")
            self.error = error
        file.execute("RELEASE job")

    def result(self) -> Any:
        """The function's result; raises what it raised."""
        if self.error:
            raise self.error
        return self._result


class Worker:
    """One connection to a SQLite file and its thread; functions run there one after the other."""

    def __init__(self, path: Path, thread: _Thread, engine: Engine) -> None:
        self._path = path
        self._thread = thread
        self._waiting: deque[_Job] = deque()
        #: Whether the thread has been called, and has not come yet.
        self._called = False
        self._connection: Connection | None = None
        #: Asked around each transaction. As events of SQLAlchemy's it would cost time at each statement.
        self._watch: FileWatch | None = None
        self.engine = engine

    @classmethod
    async def open(cls, path: Path, begin: str, busy_timeout_ms: int, cache_kib: int) -> Worker:
        """Connect to a file; ``begin`` is the statement that begins each transaction.

        ``busy_timeout_ms`` is how long a statement waits for a lock of another program, ``cache_kib`` how much of the file is kept in
        memory. Raises a DatabaseProblem.
        """
        thread = _Thread.made(lambda: connect(path, busy_timeout_ms=busy_timeout_ms, cache_kib=cache_kib))
        with problems_of(path):
            await thread
        return cls(path, thread, engine_on(lambda: thread.connection, begin))

    @property
    def waiting(self) -> int:
        """The number of functions that wait to be run."""
        return len(self._waiting)

    def guard(self, watch: FileWatch) -> None:
        """Have a watch check the file before each transaction, which it counts, and again after the commit.

        What it raises after a commit is raised to whoever waits for the transaction: nobody is told that it is kept.
        """
        self._watch = watch

    async def run(
        self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function in a transaction and return its result; if it raises, what it wrote is undone.

        It may share the transaction with others; all of them return once it is committed. Raises a DatabaseProblem if the
        file can't be read or written; the host finds the reason in the log.
        """
        if self._thread.ended:
            raise ValueError("The connection is closed")
        job = _Job(lambda connection: function(connection, *args, **kwargs))
        self._waiting.append(job)
        if not self._called:
            self._called = True
            self._thread.begin(partial(self._do_what_waits, asyncio.get_running_loop()))
        await job.done
        try:
            result: T = job.result()
        except Exception as error:
            problem = error if isinstance(error, DatabaseProblem) else problem_of(error, self._path)
            if problem is None:
                raise
            log.critical("The database can't be used (%s): %s", type(problem).__name__, problem)
            raise problem from error
        return result

    def _do_what_waits(self, loop: asyncio.AbstractEventLoop) -> None:
        """Run all that waits, some in each transaction; the event loop is woken once for each of these."""
        self._called = False  # who comes from now on may come too late for this
        while self._waiting:
            jobs = [self._waiting.popleft() for _ in range(min(len(self._waiting), _TOGETHER))]
            try:
                self._do_together(jobs)
            except BaseException as error:  # noqa: BLE001  # whoever waits for a job gets it
                for job in jobs:
                    job.error = job.error or error
            loop.call_soon_threadsafe(_tell, jobs)

    def _do_together(self, jobs: Sequence[_Job]) -> None:
        """Run jobs in one transaction, on a connection of SQLAlchemy's that is kept: making one takes as long as committing."""
        if self._connection is None:
            self._connection = self.engine.connect()
        try:
            if self._watch:
                self._watch.check()
            with self._connection.begin():
                if self._watch:
                    self._watch.mark(self._thread.connection)
                if len(jobs) == 1:
                    jobs[0].run(self._connection)
                else:
                    for job in jobs:
                        job.run_beside_others(self._connection, self._thread.connection)
            if self._watch:
                self._watch.keep()
        except BaseException:
            self._give_back()  # which undoes all that is left of the transaction
            raise

    def _give_back(self) -> None:
        """Close the connection of SQLAlchemy's, but not the file."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def run_outside(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function on the sqlite3 connection, outside of any transaction: for pragmas and migrations."""
        return await self._thread.run(lambda: function(self._thread.connection))

    async def close(self) -> None:
        """Finish what is queued, then end; calling it again does nothing."""
        if not self._thread.ended:
            self._thread.begin(self._give_back)
        await self._thread.close()

    def leave_open(self) -> None:
        """Keep the connection from ever being closed, even as Python ends; the system closes it when the process is gone.

        Closing the last connection lets SQLite copy its log into the file, and now the file is another's.
        """
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(self._thread))


def _tell(jobs: Sequence[_Job]) -> None:
    """Tell those who still wait for these jobs that they are done."""
    for job in jobs:
        if not job.done.done():
            job.done.set_result(None)
