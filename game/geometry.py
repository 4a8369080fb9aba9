"""The bed's geometry: squares, the stitches between them, and the names of both.

A square is an int from 0 (a1) by file, then rank, to 35 (f6). A stitch is an int too: 0-29 lie between two
files (``bc3``, between b3 and c3), 30-59 between two ranks (``a34``, between a3 and a4).
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from game.constants import Constant

Square: TypeAlias = int
Stitch: TypeAlias = int

SIZE: Final = 6
FILES: Final = "abcdef"
RANKS: Final = "123456"
SQUARES: Final = range(SIZE * SIZE)
SQUARE_NAMES: Final = tuple(f"{file}{rank}" for rank in RANKS for file in FILES)

#: The eight directions as (files, ranks), clockwise from straight up the board.
DIRECTIONS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


class Heading(Constant):
    """The direction in which a ghost travels; the value is its letter in notation."""

    NORTH = "n"
    SOUTH = "s"
    EAST = "e"
    WEST = "w"


class Ghost(NamedTuple):
    """A ghost on the bed: the stitch it stands on and where it travels."""

    stitch: Stitch
    heading: Heading

    def __str__(self) -> str:
        return f"{stitch_name(self.stitch)}{self.heading.value}"


def square_at(file: int, rank: int) -> Square | None:
    """The square on a file and a rank counted from 0, or None off the bed."""
    if 0 <= file < SIZE and 0 <= rank < SIZE:
        return rank * SIZE + file
    return None


def square_file(square: Square) -> int:
    """The file of a square, 0 (a) to 5 (f)."""
    return square % SIZE


def square_rank(square: Square) -> int:
    """The rank of a square, 0 (rank 1) to 5 (rank 6)."""
    return square // SIZE


def is_in_the_middle(square: Square) -> bool:
    """True of the four squares in the middle, from which it takes three boops to fall off the bed."""
    return from_edge(square) == (SIZE - 1) // 2


def from_edge(square: Square) -> int:
    """The number of squares between a square and the nearest edge, 0 to 2.

    >>> from_edge(parse_square("a4")), from_edge(parse_square("c3"))
    (0, 2)
    """
    file, rank = square_file(square), square_rank(square)
    return min(file, rank, SIZE - 1 - file, SIZE - 1 - rank)


def square_name(square: Square) -> str:
    """The name of a square.

    >>> square_name(14)
    'c3'
    """
    return SQUARE_NAMES[square]


def parse_square(name: str) -> Square:
    """The square of that exact name; ValueError if there is none.

    >>> parse_square("c3")
    14
    """
    try:
        return SQUARE_NAMES.index(name)
    except ValueError:
        raise ValueError(f"not a square: {name!r}") from None


_BETWEEN_FILES: Final = tuple(
    (6 * rank + file, 6 * rank + file + 1) for rank in range(6) for file in range(5)
)
_BETWEEN_RANKS: Final = tuple(
    (6 * rank + file, 6 * rank + file + 6) for rank in range(5) for file in range(6)
)

#: The two squares a stitch parts: left and right, or lower and upper.
STITCH_SIDES: Final = _BETWEEN_FILES + _BETWEEN_RANKS
STITCHES: Final = range(len(STITCH_SIDES))


def between_files(stitch: Stitch) -> bool:
    """True if the stitch parts two files, so that its ghost travels up or down the board."""
    return stitch < len(_BETWEEN_FILES)


def _name_of_stitch(stitch: Stitch) -> str:
    low, high = (SQUARE_NAMES[square] for square in STITCH_SIDES[stitch])
    return f"{low[0]}{high}" if between_files(stitch) else f"{low}{high[1]}"


STITCH_NAMES: Final = tuple(_name_of_stitch(stitch) for stitch in STITCHES)


def stitch_name(stitch: Stitch) -> str:
    """The name of a stitch: two files and a rank, or a file and two ranks.

    >>> stitch_name(11), stitch_name(42)
    ('bc3', 'a34')
    """
    return STITCH_NAMES[stitch]


def parse_stitch(name: str) -> Stitch:
    """The stitch of that exact name; ValueError if there is none.

    >>> parse_stitch("bc3"), parse_stitch("a34")
    (11, 42)
    """
    try:
        return STITCH_NAMES.index(name)
    except ValueError:
        raise ValueError(f"not a stitch: {name!r}") from None


def headings(stitch: Stitch) -> tuple[Heading, Heading]:
    """The two ways a ghost can travel on a stitch, the one towards f or 6 first."""
    if between_files(stitch):
        return Heading.NORTH, Heading.SOUTH
    return Heading.EAST, Heading.WEST


def stitch_ahead(ghost: Ghost) -> Stitch | None:
    """The next stitch along the ghost's line, or None past the last."""
    step = 1 if ghost.heading in (Heading.NORTH, Heading.EAST) else -1
    if between_files(ghost.stitch):
        ahead = ghost.stitch + 5 * step
        return ahead if 0 <= ahead < len(_BETWEEN_FILES) else None
    file = (ghost.stitch - len(_BETWEEN_FILES)) % SIZE
    return ghost.stitch + step if 0 <= file + step < SIZE else None


def _entry(stitch: Stitch) -> Ghost | None:
    """The ghost entering on a stitch, facing the far edge; None where no edge touches it."""
    forwards, backwards = headings(stitch)
    if stitch_ahead(Ghost(stitch, backwards)) is None:
        return Ghost(stitch, forwards)
    if stitch_ahead(Ghost(stitch, forwards)) is None:
        return Ghost(stitch, backwards)
    return None


#: The twenty stitches a ghost may enter on, each with the ghost as it faces there.
ENTRIES: Final = {stitch: ghost for stitch in STITCHES if (ghost := _entry(stitch))}

_EDGES: Final = (Heading.EAST, Heading.WEST, Heading.NORTH, Heading.SOUTH)
_NUMBERED: Final = sorted(ENTRIES, key=lambda stitch: (_EDGES.index(ENTRIES[stitch].heading), stitch))


def entry_number(stitch: Stitch) -> int:
    """The number of an entry, which is the same in every position: from 1, edge by edge, from the left, right, below, above.

    >>> entry_number(parse_stitch("a12")), entry_number(parse_stitch("ef6"))
    (1, 20)
    """
    return _NUMBERED.index(stitch) + 1
