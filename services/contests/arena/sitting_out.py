"""Whoever sits out of an arena: nobody pairs them until they come in again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from sqlalchemy import Connection

from data.queries.contests import contest_pairs, contests
from data.records.contests import Contest, ContestEntry, EntryState
from data.records.matches import Match
from services.contests.outs import lost_on_time
from services.refusals import Refusal, Refused


def come_in(connection: Connection, contest: Contest, player_id: int, now: datetime) -> Contest:
    """Let somebody into an arena that runs, for the first time or again.

    Refuses IN_CONTEST_ALREADY and REMOVED_FROM_CONTEST (a moderator has taken them out).
    """
    before = contests.entry(connection, contest.id, contest.season, player_id)
    if before is None:
        seed = len(contests.entrants(connection, contest.id, contest.season))
        before = ContestEntry(contest.id, contest.season, player_id, EntryState.LEFT, now, 0, seed)
    elif before.state is EntryState.REMOVED:
        raise Refused(Refusal.REMOVED_FROM_CONTEST)
    elif before.state is EntryState.IN and not _is_late(connection, contest, before):
        raise Refused(Refusal.IN_CONTEST_ALREADY)
    contests.enter(connection, before._replace(state=EntryState.IN, joined_at=now, out_at=None))
    return contests.save(connection, contest._replace(due_at=now))


def _is_late(connection: Connection, contest: Contest, entry: ContestEntry) -> bool:
    """True if somebody has just lost on time, and that has not been noted yet."""
    return entry in late(contest_pairs.matches_of(connection, contest.id, contest.season), [entry])


def late(played: Sequence[Match], entries: Iterable[ContestEntry]) -> Sequence[ContestEntry]:
    """Those who have lost a match on time since they came in."""
    lost_at: dict[int, datetime] = {}
    for match in played:
        loser = lost_on_time(match)
        if loser is not None:
            lost_at[loser] = max(match.changed_at, lost_at.get(loser, match.changed_at))
    return [
        entry
        for entry in entries
        if entry.player_id in lost_at and lost_at[entry.player_id] > entry.joined_at
    ]
