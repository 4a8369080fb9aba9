"""The course of a match: who stood better after each turn, as a line between the two players, with some turns marked.

Up is the side of whoever looks, Orange's for others: the cats stand there, one area is dotted and the other hatched, so that no colour is needed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from game import Edition, Kind, Side
from renderer.cards.plates import plate, put
from renderer.files.png import few_colours_png
from renderer.sprites.brand import put_signature
from renderer.sprites.cats import Face
from renderer.sprites.cats import sprite as piece_sprite
from renderer.sprites.icons import icon
from renderer.sprites.letters import Lettering, font, put_text, title_font
from renderer.sprites.names import put_name
from renderer.sprites.pen import Pen
from renderer.sprites.shapes import star
from renderer.sprites.sprite import Pixel, Sprite, trimmed
from renderer.sprites.theme import Theme, theme_of

_WIDTH, _HEIGHT = 900, 664
#: Margins of the plot on the left and right, at the top and at the bottom.
_INSET: Final = (64, 64, 122, 192)
#: The size of the plot.
_PLOT: Final = (_WIDTH - sum(_INSET[:2]), _HEIGHT - sum(_INSET[2:]))
_CORNER: Final = 24
#: The plot is drawn so many times too large, and reduced, because Pillow's lines are not smooth.
_OVERSIZE: Final = 3
_OUTLINE, _LINE = 11, 6
#: The cats beside the names: their size, and where they are from the left.
_CAT, _CAT_X = 92, 62
_NAME_X: Final = 120
_NAME_SIZES: Final = (40, 36, 32)
_NAME_ROOM: Final = 400
#: A line below a name: how far the name is above its middle then, and the line below it; its sizes.
_NAME_UP, _KEPT_DOWN = 16, 25
_KEPT_SIZES: Final = (27, 25, 23, 21)
#: How far the players are from the top and the bottom, and what stands at the right from that edge: the title above, the brand below.
_PLAYER_Y, _EDGE = 56, 24
_TITLE_SIZES: Final = (32, 30, 28, 26, 24)
_BRAND, _CROWN = 30, 44
_FIGURES: Final = 30
#: The words at the axes: how far in and from the plot's edge those are that say for whom a half is better; how far below it the one below the numbers is; the sizes of both.
_WORD_IN, _WORD_FROM, _WORD_BELOW = 10, 24, 66
_WORD_SIZES: Final = (29, 27, 25, 23)
#: The line at the turning point: its dashes and its width; its word is so far from it, and from the edge of the plot.
_DASH, _DASH_WIDTH = 10, 3
_ASIDE, _FROM_EDGE = 10, 64
#: The disc with a marked turn's number: its diameter, and that of its letters.
_DISC, _NUMBER = 46, 30
#: The star at the turn that is praised.
_STAR: Final = 58
#: The most numbers of turns that are written below.
_LABELS: Final = 7
_STEPS: Final = (1, 2, 5, 10, 20, 50)
#: Distances of the dots and of the lines of the two patterns.
_DOTS, _HATCH = 18, 16

_Point: TypeAlias = tuple[float, float]


class CourseWords(NamedTuple):
    """The words at the axes, in a reader's language: for whom the upper half is better and the lower, what is counted below, and that a turn was the turning point."""

    upper: str = ""
    lower: str = ""
    turn: str = ""
    turning_point: str = ""


_NO_WORDS: Final = CourseWords()


class Course(NamedTuple):
    """The course of a match: the chance of the side ``above`` to win, before the first turn and after each, in hundredths, and who plays.

    ``marked`` are the turns to mark, in the order in which they are numbered, from 1. The sides look as on the bed of the ``edition``.
    ``title`` says what is shown, so that the picture can be understood alone; the ``winner`` has a crown. ``kept`` says of each side
    what they made of their chances, Orange's first. The turn ``praised`` has a star; at the ``turning_point`` there is a line.
    """

    chances: Sequence[int]
    marked: Sequence[int]
    orange: str
    gray: str
    edition: Edition = Edition.CLASSIC
    title: str = ""
    winner: Side | None = None
    above: Side = Side.ORANGE
    kept: tuple[str, str] = ("", "")
    praised: int | None = None
    turning_point: int | None = None
    words: CourseWords = _NO_WORDS


