"""Text in two lines where one has no room, cut where a reader of its language would cut it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from PIL import ImageDraw

from renderer.sprites.letters import Lettering, length, put_text, readable
from renderer.sprites.sprite import Pixel

#: How far the second line of a text is below the first, in the size of its letters.
_LINE_HEIGHT: Final = 1.15
#: The end of a word, or of a part of one that has a hyphen.
_SEAM: Final = re.compile(r" |(?<=\w)-(?=\w)")
#: So many texts are kept with their lines: what is written so are words of a language, the same in all pictures, and nobody's name.
_KEPT: Final = 500


def put_lines(draw: ImageDraw.ImageDraw, place: Pixel, text: str, how: Lettering) -> int:
    """Write a text in one line, or in two where one has no room, round the middle of their height: how many there are.

    Both are of one size. A text whose letters the fonts lack is in none.
    """
    kept = readable(text)
    if kept is None:
        return 0
    size, lines = _in_lines(kept, how)
    for number, line in enumerate(lines):
        down = round((number - (len(lines) - 1) / 2) * size * _LINE_HEIGHT)
        put_text(draw, (place[0], place[1] + down), line, how._replace(sizes=(size,)))
    return len(lines)


def size_for_all(texts: Iterable[str], how: Lettering) -> int:
    """The largest size at which each of some texts has room in one line or two, or the smallest; none that can't be written counts."""
    kept = filter(None, map(readable, texts))
    return min((_in_lines(text, how)[0] for text in kept), default=how.sizes[0])


@lru_cache(_KEPT)
def _in_lines(text: str, how: Lettering) -> tuple[int, Sequence[str]]:
    """The size of the letters, and the lines that have room, or the last two that were tried."""
    lines: Sequence[str] = (text,)
    for cuts in (between_words(text), _anywhere(text)):
        for size in how.sizes:
            for lines in ((text,), _evenest(cuts, size) or (text,)):
                if all(length(line, size) <= how.room for line in lines):
                    return size, lines
    return how.sizes[-1], lines


def _evenest(cuts: Sequence[Sequence[str]], size: int) -> Sequence[str] | None:
    """Of some ways to cut a text in two, the one whose lines are about as long as each other; None if there is none."""
    return min(cuts, key=lambda lines: max(length(line, size) for line in lines), default=None)


def between_words(text: str) -> Sequence[Sequence[str]]:
    """The ways to cut a text at a space, or after a hyphen; of a script without any, where one kind of letters ends and another begins.

    In Japanese a word may end in hiragana that belongs to the signs before, so there no cut is.
    """
    if " " in text or not _is_wide(text):
        seams = [found.end() for found in _SEAM.finditer(text)]
        return [(text[:cut].rstrip(" "), text[cut:]) for cut in seams]
    kinds = [_kind_of_letter(letter) for letter in text]
    seams = [cut for cut in range(1, len(text)) if _may_part(*kinds[cut - 1 : cut + 1])]
    return [(text[:cut], text[cut:]) for cut in seams]


def _anywhere(text: str) -> Sequence[Sequence[str]]:
    """The ways to cut a text at any letter, if it is of a script without spaces."""
    return (
        [(text[:cut], text[cut:]) for cut in range(1, len(text))]
        if " " not in text and _is_wide(text)
        else []
    )


def _is_wide(text: str) -> bool:
    return any(unicodedata.east_asian_width(letter) == "W" for letter in text)


def _kind_of_letter(letter: str) -> str:
    """The first word of a letter's name in Unicode: ``CJK``, ``HIRAGANA``, ``KATAKANA``, ``DIGIT`` and so on."""
    return unicodedata.name(letter, "").replace("-", " ").partition(" ")[0]


def _may_part(before: str, after: str) -> bool:
    """True if a word may end between two letters of these kinds."""
    return before != after and (before, after) != ("CJK", "HIRAGANA")
