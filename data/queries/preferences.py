"""Queries about what players have chosen for themselves, and whom they have blocked."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, bindparam, delete, or_, select, update

from data.queries.players import lock_players
from data.queries.tables.people import blocks, players, preferences
from data.queries.upserts import add_if_new, store
from data.records.people import Player, Preferences

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


def block(connection: Connection, blocker_id: int, blocked_id: int) -> bool:
    """Store that one player blocks another; False if they did already."""
    lock_players(connection, blocker_id, blocked_id)
    return add_if_new(connection, blocks, {"blocker_id": blocker_id, "blocked_id": blocked_id})


def unblock(connection: Connection, blocker_id: int, blocked_id: int) -> bool:
    """Store that one player blocks another no more; False if they did not."""
    query = delete(blocks).where(blocks.c.blocker_id == blocker_id, blocks.c.blocked_id == blocked_id)
    return connection.execute(query).rowcount == 1


def blockers(connection: Connection, one_id: int, other_id: int) -> frozenset[int]:
    """Those of two players who block the other."""
    query = select(blocks.c.blocker_id).where(
        or_(
            (blocks.c.blocker_id == one_id) & (blocks.c.blocked_id == other_id),
            (blocks.c.blocker_id == other_id) & (blocks.c.blocked_id == one_id),
        )
    )
    return frozenset(connection.execute(query).scalars())


def blocked_by(connection: Connection, player_id: int) -> Sequence[Player]:
    """The players whom a player blocks, by name."""
    query = select(*(players.c[field] for field in Player._fields))
    query = query.join(blocks, blocks.c.blocked_id == players.c.id).where(blocks.c.blocker_id == player_id)
    return [Player(*row) for row in connection.execute(query.order_by(players.c.name, players.c.id))]


def daily_due(connection: Connection, now: datetime, limit: int) -> Sequence[int]:
    """The players whose one message a day is due, who has waited longest first."""
    query = select(preferences.c.player_id).where(preferences.c.daily_due <= now)
    return list(connection.execute(query.order_by(preferences.c.daily_due).limit(limit)).scalars())


def set_daily_due(connection: Connection, player_id: int, due: datetime | None) -> None:
    """Store when a player's next message is due; None: they get none."""
    connection.execute(update(preferences).where(preferences.c.player_id == player_id).values(daily_due=due))


def call_due(connection: Connection, now: datetime, limit: int) -> Sequence[int]:
    """The players who are to be called to the daily puzzle by now, who has waited longest first."""
    query = select(preferences.c.player_id).where(preferences.c.call_due <= now)
    return list(connection.execute(query.order_by(preferences.c.call_due).limit(limit)).scalars())


def forget(connection: Connection, player_id: int) -> None:
    """Delete what a player has chosen, whom they block, and who blocks them."""
    connection.execute(delete(preferences).where(preferences.c.player_id == player_id))
    for side in (blocks.c.blocker_id, blocks.c.blocked_id):
        connection.execute(delete(blocks).where(side == player_id))
