"""Small signs that say something without words, each drawn by a function on a pen whose picture it fills."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from renderer.sprites.pen import Pen, Point, curve
from renderer.sprites.shapes import capsule, ring, star, turned
from renderer.sprites.sprite import Sprite, faded, trimmed, tumbled
from renderer.sprites.theme import COSY

#: Signs are the same in every theme.
_INK: Final = COSY.ink
_GOLD: Final = COSY.gold
_GOLD_LOW: Final = COSY.gold_low
_CREAM: Final = "#FFF7EC"
_WHITE: Final = "#FFFFFF"
_PINK: Final = "#FF6B8A"
_GREEN: Final = "#5FD3C0"
_ORANGE: Final = "#F2762E"
_RED: Final = "#C2264B"
_WOOD: Final = "#C98A4B"
#: A sign is drawn on a picture so many times as large as its size, because outlines reach beyond.
_ROOM: Final = 1.2

_CROWN: Final = (
    (-0.80, 0.50),
    (-0.92, -0.42),
    (-0.44, 0.02),
    (0, -0.72),
    (0.44, 0.02),
    (0.92, -0.42),
    (0.80, 0.50),
)
_TOES: Final = ((-0.70, -0.14), (-0.26, -0.52), (0.26, -0.52), (0.70, -0.14))
_FALL: Final = curve((-0.52, -0.30), (-0.30, -0.92), (0.46, -0.84), (0.52, -0.16))
_CLOTH: Final = curve(
    (-0.54, -0.78),
    *((-0.1, -1.0), (0.3, -0.5), (0.88, -0.74)),
    *((0.76, -0.3), (0.80, -0.1), (0.86, 0.14)),
    *((0.3, 0.36), (-0.1, -0.14), (-0.54, 0.08)),
)
_HOURGLASS: Final = ((-0.50, -0.74), (0.50, -0.74), (0.08, 0), (0.50, 0.74), (-0.50, 0.74), (-0.08, 0))
_FLAME: Final = curve(
    (-0.06, -0.96),
    *((0.24, -0.52), (0.76, -0.26), (0.66, 0.36)),
    *((0.60, 0.78), (0.30, 0.92), (0.0, 0.92)),
    *((-0.34, 0.92), (-0.66, 0.72), (-0.66, 0.28)),
    *((-0.66, -0.02), (-0.48, -0.22), (-0.40, -0.44)),
    *((-0.30, -0.20), (-0.20, -0.14), (-0.12, -0.16)),
    *((-0.02, -0.42), (-0.14, -0.70), (-0.06, -0.96)),
)
_EMBER: Final = curve(
    (0.08, -0.08),
    *((0.16, 0.18), (0.38, 0.26), (0.34, 0.52)),
    *((0.30, 0.74), (0.14, 0.80), (0.0, 0.80)),
    *((-0.20, 0.80), (-0.36, 0.66), (-0.32, 0.42)),
    *((-0.28, 0.20), (0.06, 0.18), (0.08, -0.08)),
)
_TAIL: Final = curve((0.40, 0.56), (0.62, 0.90), (0.84, 0.70), (0.96, 0.92))
_WEIGHT: Final = ((-0.52, -0.30), (0.52, -0.30), (0.86, 0.76), (-0.86, 0.76))
_CUP: Final = curve(
    (-0.50, -0.80), (-0.50, 0.10), (-0.30, 0.26), (0, 0.30), (0.30, 0.26), (0.50, 0.10), (0.50, -0.80)
)


def draw_crown(pen: Pen) -> None:
    """A crown: a winner, or a win."""
    pen.shape(_CROWN, _GOLD, _INK, 0.17)
    pen.stroke([(-0.72, 0.36), (0.72, 0.36)], _GOLD_LOW, 0.14, round_ends=False)
    for x, y in ((-0.92, -0.46), (0, -0.76), (0.92, -0.46)):
        pen.oval((x * 0.96, y), (0.13, 0.13), _PINK, _INK, 0.09)
    pen.oval((0, 0.10), (0.14, 0.17), _GREEN, _INK, 0.07)


def draw_trophy(pen: Pen) -> None:
    """A cup with two handles."""
    for sign in (-1, 1):
        handle = curve((sign * 0.46, -0.62), (sign * 1.10, -0.72), (sign * 0.98, 0.04), (sign * 0.36, 0.02))
        pen.marked(handle, _GOLD, _INK, 0.13)
    pen.box((0, 0.42), (0.13, 0.26), 0.04, _INK)
    pen.box((0, 0.40), (0.07, 0.26), 0.02, _GOLD_LOW)
    pen.shape(_CUP, _GOLD, _INK, 0.12)
    pen.stroke([(-0.32, -0.60), (-0.28, -0.18)], _CREAM, 0.12)
    pen.box((0, 0.76), (0.58, 0.20), 0.08, _INK)
    pen.box((0, 0.76), (0.50, 0.12), 0.05, _GOLD)
    draw_paw(pen.at(0.04, -0.32, 0.28), _RED)


def draw_boop(pen: Pen) -> None:
    """A burst with a paw in it: boops."""
    pen.shape(star(9, 0.96, 0.66), _GOLD, _INK, 0.12)
    pen.shape(star(9, 0.70, 0.50), "#FFF3C4")
    draw_paw(pen.at(0, 0.04, 0.46), _RED)


def draw_paw(pen: Pen, colour: str) -> None:
    """A paw print."""
    pen.oval((0, 0.34), (0.56, 0.46), colour)
    for toe in _TOES:
        pen.oval(toe, (0.23, 0.29), colour)


def draw_outlined_paw(pen: Pen, colour: str = _GOLD) -> None:
    """A paw print with a dark outline, for any background."""
    draw_paw(pen.at(0, 0, 1.06), _INK)
    draw_paw(pen.at(0, 0, 0.86), colour)


def draw_held(pen: Pen, ahead: Point = (1.0, 0.0)) -> None:
    """Two links of a chain along a direction: held by the piece behind."""
    pen.shape(turned(capsule(0.62, 0.66), ahead), _INK, _WHITE, 0.12)
    for middle in (-0.42, 0.42):
        pen.shape(turned(capsule(0.16, 0.27, middle), ahead), line=_WHITE, width=0.17)
    pen.stroke(turned([(-0.26, 0), (0.26, 0)], ahead), _WHITE, 0.19)


def draw_weight(pen: Pen) -> None:
    """An iron weight: a cat that a kitten can't push."""
    for radius, paint in ((0.30, _INK), (0.24, _WHITE), (0.12, _INK)):
        pen.oval((0, -0.50), (radius, radius), paint)
    pen.shape(_WEIGHT, _WHITE, _INK, 0.18)
    pen.stroke([(-0.34, 0.46), (0.34, 0.46)], _INK, 0.16)
    pen.stroke([(-0.24, 0.10), (0.24, 0.10)], _INK, 0.16)


