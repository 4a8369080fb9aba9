"""A font that keeps what it wrote last: most words of a picture are those of the picture before."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from PIL import ImageFont

from renderer.sprites.sprite import Pixel

#: So many texts of one size are kept, a few kilobytes each.
_KEPT: Final = 64


class KeptFont(ImageFont.FreeTypeFont):
    """A font of Pillow's, so many pixels high, that draws and measures a text it has just had from memory.

    Pillow only reads a text's mask, so that one mask serves many pictures.
    """

    def __init__(self, path: Path, size: int) -> None:
        super().__init__(path, size)
        self._mask = lru_cache(_KEPT)(super().getmask2)
        self._length = lru_cache(_KEPT)(super().getlength)

    def getmask2(self, *text: Any, **how: Any) -> tuple[Any, Pixel]:
        """The mask of a text, and how far it is from where the text begins; as Pillow's."""
        return self._mask(*text, **how)

    def getlength(self, *text: Any, **how: Any) -> float:
        """The number of pixels that a text is wide; as Pillow's."""
        return self._length(*text, **how)
