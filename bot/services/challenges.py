"""Challenging, and what may become of a challenge."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random
from typing import Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.services import ratings
from bot.services.matches import NO_OFFERS, turn_clock
from bot.services.people import Person, Place
from bot.services.refusals import Refusal, Refused
from bot.services.snapshots import load, looking
from data import (
    Challenge,
    ChallengeState,
    Database,
    First,
    Match,
    MatchState,
    News,
    Pace,
    Player,
    challenges,
    matches,
    players,
)
from game import Edition, Position, Side

#: More than anybody has by accident.
MOST_RUNNING: Final = 20
MOST_OPEN: Final = 5
#: How long a challenge waits: one to everybody a day, one to a friend a week.
_WAITS_FOR_ANYBODY: Final = timedelta(days=1)
_WAITS_FOR_A_FRIEND: Final = timedelta(days=7)


class Terms(NamedTuple):
    """How a match is to be played."""

    edition: Edition
    first: First
    pace: Pace
    rated: bool


class Invitation(NamedTuple):
    """A challenge and the people in it; no opponent means anybody.

    ``used_up``: it would be rated, had the two not played as many rated matches this week as count.
    """

    challenge: Challenge
    challenger: Player
    opponent: Player | None
    used_up: bool = False


async def challenge(
    database: Database,
    challenger: Person,
    opponent: Person | None,
    place: Place,
    terms: Terms,
    *,
    now: datetime,
) -> Invitation:
    """Challenge somebody, or with no opponent anybody, in a channel."""
    if opponent and opponent.discord_id == challenger.discord_id:
        raise Refused(Refusal.CHALLENGED_SELF)
    async with database.write() as connection:
        asking = await players.known(connection, *challenger)
        asked = await players.known(connection, *opponent) if opponent else None
        return await _add(connection, asking, asked, place, terms, now=now)


async def _add(
    connection: AsyncConnection,
    asking: Player,
    asked: Player | None,
    place: Place,
    terms: Terms,
    *,
    now: datetime,
) -> Invitation:
    """A new challenge, unless one waits already, or there are too many."""
    await _refuse_second(connection, asking, asked, place)
    waiting = await challenges.open_of(connection, asking.id)
    if len(waiting) >= MOST_OPEN:
        raise Refused(Refusal.TOO_MANY_CHALLENGES, most=MOST_OPEN, link=waiting[0])
    await _refuse_too_many(connection, asking)
    used_up = (
        terms.rated
        and asked is not None
        and not await ratings.may_be_rated(connection, asking.id, asked.id, now)
    )
    stored = await challenges.add(
        connection,
        Challenge(
            id=0,
            challenger_id=asking.id,
            opponent_id=asked.id if asked else None,
            edition=terms.edition.value,
            first=terms.first,
            guild_id=place.guild_id,
            channel_id=place.channel_id,
            carried=place.carried,
            message_id=None,
            state=ChallengeState.OPEN,
            pace=terms.pace,
            rated=terms.rated and not used_up,
            created_at=now,
            expires_at=now + (_WAITS_FOR_A_FRIEND if asked else _WAITS_FOR_ANYBODY),
        ),
    )
    return Invitation(stored, asking, asked, used_up)


async def _refuse_too_many(connection: AsyncConnection, player: Player, asking: Player | None = None) -> None:
    """Refuse one more match to somebody who has a great many; ``asking`` is who is told so, if somebody else."""
    if await matches.count_running(connection, player.id) >= MOST_RUNNING:
        if asking is None:
            raise Refused(Refusal.TOO_MANY_MATCHES, most=MOST_RUNNING)
        raise Refused(Refusal.TOO_MANY_MATCHES_OF, most=MOST_RUNNING, player=player)


async def _refuse_second(
    connection: AsyncConnection, asking: Player, asked: Player | None, place: Place
) -> None:
    """One open challenge a pair and channel, whoever made it."""
    mine = await challenges.open_between(connection, place.channel_id, asking.id, asked.id if asked else None)
    if mine and asked is None:
        raise Refused(Refusal.CHALLENGED_ALL_TWICE, link=mine)
    if mine and asked:
        raise Refused(Refusal.CHALLENGED_TWICE, opponent=asked, link=mine)
    if asked:
        theirs = await challenges.open_between(connection, place.channel_id, asked.id, asking.id)
        if theirs:
            raise Refused(Refusal.CHALLENGED_BACK, opponent=asked, link=theirs)


async def give_up(database: Database, challenge_id: int) -> None:
    """End a challenge that nobody can answer, because its message is gone or was never sent."""
    async with database.write() as connection:
        await challenges.end(connection, challenge_id, ChallengeState.WITHDRAWN)


async def shown(database: Database, challenge_id: int, message_id: int) -> None:
    """Remember which message shows a challenge."""
    async with database.write() as connection:
        await challenges.set_message(connection, challenge_id, message_id)


async def rematch(
    database: Database, match_id: int, person: Person, place: Place, *, now: datetime, rng: Random
) -> tuple[Invitation, Match | None]:
    """Ask for a rematch of a finished match, sides swapped; the match, if the other had asked before."""
    async with looking(database) as connection:
        finished = await load(connection, match_id)
        side = finished.side_of(person.discord_id)
        if side is None:
            raise Refused(Refusal.NOT_YOUR_MATCH)
        if finished.running:
            raise Refused(Refusal.MATCH_RUNNING)
        asking, asked = finished.player(side), finished.player(side.other)
        theirs = await challenges.open_between(connection, place.channel_id, asked.id, asking.id)
    edition = finished.position.edition
    first = First.OPPONENT if side is Side.ORANGE else First.CHALLENGER
    swapped = First.CHALLENGER if side is Side.ORANGE else First.OPPONENT  # as the other would ask for it
    if theirs and (theirs.edition, theirs.first) == (edition.value, swapped):
        return await accept(database, theirs.id, person, now, rng)
    terms = Terms(edition, first, finished.match.pace, finished.match.rated)
    async with database.write() as connection:
        # Either may have been forgotten by now.
        asking, asked = [await players.by_id(connection, player.id) for player in (asking, asked)]
        if asking.discord_id is None or asked.discord_id is None:
            raise Refused(Refusal.FORMER_PLAYER)
        return await _add(connection, asking, asked, place, terms, now=now), None


async def accept(
    database: Database, challenge_id: int, person: Person, now: datetime, rng: Random
) -> tuple[Invitation, Match]:
    """Accept a challenge: it ends, and a match begins in its channel."""
    async with database.write() as connection:
        stored, challenger, accepting = await _answer(
            connection, challenge_id, person, ChallengeState.ACCEPTED
        )
        await _refuse_too_many(connection, accepting)
        await _refuse_too_many(connection, challenger, accepting)
        orange_id, gray_id = _seats(stored, accepting.id, rng)
        if stored.expires_at <= now:
            raise Refused(Refusal.CHALLENGE_EXPIRED)
        rated = stored.rated and await ratings.may_be_rated(connection, challenger.id, accepting.id, now)
        begins = challenger if orange_id == challenger.id else accepting
        match = await matches.add(
            connection,
            Match(
                id=0,
                edition=stored.edition,
                orange_id=orange_id,
                gray_id=gray_id,
                guild_id=stored.guild_id,
                channel_id=stored.channel_id,
                carried=stored.carried,
                message_id=None,
                state=MatchState.RUNNING,
                winner=None,
                ending=None,
                position=str(Position.start(Edition(stored.edition))),
                turns=0,
                version=1,
                shown_version=0,
                moves=0,
                rated=rated,
                pace=stored.pace,
                news=News.BEGUN,
                by=None,
                created_at=now,
                changed_at=now,
                **NO_OFFERS,
                **await turn_clock(connection, stored.pace, begins, now),
            ),
        )
        return Invitation(stored, challenger, accepting), match


def _seats(stored: Challenge, accepting_id: int, rng: Random) -> tuple[int, int]:
    """Who plays Orange, and so begins, and who plays Gray."""
    challenger_begins = {
        First.CHALLENGER: True,
        First.OPPONENT: False,
        First.CHANCE: rng.random() < 0.5,
    }[stored.first]
    if challenger_begins:
        return stored.challenger_id, accepting_id
    return accepting_id, stored.challenger_id


async def decline(database: Database, challenge_id: int, person: Person) -> Invitation:
    """Decline a challenge made to this person."""
    async with database.write() as connection:
        return Invitation(*await _answer(connection, challenge_id, person, ChallengeState.DECLINED))


async def withdraw(database: Database, challenge_id: int, person: Person) -> Invitation:
    """Take one's own challenge back."""
    async with database.write() as connection:
        stored = await _open_challenge(connection, challenge_id)
        challenger = await players.by_id(connection, stored.challenger_id)
        if challenger.discord_id != person.discord_id:
            raise Refused(Refusal.ONLY_CHALLENGER, challenger=challenger)
        await _end(connection, stored, ChallengeState.WITHDRAWN)
        opponent = await players.by_id(connection, stored.opponent_id) if stored.opponent_id else None
        return Invitation(stored, challenger, opponent)


