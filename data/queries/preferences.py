"""Queries about what players have chosen for themselves."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, select

from data.queries.tables import preferences
from data.queries.upserts import store
from data.records import Preferences

_PREFERENCES = select(*(preferences.c[field] for field in Preferences._fields))
_OF = _PREFERENCES.where(preferences.c.player_id == bindparam("player_id_"))
_OF_BOTH = select(preferences.c.player_id, *_PREFERENCES.selected_columns).where(
    preferences.c.player_id.in_([bindparam("one_id_"), bindparam("other_id_")])
)


def of(connection: Connection, player_id: int) -> Preferences:
    """A player's choices; the defaults if they have chosen nothing."""
    row = connection.execute(_OF, {"player_id_": player_id}).one_or_none()
    return Preferences(*row) if row else Preferences()


def of_both(connection: Connection, one_id: int, other_id: int) -> tuple[Preferences, Preferences]:
    """The choices of two players, in one statement; the defaults for one who has chosen nothing."""
    rows = connection.execute(_OF_BOTH, {"one_id_": one_id, "other_id_": other_id})
    known = {player_id: Preferences(*chosen) for player_id, *chosen in rows}
    return known.get(one_id, Preferences()), known.get(other_id, Preferences())


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
