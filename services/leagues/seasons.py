"""A season: it begins with divisions and pairs, goes on while matches end, and is followed by the next."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from enum import Enum
from typing import Final, assert_never

from sqlalchemy import Connection

from contests.league.divisions import MIN_DIVISION
from contests.league.promotion import next_season
from contests.league.schedule import schedule
from data.leagues import EntryState, League, LeaguePair, LeagueState
from data.queries import standings
from data.queries.contests import leagues
from data.queries.contests.leagues import Entrant
from data.queries.standings import ALL_TIME, Leaderboard
from services.leagues.outs import note_losses
from services.leagues.standings import tables
from services.ranking.glicko import Rating

#: From the end of a season until the next one opens, and from then until it begins.
RESTS_FOR: Final = timedelta(days=14)
OPENS_FOR: Final = timedelta(days=7)
#: A season that too few have joined begins so much later.
_WAITS_FOR: Final = timedelta(days=7)


class SeasonStep(Enum):
    """The steps that a league takes by itself. ``WAITED``: too few had joined; ``GOES_ON``: matches have ended, or are to begin."""

    BEGAN = "began"
    WAITED = "waited"
    GOES_ON = "goes-on"
    OVER = "over"
    OPENED = "opened"


def due(connection: Connection, now: datetime) -> Sequence[int]:
    """The ids of the leagues with something to do."""
    return [league.id for league in leagues.due(connection, now)]


def advance(connection: Connection, league_id: int, now: datetime) -> SeasonStep | None:
    """Take the next step of a league that is due; None if it is not, for another process has done so."""
    league = leagues.due_by_id(connection, league_id, now)
    if league is None:
        return None
    match league.state:
        case LeagueState.OPEN:
            return _begin(connection, league, now)
        case LeagueState.RUNNING:
            return _go_on(connection, league, now)
        case LeagueState.RESTING:
            return _open(connection, league, now)
        case LeagueState.PAUSED | LeagueState.ENDED:
            leagues.save(connection, league._replace(due_at=None))
            return None
        case never:
            assert_never(never)


def _begin(connection: Connection, league: League, now: datetime) -> SeasonStep:
    """Begin the season that is open, or wait if too few have joined."""
    entrants = leagues.entrants(connection, league.id, league.season)
    if len(entrants) < MIN_DIVISION:
        leagues.save(connection, league._replace(due_at=now + _WAITS_FOR))
        return SeasonStep.WAITED
    entry_of = {each.player.id: each.entry for each in entrants}
    for number, members in enumerate(_divisions(connection, league, entrants)):
        for seed, player_id in enumerate(members):
            leagues.enter(connection, entry_of[player_id]._replace(division=number, seed=seed))
        leagues.pair_up(connection, _pairs(league, number, members))
    leagues.save(connection, league._replace(state=LeagueState.RUNNING, due_at=now))
    return SeasonStep.BEGAN


def _divisions(
    connection: Connection, league: League, entrants: Sequence[Entrant]
) -> Sequence[Sequence[int]]:
    """The divisions of the season that begins: by ratings, and by the tables of the season before."""
    before = _finals(connection, league) if league.season > 1 else []
    stood = {player_id for final in before for player_id in final}
    here = {each.player.id for each in entrants}
    joining = {player_id: _rating(connection, league, player_id) for player_id in here - stood}
    return next_season(before, here & stood, joining)


def _finals(connection: Connection, league: League) -> Sequence[Sequence[int]]:
    """The people of each division of the season before, in the order of its table, without those who were out at its end."""
    entries = [each.entry for each in leagues.entrants(connection, league.id, league.season - 1)]
    placed = [each for each in entries if each.place is not None and each.state is EntryState.IN]
    return [
        [
            each.player_id
            for each in sorted(placed, key=lambda each: each.place or 0)
            if each.division == number
        ]
        for number in sorted({each.division for each in placed if each.division is not None})
    ]


def _rating(connection: Connection, league: League, player_id: int) -> float:
    """The rating by which somebody new is put into a division."""
    standing = standings.of(connection, player_id, Leaderboard(league.guild_id, league.edition, ALL_TIME))
    return standing.rating if standing else Rating().rating


def _pairs(league: League, division: int, members: Sequence[int]) -> Sequence[LeaguePair]:
    """The pairs of a division, in the rounds of its schedule. Each plays both of its matches at once, so the first half of all has each pair."""
    every = [(number, pairing) for number, each in enumerate(schedule(members)) for pairing in each]
    return [
        LeaguePair(0, league.id, league.season, division, number, *pairing)
        for number, pairing in every[: len(every) // 2]
    ]


def _go_on(connection: Connection, league: League, now: datetime) -> SeasonStep:
    """Take out who must go, and end the season if nothing is left of it. It stays due while matches are to begin."""
    note_losses(connection, league, now)
    divisions = tables(connection, league)
    if not all(each.is_over for each in divisions):
        is_due = any(each.waiting for each in divisions)
        leagues.save(connection, league._replace(due_at=now if is_due else None))
        return SeasonStep.GOES_ON
    for division in divisions:
        for place, row in enumerate(division.rows, 1):
            leagues.enter(connection, division.entries[row.contestant]._replace(place=place))
    leagues.save(connection, league._replace(state=LeagueState.RESTING, due_at=now + RESTS_FOR))
    return SeasonStep.OVER


def _open(connection: Connection, league: League, now: datetime) -> SeasonStep:
    """Open the next season; those who came late to the last one are in it already."""
    leagues.save(
        connection,
        league._replace(
            state=LeagueState.OPEN,
            season=league.season + 1,
            due_at=now + OPENS_FOR,
            message_id=None,
            told="",
        ),
    )
    return SeasonStep.OPENED
