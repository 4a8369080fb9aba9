"""The kittens and cats, as sprites one square large."""

from __future__ import annotations

import math
from enum import Enum
from functools import cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from game import Kind
from renderer.pen import Pen, Point, curve, mirrored
from renderer.sprite import Sprite, faded, trimmed
from renderer.theme import Coat


class Face(Enum):
    """The face of a piece."""

    IDLE = "idle"
    BOOPED = "booped"
    HAPPY = "happy"


_KITTEN_RADIUS: Final = 0.72
_CAT_RADIUS: Final = 0.88
_SHADOW: Final = (25, 12, 45)

_CHEEK: Final = ((1.06, 0.10), (1.02, 0.46), (0.74, 0.64), (0.52, 0.78), (0.26, 0.82), (0.0, 0.82))
_POINTED: Final = mirrored(
    curve(
        (0, -0.50),
        *((0.14, -0.52), (0.24, -0.50), (0.32, -0.47)),
        *((0.42, -0.70), (0.58, -0.92), (0.72, -1.0)),
        *((0.80, -1.03), (0.84, -0.98), (0.85, -0.90)),
        *((0.90, -0.60), (0.90, -0.35), (0.90, -0.18)),
        *_CHEEK,
    )
)
_ROUNDED: Final = mirrored(
    curve(
        (0, -0.50),
        *((0.14, -0.52), (0.24, -0.50), (0.32, -0.47)),
        *((0.38, -0.74), (0.52, -0.93), (0.68, -0.93)),
        *((0.86, -0.93), (0.92, -0.74), (0.92, -0.55)),
        *((0.92, -0.40), (0.91, -0.28), (0.91, -0.18)),
        *_CHEEK,
    )
)
_POINTED_INSIDE: Final = curve(
    (0.50, -0.55),
    *((0.56, -0.70), (0.64, -0.80), (0.71, -0.84)),
    *((0.76, -0.70), (0.77, -0.56), (0.77, -0.44)),
)
_ROUNDED_INSIDE: Final = curve(
    (0.50, -0.55),
    *((0.54, -0.74), (0.62, -0.78), (0.69, -0.77)),
    *((0.79, -0.74), (0.79, -0.58), (0.78, -0.44)),
)
_BLAZE: Final = mirrored(
    curve(
        (0, -0.42),
        *((0.07, -0.20), (0.10, 0.02), (0.34, 0.22)),
        *((0.62, 0.42), (0.52, 0.80), (0.0, 0.86)),
    )
)
_BODY: Final = mirrored(
    curve((0, 0.12), *((0.34, 0.12), (0.56, 0.36), (0.60, 0.78)), *((0.40, 0.86), (0.2, 0.88), (0, 0.88)))
)
_TAIL: Final = curve((0.46, 0.74), (0.80, 0.78), (0.92, 0.50), (0.78, 0.26))
_COLLAR: Final = curve((-0.46, 0.42), (-0.2, 0.60), (0.2, 0.60), (0.46, 0.42))


def _flip(points: list[Point], sign: int) -> list[Point]:
    return [(sign * x, y) for x, y in points]


@cache
def sprite(coat: Coat, kind: Kind, face: Face, size: int) -> Sprite:
    """A piece on its cushion with its shadow, ``size`` pixels square, on a transparent background."""
    pen = Pen(size)
    radius = _CAT_RADIUS if kind is Kind.CAT else _KITTEN_RADIUS
    _draw_cushion(pen, coat, radius)
    if kind is Kind.CAT:
        _draw_body(pen, coat)
        _draw_head(pen.at(0, -0.20, 0.67), coat, face)
        pen.oval((0, 0.475), (0.105, 0.105), coat.bell, coat.line, 0.04)
        pen.oval((0, 0.50), (0.028, 0.04), coat.line)
    else:
        _draw_head(pen.at(0, -0.06, 0.60), coat, face)
    picture = _shadow(coat, radius, size)
    picture.alpha_composite(pen.done())
    return trimmed(picture)


@cache
def memory(coat: Coat, kind: Kind, size: int) -> Sprite:
    """A piece that has just left its square, drawn faintly."""
    return faded(sprite(coat, kind, Face.BOOPED, size))


@cache
def token(coat: Coat, size: int) -> Sprite:
    """The sign of a side: its cushion with a paw print. It shows no piece, so that nobody counts it as one."""
    pen = Pen(size)
    _draw_cushion(pen, coat, _CAT_RADIUS)
    pen.oval((0, 0.18), (0.34, 0.27), coat.mark)
    for x, y in ((-0.42, -0.10), (-0.15, -0.32), (0.15, -0.32), (0.42, -0.10)):
        pen.oval((x, y), (0.13, 0.16), coat.mark)
    return trimmed(pen.done())


def _shadow(coat: Coat, radius: float, size: int) -> Image.Image:
    middle, drop = size / 2, size * 0.05
    half = radius * size / 2 * (1 if coat.tabby else 0.93)
    box = (middle - half, middle - half + drop, middle + half, middle + half + drop)
    alpha = Image.new("L", (size, size), 0)
    ImageDraw.Draw(alpha).rounded_rectangle(box, half if coat.tabby else half * 0.26, fill=120)
    shadow = Image.new("RGBA", (size, size), (*_SHADOW, 0))
    shadow.putalpha(alpha.filter(ImageFilter.GaussianBlur(size * 0.022)))
    return shadow


