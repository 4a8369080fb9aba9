"""The database file: opened by one process, migrated, written through one connection, read through others."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from filelock import FileLock, Timeout
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

_READERS: Final = 4
#: How long a statement waits for another to let go of the file.
_PATIENCE_MS: Final = 5000
#: How often, and with how many seconds in between, the log is tried to be emptied.
_TRIES: Final = 20
_BETWEEN_TRIES: Final = 0.05


class DatabaseInUse(Exception):
    """Another process has this database."""


class DatabaseTooNew(Exception):
    """The database was written by a newer version of the program."""


class DatabaseClosed(Exception):
    """The database has been closed: the program is ending."""


class Database:
    """An open database. ``write`` and ``read`` give a connection inside a transaction."""

    def __init__(self, writer: AsyncEngine, readers: AsyncEngine, lock: FileLock) -> None:
        self._writer = writer
        self._readers = readers
        self._lock = lock
        self._one_writer = asyncio.Lock()
        self._closed = False
        self._some_readers = asyncio.Semaphore(_READERS)

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open (or make) the database file and bring it up to date.

        Raises DatabaseInUse or DatabaseTooNew, having changed nothing.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(f"{path}.lock")
        try:
            lock.acquire(blocking=False)
        except Timeout:
            raise DatabaseInUse(path) from None
        writer = _engine(path, "BEGIN IMMEDIATE", size=1)
        readers = _engine(path, "BEGIN", size=_READERS)
        database = cls(writer, readers, lock)
        try:
            await database._migrate(path)
        except BaseException:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        """Wait for those who still read or write, then let go of the file; calling it again does nothing."""
        async with AsyncExitStack() as everyone_done:
            await everyone_done.enter_async_context(self._one_writer)
            for _ in range(_READERS):
                await everyone_done.enter_async_context(self._some_readers)
            # Without this, aiosqlite's threads keep the process from ending.
            self._closed = True
            await self._writer.dispose()
            await self._readers.dispose()
            self._lock.release()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """The one connection that writes, in a transaction that is kept only if the block ends well."""
        async with self._one_writer:
            self._check_open()
            async with self._writer.begin() as connection:
                yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one consistent state."""
        async with self._some_readers:
            self._check_open()
            async with self._readers.begin() as connection:
                yield connection

    async def write_out(self) -> bool:
        """Write what is only in SQLite's log yet into the file itself, and empty the log: what was deleted is gone from both.

        False if somebody was reading in the log at every try: then it is emptied when the database is closed, at the latest.
        """
        for _ in range(_TRIES):
            if await self._checkpoint():
                return True
            await asyncio.sleep(_BETWEEN_TRIES)
        return False

    async def _checkpoint(self) -> bool:
        """Empty the log, if nobody reads in it; nobody who wants to write waits for readers here."""
        async with self._one_writer:
            self._check_open()
            async with self._writer.connect() as connection:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                await driver.execute("PRAGMA busy_timeout = 0")
                try:
                    async with driver.execute("PRAGMA wal_checkpoint(TRUNCATE)") as found:
                        busy, *_ = await found.fetchone()
                finally:
                    await driver.execute(f"PRAGMA busy_timeout = {_PATIENCE_MS}")
                return not busy

    def _check_open(self) -> None:
        if self._closed:
            raise DatabaseClosed

    async def _migrate(self, path: Path) -> None:
        scripts = _scripts()
        async with self._writer.connect() as connection:
            found = await connection.run_sync(_revision)
        newest = scripts.get_current_head()
        if found == newest:
            return
        if found is not None:
            if found not in {script.revision for script in scripts.walk_revisions()}:
                raise DatabaseTooNew(path)
            await asyncio.to_thread(_back_up, path, found)
        async with self._without_foreign_keys() as connection:
            await connection.run_sync(_upgrade)

    @asynccontextmanager
    async def _without_foreign_keys(self) -> AsyncIterator[AsyncConnection]:
        """One write in which a table may be made anew: else that would delete the rows that refer to it.

        SQLite takes the pragma only between transactions, so it goes to the driver, past SQLAlchemy's own beginning.
        What the write leaves must hold the foreign keys again, or it is undone.
        """
        async with self._writer.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            await driver.execute("PRAGMA foreign_keys = OFF")
            try:
                async with connection.begin():
                    yield connection
                    broken = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
                    if broken:
                        raise RuntimeError(f"a migration left rows that refer to nothing: {broken[:3]}")
            finally:
                await driver.execute("PRAGMA foreign_keys = ON")


def _engine(path: Path, begin: str, size: int) -> AsyncEngine:
    # isolation_level None stops sqlite3 from beginning transactions by itself; we say how they begin.
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{path}",
        pool_size=size,
        max_overflow=0,
        connect_args={"isolation_level": None},
        hide_parameters=True,  # an error in the log must not tell names
    )

    def on_connect(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            f"busy_timeout = {_PATIENCE_MS}",
            # What is deleted is overwritten, so that who asks to be forgotten is.
            "secure_delete = ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", on_connect)
    event.listen(engine.sync_engine, "begin", on_begin)
    return engine


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return config


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _back_up(path: Path, revision: str) -> None:
    """Copy the database beside itself before its tables change."""
    copy = path.with_name(f"{path.name}.before-{revision}")
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
