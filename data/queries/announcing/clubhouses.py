"""Queries about servers' clubhouses: their channels, what is posted there, and the results that wait to be told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, bindparam, delete, select, update

from data.queries.tables.guilds import clubhouses, guilds, queued_results
from data.queries.upserts import store
from data.records.guilds import Clubhouse, QueuedResult

_CLUBHOUSE = select(*(clubhouses.c[field] for field in Clubhouse._fields))
_BY_ID = _CLUBHOUSE.where(clubhouses.c.guild_id == bindparam("guild_id_"))
_QUEUED = select(*(queued_results.c[field] for field in QueuedResult._fields))
#: The servers whose clubhouse has a channel, and that have not removed the bot.
_OPEN = (
    select(clubhouses.c.guild_id)
    .outerjoin(guilds, guilds.c.id == clubhouses.c.guild_id)
    .where(clubhouses.c.channel_id > 0, guilds.c.left_at.is_(None))
)


def of_guild(connection: Connection, guild_id: int | None) -> Clubhouse | None:
    """A server's clubhouse; None if it has none, or its channel is gone."""
    found = stored(connection, guild_id)
    return found if found and found.channel_id is not None else None


def stored(connection: Connection, guild_id: int | None) -> Clubhouse | None:
    """A server's clubhouse as it is stored, also one without a channel; None if nothing is."""
    row = connection.execute(_BY_ID, {"guild_id_": guild_id}).first()
    return Clubhouse(*row) if row else None


def save(connection: Connection, guild_id: int, clubhouse: Clubhouse) -> None:
    """Store a server's clubhouse."""
    store(connection, clubhouses, {"guild_id": guild_id, **clubhouse._asdict()})


def with_board(connection: Connection) -> Mapping[int, bool]:
    """The servers whose clubhouse keeps a board of the house, each with whether there is one already."""
    there = clubhouses.c.board_message_id.is_not(None)
    found = connection.execute(_OPEN.add_columns(there).where(clubhouses.c.board))
    return {guild_id: bool(has_one) for guild_id, has_one in sorted(map(tuple, found))}


def awaiting_week(connection: Connection, week: int, hour: int) -> Sequence[int]:
    """The servers whose clubhouse has yet to tell a week, by its number, and wants that at this hour or before."""
    due = _OPEN.where(clubhouses.c.week, clubhouses.c.week_told < week, clubhouses.c.week_hour <= hour)
    return sorted(connection.execute(due).scalars())


def awaiting_season(connection: Connection, season: int) -> Sequence[int]:
    """The servers whose clubhouse has yet to tell how a season ended, by its number."""
    due = _OPEN.where(clubhouses.c.season, clubhouses.c.season_told < season)
    return sorted(connection.execute(due).scalars())


def queue(connection: Connection, result: QueuedResult) -> None:
    """Store that a result is to be told."""
    store(connection, queued_results, result._asdict())


def with_results(connection: Connection) -> Sequence[int]:
    """The servers whose clubhouse has results to tell."""
    # Every id is greater than 0; so it is said, the index is searched, not read from its beginning.
    query = select(queued_results.c.guild_id).where(queued_results.c.guild_id > 0).distinct()
    return list(connection.execute(query).scalars())


def queued(connection: Connection, guild_id: int) -> Sequence[QueuedResult]:
    """The results that a server's clubhouse has yet to tell, in the order of their matches."""
    query = _QUEUED.where(queued_results.c.guild_id == guild_id).order_by(queued_results.c.match_id)
    return [QueuedResult(*row) for row in connection.execute(query)]


def set_batch(connection: Connection, match_ids: Sequence[int], batch: int | None) -> None:
    """Store that results are about to be sent in one message; None: that they are not."""
    chosen = queued_results.c.match_id.in_(match_ids)
    connection.execute(update(queued_results).where(chosen).values(batch=batch))


def drop(connection: Connection, match_ids: Sequence[int]) -> None:
    """Forget results: they have been told, or are told no more."""
    connection.execute(delete(queued_results).where(queued_results.c.match_id.in_(match_ids)))
