"""The kittens and cats, as sprites one square large."""

from __future__ import annotations

import math
from enum import Enum
from functools import cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from game import Kind
from renderer.sprites.pen import Pen, Point, curve, mirrored
from renderer.sprites.shapes import box, flipped, ring
from renderer.sprites.sprite import Sprite, faded, trimmed
from renderer.sprites.theme import Coat


class Face(Enum):
    """The face of a piece."""

    IDLE = "idle"
    BOOPED = "booped"
    HAPPY = "happy"
    ASLEEP = "asleep"


#: The radius of a cushion in half squares. A square one is drawn a little narrower than that.
_KITTEN_RADIUS: Final = {True: 0.80, False: 0.86}
_CAT_RADIUS: Final = 0.93
_NARROWER: Final = 0.93
#: How much larger a cat is drawn than its parts are given.
_CAT_SCALE: Final = 1.06
_EYE: Final = (0.40, 0.06)
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


def cushion_radius(coat: Coat, kind: Kind) -> float:
    """The radius of a piece's cushion, in half squares."""
    return _CAT_RADIUS if kind is Kind.CAT else _KITTEN_RADIUS[coat.tabby]


@cache
def sprite(coat: Coat, kind: Kind, face: Face, size: int, *, shadow: bool = True) -> Sprite:
    """A piece on its cushion, ``size`` pixels square, on a transparent background."""
    pen = Pen(size)
    draw_piece(pen, coat, kind, face)
    if not shadow:
        return trimmed(pen.done())
    picture = _shadow(coat, cushion_radius(coat, kind), size)
    picture.alpha_composite(pen.done())
    return trimmed(picture)


@cache
def faint(coat: Coat, kind: Kind, size: int, share: float) -> Sprite:
    """A piece that was booped, only that share as opaque: it is not there any more, or not yet."""
    return faded(sprite(coat, kind, Face.BOOPED, size, shadow=False), share)


def draw_piece(pen: Pen, coat: Coat, kind: Kind, face: Face) -> None:
    """A kitten's head, or a whole cat, on its cushion."""
    radius = cushion_radius(coat, kind)
    if kind is Kind.KITTEN:
        draw_cushion(pen, coat, radius)
        draw_head(pen.at(0, -0.06, 0.675 if coat.tabby else 0.69), coat, face)
        return
    cat = pen.at(0, -0.01, _CAT_SCALE)
    draw_cushion(cat, coat, radius / _CAT_SCALE)
    draw_cat(cat, coat, face)


def draw_cat(pen: Pen, coat: Coat, face: Face) -> None:
    """A whole cat without a cushion."""
    _draw_body(pen, coat)
    draw_head(pen.at(0, -0.20, 0.68), coat, face)
    pen.oval((0, 0.475), (0.115, 0.115), coat.bell, coat.line, 0.04)
    pen.oval((0, 0.50), (0.03, 0.045), coat.line)


@cache
def outline(coat: Coat, kind: Kind, colour: str, ink: str, size: int) -> Sprite:
    """A dashed outline of a piece's cushion: where it would be."""
    radius = cushion_radius(coat, kind)
    points = ring(radius + 0.05, 80) if coat.tabby else box(_NARROWER * radius + 0.05, 20)
    pen = Pen(size)
    for paint, width in ((ink, 0.15), (colour, 0.085)):
        pen.dashes([*points, points[0]], paint, width, 4)
    return trimmed(pen.done())


@cache
def shadow(size: int) -> Sprite:
    """The shadow of a piece that is in the air."""
    alpha = Image.new("L", (size, size), 0)
    ImageDraw.Draw(alpha).ellipse((size * 0.14, size * 0.26, size * 0.86, size * 0.86), fill=135)
    return trimmed(_blurred(alpha, size * 0.05))


def _shadow(coat: Coat, radius: float, size: int) -> Image.Image:
    middle, drop = size / 2, size * 0.05
    half = radius * size / 2 * (1 if coat.tabby else _NARROWER)
    where = (middle - half, middle - half + drop, middle + half, middle + half + drop)
    alpha = Image.new("L", (size, size), 0)
    ImageDraw.Draw(alpha).rounded_rectangle(where, half if coat.tabby else half * 0.26, fill=120)
    return _blurred(alpha, size * 0.022)


def _blurred(alpha: Image.Image, radius: float) -> Image.Image:
    """A shadow of that shape with soft edges."""
    picture = Image.new("RGBA", alpha.size, (*_SHADOW, 0))
    picture.putalpha(alpha.filter(ImageFilter.GaussianBlur(radius)))
    return picture


