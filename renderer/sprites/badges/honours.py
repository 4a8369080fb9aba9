"""The emblems of honours: whom somebody beat, how often, and where they stand; what they solved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from renderer.sprites.badges.parts import (
    BLUE,
    CREAM,
    GOLD,
    GOLD_HIGH,
    GREEN,
    INK,
    LINE,
    RED,
    TABBY,
    TUXEDO,
    WHITE,
    face,
    little,
    mitten,
    number,
)
from renderer.sprites.cats import Face, draw_cat
from renderer.sprites.ghosts import draw_sheet
from renderer.sprites.icons import draw_crown, draw_flame, draw_paw, draw_trophy
from renderer.sprites.pen import Pen, curve, mirrored
from renderer.sprites.shapes import capsule, flipped, ring, star, turned
from renderer.sprites.theme import COSY

_SHIELD: Final = mirrored(
    curve(
        (0, -0.96),
        *((0.24, -0.78), (0.50, -0.72), (0.82, -0.72)),
        *((0.90, 0.10), (0.60, 0.66), (0, 0.98)),
    )
)
_LEAF: Final = curve(
    (0, 0), *((0.08, -0.20), (0.32, -0.20), (0.46, 0.0)), *((0.32, 0.20), (0.08, 0.20), (0, 0))
)
#: The leaves on the right of a cup: where each begins, and the way it points.
_LAUREL: Final = (
    (0.24, 0.86, (0.93, -0.37)),
    (0.58, 0.56, (0.86, -0.51)),
    (0.72, 0.16, (0.64, -0.77)),
    (0.74, -0.26, (0.34, -0.94)),
)


def _first_win(pen: Pen) -> None:
    """A kitten whose first crown is still too large for it."""
    face(pen, (0, 0.26), 0.74)
    draw_crown(pen.at(0.10, -0.60, 0.46))


def _upset(pen: Pen) -> None:
    """A small kitten on the head of a large cat that is dizzy."""
    face(pen, (0, 0.38), 0.78, TUXEDO, Face.BOOPED)
    face(pen, (0, -0.40), 0.42)
    draw_crown(pen.at(0, -0.86, 0.24))


def _streak_three(pen: Pen) -> None:
    """A flame with the number three."""
    draw_flame(pen.at(0, -0.06, 1.06))
    number(pen, (0, 0.30), "3", 0.90)


def _streak_ten(pen: Pen) -> None:
    """Three flames with the number ten."""
    for sign in (-1, 1):
        draw_flame(pen.at(sign * 0.60, 0.02, 0.62))
    draw_flame(pen.at(0, -0.34, 0.72))
    for colour, width in ((INK, 0.30), (CREAM, 0.20)):
        pen.box((0, 0.52), (0.62 + width * 0.4, 0.24 + width * 0.4), 0.22, colour)
    number(pen, (0, 0.52), "10", 0.66)


def _revenge(pen: Pen) -> None:
    """A cat with a plaster that laughs last."""
    face(pen, (0, 0.04), 0.92)
    for way in ((0.8, 0.6), (0.8, -0.6)):
        bar = [(x * 0.42 + 0.30, y * 0.42 - 0.40) for x, y in turned(capsule(0.80, 0.34), way)]
        pen.shape(bar, WHITE, INK, LINE)
    pen.oval((0.30, -0.40), (0.13, 0.13), WHITE)


def _five_friends(pen: Pen) -> None:
    """Five paws one on the other."""
    for (x, y), coat in zip(ring(1.02, 5, -0.25), (TABBY, TUXEDO, TABBY, TUXEDO, TABBY), strict=True):
        mitten(pen, (x, y), (x * 0.37, y * 0.37), coat)


def _all_editions(pen: Pen) -> None:
    """A cat, a ghost and a kitten."""
    draw_cat(pen.at(0, -0.44, 0.62), TABBY, Face.HAPPY)
    draw_sheet(pen.at(-0.50, 0.50, 0.44), TUXEDO, (0.0, 0.0), shout=False)
    little(pen, (0.50, 0.52), 0.42)


def _podium(pen: Pen) -> None:
    """The three steps, with somebody on the highest."""
    for x, top, place in ((-0.62, 0.28, "2"), (0.62, 0.42, "3"), (0, 0.0, "1")):
        pen.box((x, (top + 0.84) / 2), (0.34 + LINE, (0.84 - top) / 2 + LINE), 0.12, INK)
        pen.box((x, (top + 0.84) / 2), (0.31, (0.84 - top) / 2), 0.06, GOLD if place == "1" else CREAM)
        number(pen, (x, (top + 0.84) / 2), place, 0.46)
    face(pen, (0, -0.46), 0.46)


def _champion(pen: Pen) -> None:
    """A cup between two twigs of laurel."""
    for sign in (-1, 1):
        for x, y, ahead in _LAUREL:
            leaf = [(x + dx, y + dy) for dx, dy in turned(_LEAF, ahead)]
            pen.shape(flipped(leaf, sign), GREEN, INK, LINE)
    draw_trophy(pen.at(0, 0.0, 0.70))


def _level_five(pen: Pen) -> None:
    """A kitten on the fifth step of a stair."""
    for step in range(5):
        x, top = -0.80 + step * 0.40, 0.62 - step * 0.26
        pen.box((x, (top + 0.94) / 2), (0.20 + LINE * 0.6, (0.94 - top) / 2 + LINE * 0.6), 0.06, INK)
        pen.box((x, (top + 0.94) / 2), (0.15, (0.94 - top) / 2), 0.03, GOLD if step == 4 else CREAM)
    face(pen, (0.34, -0.50), 0.46)


def _queen(pen: Pen) -> None:
    """A whole cat with a crown."""
    draw_cat(pen.at(0, 0.16, 0.98), TUXEDO, Face.HAPPY)
    draw_crown(pen.at(0, -0.78, 0.40))


def _bot_beaten(pen: Pen) -> None:
    """A paw that boops a large cat on the nose."""
    face(pen, (0.16, -0.22), 0.86, TUXEDO, Face.BOOPED)
    mitten(pen, (-0.70, 0.98), (0.04, 0.24), TABBY, 0.44)


def _five_levels(pen: Pen) -> None:
    """A kitten that climbs a ladder."""
    for paint, width in ((INK, 0.16 + 1.6 * LINE), (GOLD, 0.16)):
        for rung in range(5):
            y = 0.78 - rung * 0.40
            pen.stroke([(-0.46, y), (0.46, y)], paint, width)
        for x in (-0.52, 0.52):
            pen.stroke([(x, -1.06), (x, 1.02)], paint, width)
    face(pen, (0, -0.10), 0.50)


def _all_levels(pen: Pen) -> None:
    """Ten heads, one for each level, piled up."""
    for row in range(4):
        for place in range(4 - row):
            x, y = (place - (3 - row) / 2) * 0.52, 0.66 - row * 0.46
            little(pen, (x, y), 0.27, TUXEDO if (row + place) % 2 else TABBY)


def _first_puzzle(pen: Pen) -> None:
    """A light bulb that shines, with a paw in it."""
    for x, y in ((-0.94, -0.30), (0.94, -0.30), (-0.70, -0.84), (0.70, -0.84)):
        pen.stroke([(x, y), (x * 0.82, y * 0.82 - 0.02)], GOLD, 0.14)
    pen.oval((0, -0.16), (0.66 + LINE, 0.66 + LINE), INK)
    pen.box((0, 0.64), (0.34 + LINE, 0.30 + LINE), 0.14, INK)
    pen.oval((0, -0.16), (0.62, 0.62), GOLD)
    pen.oval((-0.10, -0.26), (0.44, 0.44), GOLD_HIGH)
    pen.box((0, 0.66), (0.31, 0.26), 0.10, CREAM)
    pen.stroke([(-0.30, 0.66), (0.30, 0.66)], INK, 0.09)
    draw_paw(pen.at(0, -0.14, 0.44), INK)


def _puzzle_week(pen: Pen) -> None:
    """A leaf of a calendar with the number seven."""
    pen.box((0, 0.08), (0.76 + LINE, 0.76 + LINE), 0.22, INK)
    pen.box((0, 0.08), (0.72, 0.72), 0.12, WHITE)
    pen.box((0, -0.44), (0.72, 0.22), 0.12, RED)
    for x in (-0.36, 0.36):
        pen.stroke([(x, -0.82), (x, -0.52)], INK, 0.20)
    number(pen, (0, 0.28), "7", 1.0)


def _hundred_days(pen: Pen) -> None:
    """A sun with the number hundred."""
    pen.shape(star(14, 1.06, 0.80), GOLD, INK, LINE)
    pen.oval((0, 0), (0.70, 0.70), GOLD_HIGH)
    number(pen, (0, 0), "100", 0.70)


def _hard_puzzle(pen: Pen) -> None:
    """An arrow in the middle of a target."""
    for radius, paint in ((0.86, INK), (0.76, RED), (0.52, CREAM), (0.28, RED)):
        pen.oval((-0.08, 0.08), (radius, radius), paint)
    for paint, width in ((INK, 0.30), (GOLD, 0.12)):
        pen.stroke([(0.72, -0.56), (-0.08, 0.08)], paint, width)
        for feather in ((0.98, -0.54), (0.70, -0.84)):
            pen.stroke([feather, (0.70, -0.54)], paint, width)


def _defence(pen: Pen) -> None:
    """A shield with a paw."""
    with pen.inside(_SHIELD) as shield:
        shield.shape(_SHIELD, BLUE)
        shield.box((0.5, 0), (0.5, 1), 0, COSY.gray.cushion_edge)
    pen.shape(_SHIELD, line=INK, width=0.18)
    draw_paw(pen.at(0, 0.0, 0.62), INK)
    draw_paw(pen.at(0, 0.0, 0.50), CREAM)


#: The emblems of wins against people.
PEOPLE: Final[Mapping[str, Callable[[Pen], None]]] = {
    "first-win": _first_win,
    "upset": _upset,
    "streak-three": _streak_three,
    "streak-ten": _streak_ten,
    "revenge": _revenge,
    "five-friends": _five_friends,
    "all-editions": _all_editions,
}
#: The emblems of seasons.
SEASONS: Final[Mapping[str, Callable[[Pen], None]]] = {"podium": _podium, "champion": _champion}
#: The emblems of wins against the bot.
BOT: Final[Mapping[str, Callable[[Pen], None]]] = {
    "bot-beaten": _bot_beaten,
    "level-five": _level_five,
    "five-levels": _five_levels,
    "queen": _queen,
    "all-levels": _all_levels,
}
#: The emblems of puzzles.
PUZZLES: Final[Mapping[str, Callable[[Pen], None]]] = {
    "first-puzzle": _first_puzzle,
    "puzzle-week": _puzzle_week,
    "hundred-days": _hundred_days,
    "hard-puzzle": _hard_puzzle,
    "defence": _defence,
}
