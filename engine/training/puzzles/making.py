"""Making the stock: each kind of puzzles of each edition is filled up to the number that is wanted, one line after the other.

A line that is there stays. What comes next depends on the seed, on the number of puzzles of its kind so far and on those that
it must not be like: so making can be ended at any time and goes on where it was, and the same stock grows in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypeAlias

from engine.engine import Engine
from engine.training.puzzles.defences import defence_in_game
from engine.training.puzzles.one_turn import one_turn_in_game
from engine.training.puzzles.wins import win_in_game
from game import Edition, core
from puzzles.puzzle import Puzzle, read_puzzle
from puzzles.stock import DEFENCES, ONE_TURN, RETIRED, PuzzleId, is_daily, lines_of, stock_path
from puzzles.symmetry import nearly_twins

#: Finds a puzzle in one game, given those of its kind that are there; None if nothing came up.
Finder: TypeAlias = Callable[[Engine, Edition, Sequence[Puzzle], Random], Puzzle | None]
Tell: TypeAlias = Callable[[str], None]


class Recipe(NamedTuple):
    """A way to make a kind of puzzles: how one is found, in which file an edition's are, and how many of each edition there are to be."""

    name: str
    find: Finder
    path: Callable[[Edition], Path]
    wanted: Mapping[Edition, int]


RECIPES: Final = (
    Recipe(
        *("one turn", one_turn_in_game, lambda _: ONE_TURN),
        {Edition.CLASSIC: 240, Edition.GHOST: 120, Edition.KITTENS: 160},
    ),
    Recipe(
        *("defence", defence_in_game, lambda _: DEFENCES),
        {Edition.CLASSIC: 300, Edition.GHOST: 100, Edition.KITTENS: 200},
    ),
    Recipe("win", win_in_game, stock_path, {Edition.CLASSIC: 1080, Edition.GHOST: 400, Edition.KITTENS: 750}),
)


def make(editions: Sequence[Edition], seed: int, tell: Tell) -> None:
    """Fill the stock of these editions with every kind, and retire what is too much alike."""
    engine = Engine.load()
    for edition in editions:
        for recipe in RECIPES:
            for puzzle in more(engine, recipe, edition, seed):
                with recipe.path(edition).open("a", encoding="ascii") as file:
                    file.write(f"{puzzle}\n")
                tell(f"{recipe.name}: {puzzle}")
    lines = [f"{edition.value} {number}\n" for edition in Edition for number in alike(edition)]
    RETIRED.write_text("".join(lines), encoding="ascii")
    tell(f"{len(lines)} are retired")


def more(engine: Engine, recipe: Recipe, edition: Edition, seed: int) -> Iterator[Puzzle]:
    """The puzzles of a kind that an edition lacks. None is nearly a twin of another puzzle of the edition, whatever that asks for."""
    made = _puzzles(edition, recipe.path(edition))
    beds = [puzzle.position.state for each in RECIPES for puzzle in _puzzles(edition, each.path(edition))]
    while len(made) < recipe.wanted[edition]:
        games = (Random(f"{seed} {edition.value} {recipe.name} {len(made)} {game}") for game in count())
        there = filter(None, (recipe.find(engine, edition, made, rng) for rng in games))
        puzzle = next(each for each in there if not nearly_twins(each.position.state, *beds))
        made.append(puzzle)
        beds.append(puzzle.position.state)
        yield puzzle


def alike(edition: Edition) -> Iterator[int]:
    """The numbers of an edition's puzzles in two and three turns that are nearly twins of others: all but one of each such group.

    A daily one is never among them, for its day is known.
    """
    puzzles = dict(enumerate(_puzzles(edition, stock_path(edition)), 1))
    kept: list[core.State] = []
    for number in sorted(puzzles, key=lambda number: (not is_daily(PuzzleId(edition, number)), number)):
        state = puzzles[number].position.state
        if not is_daily(PuzzleId(edition, number)) and nearly_twins(state, *kept):
            yield number
        else:
            kept.append(state)


def _puzzles(edition: Edition, path: Path) -> list[Puzzle]:
    return [read_puzzle(line) for line in lines_of(edition, path)]
