"""Sides, kinds of piece, pools and editions."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.constants import Constant

#: Kittens and cats of a side, on the bed and in its pool together.
PIECES_A_SIDE: Final = 8


class Side(Constant):
    """A side of the match; the value is its letter in notation. Orange moves first."""

    ORANGE = "o"
    GRAY = "g"

    @property
    def other(self) -> Side:
        """The opponent."""
        return Side.GRAY if self is Side.ORANGE else Side.ORANGE


class Kind(Constant):
    """A kind of piece; the value is its letter in notation."""

    KITTEN = "K"
    CAT = "C"


class Edition(Constant):
    """An edition of the rules; the value is its name in notation."""

    CLASSIC = "classic"
    GHOST = "ghost"
    KITTENS = "kittens"


class Piece(NamedTuple):
    """A kitten or cat and whose it is."""

    side: Side
    kind: Kind

    def __str__(self) -> str:
        letter = self.kind.value
        return letter if self.side is Side.ORANGE else letter.lower()


class Pool(NamedTuple):
    """The pieces that a side has off the bed."""

    kittens: int
    cats: int

    def of(self, kind: Kind) -> int:
        """The number of pieces of that kind."""
        return self.cats if kind is Kind.CAT else self.kittens


#: Every piece by its letter in notation: K, C, k, c.
PIECES: Final = {str(piece): piece for piece in (Piece(side, kind) for side in Side for kind in Kind)}
