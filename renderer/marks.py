"""What is drawn over the bed to show the last turn: frames, ticks, arrows, arcs, stars."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final

from renderer.pen import Pen, Point, curve
from renderer.sprite import Sprite, trimmed
from renderer.theme import Theme

#: Widths in units of half a square.
_SHAFT: Final = 0.16
_OUTLINE: Final = 0.07


@cache
def frame(colour: str, edge: str, size: int) -> Sprite:
    """A tinted square with a bright round-cornered frame."""
    pen = Pen(size)
    for half, corner, paint in ((0.955, 0.25, edge), (0.925, 0.22, colour), (0.845, 0.14, edge)):
        pen.box((0, 0), (half, half), corner, paint)
    pen.box((0, 0), (0.82, 0.82), 0.12, colour + "70")
    return trimmed(pen.done())


@cache
def ticks(theme: Theme, size: int) -> Sprite:
    """Short rays round the piece placed, for its boop. The sprite is 1.25 squares large."""
    pen = Pen(round(size * 1.25)).at(0, 0, 0.8)
    for tick in range(8):
        angle = math.tau * (tick + 0.5) / 8
        ray = [(math.cos(angle) * radius, math.sin(angle) * radius) for radius in (1.04, 1.19)]
        pen.stroke(ray, theme.arrow_line, 0.14)
        pen.stroke(ray, theme.gold, 0.08)
    return trimmed(pen.done())


@cache
def star(theme: Theme, size: int) -> Sprite:
    """A gold star where a kitten grew up."""
    points = [
        (math.sin(math.tau * tip / 10) * radius, -math.cos(math.tau * tip / 10) * radius)
        for tip, radius in enumerate((0.62, 0.27) * 5)
    ]
    pen = Pen(size)
    pen.shape(points, theme.gold, theme.arrow_line, 0.09)
    return trimmed(pen.done())


@cache
def hollow(theme: Theme, size: int) -> Sprite:
    """A dotted ring where a piece was taken up."""
    return _dotted(theme, size, 0.6, 14)


@cache
def ring(theme: Theme, size: int) -> Sprite:
    """A dotted ring round a piece that may be taken up."""
    return _dotted(theme, size, 0.9, 20)


def _dotted(theme: Theme, size: int, radius: float, dots: int) -> Sprite:
    pen = Pen(size)
    for dot in range(dots):
        angle = math.tau * dot / dots
        middle = (math.cos(angle) * radius, math.sin(angle) * radius)
        pen.oval(middle, (0.075, 0.075), theme.gold, theme.arrow_line, 0.05)
    return trimmed(pen.done())


@cache
def lasso(theme: Theme, files: int, ranks: int, number: int, size: int) -> Sprite:
    """A ring round three squares in line; its middle is the middle square's.

    Lassos over the same squares differ a little in width, so that each can be followed.
    """
    pen = _pen_from_centre(size, (1.5, 1.5))
    ahead, across, half = _lasso_axes(files, ranks, number)
    far = 2 * math.hypot(files, ranks)
    outline = [
        (ahead[0] * along + across[0] * aside, ahead[1] * along + across[1] * aside)
        for along, aside in _capsule(far, half)
    ]
    outline.append(outline[0])
    pen.stroke(outline, theme.arrow_line, 0.15)
    pen.stroke(outline, theme.gold, 0.08)
    return trimmed(pen.done())


@cache
def badge(theme: Theme, files: int, ranks: int, number: int, size: int) -> Sprite:
    """The number of a lasso, on its rim."""
    pen = _pen_from_centre(size, (1.5, 1.5))
    ahead, across, half = _lasso_axes(files, ranks, number)
    middle = (ahead[0] * 0.62 + across[0] * half, ahead[1] * 0.62 + across[1] * half)
    pen.oval(middle, (0.27, 0.27), theme.gold, theme.arrow_line, 0.06)
    pen.text(middle, str(number), theme.arrow_line, 0.42)
    return trimmed(pen.done())


def _lasso_axes(files: int, ranks: int, number: int) -> tuple[Point, Point, float]:
    """Unit vectors along the line and across it, and how far a lasso of that number is from it."""
    length = math.hypot(files, ranks)
    return (files / length, -ranks / length), (ranks / length, files / length), 0.90 - 0.07 * (number % 3)


def _capsule(far: float, half: float) -> list[Point]:
    """The outline of a bar with round ends, lying along the first axis."""
    ends = []
    for sign in (1, -1):
        for step in range(13):
            angle = math.pi * (step / 12 - 0.5)
            ends.append((sign * (far + math.cos(angle) * half), sign * math.sin(angle) * half))
    return ends


@cache
def arrow(theme: Theme, files: int, ranks: int, size: int, *, leaves: bool) -> Sprite:
    """An arrow from the middle of a square to one so many files and ranks away, dashed when it leaves the bed.

    The picture's middle is the middle of the square it starts from.
    """
    length = math.hypot(files, ranks)
    # One that leaves the bed ends just past the edge, before the coordinates.
    reach = 1.12 * length if leaves else 2 * length - 0.92
    along = (files / length, -ranks / length)
    path = [(along[0] * distance, along[1] * distance) for distance in _steps(-0.40, reach)]
    return _pointed(theme, path, size, dashed=leaves)


@cache
def arc(theme: Theme, files: int, ranks: int, size: int, *, leaves: bool) -> Sprite:
    """A leap over other pieces to a square so many files and ranks away; the middle is where it starts."""
    # One that leaves the bed ends just past the edge, not in the pools.
    far = 1 - 0.4 / max(abs(files), abs(ranks)) if leaves else 1
    end = (2.0 * files * far, -2.0 * ranks * far)
    height = 0.9 + 0.25 * math.hypot(files, ranks)
    # A leap along a rank curves upwards; one along a file curves to the right.
    bulge = (0.0, -height) if files else (height, 0.0)
    lifted = [(end[0] * share + bulge[0] * 1.33, end[1] * share + bulge[1] * 1.33) for share in (0.2, 0.8)]
    path = curve(
        (bulge[0] * 0.3, bulge[1] * 0.3), *lifted, (end[0] + bulge[0] * 0.35, end[1] + bulge[1] * 0.35)
    )
    return _pointed(theme, path, size, dashed=leaves)


@cache
def trail(theme: Theme, files: int, ranks: int, size: int) -> Sprite:
    """The way a ghost came: a dotted line so many squares long; the picture's middle is where it began."""
    steps = 6 * max(abs(files), abs(ranks))
    pen = _pen_from_centre(size, (files, ranks))
    for dot in range(steps):
        at = (2 * files * dot / steps, -2 * ranks * dot / steps)
        pen.oval(at, (0.07, 0.07), theme.ghost, theme.ghost_line, 0.06)
    return trimmed(pen.done())


