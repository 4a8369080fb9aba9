"""A player's sign: their picture, or a cat, framed on a cushion."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from PIL import Image

from renderer.sprites.cats import Face, draw_cushion, draw_head
from renderer.sprites.pen import Pen, curve
from renderer.sprites.players.avatars import disc
from renderer.sprites.players.likenesses import Likeness
from renderer.sprites.shapes import ring
from renderer.sprites.sprite import Sprite, trimmed
from renderer.sprites.theme import Coat

#: The cushion's radius in half pictures, and the portrait's share of it on round cushions and on square ones.
_CUSHION: Final = 0.95
_SHARE: Final = {True: 0.79, False: 0.765}
_FRAME: Final = 0.06
_COLLAR: Final = curve((-0.50, 0.62), (-0.25, 0.76), (0.25, 0.76), (0.50, 0.62))


@cache
def portrait(coat: Coat, size: int, face: Face = Face.IDLE) -> Sprite:
    """The sign of a player without a picture of their own: framed, so that nobody counts it as a piece."""
    pen = Pen(size)
    draw_cushion(pen, coat, _CUSHION)
    share = _SHARE[coat.tabby]
    pen.oval((0, 0), (share + _FRAME, share + _FRAME), coat.line)
    _draw_bust(pen, coat, share, face)
    return trimmed(pen.done())


def _draw_bust(pen: Pen, coat: Coat, radius: float, face: Face) -> None:
    """A cat's head and shoulders on a bright disc of that radius."""
    with pen.inside(ring(radius, 64)) as disc_of_colour:
        disc_of_colour.oval((0, 0), (1, 1), coat.portrait)
        bust = disc_of_colour.at(0, 0, radius)
        bust.oval((0, 1.02), (0.66, 0.56), coat.fur, coat.line, 0.09)
        bust.stroke(_COLLAR, coat.line, 0.24)
        bust.stroke(_COLLAR, coat.collar, 0.14)
        draw_head(bust.at(0, 0.06, 0.64), coat, face)


def portrait_of(likeness: Likeness, size: int, face: Face = Face.IDLE) -> Sprite:
    """The sign of a player by their looks."""
    drawn = portrait(likeness.coat, size, face)
    if likeness.avatar is None:
        return drawn
    image, inner = drawn.image.copy(), avatar_size(likeness.coat, size)
    where = (-drawn.left - inner // 2, -drawn.top - inner // 2)
    image.paste(likeness.avatar.picture(inner), where, disc(inner))
    return replace(drawn, image=image)


def avatar_size(coat: Coat, size: int) -> int:
    """The width of the picture in a sign, in pixels."""
    return round(size * _SHARE[coat.tabby])


@cache
def _ring(size: int, colour: str) -> Image.Image:
    pen = Pen(size)
    pen.oval((0, 0), (0.98, 0.98), colour)
    return pen.done()


def medallion(likeness: Likeness, size: int, rim: str) -> Sprite:
    """A player's picture, or their cat, in a ring of a colour, ``size`` pixels across."""
    image, inner = _ring(size, rim).copy(), round(size * 0.87)
    if likeness.avatar:
        image.paste(likeness.avatar.picture(inner), ((size - inner) // 2,) * 2, disc(inner))
    else:
        face = _bust(likeness.coat, inner)
        image.alpha_composite(face.image, (size // 2 + face.left, size // 2 + face.top))
    return trimmed(image)


@cache
def _bust(coat: Coat, size: int) -> Sprite:
    pen = Pen(size)
    _draw_bust(pen, coat, 0.99, Face.HAPPY)
    return trimmed(pen.done())
