"""What is kept about a person: handed to them as a whole, and forgotten when they wish."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.services.challenges import Invitation
from bot.services.matches import change, over
from bot.services.people import Person
from bot.services.refusals import Refusal, Refused
from bot.services.snapshots import RecordBroken, load, set_aside
from data import (
    Challenge,
    ChallengeState,
    Database,
    Match,
    MatchEnd,
    Player,
    challenges,
    matches,
    players,
    preferences,
    standings,
    tallies,
)

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Farewell:
    """What has become of what was going on with somebody who is forgotten: matches given up, challenges ended."""

    matches: Sequence[Match]
    withdrawn: Sequence[Invitation]
    declined: Sequence[Invitation]


#: What an export is made of: parts of which there is one, and those of which there may be many.
SINGLE: Final = ("player", "settings", "streak", "first_squares")
MANY: Final = ("challenges", "matches", "standings", "ratings", "counts", "opponents")


async def export(database: Database, person: Person) -> AsyncIterator[tuple[str, Any]]:
    """All that is kept about a person, part by part: its name, one of SINGLE or MANY, and what JSON can hold.

    A match is a part of its own, for there may be thousands. Of others there is no more than the name.
    """
    async with database.read() as connection:
        player = await players.by_discord_id(connection, person.discord_id)
        if player is None:
            raise Refused(Refusal.NOTHING_KEPT)
        yield "player", _plain(player)
        yield "settings", _plain(await preferences.of(connection, player.id))
        for stored in await challenges.all_of(connection, player.id):
            yield "challenges", await _challenge(connection, stored, player)
        for standing in await standings.all_of(connection, player.id):
            yield "standings", _plain(standing)
        for result in await standings.all_results_of(connection, player.id):
            yield "ratings", _plain(result)
        for tally in await tallies.of(connection, player.id):
            yield "counts", _plain(tally)
        yield "streak", _plain(await tallies.streak_of(connection, player.id))
        yield "first_squares", await tallies.first_squares_of(connection, player.id)
        for name, score in await tallies.all_meetings_of(connection, player.id):
            yield "opponents", {"name": name, **_plain(score)}
        for match_id in await matches.all_ids_of(connection, player.id):
            yield "matches", await _match(connection, match_id, player)


async def running_of(database: Database, person: Person) -> int:
    """How many running matches a person would give up by being forgotten."""
    async with database.read() as connection:
        player = await players.by_discord_id(connection, person.discord_id)
        if player is None:
            raise Refused(Refusal.NOTHING_KEPT)
        return await matches.count_running(connection, player.id)


async def forget(database: Database, person: Person, now: datetime) -> Farewell:
    """Forget a person, in one transaction.

    Their running matches are given up (one whose record is broken is set aside), and their challenges end. Gone are their
    name and Discord's id, their settings, their ratings and what their profile counts. Finished matches stay, as with
    somebody unknown.
    """
    async with database.write() as connection:
        player = await players.by_discord_id(connection, person.discord_id)
        if player is None:
            raise Refused(Refusal.NOTHING_KEPT)
        given_up = [
            match
            for running, _ in await matches.running_of(connection, player.id)
            if (match := await _give_up(connection, running.id, player, now))
        ]
        withdrawn = [
            await _end(connection, stored, ChallengeState.WITHDRAWN)
            for stored in await challenges.open_of(connection, player.id)
        ]
        declined = [
            await _end(connection, stored, ChallengeState.DECLINED)
            for stored in await challenges.open_to(connection, player.id)
        ]
        for kept in (preferences, standings, tallies, players):
            await kept.forget(connection, player.id)
    if not await database.write_out():
        log.warning("Somebody was forgotten, but SQLite's log may hold them until the bot stops")
    return Farewell(given_up, _without(player, withdrawn), _without(player, declined))


async def _give_up(connection: AsyncConnection, match_id: int, player: Player, now: datetime) -> Match | None:
    """Give a match up; None if its record turns out to be broken, so that it is set aside."""
    try:
        async with connection.begin_nested():
            snapshot = await load(connection, match_id)
            side = snapshot.seat_of(player)
            values = over(MatchEnd.RESIGNED, side.other)
            return await change(connection, snapshot, now, snapshot.match.news, side, **values)
    except RecordBroken as broken:
        await set_aside(connection, broken)
        return None


async def _end(connection: AsyncConnection, stored: Challenge, state: ChallengeState) -> Invitation:
    await challenges.end(connection, stored.id, state)
    opponent = await players.by_id(connection, stored.opponent_id) if stored.opponent_id else None
    return Invitation(stored, await players.by_id(connection, stored.challenger_id), opponent)


def _without(gone: Player, invitations: Sequence[Invitation]) -> list[Invitation]:
    """Challenges in which somebody is no longer known."""
    unknown = gone._replace(discord_id=None, name="")
    return [
        invitation._replace(
            challenger=unknown if invitation.challenger == gone else invitation.challenger,
            opponent=unknown if invitation.opponent == gone else invitation.opponent,
        )
        for invitation in invitations
    ]


async def _challenge(connection: AsyncConnection, stored: Challenge, player: Player) -> dict[str, Any]:
    """A challenge to or from somebody; the other is there by name."""
    mine = stored.challenger_id == player.id
    other_id = stored.opponent_id if mine else stored.challenger_id
    other = await players.by_id(connection, other_id) if other_id else None
    told = _plain(stored, without=("challenger_id", "opponent_id"))
    return {**told, "by": "me" if mine else "other", "other": other.name if other else None}


async def _match(connection: AsyncConnection, match_id: int, player: Player) -> dict[str, Any]:
    """A match with its turns; the opponent is there by name."""
    found = await matches.with_players(connection, match_id)
    if found is None:
        return {}
    match, orange, gray = found
    return {
        **_plain(match, without=("orange_id", "gray_id")),
        "side": "o" if orange.id == player.id else "g",
        "opponent": (gray if orange.id == player.id else orange).name,
        "turns": [_plain(turn) for turn in await matches.every_turn_of(connection, match_id)],
    }


def _plain(row: Any, without: Collection[str] = ()) -> dict[str, Any]:
    """A row as JSON can hold it: moments in ISO 8601, members of an enumeration by their value."""
    return {name: _value(value) for name, value in row._asdict().items() if name not in without}


def _value(value: Any) -> Any:
    match value:
        case datetime():
            return value.isoformat()
        case Enum():
            return value.value
        case _:
            return value
