"""Two contestants who are to meet, and what became of it."""

from __future__ import annotations

from typing import Final, NamedTuple

WIN: Final = 1.0
DRAW: Final = 0.5
LOSS: Final = 0.0


class Pairing(NamedTuple):
    """A match that is to be played: who begins it, and who comes second."""

    first: int
    second: int


class Encounter(NamedTuple):
    """A match that is over: who began, who came second, the winner (None: a draw), and how many turns both took together."""

    first: int
    second: int
    winner: int | None
    turns: int = 0

    def other(self, contestant: int) -> int:
        """The opponent of one of the two."""
        return self.second if contestant == self.first else self.first

    def points(self, contestant: int) -> float:
        """The points of one of the two: one for a win, half of one for a draw."""
        if self.winner is None:
            return DRAW
        return WIN if self.winner == contestant else LOSS
