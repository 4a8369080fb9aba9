"""Connections to a PostgreSQL server: how they are made, and SQLAlchemy on top of them."""

from __future__ import annotations

from typing import Any, Final, Self

import psycopg
from sqlalchemy import Engine, create_engine

from data.place import Server

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


class _Cursor(psycopg.Cursor[Any]):
    """A cursor whose errors don't repeat what stands in a row, because they come into the log."""

    def execute(self, *args: Any, **kwargs: Any) -> Self:
        """As psycopg has it."""
        try:
            return super().execute(*args, **kwargs)
        except psycopg.Error as error:
            error.args = (error.diag.message_primary or str(error),)
            raise


def engine_on(server: Server, connections: int, **options: Any) -> Engine:
    """SQLAlchemy with a pool of so many connections; ``options`` are more of ``create_engine``'s."""
    return create_engine(
        server.url,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # an error in the log must not contain names
        connect_args=_arguments(),
        **options,
    )


async def connect(server: Server) -> psycopg.AsyncConnection[Any]:
    """A connection of its own, on which every statement is a transaction: for locks and news. Raises psycopg.Error."""
    url = server.url.set(drivername="postgresql")
    return await psycopg.AsyncConnection.connect(
        url.render_as_string(hide_password=False), autocommit=True, **_arguments()
    )


def _arguments() -> dict[str, Any]:
    settings = {
        "timezone": "UTC",
        "lock_timeout": _LOCK_TIMEOUT,
        "statement_timeout": _STATEMENT_TIMEOUT,
        # A transaction that has been left open would hold its locks against everybody.
        "idle_in_transaction_session_timeout": _STATEMENT_TIMEOUT,
        # If this machine vanishes, the server notices as soon, and lets go of what it had locked.
        "tcp_keepalives_idle": 5,
        "tcp_keepalives_interval": 2,
        "tcp_keepalives_count": 3,
    }
    return {
        "connect_timeout": _CONNECT_TIMEOUT,
        "application_name": _NAME,
        "cursor_factory": _Cursor,
        "options": " ".join(f"-c {name}={value}" for name, value in settings.items()),
        **_KEEPALIVE,
    }
