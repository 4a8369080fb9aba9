"""A connection to a SQLite file: how it is opened, and SQLAlchemy on top of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import Dialect, Engine, StaticPool, create_engine, make_url
from sqlalchemy.util import LRUCache

from data.sqlite.errors import problems_of

#: Milliseconds that a statement waits while another program has locked the file: no longer than a player waits for an
#: answer.
BUSY_TIMEOUT_MS: Final = 2000
#: The same while the program starts, when nobody waits yet.
OPENING_TIMEOUT_MS: Final = 20_000
_PRAGMAS: Final = (
    "synchronous = FULL",
    "foreign_keys = ON",
    # Deleted data is overwritten, so that nothing stays of a forgotten person.
    "secure_delete = ON",
)

#: The statements that were compiled, for every connection: a bot has five, which run the same ones.
_compiled: Final = LRUCache[Any, Any](1000)

#: How a file is opened for reading only: beside one who may write, or one that nobody else has open.
ReadingMode: TypeAlias = Literal["mode=ro", "immutable=1"]


def connect(
    path: Path, journal_mode: str = "WAL", busy_timeout_ms: int = BUSY_TIMEOUT_MS, cache_kib: int = 2000
) -> sqlite3.Connection:
    """Open a file for reading and writing; an error of sqlite3 leaves no connection open."""
    # isolation_level None stops sqlite3 from beginning transactions by itself.
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        settings = (f"busy_timeout = {busy_timeout_ms}", f"cache_size = -{cache_kib}")
        for pragma in (*settings, f"journal_mode = {journal_mode}", *_PRAGMAS):
            connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()
        raise
    return connection


def connect_to_read(path: Path, mode: ReadingMode) -> sqlite3.Connection:
    """Open a file so that nothing is written to it, not even what its log holds."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?{mode}", uri=True, isolation_level=None)


def engine_on(connect: Callable[[], sqlite3.Connection], begin: str = "BEGIN IMMEDIATE") -> Engine:
    """SQLAlchemy on one connection; ``begin`` is the statement that begins each transaction."""
    creator: Any = connect  # SQLAlchemy's type of a connection does not fit sqlite3's
    dialect = _dialect(begin)
    return Engine(
        StaticPool(creator, dialect=dialect),
        dialect,
        make_url("sqlite://"),
        execution_options={"compiled_cache": _compiled},
        hide_parameters=True,  # an error in the log must not contain names
    )


@cache
def _dialect(begin: str) -> Dialect:
    """SQLAlchemy's description of SQLite; engines with the same one share their compiled statements.

    ``begin`` goes past SQLAlchemy, in which it would take twenty times as long; as an event it would cost time at each statement.
    """
    engine = create_engine("sqlite://")
    with engine.connect():  # only now it asks SQLite what this version can do
        dialect = engine.dialect
    engine.dispose()

    def do_begin(dbapi_connection: Any) -> None:
        dbapi_connection.execute(begin)

    dialect.do_begin = do_begin  # type: ignore[method-assign]
    return dialect


@contextmanager
def alone(path: Path, *, to_be_used: bool = False) -> Iterator[tuple[Engine, sqlite3.Connection]]:
    """Work on a file that no other process uses, such as a copy: all is in one file at the end.

    A file ``to_be_used`` is left so that opening it needs no change of how it is written. Raises a DatabaseProblem.
    """
    with problems_of(path), closing(connect(path, journal_mode="DELETE")) as file:
        yield engine_on(lambda: file), file
        if to_be_used:
            file.execute("PRAGMA journal_mode = WAL")
