"""The plate on the binding below the bed: who played, each on their own side, and between them in how many turns; above it the game's name.

Nothing on it is remembered, so that who is forgotten leaves no name behind; only the empty plate is.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from renderer.board.layout import Layout
from renderer.board.scene import NameTag, Players
from renderer.sprites.brand import put_brand
from renderer.sprites.icons import icon
from renderer.sprites.letters import Lettering, put_text, title_font
from renderer.sprites.names import put_name
from renderer.sprites.pen import Pen
from renderer.sprites.sprite import Pixel, Sprite, trimmed
from renderer.sprites.theme import Theme

#: Lengths in a picture 1024 wide: the plate with names, the one with the turns alone, and their middles from the bottom.
_PLATE: Final = (784, 46)
_PILL: Final = (120, 44)
_UP, _PILL_UP = 24, 27
#: Names begin so far from the plate's ends, keep so far from a rating, and so far from the turns.
_INSET, _GAP, _APART = 26, 14, 24
_NAMES: Final = (33, 30, 27)
_RATING: Final = 31
#: The turns: a sign and a number, or words; what stands between the names of a match that goes on.
_SIGN, _SIGN_ASIDE, _NUMBER, _NUMBER_ASIDE, _WORDS = 32, 36, 34, 16, 29
_BETWEEN: Final = 30
_CAPTION_ROOM: Final = 300
#: The game's name: its size, and how far above the bed.
_BRAND, _BRAND_OUT = 24, 17


def draw_nameplate(
    picture: Image.Image,
    theme: Theme,
    layout: Layout,
    players: Players,
    *,
    turns: int = 0,
    caption: str = "",
    over: bool = False,
) -> None:
    """Draw who plays on the binding, and how many ``turns`` there were by now, by a ``caption`` if that can be written; in gold once it is ``over``."""
    x, y = layout.middle[0], layout.height - layout.scaled(_UP)
    width, height = map(layout.scaled, _PLATE)
    _plate(theme, width, height, theme.gold if over else theme.binding_low).paste_on(picture, (x, y))
    aside = _draw_middle(picture, theme, layout, y, turns=turns, caption=caption) + layout.scaled(_APART)
    end = width // 2 - layout.scaled(_INSET)
    for sign, player in zip((-1, 1), players, strict=True):
        _draw_name(picture, theme, layout, player, (x + sign * end, y), room=end - aside)


def draw_brand(picture: Image.Image, theme: Theme, layout: Layout) -> None:
    """Write the game's name on the binding above the bed."""
    place = layout.middle[0], layout.top - layout.scaled(_BRAND_OUT)
    put_brand(picture, place, layout.scaled(_BRAND), theme.dim)


def draw_turns(picture: Image.Image, theme: Theme, layout: Layout, turns: int) -> None:
    """Draw the number of turns alone, beside an hourglass."""
    x, y = layout.middle[0], layout.height - layout.scaled(_PILL_UP)
    _plate(theme, *map(layout.scaled, _PILL), theme.gold).paste_on(picture, (x, y))
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
    icon("hourglass", layout.scaled(_SIGN)).paste_on(picture, (x - layout.scaled(_SIGN_ASIDE), y))
    figures = title_font(layout.scaled(_NUMBER))
    draw.text((x + layout.scaled(_NUMBER_ASIDE), y), str(turns), theme.letters, figures, anchor="mm")
    return layout.scaled(_PILL[0]) // 2


def _draw_name(
    picture: Image.Image,
    theme: Theme,
    layout: Layout,
    player: NameTag,
    place: Pixel,
    *,
    room: int,
) -> None:
    """Draw a name from its end of the plate inwards, and after it the rating."""
    (x, y), from_left = place, place[0] < layout.middle[0]
    anchor = "lm" if from_left else "rm"
    figure = "" if player.rating is None else str(player.rating)
    figures, gap = title_font(layout.scaled(_RATING)), layout.scaled(_GAP)
    taken = round(figures.getlength(figure)) + gap if figure else 0
    how = Lettering([layout.scaled(size) for size in _NAMES], theme.letters, room - taken, anchor)
    width = put_name(picture, place, player.name, how, theme)
    if figure:
        beside = x + (width + gap if from_left else -width - gap)
        ImageDraw.Draw(picture).text((beside, y), figure, theme.gold, figures, anchor=anchor)


@cache
def _plate(theme: Theme, width: int, height: int, rim: str) -> Sprite:
    pen, ratio = Pen(width, height), height / width
    pen.box((0, 0), (0.98, 0.98 * ratio), ratio * 0.9, rim)
    pen.box((0, 0), (0.98 - 0.18 * ratio, 0.80 * ratio), ratio * 0.72, theme.card_low)
    return trimmed(pen.done())
