"""PNG files with a palette; those of boards are written without Pillow's encoder.

Of a canvas the rows are there already as PNG wants them; all that is left is to compress them. Pillow's own encoder
takes ten times as long over the same file size.
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from typing import Final

from PIL import Image

try:
    from isal import isal_zlib as deflate
except (
    ModuleNotFoundError
):  # there is none for some kinds of machine: zlib makes the same picture, in five times the time
    import zlib as deflate  # type: ignore[no-redef]

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_PALETTE_COLOUR: Final = 3


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def compress(rows: bytes | bytearray) -> bytes:
    """The compressed rows; level 1 is the best compromise of time and size here.

    isal leaves something in the upper halves of the processor's widest registers, and until they are cleared all that this thread pastes
    takes up to three times as long. What makes a SHA-512 clears them, in a microsecond.
    """
    compressed = deflate.compress(rows, 1)
    hashlib.sha512().digest()
    return compressed


def indexed_png(size: tuple[int, int], rows: bytes | bytearray, colours: bytes) -> bytes:
    """A PNG file of an indexed picture: its width and height, its rows with a 0 before each, its palette."""
    header = struct.pack(">IIBBBBB", *size, 8, _PALETTE_COLOUR, 0, 0, 0)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", colours),
            _chunk(b"IDAT", compress(rows)),
            _chunk(b"IEND", b""),
        )
    )


def few_colours_png(picture: Image.Image) -> bytes:
    """A PNG file of a picture of few colours: a palette makes it a third as large, and nobody sees it.

    The palette is that of every fifth dot each way: it is found in a twentieth of the time, and holds the same colours.
    """
    sample = picture.resize((picture.width // 5, picture.height // 5), Image.Resampling.NEAREST)
    palette = sample.quantize(128, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    drawn = picture.quantize(palette=palette, dither=Image.Dither.NONE)
    rows = Image.new("P", (picture.width + 1, picture.height))  # with the 0 before each that PNG wants
    rows.paste(drawn, (1, 0))
    return indexed_png(picture.size, rows.tobytes(), bytes(palette.getpalette() or ()))
