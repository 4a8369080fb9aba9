"""The bed: a quilt of patches with its seams, stitches, buttons, binding and coordinates. Drawn once, then copied."""

from __future__ import annotations

import math
from functools import cache
from itertools import product
from typing import Final

import font_fredoka_one
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from game import Side
from game.geometry import FILES, RANKS, SIZE
from renderer.layout import Layout
from renderer.pen import Pen
from renderer.theme import Theme

_OVERSIZE: Final = 2
#: The cloth (0 cream, 1 teal, 2 lilac) and the pattern of a patch, in the order in which they repeat.
_CREAM: Final = ((0, "plain"), (0, "paws"), (0, "dots"))
_COLOURED: Final = ((1, "gingham"), (2, "stripes"), (1, "plain"), (2, "gingham"), (1, "dots"), (2, "plain"))


@cache
def quilt(theme: Theme, layout: Layout) -> Image.Image:
    """The empty bed with its binding and empty pools, RGB."""
    large = Layout(layout.size * _OVERSIZE)
    picture = Image.new("RGB", (large.size, large.size), theme.card)
    _draw_binding(picture, theme, large)
    for file, rank in product(range(SIZE), range(SIZE)):
        cloth, pattern = _patch(file, rank)
        patch = _draw_patch(theme, large.square, cloth, pattern)
        picture.paste(patch, (large.bed + file * large.square, large.bed + rank * large.square))
    _draw_seams(picture, theme, large)
    picture = picture.reduce(_OVERSIZE)
    _draw_coordinates(picture, theme, layout)
    _draw_slots(picture, theme, layout)
    return picture


def _patch(file: int, rank: int) -> tuple[int, str]:
    if (file + rank) % 2 == 0:
        return _CREAM[(file + 2 * (rank // 2)) % 3]
    return _COLOURED[(file + 2 * rank + rank // 2) % 6]


def _draw_binding(picture: Image.Image, theme: Theme, layout: Layout) -> None:
    draw = ImageDraw.Draw(picture)
    start, end = layout.bed, layout.bed + SIZE * layout.square

    def border(margin: int, corner: int, colour: str, drop: int = 0) -> None:
        box = (start - margin, start - margin + drop, end + margin - 1, end + margin + drop - 1)
        draw.rounded_rectangle(box, layout.scaled(corner), fill=colour)

    border(layout.binding, 26, theme.card_low, layout.scaled(6))
    border(layout.binding, 26, theme.binding_low)
    border(layout.binding - layout.scaled(3), 24, theme.binding)
    margin = layout.binding - layout.scaled(8)
    near, far, width = start - margin, end + margin, layout.scaled(2.5)
    step = layout.scaled(14)
    for at in range(near + step, far - step, step):
        for line in (
            ((at, near), (at + step // 2, near)),
            ((at, far), (at + step // 2, far)),
            ((near, at), (near, at + step // 2)),
            ((far, at), (far, at + step // 2)),
        ):
            draw.line(line, fill=theme.binding_high, width=width)


def _draw_patch(theme: Theme, size: int, cloth: int, pattern: str) -> Image.Image:
    """One square of cloth, its edges darkened a little so that it looks padded."""
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
    start, length = layout.bed, SIZE * layout.square
    dashes = 42
    for line in range(1, SIZE):
        at = start + line * layout.square
        for dash in range(dashes):
            near = start + round(length * (dash + 0.22) / dashes)
            far = start + round(length * (dash + 0.78) / dashes)
            width = layout.scaled(3)
            draw.line(((at, near), (at, far)), fill=theme.stitch, width=width)
            draw.line(((near, at), (far, at)), fill=theme.stitch, width=width)
    for file, rank in product(range(1, SIZE), range(1, SIZE)):
        x, y = start + file * layout.square, start + rank * layout.square
        radius = float(layout.scaled(8))
        _dot(draw, (x, y), radius, theme.binding_high)
        _dot(draw, (x, y), radius * 0.72, theme.binding)
        for dx, dy in product((-0.26, 0.26), (-0.26, 0.26)):
            _dot(draw, (x + dx * radius, y + dy * radius), radius * 0.16, theme.stitch)


def _draw_coordinates(picture: Image.Image, theme: Theme, layout: Layout) -> None:
    draw = ImageDraw.Draw(picture)
    font = ImageFont.truetype(font_fredoka_one.FredokaOne, layout.scaled(31))
    near = layout.bed - layout.binding // 2
    far = layout.bed + SIZE * layout.square + layout.binding // 2
    for index in range(SIZE):
        along = layout.bed + round((index + 0.5) * layout.square)
        for edge in (near, far):
            draw.text((along, edge), FILES[index], fill=theme.letters, font=font, anchor="mm")
            draw.text((edge, along), RANKS[SIZE - 1 - index], fill=theme.letters, font=font, anchor="mm")


def _draw_slots(picture: Image.Image, theme: Theme, layout: Layout) -> None:
    """The eight empty places of each pool: dotted circles."""
    pen = Pen(layout.column)
    pen.oval((0, 0), (0.62, 0.62), theme.card_low)
    for dot in range(16):
        angle = math.tau * dot / 16
        pen.oval((math.cos(angle) * 0.62, math.sin(angle) * 0.62), (0.03, 0.03), theme.slot_stitch)
    slot = pen.done()
    for side, index in product(Side, range(8)):
        x, y = layout.slot_centre(side, index)
        picture.paste(slot, (x - slot.width // 2, y - slot.height // 2), slot)
