"""Champions: the first three of a season that is over, its numbers, and the hall of fame.

They are read off the season's leaderboard, which is never written again, as of the season's end. So the two always agree: whoever keeps
off the leaderboards, or has been forgotten, is in neither, and those behind move up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Player
from data.queries import players, standings
from data.queries.announcing import season as queries
from data.queries.announcing.season import SeasonMatch
from data.queries.contests import contests
from data.queries.contests.contests import ContestWinner
from data.queries.standings import ALL_TIME, EVERYWHERE, Leaderboard, Row
from game import Edition, Side
from services.ranking.seasons import Season

#: How many stand on the podium.
_ON_PODIUM: Final = 3
#: How many seasons are on a page of the hall of fame.
HALL_PAGE: Final = 8
#: How many winners of leagues, cups and arenas are there, at most.
_CONTESTS: Final = 10
#: In a season of more matches only their number is told: what they were like would take too long to read.
_MOST_READ: Final = 500
#: A surprise is worth telling from this lead in rating on.
_UPSET: Final = 50


class SeasonUpset(NamedTuple):
    """The most surprising win of a season: the loser was still this far ahead in rating after it."""

    winner: Player
    loser: Player
    ahead: int


class SeasonNumbers(NamedTuple):
    """The numbers of a season: rated matches, people and turns, and the turns of the longest match (0: unknown)."""

    matches: int
    people: int
    turns: int = 0
    longest: int = 0
    upset: SeasonUpset | None = None


class SeasonEnd(NamedTuple):
    """A season that is over: its leaderboard, the first three (or fewer), and its numbers."""

    leaderboard: Leaderboard
    podium: Sequence[Row]
    numbers: SeasonNumbers


class PodiumPlace(NamedTuple):
    """A season on whose podium somebody stood, and at which place."""

    leaderboard: Leaderboard
    place: int

    @property
    def won(self) -> bool:
        """True if they won it."""
        return self.place == 1


class Champion(NamedTuple):
    """The first of a season."""

    season: Season
    row: Row


class Hall(NamedTuple):
    """A page of the hall of fame of a server, the latest season first.

    ``leaderboard`` names the season that the page begins with, or ALL_TIME for the latest; ``further`` that of the next page; ``ends`` is
    when the season ends that is running. ``contests`` are the winners of the server's leagues, cups and arenas, on the first page alone.
    """

    leaderboard: Leaderboard
    champions: Sequence[Champion]
    further: Leaderboard | None
    ends: datetime
    contests: Sequence[ContestWinner] = ()


def season_ended(
    connection: Connection, guild_id: int, edition: Edition, season: Season, now: datetime
) -> SeasonEnd | None:
    """A season that is over in a server, or EVERYWHERE; None if it is not over, or nobody had a place."""
    leaderboard = Leaderboard(guild_id, edition, season.number)
    podium = _first(connection, leaderboard, _ON_PODIUM) if season.end <= now else []
    return SeasonEnd(leaderboard, podium, _numbers(connection, leaderboard)) if podium else None


def hall(connection: Connection, leaderboard: Leaderboard, now: datetime) -> Hall:
    """A page of the hall of fame, from a season on."""
    found: list[Champion] = []
    further = None
    for season in _over(connection, leaderboard, now):
        if row := _first(connection, leaderboard._replace(season=season.number), 1):
            if len(found) == HALL_PAGE:
                further = leaderboard._replace(season=season.number)
                break
            found.append(Champion(season, *row))
    is_first = leaderboard.guild_id != EVERYWHERE and leaderboard.season == ALL_TIME
    won = contests.winners(connection, leaderboard.guild_id, _CONTESTS) if is_first else []
    return Hall(leaderboard, found, further, Season.of(now).end, won)


def champions_of(connection: Connection, guild_id: int, season: Season) -> list[Player]:
    """The champions of a season that is over in a server, each once, whatever the number of their editions."""
    first = (_first(connection, Leaderboard(guild_id, edition, season.number), 1) for edition in Edition)
    found = {row.player.id: row.player for rows in first for row in rows}
    return list(found.values())


def placed(connection: Connection, player_id: int, guild_id: int, now: datetime) -> Sequence[PodiumPlace]:
    """The seasons of a server on whose podium a player stood, in every edition, the earliest first; none EVERYWHERE."""
    if guild_id == EVERYWHERE:
        return []
    played = standings.seasons_in_guild(connection, player_id, guild_id)
    return [
        PodiumPlace(leaderboard, place)
        for leaderboard in (Leaderboard(guild_id, stood.edition, stood.season) for stood in played)
        if leaderboard.season < Season.of(now).number
        for place, row in enumerate(_first(connection, leaderboard, _ON_PODIUM), 1)
        if row.player.id == player_id
    ]


def _over(connection: Connection, leaderboard: Leaderboard, now: datetime) -> Iterator[Season]:
    """The seasons that are over, from that of a leaderboard back to the first with a rated match."""
    earliest = standings.first_season(connection, leaderboard.guild_id, leaderboard.edition)
    season = Season.of(now).before
    if leaderboard.season != ALL_TIME:
        season = min(season, Season.numbered(leaderboard.season))
    while earliest and season.number >= earliest:
        yield season
        season = season.before


def _first(connection: Connection, leaderboard: Leaderboard, count: int) -> list[Row]:
    """The first of a season, as of its end; those without a place are none of them."""
    end = Season.numbered(leaderboard.season).end
    return [row for row in standings.page(connection, leaderboard, end, count) if row.place]


def _numbers(connection: Connection, leaderboard: Leaderboard) -> SeasonNumbers:
    """The numbers of a season. The results of players who have been forgotten since are not known any more."""
    results, people = queries.size_of(connection, leaderboard)
    numbers = SeasonNumbers((results + 1) // 2, people)
    if numbers.matches > _MOST_READ:
        return numbers
    season = Season.numbered(leaderboard.season)
    played = queries.matches_of(connection, leaderboard, season.before.end, season.end)
    turns = [match.turns for match in played]
    return numbers._replace(turns=sum(turns), longest=max(turns, default=0), upset=_upset(connection, played))


def _upset(connection: Connection, played: Sequence[SeasonMatch]) -> SeasonUpset | None:
    """The most surprising win between two who may be named; None if it was no surprise."""
    won = [match for match in played if match.listed and match.winner]
    match = max(won, key=_ahead, default=None)
    if match is None or _ahead(match) < _UPSET:
        return None
    winner, loser = (players.by_id(connection, player_id) for player_id in _winner_first(match))
    return SeasonUpset(winner, loser, round(_ahead(match)))


def _ahead(match: SeasonMatch) -> float:
    """The lead in rating that the loser still had after it."""
    lead = match.orange_rating - match.gray_rating
    return -lead if match.winner is Side.ORANGE else lead


def _winner_first(match: SeasonMatch) -> tuple[int, int]:
    both = match.orange_id, match.gray_id
    return both if match.winner is Side.ORANGE else both[::-1]
