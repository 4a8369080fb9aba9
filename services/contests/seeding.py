"""The rating by which somebody is put into a division, or seeded."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import Connection

from data.queries import standings
from data.queries.standings import ALL_TIME, Leaderboard
from data.records.contests import Contest
from services.ranking.glicko import Rating


def rating_of(connection: Connection, contest: Contest, player_id: int) -> float:
    """Somebody's rating in a contest's server and edition, or that of a newcomer."""
    standing = standings.of(connection, player_id, Leaderboard(contest.guild_id, contest.edition, ALL_TIME))
    return standing.rating if standing else Rating().rating


def ratings_of(connection: Connection, contest: Contest, player_ids: Collection[int]) -> Mapping[int, float]:
    """The ratings of all these people, as ``rating_of`` has them, in one statement."""
    leaderboard = Leaderboard(contest.guild_id, contest.edition, ALL_TIME)
    found = standings.ratings_of(connection, player_ids, leaderboard)
    return {player_id: found.get(player_id, Rating().rating) for player_id in player_ids}