def draw_fall(pen: Pen) -> None:
    """An arrow over the edge of a bed: pieces that fell."""
    pen.box((-0.42, 0.22), (0.56, 0.27), 0.18, _INK)
    pen.box((-0.42, 0.22), (0.48, 0.19), 0.12, COSY.binding_high)
    pen.stroke([(-0.82, 0.18), (-0.02, 0.18)], _CREAM, 0.07)
    for paint, width, grow in ((_INK, 0.32, 0.10), (_CREAM, 0.16, 0.0)):
        pen.stroke(_FALL, paint, width)
        pen.shape(
            [(0.18 - grow, -0.16 - grow), (0.86 + grow, -0.16 - grow), (0.52, 0.24 + grow * 1.3)], paint
        )
    draw_paw(pen.at(0.56, 0.62, 0.42), _INK)
    draw_paw(pen.at(0.56, 0.62, 0.33), _GOLD)


def draw_grown(pen: Pen) -> None:
    """A star with an arrow up: a kitten grew up."""
    pen.shape(star(5, 0.95, 0.42), _GOLD, _INK, 0.12)
    pen.stroke([(0, 0.34), (0, -0.24)], _INK, 0.13)
    pen.stroke([(-0.22, -0.06), (0, -0.30), (0.22, -0.06)], _INK, 0.13)


