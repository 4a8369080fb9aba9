"""A note to one's own match, running or over, which nobody else ever sees."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from data import Match
from data.queries import players
from data.queries.careers import notes
from services.people import Person
from services.play.access import own_match

#: So many characters a note has at most.
LONGEST: Final = 500


def of(connection: Connection, match_id: int, person: Person) -> str:
    """A person's note to a match; empty if there is none."""
    player = players.by_discord_id(connection, person.discord_id)
    return notes.of(connection, player.id, match_id) if player else ""


def write(connection: Connection, match_id: int, person: Person, note: str) -> tuple[Match, str]:
    """Keep a note to a person's own match, instead of another; returns both. Refuses as ``own_match`` does."""
    snapshot = own_match(connection, match_id, person)
    side = snapshot.side_of(person.discord_id)
    kept = "\n".join(filter(None, (line.strip() for line in note[:LONGEST].splitlines())))
    if side is not None:
        notes.put(connection, snapshot.player(side).id, match_id, kept)
    return snapshot.match, kept
