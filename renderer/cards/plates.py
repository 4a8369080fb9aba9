"""The parts of cards: smooth boxes and signposts, triangles up and down, and the bar of wins, draws and losses."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderer.sprites.pen import Pen
from renderer.sprites.sprite import Pixel, Sprite, trimmed
from renderer.sprites.theme import Theme

_OVERSIZE: Final = 3
#: The bar of a record: its size, its line, and the stripes for draws.
_BAR: Final = (170, 30)
_LINE: Final = 3
_STRIPES: Final = 6


class Results(NamedTuple):
    """Matches won, drawn and lost."""

    won: int
    drawn: int
    lost: int


class Rim(NamedTuple):
    """A line round a plate: its colour and its width."""

    colour: str
    width: int


@cache
def plate(size: Pixel, corner: int, fill: str, rim: Rim | None = None) -> Image.Image:
    """A box with round corners and smooth edges."""
    image = Image.new("RGBA", (size[0] * _OVERSIZE, size[1] * _OVERSIZE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    box = (0, 0, image.width - 1, image.height - 1)
    draw.rounded_rectangle(box, corner * _OVERSIZE, fill=rim.colour if rim else fill)
    if rim:
        width = rim.width * _OVERSIZE
        inner = (width, width, image.width - 1 - width, image.height - 1 - width)
        draw.rounded_rectangle(inner, (corner - rim.width) * _OVERSIZE, fill=fill)
    return image.reduce(_OVERSIZE)


@cache
def box(size: Pixel, corner: int, fill: str, ground: str, rim: Rim | None = None) -> Image.Image:
    """A plate on its ground, without transparent parts: a large one is pasted in a tenth of the time."""
    image = Image.new("RGB", size, ground)
    put(image, plate(size, corner, fill, rim), (0, 0))
    return image


@cache
def signpost(size: Pixel, tip: int, corner: int, fill: str) -> Image.Image:
    """A box whose right end is a tip, so many pixels beyond its size, with smooth edges."""
    width, height = size[0] * _OVERSIZE, size[1] * _OVERSIZE
    image = Image.new("RGBA", (width + tip * _OVERSIZE, height), (0, 0, 0, 0))
    draw, left_ones = ImageDraw.Draw(image), (True, False, False, True)
    draw.rounded_rectangle((0, 0, width, height - 1), corner * _OVERSIZE, fill, corners=left_ones)
    draw.polygon([(width, 0), (image.width - 1, height // 2), (width, height - 1)], fill)
    return image.reduce(_OVERSIZE)


@cache
def wedge(size: int, colour: str, *, up: bool) -> Sprite:
    """A triangle up or down: its direction says the same as its colour."""
    sign, pen = -1 if up else 1, Pen(size)
    pen.shape([(0, 0.86 * sign), (-0.92, -0.70 * sign), (0.92, -0.70 * sign)], colour)
    return trimmed(pen.done())


def put(picture: Image.Image, image: Image.Image, corner: Pixel) -> None:
    """Paste a picture with transparent parts by its top left corner."""
    picture.paste(image, corner, image)


def put_record(
    picture: Image.Image, corner: Pixel, record: Results, theme: Theme, width: int = _BAR[0]
) -> None:
    """Won, drawn and lost as a bar: full, striped and hollow, so that no colour is needed."""
    (x, y), height = corner, _BAR[1]
    put(picture, plate((width, height), height // 2, theme.card_low, Rim(theme.dim, _LINE)), corner)
    total, inside = sum(record), width - 2 * _LINE
    if not total:
        return
    won, drawn = (round(inside * count / total) for count in record[:2])
    if won:
        full = plate((max(height, won + 2 * _LINE), height), height // 2, theme.win)
        put(picture, full, corner)
    draw, start = ImageDraw.Draw(picture), x + max(won, _LINE * 2) + _LINE
    for at in range(start, min(start + drawn, x + width - height // 3), _STRIPES):
        draw.line((at, y + height // 6, at, y + height - height // 6), fill=theme.letters, width=_LINE)
