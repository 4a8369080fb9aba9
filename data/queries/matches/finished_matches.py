"""Queries about the matches that are over, in the order in which they ended, and about what two people have played before."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from itertools import product
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Connection,
    and_,
    bindparam,
    func,
    insert,
    select,
    union_all,
)

from data.queries.matches.match_rows import (
    MATCH,
    SEATS,
    WITH_PLAYERS,
    MatchWithPlayers,
    match_of,
    with_players_of,
)
from data.queries.players import lock_players
from data.queries.tables.columns import written
from data.queries.tables.matches import matches
from data.queries.tables.people import players
from data.queries.tables.standings import match_ends
from data.records.matches import Match, MatchState
from game import Side

_SEAT_OF: Final = {Side.ORANGE: matches.c.orange_id, Side.GRAY: matches.c.gray_id}
#: Matches between people.
_PEOPLE: Final = matches.c.level.is_(None)
_ADD_END = insert(match_ends)
#: As Orange, and as Gray.
_COUNT_RATED = tuple(
    select(func.count())
    .select_from(matches.join(players, players.c.id == theirs))
    .where(
        matches.c.rated,
        mine == bindparam("one_id_"),
        matches.c.created_at > bindparam("since_"),
        (theirs == bindparam("other_id_")) | players.c.discord_id.is_(None),
    )
    for mine, theirs in SEATS
)


#: Matches that ended before a moment, or at it and with a lower id (``moment_of``). Two bounds: the first one an index can search.
ENDED_BEFORE: Final = and_(
    matches.c.changed_at <= bindparam("moment_"),
    (matches.c.changed_at < bindparam("moment_")) | (matches.c.id < bindparam("match_id_")),
)


def _won(against: ColumnElement[bool]) -> CompoundSelect[tuple[int]]:
    """A match that a player has won before another one ended, if there is any."""
    return union_all(
        *(
            select(matches.c.id).where(
                seat == bindparam("player_id_"),
                matches.c.state == written(MatchState.OVER),
                matches.c.winner == side,
                against,
                ENDED_BEFORE,
            )
            for side, seat in _SEAT_OF.items()
        )
    ).limit(1)


_WON_AGAINST_PEOPLE = _won(_PEOPLE)
_WON_AT_LEVELS = _won(
    and_(matches.c.level.is_not(None), matches.c.level.in_(bindparam("levels_", expanding=True)))
)


def latest_of(
    connection: Connection, player_id: int, limit: int, before: tuple[datetime, int] | None = None
) -> Sequence[MatchWithPlayers]:
    """A player's finished matches with both players, the latest first; those before a moment and id, if given.

    Each side is queried by itself, because each has an index; then the latest of both are taken.
    """
    latest = []
    for side in (matches.c.orange_id, matches.c.gray_id):
        query = select(matches.c.id).where(side == player_id, matches.c.state == written(MatchState.OVER))
        if before:
            query = query.where(ENDED_BEFORE)
        latest.append(
            query.order_by(matches.c.changed_at.desc(), matches.c.id.desc()).limit(limit).subquery()
        )
    ids = union_all(*(select(found.c.id) for found in latest))
    query = WITH_PLAYERS.where(matches.c.id.in_(ids))
    query = query.order_by(matches.c.changed_at.desc(), matches.c.id.desc()).limit(limit)
    rows = connection.execute(query, moment_of(*before) if before else {})
    return [with_players_of(row) for row in rows]


def moment_of(moment: datetime, match_id: int) -> dict[str, Any]:
    """The values that ``ENDED_BEFORE`` asks for."""
    return {"moment_": moment, "match_id_": match_id}


def had_won(connection: Connection, player_id: int, match: Match, levels: Collection[int] = ()) -> bool:
    """True if a player had won before a match ended: against the bot at one of these levels, or if there are none, against a person."""
    known = {"player_id_": player_id, **moment_of(match.changed_at, match.id)}
    if not levels:
        return connection.execute(_WON_AGAINST_PEOPLE, known).first() is not None
    return connection.execute(_WON_AT_LEVELS, known | {"levels_": list(levels)}).first() is not None


def latest_with_bot(connection: Connection, player_id: int, limit: int) -> Sequence[Match]:
    """A player's finished matches against the bot, the latest first; by side as ``latest_of``, with indexes of their own."""
    latest = [
        select(matches.c.id)
        .where(side == player_id, matches.c.level.is_not(None), matches.c.state == written(MatchState.OVER))
        .order_by(matches.c.changed_at.desc(), matches.c.id.desc())
        .limit(limit)
        .subquery()
        for side in (matches.c.orange_id, matches.c.gray_id)
    ]
    query = MATCH.where(matches.c.id.in_(union_all(*(select(found.c.id) for found in latest))))
    rows = connection.execute(query.order_by(matches.c.changed_at.desc(), matches.c.id.desc()).limit(limit))
    return [match_of(row) for row in rows]


def have_met(connection: Connection, one_id: int, other_id: int) -> bool:
    """True if two people play or have played a match with each other."""
    states = (MatchState.RUNNING, MatchState.OVER)
    return _is_there(connection, one_id, other_id, *(matches.c.state == written(state) for state in states))


def played_in(connection: Connection, channel_id: int, one_id: int, other_id: int) -> bool:
    """True if a match between two people has been played to its end in a channel, or a thread."""
    here = matches.c.channel_id == channel_id
    return _is_there(connection, one_id, other_id, here & (matches.c.state == written(MatchState.OVER)))


def _is_there(connection: Connection, one_id: int, other_id: int, *conditions: ColumnElement[bool]) -> bool:
    """True if there is a match between two people that meets one of these conditions, each of which has a state: the indexes by player ask for one."""
    found = union_all(
        *(
            select(matches.c.id).where(one == one_id, other == other_id, condition)
            for (one, other), condition in product(SEATS, conditions)
        )
    )
    return connection.execute(found.limit(1)).first() is not None


def count_rated(connection: Connection, one_id: int, other_id: int, since: datetime) -> int:
    """The number of rated matches that a player has begun since a moment with one other, or with forgotten people."""
    known = {"one_id_": one_id, "other_id_": other_id, "since_": since}
    return sum(connection.execute(query, known).scalar_one() for query in _COUNT_RATED)


def add_end(connection: Connection, match: Match, ahead: float) -> None:
    """Store that a match has ended after all others, the server in which it counts, and by how many points who began was ahead."""
    lock_players(connection, match.orange_id, match.gray_id)
    here = None if match.user_installed else match.guild_id
    connection.execute(_ADD_END, {"match_id": match.id, "guild_id": here, "ahead": ahead})


class MatchEnded(NamedTuple):
    """A finished match, the server in which it counted (None: only everywhere), and by how many points who began was ahead."""

    match_id: int
    guild_id: int | None
    ahead: float


def in_order_of_end(connection: Connection) -> Sequence[MatchEnded]:
    """All finished matches, the first to end first."""
    query = select(*(match_ends.c[field] for field in MatchEnded._fields)).order_by(match_ends.c.number)
    return [MatchEnded(*row) for row in connection.execute(query)]
