"""What a picture shows: a board, and what has just happened on it. No rule is decided here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game import (
    Board,
    Booped,
    Edition,
    Event,
    Fell,
    Ghost,
    Graduated,
    Graduation,
    Piece,
    Pool,
    Scared,
    Side,
    Square,
    TakenUp,
    Won,
)


@dataclass(frozen=True)
class Scene:
    """A board as it is drawn, with the events to mark and the choices to number."""

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
        """The pieces that have left the bed, by their square, unless another piece is there now."""
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
    board: Board, events: Sequence[Event] = (), choices: Sequence[Graduation] = (), *, over: bool = False
) -> Scene:
    """The scene of a board and the events that led to it; ``over``: nobody is to move any more."""
    return Scene(
        board.edition,
        board.pieces,
        {side: board.pool(side) for side in Side},
        {side: ghost for side in Side if (ghost := board.ghost(side))},
        None if over or board.outcome else board.side,
        tuple(events),
        tuple(choices),
    )
