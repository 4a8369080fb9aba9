"""The matches of a pair in a contest: which pair is next, and how its matches begin."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection

from data import Announcement, Match, Pace, Player
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
    """The next pair of a contest to begin; None if there is none now.

    It is stored that its message may have been sent from now on.
    """
    contest = contests.by_id(connection, contest_id)
    if contest is None or contest.state is not ContestState.RUNNING or contest.channel_id == NOWHERE:
        return None
    waiting = contest_pairs.waiting(connection, contest.id, contest.season)
    if not waiting:
        return None
    pair = waiting[0]
    contest_pairs.set_tried(connection, pair.id)
    one, other = players.by_id(connection, pair.one_id), players.by_id(connection, pair.other_id)
    return PairToBegin(contest, pair, one, other, _is_level(connection, contest, pair))


def _is_level(connection: Connection, contest: Contest, pair: ContestPair) -> bool:
    """True if both matches of a cup's tie are over, so that a single one decides."""
    if contest.kind is not ContestKind.CUP or pair.games > 1:
        return False
    return len(list(encounters_of(contest_pairs.matches_between(connection, pair)))) > 1


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
