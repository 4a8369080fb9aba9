"""Queries about contests: the contests themselves, who is in which season, and who has won."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from data.queries.tables.columns import written
from data.queries.tables.contests import contest_entries, contest_pairs, contests
from data.queries.tables.guilds import queued_results
from data.queries.tables.matches import matches
from data.queries.tables.people import players, preferences
from data.queries.upserts import store
from data.records.contests import (
    NOWHERE,
    Contest,
    ContestEntry,
    ContestKind,
    ContestState,
    EntryState,
)
from data.records.matches import MatchState
from data.records.people import Player

_CONTEST: Final = select(*(contests.c[name] for name in Contest._fields))
_ENTRY: Final = select(*(contest_entries.c[name] for name in ContestEntry._fields))
_IS_KEPT_OUT: Final = contest_entries.c.division.is_(None) & (
    contest_entries.c.state == written(EntryState.REMOVED)
)
_GOES_ON: Final = contests.c.state != written(ContestState.ENDED)
#: In the words of their indexes, which are not used for others.
_UNSAID: Final = text("unsaid")
#: A match of it that has ended since then has its last board, or its result in the clubhouse, yet to be shown.
_IS_TOLD_LATER: Final = exists().where(
    contest_pairs.c.contest_id == contests.c.id,
    matches.c.pair_id == contest_pairs.c.id,
    matches.c.state == written(MatchState.OVER),
    matches.c.changed_at > bindparam("since_"),
    or_(
        matches.c.shown_version < matches.c.version,
        exists().where(queued_results.c.match_id == matches.c.id),
    ),
)
_TO_TELL: Final = text("(state <> 'ended' OR message_id IS NOT NULL)")
#: Whoever is out of a league has won nothing, also where everybody is; an arena's first may have gone before its end.
_IS_FIRST: Final = (contest_entries.c.place == 1) & (
    (contests.c.kind != written(ContestKind.LEAGUE)) | (contest_entries.c.state == written(EntryState.IN))
)
_WON: Final = (
    select(contests.c.kind, func.count())
    .join(contest_entries, contest_entries.c.contest_id == contests.c.id)
    .where(
        contest_entries.c.player_id == bindparam("player_id_"),
        _IS_FIRST,
        contests.c.guild_id == bindparam("guild_id_"),
    )
    .group_by(contests.c.kind)
)


def add(connection: Connection, contest: Contest) -> Contest:
    """Store a new contest and return it with its id."""
    values = contest._asdict()
    del values["id"]
    added = connection.execute(insert(contests).values(values).returning(contests.c.id)).scalar_one()
    return contest._replace(id=added)


def save(connection: Connection, contest: Contest) -> Contest:
    """Store what a contest is now."""
    connection.execute(update(contests).where(contests.c.id == contest.id).values(contest._asdict()))
    return contest


def by_id(connection: Connection, contest_id: int) -> Contest | None:
    """The contest with this id, if there is one."""
    row = connection.execute(_CONTEST.where(contests.c.id == contest_id)).one_or_none()
    return Contest(*row) if row else None


def of_guild(connection: Connection, guild_id: int) -> Sequence[Contest]:
    """The contests of a server that go on, in the order in which they were announced."""
    query = _CONTEST.where(contests.c.guild_id == guild_id, _GOES_ON).order_by(contests.c.id)
    return [Contest(*row) for row in connection.execute(query)]


def with_message(connection: Connection, kinds: Collection[ContestKind]) -> Sequence[int]:
    """The ids of all contests of some kinds whose message may have something to tell: those that go on, and those whose message has yet to tell their end."""
    told = and_(is_one_of(kinds), _TO_TELL)
    return list(connection.execute(select(contests.c.id).where(told).order_by(contests.c.id)).scalars())


def unsaid(
    connection: Connection, kinds: Collection[ContestKind], since: datetime | None = None
) -> Sequence[int]:
    """The ids of the contests of some kinds that are over, or a season of which is, which a message has yet to say.

    Without those of which a match that has ended ``since`` then has its last board, or its result in the clubhouse, yet to be shown:
    nobody is told who has won a cup before they are told who has won its final.
    """
    query = select(contests.c.id).where(_UNSAID, is_one_of(kinds)).order_by(contests.c.id)
    if since is None:
        return list(connection.execute(query).scalars())
    return list(connection.execute(query.where(~_IS_TOLD_LATER), {"since_": since}).scalars())


def set_unsaid(connection: Connection, contest_id: int, *, is_unsaid: bool) -> None:
    """Store that a message has yet to say that a contest, or a season of it, is over; or that it has."""
    connection.execute(update(contests).where(contests.c.id == contest_id).values(unsaid=is_unsaid))


def arenas_on(connection: Connection, until: datetime) -> Sequence[int]:
    """The ids of the arenas that run, or begin until a moment."""
    is_on = or_(contests.c.state == written(ContestState.RUNNING), contests.c.due_at <= until)
    query = select(contests.c.id).where(contests.c.due_at.is_not(None), is_one_of([ContestKind.ARENA]), is_on)
    return list(connection.execute(query).scalars())


def enter(connection: Connection, entry: ContestEntry) -> None:
    """Store somebody's entry, or how it is now."""
    store(connection, contest_entries, entry._asdict())


