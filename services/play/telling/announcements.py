"""The messages that tell a channel of a match: who plays it and, once it is over, the result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy import Connection

from data import Announcement, MatchState
from data.queries.announcing import announcements
from data.queries.matches import matches
from services.play.beginning.pairs import others_of
from services.play.snapshots import Snapshot
from services.play.telling.summaries import load_to_show


class DueResult(NamedTuple):
    """A match that is over, and the message that has yet to tell its result; ``others`` are those of its pair in a league, which it tells too."""

    announcement: Announcement
    snapshot: Snapshot
    others: Sequence[Snapshot] = ()


def put(connection: Connection, announcement: Announcement) -> None:
    """Keep the message that tells of a match, instead of another; the match may have ended before that has come."""
    found = matches.by_id(connection, announcement.match_id)
    over = found is not None and found.state is MatchState.OVER
    announcements.put(connection, announcement._replace(due=over))


def due_result(connection: Connection, match_id: int, told: Snapshot | None = None) -> DueResult | None:
    """The result that a match's message has yet to tell; None if it has none. Refuses and raises as ``load`` does.

    ``told`` is the match as its channel has just been told of it: if nothing happened in it since, it is not read again.
    """
    found = announcements.of_match(connection, match_id)
    if found is None or not found.due:
        return None
    match = matches.by_id(connection, match_id) if told else None
    if told and match and match.version == told.match.version:
        snapshot = replace(told, match=match)
    else:
        snapshot = load_to_show(connection, match_id)
    others = [load_to_show(connection, each.id) for each in others_of(connection, snapshot.match)]
    return DueResult(found, snapshot, others)
