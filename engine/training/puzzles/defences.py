"""Defences: exactly one placing leaves the opponent no win with the next turn; after every other they win at once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.engine import Engine
from engine.training.puzzles.players import PLAYERS, found, is_pleasant, positions_of_game
from game import Edition, Position, Turn
from puzzles.puzzle import Goal, Puzzle
from puzzles.solver import placings

#: What the solvers fail at less often, in a hundred tries, is nothing to look for.
_EASIEST: Final = 20
#: A turn after which the opponent wins by force within so many turns holds nothing.
_HOLDS: Final = 2
_NODES: Final = 200_000


def defence_in_game(engine: Engine, edition: Edition, made: Sequence[Puzzle], rng: Random) -> Puzzle | None:  # noqa: ARG001 - as the others
    """A puzzle that came up in one game, unless it is too easy."""
    candidates = [
        (position, solution)
        for position in positions_of_game(engine, edition, rng, PLAYERS)
        if is_pleasant(position) and (solution := _only_turn(engine, position))
    ]
    if not candidates:
        return None
    position, solution = rng.choice(candidates)
    holding = engine.holding(position)
    puzzle = Puzzle(position, 1, found(engine, position, holding.__contains__, rng), solution, goal=Goal.HOLD)
    return puzzle if puzzle.difficulty >= _EASIEST else None


def _only_turn(engine: Engine, position: Position) -> Turn | None:
    """The turn that holds, if there is exactly one placing that does, with nothing to choose in it, and it holds out for longer."""
    holding = engine.holding(position)
    if len({(turn.kind, turn.square) for turn in holding}) != 1 or placings(position, Goal.WIN):
        return None
    # The engine is quick, the rules are right.
    ways = placings(position, Goal.HOLD)
    if len(ways) != 1:
        return None
    turn, *others = ways[0].turns()
    holds = Puzzle(position, 1, (), turn, goal=Goal.HOLD).is_reached_by(position.play(turn))
    if others or not holds:
        return None
    lost = engine.prove(position.after(turn), _HOLDS, nodes=_NODES).within
    return turn if lost == 0 else None
