"""Queries about the turns of matches, and those planned ahead. What every turn needs is built once, as in ``data.matches``."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import BindParameter, Connection, bindparam, delete, func, insert, select, update

from data.queries.tables.matches import planned_turns, turns
from data.records.turns import PlannedTurn, StoredTurn

_TURN: Final = select(*(turns.c[field] for field in StoredTurn._fields))
_MATCH_ID: Final[BindParameter[int]] = bindparam("match_id_")
_OF: Final = _TURN.where(turns.c.match_id == _MATCH_ID, turns.c.taken_back.is_(False))
_LAST: Final = _OF.order_by(turns.c.version.desc()).limit(bindparam("count_"))
_IN_ORDER: Final = _OF.order_by(turns.c.version)
_COUNT_POSITION: Final = select(func.count()).where(
    turns.c.match_id == _MATCH_ID,
    turns.c.position == bindparam("position_"),
    turns.c.taken_back.is_(False),
)
_ADD: Final = insert(turns)
_PLANNED: Final = select(*(planned_turns.c[field] for field in PlannedTurn._fields)).order_by(
    planned_turns.c.id
)


def of(connection: Connection, match_id: int) -> Sequence[StoredTurn]:
    """Every turn of a match, without those taken back, in order."""
    return [StoredTurn(*row) for row in connection.execute(_IN_ORDER, {"match_id_": match_id})]


def last_of(connection: Connection, match_id: int, count: int) -> Sequence[StoredTurn]:
    """The last few turns of a match, without those taken back, oldest first."""
    rows = connection.execute(_LAST, {"match_id_": match_id, "count_": count})
    return [StoredTurn(*row) for row in rows][::-1]


def all_of(connection: Connection, match_id: int) -> Sequence[StoredTurn]:
    """Every turn of a match, also those taken back, in the order they were played."""
    query = _TURN.where(turns.c.match_id == match_id).order_by(turns.c.version)
    return [StoredTurn(*row) for row in connection.execute(query)]


def count_position(connection: Connection, match_id: int, position: str) -> int:
    """The number of turns of a match that have led to a position, without those taken back."""
    return connection.execute(_COUNT_POSITION, {"match_id_": match_id, "position_": position}).scalar_one()


def number_of_latest(connection: Connection, match_id: int) -> int:
    """The number of the turn that was stored last in a match, also if it was taken back; 0 if there is none."""
    query = select(turns.c.number).where(turns.c.match_id == match_id).order_by(turns.c.version.desc())
    return connection.execute(query.limit(1)).scalar_one_or_none() or 0


def add(connection: Connection, turn: StoredTurn) -> None:
    """Store a turn played."""
    connection.execute(_ADD, turn._asdict())


def take_back(connection: Connection, match_id: int, kept: int) -> None:
    """Mark every turn after the first ``kept`` as taken back."""
    query = update(turns).where(turns.c.match_id == match_id, turns.c.number > kept).values(taken_back=True)
    connection.execute(query)


def planned_in(connection: Connection, match_id: int) -> Sequence[PlannedTurn]:
    """The turns that both players of a match have planned, in the order in which they did."""
    query = _PLANNED.where(planned_turns.c.match_id == match_id)
    return [PlannedTurn(*row) for row in connection.execute(query)]


def planned_by(connection: Connection, player_id: int) -> Sequence[PlannedTurn]:
    """The turns that a player has planned in all their matches."""
    query = _PLANNED.where(planned_turns.c.player_id == player_id)
    return [PlannedTurn(*row) for row in connection.execute(query)]


def plan(connection: Connection, turn: PlannedTurn) -> PlannedTurn:
    """Store a turn that is planned; returns it with its id."""
    values = turn._asdict()
    del values["id"]
    query = insert(planned_turns).values(values).returning(planned_turns.c.id)
    return turn._replace(id=connection.execute(query).scalar_one())


def unplan(connection: Connection, ids: Collection[int]) -> None:
    """Delete planned turns."""
    connection.execute(delete(planned_turns).where(planned_turns.c.id.in_(ids)))


def forget(connection: Connection, player_id: int) -> None:
    """Delete all that a player has planned."""
    connection.execute(delete(planned_turns).where(planned_turns.c.player_id == player_id))
