"""Whoever is out of a season: after a second loss on time, because they left, or because a moderator took them out."""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from typing import Final

from sqlalchemy import Connection

from data.queries.contests import contest_pairs, contests
from data.records.contests import Contest, ContestEntry, ContestKind, ContestState, EntryState
from data.records.matches import Match, MatchEnd, MatchState
from game import Side
from services.contests.changing import change_each
from services.play.beginning.pairs import loser_on_time
from services.play.transitions import over

#: So many losses on time, and somebody is out.
_LOSSES: Final = 2


def note_losses(connection: Connection, contest: Contest, now: datetime) -> None:
    """Take out of the season that runs whoever has lost on time twice."""
    losses = Counter(map(lost_on_time, contest_pairs.matches_of(connection, contest.id, contest.season)))
    for entrant in contests.entrants(connection, contest.id, contest.season):
        if entrant.entry.state is EntryState.IN and losses[entrant.player.id] >= _LOSSES:
            take_out(connection, contest, entrant.entry, EntryState.OUT, now)


def leave_all(connection: Connection, player_id: int, now: datetime) -> None:
    """Take somebody who is forgotten out of all seasons that run."""
    for entry in contests.entries_of(connection, player_id):
        contest = contests.by_id(connection, entry.contest_id)
        if contest and _plays(entry, contest):
            take_out(connection, contest, entry, EntryState.LEFT, now)


def _plays(entry: ContestEntry, contest: Contest) -> bool:
    runs = contest.state in {ContestState.RUNNING, ContestState.PAUSED}
    return runs and entry.season == contest.season and entry.state is EntryState.IN


def take_out(
    connection: Connection, contest: Contest, entry: ContestEntry, state: EntryState, now: datetime
) -> None:
    """Take somebody out of the season that runs: no match of theirs begins any more, and those that run end without a winner.

    In an arena they are played on. What counts of theirs the table says. The contest is due: somebody else may have to meet nobody any more.
    """
    contests.enter(connection, entry._replace(state=state, out_at=now))
    contest_pairs.drop_waiting(connection, contest, entry.player_id)
    if contest.kind is not ContestKind.ARENA:
        _end_all(connection, contest, entry.player_id, now)
    contests.save(connection, contest._replace(due_at=now))


def _end_all(connection: Connection, contest: Contest, player_id: int, now: datetime) -> None:
    """End all matches that somebody plays in the season that runs, without a winner."""
    theirs = [
        match
        for match in contest_pairs.matches_of(connection, contest.id, contest.season)
        if match.state is MatchState.RUNNING and player_id in {match.orange_id, match.gray_id}
    ]
    change_each(
        connection,
        theirs,
        lambda match: over(match, MatchEnd.LEFT_CONTEST),
        now,
        by=lambda match: Side.ORANGE if match.orange_id == player_id else Side.GRAY,
    )


def lost_on_time(match: Match) -> int | None:
    """The player who lost a match on time, also before it counted elsewhere; None if nobody did."""
    side = loser_on_time(match)
    return None if side is None else match.player_id(side)