def _draw_cushion(pen: Pen, coat: Coat, radius: float) -> None:
    layers = ((0.05, 1.0, coat.cushion_rim), (0, 1.0, coat.cushion_edge), (0, 0.90, coat.cushion))
    for drop, share, colour in layers:
        if coat.tabby:
            pen.oval((0, drop), (radius * share, radius * share), colour)
        else:
            half = 0.93 * radius * share
            pen.box((0, drop), (half, half), 0.93 * radius * (0.26 if share == 1 else 0.20), colour)
    if coat.tabby:
        _stitch_round(pen, coat, radius * 0.95)
    else:
        _stitch_square(pen, coat, 0.93 * radius * 0.95)


def _stitch_round(pen: Pen, coat: Coat, radius: float) -> None:
    dots = max(14, round(radius * 26))
    for dot in range(dots):
        angle = math.tau * dot / dots
        pen.oval((math.cos(angle) * radius, math.sin(angle) * radius), (0.018, 0.018), coat.cushion_stitch)


def _stitch_square(pen: Pen, coat: Coat, half: float) -> None:
    for middle in (-0.72, -0.36, 0, 0.36, 0.72):
        start, end = (middle - 0.11) * half, (middle + 0.11) * half
        for edge in (-half, half):
            for dash in (((start, edge), (end, edge)), ((edge, start), (edge, end))):
                pen.stroke(dash, coat.cushion_stitch, 0.028, round_ends=False)


def _draw_body(pen: Pen, coat: Coat) -> None:
    pen.stroke(_TAIL, coat.line, 0.235)
    pen.stroke(_TAIL, coat.fur, 0.145)
    if coat.tabby:
        for ring in (5, 9):
            pen.oval(_TAIL[ring], (0.065, 0.045), coat.mark)
    else:
        x, y = _TAIL[-1]
        pen.oval((x, y + 0.02), (0.072, 0.085), coat.muzzle)
    pen.shape(_BODY, coat.fur)
    if coat.tabby:
        for sign in (-1, 1):
            for y in (0.52, 0.66):
                pen.stroke(_flip([(0.56, y), (0.36, y + 0.02)], sign), coat.mark, 0.06)
    pen.oval((0, 0.70), (0.27, 0.22), coat.muzzle)
    pen.shape(_BODY, line=coat.line, width=0.055)
    for sign in (-1, 1):
        pen.oval((sign * 0.20, 0.83), (0.155, 0.095), coat.muzzle, coat.line, 0.05)
    pen.stroke(_COLLAR, coat.line, 0.17)
    pen.stroke(_COLLAR, coat.collar, 0.105)


def _draw_head(pen: Pen, coat: Coat, face: Face) -> None:
    outline = _POINTED if coat.tabby else _ROUNDED
    pen.shape(outline, coat.fur)
    with pen.inside(outline) as fur:
        fur.oval((0, -0.18), (0.62, 0.40), coat.light)
        if coat.tabby:
            _draw_stripes(fur, coat)
        else:
            fur.shape(_BLAZE, coat.muzzle)
            for sign in (-1, 1):
                fur.oval((sign * 0.62, -0.52), (0.30, 0.34), coat.mark)
    for sign in (-1, 1):
        pen.shape(_flip(_POINTED_INSIDE if coat.tabby else _ROUNDED_INSIDE, sign), coat.ear)
    pen.shape(outline, line=coat.line, width=0.085)
    for sign in (-1, 1):
        _draw_eye(pen, coat, face, sign)
        pen.stroke(_flip([(0.62, 0.40), (0.96, 0.34)], sign), coat.whisker, 0.035)
        pen.stroke(_flip([(0.62, 0.50), (0.94, 0.52)], sign), coat.whisker, 0.035)
    _draw_muzzle(pen, coat)


def _draw_stripes(fur: Pen, coat: Coat) -> None:
    for x, top, length in ((0, -0.60, 0.46), (-0.24, -0.58, 0.34), (0.24, -0.58, 0.34)):
        fur.stroke([(x, top), (x * 0.92, top + length)], coat.mark, 0.115)
    for sign in (-1, 1):
        fur.stroke(_flip([(1.02, 0.06), (0.70, 0.12)], sign), coat.mark, 0.10)
        fur.stroke(_flip([(1.00, 0.32), (0.72, 0.32)], sign), coat.mark, 0.10)
    fur.oval((0, 0.46), (0.46, 0.34), coat.muzzle)


def _draw_eye(pen: Pen, coat: Coat, face: Face, sign: int) -> None:
    x, y = 0.40, 0.08
    if face is Face.BOOPED:
        pen.stroke(_flip([(x + 0.16, y - 0.14), (x - 0.10, y), (x + 0.16, y + 0.14)], sign), coat.line, 0.095)
    elif face is Face.HAPPY:
        lid = curve((x - 0.17, y + 0.06), (x - 0.08, y - 0.14), (x + 0.08, y - 0.14), (x + 0.17, y + 0.06))
        pen.stroke(_flip(lid, sign), coat.line, 0.095)
    else:
        pen.oval((sign * x, y), (0.165, 0.195), coat.iris, coat.line, 0.05)
        pen.oval((sign * x * 0.985, y + 0.01), (coat.pupil, 0.165), coat.line)
        pen.oval((sign * x - 0.05, y - 0.07), (0.05, 0.055), "#FFFFFF")


def _draw_muzzle(pen: Pen, coat: Coat) -> None:
    nose = curve(
        (-0.11, 0.30),
        *((-0.05, 0.27), (0.05, 0.27), (0.11, 0.30)),
        *((0.08, 0.38), (0.03, 0.42), (0, 0.42)),
        *((-0.03, 0.42), (-0.08, 0.38), (-0.11, 0.30)),
    )
    for sign in (-1, 1):
        lip = curve((0, 0.42), (0, 0.54), (0.14, 0.58), (0.22, 0.50))
        pen.stroke(_flip(lip, sign), coat.line, 0.05)
    pen.shape(nose, coat.nose, coat.line, 0.035)
