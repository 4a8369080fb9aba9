"""The game's name beside a small paw: on pictures that are shared, so that whoever sees one knows what is played."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from renderer.sprites.icons import paw
from renderer.sprites.letters import title_font
from renderer.sprites.sprite import Pixel

_NAME: Final = "boop"
#: The paw's size, and how far the name is from it, in the size of the letters.
_PAW, _GAP = 0.9, 0.25


def put_brand(
    picture: Image.Image, place: Pixel, size: int, colour: str, *, from_right: bool = False
) -> None:
    """Write it round a place, or so that it ends there."""
    x, y = place
    mark, gap = round(size * _PAW), round(size * _GAP)
    width = mark + gap + round(title_font(size).getlength(_NAME))
    left = x - width if from_right else x - width // 2
    paw(colour, mark).paste_on(picture, (left + mark // 2, y))
    ImageDraw.Draw(picture).text((left + mark + gap, y), _NAME, colour, title_font(size), anchor="lm")
