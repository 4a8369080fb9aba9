"""Asking for a rematch, which begins if the other has asked for it, too."""

from __future__ import annotations

from datetime import datetime
from random import Random
from typing import NamedTuple

from sqlalchemy import Connection

from data import Challenge, First, Games, Match, Player
from data.queries import challenges
from data.queries.matches import running_matches
from services.challenges.answering import accept
from services.challenges.asking import add_challenge
from services.challenges.invitations import Invitation
from services.challenges.terms import Terms, terms_asked, terms_of
from services.people import Person, Place
from services.play.access import own_match
from services.play.beginning import series
from services.play.snapshots import Snapshot
from services.refusals import Refusal, Refused


def rematch(
    connection: Connection, match_id: int, person: Person, place: Place, *, now: datetime, rng: Random
) -> tuple[Invitation, Match | None]:
    """Ask for a rematch of a finished match, sides swapped; returns the new match if the other had asked before.

    Refuses as ``take_up_rematch`` and ``challenge`` do, and REMATCH_RUNNING.
    """
    if begun := take_up_rematch(connection, match_id, person, place, now=now, rng=rng):
        return begun
    wanted = _rematch_of(connection, match_id, person)
    if again := _begun_since(connection, wanted):
        raise Refused(Refusal.REMATCH_RUNNING, match=again.id, link=again)
    return add_challenge(connection, wanted.asking, wanted.asked, place, wanted.terms, now=now), None


def take_up_rematch(
    connection: Connection, match_id: int, person: Person, here: Place | None, *, now: datetime, rng: Random
) -> tuple[Invitation, Match] | None:
    """Begin the rematch that the other player has asked for, in this channel or another; None if they have not.

    ``here`` is where this person asks, None where nobody else can see it. Refuses as ``own_match`` and ``accept`` do,
    MATCH_RUNNING, SERIES_RUNNING and FORMER_PLAYER.
    """
    wanted = _rematch_of(connection, match_id, person)
    channel_id = here.channel_id if here else None
    fitting = [
        stored
        for stored in challenges.open_to(connection, wanted.asking.id)
        if stored.expires_at > now and wanted.is_asked_in(stored)
    ]
    if not fitting:
        return None
    theirs = next((stored for stored in fitting if stored.channel_id == channel_id), fitting[0])
    # Where the bot is no member it could not show the match by itself: if it is one here, the match begins here.
    better_here = here if here and theirs.user_installed and not here.user_installed else None
    return accept(connection, theirs.id, person, now, rng, place=better_here)


class _Rematch(NamedTuple):
    """A rematch that is asked for: after which match, who asks whom, and on which terms."""

    finished: Match
    asking: Player
    asked: Player
    terms: Terms

    def is_asked_in(self, theirs: Challenge) -> bool:
        """True if an open challenge of the other asks for the same; it may be friendly where this would be rated."""
        asked = terms_asked(theirs)
        return (
            theirs.challenger_id == self.asked.id
            and asked.rated <= self.terms.rated
            and asked._replace(rated=self.terms.rated)
            == self.terms._replace(first=self.terms.first.of_the_other)
        )


def _rematch_of(connection: Connection, match_id: int, person: Person) -> _Rematch:
    """The rematch that this person asks for after a match, or after the series to which it belongs."""
    finished = own_match(connection, match_id, person)
    if finished.running:
        raise Refused(Refusal.MATCH_RUNNING)
    if on := series.running_of(connection, finished.match):
        raise Refused(Refusal.SERIES_RUNNING, link=on)
    score = series.score_of(connection, finished.match)
    asked = finished.opponent_of(person.discord_id)
    if asked.discord_id is None:
        raise Refused(Refusal.FORMER_PLAYER)
    asking = finished.player(finished.seat_of(asked).other)
    terms = terms_of(finished.match)._replace(
        first=_first_again(finished, asking), games=score.games if score else Games.ONE
    )
    return _Rematch(finished.match, asking, asked, terms)


def _begun_since(connection: Connection, wanted: _Rematch) -> Match | None:
    """The match of the same two on the same terms that has begun since theirs was over and still runs; none of a contest's."""
    both, finished = {wanted.asking.id, wanted.asked.id}, wanted.finished
    return next(
        (
            match
            for match in running_matches.all_of(connection, wanted.asking.id)
            if {match.orange_id, match.gray_id} == both
            and match.created_at >= finished.changed_at
            and match.pair_id is None
            and terms_of(match) == terms_of(finished)
        ),
        None,
    )


def _first_again(finished: Snapshot, asking: Player) -> First:
    """The player who begins a rematch: whoever did not before, or with a handicap the same again."""
    began = asking == finished.orange
    if finished.match.handicap:
        return First.CHALLENGER_WITH_CAT if began else First.OPPONENT_WITH_CAT
    return First.OPPONENT if began else First.CHALLENGER
