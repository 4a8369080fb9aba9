"""Picking a turn step by step: what has been picked, what may be picked next, and what it would do.

A pick is small enough to travel in a custom id, so that no memory of it is needed between two taps.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from game import (
    ENTRIES,
    BegunTurn,
    Event,
    GhostEntered,
    Graduation,
    Kind,
    Played,
    Position,
    Square,
    Stitch,
    Turn,
    parse_square,
    parse_stitch,
    square_name,
    stitch_name,
)


class Pick(NamedTuple):
    """What a player has picked so far; None and () where nothing is."""

    kind: Kind | None = None
    square: Square | None = None
    entry: Stitch | None = None
    graduation: Graduation = ()

    def words(self) -> tuple[str, str, str, str]:
        """The pick as words of a custom id."""
        kind = self.kind.value if self.kind else ""
        square = "" if self.square is None else square_name(self.square)
        entry = "" if self.entry is None else stitch_name(self.entry)
        return kind, square, entry, "".join(map(square_name, self.graduation))

    @classmethod
    def read(cls, kind: str, square: str, entry: str, graduation: str) -> Pick:
        """The pick of such words; ValueError if they are none."""
        return cls(
            Kind(kind) if kind else None,
            parse_square(square) if square else None,
            parse_stitch(entry) if entry else None,
            read_squares(graduation),
        )


def read_squares(text: str) -> Graduation:
    """Squares written one after the other, ``c3d4e5``."""
    return tuple(parse_square(text[start : start + 2]) for start in range(0, len(text), 2))


@dataclass(frozen=True)
class Picking:
    """A pick in its position: the choices there are, those already settled because there is only one answer."""

    position: Position
    pick: Pick

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds in the mover's pool."""
        pool = self.position.pool(self.position.side)
        return tuple(kind for kind in Kind if pool.of(kind))

    @property
    def kind(self) -> Kind:
        """The kind to place: the one picked, else a kitten if there is one."""
        return self.pick.kind if self.pick.kind in self.kinds else self.kinds[0]

    @cached_property
    def squares(self) -> Mapping[Square, BegunTurn]:
        """Each free square with the turn begun there."""
        return {begun.square: begun for begun in self.position.beginnings() if begun.kind is self.kind}

    @property
    def begun(self) -> BegunTurn | None:
        """The turn begun on the square picked, if one is."""
        return None if self.pick.square is None else self.squares.get(self.pick.square)

    @property
    def entries(self) -> tuple[Stitch, ...]:
        """Where the ghost may enter; a winning turn asks nothing."""
        return self.begun.entries if self.begun and not self.begun.outcome else ()

    @property
    def entry(self) -> Stitch | None:
        """Where the ghost enters: the stitch picked, or None to keep it back."""
        return self.pick.entry if self.pick.entry in self.entries else None

    @property
    def graduations(self) -> tuple[Graduation, ...]:
        """What may graduate, where that is a choice."""
        ways = self.begun.graduations if self.begun else ()
        return ways if len(ways) > 1 else ()

    @property
    def turn(self) -> Turn | None:
        """The turn, once nothing is left to pick."""
        ways = self.begun.turns(self.entry) if self.begun else ()
        if len(ways) > 1:
            ways = tuple(way for way in ways if way.graduation == self.pick.graduation)
        return ways[0] if ways else None

    @cached_property
    def played(self) -> Played | None:
        """What the turn would do."""
        return self.position.play(self.turn) if self.turn else None

    @property
    def events(self) -> tuple[Event, ...]:
        """What would happen, as far as it is picked."""
        if self.played:
            return self.played.events
        if self.begun and self.entry is not None:
            return (*self.begun.events, GhostEntered(self.begun.side, ENTRIES[self.entry]))
        return self.begun.events if self.begun else ()
