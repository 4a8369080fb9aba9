"""The picture of an arena while it goes on: who leads, who is on fire, and how each one's last games ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderer.cards.pills import Pill, put_pill
from renderer.cards.plates import Rim, box
from renderer.cards.podium import titled
from renderer.files.png import few_colours_png
from renderer.sprites.cats import Face
from renderer.sprites.icons import icon, medal
from renderer.sprites.letters import Lettering, put_text, title_font, writable
from renderer.sprites.names import put_name
from renderer.sprites.players.likenesses import PLAIN, Likeness
from renderer.sprites.players.portraits import portrait_of
from renderer.sprites.theme import COSY, Theme

_WIDTH: Final = 900
_GAP: Final = 12
#: The most rows, and the most of one player's last games.
_ROWS, _GAMES = 10, 6
#: A row's height, the distance to the next, and where its parts are.
_ROW, _STEP = 78, 86
_PLACE_X, _PORTRAIT_X, _NAME_X, _GAMES_END, _FIRE_X, _POINTS_X = 58, 132, 176, 722, 758, 866
_PORTRAIT, _MEDAL, _FIRE = 64, 56, 54
#: The sizes of the figures of places and points with few digits, and with many.
_PLACES, _POINTS = (42, 34), (46, 34)
_FEW: Final = (2, 3)
_NAME_SIZES: Final = (38, 34, 30)
#: A game's pill, and the distance to the next.
_PILL: Final = (42, 42)
_PILL_STEP: Final = 47
_NAME_ROOM: Final = _GAMES_END - _GAMES * _PILL_STEP - _NAME_X - _GAP
#: The outline of who is on fire.
_RIM: Final = 4
#: The line that tells how many more there are.
_MORE: Final = 52
_MORE_SIZES: Final = (32, 29, 26, 24)


class ArenaRow(NamedTuple):
    """A player of an arena: their place, name and points, and the last games they have played there, the newest last."""

    place: int
    name: str
    points: str
    games: Sequence[Pill] = ()
    on_fire: bool = False
    likeness: Likeness = PLAIN


def draw_arena(
    title: str, rows: Sequence[ArenaRow], more: str = "", *, server: str = "", theme: Theme = COSY
) -> bytes:
    """A PNG of an arena's first ten; ``more`` says below them how many others there are, where the fonts have its letters."""
    shown, more = rows[:_ROWS], more if writable(more) else ""
    below = _STEP * len(shown) + (_MORE if more else 0) + _GAP
    picture = titled(theme, title, server, below)
    top = picture.height - below
    for number, row in enumerate(shown):
        _draw_row(picture, theme, row, top + number * _STEP)
    if more:
        where = _WIDTH // 2, picture.height - _GAP - _MORE // 2
        how = Lettering(_MORE_SIZES, theme.dim, _WIDTH - 4 * _GAP, "mm")
        put_text(ImageDraw.Draw(picture), where, more, how)
    return few_colours_png(picture)


def _draw_row(picture: Image.Image, theme: Theme, row: ArenaRow, top: int) -> None:
    """A row: the place or, for who has played, a medal, the player, their last games, a flame for who is on fire, and the points."""
    draw, y = ImageDraw.Draw(picture), top + _ROW // 2
    fill, rim = (theme.binding_low, Rim(theme.gold, _RIM)) if row.on_fire else (theme.card_low, None)
    picture.paste(box((_WIDTH - 2 * _GAP, _ROW), 24, fill, theme.card, rim), (_GAP, top))
    if row.games and row.place <= len(theme.medals):
        medal(row.place, _MEDAL).paste_on(picture, (_PLACE_X, y))
    else:
        numeral = title_font(_PLACES[len(str(row.place)) > _FEW[0]])
        draw.text((_PLACE_X, y), str(row.place), theme.letters, numeral, anchor="mm")
    face = Face.HAPPY if row.on_fire else Face.IDLE
    portrait_of(row.likeness, _PORTRAIT, face).paste_on(picture, (_PORTRAIT_X, y))
    put_name(picture, (_NAME_X, y), row.name, Lettering(_NAME_SIZES, theme.letters, _NAME_ROOM), theme)
    for back, pill in enumerate(reversed(row.games[-_GAMES:])):
        put_pill(picture, (_GAMES_END - _PILL_STEP // 2 - back * _PILL_STEP, y), pill, _PILL, theme)
    if row.on_fire:
        icon("flame", _FIRE).paste_on(picture, (_FIRE_X, y))
    figures = title_font(_POINTS[len(row.points) > _FEW[1]])
    draw.text((_POINTS_X, y), row.points, theme.gold, figures, anchor="rm")
