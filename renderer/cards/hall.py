"""The picture of a hall of fame: a row for each season, with the cat of whoever won it in a crown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderer.cards.plates import box
from renderer.cards.podium import LEGEND, Winner, put_legend, titled
from renderer.files.png import few_colours_png
from renderer.sprites.cats import Face
from renderer.sprites.icons import icon
from renderer.sprites.letters import Lettering, put_text, title_font, writable
from renderer.sprites.names import put_name
from renderer.sprites.players.portraits import portrait_of
from renderer.sprites.theme import COSY, Theme

_WIDTH: Final = 900
_GAP: Final = 12
#: A row's height, the distance to the next, and where its parts are.
_ROW, _STEP = 108, 118
_PORTRAIT_X, _NAME_X, _RATING_X = 84, 166, 852
#: A portrait's size, how far it is below the middle of its row; the crown's size, how far above it is.
_PORTRAIT, _LOWER = 84, 8
_CROWN, _HIGHER = 54, 38
#: The name stands above the middle, the season below it; or the name in the middle, where the fonts can't write the season.
_ABOVE, _BELOW = 18, 26
_NAME_SIZES: Final = (40, 36, 32)
_SEASON_SIZES: Final = (30, 28, 26)
_NAME_ROOM: Final = 530
_RATING: Final = 46


class HallRow(NamedTuple):
    """A season in the hall of fame: its name, and who won it."""

    season: str
    winner: Winner


def draw_hall(
    title: str, rows: Sequence[HallRow], *, server: str = "", legend: str = "", theme: Theme = COSY
) -> bytes:
    """A PNG of a hall of fame, in the order of its rows; at the foot the ``legend`` says what the numbers are."""
    foot = LEGEND if writable(legend) else _GAP
    picture = titled(theme, title, server, _STEP * len(rows) + foot)
    top = picture.height - _STEP * len(rows) - foot
    for number, row in enumerate(rows):
        _draw_row(picture, theme, row, top + number * _STEP)
    put_legend(picture, theme, legend)
    return few_colours_png(picture)


def _draw_row(picture: Image.Image, theme: Theme, row: HallRow, top: int) -> None:
    """A row: the player with a crown, their name and the season, and their rating then."""
    y, draw, winner = top + _ROW // 2, ImageDraw.Draw(picture), row.winner
    picture.paste(box((_WIDTH - 2 * _GAP, _ROW), 26, theme.binding_low, theme.card), (_GAP, top))
    portrait_of(winner.likeness, _PORTRAIT, Face.HAPPY).paste_on(picture, (_PORTRAIT_X, y + _LOWER))
    icon("crown", _CROWN).paste_on(picture, (_PORTRAIT_X, y - _HIGHER))
    shown = writable(row.season)
    how = Lettering(_NAME_SIZES, theme.letters, _NAME_ROOM)
    put_name(picture, (_NAME_X, y - _ABOVE if shown else y), winner.name, how, theme)
    if shown:
        put_text(draw, (_NAME_X, y + _BELOW), row.season, Lettering(_SEASON_SIZES, theme.dim, _NAME_ROOM))
    draw.text((_RATING_X, y), str(winner.rating or ""), theme.gold, title_font(_RATING), anchor="rm")
