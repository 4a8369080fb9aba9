"""The stock of puzzles: a file of lines for each edition, made by ``python -m engine puzzles``.

A puzzle's number is that of its line and is stored with what people made of it, so that lines are only ever added at
the end. Every third is kept for the daily puzzle; the others are given to whoever asks for one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from game import Edition
from puzzles.puzzle import Puzzle, difficulty_in, read_puzzle

_FOLDER: Final = Path(__file__).parent
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
def difficulties(edition: Edition) -> Sequence[int]:
    """The difficulty of each puzzle of an edition, in the order of their numbers: the first is number 1's."""
    return tuple(map(difficulty_in, _lines(edition)))


def puzzle(which: PuzzleId) -> Puzzle:
    """A puzzle of the stock; KeyError if there is none."""
    lines = _lines(which.edition)
    if not 0 < which.number <= len(lines):
        raise KeyError(which)
    return read_puzzle(lines[which.number - 1])


def for_anybody(edition: Edition) -> Sequence[int]:
    """The numbers of the puzzles that are not kept for the daily puzzle."""
    return [number for number in range(1, len(_lines(edition)) + 1) if number % _DAILY]


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
        difficulties(edition)
    _daily()


@cache
def _daily() -> Sequence[Sequence[PuzzleId]]:
    """The daily puzzles of each day of the week, in an order that is random but always the same."""
    return [_daily_of(*weekday) for weekday in _WEEKDAYS]


def _daily_of(edition: Edition, first: int, last: int) -> Sequence[PuzzleId]:
    """The daily puzzles of an edition between two percents of their order by difficulty."""
    lines = _lines(edition)
    kept = sorted(range(_DAILY, len(lines) + 1, _DAILY), key=lambda number: difficulty_in(lines[number - 1]))
    found = kept[len(kept) * first // 100 : len(kept) * last // 100]
    found.sort(key=lambda number: sha256(f"{edition.value} {number}".encode()).digest())
    return [PuzzleId(edition, number) for number in found]
