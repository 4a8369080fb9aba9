"""The picture of a leaderboard: a line for each player, with place, name, rating, record and trend."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderer.letters import fitting, font, size_for
from renderer.pen import Pen
from renderer.png import few_colours_png
from renderer.theme import COSY, Theme

_WIDTH: Final = 900
_TOP: Final = 84
_ROW: Final = 62
_PROVISIONAL_TOP: Final = 56
_PROVISIONAL_ROW: Final = 44
_GAP: Final = 12
_MEDAL: Final = 42
#: Sizes of the title, of which the first that fits is used.
_TITLES: Final = (34, 30, 26, 22)
#: Middles and edges of the columns.
_PLACE, _NAME, _RATING, _RECORD, _TREND = 58, 100, 600, 760, 868
_MEDALS: Final = ("#f6c343", "#c9ced6", "#d9965b")
_RISEN: Final = "#8fd6a8"
_FALLEN: Final = "#ffb1a3"


class Line(NamedTuple):
    """A line of the leaderboard. ``change`` is that of the last match; ``mine`` is outlined."""

    place: int
    name: str
    rating: int
    deviation: int
    record: str
    change: int
    mine: bool


def draw_leaderboard(
    title: str,
    lines: Sequence[Line],
    heading: str = "",
    provisional: Sequence[Line] = (),
    theme: Theme = COSY,
) -> bytes:
    """A PNG of the lines under a title, and below them, under a heading of their own, those without a place."""
    below = _TOP + _ROW * len(lines)
    height = below + (_PROVISIONAL_TOP + _PROVISIONAL_ROW * len(provisional) if provisional else 0) + _GAP
    picture = Image.new("RGB", (_WIDTH, height), theme.card)
    draw = ImageDraw.Draw(picture)
    size = size_for(title, _TITLES, _WIDTH - _GAP * 4)
    shown = fitting(title, size, _WIDTH - _GAP * 4)
    draw.text((_GAP * 2, _TOP / 2), shown, theme.letters, font(size), anchor="lm")
    for number, line in enumerate(lines):
        _line(picture, draw, theme, _TOP + number * _ROW, line)
    if provisional:
        draw.text((_GAP * 2, below + _PROVISIONAL_TOP / 2), heading, theme.dim, font(24), anchor="lm")
    for number, line in enumerate(provisional):
        _provisional_line(draw, theme, below + _PROVISIONAL_TOP + number * _PROVISIONAL_ROW, line)
    return few_colours_png(picture)


def _line(picture: Image.Image, draw: ImageDraw.ImageDraw, theme: Theme, top: int, line: Line) -> None:
    middle = _box(draw, theme, top, _ROW, mine=line.mine)
    light = theme.letters
    if 1 <= line.place <= len(_MEDALS):
        medal = _medal(line.place)
        corner = (_PLACE - medal.width // 2, int(middle) - medal.height // 2)
        picture.paste(medal, corner, medal)
    else:
        draw.text((_PLACE, middle), str(line.place), light, font(26), anchor="mm")
    _name(draw, middle, line.name, 28, light)
    draw.text((_RATING, middle), str(line.rating), light, font(30), anchor="rm")
    draw.text((_RATING + 8, middle + 3), f"± {line.deviation}", theme.dim, font(20), anchor="lm")
    draw.text((_RECORD, middle), line.record, light, font(22), anchor="mm")
    _trend(draw, middle, line.change)


def _provisional_line(draw: ImageDraw.ImageDraw, theme: Theme, top: int, line: Line) -> None:
    """A line that is smaller and paler, with a question mark for its place."""
    middle = _box(draw, theme, top, _PROVISIONAL_ROW, mine=line.mine)
    draw.text((_PLACE, middle), "?", theme.dim, font(24), anchor="mm")
    _name(draw, middle, line.name, 22, theme.dim)
    draw.text((_RATING, middle), str(line.rating), theme.dim, font(22), anchor="rm")
    draw.text((_RATING + 8, middle + 2), f"± {line.deviation}", theme.dim, font(18), anchor="lm")
    draw.text((_RECORD, middle), line.record, theme.dim, font(20), anchor="mm")


def _box(draw: ImageDraw.ImageDraw, theme: Theme, top: int, height: int, *, mine: bool) -> float:
    """Draw the background of a line; returns the height of its middle."""
    box = (_GAP, top, _WIDTH - _GAP, top + height - 6)
    draw.rounded_rectangle(
        box, 14, fill=theme.card_low, outline=theme.gold if mine else theme.card_low, width=3
    )
    return top + (height - 6) / 2


def _name(draw: ImageDraw.ImageDraw, middle: float, name: str, size: int, colour: str) -> None:
    shown = fitting(name, size, _RATING - _NAME - 130) or "…"
    draw.text((_NAME, middle), shown, colour, font(size), anchor="lm")


def _trend(draw: ImageDraw.ImageDraw, middle: float, change: int) -> None:
    """An arrow up or down with the points: its direction says the same as its colour."""
    if change == 0:
        return
    colour = _RISEN if change > 0 else _FALLEN
    tip = 7 if change > 0 else -7
    points = [(_TREND, middle - tip), (_TREND - 8, middle + tip), (_TREND + 8, middle + tip)]
    draw.polygon(points, fill=colour)
    draw.text((_TREND - 14, middle), f"{abs(change)}", colour, font(20), anchor="rm")


@cache
def _medal(place: int) -> Image.Image:
    """A round medal with its number."""
    pen = Pen(_MEDAL)
    pen.oval((0, 0), (0.98, 0.98), _MEDALS[place - 1])
    pen.text((0, 0), str(place), "#3a2a14", 1.2)
    return pen.done()
