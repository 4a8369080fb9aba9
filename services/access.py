"""Which match a person may look at, act on, or take a turn in; everything else is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection

from data import MatchState, matches
from data.matches import PlayersAndPlace
from game import Side
from services.people import Person
from services.refusals import Refusal, Refused
from services.snapshots import RecordBroken, Snapshot, load


class Seat(NamedTuple):
    """A running match, and the side that the acting person plays in it."""

    snapshot: Snapshot
    side: Side


def load_if(
    connection: Connection, match_id: int, allowed: Callable[[PlayersAndPlace], bool], otherwise: Refusal
) -> Snapshot:
    """A match, if it is allowed to those who play it, or where it is. Refuses NO_SUCH_MATCH, and ``otherwise``.

    Raises RecordBroken as ``load`` does, but only for those who are allowed: others learn nothing of a match.
    """
    try:
        snapshot = load(connection, match_id)
    except RecordBroken:
        seen = matches.players_and_place(connection, match_id)
        if seen is None or not allowed(seen):
            raise Refused(otherwise) from None
        raise
    match, players = snapshot.match, (snapshot.orange.discord_id, snapshot.gray.discord_id)
    if not allowed(PlayersAndPlace(*players, match.guild_id, match.channel_id)):
        raise Refused(otherwise)
    return snapshot


def watched_match(connection: Connection, match_id: int, person: Person, channel_id: int) -> Snapshot:
    """A match of this person, or one that is shown in the channel where they are. Refuses NO_SUCH_MATCH and NOT_YOUR_MATCH."""
    return load_if(
        connection,
        match_id,
        lambda seen: person.discord_id in {seen.orange, seen.gray} or seen.channel_id == channel_id,
        Refusal.NOT_YOUR_MATCH,
    )


def own_match(connection: Connection, match_id: int, person: Person) -> Snapshot:
    """A match of this person, running or finished. Refuses NO_SUCH_MATCH, NOT_YOUR_MATCH and MATCH_QUARANTINED."""
    snapshot = load_if(
        connection,
        match_id,
        lambda seen: person.discord_id in {seen.orange, seen.gray},
        Refusal.NOT_YOUR_MATCH,
    )
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