@cache
def chevron(theme: Theme, files: int, ranks: int, size: int) -> Sprite:
    """Which way a ghost moves: a small arrow head ahead of it; the picture's middle is the ghost's."""
    pen = Pen(size * 2).at(0, 0, 0.5)
    ahead, across = (files, -ranks), (ranks, files)

    def at(forward: float, sideways: float) -> Point:
        return ahead[0] * forward + across[0] * sideways, ahead[1] * forward + across[1] * sideways

    pen.shape([at(1.02, 0), at(0.76, 0.24), at(0.76, -0.24)], theme.gold, theme.arrow_line, 0.08)
    return trimmed(pen.done())


def _steps(start: float, end: float) -> list[float]:
    count = max(2, round((end - start) / 0.12))
    return [start + (end - start) * step / count for step in range(count + 1)]


def _pen_from_centre(size: int, reach: tuple[float, float]) -> Pen:
    """A pen whose unit is half a square, on a picture large enough to reach that many squares each way."""
    squares = 2 * math.ceil(max(abs(reach[0]), abs(reach[1])) + 1)
    return Pen(size * squares).at(0, 0, 1 / squares)


def _pointed(theme: Theme, path: Sequence[Point], size: int, *, dashed: bool) -> Sprite:
    """A line with an arrow head at its end: white with a dark outline."""
    far = max(max(abs(x), abs(y)) for x, y in path) / 2
    pen = _pen_from_centre(size, (far, far))
    tip, before = path[-1], path[-2]
    length = math.dist(before, tip)
    ux, uy = (tip[0] - before[0]) / length, (tip[1] - before[1]) / length
    neck = (tip[0] - ux * 0.40, tip[1] - uy * 0.40)
    shaft = [point for point in path if math.dist(point, tip) > 0.40] + [neck]
    for grow, colour in ((_OUTLINE, theme.arrow_line), (0.0, theme.arrow)):
        if dashed:
            pen.dashes(shaft, colour, _SHAFT + 2 * grow, every=3)
        else:
            pen.stroke(shaft, colour, _SHAFT + 2 * grow)
        wing = 0.31 + grow * 1.2
        head = [
            (tip[0] + ux * grow * 1.6, tip[1] + uy * grow * 1.6),
            (neck[0] - ux * grow - uy * wing, neck[1] - uy * grow + ux * wing),
            (neck[0] - ux * grow + uy * wing, neck[1] - uy * grow - ux * wing),
        ]
        pen.shape(head, colour)
    return trimmed(pen.done())
