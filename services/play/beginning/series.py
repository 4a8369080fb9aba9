"""A series: matches of the same two people, sides swapped from one to the next, that make one result.

How it stands is read off its matches. The next one begins in the transaction that ends the one before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from enum import Enum
from typing import NamedTuple

from sqlalchemy import Connection

from data import Games, Match, MatchState
from data.queries import players
from data.queries.announcing import announcements
from data.queries.careers import series
from data.queries.matches import matches
from game import Side
from services.people import Place
from services.play.beginning import consent
from services.play.beginning.new_match import begin
from services.ranking import ratings


class SeriesState(Enum):
    """The states of a series. STOPPED: no other match follows, and it has no result."""

    RUNNING = "running"
    WON = "won"
    DRAWN = "drawn"
    STOPPED = "stopped"


class SeriesScore(NamedTuple):
    """The score of a series at the end of one of its matches or, while that runs, as it is now.

    ``number`` is the place of this match in it; ``points`` are those of whoever plays each side in this match. ``used_up``: its
    first match was rated, and this is not any more.
    """

    games: Games
    number: int
    points: Mapping[Side, float]
    state: SeriesState
    used_up: bool = False

    @property
    def leader(self) -> Side | None:
        """The side with more points, if there is one."""
        orange, gray = (self.points[side] for side in Side)
        return None if orange == gray else Side.ORANGE if orange > gray else Side.GRAY


def score_of(connection: Connection, match: Match) -> SeriesScore | None:
    """The score of the series to which a match belongs; None if it belongs to none."""
    if match.series_id is None:
        return None
    games = series.by_id(connection, match.series_id).games
    return _score(games, match, matches.of_series(connection, match.series_id))


def running_of(connection: Connection, match: Match) -> Match | None:
    """A match of the same series that is still running; None if the series is over, or there is none."""
    every = [] if match.series_id is None else matches.of_series(connection, match.series_id)
    return next((each for each in every if each.state is MatchState.RUNNING), None)


def swapped(connection: Connection, match: Match, now: datetime) -> Match:
    """Begin another match on the terms of one, in its place and its series, with sides swapped."""
    orange, gray = players.by_id(connection, match.gray_id), players.by_id(connection, match.orange_id)
    return begin(
        connection,
        orange,
        gray,
        Place(match.guild_id, match.channel_id, match.user_installed),
        edition=match.edition,
        pace=match.pace,
        now=now,
        rated=match.rated and ratings.may_be_rated(connection, orange.id, gray.id, now),
        hints=match.hints,
        loses_on_time=match.loses_on_time,
        nights_off=match.nights_off,
        series_id=match.series_id,
    )


def go_on(connection: Connection, match: Match, now: datetime) -> None:
    """Begin the next match of a series after one has ended, if another is due and nothing keeps the two players apart.

    What told a channel of the match that has ended then tells of the next, or of the one that still runs.
    """
    if match.series_id is None:
        return
    played = matches.of_series(connection, match.series_id)
    running = [each for each in played if each.state is MatchState.RUNNING]
    following = running[0] if running else _next(connection, match, played, now)
    if following:
        announcements.move(connection, match.id, following.id)


def _next(connection: Connection, match: Match, played: Sequence[Match], now: datetime) -> Match | None:
    """The match that begins after the last one that was played; None if none does."""
    if match.series_id is None or match.ending is None or not match.ending.counts:
        return None
    games = series.by_id(connection, match.series_id).games
    if len(played) == games.most or _is_decided(games, played):
        return None
    both = players.by_id(connection, match.orange_id), players.by_id(connection, match.gray_id)
    return None if consent.are_apart(connection, *both) else swapped(connection, match, now)


def _score(games: Games, match: Match, every: Sequence[Match]) -> SeriesScore:
    ended = [each for each in every if each.state is MatchState.OVER and _is_told_with(match, each)]
    points = {
        side: _points(ended, player_id)
        for side, player_id in ((Side.ORANGE, match.orange_id), (Side.GRAY, match.gray_id))
    }
    number = 1 + [each.id for each in every].index(match.id)
    used_up = every[0].rated and not match.rated
    return SeriesScore(games, number, points, _state(games, points, ended, every), used_up)


def _state(
    games: Games, points: Mapping[Side, float], ended: Sequence[Match], every: Sequence[Match]
) -> SeriesState:
    if len(ended) < len(every):
        return SeriesState.RUNNING
    if not _is_decided(games, ended):
        return SeriesState.STOPPED
    orange, gray = points.values()
    return SeriesState.DRAWN if orange == gray else SeriesState.WON


def _is_told_with(match: Match, other: Match) -> bool:
    """True if a match that is over had ended before another did, or that one is still on."""
    return match.state is not MatchState.OVER or (other.changed_at, other.id) <= (match.changed_at, match.id)


def _is_decided(games: Games, ended: Sequence[Match]) -> bool:
    """True if one of the two has more than half of all points, or every match has been played and counts."""
    counted = [each for each in ended if each.ending and each.ending.counts]
    each_points = (_points(counted, one) for each in counted for one in (each.orange_id, each.gray_id))
    return len(counted) == games.most or max(each_points, default=0) * 2 > games.most


def _points(ended: Sequence[Match], player_id: int) -> float:
    """The points of a player: one for a win, half of one for a draw."""
    return sum(_point(each, player_id) for each in ended if each.ending and each.ending.counts)


def _point(match: Match, player_id: int) -> float:
    if match.winner is None:
        return 0.5
    winner_id = match.orange_id if match.winner is Side.ORANGE else match.gray_id
    return 1.0 if winner_id == player_id else 0.0
