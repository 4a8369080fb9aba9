"""A pen for smooth shapes: Pillow draws them four times too large, and they are reduced once at the end.

Coordinates are units of half the picture, with 0, 0 in its middle, x to the right and y down.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from itertools import pairwise
from typing import Final, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFont

from renderer.fonts import TITLE_FONT

Point: TypeAlias = tuple[float, float]

_OVERSIZE: Final = 4
_CURVE_STEPS: Final = 14


def curve(start: Point, *controls: Point) -> list[Point]:
    """Points along joined cubic Bézier curves: three more control points for each, the last its end."""
    points = [start]
    for index in range(0, len(controls), 3):
        a, (b, c, d) = points[-1], controls[index : index + 3]
        for step in range(1, _CURVE_STEPS + 1):
            t = step / _CURVE_STEPS
            u = 1 - t
            weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            points.append(
                (
                    sum(w * p[0] for w, p in zip(weights, (a, b, c, d), strict=True)),
                    sum(w * p[1] for w, p in zip(weights, (a, b, c, d), strict=True)),
                )
            )
    return points


def mirrored(right_half: Sequence[Point]) -> list[Point]:
    """A closed outline from its right half, given from the top down."""
    return [*right_half, *((-x, y) for x, y in reversed(right_half))]


class Pen:
    """Draws on a transparent picture of ``width`` by ``height`` pixels.

    ``around``: only so much is drawn of the picture as lies ``beyond`` or less from these points: a long arrow's picture would
    take a hundred megabytes.
    """

    def __init__(
        self, width: int, height: int | None = None, around: Sequence[Point] = (), beyond: float = 0.0
    ) -> None:
        size = (width, height or width)
        left, top, right, bottom = 0, 0, *size
        if around:
            across, down = zip(*around, strict=True)
            half = width / 2
            left = max(0, math.floor(size[0] / 2 + (min(across) - beyond) * half))
            top = max(0, math.floor(size[1] / 2 + (min(down) - beyond) * half))
            right = min(size[0], math.ceil(size[0] / 2 + (max(across) + beyond) * half))
            bottom = min(size[1], math.ceil(size[1] / 2 + (max(down) + beyond) * half))
        self.image = Image.new("RGBA", ((right - left) * _OVERSIZE, (bottom - top) * _OVERSIZE), (0, 0, 0, 0))
        #: Where the whole picture's middle is in what is drawn of it.
        self.middle = (size[0] // 2 - left, size[1] // 2 - top)
        self.origin = ((size[0] / 2 - left) * _OVERSIZE, (size[1] / 2 - top) * _OVERSIZE)
        self.unit = size[0] * _OVERSIZE / 2

    def at(self, x: float, y: float, scale: float) -> Pen:
        """A pen on the same picture whose middle and unit are moved and scaled."""
        pen = copy(self)
        pen.origin = self._pixel((x, y))
        pen.unit = self.unit * scale
        return pen

    def _pixel(self, point: Point) -> Point:
        return self.origin[0] + point[0] * self.unit, self.origin[1] + point[1] * self.unit

    @property
    def _draw(self) -> ImageDraw.ImageDraw:
        return ImageDraw.Draw(self.image)

    def shape(
        self, points: Sequence[Point], fill: str | None = None, line: str | None = None, width: float = 0
    ) -> None:
        """A closed shape, filled, outlined, or both."""
        pixels = [self._pixel(point) for point in points]
        if fill:
            self._draw.polygon(pixels, fill=fill)
        if line:
            # The outline ends two points after it began, so that the joint is round there too.
            self._draw.line([*pixels, *pixels[:2]], fill=line, width=self._width(width), joint="curve")

    def stroke(self, points: Sequence[Point], colour: str, width: float, *, round_ends: bool = True) -> None:
        """An open line."""
        pixels = [self._pixel(point) for point in points]
        self._draw.line(pixels, fill=colour, width=self._width(width), joint="curve")
        if round_ends:
            radius = self._width(width) / 2
            for x, y in (pixels[0], pixels[-1]):
                self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)

    def dashes(self, points: Sequence[Point], colour: str, width: float, every: int) -> None:
        """A dashed line: every other group of ``every`` points is left out."""
        for index, (start, end) in enumerate(pairwise(points)):
            if index // every % 2 == 0:
                self.stroke((start, end), colour, width)

    def oval(
        self,
        middle: Point,
        radii: Point,
        fill: str | None = None,
        line: str | None = None,
        width: float = 0,
    ) -> None:
        """An ellipse; its outline lies half inside, half outside."""
        x, y = self._pixel(middle)
        half = width * self.unit / 2
        for colour, grow in ((line, half), (fill, -half)):
            rx, ry = radii[0] * self.unit + grow, radii[1] * self.unit + grow
            if colour:
                self._draw.ellipse((x - rx, y - ry, x + rx, y + ry), fill=colour)

    def marked(
        self, points: Sequence[Point], fill: str, line: str, width: float, *, round_ends: bool = True
    ) -> None:
        """An open line of a colour with an outline of another; ``width`` is the inner one's, a third is added on each side."""
        self.stroke(points, line, width * 5 / 3, round_ends=round_ends)
        self.stroke(points, fill, width, round_ends=round_ends)

    def box(self, middle: Point, radii: Point, corner: float, fill: str) -> None:
        """A rectangle with round corners; ``radii`` are half its width and height."""
        x, y = self._pixel(middle)
        rx, ry = radii[0] * self.unit, radii[1] * self.unit
        self._draw.rounded_rectangle((x - rx, y - ry, x + rx, y + ry), corner * self.unit, fill=fill)

    def text(self, middle: Point, text: str, colour: str, height: float) -> None:
        """A few letters, centred on a point."""
        font = ImageFont.truetype(TITLE_FONT, self._width(height))
        self._draw.text(self._pixel(middle), text, fill=colour, font=font, anchor="mm")

    @contextmanager
    def inside(self, outline: Sequence[Point]) -> Iterator[Pen]:
        """A pen whose drawing is cut off at an outline."""
        layer = self.at(0, 0, 1)
        layer.image = Image.new("RGBA", self.image.size, (0, 0, 0, 0))
        yield layer
        mask = Image.new("L", self.image.size, 0)
        ImageDraw.Draw(mask).polygon([self._pixel(point) for point in outline], fill=255)
        layer.image.putalpha(ImageChops.multiply(layer.image.getchannel("A"), mask))
        self.image.alpha_composite(layer.image)

    def _width(self, width: float) -> int:
        return max(1, round(width * self.unit))

    def done(self) -> Image.Image:
        """The picture at its real size. Only where something was drawn it is reduced: Pillow takes long over clear pixels too."""
        picture = Image.new(
            "RGBA", (self.image.width // _OVERSIZE, self.image.height // _OVERSIZE), (0, 0, 0, 0)
        )
        if box := self.image.getbbox():
            left, top = (at // _OVERSIZE for at in box[:2])
            right, bottom = (math.ceil(at / _OVERSIZE) for at in box[2:])
            drawn = self.image.crop(
                (left * _OVERSIZE, top * _OVERSIZE, right * _OVERSIZE, bottom * _OVERSIZE)
            )
            picture.paste(drawn.reduce(_OVERSIZE), (left, top))
        return picture
