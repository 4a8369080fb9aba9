"""The picture of a division of a league: its table, and beside it who has played whom, and with what result."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderer.cards.pills import Pill, put_pill
from renderer.cards.plates import box, wedge
from renderer.cards.podium import titled
from renderer.files.png import few_colours_png
from renderer.sprites.cats import Face
from renderer.sprites.icons import icon, paw
from renderer.sprites.letters import Lettering, put_text, title_font
from renderer.sprites.names import put_name
from renderer.sprites.players.likenesses import PLAIN, Likeness
from renderer.sprites.players.portraits import portrait_of
from renderer.sprites.sprite import Pixel
from renderer.sprites.theme import COSY, Theme

_WIDTH: Final = 900
_GAP: Final = 12
#: The line with the numbers of the opponents' rows: its height, and the size of its numerals and of its word.
_HEADS, _NUMERAL = 44, 30
_WORD_SIZES: Final = (26, 24, 22, 20, 18)
#: A row's height, the distance to the next, and where its parts are.
_ROW, _STEP = 100, 108
_PLACE_X, _PORTRAIT_X, _NAME_X = 48, 122, 168
_PLACE, _POINTS, _TIE_BREAK, _PORTRAIT, _FLAG = 44, 46, 26, 70, 40
#: How far above and below the middle of its row what stands in two lines is.
_ABOVE, _BELOW = 14, 26
_NAME_SIZES: Final = (36, 32, 30, 28)
_SMALL_SIZES: Final = (26, 24, 22)
_STRUCK: Final = 4
#: The results: where they end, how wide those against one opponent are at most, and all of them; the gap between two.
_RESULTS_END: Final = 878
_OPPONENT, _OPPONENTS = 62, 372
_BETWEEN: Final = 6
#: The most that a pill is high, and all that are one above the other.
_PILL, _PILLS = 40, 88
#: The least room of the points, and how far they are from the results.
_POINTS_ROOM, _POINTS_GAP = 92, 16
#: The line between two zones: its height, the sizes of its triangle and its words, and its dashes.
_BORDER, _WEDGE = 44, 28
_BORDER_SIZES: Final = (28, 26, 24, 22)
_DASH, _DASH_WIDTH = 12, 3


class LeagueZone(Enum):
    """The division in which somebody is to play next season: the next higher one, the same, or the next lower one."""

    RISES = auto()
    STAYS = auto()
    FALLS = auto()


class LeagueRow(NamedTuple):
    """A player of a division.

    ``games`` are the results against each opponent in the order of the rows, and none against oneself. ``played`` says how many there
    were, of how many; ``tie_break`` is the number that decided their place where the points did not. ``out`` is who has left.
    """

    place: int
    name: str
    played: str
    points: str
    games: Sequence[Sequence[Pill]]
    tie_break: str = ""
    zone: LeagueZone = LeagueZone.STAYS
    out: bool = False
    likeness: Likeness = PLAIN


class LeagueWords(NamedTuple):
    """The words of a table in the reader's language; one whose letters the fonts lack is left out, and its sign says it alone."""

    points: str
    rises: str
    falls: str
    out: str