def draw_cushion(pen: Pen, coat: Coat, radius: float) -> None:
    """A round cushion with dots, or a square one with dashes."""
    layers = ((0.05, 1.0, coat.cushion_rim), (0, 1.0, coat.cushion_edge), (0, 0.90, coat.cushion))
    for drop, share, colour in layers:
        if coat.tabby:
            pen.oval((0, drop), (radius * share, radius * share), colour)
        else:
            half = _NARROWER * radius * share
            pen.box((0, drop), (half, half), _NARROWER * radius * (0.26 if share == 1 else 0.20), colour)
    if coat.tabby:
        _stitch_round(pen, coat, radius * 0.95)
    else:
        _stitch_square(pen, coat, _NARROWER * radius * 0.95)


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
                pen.stroke(flipped([(0.56, y), (0.36, y + 0.02)], sign), coat.mark, 0.06)
    pen.oval((0, 0.70), (0.27, 0.22), coat.muzzle)
    pen.shape(_BODY, line=coat.line, width=0.055)
    for sign in (-1, 1):
        pen.oval((sign * 0.20, 0.83), (0.155, 0.095), coat.muzzle, coat.line, 0.05)
    pen.stroke(_COLLAR, coat.line, 0.17)
    pen.stroke(_COLLAR, coat.collar, 0.105)


def head_outline(coat: Coat) -> list[Point]:
    """The outline of a head that fills the pen's picture."""
    return _POINTED if coat.tabby else _ROUNDED


def draw_head(pen: Pen, coat: Coat, face: Face) -> None:
    """A head that fills the pen's picture."""
    head = head_outline(coat)
    pen.shape(head, coat.fur)
    with pen.inside(head) as fur:
        fur.oval((0, -0.18), (0.62, 0.40), coat.light)
        if coat.tabby:
            _draw_stripes(fur, coat)
        else:
            fur.shape(_BLAZE, coat.muzzle)
            for sign in (-1, 1):
                fur.oval((sign * 0.62, -0.52), (0.30, 0.34), coat.mark)
    for sign in (-1, 1):
        pen.shape(flipped(_POINTED_INSIDE if coat.tabby else _ROUNDED_INSIDE, sign), coat.ear)
    pen.shape(head, line=coat.line, width=0.095)
    for sign in (-1, 1):
        _draw_eye(pen, coat, face, sign)
        pen.stroke(flipped([(0.62, 0.40), (0.98, 0.34)], sign), coat.whisker, 0.035)
        pen.stroke(flipped([(0.62, 0.50), (0.96, 0.52)], sign), coat.whisker, 0.035)
    _draw_muzzle(pen, coat)


def _draw_stripes(fur: Pen, coat: Coat) -> None:
    for x, top, length in ((0, -0.60, 0.46), (-0.24, -0.58, 0.34), (0.24, -0.58, 0.34)):
        fur.stroke([(x, top), (x * 0.92, top + length)], coat.mark, 0.115)
    for sign in (-1, 1):
        fur.stroke(flipped([(1.02, 0.06), (0.70, 0.12)], sign), coat.mark, 0.10)
        fur.stroke(flipped([(1.00, 0.32), (0.72, 0.32)], sign), coat.mark, 0.10)
    fur.oval((0, 0.46), (0.46, 0.34), coat.muzzle)


def _draw_eye(pen: Pen, coat: Coat, face: Face, sign: int) -> None:
    x, y = _EYE
    lid: list[Point] = []
    match face:
        case Face.BOOPED:
            lid = [(x + 0.19, y - 0.17), (x - 0.12, y), (x + 0.19, y + 0.17)]
        case Face.HAPPY:
            lid = curve(
                (x - 0.20, y + 0.09), (x - 0.10, y - 0.18), (x + 0.10, y - 0.18), (x + 0.20, y + 0.09)
            )
        case Face.ASLEEP:
            lid = curve((x - 0.19, y), (x - 0.09, y + 0.19), (x + 0.09, y + 0.19), (x + 0.19, y))
        case Face.IDLE:
            pen.oval((sign * x, y), (0.18, 0.21), coat.iris, coat.line, 0.055)
            pen.oval((sign * x * 0.985, y + 0.01), (coat.pupil * 1.12, 0.18), coat.line)
            pen.oval((sign * x - 0.05, y - 0.08), (0.06, 0.065), "#FFFFFF")
    if lid:
        pen.stroke(flipped(lid, sign), coat.line, 0.115)


def _draw_muzzle(pen: Pen, coat: Coat) -> None:
    nose = curve(
        (-0.11, 0.30),
        *((-0.05, 0.27), (0.05, 0.27), (0.11, 0.30)),
        *((0.08, 0.38), (0.03, 0.42), (0, 0.42)),
        *((-0.03, 0.42), (-0.08, 0.38), (-0.11, 0.30)),
    )
    for sign in (-1, 1):
        lip = curve((0, 0.42), (0, 0.54), (0.14, 0.58), (0.22, 0.50))
        pen.stroke(flipped(lip, sign), coat.line, 0.05)
    pen.shape(nose, coat.nose, coat.line, 0.035)
