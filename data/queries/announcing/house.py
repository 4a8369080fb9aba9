"""Queries about what goes on in a server, for its board of the house. Nobody who keeps off the leaderboards is in any of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, exists, func, select

from data.queries.tables.challenges import challenges
from data.queries.tables.columns import written
from data.queries.tables.contests import contest_pairs, contests
from data.queries.tables.matches import matches
from data.queries.tables.people import players, preferences
from data.records.challenges import Challenge, ChallengeState
from data.records.contests import ContestKind, ContestState
from data.records.matches import MatchState
from data.records.people import Player

_RUNNING: Final = matches.c.state == written(MatchState.RUNNING)
_OPEN: Final = (
    (challenges.c.state == written(ChallengeState.OPEN))
    & challenges.c.opponent_id.is_(None)
    & challenges.c.user_installed.is_(False)
)


def keeps_off(*player_ids: ColumnElement[int]) -> ColumnElement[bool]:
    """True where one of these players keeps off the leaderboards."""
    return exists().where(preferences.c.player_id.in_(player_ids), preferences.c.unlisted)


#: True for matches that a whole server plays.
BY_A_TEAM: Final = exists().where(
    players.c.id.in_([matches.c.orange_id, matches.c.gray_id]), players.c.guild_id.is_not(None)
)
#: Matches of people, which everybody in the server may hear of.
_TOLD: Final = (
    _RUNNING
    & matches.c.user_installed.is_(False)
    & matches.c.level.is_(None)
    & ~keeps_off(matches.c.orange_id, matches.c.gray_id)
    & ~BY_A_TEAM
)


#: The cup of which a match is the final, or one of its two matches.
_FINAL_OF: Final = (
    select(contests.c.id)
    .join(contest_pairs, contest_pairs.c.contest_id == contests.c.id)
    .where(
        contest_pairs.c.id == matches.c.pair_id,
        contest_pairs.c.round == 0,
        contests.c.kind == written(ContestKind.CUP),
    )
    .scalar_subquery()
)


class Running(NamedTuple):
    """A running match in short: its position as text, when it was changed last, and the cup whose final it is, if it is one."""

    match_id: int
    position: str
    changed_at: datetime
    final_of: int | None = None


class OpenChallenge(NamedTuple):
    """A challenge that anybody may accept, and who made it."""

    challenge: Challenge
    challenger: Player


class Life(NamedTuple):
    """Signs by which it is seen that something has changed in a server: matches and challenges, each by number and latest; and its contests by id and state."""

    matches: tuple[int, datetime | None] = (0, None)
    challenges: tuple[int, int] = (0, 0)
    contests: tuple[tuple[int, ContestState], ...] = ()


def running(connection: Connection, guild_id: int) -> Sequence[Running]:
    """The matches of people that run in a server, the one that has waited longest first."""
    query = select(matches.c.id, matches.c.position, matches.c.changed_at, _FINAL_OF)
    query = query.where(_TOLD, matches.c.guild_id == guild_id)
    return [Running(*row) for row in connection.execute(query.order_by(matches.c.changed_at, matches.c.id))]


def open_challenges(
    connection: Connection, guild_id: int, now: datetime, limit: int
) -> Sequence[OpenChallenge]:
    """The latest challenges to anybody that are open in a server, so many at most."""
    query = (
        select(*(challenges.c[field] for field in Challenge._fields), *players.c)
        .join(players, players.c.id == challenges.c.challenger_id)
        .where(
            _OPEN,
            challenges.c.guild_id == guild_id,
            challenges.c.expires_at > now,
            ~keeps_off(challenges.c.challenger_id),
        )
        .order_by(challenges.c.id.desc())
        .limit(limit)
    )
    fields = len(Challenge._fields)
    return [
        OpenChallenge(Challenge(*row[:fields]), Player(*row[fields:])) for row in connection.execute(query)
    ]


def life(connection: Connection) -> Mapping[int, Life]:
    """The signs of life of every server that has any, by its id: three statements, however many servers there are."""
    played = select(matches.c.guild_id, func.count(), func.max(matches.c.changed_at))
    played = played.where(_RUNNING, matches.c.guild_id.is_not(None)).group_by(matches.c.guild_id)
    offered = select(challenges.c.guild_id, func.count(), func.max(challenges.c.id))
    offered = offered.where(_OPEN, challenges.c.guild_id.is_not(None)).group_by(challenges.c.guild_id)
    found = {guild: Life(matches=(number, latest)) for guild, number, latest in connection.execute(played)}
    for guild, number, latest in connection.execute(offered):
        found[guild] = found.get(guild, Life())._replace(challenges=(number, latest))
    going_on = select(contests.c.guild_id, contests.c.id, contests.c.state)
    going_on = going_on.where(contests.c.state != written(ContestState.ENDED)).order_by(contests.c.id)
    for guild, contest_id, state in connection.execute(going_on):
        before = found.get(guild, Life())
        found[guild] = before._replace(contests=(*before.contests, (contest_id, state)))
    return found
