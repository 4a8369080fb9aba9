"""The matches that a whole server plays by votes: what follows when one of them ends."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection

from data import Match, VoteEnd
from data.queries.contests import vote_ends, votes

_WEEK: Final = 7


def go_on(connection: Connection, match: Match, now: datetime) -> None:
    """Let the next match of a server begin next Monday, unless its vote match was ended; after one between two servers none begins, and both see the end."""
    for kept in votes.in_match(connection, match.id):
        if kept.between_servers:
            shown_at = now if kept.guild_id == match.guild_id else None
            vote_ends.save(connection, VoteEnd(match.id, kept.guild_id, kept.channel_id, shown_at))
            votes.drop(connection, kept.guild_id)
        else:
            votes.set_over(connection, match.id, next_monday(now))


def next_monday(now: datetime) -> datetime:
    """The next Monday, 00:00 UTC, after a moment."""
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    return midnight + timedelta(days=_WEEK - midnight.weekday())
