"""A season: it begins with divisions and pairs, goes on while matches end, and is followed by the next."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection

from contests.league.promotion import next_season
from contests.league.schedule import pairings
from data.queries.contests import contest_pairs, contests
from data.queries.contests.contests import Entrant
from data.records.contests import Contest, ContestPair, ContestState, EntryState
from services.contests.league.standings import tables
from services.contests.outs import note_losses
from services.contests.progress import ContestStep
from services.contests.seeding import ratings_of

#: From the end of a season until the next one opens, and from then until it begins.
RESTS_FOR: Final = timedelta(days=14)
OPENS_FOR: Final = timedelta(days=7)


def advance(connection: Connection, contest: Contest, now: datetime) -> ContestStep:
    """Take the next step of a league that is open, running or resting, and is due."""
    if contest.state is ContestState.OPEN:
        return _begin(connection, contest, now)
    if contest.state is ContestState.RUNNING:
        return _go_on(connection, contest, now)
    return _open(connection, contest, now)


def _begin(connection: Connection, contest: Contest, now: datetime) -> ContestStep:
    """Begin the season that is open."""
    entrants = contests.entrants(connection, contest.id, contest.season)
    entry_of = {each.player.id: each.entry for each in entrants}
    for number, members in enumerate(_divisions(connection, contest, entrants)):
        for seed, player_id in enumerate(members):
            contests.enter(connection, entry_of[player_id]._replace(division=number, seed=seed))
        contest_pairs.pair_up(connection, _pairs(contest, number, members))
    contests.save(connection, contest._replace(state=ContestState.RUNNING, due_at=now))
    return ContestStep.BEGAN


def _divisions(
    connection: Connection, contest: Contest, entrants: Sequence[Entrant]
) -> Sequence[Sequence[int]]:
    """The divisions of the season that begins: by ratings, and by the tables of the season before."""
    before = _finals(connection, contest) if contest.season > 1 else []
    stood = {player_id for final in before for player_id in final}
    here = {each.player.id for each in entrants}
    return next_season(before, here & stood, ratings_of(connection, contest, here - stood))


def _finals(connection: Connection, contest: Contest) -> Sequence[Sequence[int]]:
    """The people of each division of the season before, in the order of its table, without those who were out at its end."""
    entries = [each.entry for each in contests.entrants(connection, contest.id, contest.season - 1)]
    placed = [each for each in entries if each.place is not None and each.state is EntryState.IN]
    return [
        [
            each.player_id
            for each in sorted(placed, key=lambda each: each.place or 0)
            if each.division == number
        ]
        for number in sorted({each.division for each in placed if each.division is not None})
    ]


def _pairs(contest: Contest, division: int, members: Sequence[int]) -> Sequence[ContestPair]:
    """The pairs of a division, all in one round. Each plays both of its matches at once, so the first half of all has each pair."""
    every = pairings(members)
    return [
        ContestPair(0, contest.id, contest.season, division, 0, *pairing)
        for pairing in every[: len(every) // 2]
    ]


def _go_on(connection: Connection, contest: Contest, now: datetime) -> ContestStep:
    """Take out who must go, and end the season if nothing is left of it. It stays due while matches are to begin."""
    note_losses(connection, contest, now)
    divisions = tables(connection, contest)
    if not all(each.is_over for each in divisions):
        is_due = any(each.waiting for each in divisions)
        contests.save(connection, contest._replace(due_at=now if is_due else None))
        return ContestStep.GOES_ON
    for division in divisions:
        for place, row in enumerate(division.rows, 1):
            contests.enter(connection, division.entries[row.contestant]._replace(place=place))
    contests.save(connection, contest._replace(state=ContestState.RESTING, due_at=now + RESTS_FOR))
    return ContestStep.OVER


def _open(connection: Connection, contest: Contest, now: datetime) -> ContestStep:
    """Open the next season; those who came late to the last one are in it already. What is unsaid of the last one is no news any more."""
    contests.save(
        connection,
        contest._replace(
            state=ContestState.OPEN,
            season=contest.season + 1,
            due_at=now + OPENS_FOR,
            message_id=None,
            told="",
            unsaid=False,
        ),
    )
    return ContestStep.OPENED
