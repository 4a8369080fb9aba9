"""The ladder of levels that somebody has climbed against the bot: a stair with a tick on each level beaten, and their cat on the highest.

Below a chart there is room for a strip: the same steps, all of one height.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from game import Kind
from renderer.cards.plates import Rim, box, plate, put
from renderer.sprites.cats import Face
from renderer.sprites.cats import sprite as piece_sprite
from renderer.sprites.letters import Lettering, put_text, title_font
from renderer.sprites.pen import Pen
from renderer.sprites.sprite import Pixel, Sprite, trimmed
from renderer.sprites.theme import Coat, Theme

_HEIGHT: Final = 310
_CORNER: Final = 24
#: The title: where, its size and those below it, and how wide it may be.
_TITLE: Final = (30, 42)
_TITLE_SIZES: Final = (34, 31, 28, 25, 22)
#: The stair: from the panel's edges, the height of its lowest step, and how much higher each next one is.
_SIDE, _BOTTOM = 24, 20
_LOWEST, _RISE = 84, 9
_STEP_GAP, _STEP_CORNER, _RIM = 8, 14, 3
#: A step's number and its tick: their sizes, and how far above the stair's foot their middles are.
_FIGURE, _FIGURE_UP = 34, 24
_TICK, _TICK_UP = 30, 60
_CAT: Final = 104
#: The strip: its height, that of its steps, how far down its title is, and a step's number with the tick beside it.
_STRIP, _STRIP_STEP, _STRIP_TITLE = 132, 52, 36
_STRIP_SIZES: Final = (32, 29, 26, 23)
_STRIP_FIGURE, _STRIP_TICK = 31, 24


class Ladder(NamedTuple):
    """The levels of the bot: a title, how many there are, and those that somebody has beaten, counted from 1."""

    title: str
    levels: int
    beaten: Collection[int]


def draw_ladder(ladder: Ladder, width: int, theme: Theme, coat: Coat) -> Image.Image:
    """The ladder on its own background, RGB; the cat on the highest level beaten has this coat. Before the first one a kitten waits on that."""
    picture = box((width, _HEIGHT), _CORNER, theme.card_low, theme.card).copy()
    draw = ImageDraw.Draw(picture)
    put_text(draw, _TITLE, ladder.title, Lettering(_TITLE_SIZES, theme.letters, width - 2 * _TITLE[0]))
    step = (width - 2 * _SIDE + _STEP_GAP) / ladder.levels
    for level in range(1, ladder.levels + 1):
        left = _SIDE + round((level - 1) * step)
        _draw_step(picture, theme, (left, round(step) - _STEP_GAP), level, is_beaten=level in ladder.beaten)
    sits_on = max(ladder.beaten, default=1)
    middle = _SIDE + round((sits_on - 0.5) * step) - _STEP_GAP // 2
    kind = Kind.CAT if ladder.beaten else Kind.KITTEN
    cat = piece_sprite(coat, kind, Face.HAPPY, _CAT)
    cat.paste_on(picture, (middle, _top_of(sits_on) - _CAT // 2 + 6))
    return picture


def draw_strip(ladder: Ladder, width: int, theme: Theme) -> Image.Image:
    """The ladder as a strip on its own background, RGB."""
    picture = box((width, _STRIP), _CORNER, theme.card_low, theme.card).copy()
    draw = ImageDraw.Draw(picture)
    title = Lettering(_STRIP_SIZES, theme.letters, width - 2 * _TITLE[0])
    put_text(draw, (_TITLE[0], _STRIP_TITLE), ladder.title, title)
    step = (width - 2 * _SIDE + _STEP_GAP) / ladder.levels
    top, wide = _STRIP - _BOTTOM - _STRIP_STEP, round(step) - _STEP_GAP
    for level in range(1, ladder.levels + 1):
        left, is_beaten = _SIDE + round((level - 1) * step), level in ladder.beaten
        put(picture, _step((wide, _STRIP_STEP), theme, is_beaten=is_beaten), (left, top))
        middle = left + wide // 2, top + _STRIP_STEP // 2
        if is_beaten:
            _tick(theme, _STRIP_TICK).paste_on(picture, (middle[0] + 20, middle[1]))
            middle = middle[0] - 14, middle[1]
        letters = theme.letters if is_beaten else theme.dim
        draw.text(middle, str(level), letters, title_font(_FIGURE), anchor="mm")
    return picture


def _step(size: Pixel, theme: Theme, *, is_beaten: bool) -> Image.Image:
    """The plate of a step; that of a level beaten has a rim of gold."""
    return plate(size, _STEP_CORNER, theme.card, Rim(theme.gold if is_beaten else theme.slot_stitch, _RIM))


@cache
def _tick(theme: Theme, size: int) -> Sprite:
    """The tick of a level that was beaten."""
    pen = Pen(size)
    pen.stroke(((-0.7, 0.05), (-0.2, 0.6), (0.75, -0.6)), theme.gold, 0.3)
    return trimmed(pen.done())


def _top_of(level: int) -> int:
    """The height of a step's upper edge, from the panel's top."""
    return _HEIGHT - _BOTTOM - _LOWEST - (level - 1) * _RISE


def _draw_step(picture: Image.Image, theme: Theme, across: Pixel, level: int, *, is_beaten: bool) -> None:
    """A step with its number, so far from the left and so wide; one that was beaten is filled, and has a tick."""
    left, width = across
    top, foot = _top_of(level), _HEIGHT - _BOTTOM
    size = (width, foot - top)
    put(picture, _step(size, theme, is_beaten=is_beaten), (left, top))
    middle, letters = left + width // 2, theme.letters if is_beaten else theme.dim
    draw = ImageDraw.Draw(picture)
    draw.text((middle, foot - _FIGURE_UP), str(level), letters, title_font(_FIGURE), anchor="mm")
    if is_beaten:
        _tick(theme, _TICK).paste_on(picture, (middle, foot - _TICK_UP))
