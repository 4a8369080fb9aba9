"""A player's card: who they are, a few numbers under signs, their rating over time, and how far they have climbed against the bot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from game import Kind, Side
from game.geometry import FILES, RANKS, SIZE
from renderer.cards.chart import Chart, draw_chart
from renderer.cards.ladder import Ladder, draw_ladder, draw_strip
from renderer.cards.plates import Results, box, put_record
from renderer.files.png import few_colours_png
from renderer.sprites.badges.badge import badge
from renderer.sprites.badges.lines import put_lines, size_for_all
from renderer.sprites.brand import put_signature
from renderer.sprites.cats import Face
from renderer.sprites.cats import sprite as piece_sprite
from renderer.sprites.icons import icon
from renderer.sprites.letters import Lettering, put_text, title_font
from renderer.sprites.names import put_name
from renderer.sprites.pen import Pen
from renderer.sprites.players.likenesses import PLAIN, Likeness
from renderer.sprites.players.portraits import portrait_of
from renderer.sprites.sprite import Pixel, Sprite, trimmed
from renderer.sprites.theme import COSY, Theme

_WIDTH: Final = 900
_GAP: Final = 12
#: The player's sign, and the cat or kitten on the right: their middles and sizes.
_SIGN: Final = ((116, 116), 196)
_CAT: Final = ((800, 134), 168)
#: Badges stand there instead: their most, their size and their height.
_BADGES, _BADGE, _BADGES_Y = 3, 100, 142
#: The game's name above it: how far down, and its size.
_BRAND_Y, _BRAND = 28, 26
_NAME: Final = (232, 70)
_NAME_SIZES: Final = (58, 50, 44, 40)
_NAME_ROOM: Final = 460
_RATING: Final = (232, 148)
_RATING_SIZE, _DEVIATION_SIZE = 84, 44
#: Below it what it is a rating in, as the chart's title says: sizes, and how wide at most.
_RATED_IN: Final = (232, 214)
_RATED_IN_SIZES: Final = (25, 23, 21)
_RATED_IN_ROOM: Final = 478
#: Ratings less sure than this have a kitten.
_UNSURE: Final = 110
#: Tiles: where they are, how far down in each its sign, its number and its word are, and their sizes.
_TILES_TOP, _TILE_HEIGHT = 238, 208
_SIGN_DOWN, _FIGURE_DOWN, _LABEL_DOWN = 56, 124, 176
_SIGN_SIZE, _FIGURE_SIZE = 84, 54
#: The kitten of somebody who has done nothing yet: its size, and how much lower than a sign it is.
_FIRST_SIZE, _FIRST_DOWN = 150, 24
_LABEL_SIZES: Final = (25, 24, 23, 22, 21, 20, 19, 18, 17)
#: The bar of matches won, drawn and lost: its width at most, and half its height.
_BAR_WIDTH, _BAR_HALF = 106, 15
_CHART_TOP: Final = _TILES_TOP + _TILE_HEIGHT + 14
#: What a tile counts, and the sign that says so; a record is a bar, a square is shown on a little bed, and of somebody who has
#: done nothing yet there is a kitten.
SIGNS: Final = {
    "record": "",
    "grown": "grown",
    "falls": "fall",
    "streak": "flame",
    "square": "",
    "puzzles": "puzzle",
    "crowns": "crown",
    "won": "trophy",
    "level": "trophy",
    "bot": "",
    "days": "flame",
}


class Tile(NamedTuple):
    """A number or a square's name, and what it is: a key of ``SIGNS``, and a word in the reader's language.

    ``record`` are the matches of a tile that tells a record.
    """

    what: str
    figure: str
    label: str = ""
    record: Results | None = None


def draw_profile(
    name: str,
    tiles: Sequence[Tile],
    chart: Chart | None,
    likeness: Likeness = PLAIN,
    *,
    badges: Sequence[str] = (),
    ladder: Ladder | None = None,
    theme: Theme = COSY,
) -> bytes:
    """A PNG of a player's card; the ladder, if there is one, is a strip below the chart, and a stair without one. Of the badges, by their keys, the first three are shown."""
    panels = _panels(chart, ladder, likeness, theme)
    # The room between two panels is that round them all.
    height = _CHART_TOP + sum(panel.height + _GAP for panel in panels)
    if not panels:
        height = _TILES_TOP + _TILE_HEIGHT + _GAP
    picture = Image.new("RGB", (_WIDTH, height), theme.card)
    _draw_head(picture, theme, name, chart, likeness)
    if not badges:
        _draw_cat(picture, likeness, chart)
    for number, key in enumerate(reversed(badges[:_BADGES])):
        x = _WIDTH - _GAP - _BADGE // 2 - number * (_BADGE + _GAP // 2)
        badge(key, _BADGE).paste_on(picture, (x, _BADGES_Y))
    labels = Lettering(_LABEL_SIZES, theme.dim, round((_WIDTH - _GAP) / max(len(tiles), 1)) - _GAP - 6, "mm")
    labels = labels._replace(sizes=(size_for_all((tile.label for tile in tiles), labels),))
    for number, tile in enumerate(tiles):
        _draw_tile(picture, theme, tile, labels, (number, len(tiles)))
    top = _CHART_TOP
    for panel in panels:
        picture.paste(panel, (_GAP, top))
        top += panel.height + _GAP
    put_signature(picture, (_WIDTH - 2 * _GAP, _BRAND_Y), _BRAND, theme.dim)
    return few_colours_png(picture)


