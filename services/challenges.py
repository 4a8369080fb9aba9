"""Making a challenge, answering it and ending it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from random import Random
from typing import Final, NamedTuple, assert_never

from sqlalchemy import Connection

from data import Announcement, Challenge, ChallengeState, First, Games, Match, Pace, Player
from data.queries import challenges, matches, players, preferences
from data.queries.announcing import announcements
from data.queries.careers import series as stored_series
from game import Edition
from game.core import RULES
from services.people import Person, Place
from services.play import match_selection
from services.play.access import own_match
from services.play.beginning import consent, series
from services.play.beginning.new_match import begin
from services.play.match_selection import RunningMatch
from services.play.snapshots import Snapshot
from services.ranking import ratings
from services.refusals import Refusal, Refused

#: Limits for one player, higher than anybody needs.
MAX_RUNNING: Final = 20
MAX_OPEN: Final = 5
#: How many challenges that they have not accepted ping a person: from one challenger in an hour, and in a day from everybody.
PINGS_AN_HOUR: Final = 2
PINGS_A_DAY: Final = 10
#: How long a challenge stays open: one to everybody a day, one to a friend a week.
_WAITS_FOR_ANYBODY: Final = timedelta(days=1)
_WAITS_FOR_A_FRIEND: Final = timedelta(days=7)


class Terms(NamedTuple):
    """The terms of a match; ``hints``: both may ask for hints, and then it can't be rated. The next two are as in a ``Match``, the last as in a ``Challenge``."""

    edition: Edition
    first: First
    pace: Pace
    rated: bool
    hints: bool = False
    loses_on_time: bool = False
    nights_off: bool = False
    games: Games = Games.ONE


def terms_asked(stored: Challenge) -> Terms:
    """The terms for which a challenge asks."""
    return Terms(*(getattr(stored, name) for name in Terms._fields))


def terms_of(match: Match) -> Terms:
    """The terms on which a match was played, without those of a series; chance says who began."""
    return Terms(
        match.edition,
        First.CHANCE,
        match.pace,
        match.rated,
        match.hints,
        match.loses_on_time,
        match.nights_off,
    )


class Invitation(NamedTuple):
    """A challenge and the people in it; no opponent means anybody.

    ``used_up``: it is not rated, because the two have played as many rated matches this week as count. ``quiet``: it pings nobody,
    because its opponent has been pinged so often.
    """

    challenge: Challenge
    challenger: Player
    opponent: Player | None
    used_up: bool = False
    quiet: bool = False


def challenge(
    connection: Connection,
    challenger: Person,
    opponent: Person | None,
    place: Place,
    terms: Terms,
    *,
    now: datetime,
) -> Invitation:
    """Challenge somebody, or with no opponent anybody, in a channel.

    Refuses as ``consent.refuse_unwanted`` does, HINTS_NOT_RATED, NO_HANDICAP, CHALLENGED_SELF, CHALLENGED_TWICE, CHALLENGED_ALL_TWICE,
    CHALLENGED_BACK, NO_SERIES_HERE, TOO_MANY_CHALLENGES and TOO_MANY_MATCHES.
    """
    if terms.hints and terms.rated:
        raise Refused(Refusal.HINTS_NOT_RATED)
    if terms.first.handicap:
        _refuse_handicap(terms)
    if opponent and opponent.discord_id == challenger.discord_id:
        raise Refused(Refusal.CHALLENGED_SELF)
    asking = players.get_or_create(connection, *challenger)
    asked = players.get_or_create(connection, *opponent) if opponent else None
    return _add(connection, asking, asked, place, terms, now=now)


def _refuse_handicap(terms: Terms) -> None:
    """Refuse a cat from the start where ratings would count it as none, where there are no cats, and where both begin in turn."""
    if terms.rated:
        raise Refused(Refusal.NO_HANDICAP, why="rated")
    if not RULES[terms.edition].grows:
        raise Refused(Refusal.NO_HANDICAP, why="kittens")
    if terms.games is not Games.ONE:
        raise Refused(Refusal.NO_HANDICAP, why="series")


def _add(
    connection: Connection,
    asking: Player,
    asked: Player | None,
    place: Place,
    terms: Terms,
    *,
    now: datetime,
) -> Invitation:
    """Store a challenge, unless its opponent doesn't want it, one is open already or there are too many.

    Where the bot is no member it could not show by itself what follows.
    """
    if terms.games is not Games.ONE and place.user_installed:
        raise Refused(Refusal.NO_SERIES_HERE)
    if asked:
        consent.refuse_unwanted(connection, asking, asked, now)
    _refuse_second(connection, asking, asked, place)
    timed = terms.pace.time is not None
    waiting = challenges.open_of(connection, asking.id)
    if len(waiting) >= MAX_OPEN:
        raise Refused(Refusal.TOO_MANY_CHALLENGES, limit=MAX_OPEN, link=waiting[0])
    refuse_too_many(connection, asking, begin=terms.games.at_once)
    used_up = (
        terms.rated and asked is not None and not ratings.may_be_rated(connection, asking.id, asked.id, now)
    )
    quiet = asked is not None and _pinged_enough(connection, asking, asked, now)
    stored = challenges.add(
        connection,
        Challenge(
            id=0,
            challenger_id=asking.id,
            opponent_id=asked.id if asked else None,
            edition=terms.edition,
            first=terms.first,
            guild_id=place.guild_id,
            channel_id=place.channel_id,
            user_installed=place.user_installed,
            message_id=None,
            state=ChallengeState.OPEN,
            pace=terms.pace,
            rated=terms.rated and not used_up,
            created_at=now,
            expires_at=now + (_WAITS_FOR_A_FRIEND if asked else _WAITS_FOR_ANYBODY),
            hints=terms.hints,
            loses_on_time=timed and terms.loses_on_time,
            nights_off=timed and terms.nights_off,
            games=terms.games,
        ),
    )
    return Invitation(stored, asking, asked, used_up, quiet)


