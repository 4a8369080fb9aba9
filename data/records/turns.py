"""Turns that were played, and turns that are planned."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple


class StoredTurn(NamedTuple):
    """A turn played: its notation, the position after it, and the match's version after it.

    A turn that was taken back stays, marked; the turn played instead gets the same number. ``planned``: it was planned ahead.
    """

    match_id: int
    number: int
    notation: str
    position: str
    version: int
    played_at: datetime
    taken_back: bool = False
    planned: bool = False


class PlannedTurn(NamedTuple):
    """A turn in a player's plan: the one to come as ``number`` of the match, of either side, and the position that it leads to.

    It follows its parent, or else what has been played. The plan is a tree: after a turn of the other there is at most one of its player's.
    """

    id: int
    match_id: int
    player_id: int
    parent_id: int | None
    number: int
    notation: str
    position: str
