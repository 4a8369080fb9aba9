"""Players' own pictures: checked, made small, and held by whoever fetched them; nothing is kept here."""

from __future__ import annotations

import io
import struct
from dataclasses import dataclass
from typing import Final, Self

from PIL import Image, ImageDraw, ImageOps, UnidentifiedImageError

#: A file may be so large, in bytes, and its picture so wide and high, in pixels; larger ones are not even decoded.
MAX_BYTES: Final = 256 * 1024
MAX_SIDE: Final = 1024
_FORMATS: Final = ("PNG", "JPEG", "WEBP", "GIF")
#: What is kept of it: no picture shows an avatar larger.
_SIDE: Final = 176
_BROKEN: Final = (UnidentifiedImageError, OSError, ValueError, SyntaxError, EOFError, struct.error)
_OVERSIZE: Final = 4


@dataclass(frozen=True)
class Avatar:
    """A player's picture as square RGB pixels. Make one with ``read``."""

    pixels: bytes

    @classmethod
    def read(cls, data: bytes) -> Self | None:
        """The avatar in a file, its first frame if it moves; None if the file is too large, broken or no picture."""
        if len(data) > MAX_BYTES:
            return None
        try:
            with Image.open(io.BytesIO(data), formats=_FORMATS) as picture:
                if max(picture.size) > MAX_SIDE:
                    return None
                small = ImageOps.fit(picture.convert("RGBA"), (_SIDE, _SIDE))
        except _BROKEN:
            return None
        ground = Image.new("RGBA", small.size, "#FFFFFF")
        ground.alpha_composite(small)
        return cls(ground.convert("RGB").tobytes())

    def picture(self, size: int) -> Image.Image:
        """The avatar, ``size`` pixels square, RGB."""
        whole = Image.frombytes("RGB", (_SIDE, _SIDE), self.pixels)
        return whole.resize((size, size), Image.Resampling.BICUBIC, reducing_gap=2.0)


def disc(size: int) -> Image.Image:
    """A mask for a round avatar with smooth edges."""
    large = Image.new("L", (size * _OVERSIZE, size * _OVERSIZE), 0)
    ImageDraw.Draw(large).ellipse((0, 0, large.width - 1, large.height - 1), fill=255)
    return large.reduce(_OVERSIZE)