def _pinged_enough(connection: Connection, asking: Player, asked: Player, now: datetime) -> bool:
    """True if a person has been pinged so often by challenges, in whatever server, that another one should not."""
    pinged: list[Challenge] = []
    for made in challenges.unanswered_since(connection, asked.id, now - timedelta(days=1)):
        # Those that were quiet themselves pinged nobody.
        if not _enough(pinged, made.challenger_id, made.created_at):
            pinged.append(made)
    return _enough(pinged, asking.id, now)


def _enough(pinged: Sequence[Challenge], challenger_id: int, now: datetime) -> bool:
    """True if these challenges, by which somebody was pinged, are enough for one more by this challenger to ping nobody."""
    hour = now - timedelta(hours=1)
    by_them = sum(made.challenger_id == challenger_id and made.created_at > hour for made in pinged)
    return by_them >= PINGS_AN_HOUR or len(pinged) >= PINGS_A_DAY


def refuse_too_many(
    connection: Connection, player: Player, asking: Player | None = None, *, begin: int = 1
) -> None:
    """Refuse if a player has too many running matches for so many to ``begin``; ``asking`` is who gets the refusal, if somebody else."""
    running = matches.count_running(connection, player.id)
    if running + begin > MAX_RUNNING:
        if asking is None:
            raise Refused(Refusal.TOO_MANY_MATCHES, limit=running)
        raise Refused(Refusal.TOO_MANY_MATCHES_OF, limit=running, player=player)


def _refuse_second(connection: Connection, asking: Player, asked: Player | None, place: Place) -> None:
    """Refuse a second open challenge of a pair in a channel."""
    mine = challenges.open_between(connection, place.channel_id, asking.id, asked.id if asked else None)
    if mine and asked is None:
        raise Refused(Refusal.CHALLENGED_ALL_TWICE, link=mine)
    if mine and asked:
        raise Refused(Refusal.CHALLENGED_TWICE, opponent=asked, link=mine)
    if asked:
        theirs = challenges.open_between(connection, place.channel_id, asked.id, asking.id)
        if theirs:
            raise Refused(Refusal.CHALLENGED_BACK, opponent=asked, link=theirs)


def give_up(connection: Connection, challenge_id: int) -> None:
    """End a challenge that nobody can answer, because its message is gone or was never sent."""
    challenges.end(connection, challenge_id, ChallengeState.WITHDRAWN)


def rematch(
    connection: Connection, match_id: int, person: Person, place: Place, *, now: datetime, rng: Random
) -> tuple[Invitation, Match | None]:
    """Ask for a rematch of a finished match, sides swapped; returns the new match if the other had asked before.

    Refuses as ``take_up_rematch`` and ``challenge`` do.
    """
    if begun := take_up_rematch(connection, match_id, person, place, now=now, rng=rng):
        return begun
    wanted = _rematch_of(connection, match_id, person)
    return _add(connection, wanted.asking, wanted.asked, place, wanted.terms, now=now), None


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
    """A rematch that is asked for: who asks whom, and on which terms."""

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
    if series.is_on(connection, finished.match):
        raise Refused(Refusal.SERIES_RUNNING)
    score = series.score_of(connection, finished.match)
    asked = finished.opponent_of(person.discord_id)
    if asked.discord_id is None:
        raise Refused(Refusal.FORMER_PLAYER)
    asking = finished.player(finished.seat_of(asked).other)
    terms = terms_of(finished.match)._replace(
        first=_first_again(finished, asking), games=score.games if score else Games.ONE
    )
    return _Rematch(asking, asked, terms)


def _first_again(finished: Snapshot, asking: Player) -> First:
    """The player who begins a rematch: whoever did not before, or with a handicap the same again."""
    began = asking == finished.orange
    if finished.match.handicap:
        return First.CHALLENGER_WITH_CAT if began else First.OPPONENT_WITH_CAT
    return First.OPPONENT if began else First.CHALLENGER


