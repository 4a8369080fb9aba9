"""Queries about a week of a server, or a longer time: the matches that ended in it, their reviews, and who solved its daily puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import Connection, exists, func, select

from data.queries.announcing.house import BY_A_TEAM, keeps_off
from data.queries.tables.columns import written
from data.queries.tables.learning import puzzle_attempts, reviews
from data.queries.tables.matches import matches
from data.queries.tables.people import players, preferences
from data.records.matches import MatchEnd, MatchState
from data.records.people import Player
from data.records.puzzles import PuzzleState
from game import Edition, Side

#: Finished matches of people, which count.
_COUNTED: Final = (
    (matches.c.state == written(MatchState.OVER))
    & matches.c.user_installed.is_(False)
    & matches.c.level.is_(None)
    & matches.c.ending.in_([end for end in MatchEnd if end.counts])
    & ~BY_A_TEAM
)
_FORGOTTEN: Final = exists().where(
    players.c.id.in_([matches.c.orange_id, matches.c.gray_id]), players.c.discord_id.is_(None)
)
#: True for matches whose players may be named.
_NAMED: Final = (~keeps_off(matches.c.orange_id, matches.c.gray_id) & ~_FORGOTTEN).label("named")


class WeekMatch(NamedTuple):
    """A match that ended in a week, in short; ``named``: its players may be named."""

    match_id: int
    edition: Edition
    orange_id: int
    gray_id: int
    winner: Side | None
    rated: bool
    turns: int
    handicap: bool
    named: bool


class Activity(NamedTuple):
    """The activity in a server: its finished matches of people, who played them, and who solved a daily puzzle for it, each as a number."""

    matches: int = 0
    players: int = 0
    solvers: int = 0


class SharedReview(NamedTuple):
    """The review of a match that both players have seen, as text."""

    match_id: int
    text: str


def ended(connection: Connection, guild_id: int, since: datetime, until: datetime) -> Sequence[WeekMatch]:
    """The matches of people that ended in a server from a moment until before another, in their order."""
    columns = [matches.c.id, *(matches.c[field] for field in WeekMatch._fields[1:-1]), _NAMED]
    query = (
        select(*columns)
        .where(
            _COUNTED,
            matches.c.guild_id == guild_id,
            matches.c.changed_at >= since,
            matches.c.changed_at < until,
        )
        .order_by(matches.c.changed_at, matches.c.id)
    )
    return [WeekMatch(*row) for row in connection.execute(query)]


def activity(connection: Connection, guild_id: int, since: datetime, first_day: int) -> Activity:
    """The activity in a server from a moment on; of daily puzzles from a day on, by its number."""
    pairs = connection.execute(
        select(matches.c.orange_id, matches.c.gray_id, func.count())
        .where(_COUNTED, matches.c.guild_id == guild_id, matches.c.changed_at >= since)
        .group_by(matches.c.orange_id, matches.c.gray_id)
    ).all()
    solvers = connection.execute(
        select(func.count(puzzle_attempts.c.player_id.distinct())).where(
            puzzle_attempts.c.guild_id == guild_id,
            puzzle_attempts.c.day >= first_day,
            puzzle_attempts.c.state == written(PuzzleState.SOLVED),
        )
    ).scalar_one()
    people = {player_id for pair in pairs for player_id in pair[:2]}
    return Activity(sum(count for *_, count in pairs), len(people), solvers)


def shared_reviews(connection: Connection, match_ids: Sequence[int]) -> Sequence[SharedReview]:
    """Those reviews of these matches that both players have seen."""
    query = select(reviews.c.match_id, reviews.c.review).where(
        reviews.c.match_id.in_(match_ids), reviews.c.orange_saw, reviews.c.gray_saw
    )
    return [SharedReview(*row) for row in connection.execute(query.order_by(reviews.c.match_id))]


def solvers_of_all(connection: Connection, guild_id: int, first: int, days: int) -> Sequence[Player]:
    """The players who solved the puzzles of so many days for a server, without those who are on no leaderboard."""
    listed = preferences.c.unlisted.is_not(True)
    query = (
        select(*(players.c[field] for field in Player._fields))
        .join(puzzle_attempts, puzzle_attempts.c.player_id == players.c.id)
        .join(preferences, preferences.c.player_id == players.c.id, isouter=True)
        .where(
            puzzle_attempts.c.guild_id == guild_id,
            puzzle_attempts.c.day >= first,
            puzzle_attempts.c.day < first + days,
            puzzle_attempts.c.state == written(PuzzleState.SOLVED),
            players.c.discord_id.is_not(None),
            listed,
        )
        .group_by(*(players.c[field] for field in Player._fields))
        .having(func.count(puzzle_attempts.c.day.distinct()) == days)
        .order_by(players.c.id)
    )
    return [Player(*row) for row in connection.execute(query)]