def draw_taken_up(pen: Pen) -> None:
    """A disc with an arrow up: a piece goes back to the pool as it is."""
    pen.oval((0, 0), (0.80, 0.80), _CREAM, _INK, 0.13)
    pen.stroke([(0, 0.42), (0, -0.36)], _INK, 0.17)
    pen.stroke([(-0.32, -0.08), (0, -0.42), (0.32, -0.08)], _INK, 0.17)


def draw_hourglass(pen: Pen) -> None:
    """An hourglass: time."""
    pen.shape(_HOURGLASS, _CREAM, _INK, 0.10)
    pen.shape([(-0.26, -0.36), (0.26, -0.36), (0.0, 0.02)], _GOLD)
    pen.shape([(-0.36, 0.66), (0.36, 0.66), (0.0, 0.24)], _GOLD)
    for y in (-0.82, 0.82):
        pen.stroke([(-0.62, y), (0.62, y)], _INK, 0.30)
        pen.stroke([(-0.58, y), (0.58, y)], _GOLD, 0.18)


def draw_flame(pen: Pen) -> None:
    """A flame: wins one after the other."""
    pen.shape(_FLAME, _ORANGE, _INK, 0.15)
    pen.shape(_EMBER, _GOLD)


def draw_puzzle(pen: Pen) -> None:
    """A piece of a jigsaw: puzzles."""
    pen.oval((-0.12, -0.56), (0.24, 0.24), _GREEN, _INK, 0.17)
    pen.oval((0.56, 0.18), (0.24, 0.24), _GREEN, _INK, 0.17)
    pen.box((-0.12, 0.18), (0.68, 0.68), 0.18, _INK)
    pen.box((-0.12, 0.18), (0.52, 0.52), 0.10, _GREEN)
    for place in ((-0.12, -0.46), (0.46, 0.18)):
        pen.oval(place, (0.17, 0.17), _GREEN)


def draw_flag(pen: Pen) -> None:
    """A white flag: given up."""
    pole = [(-0.62, -0.86), (-0.62, 0.92)]
    pen.stroke(pole, _INK, 0.30)
    pen.shape(_CLOTH, _WHITE, _INK, 0.14)
    pen.stroke(pole, _WOOD, 0.16)


def draw_even(pen: Pen) -> None:
    """An equals sign: a draw."""
    pen.oval((0, 0), (0.94, 0.94), _GOLD, _INK, 0.12)
    for y in (-0.24, 0.24):
        pen.stroke([(-0.44, y), (0.44, y)], _INK, 0.24)


def draw_stop(pen: Pen) -> None:
    """A crossed disc: the match ended without a result."""
    pen.oval((0, 0), (0.94, 0.94), _CREAM, _INK, 0.12)
    for sign in (-1, 1):
        pen.stroke([(-0.34 * sign, -0.34), (0.34 * sign, 0.34)], _INK, 0.22)


def draw_sleep(pen: Pen) -> None:
    """Two letters Z: asleep."""
    for x, y, size in ((-0.40, 0.40, 0.26), (0.34, -0.36, 0.40)):
        letter = [(x - size, y - size), (x + size, y - size), (x - size, y + size), (x + size, y + size)]
        pen.stroke(letter, _INK, 0.36)
        pen.stroke(letter, _WHITE, 0.17)


def draw_medal(pen: Pen, place: int) -> None:
    """A medal with its place, 1 to 3."""
    fill, rim = COSY.medals[place - 1]
    for radius, paint in ((0.97, _INK), (0.86, rim), (0.72, fill)):
        pen.oval((0, 0), (radius, radius), paint)
    pen.text((0, 0.02), str(place), _INK, 1.20)


