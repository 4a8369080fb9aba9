"""The matches of a pair in a contest: which pair is next, and how its matches begin."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection

from data import Announcement, Match, MatchState, Pace, Player
from data.queries import players
from data.queries.announcing import announcements
from data.queries.contests import contest_pairs, contests
from data.records.contests import NOWHERE, Contest, ContestKind, ContestPair, ContestState
from services.people import Place
from services.play.beginning.encounters import encounters_of
from services.play.beginning.new_match import begin
from services.ranking import ratings


class PairToBegin(NamedTuple):
    """A pair whose matches are to begin, its contest, and its two players.

    ``pair.tried``: its message may have been sent already. ``level``: in a cup, the two have met and are level, so that this match decides.
    """

    contest: Contest
    pair: ContestPair
    one: Player
    other: Player
    level: bool = False


def next_pair(connection: Connection, contest_id: int) -> PairToBegin | None:
    """The next pair of a contest to begin: in a league of a division whose round before is over. None if there is none now.

    It is stored that its message may have been sent from now on.
    """
    contest = contests.by_id(connection, contest_id)
    if contest is None or contest.state is not ContestState.RUNNING or contest.channel_id == NOWHERE:
        return None
    waiting = contest_pairs.waiting(connection, contest.id, contest.season)
    held = _held_rounds(connection, contest, waiting) if contest.kind is ContestKind.LEAGUE else set()
    for pair in waiting:
        earlier = {(pair.division, number) for number in range(pair.round)}
        if not earlier & held:
            contest_pairs.set_tried(connection, pair.id)
            one, other = players.by_id(connection, pair.one_id), players.by_id(connection, pair.other_id)
            return PairToBegin(contest, pair, one, other, _is_level(connection, contest, pair))
    return None


def _is_level(connection: Connection, contest: Contest, pair: ContestPair) -> bool:
    """True if both matches of a cup's tie are over, so that a single one decides."""
    if contest.kind is not ContestKind.CUP or pair.games > 1:
        return False
    return len(list(encounters_of(contest_pairs.matches_between(connection, pair)))) > 1


def _held_rounds(
    connection: Connection, contest: Contest, waiting: Sequence[ContestPair]
) -> set[tuple[int, int]]:
    """The divisions and rounds of a league in which a match is still played, or has yet to begin."""
    unbegun = {(pair.division, pair.round) for pair in waiting}
    return unbegun | (_busy_rounds(connection, contest) if any(pair.round for pair in waiting) else set())


def _busy_rounds(connection: Connection, contest: Contest) -> set[tuple[int, int]]:
    """The divisions and rounds in which a match is still played."""
    round_of = {
        pair.id: (pair.division, pair.round)
        for pair in contest_pairs.pairs_of(connection, contest.id, contest.season)
    }
    every = contest_pairs.matches_of(connection, contest.id, contest.season)
    return {round_of[match.pair_id or 0] for match in every if match.state is MatchState.RUNNING}


def begin_pair(
    connection: Connection, pair_id: int, channel_id: int, message_id: int | None, now: datetime
) -> Sequence[Match]:
    """Begin the matches of a pair in a channel, of two with sides swapped; none if they have begun, or are to begin no more.

    ``message_id`` is the message in the contest's channel that tells of them.
    """
    pair = contest_pairs.pair(connection, pair_id)
    contest = contests.by_id(connection, pair.contest_id) if pair else None
    if pair is None or contest is None or contest.state is not ContestState.RUNNING:
        return []
    if contest_pairs.matches_of_pair(connection, pair.id):
        return []
    if contest.ends_at is not None and now >= contest.ends_at:
        contest_pairs.drop_pairs(connection, [pair.id])
        return []
    one, other = players.by_id(connection, pair.one_id), players.by_id(connection, pair.other_id)
    begun = [
        begin(
            connection,
            orange,
            gray,
            Place(contest.guild_id, channel_id),
            edition=contest.edition,
            pace=_pace(contest, pair),
            now=now,
            rated=contest.kind is not ContestKind.ARENA
            and ratings.may_be_rated(connection, one.id, other.id, now),
            loses_on_time=True,
            pair_id=pair.id,
        )
        for orange, gray in ((one, other), (other, one))[: pair.games]
    ]
    if message_id is not None:
        contest_pairs.set_message(connection, pair.id, message_id)
        announcements.put(connection, Announcement(begun[0].id, contest.channel_id, message_id))
    return begun


def _pace(contest: Contest, pair: ContestPair) -> Pace:
    """The time of a pair's matches: in a cup's single one, the decider, it is shorter."""
    is_decider = contest.kind is ContestKind.CUP and pair.games == 1
    return contest.pace.shorter if is_decider else contest.pace
