"""The parts that several emblems are made of: little heads, paws that reach, arrows, a bed from the side, numbers.

An emblem is drawn on a pen whose unit is about as far as its cushion's field reaches. Its lines are thicker than a sign's, and it
has few parts, because it is also looked at when it is 40 pixels large.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from renderer.sprites.cats import Face, draw_head, head_outline
from renderer.sprites.pen import Pen, Point
from renderer.sprites.shapes import flipped, turned
from renderer.sprites.theme import COSY, Coat

INK: Final = COSY.ink
GOLD: Final = COSY.gold
GOLD_HIGH: Final = COSY.gold_high
CREAM: Final = COSY.letters
WHITE: Final = COSY.stitch
RED: Final = COSY.orange.collar
GREEN, GREEN_LOW = COSY.yarns[1]
BLUE: Final = COSY.gray.cushion
PLUM: Final = COSY.binding
TABBY: Final = COSY.orange
TUXEDO: Final = COSY.gray
#: How thick the ink is round the parts of an emblem.
LINE: Final = 0.11
#: How broad the band is on which the pieces of a line stand.
BAND: Final = 0.50


def little(
    pen: Pen, place: Point, size: float, coat: Coat = TABBY, *, turn: float = 0.0, dizzy: bool = False
) -> None:
    """A little head by few strokes: a piece in a line, or one that falls, tilted by so many turns clockwise."""
    ahead = math.cos(math.tau * turn), math.sin(math.tau * turn)
    head = pen.at(*place, size)
    outline, ink = turned(head_outline(coat), ahead), LINE / size * 0.9
    head.shape(outline, line=INK, width=ink * 1.6)
    head.shape(outline, coat.fur if coat.tabby else coat.light)
    head.oval(turned([(0, 0.52)], ahead)[0], (0.38, 0.26), coat.muzzle)
    for sign in (-1, 1):
        if dizzy:
            lid = flipped([(0.56, -0.16), (0.24, 0.04), (0.56, 0.24)], sign)
            head.stroke(turned(lid, ahead), INK, 0.17)
        else:
            head.oval(turned([(sign * 0.38, 0.06)], ahead)[0], (0.17, 0.20), INK)


def face(pen: Pen, place: Point, size: float, coat: Coat = TABBY, mood: Face = Face.HAPPY) -> None:
    """A head as the pieces have it, with a thicker outline."""
    head = pen.at(*place, size)
    head.shape(head_outline(coat), line=INK, width=2 * LINE / size * 0.9)
    draw_head(head, coat, mood)


def line_of(pen: Pen, start: Point, end: Point, width: float = BAND) -> None:
    """The band of a line, from its first piece to its last."""
    pen.stroke((start, end), INK, width + 2 * LINE)
    pen.stroke((start, end), GOLD_HIGH, width)


def arrow(
    pen: Pen, points: Sequence[Point], tip: float = 0.30, colour: str = GOLD, width: float = 0.16
) -> None:
    """An arrow along some points, with an outline; its head is so large, and begins at the last of them."""
    (x, y), (before_x, before_y) = points[-1], points[-2]
    length = math.hypot(x - before_x, y - before_y)
    ahead = (x - before_x) / length, (y - before_y) / length
    head = [(x + dx, y + dy) for dx, dy in turned([(0, -tip), (tip * 1.2, 0), (0, tip)], ahead)]
    pen.stroke(points, INK, width + 2 * LINE)
    pen.shape(head, INK, INK, 2 * LINE)
    pen.stroke(points, colour, width)
    pen.shape(head, colour)


def dash(pen: Pen, points: Sequence[Point], width: float = 0.11) -> None:
    """A line of speed, or of a jolt."""
    pen.stroke(points, INK, width)


def bed(pen: Pen, middle: Point, half: float, high: float = 0.17) -> None:
    """A bed from the side: a mattress with a light seam."""
    x, y = middle
    pen.box(middle, (half + LINE, high + LINE), high + LINE * 0.6, INK)
    pen.box(middle, (half, high), high * 0.8, COSY.binding_high)
    pen.stroke([(x - half + 0.14, y - high * 0.30), (x + half - 0.14, y - high * 0.30)], CREAM, 0.08)


def mitten(pen: Pen, start: Point, end: Point, coat: Coat = TABBY, width: float = 0.34) -> None:
    """A cat's foreleg that reaches from one point to another, with a white paw at its end."""
    pen.stroke((start, end), INK, width + 2 * LINE)
    pen.stroke((start, end), coat.fur, width)
    radius = width * 0.72
    pen.oval(end, (radius, radius), coat.muzzle, INK, LINE)


def number(pen: Pen, middle: Point, text: str, height: float, colour: str = INK) -> None:
    """A number in letters, the middle of its figures there."""
    pen.text((middle[0], middle[1] + 0.02 * height), text, colour, height)
