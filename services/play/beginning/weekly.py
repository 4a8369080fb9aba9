"""The matches that a whole server plays by votes, one a week: what follows when one of them ends."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection

from data import Match
from data.queries.contests import votes

_WEEK: Final = 7


def go_on(connection: Connection, match: Match, now: datetime) -> None:
    """Let the next match of a server begin next Monday, unless its vote match was ended."""
    votes.set_over(connection, match.id, next_monday(now))


def next_monday(now: datetime) -> datetime:
    """The next Monday, 00:00 UTC, after a moment."""
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    return midnight + timedelta(days=_WEEK - midnight.weekday())
