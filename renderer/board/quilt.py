"""The bed: a quilt of patches with its seams, stitches, buttons, binding and coordinates. Drawn once, then copied."""

from __future__ import annotations

import math
from collections.abc import Iterator
from enum import Enum
from functools import cache
from itertools import product
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from game.geometry import FILES, RANKS, SIZE
from renderer.board.layout import Layout, layout_of
from renderer.sprites.letters import title_font
from renderer.sprites.theme import Theme


class Look(Enum):
    """The look of the bed: as always, with a dashed golden binding for what has not happened yet, or at night."""

    PLAYED = "played"
    PREVIEW = "preview"
    NIGHT = "night"


_OVERSIZE: Final = 2
#: The cloth (0 cream, 1 teal, 2 lilac) and the pattern of a patch, in the order in which they repeat.
_CREAM: Final = ((0, "plain"), (0, "paws"), (0, "dots"))
_COLOURED: Final = ((1, "gingham"), (2, "stripes"), (1, "plain"), (2, "gingham"), (1, "dots"), (2, "plain"))


#: Lengths in a picture 1024 wide. The binding's width without and with its rim, its shadow, and its stitches.
_BINDING, _RIMMED = 31, 34
_CORNER_LESS: Final = 4
_DROP: Final = 5
_STITCH: Final = (27, 2.5, 14)
#: A preview's dashes: how far out, how thick, how long, from one to the next, and from the corner to the first.
_DASH_OUT, _DASH_WIDTH, _DASH_LENGTH, _DASH_STEP, _DASH_FIRST = 27, 10, 46, 72.4, 20
_DASHED_BINDING: Final = 22
#: The seams' stitches on the whole length, the share of each that is thread, and its width.
_SEAM_STITCHES: Final = 42
_THREAD: Final = (0.22, 0.78)
_SEAM_WIDTH: Final = 3.5
_BUTTON: Final = 7
#: The size of coordinates, and how far out they are: further in where a preview's dashes are.
_COORDINATE: Final = 27
_COORDINATE_OUT: Final = {Look.PLAYED: 15, Look.PREVIEW: 11, Look.NIGHT: 15}


@cache
def quilt(theme: Theme, layout: Layout, look: Look = Look.PLAYED) -> Image.Image:
    """The empty bed with its binding, RGB."""
    large = layout_of(layout.width * _OVERSIZE)
    picture = Image.new("RGB", (large.width, large.height), theme.card)
    _draw_binding(picture, theme, large, look)
    patches = {kind: _draw_patch(theme, large.square, *kind) for kind in (*_CREAM, *_COLOURED)}
    for file, rank in product(range(SIZE), range(SIZE)):
        corner = large.left + file * large.square, large.top + rank * large.square
        picture.paste(patches[_patch(file, rank)], corner)
    _draw_seams(picture, theme, large)
    if look is Look.NIGHT:
        bed = picture.crop(large.bed)
        shade = Image.new("RGB", bed.size, theme.night)
        picture.paste(ImageChops.multiply(bed, shade), large.bed)
    picture = picture.resize((layout.width, layout.height), Image.Resampling.BOX)
    _draw_coordinates(picture, theme, layout, look)
    return picture


