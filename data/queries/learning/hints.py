"""Queries about hints: in which positions of a match somebody has asked for one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from sqlalchemy import Connection, bindparam, func, select

from data.queries.tables.learning import hints
from data.queries.upserts import add_if_new
from game import Side

_COUNTS = (
    select(hints.c.side, func.count())
    .where(hints.c.match_id == bindparam("match_id_"))
    .group_by(hints.c.side)
)

_COUNTS_OF = (
    select(hints.c.match_id, hints.c.side, func.count())
    .where(hints.c.match_id.in_(bindparam("match_ids_", expanding=True)))
    .group_by(hints.c.match_id, hints.c.side)
)


def counts(connection: Connection, match_id: int) -> Mapping[Side, int]:
    """The number of hints that each side has had in a match."""
    rows = connection.execute(_COUNTS, {"match_id_": match_id}).all()
    return {row[0]: row[1] for row in rows}


def counts_of(connection: Connection, match_ids: Sequence[int]) -> Mapping[int, Mapping[Side, int]]:
    """The same of several matches, by their ids; a match without hints is left out."""
    found: dict[int, dict[Side, int]] = {}
    for match_id, side, count in connection.execute(_COUNTS_OF, {"match_ids_": list(match_ids)}).all():
        found.setdefault(match_id, {})[side] = count
    return found


def add(connection: Connection, match_id: int, position: str, side: Side, now: datetime) -> bool:
    """Count a hint in a position of a match, once; returns whether it is new there."""
    row = {"match_id": match_id, "position": position, "side": side, "asked_at": now}
    return add_if_new(connection, hints, row)


def all_of(connection: Connection, match_id: int, side: Side) -> Sequence[tuple[str, datetime]]:
    """The positions in which a side has asked for a hint, and when, in order."""
    query = select(hints.c.position, hints.c.asked_at).where(
        hints.c.match_id == match_id, hints.c.side == side
    )
    rows = connection.execute(query.order_by(hints.c.asked_at)).all()
    return [(row[0], row[1]) for row in rows]
