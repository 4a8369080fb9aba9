"""Turns as they were played, found again by how they are stored.

A match is loaded for each turn, and its last turn replayed to show it and to check the record. Mostly that one was
played a moment ago.
"""

from __future__ import annotations

from typing import Final

from game import Played, Position

#: How many turns are kept: 3 MiB. When there are so many, all are forgotten, and played again when they are needed.
_KEPT: Final = 1024

#: By the position before a turn, and the turn, as they are written. It is the same whoever plays it, and whenever.
_played: Final[dict[tuple[str, str], Played]] = {}


def replay(before: str, notation: str) -> Played:
    """A stored turn, played again in the position before it; ValueError if it can't be."""
    played = _played.get((before, notation))
    if played is None:
        position = Position.parse(before)
        played = position.play(position.parse_turn(notation))
        keep(before, notation, played)
    return played


def keep(before: str, notation: str, played: Played) -> None:
    """Remember a turn as it was played, by how it will be stored."""
    if len(_played) >= _KEPT:
        _played.clear()
    _played[before, notation] = played
