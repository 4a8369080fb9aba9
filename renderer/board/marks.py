"""Marks drawn over the bed: frames, arrows, tracks, numbers, a winner's ribbon."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final

from renderer.sprites.pen import Pen, Point, curve
from renderer.sprites.shapes import box, capsule, ring, turned
from renderer.sprites.sprite import Sprite, trimmed
from renderer.sprites.theme import Theme

#: Widths in units of half a square.
_SHAFT: Final = 0.16
_OUTLINE: Final = 0.07
#: A frame is drawn on a picture so many times as large as a square, for the ticks round it.
_FRAME_ROOM: Final = 1.25
#: How far past the middle of its old square a piece's arrow begins; before a piece that fell, whose face stays in sight.
_ARROW_START: Final = 0.36
_BESIDE_THE_FACE: Final = 0.44
#: How far off the bed, in squares' halves, the arrow of a piece that falls reaches.
_OFF_THE_BED: Final = 1.46
#: No part of an arrow, its head neither, is further from its path, in half squares.
_WIDEST: Final = 0.6
#: A number's height in its disc; one of two digits is smaller.
_DIGIT, _TWO_DIGITS = 1.30, 1.12
#: The height of a digit on its plate; of several the heights together.
_PLATE_DIGIT: Final = 0.66
_PLATE_NUMBER: Final = 1.08


@cache
def frame(theme: Theme, size: int) -> Sprite:
    """A golden frame for the piece placed, with short rays round it for its boop."""
    pen = Pen(round(size * _FRAME_ROOM)).at(0, 0, 1 / _FRAME_ROOM)
    for half, corner, paint in (
        (0.98, 0.27, theme.ink),
        (0.94, 0.24, theme.gold),
        (0.82, 0.14, theme.gold_low),
        (0.79, 0.12, theme.gold_high),
    ):
        pen.box((0, 0), (half, half), corner, paint)
    for inner, outer in zip(ring(1.05, 8, 0.5), ring(1.20, 8, 0.5), strict=True):
        pen.stroke([inner, outer], theme.ink, 0.16)
        pen.stroke([inner, outer], theme.gold, 0.09)
    return trimmed(pen.done())


@cache
def landing(theme: Theme, size: int) -> Sprite:
    """A dashed frame for a piece that would be placed."""
    pen = Pen(round(size * _FRAME_ROOM)).at(0, 0, 1 / _FRAME_ROOM)
    half = 0.90
    pen.box((0, 0), (half, half), 0.1, f"{theme.gold_high}90")
    points = box(half, 30)
    for paint, width in ((theme.ink, 0.17), (theme.gold, 0.11)):
        pen.dashes([*points, points[0]], paint, width, 5)
    return trimmed(pen.done())


@cache
def winning_frame(theme: Theme, size: int) -> Sprite:
    """A frame for each of eight winning cats."""
    pen = Pen(size)
    for half, corner, paint in (
        (1.0, 0.27, theme.ink),
        (0.96, 0.24, theme.gold),
        (0.84, 0.16, theme.win_low),
        (0.80, 0.13, theme.win),
    ):
        pen.box((0, 0), (half, half), corner, paint)
    return trimmed(pen.done())


@cache
def ribbon(theme: Theme, files: int, ranks: int, squares: int, size: int) -> Sprite:
    """A ribbon under a winning line, which steps so many files and ranks; its middle is the line's."""
    length = math.hypot(files, ranks)
    ahead, far = (files / length, -ranks / length), (squares - 1) * length
    reach = 2 * math.ceil(far / 2 + 1.2)
    outline = turned(capsule(far, 1.02), ahead)
    pen = Pen(size * reach, around=[(x / reach, y / reach) for x, y in outline], beyond=0.1 / reach)
    pen = pen.at(0, 0, 1 / reach)
    for half, paint in ((1.02, theme.ink), (0.96, theme.gold), (0.83, theme.win_low), (0.77, theme.win)):
        pen.shape(turned(capsule(far, half), ahead), paint)
    return trimmed(pen.done(), pen.middle)


@cache
def arrow(
    theme: Theme, files: int, ranks: int, radius: float, size: int, *, by_ghost: bool = False
) -> Sprite:
    """From just past the middle of a square to the rim of a piece of that radius, so many files and ranks away.

    The sprite's middle is the middle of the square it starts from. What a ghost pushes has dark arrows.
    """
    far = 2 * math.hypot(files, ranks) - radius
    return _straight(theme, (files, ranks), -_ARROW_START, far, size, by_ghost=by_ghost)


@cache
def falling_arrow(theme: Theme, files: int, ranks: int, size: int, *, by_ghost: bool = False) -> Sprite:
    """A dashed arrow over the edge of the bed, which ends before a tray."""
    far = _OFF_THE_BED * math.hypot(files, ranks)
    return _straight(theme, (files, ranks), _BESIDE_THE_FACE, far, size, by_ghost=by_ghost, dashed=True)


def _straight(
    theme: Theme,
    step: tuple[int, int],
    start: float,
    end: float,
    size: int,
    *,
    by_ghost: bool,
    dashed: bool = False,
) -> Sprite:
    """An arrow along a step; ``start`` and ``end``: how far from the middle of the square, in half squares."""
    length = math.hypot(*step)
    along = (step[0] / length, -step[1] / length)
    count = max(2, round((end - start) / 0.12))
    distances = [start + (end - start) * part / count for part in range(count + 1)]
    path = [(along[0] * far, along[1] * far) for far in distances]
    return _pointed(theme, path, size, by_ghost=by_ghost, dashed=dashed)


