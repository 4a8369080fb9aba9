"""Hints: who may ask for one, in which matches, and that each is counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection

from data import PlannedTurn
from data.queries import preferences, turns
from data.queries.learning import hints
from data.queries.matches import finished_matches
from game import Position, TurnRequest
from services.people import Person
from services.play.access import match_to_move_in
from services.play.levels import warns_at
from services.play.picking import Picking
from services.play.plans.following import stopped
from services.play.snapshots import Snapshot, earlier_positions
from services.refusals import Refusal, Refused


class HintQuestion(NamedTuple):
    """A match in which somebody asks for a hint; ``history`` are the positions that stood, without the one to move in."""

    snapshot: Snapshot
    history: Sequence[Position]


class MatchToPick(NamedTuple):
    """A match in which somebody picks a turn, as far as it is picked, and what the preview tells them besides.

    ``warned``: of a win that the turn leaves; ``stood``: how often its position has stood before; ``stopped``: the turn that they had
    planned here, if it would do something else now.
    """

    snapshot: Snapshot
    picking: Picking
    warned: bool = False
    stood: int = 0
    stopped: PlannedTurn | None = None


def to_pick(
    connection: Connection,
    match_id: int,
    person: Person,
    version: int,
    pick: Callable[[Position], TurnRequest],
) -> MatchToPick:
    """The match to pick a turn in, after a tap. Refuses as ``match_to_move_in`` does."""
    snapshot = match_to_move_in(connection, match_id, person, version)
    return _picked(connection, snapshot, pick(snapshot.position))


def _picked(connection: Connection, snapshot: Snapshot, request: TurnRequest) -> MatchToPick:
    picking = Picking.of(snapshot.position, request)
    played = picking.played
    if played is None:
        return MatchToPick(snapshot, picking, stopped=stopped(connection, snapshot))
    stood = turns.count_position(connection, snapshot.match.id, str(played.position))
    return MatchToPick(snapshot, picking, _is_warned(connection, snapshot), stood)


def _is_warned(connection: Connection, snapshot: Snapshot) -> bool:
    """True for everybody against the bot at its first levels; in a match with hints for whoever chose it, and against a person for whoever has never finished a match."""
    match, mover = snapshot.match, snapshot.to_move
    if match.level is not None and warns_at(match.level):
        return True
    if not match.hints:
        return False
    if preferences.of(connection, mover.id).warned:
        return True
    return match.level is None and not finished_matches.latest_of(connection, mover.id, 1)


def ask(connection: Connection, match_id: int, person: Person, version: int) -> HintQuestion:
    """The match in which to think about a hint. Refuses as ``match_to_move_in`` does, NO_HINTS_RATED and NO_HINTS_HERE."""
    snapshot = _with_hints(connection, match_id, person, version)
    return HintQuestion(snapshot, earlier_positions(connection, match_id))


def count(
    connection: Connection,
    match_id: int,
    person: Person,
    version: int,
    now: datetime,
    *,
    request: TurnRequest,
) -> MatchToPick:
    """Count a hint that was found, in the same position once; the match beside it, with what is picked there. Refuses as ``ask`` does."""
    snapshot = _with_hints(connection, match_id, person, version)
    position = snapshot.position
    hints.add(connection, match_id, str(position), position.side, now)
    return _picked(connection, snapshot, request)


def _with_hints(connection: Connection, match_id: int, person: Person, version: int) -> Snapshot:
    snapshot = match_to_move_in(connection, match_id, person, version)
    if not snapshot.match.hints:
        raise Refused(Refusal.NO_HINTS_RATED if snapshot.match.rated else Refusal.NO_HINTS_HERE)
    return snapshot
