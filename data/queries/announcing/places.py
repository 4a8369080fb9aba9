"""Queries about matches whose place is gone, or closed to the bot, until their players have been told."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, select, update

from data.queries.tables.columns import written
from data.queries.tables.matches import matches
from data.records.matches import Match, MatchState, PlaceLoss

_RUNNING = matches.c.state == written(MatchState.RUNNING)
_DUE = matches.c.place_lost == written(PlaceLoss.DUE)


def _kept_in(guild_id: int, channel_id: int) -> ColumnElement[bool]:
    """True for the running matches in a channel of a server that have not lost it before."""
    return and_(
        matches.c.guild_id == guild_id,
        matches.c.channel_id == channel_id,
        matches.c.user_installed.is_(False),
        matches.c.place_lost.is_(None),
        _RUNNING,
    )


def has_matches(connection: Connection, guild_id: int, channel_id: int) -> bool:
    """True if a running match has its place in a channel of a server."""
    query = select(matches.c.id).where(_kept_in(guild_id, channel_id)).limit(1)
    return connection.execute(query).first() is not None


def close(connection: Connection, guild_id: int, channel_id: int) -> None:
    """Store that a channel of a server is gone or locked, which the players in it have yet to be told."""
    connection.execute(update(matches).where(_kept_in(guild_id, channel_id)).values(place_lost=PlaceLoss.DUE))


def lose(connection: Connection, match: Match) -> None:
    """Store that a match could not be shown in its place, which its players have yet to be told, once."""
    query = update(matches).where(_as_seen(match), matches.c.place_lost.is_(None), _RUNNING)
    connection.execute(query.values(place_lost=PlaceLoss.DUE))


def due(connection: Connection, limit: int) -> Sequence[int]:
    """The ids of the running matches whose players have yet to be told."""
    query = select(matches.c.id).where(_DUE, _RUNNING)
    return list(connection.execute(query.order_by(matches.c.id).limit(limit)).scalars())


def told(connection: Connection, match: Match) -> None:
    """Store that the players were told of a match as it was; if it has gone on meanwhile, they are told of that."""
    query = update(matches).where(_as_seen(match), matches.c.version == match.version, _DUE)
    connection.execute(query.values(place_lost=PlaceLoss.TOLD))


def _as_seen(match: Match) -> ColumnElement[bool]:
    """True for this match, unless it was moved since."""
    return and_(matches.c.id == match.id, matches.c.relocations == match.delivery.relocations)
