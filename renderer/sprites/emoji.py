"""The bot's own emoji: its pieces, ghosts and signs as small pictures by name, in the form that Discord takes."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from functools import cache, partial
from types import MappingProxyType
from typing import Final

from game import Kind
from renderer.sprites.cats import Face, draw_piece
from renderer.sprites.ghosts import draw_ghost
from renderer.sprites.icons import SIGNS, draw_held, draw_medal
from renderer.sprites.pen import Pen, Point
from renderer.sprites.theme import COSY, Coat

#: Pixels on a side, as Discord advises.
SIDE: Final = 128
#: How much of the picture each kind of drawing fills, so that all look equally large beside text.
_KITTEN, _CAT, _GHOST, _SIGN, _CHAIN, _MEDAL = 1.18, 1.02, 1.08, 0.92, 0.74, 0.98
#: A chain on its own lies slantwise.
_SLANT: Final[Point] = (0.7071, -0.7071)
#: The sides' animals, by which their emoji are named.
_COATS: Final[Mapping[str, Coat]] = {"marmalade": COSY.orange, "tuxedo": COSY.gray}
_PLACES: Final = ("gold", "silver", "bronze")


@cache
def emoji() -> Mapping[str, bytes]:
    """Every emoji as a PNG by its name, always the same bytes. Names are what messages write between colons."""
    return MappingProxyType({name: _png(draw) for name, draw in _drawings().items()})


def _drawings() -> dict[str, Callable[[Pen], None]]:
    drawings: dict[str, Callable[[Pen], None]] = {}
    for name, coat in _COATS.items():
        drawings[f"kitten_{name}"] = partial(_draw_piece, coat, Kind.KITTEN, _KITTEN)
        drawings[f"cat_{name}"] = partial(_draw_piece, coat, Kind.CAT, _CAT)
        drawings[f"ghost_{name}"] = partial(_draw_ghost, coat)
    for name, draw in SIGNS.items():
        drawings[name] = partial(_draw_sign, draw)
    drawings["held"] = lambda pen: draw_held(pen.at(0, 0, _CHAIN), _SLANT)
    for place, name in enumerate(_PLACES, 1):
        drawings[f"medal_{name}"] = partial(_draw_medal, place)
    return drawings


def _draw_piece(coat: Coat, kind: Kind, scale: float, pen: Pen) -> None:
    draw_piece(pen.at(-0.01, 0, scale), coat, kind, Face.IDLE)


def _draw_ghost(coat: Coat, pen: Pen) -> None:
    draw_ghost(pen.at(0, 0, _GHOST), COSY, coat, None)


def _draw_sign(draw: Callable[[Pen], None], pen: Pen) -> None:
    draw(pen.at(0, 0, _SIGN))


def _draw_medal(place: int, pen: Pen) -> None:
    draw_medal(pen.at(0, 0, _MEDAL), place)


def _png(draw: Callable[[Pen], None]) -> bytes:
    pen = Pen(SIDE)
    draw(pen)
    file = io.BytesIO()
    pen.done().save(file, "PNG", optimize=True)
    return file.getvalue()
