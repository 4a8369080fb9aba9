"""Which match a person may look at, act on, or take a turn in; everything else is refused."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection

from data import MatchState
from game import Side
from services.people import Person
from services.refusals import Refusal, Refused
from services.snapshots import Snapshot, load


class Seat(NamedTuple):
    """A running match, and the side that the acting person plays in it."""

    snapshot: Snapshot
    side: Side


def own_match(connection: Connection, match_id: int, person: Person) -> Snapshot:
    """A match of this person, running or finished. Refuses NO_SUCH_MATCH, NOT_YOUR_MATCH and MATCH_QUARANTINED."""
    snapshot = load(connection, match_id)
    if snapshot.side_of(person.discord_id) is None:
        raise Refused(Refusal.NOT_YOUR_MATCH)
    if snapshot.match.state is MatchState.QUARANTINED:
        raise Refused(Refusal.MATCH_QUARANTINED, match=match_id)
    return snapshot


def running_match(connection: Connection, match_id: int, person: Person, version: int | None = None) -> Seat:
    """A running match that this person may act on now; ``version`` is the one they saw, if that is known.

    Refuses as ``own_match`` does, OUT_OF_DATE and MATCH_OVER.
    """
    snapshot = own_match(connection, match_id, person)
    if version not in {None, snapshot.match.version}:
        raise Refused(Refusal.OUT_OF_DATE, link=snapshot.match)
    if not snapshot.running:
        raise Refused(Refusal.MATCH_OVER, link=snapshot.match)
    return Seat(snapshot, Side.ORANGE if snapshot.orange.discord_id == person.discord_id else Side.GRAY)


def match_to_move_in(
    connection: Connection, match_id: int, person: Person, version: int | None = None
) -> Snapshot:
    """A match in which it is this person's turn. Refuses as ``running_match`` does, and NOT_YOUR_TURN."""
    snapshot, _ = running_match(connection, match_id, person, version)
    if snapshot.to_move.discord_id != person.discord_id:
        raise Refused(Refusal.NOT_YOUR_TURN, mover=snapshot.to_move)
    return snapshot
