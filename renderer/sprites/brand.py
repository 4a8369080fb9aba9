"""The game's name beside a small paw: on pictures that are shared, so that whoever sees one knows what is played, and with whose help."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from renderer.sprites.icons import paw
from renderer.sprites.letters import title_font
from renderer.sprites.sprite import Pixel, Sprite, trimmed

_NAME: Final = "boop"
_BOT: Final = "Boop Bot"
#: The paw's size, and how far the name is from it, in the size of the letters.
_PAW, _GAP = 0.9, 0.25
#: The bot's name below: its size, and how far the game's name is above the middle then, and that below it.
_SMALL, _UP, _DOWN = 0.62, 0.32, 0.52


def put_brand(picture: Image.Image, place: Pixel, size: int, colour: str) -> None:
    """Put the game's name round a place."""
    _brand(size, colour).paste_on(picture, place)


def put_signature(picture: Image.Image, place: Pixel, size: int, colour: str) -> None:
    """Put the game's name so that it ends at a place, and below it in small letters that of the bot."""
    brand, (x, y) = _brand(size, colour), place
    brand.paste_on(picture, (x - brand.image.width // 2, y - round(size * _UP)))
    letters = title_font(round(size * _SMALL))
    ImageDraw.Draw(picture).text((x, y + round(size * _DOWN)), _BOT, colour, letters, anchor="rm")


@cache
def _brand(size: int, colour: str) -> Sprite:
    """The name after its paw."""
    mark, letters = round(size * _PAW), title_font(size)
    before = mark + round(size * _GAP)
    # Its last letter reaches a little farther than where the next one would begin.
    image = Image.new(
        "RGBA", (before + math.ceil(letters.getbbox(_NAME, anchor="lm")[2]) + 2, size * 2), (0, 0, 0, 0)
    )
    paw(colour, mark).paste_on(image, (mark // 2, size))
    ImageDraw.Draw(image).text((before, size), _NAME, colour, letters, anchor="lm")
    return trimmed(image)
