"""Making a challenge."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection

from data import Challenge, ChallengeState, Games, Player
from data.queries import challenges, players, preferences
from data.queries.matches import running_matches
from game.core import RULES
from services.challenges.invitations import Invitation, may_be_gentle
from services.challenges.terms import Terms
from services.people import Person, Place
from services.play.beginning import consent
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
    return add_challenge(connection, asking, asked, place, terms, now=now)


def _refuse_handicap(terms: Terms) -> None:
    """Refuse a cat from the start where ratings would count it as none, where there are no cats, and where both begin in turn."""
    if terms.rated:
        raise Refused(Refusal.NO_HANDICAP, why="rated")
    if not RULES[terms.edition].grows:
        raise Refused(Refusal.NO_HANDICAP, why="kittens")
    if terms.games is not Games.ONE:
        raise Refused(Refusal.NO_HANDICAP, why="series")


def add_challenge(
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
    left = ratings.rated_left(connection, asking.id, asked.id, now) if terms.rated and asked else None
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
            rated=terms.rated and left != 0,
            created_at=now,
            expires_at=now + (_WAITS_FOR_A_FRIEND if asked else _WAITS_FOR_ANYBODY),
            hints=terms.hints,
            loses_on_time=timed and terms.loses_on_time,
            nights_off=timed and terms.nights_off,
            games=terms.games,
        ),
    )
    gently = asked is not None and may_be_gentle(connection, stored, asked)
    return Invitation(stored, asking, asked, left, quiet, gently)


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
    running = running_matches.count_of(connection, player.id)
    if running + begin > MAX_RUNNING:
        if asking is None:
            raise Refused(Refusal.TOO_MANY_MATCHES, limit=running)
        raise Refused(Refusal.TOO_MANY_MATCHES_OF, limit=running, player=player)


def _refuse_second(connection: Connection, asking: Player, asked: Player | None, place: Place) -> None:
    """Refuse a second open challenge to a person on a server, or to anybody in a channel; and to a person who has challenged them there."""
    channel, guild = place.channel_id, place.guild_id if asked else None
    mine = challenges.open_between(connection, channel, asking.id, asked.id if asked else None, guild)
    if mine and asked is None:
        raise Refused(Refusal.CHALLENGED_ALL_TWICE, link=mine)
    if mine and asked:
        raise Refused(Refusal.CHALLENGED_TWICE, opponent=asked, link=mine)
    if asked:
        theirs = challenges.open_between(connection, channel, asked.id, asking.id)
        if theirs:
            raise Refused(Refusal.CHALLENGED_BACK, opponent=asked, link=theirs)


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
