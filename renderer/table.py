"""A leaderboard, drawn: a line for each player, with place, name, rating, record and trend."""

from __future__ import annotations

import io
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import font_hanken_grotesk
from anyascii import anyascii
from PIL import Image, ImageDraw, ImageFont

from renderer.pen import Pen
from renderer.theme import COSY, Theme

_WIDTH: Final = 900
_TOP: Final = 84
_ROW: Final = 62
_GAP: Final = 12
_MEDAL: Final = 42
#: Middles and edges of the columns.
_PLACE, _NAME, _RATING, _RECORD, _TREND = 58, 100, 600, 760, 868
#: Beyond these the font has no letters: Latin with its accents, and the quotes and dashes.
_KNOWN: Final = (range(0x20, 0x250), range(0x1E00, 0x1F00), range(0x2010, 0x2027))
_MEDALS: Final = ("#f6c343", "#c9ced6", "#d9965b")
_DIM: Final = "#b9a8d9"
_RISEN: Final = "#8fd6a8"
_FALLEN: Final = "#ffb1a3"


class Line(NamedTuple):
    """A line of the table. ``change`` is what the last match brought; ``mine`` stands out."""

    place: int
    name: str
    rating: int
    deviation: int
    record: str
    change: int
    mine: bool


def draw_table(title: str, lines: Sequence[Line], theme: Theme = COSY) -> bytes:
    """A PNG of the lines under a title."""
    picture = Image.new("RGB", (_WIDTH, _TOP + _ROW * len(lines) + _GAP), theme.card)
    draw = ImageDraw.Draw(picture)
    draw.text((_GAP * 2, _TOP / 2), fitting(title, _font(34), _WIDTH), theme.letters, _font(34), anchor="lm")
    for number, line in enumerate(lines):
        _line(picture, draw, theme, _TOP + number * _ROW, line)
    file = io.BytesIO()
    # A table has few colours: a palette makes the file a third as large, and no eye sees it.
    picture.quantize(64, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG")
    return file.getvalue()


def _line(picture: Image.Image, draw: ImageDraw.ImageDraw, theme: Theme, top: int, line: Line) -> None:
    box = (_GAP, top, _WIDTH - _GAP, top + _ROW - 6)
    edge = theme.gold if line.mine else theme.card_low
    draw.rounded_rectangle(box, 14, fill=theme.card_low, outline=edge, width=3)
    middle = top + (_ROW - 6) / 2
    light, dim = theme.letters, _DIM
    if 1 <= line.place <= len(_MEDALS):
        medal = _medal(line.place)
        corner = (_PLACE - medal.width // 2, int(middle) - medal.height // 2)
        picture.paste(medal, corner, medal)
    else:
        draw.text((_PLACE, middle), str(line.place), light, _font(26), anchor="mm")
    draw.text(
        (_NAME, middle), fitting(line.name, _font(28), _RATING - _NAME - 130), light, _font(28), anchor="lm"
    )
    draw.text((_RATING, middle), str(line.rating), light, _font(30), anchor="rm")
    draw.text((_RATING + 8, middle + 3), f"± {line.deviation}", dim, _font(20), anchor="lm")
    draw.text((_RECORD, middle), line.record, light, _font(22), anchor="mm")
    _trend(draw, middle, line.change)


def _trend(draw: ImageDraw.ImageDraw, middle: float, change: int) -> None:
    """An arrow up or down with the points: the sign tells it as well as the colour."""
    if change == 0:
        return
    colour = _RISEN if change > 0 else _FALLEN
    tip = 7 if change > 0 else -7
    points = [(_TREND, middle - tip), (_TREND - 8, middle + tip), (_TREND + 8, middle + tip)]
    draw.polygon(points, fill=colour)
    draw.text((_TREND - 14, middle), f"{abs(change)}", colour, _font(20), anchor="rm")


@cache
def _medal(place: int) -> Image.Image:
    """A round medal with its number."""
    pen = Pen(_MEDAL)
    pen.oval((0, 0), (0.98, 0.98), _MEDALS[place - 1])
    pen.text((0, 0), str(place), "#3a2a14", 1.2)
    return pen.done()


def fitting(text: str, font: ImageFont.FreeTypeFont, width: float) -> str:
    """A text in letters the font has, cut off where there is no room."""
    shown = drawable(text)
    if font.getlength(shown) <= width:
        return shown
    while shown and font.getlength(f"{shown}…") > width:
        shown = shown[:-1]
    return f"{shown}…"


def drawable(text: str) -> str:
    """A text with every letter the font lacks written in those it has: a name in any script can be read."""
    composed = unicodedata.normalize("NFC", text)
    return "".join(
        char if any(ord(char) in known for known in _KNOWN) else anyascii(char) for char in composed
    ).strip()


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(font_hanken_grotesk.HankenGroteskMedium, size)