def draw_course(course: Course) -> bytes:
    """A PNG of the course of a match."""
    theme = theme_of(course.edition)
    picture = Image.new("RGB", (_WIDTH, _HEIGHT), theme.card)
    left, _, top, _ = _INSET
    put(picture, plate((_WIDTH - 24, _PLOT[1] + 24), _CORNER, theme.card_low), (12, top - 12))
    line = list(_line(course.chances))
    # What happened may lie over the words, but never they over that.
    _draw_words(picture, course, theme)
    _draw_plot(picture, line, theme, course.above)
    _draw_turns(picture, course, theme)
    _draw_player(picture, course, theme, Side.ORANGE)
    _draw_player(picture, course, theme, Side.GRAY)
    title = Lettering(_TITLE_SIZES, theme.dim, _WIDTH - _NAME_X - _NAME_ROOM - 2 * _EDGE, "rm")
    put_text(ImageDraw.Draw(picture), (_WIDTH - _EDGE, _PLAYER_Y), course.title, title)
    put_signature(picture, (_WIDTH - _EDGE, _HEIGHT - _PLAYER_Y), _BRAND, theme.dim)
    praised = [] if course.praised is None else [course.praised]
    for number, place in enumerate(_discs([line[turn] for turn in (*course.marked, *praised)], _PLOT[1]), 1):
        where = left + round(place[0]), top + round(place[1])
        if number <= len(course.marked):
            _draw_disc(picture, where, number, theme)
        else:
            _star(theme, _STAR).paste_on(picture, where)
    return few_colours_png(picture)


