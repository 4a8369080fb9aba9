"""Queries about who follows which match, and what they have yet to be told of it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update

from data.queries.tables.announcing import follows
from data.queries.tables.columns import written
from data.queries.tables.matches import matches
from data.queries.upserts import store
from data.records.matches import Follow, MatchState

_FOLLOW = select(*(follows.c[field] for field in Follow._fields))


def put(connection: Connection, follow: Follow) -> None:
    """Store that somebody follows a match, or how they do so from now on."""
    store(connection, follows, follow._asdict())
    connection.execute(update(matches).where(matches.c.id == follow.match_id).values(followed=True))


def of(connection: Connection, player_id: int, match_id: int) -> Follow | None:
    """The way in which somebody follows a match; None if they don't."""
    row = connection.execute(_FOLLOW.where(_is(player_id, match_id))).first()
    return Follow(*row) if row else None


def all_of(connection: Connection, player_id: int) -> Sequence[Follow]:
    """All that somebody follows."""
    query = _FOLLOW.where(follows.c.player_id == player_id).order_by(follows.c.match_id)
    return [Follow(*row) for row in connection.execute(query)]


def count_of(connection: Connection, player_id: int) -> int:
    """The number of matches that somebody follows."""
    query = select(func.count()).select_from(follows).where(follows.c.player_id == player_id)
    return connection.execute(query).scalar_one()


def set_due(connection: Connection, match_id: int, *, over: bool) -> None:
    """Store that the followers of a match have yet to be told of a turn, or that it is over."""
    query = update(follows).where(follows.c.match_id == match_id)
    query = query if over else query.where(follows.c.each_turn)
    connection.execute(query.values(due=True))


def matches_with_due(connection: Connection, limit: int) -> Sequence[int]:
    """The ids of the matches of which somebody has yet to be told, once their board has been shown, or they are over."""
    running, over = (matches.c.state == written(each) for each in (MatchState.RUNNING, MatchState.OVER))
    told = or_(and_(running, matches.c.shown_version >= matches.c.board_version), over)
    query = select(follows.c.match_id).join(matches, matches.c.id == follows.c.match_id)
    query = query.where(follows.c.due, told).distinct().order_by(follows.c.match_id)
    return list(connection.execute(query.limit(limit)).scalars())


def due_of(connection: Connection, match_id: int) -> Sequence[int]:
    """The players who have yet to be told of a match."""
    query = select(follows.c.player_id).where(follows.c.match_id == match_id, follows.c.due)
    return list(connection.execute(query.order_by(follows.c.player_id)).scalars())


def set_told(connection: Connection, player_id: int, match_id: int) -> None:
    """Store that somebody has been told of a match."""
    connection.execute(update(follows).where(_is(player_id, match_id)).values(due=False))


def remove(connection: Connection, player_id: int, match_id: int) -> None:
    """Let somebody follow a match no longer."""
    connection.execute(delete(follows).where(_is(player_id, match_id)))


def forget(connection: Connection, player_id: int) -> None:
    """Let somebody follow nothing any longer."""
    connection.execute(delete(follows).where(follows.c.player_id == player_id))


def _is(player_id: int, match_id: int) -> ColumnElement[bool]:
    """True for how this person follows this match."""
    return and_(follows.c.player_id == player_id, follows.c.match_id == match_id)
