"""A match whose place is gone, or closed to the bot: its players are told once, with the way to go on."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection

from data import PlaceLoss
from data.queries.announcing import announcements
from services.play.snapshots import Snapshot, load


class LostPlace(NamedTuple):
    """A match that has lost its place; ``around`` is the channel that was told of it, where it was played in a thread."""

    snapshot: Snapshot
    around: int | None


def lost(connection: Connection, match_id: int) -> LostPlace | None:
    """A match whose loss is to be told; None if it has found a place, or ended. Refuses and raises as ``load`` does."""
    snapshot = load(connection, match_id)
    match = snapshot.match
    if not snapshot.running or match.delivery.place_lost is not PlaceLoss.DUE:
        return None
    announced = announcements.of_match(connection, match_id)
    elsewhere = announced is not None and announced.channel_id != match.channel_id
    return LostPlace(snapshot, announced.channel_id if announced and elsewhere else None)
