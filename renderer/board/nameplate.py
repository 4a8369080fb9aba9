"""The plate on the binding below the bed: who played, each on their own side, and between them in how many turns; above it the game's name.

Nothing on it is remembered, so that who is forgotten leaves no name behind; only the empty plate is.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from game import Side
from renderer.board.layout import Layout
from renderer.board.scene import NameTag, Players
from renderer.sprites.brand import put_brand
from renderer.sprites.icons import icon
from renderer.sprites.letters import Lettering, put_text, title_font
from renderer.sprites.names import name_width, put_name
from renderer.sprites.pen import Pen
from renderer.sprites.sprite import Pixel, Sprite, trimmed
from renderer.sprites.theme import Theme

#: Lengths in a picture 1024 wide: the plate with names, the one with the turns alone, and their middles from the bottom.
PLATE: Final = (784, 46)
_PILL: Final = (120, 44)
_UP, _PILL_UP = 24, 27
#: The share of its picture that a plate covers.
_DRAWN: Final = 0.98
#: Names begin so far from the plate's ends, keep so far from a rating, and so far from the turns.
_INSET, _GAP, _APART = 26, 14, 24
_NAMES: Final = (33, 30, 27)
_RATING: Final = 31
#: The turns: a number, or words; what stands between the names of a match that goes on.
_NUMBER, _WORDS = 34, 29
_BETWEEN: Final = 30
_CAPTION_ROOM: Final = 300
#: The crown of the winner, and how far it is from the plate's end.
_CROWN, _CROWN_IN = 38, 10
#: The rim that a plate's ends lose of it.
_RIM: Final = 8
#: The game's name: its size, which leaves room between two letters of the columns, and how far above the bed.
_BRAND, _BRAND_OUT = 20, 17


def draw_nameplate(
    picture: Image.Image,
    theme: Theme,
    layout: Layout,
    players: Players,
    *,
    turns: int = 0,
    caption: str = "",
    over: bool = False,
    winner: Side | None = None,
) -> None:
    """Draw who plays on the binding, and how many ``turns`` there were by now, by a ``caption`` if that can be written; in gold once it is ``over``.

    The name of the ``winner`` is on gold, after a crown.
    """
    x, y = layout.middle[0], layout.height - layout.scaled(_UP)
    width, height = map(layout.scaled, PLATE)
    empty_plate(theme, width, height, theme.gold if over else theme.binding_low).paste_on(picture, (x, y))
    aside = _draw_middle(picture, theme, layout, y, turns=turns, caption=caption) + layout.scaled(_APART)
    end = width // 2 - layout.scaled(_INSET)
    for side, sign, player in zip(Side, (-1, 1), players, strict=True):
        place = x + sign * end, y
        _draw_name(picture, theme, layout, player, place, room=end - aside, won=side is winner)


def draw_brand(picture: Image.Image, theme: Theme, layout: Layout) -> None:
    """Write the game's name on the binding above the bed."""
    place = layout.middle[0], layout.top - layout.scaled(_BRAND_OUT)
    put_brand(picture, place, layout.scaled(_BRAND), theme.dim)


def draw_turns(picture: Image.Image, theme: Theme, layout: Layout, turns: int) -> None:
    """Draw the number of turns alone."""
    x, y = layout.middle[0], layout.height - layout.scaled(_PILL_UP)
    empty_plate(theme, *map(layout.scaled, _PILL), theme.gold).paste_on(picture, (x, y))
    _draw_middle(picture, theme, layout, y, turns=turns)


def _draw_middle(
    picture: Image.Image, theme: Theme, layout: Layout, y: int, *, turns: int, caption: str = ""
) -> int:
    """Draw what is between the names; how far it reaches to either side."""
    draw, x = ImageDraw.Draw(picture), layout.middle[0]
    if not turns:
        icon("paw", layout.scaled(_BETWEEN)).paste_on(picture, (x, y))
        return layout.scaled(_BETWEEN) // 2
    how = Lettering([layout.scaled(_WORDS)], theme.dim, layout.scaled(_CAPTION_ROOM), "mm")
    if width := put_text(draw, (x, y), caption, how):
        return width // 2
    # A sign for turns would be taken for time.
    draw.text((x, y), f"#{turns}", theme.letters, title_font(layout.scaled(_NUMBER)), anchor="mm")
    return layout.scaled(_PILL[0]) // 2


def _draw_name(
    picture: Image.Image,
    theme: Theme,
    layout: Layout,
    player: NameTag,
    place: Pixel,
    *,
    room: int,
    won: bool,
) -> None:
    """Draw a name from its end of the plate inwards, and after it the rating; that of the winner after a crown, on gold.

    The gold ends with the name: it would be taken for a bar that shows a score.
    """
    (x, y), from_left = place, place[0] < layout.middle[0]
    anchor, inwards = ("lm", 1) if from_left else ("rm", -1)
    crown = layout.scaled(_CROWN) if won else 0
    # As chess players write a rating: two bare numbers would be taken for the score.
    figure = "" if player.rating is None else f"({player.rating})"
    figures = title_font(layout.scaled(_RATING))
    taken = round(figures.getlength(figure)) + layout.scaled(_GAP) if figure else 0
    name, rating = (theme.ink, theme.ink) if won else (theme.letters, theme.gold)
    how = Lettering([layout.scaled(size) for size in _NAMES], name, room - crown - taken, anchor)
    if won:
        bright = crown + name_width(player.name, how) + taken + 2 * layout.scaled(_INSET)
        middle = x + inwards * (bright // 2 - layout.scaled(_INSET) + layout.scaled(_RIM)), y
        _bright(theme, bright, layout.scaled(PLATE[1])).paste_on(picture, middle)
        within = x + inwards * (crown // 2 - layout.scaled(_CROWN_IN)), y
        icon("crown", crown).paste_on(picture, within)
    x += inwards * crown
    width = put_name(picture, (x, y), player.name, how, theme)
    beside = x + inwards * (width + layout.scaled(_GAP))
    ImageDraw.Draw(picture).text((beside, y), figure, rating, figures, anchor=anchor)


@cache
def _bright(theme: Theme, width: int, height: int) -> Sprite:
    """The bright part of a plate."""
    pen, ratio = Pen(width, height), height / width
    pen.box((0, 0), (_DRAWN, _DRAWN * ratio), ratio * 0.9, theme.gold)
    return trimmed(pen.done())


@cache
def empty_plate(theme: Theme, width: int, height: int, rim: str) -> Sprite:
    """A plate with a rim of that colour."""
    pen, ratio = Pen(width, height), height / width
    pen.box((0, 0), (_DRAWN, _DRAWN * ratio), ratio * 0.9, rim)
    pen.box((0, 0), (_DRAWN - 0.18 * ratio, 0.80 * ratio), ratio * 0.72, theme.card_low)
    return trimmed(pen.done())
