"""Text in pictures: two fonts, and what to do with letters that they lack.

A name is never rewritten in other letters: where the font lacks one, the picture leaves the name to the text beside it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Final

from PIL import ImageFont

from renderer.fonts import TEXT_FONT, TITLE_FONT

#: The characters that the font has: Latin with its accents, and the quotes and dashes.
_KNOWN: Final = (range(0x20, 0x7F), range(0xA0, 0x250), range(0x1E00, 0x1F00), range(0x2010, 0x2027))
#: Kinds of characters that a name can be read without: pictographs, what joins and colours them, and what is invisible.
_UNREAD: Final = frozenset({"So", "Sk", "Cf", "Cc", "Cs", "Co", "Cn"})
_VARIATION_SELECTORS: Final = range(0xFE00, 0xFE10)
#: No picture has room for more characters in a line.
_MAX_LETTERS: Final = 100


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """The font for text, so many pixels high."""
    return ImageFont.truetype(TEXT_FONT, size)


@cache
def title_font(size: int) -> ImageFont.FreeTypeFont:
    """The font for numerals and coordinates, so many pixels high."""
    return ImageFont.truetype(TITLE_FONT, size)


def size_for(text: str, sizes: Sequence[int], width: float) -> int:
    """The first of some sizes in which a text fits, or else the last."""
    return next((size for size in sizes if font(size).getlength(text) <= width), sizes[-1])


def fitting(text: str, size: int, width: float) -> str:
    """A text, cut off if there is no room."""
    shown = text[:_MAX_LETTERS]
    if font(size).getlength(shown) <= width:
        return shown
    while shown and font(size).getlength(f"{shown}…") > width:
        shown = shown[:-1]
    return f"{shown.rstrip()}…"


def readable(text: str) -> str | None:
    """A text without its pictographs, or None if the font lacks a letter of it, or none is left."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(char for char in composed if _is_read(char)).strip()
    known = all(any(ord(char) in part for part in _KNOWN) for char in kept)
    return " ".join(kept.split()) if kept and known else None


def _is_read(char: str) -> bool:
    """True if a text says less without this character."""
    if ord(char) < _KNOWN[-1].stop and any(ord(char) in part for part in _KNOWN):
        return unicodedata.category(char) not in {"Cf", "Cc"}
    return unicodedata.category(char) not in _UNREAD and ord(char) not in _VARIATION_SELECTORS