def _patch(file: int, rank: int) -> tuple[int, str]:
    """The cloth and the pattern of the patch there, counted from the top left corner."""
    if (file + rank) % 2 == 0:
        return _CREAM[(file + 2 * (rank // 2)) % 3]
    return _COLOURED[(file + 2 * rank + rank // 2) % 6]


def _draw_binding(picture: Image.Image, theme: Theme, layout: Layout, look: Look) -> None:
    draw = ImageDraw.Draw(picture)
    left, top, right, bottom = layout.bed

    def border(width: int, colour: str, drop: int = 0) -> None:
        """Fill the bed and so much round it."""
        far = layout.scaled(width)
        box = (left - far, top - far + drop, right + far - 1, bottom + far + drop - 1)
        draw.rounded_rectangle(box, layout.scaled(width - _CORNER_LESS), fill=colour)

    border(_RIMMED, theme.card_low, layout.scaled(_DROP))
    border(_RIMMED, theme.binding_low)
    if look is Look.PREVIEW:
        border(_BINDING, theme.ink)
        _draw_dashes(draw, theme, layout)
        border(_DASHED_BINDING, theme.binding_low)
        return
    border(_BINDING, theme.binding)
    out, width, step = map(layout.scaled, _STITCH)
    for at in range(step - out, layout.length + out - step, step):
        for line in _round_the_bed(layout, at, step // 2, out):
            draw.line(line, fill=theme.binding_high, width=width)


def _round_the_bed(
    layout: Layout, at: int, length: int, out: int
) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """A dash on each side of the bed, ``at`` pixels along it and ``out`` pixels away from it."""
    left, top, right, bottom = layout.bed
    for y in (top - out, bottom + out):
        yield (left + at, y), (left + at + length, y)
    for x in (left - out, right + out):
        yield (x, top + at), (x, top + at + length)


def _draw_dashes(draw: ImageDraw.ImageDraw, theme: Theme, layout: Layout) -> None:
    """Thick golden dashes all round: nothing of this has happened yet."""
    out, width, dash, first = map(layout.scaled, (_DASH_OUT, _DASH_WIDTH, _DASH_LENGTH, _DASH_FIRST))
    room = layout.length + 2 * (out - first)
    last = round(room / layout.scaled(_DASH_STEP)) - 1
    for number in range(last + 1):
        at = first - out + (room - dash) * number // last
        for line in _round_the_bed(layout, at, dash, out):
            draw.line(line, fill=theme.gold, width=width)


def _draw_patch(theme: Theme, size: int, cloth: int, pattern: str) -> Image.Image:
    """One square of cloth with a pattern, its edges darkened a little so that it looks padded."""
    ground, accent = theme.cloths[cloth]
    patch = Image.new("RGB", (size, size), ground)
    draw = ImageDraw.Draw(patch)
    if pattern == "dots":
        for x, y in product(range(8), range(8)):
            _dot(draw, (size * (x + 0.5) / 8, size * (y + 0.5) / 8), size * 0.014, accent)
    elif pattern == "stripes":
        for left in range(-size, size, size // 9):
            draw.line(((left, size), (left + size, 0)), fill=accent, width=size // 26)
    elif pattern == "gingham":
        _draw_gingham(patch, accent)
    elif pattern == "paws":
        for across, down in product((0.2, 0.5, 0.8), (0.2, 0.5, 0.8)):
            _draw_paw(draw, size * across, size * down, size * 0.034, accent)
    edge = Image.new("L", (size, size), 0)
    ImageDraw.Draw(edge).rectangle((0, 0, size - 1, size - 1), outline=150, width=max(1, size // 43))
    edge = edge.filter(ImageFilter.GaussianBlur(size / 40)).point(lambda value: value * 0.62)
    patch.paste(Image.new("RGB", (size, size), theme.seam), (0, 0), edge)
    return patch


def _draw_gingham(patch: Image.Image, accent: str) -> None:
    size = patch.width
    band = size // 8
    half = Image.new("L", (size, size), 0)
    for start in range(0, size, 2 * band):
        for box in ((start, 0, start + band - 1, size), (0, start, size, start + band - 1)):
            strip = Image.new("L", (size, size), 0)
            ImageDraw.Draw(strip).rectangle(box, fill=90)
            half.paste(200, mask=strip)
    patch.paste(Image.new("RGB", (size, size), accent), (0, 0), half)


def _dot(draw: ImageDraw.ImageDraw, middle: tuple[float, float], radius: float, colour: str) -> None:
    x, y = middle
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def _draw_paw(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, colour: str) -> None:
    draw.ellipse((x - radius, y - radius * 0.6, x + radius, y + radius), fill=colour)
    for angle in (-0.62, 0, 0.62):
        toe = (x + math.sin(angle) * radius * 1.7, y - math.cos(angle) * radius * 1.35)
        _dot(draw, toe, radius * 0.4, colour)


def _draw_seams(picture: Image.Image, theme: Theme, layout: Layout) -> None:
    """Stitches along every seam, and a button where two seams cross."""
    draw = ImageDraw.Draw(picture)
    left, top, length, width = layout.left, layout.top, layout.length, layout.scaled(_SEAM_WIDTH)
    for line, dash in product(range(1, SIZE), range(_SEAM_STITCHES)):
        at = line * layout.square
        near, far = (round(length * (dash + part) / _SEAM_STITCHES) for part in _THREAD)
        draw.line(((left + at, top + near), (left + at, top + far)), fill=theme.stitch, width=width)
        draw.line(((left + near, top + at), (left + far, top + at)), fill=theme.stitch, width=width)
    for file, rank in product(range(1, SIZE), range(1, SIZE)):
        middle, radius = (
            (left + file * layout.square, top + rank * layout.square),
            float(layout.scaled(_BUTTON)),
        )
        _dot(draw, middle, radius, theme.binding_high)
        _dot(draw, middle, radius * 0.66, theme.binding)


def _draw_coordinates(picture: Image.Image, theme: Theme, layout: Layout, look: Look) -> None:
    draw, font = ImageDraw.Draw(picture), title_font(layout.scaled(_COORDINATE))
    out = layout.scaled(_COORDINATE_OUT[look])
    for index in range(SIZE):
        along = round((index + 0.5) * layout.square)
        for edge in (-out, layout.length + out):
            file, rank = (layout.left + along, layout.top + edge), (layout.left + edge, layout.top + along)
            draw.text(file, FILES[index], fill=theme.letters, font=font, anchor="mm")
            draw.text(rank, RANKS[SIZE - 1 - index], fill=theme.letters, font=font, anchor="mm")
