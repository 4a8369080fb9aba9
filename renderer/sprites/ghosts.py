"""The ghost cats, as sprites. Whose a ghost is shows in the whole shape, so that it is seen without colours too.

Orange's is a soft scalloped sheet with pointed ears on a disc; Gray's a boxy one with a hem of points on a square.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from renderer.sprites.pen import Pen, Point, curve, mirrored
from renderer.sprites.shapes import flipped, ring, star, turned
from renderer.sprites.sprite import GONE, Sprite, faded, trimmed
from renderer.sprites.theme import Coat, Theme

_SCALLOPED: Final = mirrored(
    curve(
        (0, -0.50),
        *((0.12, -0.52), (0.18, -0.53), (0.26, -0.52)),
        *((0.34, -0.76), (0.46, -0.96), (0.60, -1.02)),
        *((0.72, -0.98), (0.72, -0.62), (0.72, -0.40)),
        *((0.86, -0.06), (0.92, 0.34), (0.90, 0.64)),
        *((0.86, 0.96), (0.58, 0.96), (0.52, 0.70)),
        *((0.46, 0.56), (0.32, 0.56), (0.26, 0.72)),
        *((0.20, 0.96), (0.06, 0.98), (0, 0.98)),
    )
)
_ZIGZAG: Final = mirrored(
    [
        *curve(
            (0, -0.56),
            *((0.10, -0.56), (0.20, -0.56), (0.26, -0.56)),
            *((0.30, -0.92), (0.42, -0.96), (0.56, -0.96)),
            *((0.74, -0.96), (0.80, -0.84), (0.80, -0.62)),
        ),
        *((0.82, 0.0), (0.84, 0.96), (0.56, 0.60), (0.28, 0.96), (0, 0.60)),
    ]
)
_BLAZE: Final = mirrored(
    curve(
        (0, -0.50),
        *((0.06, -0.2), (0.10, 0.0), (0.30, 0.14)),
        *((0.58, 0.34), (0.46, 0.66), (0, 0.66)),
    )
)
#: The pointer on the rim, facing right, and how much further out it is when the ghost shouts.
_POINTER: Final = ((0.80, -0.50), (1.32, 0.0), (0.80, 0.50))
_POINTER_FURTHER: Final = 0.30
#: A sprite is so many times as large as the size given, for the pointer and the burst.
_ROOM: Final = 1.7
_SHEET_SCALE: Final = 0.73


@cache
def ghost_sprite(
    theme: Theme, coat: Coat, size: int, ahead: Point | None = None, *, shout: bool = False
) -> Sprite:
    """A ghost on its halo, which is nearly ``size`` pixels across; the pointer and a shout's burst reach beyond.

    ``ahead`` is the way it goes, as a unit vector on the picture; None: it is at rest.
    """
    pen = Pen(round(size * _ROOM)).at(0, 0, 1 / _ROOM)
    if shout:
        pen.shape(star(14, 1.40, 1.02), coat.sheet.burst, theme.ink, 0.09)
    draw_ghost(pen, theme, coat, ahead, shout=shout)
    return trimmed(pen.done())


@cache
def ghost_memory(theme: Theme, coat: Coat, size: int, ahead: Point) -> Sprite:
    """A ghost that has just left the bed, drawn faintly."""
    return faded(ghost_sprite(theme, coat, size, ahead), GONE)


def draw_ghost(pen: Pen, theme: Theme, coat: Coat, ahead: Point | None, *, shout: bool = False) -> None:
    """The pointer, the halo, and the sheet on it; the eyes look ahead."""
    if ahead:
        out = _POINTER_FURTHER if shout else 0.0
        pen.shape(turned([(x + out, y) for x, y in _POINTER], ahead), theme.gold, theme.ink, 0.12)
    if coat.tabby:
        _draw_disc(pen, coat)
    else:
        _draw_square(pen, coat)
    draw_sheet(pen.at(0, -0.01, _SHEET_SCALE), coat, ahead or (0.0, 0.0), shout=shout)


def _draw_disc(pen: Pen, coat: Coat) -> None:
    sheet = coat.sheet
    pen.oval((0, 0.02), (0.93, 0.93), sheet.rim)
    pen.oval((0, 0), (0.86, 0.86), sheet.halo)
    for dot in ring(0.78, 20):
        pen.oval(dot, (0.035, 0.035), sheet.stitch)


def _draw_square(pen: Pen, coat: Coat) -> None:
    sheet = coat.sheet
    pen.box((0, 0.03), (0.88, 0.88), 0.20, sheet.rim)
    pen.box((0, 0), (0.83, 0.83), 0.16, sheet.halo)
    for at in (-0.56, -0.19, 0.19, 0.56):
        for edge in (-0.75, 0.75):
            pen.stroke([(at - 0.09, edge), (at + 0.09, edge)], sheet.stitch, 0.045, round_ends=False)
            pen.stroke([(edge, at - 0.09), (edge, at + 0.09)], sheet.stitch, 0.045, round_ends=False)


def draw_sheet(pen: Pen, coat: Coat, ahead: Point, *, shout: bool = False) -> None:
    """A ghost without its halo, as large as the pen's picture; the eyes look ahead."""
    sheet, hem = coat.sheet, _SCALLOPED if coat.tabby else _ZIGZAG
    with pen.inside(hem) as cloth:
        cloth.shape(hem, sheet.fill)
        cloth.oval((0, 0.92), (1.0, 0.42), sheet.shade)
        if coat.tabby:
            for x, top, length in ((0, -0.62, 0.34), (-0.24, -0.60, 0.26), (0.24, -0.60, 0.26)):
                cloth.stroke([(x, top), (x * 0.92, top + length)], sheet.mark, 0.12)
            for sign in (-1, 1):
                cloth.stroke(flipped([(1.0, 0.12), (0.72, 0.16)], sign), sheet.mark, 0.11)
        else:
            for sign in (-1, 1):
                cloth.oval((sign * 0.62, -0.72), (0.36, 0.30), sheet.mark)
            cloth.shape(_BLAZE, sheet.blaze)
    pen.shape(hem, line=sheet.line, width=0.11)
    for sign in (-1, 1):
        _draw_eye(pen, coat, (sign * 0.34, -0.12), ahead)
    if shout:
        pen.oval((0, 0.36), (0.25, 0.30), sheet.mouth, sheet.line, 0.08)
    else:
        pen.oval((0, 0.24), (0.12, 0.13), sheet.line)