def draw_league(
    league: str, title: str, rows: Sequence[LeagueRow], words: LeagueWords, *, theme: Theme = COSY
) -> bytes:
    """A PNG of a division: the league's name, its season and division as the title, and its players, four to six of them."""
    zones = [row.zone for row in rows]
    borders = sum(one is not other for one, other in pairwise(zones))
    picture = titled(theme, title, league, _HEADS + _STEP * len(rows) + _BORDER * borders + _GAP)
    top = picture.height - _STEP * len(rows) - _BORDER * borders - _GAP
    _draw_heads(picture, theme, rows, words.points, top - _HEADS // 2)
    for number, row in enumerate(rows):
        if number and zones[number - 1] is not row.zone:
            _draw_border(picture, theme, words, (zones[number - 1], row.zone), top)
            top += _BORDER
        _draw_row(picture, theme, row, number, top)
        _draw_player(picture, theme, row, words.out, top + _ROW // 2)
        top += _STEP
    return few_colours_png(picture)


def _opponent_x(number: int, count: int) -> int:
    """The middle of the results against an opponent, by their number in the table."""
    width = _opponent_width(count)
    return _RESULTS_END - width * (count - number) + width // 2


def _opponent_width(count: int) -> int:
    return min(_OPPONENT, _OPPONENTS // count)


def _points_x(count: int) -> int:
    """The right edge of the points."""
    return _RESULTS_END - _opponent_width(count) * count - _POINTS_GAP


def _draw_heads(picture: Image.Image, theme: Theme, rows: Sequence[LeagueRow], points: str, y: int) -> None:
    """The numbers of the opponents' rows above the results against them, and a word above the points.

    They are not their places: at the beginning everybody stands in the first.
    """
    draw, count = ImageDraw.Draw(picture), len(rows)
    for number in range(count):
        where = _opponent_x(number, count), y
        draw.text(where, str(number + 1), theme.dim, title_font(_NUMERAL), anchor="mm")
    how = Lettering(_WORD_SIZES, theme.dim, _POINTS_ROOM * 2, "rm")
    put_text(draw, (_points_x(count), y), points, how)


def _draw_border(
    picture: Image.Image, theme: Theme, words: LeagueWords, zones: tuple[LeagueZone, LeagueZone], top: int
) -> None:
    """A dashed line between two zones: a triangle and a word say what becomes of those above it, and of those below."""
    draw, x, y = ImageDraw.Draw(picture), _GAP * 2, top + _BORDER // 2 - (_STEP - _ROW) // 2
    above, below = zones
    for named, word, up in (
        (above is LeagueZone.RISES, words.rises, True),
        (below is LeagueZone.FALLS, words.falls, False),
    ):
        if named:
            colour = theme.risen if up else theme.fallen
            wedge(_WEDGE, colour, up=up).paste_on(picture, (x + _WEDGE // 2, y))
            x += _WEDGE + _GAP
            x += (put_text(draw, (x, y), word, Lettering(_BORDER_SIZES, colour, _WIDTH // 3)) or 0) + _GAP
    for start in range(x, _WIDTH - 2 * _GAP, 2 * _DASH):
        draw.line((start, y, min(start + _DASH, _WIDTH - 2 * _GAP), y), theme.slot_stitch, _DASH_WIDTH)


def _draw_row(picture: Image.Image, theme: Theme, row: LeagueRow, number: int, top: int) -> None:
    """A row, but for the player's name: the place with the zone's triangle, the portrait, the points, and the results."""
    picture.paste(box((_WIDTH - 2 * _GAP, _ROW), 24, theme.card_low, theme.card), (_GAP, top))
    draw, y, count = ImageDraw.Draw(picture), top + _ROW // 2, len(row.games)
    _draw_place(picture, theme, row, y)
    face = Face.BOOPED if row.out else Face.IDLE
    portrait_of(row.likeness, _PORTRAIT, face).paste_on(picture, (_PORTRAIT_X, y))
    end, colour = _points_x(count), theme.dim if row.out else theme.gold
    points_y = y - _ABOVE if row.tie_break else y
    draw.text((end, points_y), row.points, colour, title_font(_POINTS), anchor="rm")
    draw.text((end, y + _BELOW), row.tie_break, theme.dim, title_font(_TIE_BREAK), anchor="rm")
    for opponent, games in enumerate(row.games):
        middle = _opponent_x(opponent, count), y
        if opponent == number:
            paw(theme.slot_stitch, _PILL).paste_on(picture, middle)
        else:
            _draw_games(picture, theme, games, middle, _opponent_width(count) - _BETWEEN)


def _draw_place(picture: Image.Image, theme: Theme, row: LeagueRow, y: int) -> None:
    """The place, and below it a triangle for who rises or falls."""
    stays = row.zone is LeagueZone.STAYS
    where = _PLACE_X, y if stays else y - _ABOVE
    colour = theme.dim if row.out else theme.letters
    ImageDraw.Draw(picture).text(where, str(row.place), colour, title_font(_PLACE), anchor="mm")
    if not stays:
        up = row.zone is LeagueZone.RISES
        sign = wedge(_WEDGE, theme.risen if up else theme.fallen, up=up)
        sign.paste_on(picture, (_PLACE_X, y + _BELOW))


def _draw_player(picture: Image.Image, theme: Theme, row: LeagueRow, out: str, y: int) -> None:
    """The name, and below it how much was played; of who is out, it is struck through, with a flag and a word."""
    room = _points_x(len(row.games)) - _POINTS_ROOM - _NAME_X
    draw, colour = ImageDraw.Draw(picture), theme.dim if row.out else theme.letters
    how = Lettering(_NAME_SIZES, colour, room)
    written = put_name(picture, (_NAME_X, y - _ABOVE), row.name, how, theme)
    below = Lettering(_SMALL_SIZES, theme.dim, room)
    put_text(draw, (_NAME_X, y + _BELOW), out if row.out else row.played, below)
    if row.out:
        struck = y - _ABOVE + _STRUCK // 2
        draw.line((_NAME_X - 4, struck, _NAME_X + written + 4, struck), theme.letters, _STRUCK)
        flag = _PORTRAIT_X + _PORTRAIT // 2 - _FLAG // 4, y + _PORTRAIT // 2 - _FLAG // 3
        icon("flag", _FLAG).paste_on(picture, flag)


def _draw_games(picture: Image.Image, theme: Theme, games: Sequence[Pill], middle: Pixel, width: int) -> None:
    """The results against one opponent, one above the other."""
    x, y = middle
    step = min(_PILL + _BETWEEN // 2, _PILLS // max(len(games), 1))
    for number, pill in enumerate(games):
        down = round((number - (len(games) - 1) / 2) * step)
        put_pill(picture, (x, y + down), pill, (width, step - _BETWEEN // 2), theme)
