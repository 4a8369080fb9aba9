"""Connections to a PostgreSQL server: how they are made, and SQLAlchemy on top of them."""

from __future__ import annotations

from typing import Any, Final

import psycopg
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import ExceptionContext

from data.url import ServerUrl

#: Seconds to make a connection: no longer than a player waits for an answer.
_CONNECT_TIMEOUT: Final = 2
#: Milliseconds that a statement waits for a lock, and that it may take at all.
_LOCK_TIMEOUT: Final = 2000
_STATEMENT_TIMEOUT: Final = 30_000
#: How soon a connection counts as lost: about ten seconds without a sign of the server.
_KEEPALIVE: Final = {
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
_NAME: Final = "boop-bot"
#: What every session is set to, in one statement, once it is connected: poolers take no settings at the start, or ignore them.
_SETTINGS: Final = "SELECT " + ", ".join(
    f"set_config('{name}', '{value}', false)"
    for name, value in {
        "timezone": "UTC",
        "lock_timeout": _LOCK_TIMEOUT,
        "statement_timeout": _STATEMENT_TIMEOUT,
        # A transaction that has been left open would hold its locks against everybody.
        "idle_in_transaction_session_timeout": _STATEMENT_TIMEOUT,
        # If this machine vanishes, the server notices as soon, and lets go of what it had locked.
        "tcp_keepalives_idle": 5,
        "tcp_keepalives_interval": 2,
        "tcp_keepalives_count": 3,
    }.items()
)


class _Cursor(psycopg.Cursor[Any]):
    """A cursor that tells of its columns no more than SQLAlchemy needs, which asks for them with every statement.

    psycopg's own objects for the columns of a turn's statements take longer than two of these statements.
    """

    @property
    def description(self) -> Any:
        """The name and the type of each column, as DB-API has them; None if there is no result."""
        result = self.pgresult
        if result is None or not result.nfields:
            return super().description
        return [
            ((result.fname(index) or b"").decode(), result.ftype(index), None, None, None, None, None)
            for index in range(result.nfields)
        ]


def engine_on(server: ServerUrl, connections: int, **options: Any) -> Engine:
    """SQLAlchemy with a pool of so many connections; ``options`` are more of ``create_engine``'s."""
    engine = create_engine(
        server.url,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # an error in the log must not contain names
        connect_args={"cursor_factory": _Cursor, **_arguments()},
        **options,
    )
    event.listen(engine, "handle_error", _hide_rows)
    event.listen(engine, "connect", _settle, insert=True)
    return engine


async def connect(server: ServerUrl) -> psycopg.AsyncConnection[Any]:
    """A connection of its own, on which every statement is a transaction: for locks and news. Raises psycopg.Error."""
    session = await connect_as_is(server)
    try:
        await session.execute(_SETTINGS)
    except BaseException:
        await session.close()
        raise
    return session


async def connect_as_is(server: ServerUrl) -> psycopg.AsyncConnection[Any]:
    """The same, with the server's own settings. Raises psycopg.Error."""
    return await psycopg.AsyncConnection.connect(server.address, autocommit=True, **_arguments())


def _settle(connection: psycopg.Connection[Any], _: object) -> None:
    """Set a connection of the pool, outside of a transaction: if that were undone, so would the settings be."""
    try:
        before, connection.autocommit = connection.autocommit, True
        connection.execute(_SETTINGS)
        connection.autocommit = before
    except BaseException:
        connection.close()
        raise


def _hide_rows(context: ExceptionContext) -> None:
    """Leave out what the server adds to an error: it shows the row that did not fit, with names."""
    cause, error = context.original_exception, context.sqlalchemy_exception
    if isinstance(cause, psycopg.Error) and cause.diag.message_detail and error:
        said = cause.diag.message_primary or ""
        cause.args = (said,)
        error.args = (f"({type(cause).__name__}) {said}",)


def _arguments() -> dict[str, Any]:
    return {
        "connect_timeout": _CONNECT_TIMEOUT,
        "application_name": _NAME,
        **_KEEPALIVE,
    }
