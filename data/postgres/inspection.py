"""Looking at a database of a server before it is used: is the server new enough, is the database ours, can we read it?"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, inspect, text

from data.errors import (
    DatabaseExists,
    DatabaseInUse,
    DatabaseTooNew,
    ForeignDatabase,
    NoDatabase,
    ServerTooOld,
)
from data.migrate import known_revisions, revision_of
from data.postgres.connection import engine_on
from data.postgres.errors import problems_of
from data.postgres.peers import HERE
from data.url import ServerSurvey, ServerUrl

#: The oldest PostgreSQL that the tests know nothing against: the oldest that was supported when this was written.
OLDEST: Final = 14
#: What every database of ours has.
_OUR_TABLES: Final = {"players", "challenges", "matches", "turns", "lineage"}


def look_at(server: ServerUrl) -> ServerSurvey:
    """Look at a database as it is before it is used; nothing is changed. Raises a DatabaseProblem."""
    engine = engine_on(server, 1)
    try:
        with problems_of(server), engine.connect() as connection:
            refuse_unusable(connection, server)
            version, size = connection.execute(
                text("SELECT current_setting('server_version'), pg_database_size(current_database())")
            ).one()
            return ServerSurvey(version, size, processes(connection))
    finally:
        engine.dispose()


def processes(connection: Connection) -> int:
    """The number of processes of the bot that use the database now."""
    # A lock of two numbers has the first one in classid, and 2 in objsubid.
    holders = text(
        "SELECT count(DISTINCT pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2 "
        "AND classid = :here "
        "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    return int(connection.execute(holders, {"here": HERE}).scalar_one())


def refuse_in_use(connection: Connection, server: ServerUrl) -> None:
    """Raises DatabaseInUse if a process of the bot uses the database."""
    if processes(connection):
        raise DatabaseInUse(server)


def refuse_unusable(connection: Connection, server: ServerUrl) -> None:
    """Refuse what is not ours, or too new. Raises ServerTooOld, NoDatabase, ForeignDatabase and DatabaseTooNew."""
    refuse_old_server(connection, server)
    tables = set(inspect(connection).get_table_names())
    if not tables:
        raise NoDatabase(server)
    if not tables >= _OUR_TABLES:
        raise ForeignDatabase(server)
    if revision_of(connection) not in known_revisions():
        raise DatabaseTooNew(server)


def refuse_content(connection: Connection, server: ServerUrl) -> None:
    """Refuse a database that has any table. Raises ServerTooOld and DatabaseExists."""
    refuse_old_server(connection, server)
    if inspect(connection).get_table_names():
        raise DatabaseExists(server)


def refuse_old_server(connection: Connection, server: ServerUrl) -> None:
    """Raises ServerTooOld."""
    version, *_ = connection.dialect.server_version_info or (0,)
    if int(version) < OLDEST:
        raise ServerTooOld(server, f"PostgreSQL {version}; {OLDEST} is the oldest that will do")
