"""The players of the games in which puzzles come up, and those who try the puzzles: five strengths that never change.

They are the first five of the former levels, as these were when the first stock was made. Whatever becomes of the levels, the same
seeds give the same puzzles, and the difficulties of old and new puzzles can be compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from engine.engine import Engine
from engine.levels import FormerLevel
from engine.training.contests import openings
from game import MAX_TURNS, Edition, Position, Turn
from puzzles.puzzle import TRIES

#: From the weakest to the strongest.
SOLVERS: Final = tuple(FormerLevel)[:5]
#: Both players of a game are two of these: they err, and so leave wins to be found.
PLAYERS: Final = SOLVERS[1:4]
#: These leave a win, and kittens to grow up, for many turns.
BEGINNERS: Final = SOLVERS[:3]
#: More pieces than that on the bed are a crowd, not a puzzle.
_MOST_PIECES: Final = 10
#: Whoever is to lose has some chances too: so many pieces on the bed, and not many fewer cats.
_FEWEST_DEFENDERS: Final = 3
_MOST_CATS_AHEAD: Final = 3


def positions_of_game(
    engine: Engine, edition: Edition, rng: Random, players: Sequence[FormerLevel]
) -> Iterator[Position]:
    """The positions of a game between two of these, who err, after a random opening, but the last."""
    position, playing = next(openings(edition, rng)), (rng.choice(players), rng.choice(players))
    for number in range(MAX_TURNS):
        if position.outcome:
            return
        yield position
        turn = engine.choose(position, playing[number % 2], seed=rng.getrandbits(32))
        position = position.after(turn)


def is_pleasant(position: Position) -> bool:
    """True if a bed is easy to overlook, and both sides have chances."""
    theirs = sum(piece.side is not position.side for piece in position.pieces.values())
    ahead = position.grown(position.side) - position.grown(position.side.other)
    return theirs >= _FEWEST_DEFENDERS and ahead <= _MOST_CATS_AHEAD and len(position.pieces) <= _MOST_PIECES


def found(
    engine: Engine, position: Position, is_right: Callable[[Turn], bool], rng: Random
) -> tuple[int, ...]:
    """The number of tries in which each solver finds what is right."""
    return tuple(
        sum(is_right(engine.choose(position, solver, seed=rng.getrandbits(32))) for _ in range(TRIES))
        for solver in SOLVERS
    )
