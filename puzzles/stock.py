"""The stock of puzzles: a file of lines for each edition, and two for all editions: one turn that wins or grows, and defences.

``python -m engine puzzles`` makes all of them. A puzzle's number is that of its line and is stored with what people made of
it, so that lines are only ever added at the end: no daily puzzle and no attempt that is kept becomes another. Those in one turn
and the defences have numbers of their own, beyond all others. A puzzle that is too much like another is retired: nobody gets it
any more, but whoever has it goes on with it.

Every third puzzle of the first stock is kept for the daily puzzle, and every third classic one in one turn for the small one of
a day; all others are given to whoever asks for one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from game import Edition
from puzzles.puzzle import Outline, Puzzle, outline_in, read_puzzle

_FOLDER: Final = Path(__file__).parent
#: The puzzles in one turn, and the defences, of all editions.
ONE_TURN: Final = _FOLDER / "one-turn.txt"
DEFENCES: Final = _FOLDER / "defences.txt"
#: The puzzles that nobody gets any more: an edition and a number each.
RETIRED: Final = _FOLDER / "retired.txt"
#: The numbers in these files begin so far apart, and behind those of an edition's own file.
_APART: Final = 10_000
_SHARED: Final = (ONE_TURN, DEFENCES)
#: So many puzzles of each edition there were when the first day had its puzzle: the days have theirs from them alone.
_FIRST_STOCK: Final = {Edition.CLASSIC: 1000, Edition.GHOST: 400, Edition.KITTENS: 700}
#: So many classic puzzles in one turn there were when the first day had its small one.
_FIRST_SMALL: Final = 240
_DAILY: Final = 3
_WEEK: Final = 7


class _Weekday(NamedTuple):
    """The daily puzzles of a day of the week: how hard, from 1 to 5, and from which percent to which of an edition's, the easiest first."""

    hardness: int
    edition: Edition
    first: int
    last: int


#: From Monday to Sunday.
_WEEKDAYS: Final = (
    _Weekday(1, Edition.CLASSIC, 0, 20),
    _Weekday(2, Edition.CLASSIC, 20, 40),
    _Weekday(3, Edition.KITTENS, 40, 75),
    _Weekday(3, Edition.CLASSIC, 40, 60),
    _Weekday(4, Edition.CLASSIC, 60, 80),
    _Weekday(4, Edition.GHOST, 50, 100),
    _Weekday(5, Edition.CLASSIC, 80, 100),
)


class PuzzleId(NamedTuple):
    """A puzzle's name: its edition, and its number in the stock, from 1."""

    edition: Edition
    number: int


def stock_path(edition: Edition) -> Path:
    """The file of an edition's puzzles in two and three turns."""
    return _FOLDER / f"{edition.value}.txt"


@cache
def _lines(edition: Edition) -> Mapping[int, str]:
    """The line of each puzzle of an edition by its number."""
    found = dict(enumerate(stock_path(edition).read_text(encoding="ascii").splitlines(), 1))
    for place, path in enumerate(_SHARED, 1):
        found.update(enumerate(lines_of(edition, path), place * _APART + 1))
    return found


def lines_of(edition: Edition, path: Path) -> Iterator[str]:
    """The lines of an edition's puzzles in a file that has those of all editions."""
    for line in path.read_text(encoding="ascii").splitlines():
        if line.split("\t", 1)[0].endswith(f" {edition.value}"):
            yield line


@cache
def outlines(edition: Edition) -> Mapping[int, Outline]:
    """The outline of each puzzle of an edition by its number."""
    return {number: outline_in(line) for number, line in _lines(edition).items()}


def puzzle(which: PuzzleId) -> Puzzle:
    """A puzzle of the stock; KeyError if there is none."""
    return read_puzzle(_lines(which.edition)[which.number])


def shown_number(number: int) -> int:
    """The number by which people know a puzzle: those in one turn and the defences are counted apart, from 1 too."""
    return number % _APART


def is_daily(which: PuzzleId) -> bool:
    """True if a puzzle is kept for a day, as its puzzle or as its small one."""
    number, first = which.number, _FIRST_STOCK.get(which.edition, 0)
    if is_small(which):
        number, first = shown_number(number), _FIRST_SMALL
    return number <= first and number % _DAILY == 0


def is_small(which: PuzzleId) -> bool:
    """True if a puzzle of a day is its small one: a classic puzzle in one turn."""
    return which.edition is Edition.CLASSIC and _APART < which.number < 2 * _APART


@cache
def for_anybody(edition: Edition) -> Sequence[int]:
    """The numbers of the puzzles that are neither kept for the daily puzzle nor retired."""
    gone = _retired()
    return [
        number
        for number in _lines(edition)
        if not is_daily(PuzzleId(edition, number)) and PuzzleId(edition, number) not in gone
    ]


@cache
def _retired() -> frozenset[PuzzleId]:
    lines = RETIRED.read_text(encoding="ascii").splitlines()
    return frozenset(PuzzleId(Edition(name), int(number)) for name, number in map(str.split, lines))


def of_day(day: int) -> PuzzleId:
    """The daily puzzle of a day, counted as ``date.toordinal`` does: Monday's are the easiest, Sunday's the hardest.

    Five days of seven are of the classic edition, which everybody knows.
    """
    week, weekday = divmod(day - 1, _WEEK)
    found = _daily()[weekday]
    return found[week % len(found)]


def small_of_day(day: int) -> PuzzleId:
    """The small puzzle of a day: in one turn and of the classic edition, so that whoever began yesterday can solve it."""
    found = _small()
    return found[day % len(found)]


def hardness_of(day: int) -> int:
    """The difficulty of the daily puzzle of a day, from 1 to 5, beside those of the other days of a week."""
    return _WEEKDAYS[(day - 1) % _WEEK].hardness


def warm_up() -> None:
    """Read the stock, which takes some milliseconds, before anybody waits for it."""
    for edition in Edition:
        outlines(edition)
        for_anybody(edition)
    _daily()
    _small()


@cache
def _daily() -> Sequence[Sequence[PuzzleId]]:
    """The daily puzzles of each day of the week, in an order that is random but always the same."""
    return list(map(_daily_of, _WEEKDAYS))


def _daily_of(weekday: _Weekday) -> Sequence[PuzzleId]:
    """The daily puzzles of an edition between two percents of their order by difficulty."""
    _, edition, first, last = weekday
    known = outlines(edition)
    ids = (PuzzleId(edition, number) for number in known)
    numbers = [which.number for which in ids if is_daily(which) and not is_small(which)]
    kept = sorted(numbers, key=lambda number: known[number].difficulty)
    found = kept[len(kept) * first // 100 : len(kept) * last // 100]
    return _shuffled(PuzzleId(edition, number) for number in found)


@cache
def _small() -> Sequence[PuzzleId]:
    """The small puzzles of all days, in an order of the same kind."""
    classic = (PuzzleId(Edition.CLASSIC, number) for number in outlines(Edition.CLASSIC))
    gone = _retired()
    return _shuffled(which for which in classic if is_small(which) and is_daily(which) and which not in gone)


def _shuffled(found: Iterable[PuzzleId]) -> Sequence[PuzzleId]:
    """Puzzles in an order that is random but always the same: that of a hash of their names."""
    return sorted(found, key=lambda which: sha256(f"{which.edition.value} {which.number}".encode()).digest())
