"""Health queries over all matches. Partial indexes keep them cheap, so that they can be asked every few seconds."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection, func, select

from data.queries.tables.columns import written
from data.queries.tables.matches import matches
from data.records.matches import MatchState

#: A reminder is late once it is due for longer than this.
_GRACE: Final = timedelta(minutes=1)


class Survey(NamedTuple):
    """The ids of running matches whose latest state was not shown yet, and of quarantined ones; how many reminders are late."""

    unshown: tuple[int, ...]
    quarantined: tuple[int, ...]
    late_reminders: int


def survey(connection: Connection, now: datetime) -> Survey:
    """Look at all matches. Those in user-installed places are shown when somebody asks, so none of them is unshown."""
    running = matches.c.state == written(MatchState.RUNNING)
    unshown = select(matches.c.id).where(
        matches.c.shown_version < matches.c.version, running, matches.c.user_installed.is_(False)
    )
    quarantined = select(matches.c.id).where(matches.c.state == written(MatchState.QUARANTINED))
    late = select(func.count()).where(running, matches.c.remind_at < now - _GRACE)
    return Survey(
        tuple(connection.execute(unshown.order_by(matches.c.id)).scalars()),
        tuple(connection.execute(quarantined.order_by(matches.c.id)).scalars()),
        connection.execute(late).scalar_one(),
    )


def touch(_: Connection) -> None:
    """Write nothing, in a transaction: where that comes back, the connection that writes answers."""
