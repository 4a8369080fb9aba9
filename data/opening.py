"""Opening the database, and beginning an empty one, wherever the settings say that it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager

from sqlalchemy import Connection

from data.database import Database
from data.errors import DatabaseProblem, ServerNeedsLibrary
from data.queries.announcing import roles
from data.queries.restore_history import database_id_of
from data.sqlite import database as sqlite
from data.sqlite import inspection, restore_history
from data.sqlite.file import LOCK_PATIENCE
from data.url import DatabaseUrl, ServerSurvey, ServerUrl


async def open_database(url: DatabaseUrl, patience: float = LOCK_PATIENCE) -> Database:
    """Open a database and migrate it to the newest revision.

    Waits ``patience`` seconds for another process that has what this one needs. Raises a DatabaseProblem, and then has
    changed nothing.
    """
    if isinstance(url, ServerUrl):
        with _library_of(url):
            from data.postgres.database import PostgresDatabase  # noqa: PLC0415 - its library is there only where it is wanted
        return await PostgresDatabase.open(url)
    return await sqlite.SqliteDatabase.open(url, patience)


def create(url: DatabaseUrl) -> None:
    """Begin an empty database, in a new file or in a database of a server that has no tables yet. Raises a DatabaseProblem."""
    if isinstance(url, ServerUrl):
        with _library_of(url):
            from data.postgres.database import create as begin  # noqa: PLC0415 - as above
        begin(url)
    else:
        sqlite.create(url)


def look_at(server: ServerUrl) -> ServerSurvey:
    """Look at a database of a server as it is before it is used; nothing is changed. Raises a DatabaseProblem."""
    with _library_of(server):
        from data.postgres.inspection import look_at as look  # noqa: PLC0415 - as above
    return look(server)


def snapshot(server: ServerUrl, *, unused: bool = False) -> AbstractContextManager[Connection]:
    """A connection that sees a database of a server as it is now; whatever is changed on it is undone.

    ``unused``: no bot may use it meanwhile. Raises a DatabaseProblem.
    """
    with _library_of(server):
        from data.postgres.copies import snapshot as see  # noqa: PLC0415 - as above
    return see(server, unused=unused)


def filling(server: ServerUrl) -> AbstractContextManager[Connection]:
    """A connection on an empty database of a server, with the newest tables; what is done on it is kept together or not at all.

    Raises DatabaseExists if it has content, and other DatabaseProblems.
    """
    with _library_of(server):
        from data.postgres.copies import filling as fill  # noqa: PLC0415 - as above
    return fill(server)


def database_id_at(url: DatabaseUrl) -> str | None:
    """The mark that all copies of the database there share, whether bots use it or not; None if it can't be read."""
    try:
        if isinstance(url, ServerUrl):
            with snapshot(url) as connection:
                return database_id_of(connection)
        return restore_history.database_id_at(url)
    except DatabaseProblem:
        return None


def champion_roles_at(url: DatabaseUrl) -> Mapping[int, int]:
    """The roles of champions in the database there, by their servers, whether bots use it or not; none if it can't be read."""
    try:
        if isinstance(url, ServerUrl):
            with snapshot(url) as connection:
                return {each.guild_id: each.role_id for each in roles.in_servers(connection) if each.role_id}
        return inspection.champion_roles_at(url)
    except DatabaseProblem:
        return {}


@contextmanager
def _library_of(server: ServerUrl) -> Iterator[None]:
    """Raises ServerNeedsLibrary if what is imported here is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ServerNeedsLibrary(server, error.name) from error
