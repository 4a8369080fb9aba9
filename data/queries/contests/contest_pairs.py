"""Queries about the pairs of contests: which two meet in a season, and the matches that they play there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    exists,
    func,
    insert,
    literal_column,
    or_,
    select,
    update,
)

from data.queries.contests.contests import by_id, is_one_of
from data.queries.matches.matches import select_matches
from data.queries.tables.columns import written
from data.queries.tables.contests import contest_pairs, contests
from data.queries.tables.matches import matches
from data.records.contests import Contest, ContestKind, ContestPair, ContestState, PlayedIn
from data.records.matches import Hold, Match, MatchEnd, MatchState, News

#: A pair that is called off is none any more; only its message has still to go.
_CALLED_OFF: Final = contest_pairs.c.games == literal_column("0")
_ANY_PAIR: Final = select(*(contest_pairs.c[name] for name in ContestPair._fields))
_PAIR: Final = _ANY_PAIR.where(~_CALLED_OFF)
_HAS_BEGUN: Final = exists().where(matches.c.pair_id == contest_pairs.c.id)


def pair_up(connection: Connection, pairs: Sequence[ContestPair]) -> None:
    """Store the pairs of a season that begins; their ids are given here."""
    values = [pair._asdict() for pair in pairs]
    for each in values:
        del each["id"]
    connection.execute(insert(contest_pairs), values)


def pair(connection: Connection, pair_id: int) -> ContestPair | None:
    """The pair with this id, if there is one."""
    row = connection.execute(_PAIR.where(contest_pairs.c.id == pair_id)).one_or_none()
    return ContestPair(*row) if row else None


def pairs_of(connection: Connection, contest_id: int, season: int) -> Sequence[ContestPair]:
    """The pairs of a season, in the order in which they begin."""
    query = _PAIR.where(_is_of(contest_id, season)).order_by(contest_pairs.c.round, contest_pairs.c.id)
    return [ContestPair(*row) for row in connection.execute(query)]


def waiting(connection: Connection, contest_id: int, season: int) -> Sequence[ContestPair]:
    """The pairs of a season whose matches have not begun, in the order in which they begin."""
    query = _PAIR.where(_is_of(contest_id, season), ~_HAS_BEGUN)
    rows = connection.execute(query.order_by(contest_pairs.c.round, contest_pairs.c.id))
    return [ContestPair(*row) for row in rows]


def messages_below(connection: Connection, contest: Contest, message_id: int) -> int:
    """The number of pairs of a season whose messages stand below a message of their channel; 0 while some have yet to begin."""
    if waiting(connection, contest.id, contest.season):
        return 0
    query = select(func.count()).where(
        _is_of(contest.id, contest.season), ~_CALLED_OFF, contest_pairs.c.message_id > message_id
    )
    return connection.execute(query).scalar_one()


def set_tried(connection: Connection, pair_id: int) -> None:
    """Store that the message of a pair may have been sent."""
    connection.execute(update(contest_pairs).where(contest_pairs.c.id == pair_id).values(tried=True))


def set_message(connection: Connection, pair_id: int, message_id: int) -> None:
    """Store the message of a pair."""
    query = update(contest_pairs).where(contest_pairs.c.id == pair_id)
    connection.execute(query.values(message_id=message_id))


def drop_pairs(connection: Connection, pair_ids: Sequence[int]) -> None:
    """Let pairs whose matches have not begun begin no more: those whose message may have been sent are called off, the others deleted."""
    dropped = contest_pairs.c.id.in_(pair_ids) & ~_HAS_BEGUN
    connection.execute(update(contest_pairs).where(dropped, contest_pairs.c.tried).values(games=0))
    connection.execute(delete(contest_pairs).where(dropped, ~contest_pairs.c.tried))


def drop_waiting(connection: Connection, contest: Contest, player_id: int | None = None) -> None:
    """Let no waiting pair of a contest's season begin any more, or none of this player's, as ``drop_pairs`` does."""
    found = waiting(connection, contest.id, contest.season)
    mine = [each.id for each in found if player_id in {None, each.one_id, each.other_id}]
    drop_pairs(connection, mine)


def called_off(connection: Connection, kinds: Collection[ContestKind]) -> Sequence[ContestPair]:
    """The pairs of contests of some kinds that are called off, and whose message may still be there."""
    query = _ANY_PAIR.join(contests, contests.c.id == contest_pairs.c.contest_id)
    rows = connection.execute(query.where(_CALLED_OFF, is_one_of(kinds)).order_by(contest_pairs.c.id))
    return [ContestPair(*row) for row in rows]


def forget_called_off(connection: Connection, pair_id: int) -> None:
    """Delete a pair that is called off, once its message is not there."""
    connection.execute(delete(contest_pairs).where(contest_pairs.c.id == pair_id, _CALLED_OFF))


def is_paused(connection: Connection, pair_id: int) -> bool:
    """True if the contest of a pair is paused."""
    query = select(contest_pairs.c.id).join(contests, contests.c.id == contest_pairs.c.contest_id)
    paused = query.where(contest_pairs.c.id == pair_id, contests.c.state == written(ContestState.PAUSED))
    return connection.execute(paused).first() is not None


def with_clock_to_settle(connection: Connection, contest: Contest) -> Sequence[Match]:
    """The running matches of a contest whose clocks run although it is paused, or which it holds although it is not."""
    ids = select(contest_pairs.c.id).where(contest_pairs.c.contest_id == contest.id)
    runs = and_(matches.c.deadline.is_not(None), matches.c.hold.is_(None))
    to_settle = runs if contest.state is ContestState.PAUSED else matches.c.hold == written(Hold.CONTEST)
    is_running = matches.c.state == written(MatchState.RUNNING)
    return select_matches(connection, and_(matches.c.pair_id.in_(ids), is_running, to_settle))


def matches_of(connection: Connection, contest_id: int, season: int) -> Sequence[Match]:
    """The matches of a season that have begun, in order."""
    ids = select(matches.c.id).join(contest_pairs, matches.c.pair_id == contest_pairs.c.id)
    return select_matches(connection, matches.c.id.in_(ids.where(_is_of(contest_id, season))))


def last_change(connection: Connection, contest_id: int, season: int) -> datetime | None:
    """The moment when a match of a season changed last: of one that is over, its end; None if none has begun."""
    query = select(func.max(matches.c.changed_at)).join(
        contest_pairs, matches.c.pair_id == contest_pairs.c.id
    )
    found: datetime | None = connection.execute(query.where(_is_of(contest_id, season))).scalar_one_or_none()
    return found


def matches_of_pair(connection: Connection, pair_id: int) -> Sequence[Match]:
    """The matches of a pair, in order; none before they have begun."""
    return select_matches(connection, matches.c.pair_id == pair_id)


def matches_between(connection: Connection, of: ContestPair) -> Sequence[Match]:
    """The matches of the two of a pair in the same round of the same contest, in order."""
    both = contest_pairs.c.one_id.in_((of.one_id, of.other_id)) & contest_pairs.c.other_id.in_(
        (of.one_id, of.other_id)
    )
    same = _is_of(of.contest_id, of.season) & (contest_pairs.c.round == of.round) & both
    ids = select(matches.c.id).join(contest_pairs, matches.c.pair_id == contest_pairs.c.id).where(same)
    return select_matches(connection, matches.c.id.in_(ids))


def changed_unshown(connection: Connection, contest_id: int) -> Sequence[Match]:
    """The matches that a contest has changed last, and whose places don't show it yet: somebody was out of it, or it was paused or went on."""
    ids = select(contest_pairs.c.id).where(contest_pairs.c.contest_id == contest_id)
    told = [written(news) for news in (News.CONTEST_PAUSED, News.CONTEST_WENT_ON)]
    changed = or_(
        matches.c.ending == written(MatchEnd.LEFT_CONTEST),
        and_(matches.c.state == written(MatchState.RUNNING), matches.c.news.in_(told)),
    )
    unshown = matches.c.shown_version < matches.c.version
    return select_matches(connection, and_(matches.c.pair_id.in_(ids), changed, unshown))


