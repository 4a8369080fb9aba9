"""The layout of a picture, in pixels. All lengths are given for a picture 1024 wide, and scale with it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from typing import Final

from game import ENTRIES, PIECES_A_SIDE, Ghost, Heading, Side, Square, Stitch
from game.geometry import SIZE, STITCH_SIDES, square_file, square_rank
from renderer.sprites.sprite import Pixel

#: Each heading as files and ranks.
HEADINGS: Final = {Heading.NORTH: (0, 1), Heading.SOUTH: (0, -1), Heading.EAST: (1, 0), Heading.WEST: (-1, 0)}

_WIDTH: Final = 1024
_HEIGHT: Final = 848
_SQUARE: Final = 126
_BINDING: Final = 34
_LEFT: Final = 134
_TOP: Final = 46
_TRAY: Final = 102
#: The first slot of a tray and the distance to the next; a ghost below them needs room.
_SLOTS: Final = (164, 89)
_SLOTS_ABOVE_A_GHOST: Final = (158, 78)
_GHOST_SLOT: Final = 787


@dataclass(frozen=True, eq=False)
class Layout:
    """A picture ``width`` pixels wide: the bed fills its height, between two trays with the pools. See ``layout_of``."""

    width: int

    def scaled(self, length: float) -> int:
        """A length given for a picture 1024 wide, in this one; at least 1."""
        return max(1, round(length * self.width / _WIDTH))

    def offset(self, length: float) -> int:
        """A distance given for a picture 1024 wide, in this one; it may be 0, or negative."""
        return round(length * self.width / _WIDTH)

    @cached_property
    def height(self) -> int:
        """The height of the picture."""
        return self.scaled(_HEIGHT)

    @cached_property
    def square(self) -> int:
        """The side of a square."""
        return self.scaled(_SQUARE)

    @cached_property
    def length(self) -> int:
        """The side of the bed, without its binding."""
        return SIZE * self.square

    @cached_property
    def binding(self) -> int:
        """The width of the binding round the bed, which carries the coordinates."""
        return self.scaled(_BINDING)

    @cached_property
    def left(self) -> int:
        """The bed's distance from the left."""
        return self.scaled(_LEFT)

    @cached_property
    def top(self) -> int:
        """The bed's distance from the top."""
        return self.scaled(_TOP)

    @cached_property
    def bed(self) -> tuple[int, int, int, int]:
        """The bed's box, without its binding."""
        return self.left, self.top, self.left + self.length, self.top + self.length

    @cached_property
    def middle(self) -> Pixel:
        """The middle of the bed."""
        return self.left + self.length // 2, self.top + self.length // 2

    def corner(self, square: Square) -> Pixel:
        """The top left corner of a square."""
        return (
            self.left + square_file(square) * self.square,
            self.top + (SIZE - 1 - square_rank(square)) * self.square,
        )

    def centre(self, square: Square) -> Pixel:
        """The middle of a square."""
        x, y = self.corner(square)
        return x + self.square // 2, y + self.square // 2

    def stitch_centre(self, stitch: Stitch) -> Pixel:
        """The middle of a stitch: halfway between its two squares."""
        (x0, y0), (x1, y1) = map(self.centre, STITCH_SIDES[stitch])
        return (x0 + x1) // 2, (y0 + y1) // 2

    def entry(self, stitch: Stitch) -> Pixel:
        """The place of an entry's number: on the binding, at the end of its seam, between two coordinates."""
        files, ranks = HEADINGS[ENTRIES[stitch].heading]
        x, y = self.stitch_centre(stitch)
        back = self.square // 2 + self.scaled(11)
        return x - files * back, y + ranks * back

    def make_room(self, square: Square, ghosts: tuple[Ghost, ...]) -> Pixel:
        """The middle of a square, a little away from any ghost on one of its seams."""
        x, y = self.centre(square)
        for ghost in ghosts:
            if square in STITCH_SIDES[ghost.stitch]:
                ghost_x, ghost_y = self.stitch_centre(ghost.stitch)
                away = self.scaled(7) / math.dist((x, y), (ghost_x, ghost_y))
                x, y = x + round((x - ghost_x) * away), y + round((y - ghost_y) * away)
        return x, y

    @cached_property
    def tray_width(self) -> int:
        """The width of a tray."""
        return self.scaled(_TRAY)

    def tray_left(self, side: Side) -> int:
        """The distance of a side's tray from the left: Orange's is on the left, Gray's on the right."""
        return 0 if side is Side.ORANGE else self.width - self.tray_width

    def slot(self, slot: int, *, haunted: bool) -> Pixel:
        """The middle of a slot within its tray, 0 at the top to 7, and 8 for the ghost; ``haunted``: it has one."""
        first, step = _SLOTS_ABOVE_A_GHOST if haunted else _SLOTS
        along = _GHOST_SLOT if slot == PIECES_A_SIDE else first + step * slot
        return self.tray_width // 2, self.scaled(along)

    def within(self, point: Pixel, margin: int) -> Pixel:
        """A point moved so far into the picture that it is no nearer to its edge than that."""
        x, y = point
        return (
            min(max(x, margin), self.width - margin),
            min(max(y, margin), self.height - margin),
        )


@cache
def layout_of(width: int = _WIDTH) -> Layout:
    """The one layout of a width. Much is remembered by it, and it is looked up there without being compared."""
    return Layout(width)


def between(origin: Square, to: Square) -> tuple[int, int]:
    """Files and ranks from one square to another."""
    return square_file(to) - square_file(origin), square_rank(to) - square_rank(origin)


def line_of(squares: tuple[Square, ...]) -> tuple[int, int] | None:
    """The step from one square to the next, as files and ranks; None unless they lie evenly in a line."""
    steps = {between(one, other) for one, other in pairwise(squares)}
    return steps.pop() if len(steps) == 1 else None
