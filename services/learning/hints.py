"""Hints: who may ask for one, in which matches, and that each is counted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection

from data.queries import hints, preferences
from game import Position
from services.people import Person
from services.play.access import match_to_move_in
from services.play.snapshots import Snapshot, earlier_positions
from services.refusals import Refusal, Refused


class HintQuestion(NamedTuple):
    """A match in which somebody asks for a hint; ``history`` are the positions that stood, without the one to move in."""

    snapshot: Snapshot
    history: Sequence[Position]


class MatchToPick(NamedTuple):
    """A match in which somebody picks a turn, and whether the preview is to warn them."""

    snapshot: Snapshot
    warned: bool


def to_pick(connection: Connection, match_id: int, person: Person, version: int) -> MatchToPick:
    """The match to pick a turn in. Refuses as ``match_to_move_in`` does."""
    snapshot = match_to_move_in(connection, match_id, person, version)
    # Only in a match with hints, so that in all others nothing more is asked of the database.
    warned = snapshot.match.hints and preferences.of(connection, snapshot.to_move.id).warned
    return MatchToPick(snapshot, warned)


def ask(connection: Connection, match_id: int, person: Person, version: int) -> HintQuestion:
    """The match in which to think about a hint. Refuses as ``match_to_move_in`` does, NO_HINTS_RATED and NO_HINTS_HERE."""
    snapshot = _with_hints(connection, match_id, person, version)
    return HintQuestion(snapshot, earlier_positions(connection, match_id))


def count(connection: Connection, match_id: int, person: Person, version: int, now: datetime) -> None:
    """Count a hint that was found; in the same position it is counted once. Refuses as ``ask`` does."""
    snapshot = _with_hints(connection, match_id, person, version)
    position = snapshot.position
    hints.add(connection, match_id, str(position), position.side, now)


def _with_hints(connection: Connection, match_id: int, person: Person, version: int) -> Snapshot:
    snapshot = match_to_move_in(connection, match_id, person, version)
    if not snapshot.match.hints:
        raise Refused(Refusal.NO_HINTS_RATED if snapshot.match.rated else Refusal.NO_HINTS_HERE)
    return snapshot
