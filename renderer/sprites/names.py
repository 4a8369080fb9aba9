"""Names in pictures, and the paws that stand for one which the fonts can't write."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from renderer.sprites.icons import paw
from renderer.sprites.letters import Lettering, put_text, width_of
from renderer.sprites.sprite import Pixel
from renderer.sprites.theme import Theme

#: Paws that stand for a name that the fonts can't write.
_PAWS: Final = 3


def put_name(picture: Image.Image, place: Pixel, name: str, how: Lettering, theme: Theme) -> int:
    """Write a name at the middle of its height, or three paws where the fonts lack its letters; how wide it is.

    A name is never rewritten in other letters: the message beside the picture says it as its owner writes it.
    """
    width = put_text(ImageDraw.Draw(picture), place, name, how)
    return _put_paws(picture, place, how.sizes[0], how.anchor, theme) if width is None else width


def name_width(name: str, how: Lettering) -> int:
    """The number of pixels that ``put_name`` makes it wide."""
    width = width_of(name, how)
    return _PAWS * _step(how.sizes[0]) if width is None else width


def _step(size: int) -> int:
    """The distance from one of the paws to the next."""
    return round(size * 1.15)


def _put_paws(picture: Image.Image, place: Pixel, size: int, anchor: str, theme: Theme) -> int:
    """Put paws instead of a name, and return how wide they are."""
    (x, y), step = place, _step(size)
    first = {
        "lm": x + step // 2,
        "mm": x - step * (_PAWS - 1) // 2,
        "rm": x - step // 2 - step * (_PAWS - 1),
    }[anchor]
    for number in range(_PAWS):
        paw(theme.dim, size).paste_on(picture, (first + step * number, y))
    return step * _PAWS