async def _answer(
    connection: AsyncConnection, challenge_id: int, person: Person, state: ChallengeState
) -> tuple[Challenge, Player, Player]:
    """End a challenge by the answer of somebody who may give one: the challenge, who asked, who answered."""
    stored = await _open_challenge(connection, challenge_id)
    answering = await players.known(connection, *person)
    if answering.id == stored.challenger_id:
        raise Refused(Refusal.OWN_CHALLENGE)
    await _refuse_stranger(connection, stored, answering)
    await _end(connection, stored, state)
    return stored, await players.by_id(connection, stored.challenger_id), answering


async def _open_challenge(connection: AsyncConnection, challenge_id: int) -> Challenge:
    stored = await challenges.by_id(connection, challenge_id)
    if stored is not None and stored.state is ChallengeState.EXPIRED:
        raise Refused(Refusal.CHALLENGE_EXPIRED)
    if stored is None or stored.state is not ChallengeState.OPEN:
        raise Refused(Refusal.CHALLENGE_OVER)
    return stored


async def _refuse_stranger(connection: AsyncConnection, stored: Challenge, answering: Player) -> None:
    if stored.opponent_id not in {None, answering.id}:
        opponent = await players.by_id(connection, stored.opponent_id or 0)
        raise Refused(Refusal.NOT_YOUR_CHALLENGE, opponent=opponent)


async def _end(connection: AsyncConnection, stored: Challenge, state: ChallengeState) -> None:
    if not await challenges.end(connection, stored.id, state):
        raise Refused(Refusal.CHALLENGE_OVER)