def accept(
    connection: Connection,
    challenge_id: int,
    person: Person,
    now: datetime,
    rng: Random,
    *,
    place: Place | None = None,
) -> tuple[Invitation, Match]:
    """Accept a challenge: it ends, and a match begins in its channel, or in another ``place``; or two at once, of which it returns the first.

    Refuses as ``consent.refuse_apart`` does, CHALLENGE_OVER, CHALLENGE_EXPIRED, OWN_CHALLENGE, NOT_YOUR_CHALLENGE,
    TOO_MANY_MATCHES and TOO_MANY_MATCHES_OF.
    """
    stored, challenger, accepting = _answer(connection, challenge_id, person, ChallengeState.ACCEPTED)
    consent.refuse_apart(connection, accepting, challenger)
    refuse_too_many(connection, accepting, begin=stored.games.at_once)
    refuse_too_many(connection, challenger, accepting, begin=stored.games.at_once)
    orange, gray = (challenger, accepting) if begins(stored.first, rng) else (accepting, challenger)
    if stored.expires_at <= now:
        raise Refused(Refusal.CHALLENGE_EXPIRED)
    rated = stored.rated and ratings.may_be_rated(connection, challenger.id, accepting.id, now)
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
        hints=stored.hints,
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


class Meanwhile(NamedTuple):
    """A challenge that waits for somebody, one that waits no more, and their newest running match; each if there is one."""

    waiting: Invitation | None = None
    over: Invitation | None = None
    running: RunningMatch | None = None


def meanwhile(connection: Connection, challenge_id: int | None, person: Person, now: datetime) -> Meanwhile:
    """The state of a challenge (None: there was none) and of somebody's matches, after they have done something else."""
    return Meanwhile(
        open_to(connection, challenge_id, person, now) if challenge_id else None,
        ended(connection, challenge_id, now) if challenge_id else None,
        max(match_selection.running(connection, person), key=lambda each: each.match.id, default=None),
    )


def begins(first: First, rng: Random) -> bool:
    """True if the challenger plays Orange, and so begins."""
    match first:
        case First.CHALLENGER | First.CHALLENGER_WITH_CAT:
            return True
        case First.OPPONENT | First.OPPONENT_WITH_CAT:
            return False
        case First.CHANCE:
            return rng.random() < 0.5
        case never:
            assert_never(never)


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


def away_until(connection: Connection, asking: Person, asked: Person, now: datetime) -> datetime | None:
    """The end of the time for which somebody is away, or will be from tomorrow on; None if they are there.

    That is told to nobody who may not challenge them: refuses as ``consent.refuse_unwanted`` does.
    """
    theirs = players.by_discord_id(connection, asked.discord_id)
    if theirs is None:
        return None
    mine = players.by_discord_id(connection, asking.discord_id)
    consent.refuse_unwanted(connection, mine or Player(0, asking.discord_id, asking.name), theirs, now)
    away = preferences.of(connection, theirs.id).away
    soon = now + timedelta(days=1)
    return away.until if away and away.since < soon and now < away.until else None


def any_overdue(connection: Connection, now: datetime) -> bool:
    """True if there is a challenge that nobody has answered in time."""
    return bool(challenges.overdue(connection, now, 1))


def expire(connection: Connection, now: datetime, limit: int) -> Sequence[Invitation]:
    """End challenges that nobody has answered in time, at most ``limit``."""
    return [
        invitation(connection, stored)
        for stored in challenges.overdue(connection, now, limit)
        if challenges.end(connection, stored.id, ChallengeState.EXPIRED)
    ]


def end_all(connection: Connection, player: Player, other: Player | None = None) -> Sequence[Invitation]:
    """End the open challenges from and to somebody, or those between them and one ``other``; they are returned as they are now."""
    mine = [
        each
        for each in challenges.open_of(connection, player.id)
        if other is None or each.opponent_id == other.id
    ]
    theirs = [
        each
        for each in challenges.open_to(connection, player.id)
        if other is None or each.challenger_id == other.id
    ]
    return [
        *(_end_unanswered(connection, stored, ChallengeState.WITHDRAWN) for stored in mine),
        *(_end_unanswered(connection, stored, ChallengeState.DECLINED) for stored in theirs),
    ]


def _end_unanswered(connection: Connection, stored: Challenge, state: ChallengeState) -> Invitation:
    challenges.end(connection, stored.id, state)
    return invitation(connection, stored._replace(state=state))


def ended(connection: Connection, challenge_id: int, now: datetime) -> Invitation | None:
    """A challenge that is over; None if it is open, or if there is none."""
    stored = challenges.by_id(connection, challenge_id)
    if stored and stored.state is ChallengeState.OPEN and stored.expires_at <= now:
        stored = stored._replace(state=ChallengeState.EXPIRED)
    if stored is None or stored.state is ChallengeState.OPEN:
        return None
    return invitation(connection, stored)


def invitation(connection: Connection, stored: Challenge) -> Invitation:
    """A challenge with the people in it."""
    opponent = players.by_id(connection, stored.opponent_id) if stored.opponent_id else None
    return Invitation(stored, players.by_id(connection, stored.challenger_id), opponent)


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
