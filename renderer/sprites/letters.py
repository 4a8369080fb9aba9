"""Text in pictures: written with the first font that has its letters, or cut into runs of several fonts.

A name is never rewritten in other letters: where no font has one of them, the picture leaves the name to the text beside it.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from PIL import ImageDraw, ImageFont, features

from renderer.fonts import TEXT_FONT, TITLE_FONT, WIDE_FONT
from renderer.sprites.kept_font import KeptFont
from renderer.sprites.sprite import Pixel

#: Kinds of characters that a name can be read without: pictographs, what colours them, and what is invisible.
_UNREAD: Final = frozenset({"So", "Sk", "Cf", "Cc", "Cs", "Co", "Cn"})
_VARIATION_SELECTORS: Final = range(0xFE00, 0xFE10)
#: Invisible, too, but some scripts shape their letters by them: the joiner and the non-joiner.
_JOINERS: Final = frozenset("\u200c\u200d")
#: No font has a letter for this: what is drawn for it is drawn for everything that is lacking.
_NEVER: Final = "\uffff"
#: No picture has room for more characters in a line.
_MAX_LETTERS: Final = 100
#: So many answers of whether a font has a letter are kept.
_KNOWN: Final = 20_000
#: So many texts are kept with their runs: pictures show the same names over and over.
_KEPT_TEXTS: Final = 500

#: The fonts for text by their files, the first before the others.
_FONTS: Final = [TEXT_FONT, WIDE_FONT]


def use_fonts(more: Sequence[Path]) -> None:
    """Write with these fonts, too, what the bot's own lack; to be said once, before anything is drawn.

    Without Raqm, which shapes them, letters of other scripts would be drawn wrong: then they are not used.
    """
    _FONTS[2:] = more if features.check("raqm") else ()
    _written.cache_clear()


class Lettering(NamedTuple):
    """The lettering of a text: the first of some sizes with room, in a colour.

    ``anchor`` says where of it its place is, as Pillow does: "lm" is its left, "mm" its middle, "rm" its right.
    """

    sizes: Sequence[int]
    colour: str
    room: int
    anchor: str = "lm"


class _Run(NamedTuple):
    """A part of a text that is written with one font."""

    text: str
    path: Path


class _Writing(NamedTuple):
    """A text, and its runs from left to right."""

    text: str
    runs: tuple[_Run, ...]

    def length(self, size: int) -> float:
        """The number of pixels that it is wide."""
        return sum(_font(run.path, size).getlength(run.text) for run in self.runs)


def font(size: int) -> ImageFont.FreeTypeFont:
    """The font for text, so many pixels high."""
    return _font(TEXT_FONT, size)


def title_font(size: int) -> ImageFont.FreeTypeFont:
    """The font for numerals and coordinates, so many pixels high."""
    return _font(TITLE_FONT, size)


@cache
def _font(path: Path, size: int) -> ImageFont.FreeTypeFont:
    return KeptFont(path, size)


def writable(text: str) -> bool:
    """True if the fonts have the letters of a text, and there are some beside pictographs."""
    return _written(text) is not None


def put_text(draw: ImageDraw.ImageDraw, place: Pixel, text: str, how: Lettering) -> int | None:
    """Write a text at the middle of its height, cut off if there is no room: how wide it is, or None where the fonts lack its letters."""
    writing = _written(text)
    if writing is None:
        return None
    size, shown, width = _fitting(writing, how)
    # The middle of a line is that of the font for text, whatever stands in it; Pillow takes each font's own.
    ascent, descent = font(size).getmetrics()
    x = place[0] - {"l": 0, "m": width / 2, "r": width}[how.anchor[0]]
    y = place[1] + (ascent - descent) / 2
    for run in shown.runs:
        draw.text((x, y), run.text, how.colour, _font(run.path, size), anchor="ls")
        x += _font(run.path, size).getlength(run.text) if len(shown.runs) > 1 else 0
    return round(width)


def width_of(text: str, how: Lettering) -> int | None:
    """The number of pixels that ``put_text`` makes it wide, or None where the fonts lack its letters."""
    writing = _written(text)
    return round(_fitting(writing, how)[2]) if writing else None


def readable(text: str) -> str | None:
    """A text without what nobody reads, or None if the fonts lack a letter of it."""
    writing = _written(text)
    return writing.text if writing else None


def length(text: str, size: int) -> float:
    """The number of pixels that a text is wide, 0 if it can't be written."""
    writing = _written(text)
    return writing.length(size) if writing else 0.0


