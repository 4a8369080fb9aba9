"""Queries about what players have chosen for themselves."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, select

from data.queries.tables import preferences
from data.queries.upserts import store
from data.records import Preferences

_PREFERENCES = select(*(preferences.c[field] for field in Preferences._fields))
_OF = _PREFERENCES.where(preferences.c.player_id == bindparam("player_id_"))


def of(connection: Connection, player_id: int) -> Preferences:
    """A player's choices; the defaults if they have chosen nothing."""
    row = connection.execute(_OF, {"player_id_": player_id}).one_or_none()
    return Preferences(*row) if row else Preferences()


def one_keeps_off(connection: Connection, *player_ids: int) -> bool:
    """True if one of these players keeps off the leaderboards."""
    found = select(preferences.c.player_id).where(
        preferences.c.player_id.in_(player_ids), preferences.c.unlisted
    )
    return connection.execute(found.limit(1)).first() is not None


def save(connection: Connection, player_id: int, chosen: Preferences) -> None:
    """Store what a player has chosen."""
    store(connection, preferences, {"player_id": player_id, **chosen._asdict()})


def forget(connection: Connection, player_id: int) -> None:
    """Delete what a player has chosen."""
    connection.execute(delete(preferences).where(preferences.c.player_id == player_id))
