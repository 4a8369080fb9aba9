"""Blocking people: neither of the two can challenge the other, or accept the other's challenge, and only who blocks can see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Player
from data.queries import players, preferences
from data.queries.matches import running_matches
from services.challenges.ending import end_all
from services.challenges.invitations import Invitation
from services.people import Person
from services.refusals import Refusal, Refused

#: How many people one person blocks, more than anybody needs.
MAX_BLOCKED: Final = 100


class NewBlock(NamedTuple):
    """Somebody who has just been blocked, the open challenges between the two, which have ended, and their matches, which go on."""

    player: Player
    challenges: Sequence[Invitation]
    running: Sequence[int]


def block(connection: Connection, person: Person, whom: Person) -> NewBlock:
    """Block somebody; who is blocked already stays so. Refuses BLOCKED_SELF and TOO_MANY_BLOCKED."""
    if person.discord_id == whom.discord_id:
        raise Refused(Refusal.BLOCKED_SELF)
    me, them = (players.get_or_create(connection, *each) for each in (person, whom))
    new = preferences.block(connection, me.id, them.id)
    if new and len(preferences.blocked_by(connection, me.id)) > MAX_BLOCKED:
        raise Refused(Refusal.TOO_MANY_BLOCKED, limit=MAX_BLOCKED)
    ended = end_all(connection, me, them)
    return NewBlock(them, ended, running_matches.between(connection, me.id, them.id))


def unblock(connection: Connection, person: Person, discord_id: int) -> Player:
    """Lift a block. Refuses DONE_ALREADY if there is none (any more)."""
    me = players.by_discord_id(connection, person.discord_id)
    them = players.by_discord_id(connection, discord_id)
    if me is None or them is None or not preferences.unblock(connection, me.id, them.id):
        raise Refused(Refusal.DONE_ALREADY)
    return them


def blocked_by(connection: Connection, person: Person) -> Sequence[Player]:
    """The people whom somebody blocks, by name."""
    me = players.by_discord_id(connection, person.discord_id)
    return preferences.blocked_by(connection, me.id) if me else ()
