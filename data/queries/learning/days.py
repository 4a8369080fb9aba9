"""Queries about the days of daily puzzles: when the bot was there, and which servers want one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, select

from data.queries.tables.guilds import guilds
from data.queries.tables.learning import puzzle_days
from data.queries.upserts import store


def hours(connection: Connection) -> Mapping[int, int]:
    """The hours in which the bot was there, as bits, by day."""
    return dict(map(tuple, connection.execute(select(puzzle_days.c.day, puzzle_days.c.hours))))


def hours_of(connection: Connection, day: int) -> int:
    """The hours of one day in which the bot was there, as bits."""
    query = select(puzzle_days.c.hours).where(puzzle_days.c.day == day)
    return connection.execute(query).scalar_one_or_none() or 0


def set_hours(connection: Connection, day: int, hours: int) -> None:
    """Store the hours of a day in which the bot was there."""
    store(connection, puzzle_days, {"day": day, "hours": hours})


def guilds_awaiting(connection: Connection, day: int, unseen: int) -> Sequence[int]:
    """The servers, by id, that have a channel for the daily puzzle, have not got this day's, and left at most so many ``unseen``."""
    query = select(guilds.c.id).where(
        guilds.c.puzzle_channel_id.is_not(None),
        guilds.c.left_at.is_(None),
        guilds.c.puzzle_day < day,
        guilds.c.puzzle_unseen <= unseen,
    )
    return list(connection.execute(query).scalars())
