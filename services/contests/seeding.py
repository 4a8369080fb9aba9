"""The rating by which somebody is put into a division, or seeded."""

from __future__ import annotations

from sqlalchemy import Connection

from data.contests import Contest
from data.queries import standings
from data.queries.standings import ALL_TIME, Leaderboard
from services.ranking.glicko import Rating


def rating_of(connection: Connection, contest: Contest, player_id: int) -> float:
    """Somebody's rating in a contest's server and edition, or that of a newcomer."""
    standing = standings.of(connection, player_id, Leaderboard(contest.guild_id, contest.edition, ALL_TIME))
    return standing.rating if standing else Rating().rating