def _fitting(writing: _Writing, how: Lettering) -> tuple[int, _Writing, float]:
    """The size of the letters, the writing, cut off if there is no room, and how wide it is."""
    for size in how.sizes:
        if (width := writing.length(size)) <= how.room:
            return size, writing, width
    smallest = how.sizes[-1]
    cut = _cut_off(writing, smallest, how.room)
    return smallest, cut, cut.length(smallest)


def _cut_off(writing: _Writing, size: int, width: int) -> _Writing:
    """As much of a writing as there is room for, and an ellipsis."""
    clusters = list(_clusters(writing.text))

    def cut(number: int) -> _Writing:
        return _in_runs(f"{''.join(clusters[:number]).rstrip()}…") or writing

    return cut(
        max(
            0,
            bisect_right(range(len(clusters)), float(width), key=lambda number: cut(number).length(size)) - 1,
        )
    )


@lru_cache(_KEPT_TEXTS)
def _written(text: str) -> _Writing | None:
    """A text without its pictographs, or None if the fonts lack a letter of it, or none is left."""
    kept = ""
    for char in unicodedata.normalize("NFKC", text):
        if _is_read(char, kept[-1:]):
            kept += char
    kept = " ".join(kept.strip("\u200c\u200d").split())[:_MAX_LETTERS]
    return _in_runs(kept) if kept else None


def _is_read(char: str, before: str) -> bool:
    """True if a text says less without this character."""
    if char in _JOINERS:
        return unicodedata.category(before or " ") in {"Lo", "Mn", "Mc"}
    return unicodedata.category(char) not in _UNREAD and ord(char) not in _VARIATION_SELECTORS


def _in_runs(text: str) -> _Writing | None:
    """A text in as few runs as can be, or None if the fonts lack a letter of it."""
    if whole := _font_for(text):
        return _Writing(text, (_Run(text, whole),))
    runs = list[_Run]()
    for cluster in _clusters(text):
        last = runs[-1].path if runs else None
        path = last if last and _has_all(last, cluster) else _font_for(cluster)
        if path is None:
            return None
        if path == last:
            runs[-1] = _Run(runs[-1].text + cluster, path)
        else:
            runs.append(_Run(cluster, path))
    spaced = tuple(_with_spaces_apart(runs))
    return _Writing(text, spaced[::-1] if _runs_from_right(text) else spaced)


def _with_spaces_apart(runs: Sequence[_Run]) -> Iterator[_Run]:
    """Runs, with the space between two of them as one of its own: so it stays between them whichever way each is read."""
    for run in runs:
        yield _Run(run.text.rstrip(), run.path)
        if run.text.endswith(" "):
            yield _Run(" ", TEXT_FONT)


def _clusters(text: str) -> Iterator[str]:
    """The letters of a text, each with the marks and joiners that follow it."""
    cluster = ""
    for char in text:
        if cluster and char not in _JOINERS and not unicodedata.category(char).startswith("M"):
            yield cluster
            cluster = ""
        cluster += char
    if cluster:
        yield cluster


def _runs_from_right(text: str) -> bool:
    """True if the first letter that has a direction is read from the right; within a run Raqm orders the letters."""
    directions = (unicodedata.bidirectional(char) for char in text)
    return next((each != "L" for each in directions if each in {"L", "R", "AL"}), False)


def _font_for(text: str) -> Path | None:
    """The first font that has all letters of a text."""
    return next((path for path in _FONTS if _has_all(path, text)), None)


def _has_all(path: Path, text: str) -> bool:
    return all(char in _JOINERS or _has(path, char) for char in text)


@lru_cache(_KNOWN)
def _has(path: Path, char: str) -> bool:
    """True if a font has a letter: what it draws is not what it draws for letters that it lacks."""
    return char.isspace() or _drawn(path, char) != _drawn(path, _NEVER)


def _drawn(path: Path, char: str) -> tuple[tuple[int, int], bytes]:
    mask = _plain_font(path).getmask(char)
    return mask.size, bytes(mask)


@cache
def _plain_font(path: Path) -> ImageFont.FreeTypeFont:
    """A font that draws each letter by itself, small, to find out which it has."""
    return ImageFont.truetype(path, 24, layout_engine=ImageFont.Layout.BASIC)
