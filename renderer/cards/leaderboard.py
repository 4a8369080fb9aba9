"""The picture of a leaderboard: a podium for the first three, then a row for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from game import Kind
from renderer.cards.plates import Results, Rim, box, plate, put, put_record, wedge
from renderer.files.png import few_colours_png
from renderer.sprites.brand import put_signature
from renderer.sprites.cats import Face
from renderer.sprites.cats import sprite as piece_sprite
from renderer.sprites.icons import icon, medal
from renderer.sprites.letters import Lettering, put_text, title_font, writable
from renderer.sprites.names import put_name
from renderer.sprites.players.likenesses import PLAIN, Likeness
from renderer.sprites.players.portraits import medallion, portrait_of
from renderer.sprites.theme import COSY, Theme

_WIDTH: Final = 900
_GAP: Final = 12
#: The server's name and the title, or the title alone: their heights and the sizes of their letters.
_SERVER: Final = 72
_TITLE: Final = 60
_SERVER_SIZES: Final = (52, 46, 40, 34)
_TITLE_SIZES: Final = (38, 34, 30, 26)
_TITLE_ROOM: Final = 724
#: The size of the game's name, on the right of the title.
_BRAND: Final = 30
#: The podium's height, and for each place: the height of the step, and the size of the player's picture.
_PODIUM: Final = 438
_STEPS: Final = ((186, 178), (152, 148), (128, 140))
#: The middles of the steps, by how many there are: the podium stands in the middle.
_MIDDLES: Final = {1: (450,), 2: (597, 303), 3: (450, 156, 744)}
_STEP_WIDTH, _STEP_TOP = 286, 17
_NAME_SIZES: Final = (40, 36, 32)
_RATING: Final = 46
#: A row's height, the distance to the next, and where its parts are.
_ROW, _STEP = 86, 94
_PLACE_X, _PORTRAIT_X, _NAME_X, _RECORD_X, _RATING_X, _TREND_X = 62, 150, 206, 500, 806, 850
_PORTRAIT: Final = 82
_NAME_ROOM: Final = 268
#: The heading above those without a place.
_HEADING: Final = 64
#: The legend at the foot: its height, the sizes of its letters and its width at most.
_LEGEND, _LEGEND_SIZES, _LEGEND_ROOM = 44, (28, 24, 20), 860


class Line(NamedTuple):
    """A line of the leaderboard. ``change`` is that of the last match, None where a list shows none; ``mine`` is outlined; place 0 is none yet.

    ``strength`` is what orders the lines. It is the only number of its kind, so that nobody wonders which one is theirs.
    """

    place: int
    name: str
    strength: int
    record: Results
    change: int | None
    mine: bool
    likeness: Likeness = PLAIN


def draw_leaderboard(
    title: str,
    lines: Sequence[Line],
    heading: str = "",
    provisional: Sequence[Line] = (),
    *,
    server: str = "",
    legend: str = "",
    theme: Theme = COSY,
) -> bytes:
    """A PNG of the lines under a title, and below them, under a heading of their own, those without a place; at the foot a ``legend``.

    ``server`` is the name of the server whose leaderboard it is; the picture leaves out what the fonts can't write, and has a
    trophy for a title.
    """
    heading, legend = (text if writable(text) else "" for text in (heading, legend))
    on_podium = list(lines[: len(_STEPS)]) if lines and lines[0].place == 1 else []
    rows = [*lines[len(on_podium) :], *provisional]
    named = server if writable(server) else ""
    top = (_SERVER if named else 0) + _TITLE
    below = top + (_PODIUM if on_podium else 0)
    height = below + _STEP * len(rows) + (_HEADING if provisional and heading else 0) + _GAP
    height += _LEGEND if legend else 0
    picture = Image.new("RGB", (_WIDTH, height), theme.card)
    _draw_titles(picture, theme, title if writable(title) else "", named)
    put_signature(picture, (_WIDTH - 2 * _GAP, top - _TITLE // 2 + 4), _BRAND, theme.dim)
    for place, line in enumerate(on_podium):
        _draw_step(picture, theme, line, place, (_MIDDLES[len(on_podium)][place], below - _GAP))
    for line in rows:
        if provisional and heading and line is provisional[0]:
            where = (_GAP * 2, below + _HEADING // 2)
            put_text(ImageDraw.Draw(picture), where, heading, Lettering((36,), theme.dim, _TITLE_ROOM))
            below += _HEADING
        _draw_row(picture, theme, line, below)
        below += _STEP
    if legend:
        middle = _WIDTH // 2, picture.height - _GAP // 2 - _LEGEND // 2
        put_text(
            ImageDraw.Draw(picture), middle, legend, Lettering(_LEGEND_SIZES, theme.dim, _LEGEND_ROOM, "mm")
        )
    return few_colours_png(picture)


def _draw_titles(picture: Image.Image, theme: Theme, title: str, server: str) -> None:
    """The server's name, large, and the title below it; or the title alone, or a trophy for it."""
    draw, y = ImageDraw.Draw(picture), 0
    for text, sizes, height, colour in (
        (server, _SERVER_SIZES, _SERVER, theme.letters),
        (title, _TITLE_SIZES, _TITLE, theme.dim if server else theme.letters),
    ):
        if text:
            place = (_GAP * 2, y + height // 2 + 4)
            put_text(draw, place, text, Lettering(sizes, colour, _TITLE_ROOM))
            y += height
    if not title:
        icon("trophy", _TITLE_SIZES[0]).paste_on(picture, (_GAP * 2 + _TITLE_SIZES[0] // 2, y + _TITLE // 2))


def _draw_step(picture: Image.Image, theme: Theme, line: Line, place: int, foot: tuple[int, int]) -> None:
    """A step of the podium, by the middle of its foot: the player's picture with a cat and a medal, and their name and strength."""
    (height, size), (x, floor) = _STEPS[place], foot
    fill, rim = theme.medals[place]
    left, top = x - _STEP_WIDTH // 2, floor - height
    round_it = Rim(theme.gold if line.mine else rim, 8 if line.mine else 5)
    picture.paste(box((_STEP_WIDTH, height), 22, theme.binding_low, theme.card, round_it), (left, top))
    put(picture, plate((_STEP_WIDTH, _STEP_TOP), 8, fill), (left, top))
    middle = x - 22, top - size // 2 + 8
    if line.likeness.avatar:
        cat = piece_sprite(line.likeness.coat, Kind.CAT, Face.HAPPY, round(size * 0.70))
        cat.paste_on(picture, (x + round(size * 0.62), top - round(size * 0.33)))
        medallion(line.likeness, size, fill).paste_on(picture, middle)
    else:
        # Beside their cat's picture the cat itself would be one too many.
        middle = x, middle[1]
        piece_sprite(line.likeness.coat, Kind.CAT, Face.HAPPY, size).paste_on(
            picture, (x, top - round(size * 0.42))
        )
    if place == 0:
        icon("crown", 100).paste_on(picture, (middle[0], middle[1] - size // 2 - 16))
    badge = middle[0] - round(size * 0.40), middle[1] + round(size * 0.33)
    medal(place + 1, 66).paste_on(picture, badge)
    y = floor - (height - _STEP_TOP) // 2
    how = Lettering(_NAME_SIZES, theme.letters, _STEP_WIDTH - 24, "mm")
    put_name(picture, (x, y - 25), line.name, how, theme)
    draw = ImageDraw.Draw(picture)
    draw.text((x, y + 22), str(line.strength), theme.gold, title_font(_RATING), anchor="mm")


def _draw_row(picture: Image.Image, theme: Theme, line: Line, top: int) -> None:
    """A row: place, player, record, what orders the lines, and trend. Who has no place yet is a kitten, and has no trend."""
    y, draw = top + _ROW // 2, ImageDraw.Draw(picture)
    size = (_WIDTH - 2 * _GAP, _ROW)
    fill, rim = (theme.binding_low, Rim(theme.gold, 8)) if line.mine else (theme.card_low, None)
    picture.paste(box(size, 24, fill, theme.card, rim), (_GAP, top))
    if line.place:
        numeral = title_font(_RATING if line.place < 1000 else 34)
        draw.text((_PLACE_X, y), str(line.place), theme.letters, numeral, anchor="mm")
    else:
        piece_sprite(line.likeness.coat, Kind.KITTEN, Face.IDLE, _PORTRAIT).paste_on(picture, (_PLACE_X, y))
    portrait_of(line.likeness, _PORTRAIT).paste_on(picture, (_PORTRAIT_X, y))
    put_name(picture, (_NAME_X, y), line.name, Lettering(_NAME_SIZES, theme.letters, _NAME_ROOM), theme)
    put_record(picture, (_RECORD_X, y - 15), line.record, theme)
    colour = theme.gold if line.place else theme.dim
    draw.text((_RATING_X, y), str(line.strength), colour, title_font(_RATING), anchor="rm")
    if not line.place or line.change is None:
        return
    if line.change:
        wedge(40, theme.risen if line.change > 0 else theme.fallen, up=line.change > 0).paste_on(
            picture, (_TREND_X, y)
        )
    else:
        put(picture, plate((28, 8), 4, theme.dim), (_TREND_X - 14, y - 4))
