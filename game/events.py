"""The events of a turn, in order, as small values: enough to draw, animate or narrate it from the position before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from game.constants import Constant
from game.geometry import Ghost, Square, Stitch
from game.pieces import Kind, Piece, Side


class Ending(Constant):
    """The ways in which the rules end a match."""

    LINE = "three cats in line"
    EIGHT_CATS = "eight cats on the bed"
    THREE_KITTENS = "three kittens in line"


class Obstacle(Constant):
    """The reasons why a neighbour did not move."""

    PIECE_BEHIND = "a piece behind it"
    CAT_BEFORE_KITTEN = "a kitten does not move a cat"


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece came from its pool to a square."""

    piece: Piece
    square: Square


@dataclass(frozen=True, slots=True)
class Booped:
    """A piece was pushed one square."""

    piece: Piece
    origin: Square
    to: Square


@dataclass(frozen=True, slots=True)
class Fell:
    """A piece was pushed off the bed, back to its owner's pool."""

    piece: Piece
    origin: Square


@dataclass(frozen=True, slots=True)
class Blocked:
    """A neighbour stayed where it was."""

    piece: Piece
    square: Square
    obstacle: Obstacle


@dataclass(frozen=True, slots=True)
class GhostEntered:
    """A ghost came from its pool to an entry stitch."""

    side: Side
    ghost: Ghost


@dataclass(frozen=True, slots=True)
class GhostMoved:
    """A ghost travelled; ``through`` is the stitch of the other ghost it passed, if any."""

    side: Side
    origin: Ghost
    to: Stitch
    through: Stitch | None


@dataclass(frozen=True, slots=True)
class GhostLeft:
    """A ghost travelled off the bed, back to its pool."""

    side: Side
    origin: Ghost


@dataclass(frozen=True, slots=True)
class Scared:
    """A piece jumped over others, away from a ghost: to a square, or off the bed (None)."""

    piece: Piece
    origin: Square
    to: Square | None
    over: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Graduated:
    """Pieces went to their owner's pool, kittens among them as cats; kinds are those before."""

    side: Side
    squares: tuple[Square, ...]
    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class TakenUp:
    """With eight on the bed, one piece went back to its owner's pool as it was."""

    piece: Piece
    square: Square


@dataclass(frozen=True, slots=True)
class Won:
    """The side that moved won, by the pieces on these squares."""

    side: Side
    ending: Ending
    squares: tuple[Square, ...]


Event: TypeAlias = (
    Placed
    | Booped
    | Fell
    | Blocked
    | GhostEntered
    | GhostMoved
    | GhostLeft
    | Scared
    | Graduated
    | TakenUp
    | Won
)

#: An event in which a piece is moved by another, or by a ghost.
Push: TypeAlias = Booped | Fell | Scared


def with_pushes(events: Iterable[Event]) -> Iterator[tuple[Event, list[Push]]]:
    """Each event that is no push, with the pushes it caused (a piece placed and a ghost that glides cause them)."""
    source: Event | None = None
    pushed: list[Push] = []
    for event in events:
        if isinstance(event, Booped | Fell | Scared):
            pushed.append(event)
        elif not isinstance(event, Blocked):
            if source is not None:
                yield source, pushed
            source, pushed = event, []
    if source is not None:
        yield source, pushed


def pushed_from(events: Iterable[Event]) -> frozenset[Square]:
    """The squares that pieces were pushed or scared away from. A ghost may move what the piece placed left where it was."""
    return frozenset(event.origin for event in events if isinstance(event, Booped | Fell | Scared))


def by_piece_and_ghost(events: Iterable[Event]) -> tuple[list[Push], list[Push]]:
    """The pushes by the piece placed, and those by the ghost."""
    by_piece: list[Push] = []
    by_ghost: list[Push] = []
    for source, pushed in with_pushes(events):
        if isinstance(source, Placed):
            by_piece = pushed
        elif isinstance(source, GhostMoved):
            by_ghost = pushed
    return by_piece, by_ghost
