"""The plate on the binding above the bed of a last picture: the game's name, and in words who has won and how.

A picture that is passed on has no message beside it; whoever sees it there reads what it shows.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from renderer.board.layout import Layout
from renderer.board.nameplate import PLATE, empty_plate
from renderer.sprites.brand import put_brand
from renderer.sprites.letters import Lettering, put_text, writable
from renderer.sprites.sprite import Layer, Sprite, trimmed
from renderer.sprites.theme import Theme

#: Lengths in a picture 1024 wide: the plate's middle from the top.
_DOWN: Final = 23
#: The game's name: its size, and its middle from the plate's left end; the words begin beside it, and have the sizes that follow.
_BRAND, _BRAND_IN = 27, 72
_BESIDE, _INSET = 132, 24
_WORDS: Final = (33, 30, 27, 24)


def headline(text: str | None, theme: Theme, layout: Layout) -> Layer | None:
    """The plate with the words, to be pasted above all else; None where there are none, or the fonts lack a letter of them."""
    if not text or not writable(text):
        return None
    return _headline(text, theme, layout), (layout.middle[0], layout.scaled(_DOWN))


@lru_cache(maxsize=32)
def _headline(text: str, theme: Theme, layout: Layout) -> Sprite:
    width, height = map(layout.scaled, PLATE)
    plate, middle = Image.new("RGBA", (width, height)), height // 2
    empty_plate(theme, width, height, theme.gold).paste_on(plate, (width // 2, middle))
    put_brand(plate, (layout.scaled(_BRAND_IN), middle), layout.scaled(_BRAND), theme.dim)
    left, room = layout.scaled(_BESIDE), width - layout.scaled(_BESIDE) - layout.scaled(_INSET)
    how = Lettering([layout.scaled(size) for size in _WORDS], theme.letters, room, "mm")
    put_text(ImageDraw.Draw(plate), (left + room // 2, middle), text, how)
    return trimmed(plate)
