"""PNG files with a palette; those of boards are written without Pillow's encoder.

An indexed picture's scanlines are its bytes with a 0 (no filter) before each row, which is what pasting it one
pixel to the right into a wider picture gives; all that is left is to compress them. Pillow's own encoder takes
ten times as long over the same file size.
"""

from __future__ import annotations

import io
import struct
import zlib
from typing import Final

from isal import isal_zlib
from PIL import Image

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_PALETTE_COLOUR: Final = 3


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def scanlines(picture: Image.Image) -> bytes:
    """The rows of an indexed picture as PNG wants them compressed."""
    wider = Image.new("P", (picture.width + 1, picture.height), 0)
    wider.paste(picture, (1, 0))
    return wider.tobytes()


def compress(lines: bytes) -> bytes:
    """The compressed rows; isal's level 1 is the best compromise of time and size here."""
    return isal_zlib.compress(lines, 1)


def indexed_png(picture: Image.Image) -> bytes:
    """A PNG file of a picture in mode P."""
    header = struct.pack(">IIBBBBB", picture.width, picture.height, 8, _PALETTE_COLOUR, 0, 0, 0)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", bytes(picture.getpalette("RGB") or ())),
            _chunk(b"IDAT", compress(scanlines(picture))),
            _chunk(b"IEND", b""),
        )
    )


def few_colours_png(picture: Image.Image) -> bytes:
    """A PNG file of a picture of few colours: a palette makes it a third as large, and nobody sees it."""
    file = io.BytesIO()
    picture.quantize(128, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG")
    return file.getvalue()
