"""A whole database of a server at once: read as it was at one moment, or filled while it is empty.

Either may take its time: the limits that keep a player from waiting are lifted.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, inspect, text

from data.errors import DatabaseExists, DatabaseTooOld
from data.migrate import is_up_to_date, upgrade
from data.postgres.connection import engine_on
from data.postgres.database import lock_tables
from data.postgres.errors import problems_of
from data.postgres.inspection import refuse_in_use, refuse_old_server, refuse_unusable
from data.transfer import is_empty
from data.url import ServerUrl


@contextmanager
def snapshot(server: ServerUrl, *, unused: bool = False) -> Iterator[Connection]:
    """A connection that sees the database as it is now; whatever is changed on it is undone.

    ``unused``: no bot may use the database, neither now nor at the end. Raises DatabaseTooOld, as tables that others use can't
    be brought up to date here, DatabaseInUse, and any other DatabaseProblem.
    """
    engine = engine_on(server, 1, isolation_level="REPEATABLE READ")
    try:
        with problems_of(server), engine.connect() as connection:
            _take_time(connection)
            refuse_unusable(connection, server)
            if not is_up_to_date(connection):
                raise DatabaseTooOld(server)
            if unused:
                refuse_in_use(connection, server)
            yield connection
            if unused:
                refuse_in_use(connection, server)
    finally:
        engine.dispose()


@contextmanager
def filling(server: ServerUrl) -> Iterator[Connection]:
    """A connection on an empty database with the newest tables; what is done on it is kept together, or not at all.

    Raises DatabaseExists if the database has content, DatabaseInUse if a bot uses it, and any other DatabaseProblem.
    """
    engine = engine_on(server, 1)
    try:
        with problems_of(server), engine.begin() as connection:
            _take_time(connection)
            lock_tables(connection)
            refuse_old_server(connection, server)
            if inspect(connection).get_table_names():
                refuse_unusable(connection, server)
                refuse_in_use(connection, server)
            if not is_up_to_date(connection):
                upgrade(connection)
            if not is_empty(connection):
                raise DatabaseExists(server)
            yield connection
            refuse_in_use(connection, server)
    finally:
        engine.dispose()


def _take_time(connection: Connection) -> None:
    """Lift the limits of time until the transaction ends."""
    for setting in ("statement_timeout", "idle_in_transaction_session_timeout"):
        connection.execute(text(f"SET LOCAL {setting} = 0"))
