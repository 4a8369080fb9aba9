"""The result of one game as a small pill: full, outlined, flat, or a dot for what is to come, so that no colour is needed."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderer.cards.plates import Rim, plate, put
from renderer.sprites.letters import title_font
from renderer.sprites.sprite import Pixel
from renderer.sprites.theme import Theme

#: The outline of a draw; the diameter of the dot, and the size of the letters, in the height of a pill.
_RIM: Final = 4
_DOT, _LETTERS = 0.25, 0.75


class PillKind(Enum):
    """The ways a game can stand."""

    WON = auto()
    DRAWN = auto()
    LOST = auto()
    TO_COME = auto()


class Pill(NamedTuple):
    """The way a game stands, and the figures on its pill: ``1``, ``½``, ``0``, or what else was counted for it."""

    kind: PillKind
    text: str = ""


#: A game that has not been played yet.
TO_COME: Final = Pill(PillKind.TO_COME)


def put_pill(picture: Image.Image, middle: Pixel, pill: Pill, size: Pixel, theme: Theme) -> None:
    """Put a pill of a size round a place."""
    (x, y), (width, height) = middle, size
    if pill.kind is PillKind.TO_COME:
        dot = round(height * _DOT)
        put(picture, plate((dot, dot), dot // 2, theme.slot_stitch), (x - dot // 2, y - dot // 2))
        return
    fill, rim, colour = {
        PillKind.WON: (theme.win, None, theme.ink),
        PillKind.DRAWN: (theme.card_low, Rim(theme.win, _RIM), theme.letters),
        PillKind.LOST: (theme.card, None, theme.dim),
    }[pill.kind]
    put(picture, plate(size, height // 3, fill, rim), (x - width // 2, y - height // 2))
    letters = title_font(round(height * _LETTERS))
    ImageDraw.Draw(picture).text((x, y), pill.text, colour, letters, anchor="mm")
