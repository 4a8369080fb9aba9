"""A scene: the board of a picture, what has just happened on it, and how the match ended. No rule is decided here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from game import (
    Board,
    Booped,
    Edition,
    Event,
    Fell,
    Ghost,
    Graduated,
    Graduation,
    Kind,
    Piece,
    Placed,
    Pool,
    Scared,
    Side,
    Square,
    Stitch,
    TakenUp,
    Won,
)


class Manner(Enum):
    """The manners in which a match ends."""

    PLAYED = "played"
    RESIGNED = "resigned"
    CLAIMED = "claimed"
    DRAWN = "drawn"
    CALLED_OFF = "called off"


@dataclass(frozen=True)
class Tally:
    """A side's tally of a whole match: boops, pieces pushed off the bed, kittens grown up."""

    boops: int
    falls: int
    grown: int


class NameTag(NamedTuple):
    """A player's name, and their rating where that is told too."""

    name: str
    rating: int | None = None


#: Orange's and Gray's players.
Players: TypeAlias = tuple[NameTag, NameTag]


class Captions(NamedTuple):
    """The words for the numbers of the last picture, in its reader's language: how many turns, Orange's boops and Gray's, and what else each side did."""

    turns: str
    boops: tuple[str, str]
    falls: str
    grown: str


@dataclass(frozen=True)
class Finish:
    """The end of a match; ``turns`` (0: unknown), the ``tally`` of both sides and their ``players`` are told too.

    ``captions`` say what is counted; without them signs do so alone. The ``headline`` says who has won and how; None
    where something else says that, and the game's name.
    """

    manner: Manner
    winner: Side | None = None
    turns: int = 0
    tally: tuple[Tally, Tally] | None = None
    players: Players | None = None
    captions: Captions | None = None
    headline: str | None = ""

    def tally_of(self, side: Side) -> Tally | None:
        """A side's tally, if it is known."""
        return self.tally[list(Side).index(side)] if self.tally else None


class WantedPlacing(NamedTuple):
    """A piece that people want to be placed, where, and how many of them do."""

    kind: Kind
    square: Square
    votes: int


@dataclass(frozen=True)
class Choices:
    """The open choices, marked by the numbers of the menus: graduations in their order there, each entry by its own.

    Or those of many people, marked by how many want each: ``wanted``, the most wanted first.
    """

    graduations: tuple[Graduation, ...] = ()
    entries: tuple[Stitch, ...] = ()
    #: The entry chosen already.
    entry: Stitch | None = None
    wanted: tuple[WantedPlacing, ...] = ()


NO_CHOICES: Final = Choices()


@dataclass(frozen=True)
class Scene:
    """A board as it is drawn, with the events to mark and the choices to number.

    ``preview``: nothing of this has happened yet. With a ``finish`` it is the last picture of a match.
    """

    edition: Edition
    pieces: Mapping[Square, Piece]
    pools: Mapping[Side, Pool]
    ghosts: Mapping[Side, Ghost]
    to_move: Side | None
    events: tuple[Event, ...] = ()
    choices: Choices = NO_CHOICES
    preview: bool = False
    finish: Finish | None = None

    @cached_property
    def won(self) -> tuple[Square, ...]:
        """The squares of the winning pieces, in order."""
        return next((event.squares for event in self.events if isinstance(event, Won)), ())

    @cached_property
    def placed(self) -> Placed | None:
        """The piece placed in the turn."""
        return next((event for event in self.events if isinstance(event, Placed)), None)

    @cached_property
    def scaring(self) -> Side | None:
        """The side whose ghost has scared somebody in the turn: that of the piece placed."""
        scared = any(isinstance(event, Scared) for event in self.events)
        return self.placed.piece.side if scared and self.placed else None

    @cached_property
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

    @cached_property
    def moved(self) -> frozenset[Square]:
        """The squares to which something was pushed."""
        return frozenset(
            event.to for event in self.events if isinstance(event, Booped | Scared) and event.to is not None
        )


def scene(
    board: Board,
    events: Sequence[Event] = (),
    choices: Choices = NO_CHOICES,
    *,
    over: bool = False,
    preview: bool = False,
    finish: Finish | None = None,
) -> Scene:
    """The scene of a board and the events that led to it.

    ``over``: nobody is to move any more. ``preview``: it is still the move of whoever places the piece. A turn that wins
    brings its finish.
    """
    won = next((event for event in events if isinstance(event, Won)), None)
    if won and not preview and finish is None:
        finish = Finish(Manner.PLAYED, won.side)
    to_move = None if over or finish or board.outcome else board.side
    if preview:
        to_move = next((event.piece.side for event in events if isinstance(event, Placed)), to_move)
    return Scene(
        board.edition,
        board.pieces,
        {side: board.pool(side) for side in Side},
        {side: ghost for side in Side if (ghost := board.ghost(side))},
        to_move,
        tuple(events),
        choices,
        preview,
        finish,
    )
