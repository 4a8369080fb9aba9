"""What is kept about a person: handed to them as a whole, and forgotten when they wish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.services.challenges import Invitation
from bot.services.matches import change, over
from bot.services.people import Person
from bot.services.refusals import Refusal, Refused
from bot.services.snapshots import changing, load
from data import (
    ChallengeState,
    Database,
    Match,
    MatchEnd,
    Player,
    Turn,
    challenges,
    matches,
    players,
    preferences,
    standings,
    tallies,
)


@dataclass(frozen=True)
class Farewell:
    """What has become of what was going on with somebody who is forgotten: matches given up, challenges ended."""

    matches: Sequence[Match]
    withdrawn: Sequence[Invitation]
    declined: Sequence[Invitation]


async def export(database: Database, person: Person) -> dict[str, Any]:
    """All that is kept about a person, in words, numbers and lists. Of others there is the name in their matches."""
    async with database.read() as connection:
        player = await players.by_discord_id(connection, person.discord_id)
        if player is None:
            raise Refused(Refusal.NOTHING_KEPT)
        turns = await matches.all_turns_of(connection, player.id)
        return {
            "player": _plain(player),
            "settings": _plain(await preferences.of(connection, player.id)),
            "challenges": [_plain(found) for found in await challenges.all_of(connection, player.id)],
            "matches": [
                _match(found, player, turns) for found in await matches.all_of(connection, player.id)
            ],
            "standings": [_plain(found) for found in await standings.all_of(connection, player.id)],
            "ratings": [_plain(found) for found in await standings.all_results_of(connection, player.id)],
            "counts": [_plain(found) for found in await tallies.of(connection, player.id)],
            "streak": _plain(await tallies.streak_of(connection, player.id)),
            "first_squares": await tallies.first_squares_of(connection, player.id),
            "opponents": [
                {"name": name, **_plain(score)}
                for name, score in await tallies.all_meetings_of(connection, player.id)
            ],
        }


async def running_of(database: Database, person: Person) -> int:
    """How many running matches a person would give up by being forgotten."""
    async with database.read() as connection:
        player = await players.by_discord_id(connection, person.discord_id)
        if player is None:
            raise Refused(Refusal.NOTHING_KEPT)
        return await matches.count_running(connection, player.id)


async def forget(database: Database, person: Person, now: datetime) -> Farewell:
    """Forget a person, in one transaction.

    Their running matches are given up, and their challenges end. Gone are their name and Discord's id, their settings,
    their ratings and what their profile counts. Finished matches stay, as with somebody unknown.
    """
    async with changing(database) as connection:
        player = await players.by_discord_id(connection, person.discord_id)
        if player is None:
            raise Refused(Refusal.NOTHING_KEPT)
        given_up = [
            await _give_up(connection, match.id, player, now)
            for match, _ in await matches.running_of(connection, player.id)
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
    return Farewell(given_up, _without(player, withdrawn), _without(player, declined))


async def _give_up(connection: AsyncConnection, match_id: int, player: Player, now: datetime) -> Match:
    snapshot = await load(connection, match_id)
    side = snapshot.seat_of(player)
    return await change(
        connection, snapshot, now, snapshot.match.news, side, **over(MatchEnd.RESIGNED, side.other)
    )


async def _end(connection: AsyncConnection, stored: Any, state: ChallengeState) -> Invitation:
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


def _match(
    found: tuple[Match, Player, Player], player: Player, turns: Mapping[int, Sequence[Turn]]
) -> dict[str, Any]:
    """A match with its turns; the opponent is there by name, and by nothing else."""
    match, orange, gray = found
    told = _plain(match)
    for column in ("orange_id", "gray_id"):
        del told[column]
    return {
        **told,
        "side": "o" if orange.id == player.id else "g",
        "opponent": (gray if orange.id == player.id else orange).name,
        "turns": [_plain(turn) for turn in turns.get(match.id, ())],
    }


def _plain(row: Any) -> dict[str, Any]:
    """A row as JSON can hold it: moments in ISO 8601, members of an enumeration by their value."""
    return {name: _value(value) for name, value in row._asdict().items()}


def _value(value: Any) -> Any:
    match value:
        case datetime():
            return value.isoformat()
        case Enum():
            return value.value
        case _:
            return value
