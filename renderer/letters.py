"""Text in pictures: the font, and names of any script in letters that it has."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Final

import font_hanken_grotesk
from anyascii import anyascii
from PIL import ImageFont

#: The characters that the font has: Latin with its accents, and the quotes and dashes.
_KNOWN: Final = (range(0x20, 0x7F), range(0xA0, 0x250), range(0x1E00, 0x1F00), range(0x2010, 0x2027))
#: No picture has room for more characters in a line.
_MAX_LETTERS: Final = 100


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """The font for text, so many pixels high."""
    return ImageFont.truetype(font_hanken_grotesk.HankenGroteskMedium, size)


def size_for(text: str, sizes: Sequence[int], width: float) -> int:
    """The first of some sizes in which a text fits, or else the last."""
    return next((size for size in sizes if font(size).getlength(drawable(text)) <= width), sizes[-1])


def fitting(text: str, size: int, width: float) -> str:
    """A text in letters the font has, cut off if there is no room."""
    shown = drawable(text)[:_MAX_LETTERS]
    if font(size).getlength(shown) <= width:
        return shown
    while shown and font(size).getlength(f"{shown}…") > width:
        shown = shown[:-1]
    return f"{shown}…"


def drawable(text: str) -> str:
    """A text with every letter the font lacks written in those it has, so that any name can be read."""
    composed = unicodedata.normalize("NFC", text)
    return "".join(
        char if any(ord(char) in known for known in _KNOWN) else anyascii(char)
        for char in composed
        if char.isprintable()
    ).strip()