def in_arena_matches(connection: Connection, since: datetime) -> set[int]:
    """The ids of the people who play a match of an arena, or are to begin one; of arenas that ended before a moment, nobody."""
    is_played = exists().where(
        matches.c.pair_id == contest_pairs.c.id, matches.c.state == written(MatchState.RUNNING)
    )
    is_to_begin = and_(contests.c.state == written(ContestState.RUNNING), ~_HAS_BEGUN)
    query = (
        select(contest_pairs.c.one_id, contest_pairs.c.other_id)
        .join(contests, contests.c.id == contest_pairs.c.contest_id)
        .where(is_one_of([ContestKind.ARENA]), contests.c.ends_at > since, or_(is_played, is_to_begin))
    )
    return {player_id for pair in connection.execute(query) for player_id in pair}


def played_in(connection: Connection, match: Match) -> PlayedIn | None:
    """The contest in which a match is played, and its pair there; None if it is played in none."""
    found = pair(connection, match.pair_id) if match.pair_id is not None else None
    contest = by_id(connection, found.contest_id) if found else None
    return PlayedIn(contest, found) if contest and found else None


def _is_of(contest_id: int, season: int) -> ColumnElement[bool]:
    return (contest_pairs.c.contest_id == contest_id) & (contest_pairs.c.season == season)