def withdraw(connection: Connection, contest_id: int, season: int, player_id: int) -> None:
    """Delete somebody's entry in a season that has not begun."""
    connection.execute(delete(contest_entries).where(_is_entry(contest_id, season, player_id)))


class Entrant(NamedTuple):
    """Somebody in a season, with their player."""

    entry: ContestEntry
    player: Player


def entrants(connection: Connection, contest_id: int, season: int) -> Sequence[Entrant]:
    """Everybody in a season: by their divisions and seeds and, before it begins, in the order in which they joined, without those whom a moderator has taken out."""
    return _entrants(connection, contest_id, season, ~_IS_KEPT_OUT)


def kept_out(connection: Connection, contest_id: int, season: int) -> Sequence[Player]:
    """Everybody whom a moderator has taken out of a season before it began, in the order in which they had joined."""
    return [each.player for each in _entrants(connection, contest_id, season, _IS_KEPT_OUT)]


def _entrants(
    connection: Connection, contest_id: int, season: int, wanted: ColumnElement[bool]
) -> Sequence[Entrant]:
    query = (
        _ENTRY.add_columns(*(players.c[name] for name in Player._fields))
        .join(players, players.c.id == contest_entries.c.player_id)
        .where(contest_entries.c.contest_id == contest_id, contest_entries.c.season == season)
        .where(wanted)
        .order_by(
            contest_entries.c.division,
            contest_entries.c.seed,
            contest_entries.c.joined_at,
            contest_entries.c.player_id,
        )
    )
    width = len(ContestEntry._fields)
    return [
        Entrant(ContestEntry(*row[:width]), Player(*row[width:])) for row in connection.execute(query).all()
    ]


def entry(connection: Connection, contest_id: int, season: int, player_id: int) -> ContestEntry | None:
    """Somebody's entry in a season, if they have one."""
    row = connection.execute(_ENTRY.where(_is_entry(contest_id, season, player_id))).one_or_none()
    return ContestEntry(*row) if row else None


def entries_in(
    connection: Connection, contest_id: int, season: int, player_ids: Sequence[int]
) -> Sequence[ContestEntry]:
    """The entries of some people in a season."""
    theirs = contest_entries.c.player_id.in_(player_ids)
    of_season = (contest_entries.c.contest_id == contest_id) & (contest_entries.c.season == season)
    return [ContestEntry(*row) for row in connection.execute(_ENTRY.where(of_season, theirs))]


def entries_of(connection: Connection, player_id: int) -> Sequence[ContestEntry]:
    """All seasons of contests in which somebody is or was."""
    query = _ENTRY.where(contest_entries.c.player_id == player_id)
    rows = connection.execute(query.order_by(contest_entries.c.contest_id, contest_entries.c.season))
    return [ContestEntry(*row) for row in rows]


def won(connection: Connection, player_id: int, guild_id: int) -> Mapping[ContestKind, int]:
    """The number of times somebody was first in a server's contests, by kind: in a division of a league, in a cup, in an arena."""
    found = connection.execute(_WON, {"player_id_": player_id, "guild_id_": guild_id})
    return {kind: times for kind, times in found}  # noqa: C416 - mypy can't tell what a row holds


class ContestWinner(NamedTuple):
    """Somebody who was first in a contest: in a season of a league, in one of its divisions; others may know of no division."""

    contest: Contest
    season: int
    division: int | None
    player: Player


