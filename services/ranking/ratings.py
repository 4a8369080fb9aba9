"""Changes both players' ratings when a match ends, in the transaction that ends it."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection

from data import Match, Standing
from data.queries import preferences, standings
from data.queries.matches import finished_matches
from data.queries.standings import ALL_TIME, EVERYWHERE, Leaderboard
from game import Edition, Side
from services.ranking import glicko
from services.ranking.glicko import Rating
from services.ranking.seasons import Season

#: Within this time, at most so many matches of one pair are rated.
_WITHIN: Final = timedelta(days=7)
_MAX_RATED: Final = 5
#: After so many matches somebody has a place on a leaderboard, for so long after each.
MATCHES_FOR_A_PLACE: Final = 3
_KEEPS_PLACE: Final = timedelta(days=180)
#: By how many points whoever begins is ahead: they win 54.5 % of classic matches (51.0 to 57.9), 54 % of those with ghosts, and 56 % of
#: those with kittens alone (``python -m engine first``, docs/engine.md). Each match keeps by how many it was counted.
AHEAD: Final = {
    Edition.CLASSIC: 31.0,
    Edition.GHOST: 28.0,
    Edition.KITTENS: 42.0,
}


def rated_left(connection: Connection, one_id: int, other_id: int, now: datetime) -> int:
    """The number of matches of a pair that can still be rated: the first few within a week are.

    Matches with a forgotten person count too, because it may be the same person who came back.
    """
    since = now - _WITHIN
    counts = [
        finished_matches.count_rated(connection, one_id, other_id, since),
        finished_matches.count_rated(connection, other_id, one_id, since),
    ]
    return max(0, _MAX_RATED - max(counts))


def may_be_rated(connection: Connection, one_id: int, other_id: int, now: datetime) -> bool:
    """True if one more match of a pair can be rated."""
    return rated_left(connection, one_id, other_id, now) > 0


def count(connection: Connection, match: Match, now: datetime, ahead: float) -> None:
    """Count the result of a match that has just ended, if it is rated and counts; ``ahead`` is by how many points who began was.

    It counts for both players, here and everywhere, in this season and for all time.
    """
    if not match.rated or match.ending is None or not match.ending.counts:
        return
    score = 0.5 if match.winner is None else 1.0 if match.winner is Side.ORANGE else 0.0
    here = () if match.guild_id is None or match.user_installed else (match.guild_id,)
    for guild_id in (EVERYWHERE, *here):
        for season in (ALL_TIME, Season.of(now).number):
            _count_in(
                connection, match, Leaderboard(guild_id, match.edition, season), score, now, ahead=ahead
            )


def _count_in(
    connection: Connection,
    match: Match,
    leaderboard: Leaderboard,
    score: float,
    now: datetime,
    *,
    ahead: float,
) -> None:
    """Count a result on one leaderboard; ``score`` is Orange's. Both new ratings come from both old ones."""
    orange = _stood(connection, match.orange_id, leaderboard, now)
    gray = _stood(connection, match.gray_id, leaderboard, now)
    seats = ((orange, gray, score, ahead), (gray, orange, 1 - score, -ahead))
    # By their ids, as everywhere: two matches of the same players that end at once then never wait for each other.
    for mine, theirs, scored, lead in sorted(seats, key=lambda seat: seat[0].player_id):
        other = rating_of(theirs, now)
        other = other._replace(rating=other.rating - lead)
        after = _after(mine, other, scored, now)
        standings.save(connection, after)
        if leaderboard.season == ALL_TIME:
            standings.add_result(connection, after, match.id)


def _stood(connection: Connection, player_id: int, leaderboard: Leaderboard, now: datetime) -> Standing:
    """A player's standing before; a new one if they have not played yet."""
    stood = standings.of(connection, player_id, leaderboard)
    if stood:
        return stood
    listed = not (preferences.of(connection, player_id)).unlisted
    return Standing(
        player_id, *leaderboard, listed, *glicko.newcomer(now), 0, 0, 0, 0, rated_at=now, provisional_at=now
    )


def rating_of(standing: Standing, now: datetime) -> Rating:
    """A player's rating as it is now: since their last match only the deviation has grown."""
    return _rating(standing).after(max(now - standing.rated_at, timedelta()))


def _rating(standing: Standing) -> Rating:
    return Rating(standing.rating, standing.deviation, standing.volatility)


def _after(stood: Standing, other: Rating, score: float, now: datetime) -> Standing:
    """A player's standing after a match against somebody with this rating."""
    days = max((now - stood.rated_at) / timedelta(days=1), 0.0)
    rating = glicko.rated(_rating(stood), ((other, score),), days=days)
    matches_so_far = stood.score.matches + 1
    return stood._replace(
        **rating._asdict(),
        change=rating.rating - stood.rating,
        wins=stood.wins + (score == 1),
        losses=stood.losses + (score == 0),
        draws=stood.draws + (score == 0.5),
        rated_at=now,
        provisional_at=now + _KEEPS_PLACE if matches_so_far >= MATCHES_FOR_A_PLACE else now,
    )
