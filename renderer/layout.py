"""Where everything is in a picture, in pixels; all of it scales with the square."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game import Side, Square, Stitch
from game.geometry import SIZE, STITCH_SIDES, square_file, square_rank

Pixel: TypeAlias = tuple[int, int]


@dataclass(frozen=True)
class Layout:
    """A picture ``size`` pixels square: the bed in the middle, a column of pools on either side."""

    size: int = 1024

    @property
    def square(self) -> int:
        """The side of a square: an eighth of the picture."""
        return self.size // 8

    @property
    def binding(self) -> int:
        """The width of the binding round the bed, which carries the coordinates."""
        return self.scaled(44)

    @property
    def bed(self) -> int:
        """The distance of the bed from the left edge, and from the top."""
        return self.square

    @property
    def column(self) -> int:
        """The width of a column of pools."""
        return self.bed - self.binding

    def scaled(self, length: float) -> int:
        """A length given for a square of 128 pixels, in this picture; at least 1."""
        return max(1, round(length * self.square / 128))

    def corner(self, square: Square) -> Pixel:
        """The top left corner of a square."""
        return (
            self.bed + square_file(square) * self.square,
            self.bed + (SIZE - 1 - square_rank(square)) * self.square,
        )

    def centre(self, square: Square) -> Pixel:
        """The middle of a square."""
        x, y = self.corner(square)
        return x + self.square // 2, y + self.square // 2

    def stitch_centre(self, stitch: Stitch) -> Pixel:
        """The middle of a stitch: halfway between its two squares."""
        (x0, y0), (x1, y1) = map(self.centre, STITCH_SIDES[stitch])
        return (x0 + x1) // 2, (y0 + y1) // 2

    def slot_centre(self, side: Side, slot: int) -> Pixel:
        """The middle of a slot in a side's column, 0 at the top to 7, and 8 for its ghost: Orange left, Gray right."""
        x = self.column // 2
        return x if side is Side.ORANGE else self.size - x, self.scaled(164 + slot * 97)

    def token_centre(self, side: Side) -> Pixel:
        """The middle of a side's token, at the head of its column."""
        x = self.column // 2
        return x if side is Side.ORANGE else self.size - x, self.scaled(52)
