"""What a picture shows: the bed after some events, and which marks tell them. It reads events; it knows no rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game import (
    Booped,
    Edition,
    Event,
    Fell,
    Ghost,
    GhostEntered,
    GhostLeft,
    GhostMoved,
    Graduated,
    Graduation,
    Kind,
    Piece,
    Placed,
    Pool,
    Position,
    Scared,
    Side,
    Square,
    TakenUp,
    Won,
)


@dataclass(frozen=True)
class Scene:
    """The bed as it stands after some events, with those events to mark."""

    edition: Edition
    pieces: Mapping[Square, Piece]
    pools: Mapping[Side, Pool]
    ghosts: Mapping[Side, Ghost]
    to_move: Side | None
    events: tuple[Event, ...]
    choices: tuple[Graduation, ...] = ()

    @property
    def won(self) -> frozenset[Square]:
        """The squares of the winning pieces."""
        return frozenset(
            square for event in self.events if isinstance(event, Won) for square in event.squares
        )

    @property
    def gone(self) -> dict[Square, Piece]:
        """Who has left the bed, by the square they left, unless somebody else stands there now."""
        left: dict[Square, Piece] = {}
        for event in self.events:
            match event:
                case Fell(piece, square) | TakenUp(piece, square) | Scared(piece, square, None, _):
                    left[square] = piece
                case Graduated(side, squares, kinds):
                    pieces = (Piece(side, kind) for kind in kinds)
                    left |= dict(zip(squares, pieces, strict=True))
        return {square: piece for square, piece in left.items() if square not in self.pieces}

    @property
    def moved(self) -> frozenset[Square]:
        """The squares to which something was pushed."""
        return frozenset(
            event.to for event in self.events if isinstance(event, Booped | Scared) and event.to is not None
        )


def scene(
    before: Position, events: Sequence[Event] = (), choices: Sequence[Graduation] = (), *, over: bool = False
) -> Scene:
    """The scene after some events; while there are choices, the turn is not done."""
    pieces = dict(before.pieces)
    off = {(side, kind): before.pool(side).of(kind) for side in Side for kind in Kind}
    ghosts = {side: ghost for side in Side if (ghost := before.ghost(side))}
    for event in events:
        match event:
            case Placed(piece, square):
                off[piece] -= 1
                pieces[square] = piece
            case Booped(piece, origin, to):
                pieces[to] = pieces.pop(origin)
            case Fell(piece, origin) | TakenUp(piece, origin) | Scared(piece, origin, None, _):
                off[pieces.pop(origin)] += 1
            case Scared(piece, origin, to, _) if to is not None:
                pieces[to] = pieces.pop(origin)
            case Graduated(side, squares, _):
                for square in squares:
                    del pieces[square]
                off[side, Kind.CAT] += len(squares)
            case GhostEntered(side, ghost):
                ghosts[side] = ghost
            case GhostMoved(side, origin, stitch, _):
                ghosts[side] = Ghost(stitch, origin.heading)
            case GhostLeft(side, _):
                del ghosts[side]
    over = over or bool(before.outcome) or any(isinstance(event, Won) for event in events)
    mover = before.side.other if events and not choices else before.side
    pools = {side: Pool(off[side, Kind.KITTEN], off[side, Kind.CAT]) for side in Side}
    return Scene(
        before.edition, pieces, pools, ghosts, None if over else mover, tuple(events), tuple(choices)
    )
