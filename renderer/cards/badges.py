"""The card of a player's badges: those that they have, and those that are still to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderer.cards.plates import Rim, box, plate, put
from renderer.cards.podium import titled
from renderer.files.png import few_colours_png
from renderer.sprites.badges.badge import badge
from renderer.sprites.badges.lines import put_lines
from renderer.sprites.letters import Lettering, title_font
from renderer.sprites.sprite import Pixel
from renderer.sprites.theme import COSY, Theme

_WIDTH: Final = 900
_GAP: Final = 12
#: The most tiles in a row, and the fewest for which there is room.
_COLUMNS: Final = (3, 5)
#: A tile: its height; how far down the badge, its pill and its name are, and their sizes.
_TILE: Final = 196
_BADGE_DOWN, _PILL_DOWN, _NAME_DOWN = 62, 110, 163
_BADGE: Final = 108
_PILL_HEIGHT, _PILL_FONT = 30, 23
_NAME_SIZES: Final = (27, 26, 25, 24, 22, 20)


class BadgeTile(NamedTuple):
    """A badge by its key, its name in the reader's language, and how far somebody is who has not earned it."""

    key: str
    name: str
    earned: bool
    progress: str = ""


def draw_badges(title: str, tiles: Sequence[BadgeTile], count: str = "", *, theme: Theme = COSY) -> bytes:
    """A PNG of badges, in rows, and how many of all they are; a name is left out where the fonts lack its letters."""
    fewest, most = _COLUMNS
    columns = min(most, max(fewest, len(tiles)))
    rows, step = -(-len(tiles) // columns), (_WIDTH - _GAP) / columns
    named = (count, title) if count else (title, "")
    picture = titled(theme, *named, rows * (_TILE + _GAP))
    top = picture.height - rows * (_TILE + _GAP)
    for number, tile in enumerate(tiles):
        row, column = divmod(number, columns)
        corner = _GAP + round(column * step), top + row * (_TILE + _GAP)
        _draw_tile(picture, theme, tile, corner, round(step) - _GAP)
    return few_colours_png(picture)


def _draw_tile(picture: Image.Image, theme: Theme, tile: BadgeTile, corner: Pixel, width: int) -> None:
    """A box with a badge, its name below, and a pill between them that says how far somebody is."""
    left, top = corner
    ground = theme.binding_low if tile.earned else theme.card_low
    picture.paste(box((width, _TILE), 24, ground, theme.card), corner)
    middle = left + width // 2
    badge(tile.key, _BADGE, earned=tile.earned).paste_on(picture, (middle, top + _BADGE_DOWN))
    if tile.progress and not tile.earned:
        _draw_pill(picture, theme, tile.progress, (middle, top + _PILL_DOWN))
    colour = theme.letters if tile.earned else theme.dim
    how = Lettering(_NAME_SIZES, colour, width - _GAP, "mm")
    put_lines(ImageDraw.Draw(picture), (middle, top + _NAME_DOWN), tile.name, how)


def _draw_pill(picture: Image.Image, theme: Theme, text: str, middle: Pixel) -> None:
    """A few figures on a small plate, round a place."""
    letters = title_font(_PILL_FONT)
    width = round(letters.getlength(text)) + _PILL_HEIGHT
    pill = plate((width, _PILL_HEIGHT), _PILL_HEIGHT // 2, theme.card, Rim(theme.dim, 3))
    put(picture, pill, (middle[0] - width // 2, middle[1] - _PILL_HEIGHT // 2))
    ImageDraw.Draw(picture).text(middle, text, theme.letters, letters, anchor="mm")
