"""Notifications between the processes that share a database. One is sent when its transaction commits, or not at all.

A SQLite file has one process alone, so there nothing is sent.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from sqlalchemy import Connection, func, select

#: What PostgreSQL sends it on (NOTIFY).
CHANNEL: Final = "boop"


class Topic(Enum):
    """The kinds of change, each told with a number: Discord's id of a person or a server, or a match's id.

    News may be lost, so whoever listens also looks by itself.
    """

    PERSON = "person"
    SERVER = "server"
    BOT_AWAITED = "bot_awaited"
    BAN = "ban"


def tell(connection: Connection, topic: Topic, number: int) -> None:
    """Tell every process, this one too, once the transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, f"{topic.value} {number}")))
