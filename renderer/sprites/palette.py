"""The fixed palette that every board of a theme is drawn in, and how it was made.

Choosing a palette for each picture takes a hundred times as long as drawing it, and choosing it once takes a second,
so they are stored beside this file. ``python -m renderer palette`` makes them again after a change of colours.

Of its 256 places most are the theme's own colours, some are left to each player's avatar, and one is clear, for films.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageColor

from renderer.sprites.theme import Theme

#: Colours of a theme, and of each player's avatar after them. The last place is clear.
COLOURS: Final = 207
AVATAR_COLOURS: Final = 24
CLEAR: Final = 255
_BYTES: Final = 256 * 3


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


def make_palette(pictures: Iterable[Image.Image], theme: Theme) -> bytes:
    """A theme's own colours, and those between them that suit these pictures best; places left over repeat the first."""
    samples = [picture.convert("RGB").reduce(2) for picture in pictures]
    sheet = Image.new("RGB", (samples[0].width, sum(sample.height for sample in samples)))
    top = 0
    for sample in samples:
        sheet.paste(sample, (0, top))
        top += sample.height
    own = b"".join(bytes(ImageColor.getrgb(colour)) for colour in sorted(theme.colours))
    between = COLOURS - len(own) // 3
    chosen = sheet.quantize(between, method=Image.Quantize.MEDIANCUT, kmeans=3).getpalette("RGB") or []
    colours = own + bytes(chosen[: between * 3])
    return colours + colours[:3] * ((_BYTES - len(colours)) // 3)


def store_palette(theme: Theme, colours: bytes) -> Path:
    """Store a theme's palette for later runs."""
    _file(theme).write_bytes(colours)
    palette.cache_clear()
    return _file(theme)
