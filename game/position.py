"""A position: everything the rules need to know between two turns, as an immutable value.

``str`` writes it in notation, ``Position.parse`` reads it back. A position says which turn a request means, begins and
plays turns, and tells whether it is won.

>>> position = Position.parse("6/6/2k3/3K2/6/6 o 0/0 -/- classic")
>>> played = position.play(position.parse_turn("d2"))
>>> played.events[-1]
Booped(piece=Piece(side=Side.ORANGE, kind=Kind.KITTEN), origin=15, to=21)
>>> played.position
Position.parse('6/6/2kK2/6/3K2/6 g 0/0 -/- classic')
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game import core
from game.begun import BegunTurn
from game.board import Board
from game.events import Event
from game.geometry import SQUARES, Square
from game.notation import read_position
from game.pieces import Edition, Kind, Side
from game.reading import turn_of
from game.turn import AmbiguousTurn, IllegalTurn, Objection, Turn, TurnRequest, read_turn

#: How many turns begun are kept, with what has been found out about each.
_BEGUN_KEPT: Final = 64


@dataclass(frozen=True)
class Position(Board):
    """A board between two turns."""

    @classmethod
    def start(cls, edition: Edition, *, handicap: bool = False) -> Position:
        """The empty bed; Orange moves first. With a ``handicap``, one of Orange's eight is a cat from the start.

        Raises ValueError if the edition has no cats to give.
        """
        if handicap and not core.RULES[edition].grows:
            raise ValueError(edition)
        return cls(edition, Side.ORANGE, core.START_AHEAD if handicap else core.START)

    @classmethod
    def parse(cls, text: str) -> Position:
        """The position of a notation; InvalidPosition, with its reason, if it is not exactly one."""
        return cls(*read_position(text))

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    def legal_turns(self) -> tuple[Turn, ...]:
        """Every legal turn, once; none when the game is over."""
        return tuple(turn_of(code) for code, _ in core.turns(self.state, self.rules))

    def parse_turn(self, text: str) -> Turn:
        """The legal turn a text asks for.

        Raises NotATurn if it is no turn, and IllegalTurn or AmbiguousTurn as ``resolve`` does.
        """
        return self.resolve(read_turn(text))

    def resolve(self, request: TurnRequest) -> Turn:
        """The legal turn that a request means here: what it leaves open is settled where there is one answer.

        A kind left open is a kitten, or a cat where no kitten is in the pool; a ghost that is not asked for does not
        enter. Raises IllegalTurn if the request can't be played here, AmbiguousTurn if a choice must still be made.
        """
        if self.outcome:
            raise IllegalTurn(Objection.GAME_OVER)
        if request.square is None:
            kind = self.kind_of(request)
            raise AmbiguousTurn(tuple(turn for turn in self.legal_turns() if turn.kind is kind))
        begun = self.place(self.kind_of(request), request.square)
        if objection := begun.objection_to_entry(request.entry):
            raise IllegalTurn(objection)
        if request.graduation is not None:
            turn = Turn(begun.kind, begun.square, request.entry, request.graduation)
            if objection := begun.objection(turn):
                raise IllegalTurn(objection)
            return turn
        turns = begun.turns(request.entry)
        if len(turns) > 1:
            raise AmbiguousTurn(turns)
        return turns[0]

    def kinds(self) -> tuple[Kind, ...]:
        """The kinds that the side to move has in its pool."""
        pool = self.pool(self.side)
        return tuple(kind for kind in Kind if pool.of(kind))

    def kind_of(self, request: TurnRequest) -> Kind:
        """The kind of piece that a request means: the one it names, else a kitten while there is one in the pool."""
        if request.kind is not None:
            return request.kind
        kittens_only = not self.rules.grows
        return Kind.KITTEN if kittens_only or self.pool(self.side).kittens else Kind.CAT

    def place(self, kind: Kind, square: Square) -> BegunTurn:
        """Begin a turn: boops and the ghost's own move done, the choices still open.

        Raises IllegalTurn if the piece can't be placed there, ValueError if there is no such square.
        """
        if objection := self._objection(kind, square):
            raise IllegalTurn(objection)
        return _begun(self, kind, square)

    def beginnings(self) -> Iterator[BegunTurn]:
        """Every way to begin a turn: kittens first, each square from a1 onwards."""
        if self.outcome:
            return
        taken = core.occupied(self.state)
        for kind in self.kinds():
            for square in SQUARES:
                if not taken & core.BIT[square]:
                    yield BegunTurn(self, kind, square)

    def play(self, turn: Turn) -> Played:
        """Play a turn, and return what it does; IllegalTurn if it is not legal here."""
        begun = self._begin(turn)
        return Played(self, turn, begun.events_of(turn), self._next(begun.state_after(turn)))

    def after(self, turn: Turn) -> Position:
        """The position a turn leads to, where what happens on the way is not asked for; IllegalTurn as ``play``."""
        return self._next(self._begin(turn).state_after(turn))

    def _begin(self, turn: Turn) -> BegunTurn:
        begun = self.place(turn.kind, turn.square)
        if objection := begun.objection(turn):
            raise IllegalTurn(objection)
        return begun

    def _next(self, state: core.State) -> Position:
        return Position(self.edition, self.side.other, state)

    def _objection(self, kind: Kind, square: Square) -> Objection | None:
        if square not in SQUARES:
            raise ValueError(f"not a square: {square}")
        if self.outcome:
            return Objection.GAME_OVER
        if kind is Kind.CAT and not self.rules.grows:
            return Objection.NO_CATS_HERE
        if core.occupied(self.state) & core.BIT[square]:
            return Objection.SQUARE_TAKEN
        if not self.pool(self.side).of(kind):
            return Objection.NO_CAT if kind is Kind.CAT else Objection.NO_KITTEN
        return None


@lru_cache(maxsize=_BEGUN_KEPT)
def _begun(before: Position, kind: Kind, square: Square) -> BegunTurn:
    """A turn begun, with all that has been found out about it: it is read, and played at once."""
    return BegunTurn(before, kind, square)


@dataclass(frozen=True)
class Played:
    """A turn that was played: the position before it, the turn, what happened in order, and the position after it."""

    before: Position
    turn: Turn
    events: tuple[Event, ...]
    position: Position

    @property
    def side(self) -> Side:
        """The side whose turn it was."""
        return self.before.side
