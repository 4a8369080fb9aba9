"""Contests take the steps that are due: each kind knows its own."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Final, assert_never

from sqlalchemy import Connection

from data.queries.contests import contests
from data.records.contests import Contest, ContestKind, ContestState
from services.contests.announcing import least
from services.contests.arena import pairings
from services.contests.cup import rounds
from services.contests.league import seasons
from services.contests.progress import ContestStep
from services.contests.stopping import settle_clocks

#: A contest that too few have joined begins so much later.
_WAITS_FOR: Final = timedelta(days=7)


def due(
    connection: Connection, now: datetime, kinds: Collection[ContestKind] = tuple(ContestKind)
) -> Sequence[int]:
    """The ids of the contests of some kinds with something to do."""
    return [contest.id for contest in contests.due(connection, now, kinds)]


def advance(connection: Connection, contest_id: int, now: datetime) -> ContestStep | None:
    """Take the next step of a contest that is due; None if it is not, for another process has done so."""
    contest = contests.due_by_id(connection, contest_id, now)
    if contest is None:
        return None
    # A match may have begun, or gone on, in the moment in which its contest was paused.
    settle_clocks(connection, contest, now)
    if contest.state in {ContestState.PAUSED, ContestState.ENDED}:
        contests.save(connection, contest._replace(due_at=None))
        return None
    if contest.state is ContestState.OPEN and _is_short(connection, contest):
        contests.save(connection, contest._replace(due_at=now + _WAITS_FOR))
        return ContestStep.WAITED
    step = _step(connection, contest, now)
    if step is ContestStep.OVER:
        contests.set_unsaid(connection, contest.id, is_unsaid=True)
    return step


def _step(connection: Connection, contest: Contest, now: datetime) -> ContestStep | None:
    """The step of a contest of its kind."""
    match contest.kind:
        case ContestKind.LEAGUE:
            return seasons.advance(connection, contest, now)
        case ContestKind.CUP:
            return rounds.advance(connection, contest, now)
        case ContestKind.ARENA:
            return pairings.advance(connection, contest, now)
        case never:
            assert_never(never)


def _is_short(connection: Connection, contest: Contest) -> bool:
    return len(contests.entrants(connection, contest.id, contest.season)) < least(contest.kind)
