"""The messages that tell a channel of a match: who plays it and, once it is over, the result."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection

from data import Announcement, MatchState
from data.queries import matches
from data.queries.announcing import announcements
from services.play.snapshots import Snapshot
from services.play.telling.summaries import load_to_show


class DueResult(NamedTuple):
    """A match that is over, and the message that has yet to tell its result."""

    announcement: Announcement
    snapshot: Snapshot


def put(connection: Connection, announcement: Announcement) -> None:
    """Keep the message that tells of a match, instead of another; the match may have ended before that has come."""
    found = matches.by_id(connection, announcement.match_id)
    over = found is not None and found.state is MatchState.OVER
    announcements.put(connection, announcement._replace(due=over))


def due_result(connection: Connection, match_id: int) -> DueResult | None:
    """The result that a match's message has yet to tell; None if it has none. Refuses and raises as ``load`` does."""
    found = announcements.of_match(connection, match_id)
    return DueResult(found, load_to_show(connection, match_id)) if found and found.due else None
