"""Puzzles in one turn, for beginners: exactly one placing wins, or exactly one lets three kittens grow up."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.engine import Engine
from engine.training.puzzles.players import BEGINNERS, found, is_pleasant, positions_of_game
from game import Edition, Position, Turn
from puzzles.puzzle import Goal, Puzzle
from puzzles.solver import placings

#: The things that an edition's puzzles ask for; of each there is the same number.
_GOALS: Final = {
    Edition.CLASSIC: (Goal.WIN, Goal.GROW),
    Edition.GHOST: (Goal.WIN, Goal.GROW),
    Edition.KITTENS: (Goal.WIN,),
}
#: What the solvers fail at more often, in a hundred tries, is not for beginners. A growing at which they fail is often
#: one that had better wait.
_HARDEST: Final = 40


def one_turn_in_game(engine: Engine, edition: Edition, made: Sequence[Puzzle], rng: Random) -> Puzzle | None:
    """A puzzle that came up in one game, unless it is too hard; by turns one of each thing that it may ask for."""
    goal = _GOALS[edition][len(made) % len(_GOALS[edition])]
    candidates = [
        (position, solution)
        for position in positions_of_game(engine, edition, rng, BEGINNERS)
        if is_pleasant(position) and (solution := _only_turn(position, goal))
    ]
    if not candidates:
        return None
    position, solution = rng.choice(candidates)
    tries = found(engine, position, lambda turn: _placed(turn) == _placed(solution), rng)
    puzzle = Puzzle(position, 1, tries, solution, goal=goal)
    return puzzle if puzzle.difficulty <= _HARDEST else None


def _only_turn(position: Position, goal: Goal) -> Turn | None:
    """The turn that does what is asked for, if there is exactly one placing that does it.

    Nobody looks for growing where a win is to be had, or is then left to the other side; and there must be nothing to choose in it.
    """
    wins = placings(position, Goal.WIN)
    if goal is Goal.GROW and wins:
        return None
    ways = wins if goal is Goal.WIN else placings(position, goal)
    if len(ways) != 1:
        return None
    turn, *others = ways[0].turns()
    played = position.play(turn)
    reached = Puzzle(position, 1, (), turn, goal=goal).is_reached_by(played)
    left = placings(played.position, Goal.WIN)
    return turn if reached and not others and not left else None


def _placed(turn: Turn) -> tuple[object, int]:
    """The part of a turn that does it, wherever a ghost enters."""
    return turn.kind, turn.square