def winners(connection: Connection, guild_id: int, limit: int) -> Sequence[ContestWinner]:
    """The first ones of a server's contests, the contest announced last first; of a league, those of the last season that is over.

    Whoever keeps off the leaderboards is left out.
    """
    earlier = contest_entries.alias()
    last = (
        select(func.max(earlier.c.season))
        .where(earlier.c.contest_id == contests.c.id, earlier.c.place.is_not(None))
        .scalar_subquery()
    )
    unlisted = exists().where(preferences.c.player_id == players.c.id, preferences.c.unlisted)
    query = (
        _CONTEST.add_columns(contest_entries.c.season, contest_entries.c.division)
        .add_columns(*(players.c[name] for name in Player._fields))
        .join(contest_entries, contest_entries.c.contest_id == contests.c.id)
        .join(players, players.c.id == contest_entries.c.player_id)
        .where(contests.c.guild_id == guild_id, _IS_FIRST, ~unlisted)
        .where(contest_entries.c.season == last)
        .order_by(contests.c.id.desc(), contest_entries.c.division)
        .limit(limit)
    )
    width = len(Contest._fields)
    return [
        ContestWinner(Contest(*row[:width]), row[width], row[width + 1], Player(*row[width + 2 :]))
        for row in connection.execute(query).all()
    ]


def of_pairs(connection: Connection, pair_ids: Sequence[int]) -> Mapping[int, Contest]:
    """The contests of some pairs, by the pairs' ids."""
    query = _CONTEST.add_columns(contest_pairs.c.id).join(
        contest_pairs, contest_pairs.c.contest_id == contests.c.id
    )
    rows = connection.execute(query.where(contest_pairs.c.id.in_(pair_ids)))
    return {row[-1]: Contest(*row[:-1]) for row in rows}


def forget(connection: Connection, player_id: int) -> None:
    """Delete somebody's entries in seasons that have not begun; in others they stay, as an unknown player who has left."""
    theirs = contest_entries.c.player_id == player_id
    connection.execute(delete(contest_entries).where(theirs, contest_entries.c.division.is_(None)))
    connection.execute(
        update(contest_entries)
        .where(theirs, contest_entries.c.state == written(EntryState.IN))
        .values(state=EntryState.LEFT)
    )


def set_due_of_match(connection: Connection, match_id: int) -> None:
    """Store that a match is played no more, because it has ended or was quarantined: its contest, if it runs, has something to do."""
    of_match = (
        select(contest_pairs.c.contest_id)
        .join(matches, matches.c.pair_id == contest_pairs.c.id)
        .where(matches.c.id == match_id)
        .scalar_subquery()
    )
    query = update(contests).where(
        contests.c.id == of_match, contests.c.state == written(ContestState.RUNNING)
    )
    connection.execute(query.values(due_at=contests.c.created_at))


def due(connection: Connection, now: datetime, kinds: Collection[ContestKind]) -> Sequence[Contest]:
    """The contests of some kinds that have a channel, and something to do by now; a league or a cup that runs has it at once, also if the clock was set back since.

    An arena whose time is over is due also without a channel.
    """
    query = _CONTEST.where(is_one_of(kinds), _is_due(now)).order_by(contests.c.due_at, contests.c.id)
    return [Contest(*row) for row in connection.execute(query)]


def due_by_id(connection: Connection, contest_id: int, now: datetime) -> Contest | None:
    """The contest with this id, if it is one of those that ``due`` finds."""
    row = connection.execute(_CONTEST.where(contests.c.id == contest_id, _is_due(now))).one_or_none()
    return Contest(*row) if row else None


def set_untold(connection: Connection) -> None:
    """Store that nothing is known of what the messages of contests say, and that those of pairs may have been sent."""
    connection.execute(update(contests).values(told=""))
    connection.execute(update(contest_pairs).values(tried=True))


def _is_entry(contest_id: int, season: int, player_id: int) -> ColumnElement[bool]:
    return and_(
        contest_entries.c.contest_id == contest_id,
        contest_entries.c.season == season,
        contest_entries.c.player_id == player_id,
    )


def _is_due(now: datetime) -> ColumnElement[bool]:
    # An arena that runs has a moment at which it ends.
    at_once = and_(contests.c.state == written(ContestState.RUNNING), contests.c.ends_at.is_(None))
    by_now = or_(contests.c.due_at <= now, at_once)
    somewhere = or_(contests.c.channel_id != NOWHERE, contests.c.ends_at <= now)
    return and_(contests.c.due_at.is_not(None), by_now, somewhere)


def is_one_of(kinds: Collection[ContestKind]) -> ColumnElement[bool]:
    """True for a contest of one of these kinds."""
    return contests.c.kind.in_([written(kind) for kind in kinds])
