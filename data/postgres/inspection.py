"""Looking at a database of a server before it is used: is the server new enough, is the database ours, can we read it?"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, inspect

from data.migrate import known_revisions, revision_of
from data.place import Server
from data.problems import DatabaseExists, DatabaseTooNew, ForeignDatabase, NoDatabase, ServerTooOld

#: The oldest PostgreSQL that the tests know nothing against: the oldest that was supported when this was written.
OLDEST: Final = 14
#: What every database of ours has.
_OUR_TABLES: Final = {"players", "challenges", "matches", "turns", "lineage"}


def refuse_unusable(connection: Connection, server: Server) -> None:
    """Refuse what is not ours, or too new. Raises ServerTooOld, NoDatabase, ForeignDatabase and DatabaseTooNew."""
    refuse_old_server(connection, server)
    tables = set(inspect(connection).get_table_names())
    if not tables:
        raise NoDatabase(server)
    if not tables >= _OUR_TABLES:
        raise ForeignDatabase(server)
    if revision_of(connection) not in known_revisions():
        raise DatabaseTooNew(server)


def refuse_content(connection: Connection, server: Server) -> None:
    """Refuse a database that has any table. Raises ServerTooOld and DatabaseExists."""
    refuse_old_server(connection, server)
    if inspect(connection).get_table_names():
        raise DatabaseExists(server)


def refuse_old_server(connection: Connection, server: Server) -> None:
    """Raises ServerTooOld."""
    version, *_ = connection.dialect.server_version_info or (0,)
    if int(version) < OLDEST:
        raise ServerTooOld(server, version)
