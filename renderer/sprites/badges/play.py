"""The emblems of deeds in a match: lines, pieces that grow up, boops, pieces off the bed, and how a match went."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from renderer.sprites.badges.parts import (
    BAND,
    CREAM,
    GOLD,
    GOLD_HIGH,
    GREEN,
    INK,
    LINE,
    PLUM,
    TABBY,
    TUXEDO,
    arrow,
    bed,
    dash,
    face,
    line_of,
    little,
    mitten,
    number,
)
from renderer.sprites.cats import Face
from renderer.sprites.ghosts import draw_sheet
from renderer.sprites.icons import draw_boop, draw_grown, draw_hourglass, draw_sleep
from renderer.sprites.pen import Pen, curve
from renderer.sprites.shapes import ring

_BOLT: Final = (
    (0.30, -1.02),
    (-0.62, 0.18),
    (-0.10, 0.18),
    (-0.34, 1.02),
    (0.66, -0.28),
    (0.10, -0.28),
)

#: Where the heads of a heap are, and how each is tilted, in turns.
_HEAP: Final = (
    (-0.32, 0.10, -0.06),
    (0.34, 0.08, 0.08),
    (-0.60, 0.60, 0.05),
    (0.60, 0.60, -0.05),
    (0, 0.62, 0.0),
)


def _three_grown(pen: Pen) -> None:
    """Three heads, and over them the star that says that they grew up."""
    for x, y in ((-0.60, 0.50), (0.60, 0.50), (0, 0.62)):
        little(pen, (x, y), 0.32)
    draw_grown(pen.at(0, -0.34, 0.66))


def _two_lines(pen: Pen) -> None:
    """Two lines that cross, of five heads."""
    across, down = ((-0.66, 0.0), (0.66, 0.0)), ((0.0, -0.66), (0.0, 0.66))
    line_of(pen, *across)
    line_of(pen, *down)
    pen.stroke(across, GOLD_HIGH, BAND)
    for place in (*across, *down, (0.0, 0.0)):
        little(pen, (place[0], place[1] + 0.02), 0.24)


def _eight_cats(pen: Pen) -> None:
    """Eight heads round the number."""
    number(pen, (0, 0), "8", 1.10)
    for place in ring(0.78, 8, 0.5):
        little(pen, place, 0.25)


def _ghost_line(pen: Pen) -> None:
    """A ghost that pushes one of three heads into their line."""
    line_of(pen, (0.54, -0.58), (0.54, 0.58))
    for y in (-0.58, 0.60):
        little(pen, (0.54, y), 0.25)
    draw_sheet(pen.at(-0.38, 0.0, 0.64), TUXEDO, (1.0, 0.0), shout=True)
    little(pen, (0.46, 0.02), 0.25, turn=0.05, dizzy=True)


def _five_off(pen: Pen) -> None:
    """Five heads in a heap below the bed's edge."""
    bed(pen, (-0.60, -0.62), 0.40)
    arrow(pen, curve((-0.06, -0.84), (0.26, -1.0), (0.50, -0.84), (0.50, -0.56)), 0.20, width=0.12)
    for x, y, turn in _HEAP:
        little(pen, (x, y), 0.31, TUXEDO, turn=turn, dizzy=True)


def _five_booped(pen: Pen) -> None:
    """A burst that sends five arrows away."""
    for arm in range(5):
        turn = math.tau * (arm / 5 - 0.25)
        x, y = math.cos(turn), math.sin(turn)
        arrow(pen, [(x * 0.3, y * 0.3), (x * 0.76, y * 0.76)], 0.25)
    draw_boop(pen.at(0, 0, 0.54))


def _three_off(pen: Pen) -> None:
    """Three heads that fall from a bed, side by side."""
    bed(pen, (0, -0.60), 0.56, 0.20)
    for x, y, turn in ((-0.60, 0.36, -0.05), (0.60, 0.36, 0.05), (0, 0.62, 0.0)):
        for beside in (-0.12, 0.12):
            dash(pen, [(x + beside, y - 0.56), (x + beside, y - 0.40)], 0.10)
        little(pen, (x, y), 0.36, TUXEDO, turn=turn, dizzy=True)