def _panels(
    chart: Chart | None, ladder: Ladder | None, likeness: Likeness, theme: Theme
) -> Sequence[Image.Image]:
    """The panels below the tiles, from above."""
    width = _WIDTH - 2 * _GAP
    if chart is None:
        return [draw_ladder(ladder, width, theme, likeness.coat)] if ladder else []
    drawn = draw_chart(chart, width, theme, likeness.coat)
    return [drawn, draw_strip(ladder, width, theme)] if ladder else [drawn]


def _draw_head(
    picture: Image.Image, theme: Theme, name: str, chart: Chart | None, likeness: Likeness
) -> None:
    """The player's sign, name and rating."""
    draw = ImageDraw.Draw(picture)
    place, size = _SIGN
    portrait_of(likeness, size, Face.HAPPY).paste_on(picture, place)
    put_name(picture, _NAME, name, Lettering(_NAME_SIZES, theme.letters, _NAME_ROOM), theme)
    if chart is None or not chart.points:
        return
    last = chart.points[-1]
    figure, (x, y) = str(round(last.rating)), _RATING
    draw.text((x, y), figure, theme.gold, title_font(_RATING_SIZE), anchor="lm")
    after = x + title_font(_RATING_SIZE).getlength(figure) + 16
    deviation = f"±{round(last.deviation)}"
    draw.text((after, y + 8), deviation, theme.dim, title_font(_DEVIATION_SIZE), anchor="lm")
    put_text(draw, _RATED_IN, chart.title, Lettering(_RATED_IN_SIZES, theme.dim, _RATED_IN_ROOM))


def _draw_cat(picture: Image.Image, likeness: Likeness, chart: Chart | None) -> None:
    """A cat, or a kitten while the rating is still unsure."""
    place, size = _CAT
    sure = chart is not None and bool(chart.points) and chart.points[-1].deviation < _UNSURE
    kind = Kind.CAT if sure else Kind.KITTEN
    piece_sprite(likeness.coat, kind, Face.HAPPY, size).paste_on(picture, place)


def _draw_tile(
    picture: Image.Image, theme: Theme, tile: Tile, label: Lettering, which: tuple[int, int]
) -> None:
    """A box with a sign, its number and its word, in letters that all have; ``which`` of how many it is."""
    number, count = which
    step = (_WIDTH - _GAP) / count
    left, width = _GAP + round(number * step), round(step) - _GAP
    picture.paste(box((width, _TILE_HEIGHT), 24, theme.card_low, theme.card), (left, _TILES_TOP))
    middle = left + width // 2
    _draw_sign(picture, theme, tile, (middle, _TILES_TOP + _SIGN_DOWN))
    draw, size = ImageDraw.Draw(picture), _FIGURE_SIZE
    while size > 20 and title_font(size).getlength(tile.figure) > width - _GAP:
        size -= 4
    figure = middle, _TILES_TOP + _FIGURE_DOWN
    draw.text(figure, tile.figure, theme.letters, title_font(size), anchor="mm")
    below = middle, _TILES_TOP + _LABEL_DOWN
    put_lines(draw, below, tile.label, label)


def _draw_sign(picture: Image.Image, theme: Theme, tile: Tile, middle: Pixel) -> None:
    """The sign of a tile."""
    if tile.record:
        corner = middle[0] - _BAR_WIDTH // 2, middle[1] - _BAR_HALF
        put_record(picture, corner, tile.record, theme, _BAR_WIDTH)
        return
    sign = SIGNS.get(tile.what)
    if sign:
        icon(sign, _SIGN_SIZE).paste_on(picture, middle)
    elif tile.figure:
        _little_bed(theme, tile.figure, _SIGN_SIZE).paste_on(picture, middle)
    else:
        kitten = piece_sprite(theme.coat(Side.GRAY), Kind.KITTEN, Face.HAPPY, _FIRST_SIZE)
        kitten.paste_on(picture, (middle[0], middle[1] + _FIRST_DOWN))


@cache
def _little_bed(theme: Theme, square: str, size: int) -> Sprite:
    """A little bed with one square marked."""
    pen, step = Pen(size), 0.26
    pen.box((0, 0), (0.92, 0.92), 0.2, theme.binding)
    for file in range(SIZE):
        for rank in range(SIZE):
            cloth = theme.cloths[(file + rank) % 2 * 2][0]
            pen.box((-0.65 + file * step, 0.65 - rank * step), (0.12, 0.12), 0.03, cloth)
    marked = (-0.65 + FILES.index(square[0]) * step, 0.65 - RANKS.index(square[1]) * step)
    pen.oval(marked, (0.24, 0.24), theme.gold, theme.ink, 0.09)
    return trimmed(pen.done())
