"""Queries about the notes that players write to their matches, for themselves alone."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, delete, select

from data.queries.tables.matches import match_notes
from data.queries.upserts import store


def of(connection: Connection, player_id: int, match_id: int) -> str:
    """A player's note to a match; empty if there is none."""
    query = select(match_notes.c.note).where(_is(player_id, match_id))
    return connection.execute(query).scalar_one_or_none() or ""


def put(connection: Connection, player_id: int, match_id: int, note: str) -> None:
    """Store a player's note to a match, instead of another; an empty one is none."""
    if note:
        store(connection, match_notes, {"player_id": player_id, "match_id": match_id, "note": note})
    else:
        connection.execute(delete(match_notes).where(_is(player_id, match_id)))


def forget(connection: Connection, player_id: int) -> None:
    """Delete all notes of a player."""
    connection.execute(delete(match_notes).where(match_notes.c.player_id == player_id))


def _is(player_id: int, match_id: int) -> ColumnElement[bool]:
    """True for this player's note to this match."""
    return and_(match_notes.c.player_id == player_id, match_notes.c.match_id == match_id)