def _sure_footed(pen: Pen) -> None:
    """A cat that holds on to the bed's edge."""
    face(pen, (0, -0.26), 0.66)
    bed(pen, (0, 0.56), 0.92, 0.26)
    for sign in (-1, 1):
        pen.oval((sign * 0.46, 0.36), (0.22, 0.26), TABBY.muzzle, INK, LINE)
        dash(pen, [(sign * 0.46, 0.40), (sign * 0.46, 0.56)], 0.06)


def _pushed_home(pen: Pen) -> None:
    """A paw that pushes one head to two others."""
    line_of(pen, (-0.58, 0.48), (0.58, 0.48))
    for x in (0.06, 0.62):
        little(pen, (x, 0.48), 0.26)
    little(pen, (-0.54, 0.48), 0.26, turn=-0.04, dizzy=True)
    mitten(pen, (-0.72, -0.84), (-0.50, -0.10), TUXEDO, 0.38)
    for start, end in (((-0.08, 0.0), (0.02, -0.36)), ((0.22, 0.0), (0.50, -0.32))):
        dash(pen, [start, end])


def _diagonal(pen: Pen) -> None:
    """Three heads in a line that rises from the left to the right."""
    line_of(pen, (-0.54, 0.54), (0.54, -0.54), 0.62)
    for at in (-0.56, 0, 0.56):
        little(pen, (at, -at), 0.30)


def _corner(pen: Pen) -> None:
    """A line that ends in a corner of the bed."""
    edge = [(-0.78, -0.66), (0.66, -0.66), (0.66, 0.78)]
    pen.stroke(edge, INK, 0.26 + 2 * LINE)
    pen.stroke(edge, PLUM, 0.26)
    pen.stroke(edge, CREAM, 0.06)
    line_of(pen, (-0.58, 0.58), (0.14, -0.14))
    for at in (-0.58, -0.20):
        little(pen, (at, -at), 0.25)
    little(pen, (0.22, -0.18), 0.34)


def _quick(pen: Pen) -> None:
    """A bolt of lightning."""
    pen.shape(_BOLT, GOLD, INK, 0.20)
    for y, start, end in ((-0.52, -0.92, -0.50), (0.52, -0.84, -0.46), (0.0, -1.0, -0.74)):
        dash(pen, [(start, y), (end, y)], 0.12)
    for y, start, end in ((0.34, 0.50, 0.90), (-0.70, 0.62, 0.86)):
        dash(pen, [(start, y), (end, y)], 0.12)


def _long(pen: Pen) -> None:
    """An hourglass, and somebody asleep beside it."""
    draw_hourglass(pen.at(-0.36, -0.06, 0.86))
    face(pen, (0.42, 0.44), 0.50, mood=Face.ASLEEP)
    draw_sleep(pen.at(0.58, -0.50, 0.36))


def _comeback(pen: Pen) -> None:
    """An arrow that falls deep and rises higher than it began, and somebody who rises with it."""
    arrow(pen, [(-0.84, -0.30), (-0.34, 0.70), (0.06, 0.30), (0.54, -0.42)], 0.34, GREEN, 0.22)
    little(pen, (-0.16, -0.34), 0.40)


#: The emblem of each deed in a match.
PLAY: Final[Mapping[str, Callable[[Pen], None]]] = {
    "three-grown": _three_grown,
    "two-lines": _two_lines,
    "eight-cats": _eight_cats,
    "ghost-line": _ghost_line,
    "five-off": _five_off,
    "five-booped": _five_booped,
    "three-off": _three_off,
    "sure-footed": _sure_footed,
    "pushed-home": _pushed_home,
    "diagonal": _diagonal,
    "corner": _corner,
    "quick": _quick,
    "long": _long,
    "comeback": _comeback,
}
