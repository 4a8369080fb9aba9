"""A position: everything the rules need to know between two turns, as an immutable value.

``str`` writes it in notation, ``Position.parse`` reads it back. A position says who may place what where, begins
and plays turns, and tells whether it is won.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from game import core
from game.begun import BegunTurn
from game.events import Event
from game.geometry import SQUARES, Ghost, Square
from game.notation import read_position, write_position
from game.pieces import PIECES_A_SIDE, Edition, Kind, Piece, Pool, Side
from game.reading import Outcome, outcome_of, pieces_on, turn_of
from game.turn import AmbiguousTurn, IllegalTurn, Objection, Turn, read_turn


class Played(NamedTuple):
    """A turn's consequences: the next position and what happened, in order."""

    position: Position
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Position:
    """The edition, the side to move, and the state as the core keeps it: the side to move first."""

    edition: Edition
    side: Side
    state: core.State

    @classmethod
    def start(cls, edition: Edition) -> Position:
        """The empty bed; Orange moves first."""
        return cls(edition, Side.ORANGE, core.START)

    @classmethod
    def parse(cls, text: str) -> Position:
        """The position of a notation; InvalidPosition, with its reason, if it is not exactly one."""
        return cls(*read_position(text))

    def __str__(self) -> str:
        return write_position(self.edition, self.side, self.state)

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    def __reduce__(self) -> tuple[type[Position], tuple[Edition, Side, core.State]]:
        """Pickle the value alone, not what was computed from it."""
        return Position, (self.edition, self.side, self.state)

    @property
    def rules(self) -> core.Rules:
        """What sets this edition apart."""
        return core.RULES[self.edition]

    @cached_property
    def pieces(self) -> Mapping[Square, Piece]:
        """The pieces on the bed by square, from a1 onwards."""
        return pieces_on(self.state[:4], self.side)

    def piece_at(self, square: Square) -> Piece | None:
        """The piece on a square, or None."""
        return self.pieces.get(square)

    def grown(self, side: Side) -> int:
        """How many of a side's eight are cats, on the bed or in its pool."""
        return self.state[4] if side is self.side else self.state[5]

    def ghost(self, side: Side) -> Ghost | None:
        """A side's ghost on the bed, or None."""
        return core.ghost_of(self.state[6] if side is self.side else self.state[7])

    def pool(self, side: Side) -> Pool:
        """What a side has off the bed."""
        kittens, cats = self.state[:2] if side is self.side else self.state[2:4]
        grown = self.grown(side)
        return Pool(PIECES_A_SIDE - grown - kittens.bit_count(), grown - cats.bit_count())

    @cached_property
    def outcome(self) -> Outcome | None:
        """Who has won and how, or None while the game goes on."""
        return outcome_of(self.state[2], self.state[3], self.side.other, self.edition)

    def place(self, kind: Kind, square: Square) -> BegunTurn:
        """Begin a turn: boops and the ghost's own move done, the choices still open.

        Raises IllegalTurn if the piece can't be placed there.
        """
        if objection := self._objection(kind, square):
            raise IllegalTurn(objection)
        return BegunTurn(self, kind, square)

    def beginnings(self) -> Iterator[BegunTurn]:
        """Every way to begin a turn: kittens first, each square from a1 onwards."""
        for kind in Kind:
            for square in SQUARES:
                if self._objection(kind, square) is None:
                    yield BegunTurn(self, kind, square)

    def play(self, turn: Turn) -> Played:
        """The next position and the events of a turn; IllegalTurn if it is not legal here."""
        begun = self.place(turn.kind, turn.square)
        if objection := begun.objection(turn.entry, turn.graduation):
            raise IllegalTurn(objection)
        state, events = begun.complete(turn.entry, turn.graduation)
        return Played(Position(self.edition, self.side.other, state), events)

    def legal_turns(self) -> tuple[Turn, ...]:
        """Every legal turn, once; none when the game is over."""
        return tuple(turn_of(code) for code, _ in core.turns(self.state, self.rules))

    def parse_turn(self, text: str) -> Turn:
        """The legal turn a text asks for.

        Raises NotATurn if it is no turn, IllegalTurn if it can't be played here, AmbiguousTurn if a
        graduation must still be chosen.
        """
        request = read_turn(text)
        kind = request.kind or (
            Kind.KITTEN if self.pool(self.side).kittens or self.edition is Edition.KITTENS else Kind.CAT
        )
        begun = self.place(kind, request.square)
        graduation = request.graduation
        if graduation is None:
            if objection := begun.objection_to_entry(request.entry):
                raise IllegalTurn(objection)
            ways = begun.turns(request.entry)
            if len(ways) > 1:
                raise AmbiguousTurn(ways)
            return ways[0]
        if objection := begun.objection(request.entry, graduation):
            raise IllegalTurn(objection)
        return Turn(kind, request.square, request.entry, graduation)

    def _objection(self, kind: Kind, square: Square) -> Objection | None:
        if square not in SQUARES:
            raise ValueError(f"not a square: {square}")
        if self.outcome:
            return Objection.GAME_OVER
        if kind is Kind.CAT and self.edition is Edition.KITTENS:
            return Objection.NO_CATS_HERE
        if self.piece_at(square):
            return Objection.SQUARE_TAKEN
        if not self.pool(self.side).of(kind):
            return Objection.NO_CAT if kind is Kind.CAT else Objection.NO_KITTEN
        return None
