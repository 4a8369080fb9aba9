"""Accepting a challenge, declining it, or taking it back."""

from __future__ import annotations

from datetime import datetime
from random import Random

from sqlalchemy import Connection

from data import Announcement, Challenge, ChallengeState, Games, Match, Player
from data.queries import challenges, players
from data.queries.announcing import announcements
from data.queries.careers import series as stored_series
from services.challenges.asking import refuse_too_many
from services.challenges.invitations import Invitation, invitation, may_be_gentle
from services.challenges.terms import begins
from services.people import Person, Place
from services.play.beginning import consent, series
from services.play.beginning.new_match import begin
from services.ranking import ratings
from services.refusals import Refusal, Refused


def accept(
    connection: Connection,
    challenge_id: int,
    person: Person,
    now: datetime,
    rng: Random,
    *,
    place: Place | None = None,
    gently: bool = False,
) -> tuple[Invitation, Match]:
    """Accept a challenge: it ends, and a match begins in its channel, or in another ``place``; or two at once, of which it returns the first.

    ``gently``: whoever has never finished a match makes their first one friendly, with hints for both. Refuses OLD_BUTTON where that
    can't be, as ``consent.refuse_apart`` does, CHALLENGE_OVER, CHALLENGE_EXPIRED, OWN_CHALLENGE, NOT_YOUR_CHALLENGE,
    TOO_MANY_MATCHES and TOO_MANY_MATCHES_OF.
    """
    stored, challenger, accepting = _answer(connection, challenge_id, person, ChallengeState.ACCEPTED)
    if gently and not may_be_gentle(connection, stored, accepting):
        raise Refused(Refusal.OLD_BUTTON)
    consent.refuse_apart(connection, accepting, challenger)
    refuse_too_many(connection, accepting, begin=stored.games.at_once)
    refuse_too_many(connection, challenger, accepting, begin=stored.games.at_once)
    orange, gray = (challenger, accepting) if begins(stored.first, rng) else (accepting, challenger)
    if stored.expires_at <= now:
        raise Refused(Refusal.CHALLENGE_EXPIRED)
    rated = stored.rated and not gently and ratings.may_be_rated(connection, challenger.id, accepting.id, now)
    where = place or Place(stored.guild_id, stored.channel_id, stored.user_installed)
    begun = begin(
        connection,
        orange,
        gray,
        where,
        edition=stored.edition,
        pace=stored.pace,
        now=now,
        rated=rated,
        hints=stored.hints or gently,
        loses_on_time=stored.loses_on_time,
        nights_off=stored.nights_off,
        handicap=stored.first.handicap,
        series_id=None if stored.games is Games.ONE else stored_series.add(connection, stored.games).id,
    )
    if stored.games.at_once > 1:
        series.swapped(connection, begun, now)
    # Where the bot is no member it can't change the message later.
    if stored.message_id and not stored.user_installed:
        announcements.put(connection, Announcement(begun.id, stored.channel_id, stored.message_id))
    return Invitation(stored, challenger, accepting), begun


def decline(connection: Connection, challenge_id: int, person: Person, now: datetime) -> Invitation:
    """Decline a challenge made to this person, whom the challenger can't ask again for a day.

    Refuses CHALLENGE_OVER, CHALLENGE_EXPIRED, OWN_CHALLENGE and NOT_YOUR_CHALLENGE.
    """
    return Invitation(*_answer(connection, challenge_id, person, ChallengeState.DECLINED, declined_at=now))


def withdraw(connection: Connection, challenge_id: int, person: Person) -> Invitation:
    """Take back one's own challenge. Refuses CHALLENGE_OVER, CHALLENGE_EXPIRED and ONLY_CHALLENGER."""
    stored = _open_challenge(connection, challenge_id)
    challenger = players.by_id(connection, stored.challenger_id)
    if challenger.discord_id != person.discord_id:
        raise Refused(Refusal.ONLY_CHALLENGER, challenger=challenger)
    _end(connection, stored, ChallengeState.WITHDRAWN)
    return invitation(connection, stored)


def _answer(
    connection: Connection,
    challenge_id: int,
    person: Person,
    state: ChallengeState,
    *,
    declined_at: datetime | None = None,
) -> tuple[Challenge, Player, Player]:
    """End a challenge if this person may answer it; returns it, the challenger, and who answered."""
    stored = _open_challenge(connection, challenge_id)
    answering = players.get_or_create(connection, *person)
    if answering.id == stored.challenger_id:
        opponent = players.by_id(connection, stored.opponent_id) if stored.opponent_id else ""
        whose = "friend" if stored.opponent_id else "anybody"
        raise Refused(Refusal.OWN_CHALLENGE, link=stored, opponent=opponent, whose=whose)
    _refuse_stranger(connection, stored, answering)
    if not challenges.answer(connection, stored, answering.id, state, declined_at=declined_at):
        raise Refused(Refusal.CHALLENGE_OVER)
    return stored, players.by_id(connection, stored.challenger_id), answering


def _open_challenge(connection: Connection, challenge_id: int) -> Challenge:
    stored = challenges.by_id(connection, challenge_id)
    if stored is not None and stored.state is ChallengeState.EXPIRED:
        raise Refused(Refusal.CHALLENGE_EXPIRED)
    if stored is None or stored.state is not ChallengeState.OPEN:
        raise Refused(Refusal.CHALLENGE_OVER)
    return stored


def _refuse_stranger(connection: Connection, stored: Challenge, answering: Player) -> None:
    if stored.opponent_id not in {None, answering.id}:
        opponent = players.by_id(connection, stored.opponent_id or 0)
        raise Refused(Refusal.NOT_YOUR_CHALLENGE, opponent=opponent)


def _end(connection: Connection, stored: Challenge, state: ChallengeState) -> None:
    if not challenges.end(connection, stored.id, state):
        raise Refused(Refusal.CHALLENGE_OVER)
