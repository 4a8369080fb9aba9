"""What a match's end does to the ratings of its players; part of the transaction that ends it."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.services import glicko
from bot.services.glicko import Rating
from data import Match, MatchEnd, Standing, matches, standings

#: The table over all servers.
EVERYWHERE: Final = 0
#: Endings that count for nobody.
_COUNTS_FOR_NOBODY: Final = {MatchEnd.ABANDONED, MatchEnd.CANCELLED}
#: Of the matches of one pair within this time, so many are rated.
_WITHIN: Final = timedelta(days=7)
_MOST_RATED: Final = 5


async def may_be_rated(connection: AsyncConnection, one_id: int, other_id: int, now: datetime) -> bool:
    """Whether one more match of a pair can be rated: the first few within a week are."""
    return await matches.count_rated(connection, one_id, other_id, now - _WITHIN) < _MOST_RATED


async def count(connection: AsyncConnection, match: Match, now: datetime) -> None:
    """Let the result of a match that has just ended count, if it does: for both players, here and everywhere."""
    if not match.rated or match.ending in _COUNTS_FOR_NOBODY:
        return
    score = 0.5 if match.winner is None else 1.0 if match.winner == "o" else 0.0
    here = () if match.guild_id is None or match.carried else (match.guild_id,)
    for guild_id in (EVERYWHERE, *here):
        await _count_in(connection, match, guild_id, score, now)


async def _count_in(
    connection: AsyncConnection, match: Match, guild_id: int, score: float, now: datetime
) -> None:
    """Count a result in one table; ``score`` is Orange's. Both new ratings come from both old ones."""
    scores = {match.orange_id: score, match.gray_id: 1 - score}
    stood = {
        player_id: await standings.of(connection, player_id, guild_id, match.edition) for player_id in scores
    }
    old = {player_id: rating_of(standing, now) for player_id, standing in stood.items()}
    for player_id, other_id in (tuple(scores), tuple(scores)[::-1]):
        before = stood[player_id]
        rating = glicko.rated(
            _unaged(before), ((old[other_id], scores[player_id]),), days=_days_since(before, now)
        )
        await standings.save(
            connection,
            _standing(match, player_id, guild_id, before, rating, scores[player_id], now),
            match.id,
        )


def rating_of(standing: Standing | None, now: datetime) -> Rating:
    """A player's rating as it is now; who has never played is unknown."""
    return _unaged(standing).after(now - standing.rated_at) if standing else Rating()


def _unaged(standing: Standing | None) -> Rating:
    return Rating(standing.rating, standing.deviation, standing.volatility) if standing else Rating()


def _days_since(standing: Standing | None, now: datetime) -> float:
    return max((now - standing.rated_at) / timedelta(days=1), 0.0) if standing else 0.0


def _standing(
    match: Match,
    player_id: int,
    guild_id: int,
    before: Standing | None,
    rating: Rating,
    score: float,
    now: datetime,
) -> Standing:
    return Standing(
        player_id=player_id,
        guild_id=guild_id,
        edition=match.edition,
        rating=rating.rating,
        deviation=rating.deviation,
        volatility=rating.volatility,
        change=rating.rating - (before.rating if before else glicko.START),
        wins=(before.wins if before else 0) + (score == 1),
        losses=(before.losses if before else 0) + (score == 0),
        draws=(before.draws if before else 0) + (score == 0.5),
        rated_at=now,
        fades_at=now + glicko.fades_after(rating),
    )
