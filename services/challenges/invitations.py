"""A challenge with the people in it, as it is shown."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection

from data import Challenge, ChallengeState, Games, Player
from data.queries import challenges, players
from data.queries.matches import finished_matches
from game import Edition
from services.people import Person
from services.play import match_selection
from services.play.match_selection import RunningMatch


class Invitation(NamedTuple):
    """A challenge and the people in it; no opponent means anybody.

    ``rated_left``: so many rated matches the two can still play this week (0: so it is friendly); None where nobody asked. ``quiet``:
    it pings nobody, because its opponent has been pinged so often. ``gently``: its opponent may make it friendly, with hints, because it
    is their first match.
    """

    challenge: Challenge
    challenger: Player
    opponent: Player | None
    rated_left: int | None = None
    quiet: bool = False
    gently: bool = False


def invitation(connection: Connection, stored: Challenge) -> Invitation:
    """A challenge with the people in it."""
    opponent = players.by_id(connection, stored.opponent_id) if stored.opponent_id else None
    return Invitation(stored, players.by_id(connection, stored.challenger_id), opponent)


def challenger_of(connection: Connection, challenge_id: int, person: Person) -> Player | None:
    """Whoever made an open challenge that this person may answer; None if there is no such challenge."""
    stored = challenges.by_id(connection, challenge_id)
    if stored is None or stored.state is not ChallengeState.OPEN:
        return None
    asking = players.by_id(connection, stored.challenger_id)
    return None if asking.discord_id == person.discord_id else asking


def open_to(connection: Connection, challenge_id: int, person: Person, now: datetime) -> Invitation | None:
    """An open challenge that this person may accept; None if there is no such challenge."""
    stored = challenges.by_id(connection, challenge_id)
    if stored is None or stored.state is not ChallengeState.OPEN or stored.expires_at <= now:
        return None
    found = invitation(connection, stored)
    asked = found.opponent is None or found.opponent.discord_id == person.discord_id
    return found if asked and found.challenger.discord_id != person.discord_id else None


def ended(connection: Connection, challenge_id: int, now: datetime) -> Invitation | None:
    """A challenge that is over; None if it is open, or if there is none."""
    stored = challenges.by_id(connection, challenge_id)
    if stored and stored.state is ChallengeState.OPEN and stored.expires_at <= now:
        stored = stored._replace(state=ChallengeState.EXPIRED)
    if stored is None or stored.state is ChallengeState.OPEN:
        return None
    return invitation(connection, stored)


def may_be_gentle(connection: Connection, stored: Challenge, player: Player | None) -> bool:
    """True if a challenge asks for one rated match, and whoever would accept it has never finished any; None has never played."""
    if not stored.rated or stored.games is not Games.ONE:
        return False
    return player is None or not finished_matches.latest_of(connection, player.id, 1)


class Meanwhile(NamedTuple):
    """A challenge that waits for somebody, one that waits no more, and a match of theirs that runs; each if there is one.

    ``gently``: whoever accepts the one that waits may make it friendly, with hints, because it is their first.

    While a challenge waits, no match is named beside it: it would read as if that were already accepted.
    """

    waiting: Invitation | None = None
    over: Invitation | None = None
    running: RunningMatch | None = None
    gently: bool = False


def meanwhile(
    connection: Connection, challenge_id: int | None, edition: Edition, person: Person, now: datetime
) -> Meanwhile:
    """The state of a challenge (None: there was none) and of somebody's matches, after they have learnt an edition.

    Of the matches it is one of that edition, or else after a challenge any; first one in which it is their turn, and of those the newest.
    """
    waiting = open_to(connection, challenge_id, person, now) if challenge_id else None
    if waiting:
        player = players.by_discord_id(connection, person.discord_id)
        return Meanwhile(waiting, gently=may_be_gentle(connection, waiting.challenge, player))
    over = ended(connection, challenge_id, now) if challenge_id else None
    found = match_selection.running(connection, person)
    learnt = [each for each in found if each.match.edition is edition]
    chosen = learnt or (found if challenge_id else ())
    running = max(chosen, key=lambda each: (each.awaits_me, each.match.id), default=None)
    return Meanwhile(over=over, running=running)
