"""The database on a PostgreSQL server: migrated, read and written by a few connections, each with its thread.

Several processes may use it. A use case sees one state of the database from its beginning to its end (REPEATABLE READ). If it
changes a row that another one has changed meanwhile, the server undoes it, and it is run again. What adds a row holds the
players it is about (``players.lock_players``), so that whoever has decided by such rows is undone, too. SERIALIZABLE would need no holding,
but it watches pages, not rows, and few matches are on one page: of fifty turns at once in different matches, it undid four out of
five at least once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import psycopg
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.exc import DBAPIError

from data.database import Database, DatabaseClosed
from data.errors import DatabaseProblem, OutcomeUnknown
from data.migrate import is_up_to_date, upgrade
from data.postgres.connection import engine_on
from data.postgres.errors import met_another, problem_of, problems_of
from data.postgres.inspection import refuse_content, refuse_unusable
from data.postgres.peers import PostgresPeers
from data.postgres.pool import ConnectionPool
from data.postgres.sessions import refuse_pools
from data.url import ServerUrl

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

#: Connections, each with a thread, that write, that read, and that write single statements.
_WRITERS: Final = 4
_READERS: Final = 4
_SINGLE: Final = 2
#: How often a function is run at most if it meets others: single statements, such as claims, do not queue (below), and may come
#: between every few milliseconds where a board is tried again and again.
_TRIES: Final = 24
#: Those that are run again do so one after the other, whichever process they are in: they lock this table, which nobody writes,
#: and wait longer for it than for anything else. It is no advisory lock, because the function must not see the state from before
#: it was its turn.
_QUEUE: Final = (
    "SET LOCAL lock_timeout = '10s'",
    "LOCK TABLE lineage IN SHARE ROW EXCLUSIVE MODE",
    "SET LOCAL lock_timeout = DEFAULT",
)
#: The advisory lock that whoever changes the tables holds until its transaction ends; the number is "boop" in ASCII.
_MIGRATING: Final = 0x626F6F70


def create(server: ServerUrl) -> None:
    """Begin an empty database where there are no tables yet. Raises DatabaseExists, and other DatabaseProblems."""
    engine = engine_on(server, 1)
    try:
        with problems_of(server), engine.begin() as connection:
            lock_tables(connection)
            refuse_content(connection, server)
            upgrade(connection)
    finally:
        engine.dispose()


class PostgresDatabase(Database):
    """An open database of a server."""

    def __init__(self, server: ServerUrl) -> None:
        self._server = server
        self._writers = ConnectionPool(server, _WRITERS, "writing", isolation_level="REPEATABLE READ")
        self._readers = ConnectionPool(server, _READERS, "reading", isolation_level="REPEATABLE READ")
        event.listen(self._readers.engine, "connect", _let_read_only)
        self._single = ConnectionPool(server, _SINGLE, "writing singly", isolation_level="AUTOCOMMIT")
        event.listen(self._single.engine, "connect", _let_not_wait_for_disk)
        self._peers = PostgresPeers(server, self._run_singly)
        self._waiting = 0
        self._closed = False

    @classmethod
    async def open(cls, server: ServerUrl) -> PostgresDatabase:
        """Open a database of a server and migrate it to the newest revision.

        Raises a DatabaseProblem, and then has changed nothing.
        """
        database = cls(server)
        try:
            await refuse_pools(server)
            # In a thread that closing waits for: whoever is stopped meanwhile must not leave a connection open.
            await database._writers.run(lambda: _migrate(server, database.writing))
            with problems_of(server):
                await database.peers.start()
        except BaseException:
            await database.close()
            raise
        return database

    @property
    def writing(self) -> Engine:
        """SQLAlchemy's engine of the connections that write."""
        return self._writers.engine

    @property
    def reading(self) -> Engine:
        """SQLAlchemy's engine of the connections that read."""
        return self._readers.engine

    @property
    def peers(self) -> PostgresPeers:
        """The other processes with this database."""
        return self._peers

    @property
    def waiting(self) -> int:
        """The number of functions that wait for a connection that writes, or use one."""
        return self._waiting

    async def close(self) -> None:
        """Wait for running reads and writes, then close the connections; calling it again does nothing."""
        # They let go of what this process has, which takes a statement.
        await self._peers.close()
        self._closed = True
        for pool in (self._readers, self._single, self._writers):
            await pool.close()

    async def _write(
        self, use_case: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function in a transaction of its own, as often as it meets another; if it raises, what it wrote is undone."""
        self._waiting += 1
        try:
            return await self._run(self._writers, lambda connection: use_case(connection, *args, **kwargs))
        finally:
            self._waiting -= 1

    async def _read(
        self, use_case: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function on a connection that sees one consistent state."""
        return await self._run(self._readers, lambda connection: use_case(connection, *args, **kwargs))

    async def write_singly(
        self, use_case: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function each of whose statements is a transaction by itself, and does not wait for the disk."""
        return await self._run_singly(use_case, *args, **kwargs)

    async def empty_log(self) -> bool:
        """The server itself clears what was deleted (VACUUM), at a time of its own."""
        return True

    async def tidy(self) -> None:
        """There is nothing to do."""

    def _run_singly(
        self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> asyncio.Future[T]:
        """Run a function each of whose statements is a transaction by itself. The future raises a DatabaseProblem."""
        return self._run(self._single, lambda connection: function(connection, *args, **kwargs))

    def _run(self, pool: ConnectionPool, function: Callable[[Connection], T]) -> asyncio.Future[T]:
        if self._closed:
            raise DatabaseClosed
        return pool.run(lambda: self._transact(pool, function))

    def _transact(self, pool: ConnectionPool, function: Callable[[Connection], T]) -> T:
        """In a thread: run a function in a transaction. Raises a DatabaseProblem; the host finds the reason in the log."""
        try:
            return _again_and_again(pool, function, self._server)
        except StopIteration as error:
            # A future can't hold it: whoever awaits the result would wait forever.
            raise RuntimeError("A use case raised StopIteration") from error
        except OutcomeUnknown as unknown:
            _tell(unknown)
            raise
        except DBAPIError as error:
            problem = problem_of(error, self._server)
            if problem is None:
                raise
            _tell(problem)
            raise problem from error


def _tell(problem: DatabaseProblem) -> None:
    log.critical("The database can't be used (%s): %s", type(problem).__name__, problem)


def _again_and_again(pool: ConnectionPool, function: Callable[[Connection], T], server: ServerUrl) -> T:
    """Run a function in a transaction until it meets no other, and once more if its connection was lost before the end.

    Nobody knows whether a commit has happened whose answer was lost: then it is not run again. Raises OutcomeUnknown.
    """
    tries, reconnected = 1, False
    while True:
        committing = False
        try:
            with pool.connection() as connection, connection.begin():
                if tries > 1:
                    _wait_for_turn(connection)
                result = function(connection)
                committing = True
            return result  # noqa: TRY300 - it belongs to the transaction
        except DBAPIError as error:
            if met_another(error) and tries < _TRIES:
                log.debug("A function met another one and is run again (%s)", error.orig)
                tries += 1
            elif error.connection_invalidated and committing:
                raise OutcomeUnknown(server, " ".join(str(error.orig).split())) from error
            elif error.connection_invalidated and not reconnected:
                reconnected = True
            else:
                raise


def _wait_for_turn(connection: Connection) -> None:
    for statement in _QUEUE:
        connection.exec_driver_sql(statement)


def _migrate(server: ServerUrl, engine: Engine) -> None:
    with problems_of(server):
        with engine.connect() as connection:
            refuse_unusable(connection, server)
            if is_up_to_date(connection):
                return
        # Whoever has waited for the lock must see what has been done meanwhile.
        with engine.execution_options(isolation_level="READ COMMITTED").begin() as connection:
            lock_tables(connection)
            if not is_up_to_date(connection):
                upgrade(connection)


def lock_tables(connection: Connection) -> None:
    """Wait, however long, until no other process changes the tables; held until the transaction ends."""
    for setting in ("lock_timeout", "statement_timeout"):
        connection.execute(text(f"SET LOCAL {setting} = 0"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATING})


def _let_read_only(connection: psycopg.Connection[Any], _: object) -> None:
    connection.read_only = True


def _let_not_wait_for_disk(connection: psycopg.Connection[Any], _: object) -> None:
    """Let what is written singly not wait for the disk: a claim ends anyway, and a board that was shown is found in its channel."""
    connection.execute("SET synchronous_commit = off")
    connection.commit()