def _draw_yarn(pen: Pen, colour: str, thread: str) -> None:
    pen.oval((0, 0), (0.70, 0.70), colour, _INK, 0.12)
    for bend in (-0.42, 0.0, 0.42):
        strand = curve((-0.46, bend - 0.20), (-0.15, bend + 0.10), (0.15, bend + 0.10), (0.46, bend - 0.20))
        pen.stroke(strand, thread, 0.09)
    pen.stroke(_TAIL, _INK, 0.20)
    pen.stroke(_TAIL, colour, 0.11)


#: Every sign by its name.
SIGNS: Final[Mapping[str, Callable[[Pen], None]]] = {
    "crown": draw_crown,
    "trophy": draw_trophy,
    "boop": draw_boop,
    "paw": draw_outlined_paw,
    "held": draw_held,
    "weight": draw_weight,
    "fall": draw_fall,
    "grown": draw_grown,
    "taken_up": draw_taken_up,
    "hourglass": draw_hourglass,
    "flame": draw_flame,
    "puzzle": draw_puzzle,
    "flag": draw_flag,
    "even": draw_even,
    "stop": draw_stop,
    "sleep": draw_sleep,
}


@cache
def icon(name: str, size: int) -> Sprite:
    """A sign, ``size`` pixels across."""
    pen = Pen(round(size * _ROOM)).at(0, 0, 1 / _ROOM)
    SIGNS[name](pen)
    return trimmed(pen.done())


@cache
def tilted(name: str, size: int, angle: int) -> Sprite:
    """A sign turned by that many degrees anticlockwise."""
    return tumbled(icon(name, size), angle) if angle else icon(name, size)


@cache
def chain(ahead: Point, size: int) -> Sprite:
    """The chain of a piece that is held, along the line to the one that holds it."""
    room = 1.5
    pen = Pen(round(size * room)).at(0, 0, 1 / room)
    draw_held(pen, ahead)
    return trimmed(pen.done())


@cache
def medal(place: int, size: int) -> Sprite:
    """A medal, ``size`` pixels across."""
    pen = Pen(size)
    draw_medal(pen, place)
    return trimmed(pen.done())


@cache
def paw(colour: str, size: int, angle: int = 0) -> Sprite:
    """A paw print of a colour, turned by so many degrees."""
    pen = Pen(size)
    draw_outlined_paw(pen, colour)
    return trimmed(pen.done().rotate(angle))


@cache
def yarn(colour: str, thread: str, size: int) -> Sprite:
    """A ball of yarn."""
    pen = Pen(size)
    _draw_yarn(pen, colour, thread)
    return trimmed(pen.done())


@cache
def poof(stage: int, stages: int, size: int) -> Sprite:
    """A puff of dust where a piece fell, thick at stage 0, and nearly gone at the last of ``stages``."""
    share = (stage + 0.2) / stages
    spread, radius = 0.22 + 0.50 * share, 0.40 * (1 - share) ** 0.7 + 0.04
    pen = Pen(size)
    for paint, grow in ((_INK, 0.07), (_WHITE, 0.0)):
        for puff in ((0.0, 0.0), *ring(spread, 6, 0.3)):
            pen.oval(puff, (radius + grow, radius + grow), paint)
    return faded(trimmed(pen.done()), 1 - 0.6 * share)


@cache
def shockwave(stage: int, size: int) -> Sprite:
    """The ring that runs outwards when a piece lands, at stage 0 or 1."""
    radius, width = ((1.00, 0.20), (1.36, 0.10))[stage]
    pen = Pen(size * 2).at(0, 0, 0.5)
    points = ring(radius, 48)
    pen.shape(points, line=_INK, width=width + 0.08)
    pen.shape(points, line=_GOLD, width=width)
    return trimmed(pen.done())
