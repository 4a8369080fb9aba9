"""Translates PostgreSQL's errors into ours, by their SQLSTATE.

https://www.postgresql.org/docs/current/errcodes-appendix.html
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import psycopg
from sqlalchemy.exc import DBAPIError

from data.errors import (
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseFault,
    DatabaseProblem,
    DatabaseReadOnly,
    NoRoom,
    ServerRefuses,
    ServerUnreachable,
)
from data.url import ServerUrl

#: A transaction that met another one, and goes well if it is run again: it could not be put in an order with the other, both
#: waited for each other, or both added the same row.
_MET_ANOTHER: Final = {"40001", "40P01", "23505"}
#: By the beginning of the SQLSTATE; the longer one counts.
_BY_STATE: Final = {
    "08": ServerUnreachable,  # the connection
    "57P": ServerUnreachable,  # it is shutting down, or starting
    "40": DatabaseBusy,  # it met others again and again
    "25006": DatabaseReadOnly,  # a replica
    "28": ServerRefuses,  # the password
    "3D000": ServerRefuses,  # no such database
    "42501": ServerRefuses,  # a right that is missing
    "53100": NoRoom,
    "53": DatabaseBusy,  # too many connections, or no memory
    "55P03": DatabaseBusy,  # a lock
    "57014": DatabaseBusy,  # a statement that took too long
    "58": DatabaseFault,  # the server's own files
    "XX00": DatabaseDamaged,
}
#: What a server says that won't have us, whenever we come.
_REFUSED: Final = (
    "authentication failed",
    "does not exist",
    "no password supplied",
    "not permitted to log in",
    "permission denied",
    "pg_hba.conf",
)


def met_another(error: DBAPIError) -> bool:
    """True if a transaction failed only because of another one at the same time."""
    return getattr(error.orig, "sqlstate", None) in _MET_ANOTHER


@contextmanager
def problems_of(server: ServerUrl) -> Iterator[None]:
    """Raise an error of psycopg or SQLAlchemy as the problem with the server that it means, if it means one."""
    try:
        yield
    except (psycopg.Error, DBAPIError) as error:
        raise problem_of(error, server) or error from error


def problem_of(error: BaseException, server: ServerUrl) -> DatabaseProblem | None:
    """The problem with the server that an error of psycopg or SQLAlchemy means; None if it means a mistake of ours."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if not isinstance(cause, psycopg.Error):
        return None
    why = " ".join(str(cause).split())
    if cause.sqlstate is None:
        # Why a connection could not be made it says in words alone. Those that are not known may be of something that passes.
        refused = any(words in why for words in _REFUSED)
        return (
            (ServerRefuses if refused else ServerUnreachable)(server, why) if _is_connection(cause) else None
        )
    fitting = [beginning for beginning in _BY_STATE if cause.sqlstate.startswith(beginning)]
    return _BY_STATE[max(fitting, key=len)](server, why) if fitting else None


def _is_connection(cause: psycopg.Error) -> bool:
    """True if an error that has no SQLSTATE is of the connection, not of how psycopg is used."""
    return isinstance(cause, psycopg.OperationalError | psycopg.InterfaceError)