def _draw_eye(pen: Pen, coat: Coat, middle: Point, ahead: Point) -> None:
    sheet = coat.sheet
    look_x, look_y = ahead[0] * 0.05, ahead[1] * 0.05
    x, y = middle[0] + look_x, middle[1] + look_y
    pen.oval((x, y), (0.17, 0.22), sheet.eye, sheet.line, 0.05)
    if not coat.tabby:
        pen.oval((x + look_x, y + 0.02), (0.075, 0.18), sheet.line)
    pen.oval((x - 0.05, y - 0.08), (0.06, 0.07), "#FFFFFF")


@cache
def wisps(coat: Coat, dx: int, dy: int, size: int) -> Sprite:
    """The way a ghost came, ``dx`` and ``dy`` pixels to its new place, which is the sprite's middle: growing puffs."""
    sheet, length = coat.sheet, math.hypot(dx, dy)
    reach = 2 * math.ceil(length + size) + 2
    way = [(0.0, 0.0), (-2 * dx / reach, -2 * dy / reach)]
    pen = Pen(reach, around=way, beyond=0.4 * size / reach).at(
        0, 0, size / reach
    )  # a unit is now half a square
    steps = max(3, round(length / (size * 0.19)))
    for step in range(steps + 1):
        share = step / steps
        radius = 0.13 + 0.15 * share
        middle = (2 * dx * (share - 1) / size, 2 * dy * (share - 1) / size)
        if coat.tabby:
            pen.oval(middle, (radius, radius), sheet.fill, sheet.line, 0.05)
        else:
            pen.box(middle, (radius, radius), radius * 0.35, sheet.line)
            pen.box(middle, (radius - 0.05, radius - 0.05), radius * 0.3, sheet.fill)
    return trimmed(pen.done(), pen.middle)
