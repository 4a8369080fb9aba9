"""An arena goes on: it begins, whoever is free is paired, whoever loses on time sits out, and its time ends."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection

from contests.arena.pairing import pair
from data.queries.contests import contest_pairs, contests
from data.records.contests import Contest, ContestEntry, ContestPair, ContestState, EntryState
from data.records.matches import MatchState
from services.contests.arena.sitting_out import late
from services.contests.arena.standings import ArenaTable, read
from services.contests.progress import ContestStep
from services.contests.seeding import seed

#: So long after an arena its last matches are over: nobody who plays one is paired in another arena meanwhile.
_LAST_MATCHES: Final = timedelta(hours=1)


def advance(connection: Connection, contest: Contest, now: datetime) -> ContestStep:
    """Take the next step of an arena that is open or running, and is due. It ends when that was announced, whatever came between."""
    ends_at = contest.ends_at
    if ends_at is None:
        raise ValueError(f"arena {contest.id} has no end")
    begins = contest.state is ContestState.OPEN
    if begins:
        seed(connection, contest)
        contest = contests.save(connection, contest._replace(state=ContestState.RUNNING))
    if now >= ends_at:
        _finish(connection, contest)
        return ContestStep.OVER
    _pair_up(connection, contest, now)
    return ContestStep.BEGAN if begins else ContestStep.GOES_ON


def _finish(connection: Connection, contest: Contest) -> None:
    """End an arena: who has finished a match gets their place, and no pair begins any more."""
    found = read(connection, contest)
    for row in found.rows if found else ():
        if found and row.sheet:
            contests.enter(connection, found.entries[row.contestant]._replace(place=row.place))
    contest_pairs.drop_waiting(connection, contest)
    contests.save(connection, contest._replace(state=ContestState.ENDED, due_at=None))


def _pair_up(connection: Connection, contest: Contest, now: datetime) -> None:
    """Pair whoever is free. The arena stays due while matches are to begin; else it is due when somebody is free, comes in or leaves, or at its end."""
    found = read(connection, contest)
    if found is None:
        raise ValueError(f"arena {contest.id} runs without a table")
    busy = contest_pairs.in_arena_matches(connection, now - _LAST_MATCHES)
    free = _free(_staying(connection, found, now), found, busy)
    # While others play, it is better to wait for them than to meet the same person again.
    rematches = not busy & found.players.keys()
    pairs = [
        ContestPair(0, contest.id, contest.season, 0, 0, one, other, games=1)
        for one, other in pair(free, found.ratings, found.encounters, rematches=rematches)
    ]
    if pairs:
        contest_pairs.pair_up(connection, pairs)
    is_due = contest_pairs.waiting(connection, contest.id, contest.season)
    contests.save(connection, contest._replace(due_at=now if is_due else contest.ends_at))


def _staying(connection: Connection, found: ArenaTable, now: datetime) -> Sequence[ContestEntry]:
    """The entries of those who are in; whoever has lost on time sits out from now on."""
    are_in = [entry for entry in found.entries.values() if entry.state is EntryState.IN]
    out = late(found.played, are_in)
    for entry in out:
        contests.enter(connection, entry._replace(state=EntryState.OUT, out_at=now))
    gone = {entry.player_id for entry in out}
    return [entry for entry in are_in if entry.player_id not in gone]


def _free(staying: Sequence[ContestEntry], found: ArenaTable, busy: set[int]) -> Sequence[int]:
    """Those who play no match of an arena, whoever has been free for the longest time first."""
    since = {entry.player_id: entry.joined_at for entry in staying}
    for match in found.played:
        for player_id in {match.orange_id, match.gray_id} & since.keys():
            if match.state is not MatchState.RUNNING:
                since[player_id] = max(since[player_id], match.changed_at)
    return sorted(since.keys() - busy, key=lambda player_id: (since[player_id], player_id))
