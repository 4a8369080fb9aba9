"""A badge: an emblem on a cushion whose shape tells its family, in colours once it is earned."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from PIL import ImageOps

from renderer.sprites.badges.honours import BOT, PEOPLE, PUZZLES, SEASONS
from renderer.sprites.badges.parts import GREEN_LOW, INK, RED
from renderer.sprites.badges.play import PLAY
from renderer.sprites.cats import head_outline
from renderer.sprites.pen import Pen, Point
from renderer.sprites.shapes import flipped, ring, star
from renderer.sprites.sprite import Sprite, trimmed
from renderer.sprites.theme import COSY

#: How thick a cushion's rim is, and the ink round it.
_RIM, _INK = 0.10, 0.07
#: A badge that is still to come: the paint of what is dark in it, and of what is light.
_PALE: Final = (COSY.card_low, COSY.binding)
_BUMPS: Final = 12
#: A jigsaw's piece: half of it, how round its corners are, how large its knobs are, and how much of them is beyond its edge.
_HALF, _ROUND, _KNOB, _BEYOND = 0.56, 0.14, 0.15, 0.62
#: How far above the middle a rosette is, because its ribbons hang down.
_RAISED: Final = 0.13
_RIBBON: Final = ((0.06, 0.50), (0.56, 0.44), (0.74, 0.84), (0.48, 0.80), (0.34, 0.91))


class Pad(NamedTuple):
    """The cushion of a family: the outline of its field, its colours, and where on it an emblem is, and how large."""

    outline: Sequence[Point]
    rim: str
    field: str
    emblem: tuple[float, float, float]
    ribbons: bool = False


def _scalloped() -> list[Point]:
    """A round cushion with bumps."""
    return [
        (x * (0.72 + bump), y * (0.72 + bump))
        for step, (x, y) in enumerate(ring(1, 20 * _BUMPS))
        for bump in [0.08 * abs(math.sin(math.pi * step / 20)) ** 0.7]
    ]


def _square() -> list[Point]:
    """A square cushion with very round corners."""
    return [
        (math.copysign(abs(x) ** 0.45, x) * 0.77, math.copysign(abs(y) ** 0.45, y) * 0.77)
        for x, y in ring(1, 120)
    ]


def _jigsaw() -> list[Point]:
    """A piece of a jigsaw with a knob on each side."""
    first = -math.asin(_BEYOND)
    turns = [first + (math.pi - 2 * first) * step / 20 for step in range(21)]
    knob = [(-math.cos(turn) * _KNOB, -_HALF - (math.sin(turn) + _BEYOND) * _KNOB) for turn in turns]
    inner = _HALF - _ROUND
    corner = [(inner + y * _ROUND, -inner - x * _ROUND) for x, y in ring(1, 24)[:7]]
    side = [*knob, *corner]
    half = [*side, *((-y, x) for x, y in side)]
    return [*half, *((-x, -y) for x, y in half)]


def _rosette() -> list[Point]:
    """A disc of many small tips."""
    return [(x, y - _RAISED) for x, y in star(22, 0.68, 0.62)]


def _head() -> list[Point]:
    """The head of a cat."""
    return [(x * 0.82, y * 0.82 + 0.06) for x, y in head_outline(COSY.orange)]


_PLAY: Final = Pad(_scalloped(), COSY.orange.cushion_edge, COSY.cloths[0][0], (0, 0, 0.68))
_PEOPLE: Final = Pad(_square(), COSY.gray.cushion_edge, COSY.cloths[1][0], (0, 0, 0.70))
_PUZZLES: Final = Pad(_jigsaw(), COSY.binding_high, COSY.cloths[2][0], (0, 0, 0.58))
_SEASONS: Final = Pad(_rosette(), RED, COSY.orange.cushion, (0, -_RAISED, 0.60), ribbons=True)
_BOT: Final = Pad(_head(), GREEN_LOW, COSY.orange.portrait, (0, 0.08, 0.66))
_FAMILIES: Final = ((_PLAY, PLAY), (_PEOPLE, PEOPLE), (_SEASONS, SEASONS), (_BOT, BOT), (_PUZZLES, PUZZLES))
_PADS: Final[Mapping[str, Pad]] = {key: pad for pad, emblems in _FAMILIES for key in emblems}
#: The emblem of every badge by its key.
BADGES: Final[Mapping[str, Callable[[Pen], None]]] = {
    key: draw for _, emblems in _FAMILIES for key, draw in emblems.items()
}


@cache
def badge(key: str, size: int, *, earned: bool = True) -> Sprite:
    """A badge, ``size`` pixels across; one that is still to come is dark and has no colours."""
    pen = Pen(size)
    pad = _PADS[key]
    _draw_pad(pen, pad)
    BADGES[key](pen.at(*pad.emblem))
    drawn = trimmed(pen.done())
    return drawn if earned else _to_come(drawn)


def _draw_pad(pen: Pen, pad: Pad) -> None:
    """The field with its rim and the ink round it."""
    if pad.ribbons:
        for sign in (-1, 1):
            pen.shape(flipped(_RIBBON, sign), pad.rim, INK, 2 * _INK)
            pen.shape(flipped(_RIBBON, sign), pad.rim)
    for paint, far in ((INK, _RIM + _INK), (pad.rim, _RIM)):
        pen.shape(pad.outline, line=paint, width=2 * far)
        for corner in pad.outline:  # Pillow leaves gaps where a broad line bends
            pen.oval(corner, (far, far), paint)
    pen.shape(pad.outline, pad.field)


def _to_come(drawn: Sprite) -> Sprite:
    """The same shapes in two dark tones."""
    tones = ImageOps.colorize(drawn.image.convert("L"), *_PALE)
    tones.putalpha(drawn.image.getchannel("A"))
    return Sprite(tones, drawn.left, drawn.top)