def _draw_player(picture: Image.Image, course: Course, theme: Theme, side: Side) -> None:
    """A player's cat and name, above or below the plot, and what they kept; the winner has a crown, and the other sleeps."""
    name, kept = (course.orange, course.kept[0]) if side is Side.ORANGE else (course.gray, course.kept[1])
    y = _PLAYER_Y if side is course.above else _HEIGHT - _PLAYER_Y
    won = course.winner is side
    face = Face.ASLEEP if course.winner and not won else Face.HAPPY
    piece_sprite(theme.coat(side), Kind.CAT, face, _CAT).paste_on(picture, (_CAT_X, y))
    left = _NAME_X
    how = Lettering(_KEPT_SIZES, theme.dim, _NAME_ROOM)
    if put_text(ImageDraw.Draw(picture), (left, y + _KEPT_DOWN), kept, how):
        y -= _NAME_UP
    if won:
        icon("crown", _CROWN).paste_on(picture, (left + _CROWN // 2, y))
        left += _CROWN + _EDGE // 2
    put_name(
        picture, (left, y), name, Lettering(_NAME_SIZES, theme.letters, _NAME_ROOM - left + _NAME_X), theme
    )


def _draw_words(picture: Image.Image, course: Course, theme: Theme) -> None:
    """The words at the axes; the line at the turning point, with its word in the half of whoever was losing from there on."""
    (width, height), (left, _, top, _), words = _PLOT, _INSET, course.words
    draw, how = ImageDraw.Draw(picture), Lettering(_WORD_SIZES, theme.dim, width // 2)
    for text, y in ((words.upper, top + _WORD_FROM), (words.lower, top + height - _WORD_FROM)):
        put_text(draw, (left + _WORD_IN, y), text, how)
    below = left + width // 2, top + height + _WORD_BELOW
    put_text(draw, below, words.turn, how._replace(anchor="mm"))
    if course.turning_point is None:
        return
    x = left + width * course.turning_point // max(len(course.chances) - 1, 1)
    for y in range(top, top + height, 2 * _DASH):
        draw.line((x, y, x, y + _DASH), theme.gold, _DASH_WIDTH)
    # Where the line does not go from there on, and no disc or star is: beside the words for a half.
    free = height - _FROM_EDGE if course.chances[-1] > 50 else _FROM_EDGE
    sign, anchor = (1, "lm") if x < left + width // 2 else (-1, "rm")
    beside = x + sign * _ASIDE, top + free
    put_text(draw, beside, words.turning_point, how._replace(colour=theme.gold, anchor=anchor))


def _line(chances: Sequence[int]) -> Iterator[_Point]:
    """The points that the line passes after each turn, from the plot's top left corner."""
    width, height = _PLOT
    for number, chance in enumerate(chances):
        across = number / max(len(chances) - 1, 1)
        yield _LINE + (width - 2 * _LINE) * across, _LINE + (height - 2 * _LINE) * (100 - chance) / 100


def _draw_plot(picture: Image.Image, line: Sequence[_Point], theme: Theme, above: Side) -> None:
    """The line, with its areas above and below the middle filled each in its own way."""
    (width, height), (left, _, top, _) = _PLOT, _INSET
    middle, half = height // 2, (width, height - height // 2)
    large = [(x * _OVERSIZE, y * _OVERSIZE) for x, y in line]
    ends = (large[0][0], middle * _OVERSIZE), (large[-1][0], middle * _OVERSIZE)
    area, draw = _mask()
    draw.polygon([ends[0], *large, ends[1]], fill=255)
    filled = area.reduce(_OVERSIZE)
    upper, lower = (_dotted, _hatched) if above is Side.ORANGE else (_hatched, _dotted)
    picture.paste(upper(theme, *half), (left, top), filled.crop((0, 0, *half)))
    picture.paste(lower(theme, *half), (left, top + middle), filled.crop((0, middle, width, height)))
    ImageDraw.Draw(picture).line((left, top + middle, left + width, top + middle), theme.dim, 2)
    for thick, colour in ((_OUTLINE, theme.ink), (_LINE, theme.letters)):
        thread, draw = _mask()
        draw.line(large, 255, thick * _OVERSIZE, joint="curve")
        picture.paste(colour, (left, top), thread.reduce(_OVERSIZE))


def _mask() -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """An empty mask, so many times too large, and what draws on it: of one colour, it is reduced in a fourth of the time."""
    mask = Image.new("L", (_PLOT[0] * _OVERSIZE, _PLOT[1] * _OVERSIZE), 0)
    return mask, ImageDraw.Draw(mask)


@cache
def _dotted(theme: Theme, width: int, height: int) -> Image.Image:
    """Cloth with dots in Orange's colours."""
    width, height = width * _OVERSIZE, height * _OVERSIZE
    cloth = Image.new("RGB", (width, height), theme.orange.fur)
    draw, step, radius = ImageDraw.Draw(cloth), _DOTS * _OVERSIZE, 3 * _OVERSIZE
    for row, y in enumerate(range(0, height + step, step)):
        for x in range(row % 2 * step // 2, width + step, step):
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), theme.orange.mark)
    return cloth.reduce(_OVERSIZE)


@cache
def _hatched(theme: Theme, width: int, height: int) -> Image.Image:
    """Cloth with slanting lines in Gray's colours."""
    width, height = width * _OVERSIZE, height * _OVERSIZE
    cloth = Image.new("RGB", (width, height), theme.gray.fur)
    draw, step = ImageDraw.Draw(cloth), _HATCH * _OVERSIZE
    for x in range(-height, width, step):
        draw.line((x, height, x + height, 0), theme.gray.cushion, 2 * _OVERSIZE)
    return cloth.reduce(_OVERSIZE)


def _draw_turns(picture: Image.Image, course: Course, theme: Theme) -> None:
    """The numbers of some turns below the plot."""
    left, right, _, bottom = _INSET
    draw, turns = ImageDraw.Draw(picture), len(course.chances) - 1
    step = next((step for step in _STEPS if turns / step <= _LABELS), _STEPS[-1])
    for number in range(0, turns + 1, step):
        x = left + (_WIDTH - left - right) * number / max(turns, 1)
        y = _HEIGHT - bottom + 34
        draw.text((x, y), str(number), theme.dim, font(_FIGURES), anchor="mm")


def _discs(places: Sequence[_Point], height: int) -> list[_Point]:
    """The places of the discs of the marked turns: on the line, or above or below where another is there already."""
    put_down: list[_Point] = []
    for x, y in places:
        tries = [y + away * _DISC * sign for away in range(4) for sign in (1, -1)]
        put_down.append((x, next((at for at in tries if _is_free((x, at), put_down, height)), y)))
    return put_down


def _is_free(place: _Point, others: Sequence[_Point], height: int) -> bool:
    inside = 0 <= place[1] <= height
    return inside and all((place[0] - x) ** 2 + (place[1] - y) ** 2 >= _DISC**2 for x, y in others)


@cache
def _star(theme: Theme, size: int) -> Sprite:
    """A star, which has no number."""
    pen = Pen(size)
    pen.shape(star(5, 0.94, 0.46), theme.letters, theme.ink, 0.14)
    pen.shape(star(5, 0.62, 0.30), theme.gold)
    return trimmed(pen.done())


def _draw_disc(picture: Image.Image, place: Pixel, number: int, theme: Theme) -> None:
    x, y = place
    for size, colour in ((_DISC + 6, theme.ink), (_DISC, theme.gold)):
        put(picture, plate((size, size), size // 2, colour), (x - size // 2, y - size // 2))
    ImageDraw.Draw(picture).text((x, y), str(number), theme.ink, title_font(_NUMBER), anchor="mm")
