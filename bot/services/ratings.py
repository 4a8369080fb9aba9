"""What a match's end does to the ratings of its players; part of the transaction that ends it."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.services import glicko
from bot.services.glicko import Rating
from bot.services.seasons import Season
from data import Match, MatchEnd, Standing, matches, preferences, standings
from data.standings import ALL_TIME, EVERYWHERE, Table

#: Endings that count for nobody.
COUNTS_FOR_NOBODY: Final = {MatchEnd.ABANDONED, MatchEnd.CANCELLED}
#: Of the matches of one pair within this time, so many are rated.
_WITHIN: Final = timedelta(days=7)
_MOST_RATED: Final = 5


async def may_be_rated(connection: AsyncConnection, one_id: int, other_id: int, now: datetime) -> bool:
    """Whether one more match of a pair can be rated: the first few within a week are.

    Matches with somebody who has been forgotten count too, for it may be the same person who came back.
    """
    since = now - _WITHIN
    counts = [
        await matches.count_rated(connection, one_id, other_id, since),
        await matches.count_rated(connection, other_id, one_id, since),
    ]
    return max(counts) < _MOST_RATED


async def count(connection: AsyncConnection, match: Match, now: datetime) -> None:
    """Let the result of a match that has just ended count, if it does.

    It does for both players, here and everywhere, in this season and for all time.
    """
    if not match.rated or match.ending in COUNTS_FOR_NOBODY:
        return
    score = 0.5 if match.winner is None else 1.0 if match.winner == "o" else 0.0
    here = () if match.guild_id is None or match.carried else (match.guild_id,)
    for guild_id in (EVERYWHERE, *here):
        for season in (ALL_TIME, Season.of(now).number):
            await _count_in(connection, match, Table(guild_id, match.edition, season), score, now)


async def _count_in(
    connection: AsyncConnection, match: Match, table: Table, score: float, now: datetime
) -> None:
    """Count a result in one table; ``score`` is Orange's. Both new ratings come from both old ones."""
    orange = await _stood(connection, match.orange_id, table, now)
    gray = await _stood(connection, match.gray_id, table, now)
    ahead = glicko.FIRST_PLAYER_AHEAD
    for mine, theirs, scored, by in ((orange, gray, score, ahead), (gray, orange, 1 - score, -ahead)):
        other = rating_of(theirs, now)
        other = other._replace(rating=other.rating - by)
        after = _after(mine, other, scored, now)
        await standings.save(connection, after)
        if table.season == ALL_TIME:
            await standings.add_result(connection, after, match.id)


async def _stood(connection: AsyncConnection, player_id: int, table: Table, now: datetime) -> Standing:
    """How a player stood before; who has never played is unknown since now."""
    stood = await standings.of(connection, player_id, table)
    if stood:
        return stood
    listed = not (await preferences.of(connection, player_id)).unlisted
    return Standing(player_id, *table, listed, *Rating(), 0, 0, 0, 0, rated_at=now, fades_at=now)


def rating_of(standing: Standing, now: datetime) -> Rating:
    """A player's rating as it is now: as high as after their last match, but less sure."""
    return _rating(standing).after(max(now - standing.rated_at, timedelta()))


def _rating(standing: Standing) -> Rating:
    return Rating(standing.rating, standing.deviation, standing.volatility)


def _after(stood: Standing, other: Rating, score: float, now: datetime) -> Standing:
    """How a player stands after a match against somebody as strong as that."""
    days = max((now - stood.rated_at) / timedelta(days=1), 0.0)
    rating = glicko.rated(_rating(stood), ((other, score),), days=days)
    return stood._replace(
        **rating._asdict(),
        change=rating.rating - stood.rating,
        wins=stood.wins + (score == 1),
        losses=stood.losses + (score == 0),
        draws=stood.draws + (score == 0.5),
        rated_at=now,
        fades_at=now + glicko.fades_after(rating),
    )