@cache
def leap(theme: Theme, files: int, ranks: int, size: int, *, leaves: bool) -> Sprite:
    """A low arc from a piece's old place to its new one, away from a ghost; those it leapt over stay in sight below it.

    A leap along a rank curves upwards; one along a file curves to the right. One that leaves the bed is dashed.
    """
    end = (2.0 * files, -2.0 * ranks)
    high = 0.80 + 0.12 * math.hypot(*end)
    bulge = (0.0, -high) if files else (high, 0.0)
    start = (bulge[0] * 0.55, bulge[1] * 0.55)
    stop = (end[0] + bulge[0] * 0.58, end[1] + bulge[1] * 0.58)
    if leaves:  # to the edge, not into a tray
        shorter = 1 - 0.60 / max(abs(end[0]), abs(end[1]))
        stop = (end[0] * shorter, end[1] * shorter)
    lifted = [(end[0] * share + bulge[0] * 1.28, end[1] * share + bulge[1] * 1.28) for share in (0.14, 0.90)]
    return _pointed(theme, curve(start, *lifted, stop), size, by_ghost=True, dashed=leaves, dash=2)


def _pointed(
    theme: Theme, path: Sequence[Point], size: int, *, by_ghost: bool, dashed: bool, dash: int = 3
) -> Sprite:
    """A line with an arrow head at its end: white with a dark outline, or the other way round; a ``dash`` has so many of the path's steps."""
    outer, inner = (theme.arrow, theme.ink) if by_ghost else (theme.ink, theme.arrow)
    squares = 2 * math.ceil(max(max(abs(x), abs(y)) for x, y in path) / 2 + 1)
    around = [(x / squares, y / squares) for x, y in path]
    pen = Pen(size * squares, around=around, beyond=_WIDEST / squares)
    pen = pen.at(0, 0, 1 / squares)  # a unit is now half a square
    tip, before = path[-1], path[-2]
    length = math.dist(before, tip)
    ux, uy = (tip[0] - before[0]) / length, (tip[1] - before[1]) / length
    neck = (tip[0] - ux * 0.40, tip[1] - uy * 0.40)
    shaft = [point for point in path if math.dist(point, tip) > 0.40] + [neck]
    for grow, colour in ((_OUTLINE, outer), (0.0, inner)):
        if dashed:
            pen.dashes(shaft, colour, _SHAFT + 2 * grow, every=dash)
        else:
            pen.stroke(shaft, colour, _SHAFT + 2 * grow)
        wing = 0.31 + grow * 1.2
        head = [
            (tip[0] + ux * grow * 1.6, tip[1] + uy * grow * 1.6),
            (neck[0] - ux * grow - uy * wing, neck[1] - uy * grow + ux * wing),
            (neck[0] - ux * grow + uy * wing, neck[1] - uy * grow - ux * wing),
        ]
        pen.shape(head, colour)
    return trimmed(pen.done(), pen.middle)


@cache
def track(theme: Theme, ahead: Point, far: float, colour: str, size: int) -> Sprite:
    """A bar with a stop at each end, ``far`` half squares from its middle: one line of three to choose."""
    reach = 2 * math.ceil(far + 2)
    pen = Pen(size * reach // 2).at(0, 0, 2 / reach)
    ends = [(-ahead[0] * far, -ahead[1] * far), (ahead[0] * far, ahead[1] * far)]
    for paint, width, dot in ((theme.ink, 0.21, 0.20), (colour, 0.125, 0.155)):
        pen.stroke(ends, paint, width)
        for stop in ends:
            pen.oval(stop, (dot, dot), paint)
    for stop in ends:
        pen.oval(stop, (0.06, 0.06), theme.ink)
    return trimmed(pen.done())


@cache
def badge(theme: Theme, number: int, colour: str, size: int) -> Sprite:
    """A number on a disc: the place of a choice in the menu beside the picture."""
    pen = Pen(size)
    pen.oval((0, 0), (0.96, 0.96), theme.ink)
    pen.oval((0, 0), (0.80, 0.80), colour)
    pen.text((0, 0.02), str(number), theme.ink, _DIGIT if number < 10 else _TWO_DIGITS)
    return trimmed(pen.done())


@cache
def plate(theme: Theme, number: int, size: int, *, first: bool) -> Sprite:
    """A plate with a number on its right side, and room for a piece on its left; golden and with a second rim if it is the ``first``."""
    pen = Pen(size)
    pen.box((0, 0), (0.98, 0.50), 0.40, theme.ink)
    pen.box((0, 0), (0.90, 0.42), 0.32, theme.gold if first else theme.entry)
    if first:
        pen.box((0, 0), (0.82, 0.34), 0.26, theme.ink)
        pen.box((0, 0), (0.78, 0.30), 0.22, theme.gold_high)
    height = min(_PLATE_DIGIT, _PLATE_NUMBER / len(str(number)))
    pen.text((0.37, 0.02), str(number), theme.ink, height)
    return trimmed(pen.done())


@cache
def drop(theme: Theme, number: int, ahead: Point, size: int, *, chosen: bool) -> Sprite:
    """A number in a drop that points the way a ghost would enter; golden if it is the one chosen."""
    room = 1.7
    pen = Pen(round(size * room)).at(0, 0, 1 / room)
    for paint, grow in ((theme.ink, 0.16), (theme.gold if chosen else theme.entry, 0.0)):
        tip = [(0.44, -0.66 - grow * 0.9), (1.42 + grow * 1.3, 0), (0.44, 0.66 + grow * 0.9)]
        pen.shape(turned(tip, ahead), paint)
        pen.oval((0, 0), (0.82 + grow, 0.82 + grow), paint)
    pen.text((0, 0.02), str(number), theme.ink, _DIGIT if number < 10 else _TWO_DIGITS)
    return trimmed(pen.done())
