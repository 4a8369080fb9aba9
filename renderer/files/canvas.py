"""An indexed picture whose bytes are a PNG's rows already."""

from __future__ import annotations

from PIL import Image

from renderer.files.png import indexed_png
from renderer.sprites.sprite import Pixel


class Canvas:
    """An indexed picture that is kept one pixel wider, with a column of 0 at its left.

    A PNG wants the number of a filter before each row, and 0 is none: so its rows are the bytes of this picture.
    """

    def __init__(self, rows: bytes | bytearray, size: tuple[int, int], colours: bytes) -> None:
        self.rows = bytearray(rows)
        self.size = size
        self.colours = colours
        # Pasting on this writes into the rows.
        self._picture = Image.frombuffer("P", (size[0] + 1, size[1]), self.rows, "raw", "P", 0, 1)
        self._picture.readonly = 0

    @classmethod
    def of(cls, picture: Image.Image) -> Canvas:
        """A canvas with a picture of mode P on it, in its palette."""
        empty = bytes((picture.width + 1) * picture.height)
        canvas = cls(empty, picture.size, bytes(picture.getpalette("RGB") or ()))
        canvas.paste(picture, (0, 0))
        return canvas

    def copy(self) -> Canvas:
        """Another canvas with the same picture."""
        return Canvas(self.rows, self.size, self.colours)

    def paste(self, picture: Image.Image, corner: Pixel, mask: Image.Image | None = None) -> None:
        """Paste a picture in the same palette, with its top left corner there; with a mask only where that is 255."""
        self._picture.paste(picture, (corner[0] + 1, corner[1]), mask)

    def png(self) -> bytes:
        """The picture as a PNG file."""
        return indexed_png(self.size, self.rows, self.colours)
