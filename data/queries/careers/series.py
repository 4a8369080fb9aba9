"""Queries about series: several matches that make one result."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from data.queries.tables.matches import series
from data.records.matches import Games, Series


def add(connection: Connection, games: Games) -> Series:
    """Store a new series and return it with its id."""
    added = connection.execute(insert(series).values(games=games).returning(series.c.id))
    return Series(added.scalar_one(), games)


def by_id(connection: Connection, series_id: int) -> Series:
    """The series with this id."""
    return Series(
        *connection.execute(select(series.c.id, series.c.games).where(series.c.id == series_id)).one()
    )
