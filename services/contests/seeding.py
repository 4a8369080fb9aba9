"""The ratings by which people are put into divisions, or seeded."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import Connection

from data.queries import standings
from data.queries.contests import contests
from data.queries.standings import ALL_TIME, Leaderboard
from data.records.contests import Contest
from services.ranking.glicko import Rating


def ratings_of(connection: Connection, contest: Contest, player_ids: Collection[int]) -> Mapping[int, float]:
    """The ratings of all these people in a contest's server and edition; a newcomer has that of one."""
    leaderboard = Leaderboard(contest.guild_id, contest.edition, ALL_TIME)
    found = standings.ratings_of(connection, player_ids, leaderboard)
    return {player_id: found.get(player_id, Rating().rating) for player_id in player_ids}


def seed(connection: Connection, contest: Contest) -> None:
    """Give everybody who has joined a cup or an arena a seed, the strongest the first; of equals, whoever joined first."""
    entrants = contests.entrants(connection, contest.id, contest.season)
    ratings = ratings_of(connection, contest, [each.player.id for each in entrants])
    strongest = sorted(entrants, key=lambda each: -ratings[each.player.id])
    for number, each in enumerate(strongest):
        contests.enter(connection, each.entry._replace(division=0, seed=number))
