"""A server challenges another one: it gets a code, and whoever manages the other server accepts with it. So both have agreed."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Match, Pace, Player, VoteMatch, VoteOffer
from data.queries.contests import vote_offers, votes
from data.records.votes import NO_LEVEL
from game import Edition
from services.contests.votes.keeping import HOURS, Venue, first_due, team_of
from services.people import Place
from services.play.beginning.new_match import begin as begin_match
from services.refusals import Refusal, Refused

#: How long an offer can be accepted.
VALID: Final = timedelta(days=7)
#: The letters of a code: without I and O, which are easily taken for digits. There are 24^8 codes, which is 10^11.
_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
_LENGTH: Final = 8


class Asked(NamedTuple):
    """An offer as the server reads of it that may accept it: from which server, and what would be played."""

    offer: VoteOffer
    challenger: Player


class Accepted(NamedTuple):
    """The match that has begun, and the server that had offered it."""

    match: Match
    challenger: Player


def offer(
    connection: Connection, venue: Venue, edition: Edition, hours: int, now: datetime, *, rng: Random
) -> VoteOffer:
    """Offer a match to whichever server has the code, instead of what this one has offered before. Refuses VOTE_MATCH_ON."""
    if hours not in HOURS:
        raise ValueError(f"a vote can't last {hours} hours")
    if votes.of_guild(connection, venue.guild_id):
        raise Refused(Refusal.VOTE_MATCH_ON)
    team_of(connection, venue.guild_id, venue.name)
    code = "".join(rng.choices(_LETTERS, k=_LENGTH))
    offered = VoteOffer(venue.guild_id, venue.channel_id, edition, hours, code, now)
    vote_offers.save(connection, offered)
    return offered


def ask(connection: Connection, code: str, guild_id: int, now: datetime) -> Asked:
    """Look up what a code offers to a server; it may be written in small letters, and with spaces.

    Refuses NO_SUCH_VOTE_OFFER (also one that is a week old, or was accepted), OWN_VOTE_OFFER, VOTE_MATCH_ON and OTHER_VOTE_MATCH_ON.
    """
    written = "".join(code.upper().split())
    found = vote_offers.of_code(connection, written, now - VALID)
    if found is None:
        raise Refused(Refusal.NO_SUCH_VOTE_OFFER)
    if found.guild_id == guild_id:
        raise Refused(Refusal.OWN_VOTE_OFFER)
    if votes.of_guild(connection, guild_id):
        raise Refused(Refusal.VOTE_MATCH_ON)
    if votes.of_guild(connection, found.guild_id):
        raise Refused(Refusal.OTHER_VOTE_MATCH_ON)
    return Asked(found, team_of(connection, found.guild_id, ""))


def accept(connection: Connection, code: str, venue: Venue, now: datetime) -> Accepted:
    """Begin the match that a code offers, in which the server that has offered it begins. Refuses as ``ask`` does."""
    offered, challenger = ask(connection, code, venue.guild_id, now)
    if not vote_offers.take(connection, offered):
        raise Refused(Refusal.NO_SUCH_VOTE_OFFER)
    match = begin_match(
        connection,
        challenger,
        team_of(connection, venue.guild_id, venue.name),
        Place(offered.guild_id, offered.channel_id),
        edition=offered.edition,
        pace=Pace.NONE,
        now=now,
        rated=False,
    )
    due_at = first_due(offered.hours, now)
    for place in (offered, venue):
        terms = (offered.edition, NO_LEVEL, offered.hours)
        votes.save(connection, VoteMatch(place.guild_id, place.channel_id, *terms, due_at, match.id))
    return Accepted(match, challenger)
