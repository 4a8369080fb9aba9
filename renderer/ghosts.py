"""The ghost cats, as sprites: transparent, with a bow tie that shows whose they are."""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import ImageFilter

from renderer.pen import Pen, curve, mirrored
from renderer.sprite import Sprite, faded, trimmed
from renderer.theme import Coat, Theme

_SHEET: Final = mirrored(
    curve(
        (0, -0.56),
        *((0.12, -0.58), (0.20, -0.56), (0.28, -0.52)),
        *((0.36, -0.72), (0.46, -0.88), (0.56, -0.90)),
        *((0.66, -0.86), (0.68, -0.60), (0.68, -0.40)),
        *((0.78, 0.00), (0.78, 0.40), (0.80, 0.72)),
        *((0.70, 0.92), (0.52, 0.92), (0.42, 0.70)),
        *((0.34, 0.58), (0.26, 0.58), (0.20, 0.72)),
        *((0.14, 0.84), (0.06, 0.88), (0, 0.88)),
    )
)
_GLOW: Final = 150


@cache
def ghost_sprite(theme: Theme, coat: Coat, size: int) -> Sprite:
    """A ghost, ``size`` pixels square, with the bow tie and glow of its owner."""
    glow = Pen(size)
    glow.shape([(x * 1.06, y * 1.06) for x, y in _SHEET], coat.cushion_edge)
    picture = glow.done().filter(ImageFilter.GaussianBlur(size * 0.035))
    pen = Pen(size)
    with pen.inside(_SHEET) as sheet:
        sheet.shape(_SHEET, theme.ghost)
        sheet.oval((0, 0.62), (0.9, 0.34), theme.ghost_shade)
    pen.shape(_SHEET, line=theme.ghost_line, width=0.085)
    for sign in (-1, 1):
        pen.oval((sign * 0.30, -0.10), (0.13, 0.18), theme.ghost_line)
        pen.oval((sign * 0.30 - 0.04, -0.17), (0.045, 0.06), "#FFFFFF")
        pen.oval((sign * 0.52, 0.12), (0.10, 0.06), theme.ghost_cheek)
    pen.oval((0, 0.17), (0.10, 0.12), theme.ghost_line)
    _draw_bow(pen, coat)
    picture.alpha_composite(pen.done())
    return trimmed(picture)


@cache
def ghost_memory(theme: Theme, coat: Coat, size: int) -> Sprite:
    """A ghost that has just left the bed, drawn faintly."""
    return faded(ghost_sprite(theme, coat, size))


def _draw_bow(pen: Pen, coat: Coat) -> None:
    """Two round loops for one side, two triangles for the other."""
    for sign in (-1, 1):
        if coat.tabby:
            pen.oval((sign * 0.20, 0.46), (0.17, 0.13), coat.fur, coat.line, 0.06)
        else:
            wing = [(0, 0.46), (sign * 0.36, 0.30), (sign * 0.36, 0.62)]
            pen.shape(wing, coat.fur, coat.line, 0.06)
    pen.oval((0, 0.46), (0.085, 0.085), coat.cushion, coat.line, 0.05)
