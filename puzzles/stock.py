"""The stock of puzzles: a file of lines for each edition, made by ``python -m engine puzzles``, and one of those in one turn.

A puzzle's number is that of its line and is stored with what people made of it, so that lines are only ever added at
the end. Every third is kept for the daily puzzle; the others are given to whoever asks for one.

Puzzles in one turn, for beginners, are in a file of their own, made by ``python -m engine one-turn``. They have numbers of
their own, beyond all others: whatever is added to either, no daily puzzle and no attempt that is kept becomes another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from game import Edition
from puzzles.puzzle import Outline, Puzzle, outline_in, read_puzzle

_FOLDER: Final = Path(__file__).parent
#: The puzzles in one turn, of all editions.
ONE_TURN: Final = _FOLDER / "one-turn.txt"
#: The last number before those of the puzzles in one turn, which an edition may have.
_BEFORE_ONE_TURN: Final = 10_000
_DAILY: Final = 3
_WEEK: Final = 7
#: The daily puzzles from Monday to Sunday: the edition, and from which percent to which of its daily ones, the easiest first.
_WEEKDAYS: Final = (
    (Edition.CLASSIC, 0, 20),
    (Edition.CLASSIC, 20, 40),
    (Edition.KITTENS, 40, 75),
    (Edition.CLASSIC, 40, 60),
    (Edition.CLASSIC, 60, 80),
    (Edition.GHOST, 50, 100),
    (Edition.CLASSIC, 80, 100),
)


class PuzzleId(NamedTuple):
    """A puzzle's name: its edition, and its number in the stock, from 1."""

    edition: Edition
    number: int


def stock_path(edition: Edition) -> Path:
    """The file of an edition's puzzles."""
    return _FOLDER / f"{edition.value}.txt"


@cache
def _lines(edition: Edition) -> Sequence[str]:
    return tuple(stock_path(edition).read_text(encoding="ascii").splitlines())


@cache
def _one_turn(edition: Edition) -> Sequence[str]:
    """The lines of an edition's puzzles in one turn."""
    lines = ONE_TURN.read_text(encoding="ascii").splitlines()
    return tuple(line for line in lines if line.split("\t")[0].endswith(f" {edition.value}"))


@cache
def outlines(edition: Edition) -> Mapping[int, Outline]:
    """The outline of each puzzle of an edition by its number."""
    return {
        number: outline_in(line)
        for first, lines in ((1, _lines(edition)), (_BEFORE_ONE_TURN + 1, _one_turn(edition)))
        for number, line in enumerate(lines, first)
    }


def puzzle(which: PuzzleId) -> Puzzle:
    """A puzzle of the stock; KeyError if there is none."""
    edition, number = which
    if number not in outlines(edition):
        raise KeyError(which)
    if number > _BEFORE_ONE_TURN:
        return read_puzzle(_one_turn(edition)[shown_number(number) - 1])
    return read_puzzle(_lines(edition)[number - 1])


def shown_number(number: int) -> int:
    """The number by which people know a puzzle: those in one turn are counted apart, from 1 too."""
    return number - _BEFORE_ONE_TURN if number > _BEFORE_ONE_TURN else number


def for_anybody(edition: Edition) -> Sequence[int]:
    """The numbers of the puzzles that are not kept for the daily puzzle."""
    return [number for number, each in outlines(edition).items() if each.turns == 1 or number % _DAILY]


def of_day(day: int) -> PuzzleId:
    """The daily puzzle of a day, counted as ``date.toordinal`` does: Monday's are the easiest, Sunday's the hardest.

    Five days of seven are of the classic edition, which everybody knows.
    """
    week, weekday = divmod(day - 1, _WEEK)
    found = _daily()[weekday]
    return found[week % len(found)]


def warm_up() -> None:
    """Read the stock, which takes some milliseconds, before anybody waits for it."""
    for edition in Edition:
        outlines(edition)
    _daily()


@cache
def _daily() -> Sequence[Sequence[PuzzleId]]:
    """The daily puzzles of each day of the week, in an order that is random but always the same."""
    return [_daily_of(*weekday) for weekday in _WEEKDAYS]


def _daily_of(edition: Edition, first: int, last: int) -> Sequence[PuzzleId]:
    """The daily puzzles of an edition between two percents of their order by difficulty."""
    known = outlines(edition)
    numbers = range(_DAILY, len(_lines(edition)) + 1, _DAILY)
    kept = sorted(numbers, key=lambda number: known[number].difficulty)
    found = kept[len(kept) * first // 100 : len(kept) * last // 100]
    found.sort(key=lambda number: sha256(f"{edition.value} {number}".encode()).digest())
    return [PuzzleId(edition, number) for number in found]
