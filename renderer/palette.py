"""The fixed palette of 256 colours that every board of a theme is drawn in, and how it was made.

Choosing a palette for each picture takes a hundred times as long as drawing it, and choosing it once takes a second,
so they are stored beside this file. ``python -m renderer palette`` makes them again after a change of colours.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from PIL import Image

from renderer.theme import Theme


def _file(theme: Theme) -> Path:
    return Path(__file__).with_name(f"palette-{theme.name}.bin")


@cache
def palette(theme: Theme) -> Image.Image:
    """A theme's palette, as the one-pixel picture Pillow wants."""
    holder = Image.new("P", (1, 1))
    holder.putpalette(_file(theme).read_bytes(), "RGB")
    return holder


def index(picture: Image.Image, theme: Theme) -> Image.Image:
    """An RGB picture in its theme's palette, each pixel the nearest colour."""
    return picture.quantize(palette=palette(theme), dither=Image.Dither.NONE)


def make_palette(pictures: Iterable[Image.Image]) -> bytes:
    """The 256 colours that suit these pictures best, as 768 bytes."""
    samples = [picture.convert("RGB").reduce(2) for picture in pictures]
    sheet = Image.new("RGB", (samples[0].width, sum(sample.height for sample in samples)))
    top = 0
    for sample in samples:
        sheet.paste(sample, (0, top))
        top += sample.height
    chosen = sheet.quantize(256, method=Image.Quantize.MEDIANCUT, kmeans=3).getpalette("RGB") or []
    return bytes(chosen).ljust(768, b"\0")


def store_palette(theme: Theme, colours: bytes) -> Path:
    """Store a theme's palette for later runs."""
    _file(theme).write_bytes(colours)
    palette.cache_clear()
    return _file(theme)
