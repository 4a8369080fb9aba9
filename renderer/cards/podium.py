"""The picture of a season or a cup that is over: its first ones on a podium, each a cat, the first with a crown, and the season's numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from game import Kind
from renderer.cards.plates import Rim, box, plate, put
from renderer.files.png import few_colours_png
from renderer.sprites.brand import put_signature
from renderer.sprites.cats import Face
from renderer.sprites.cats import sprite as piece_sprite
from renderer.sprites.icons import icon, medal
from renderer.sprites.letters import Lettering, put_text, title_font, writable
from renderer.sprites.names import put_name
from renderer.sprites.players.likenesses import PLAIN, Likeness
from renderer.sprites.players.portraits import medallion
from renderer.sprites.sprite import Pixel
from renderer.sprites.theme import COSY, Theme

_WIDTH: Final = 900
_GAP: Final = 12
#: The server's name and the title, or the title alone: their heights and the sizes of their letters.
_SERVER, _TITLE = 72, 60
_SERVER_SIZES: Final = (52, 46, 40, 34)
_TITLE_SIZES: Final = (38, 34, 30, 26, 24, 22)
_TITLE_ROOM: Final = 724
_BRAND: Final = 30
#: The podium's height, the size of the crown of the first, and for each place: the height of the step, and the size of the cat.
_PODIUM: Final = 476
_CROWN: Final = 118
_STEPS: Final = ((190, 236), (156, 200), (132, 180))
#: The middles of the steps, by how many there are.
_MIDDLES: Final = {1: (450,), 2: (597, 303), 3: (450, 156, 744)}
_STEP_WIDTH, _STEP_TOP = 286, 17
_NAME_SIZES: Final = (40, 36, 32)
_RATING, _MEDAL, _AVATAR = 46, 66, 104
#: The word above the name of the first: its sizes, how far it is above the middle of the step, and the name and the rating below that then.
_WORD_SIZES: Final = (30, 28, 26, 24, 22, 20)
_WORD_UP, _NAME_DOWN = 56, 16
#: The strip with the numbers: its height; how far its signs and its words are from its middle; their sizes.
_STRIP: Final = 128
_UP, _DOWN = 20, 38
_SIGN, _FIGURE = 54, 44
_LABEL_SIZES: Final = (26, 24, 22, 20, 18)
#: The line at the foot that says which number is shown: its height, and the sizes of its letters.
LEGEND: Final = 40
_LEGEND_SIZES: Final = (25, 23, 21, 19)


class Winner(NamedTuple):
    """One of the first of a season or a cup: their name, the number that orders the leaderboard where that counts, and their looks."""

    name: str
    rating: int | None = None
    likeness: Likeness = PLAIN


class SeasonFigure(NamedTuple):
    """A number of the season: the name of its sign, the number, and a word for it in the reader's language."""

    sign: str
    figure: str
    label: str = ""


def draw_podium(
    title: str,
    winners: Sequence[Winner],
    figures: Sequence[SeasonFigure] = (),
    *,
    server: str = "",
    champion: str = "",
    legend: str = "",
    theme: Theme = COSY,
) -> bytes:
    """A PNG of the first of a season or a cup, one to three, the first first; above the name of that one stands the word ``champion``.

    ``title`` is left out where the fonts lack its letters; so is the ``legend`` at the foot, which says what the numbers are.
    """
    foot = LEGEND if writable(legend) else 0
    picture = titled(theme, title, server, _PODIUM + (_STRIP + _GAP if figures else 0) + foot)
    below = picture.height - foot - (_STRIP + _GAP if figures else 0)
    for place, winner in enumerate(winners):
        at = _MIDDLES[len(winners)][place], below - _GAP
        _draw_step(picture, theme, winner, place, at, word="" if place else champion)
    for number, figure in enumerate(figures):
        _draw_figure(picture, theme, figure, below, (number, len(figures)))
    put_legend(picture, theme, legend)
    return few_colours_png(picture)


def titled(theme: Theme, title: str, server: str, below: int) -> Image.Image:
    """An empty card, so high ``below`` its titles: the server's name, large, and the title below it, with the game's name.

    What the fonts can't write is left out, and instead of the title there is a trophy.
    """
    named = writable(server)
    picture = Image.new("RGB", (_WIDTH, (_SERVER if named else 0) + _TITLE + below), theme.card)
    draw, y = ImageDraw.Draw(picture), 0
    if named:
        put_text(
            draw, (_GAP * 2, _SERVER // 2 + 4), server, Lettering(_SERVER_SIZES, theme.letters, _TITLE_ROOM)
        )
        y = _SERVER
    middle = y + _TITLE // 2 + 4
    if writable(title):
        colour = theme.dim if named else theme.letters
        put_text(draw, (_GAP * 2, middle), title, Lettering(_TITLE_SIZES, colour, _TITLE_ROOM))
    else:
        icon("trophy", _TITLE_SIZES[0]).paste_on(picture, (_GAP * 2 + _TITLE_SIZES[0] // 2, middle))
    put_signature(picture, (_WIDTH - 2 * _GAP, middle), _BRAND, theme.dim)
    return picture


def put_legend(picture: Image.Image, theme: Theme, legend: str) -> None:
    """Write at the foot of a card what its numbers are, as far as the fonts have the letters."""
    how = Lettering(_LEGEND_SIZES, theme.dim, _WIDTH - 4 * _GAP, "mm")
    put_text(ImageDraw.Draw(picture), (_WIDTH // 2, picture.height - LEGEND // 2 - 4), legend, how)


def _draw_step(
    picture: Image.Image, theme: Theme, winner: Winner, place: int, foot: Pixel, *, word: str
) -> None:
    """A step by the middle of its foot: a cat, the first with a crown, a medal, a ``word``, the name and the rating."""
    (height, size), (x, floor) = _STEPS[place], foot
    fill, rim = theme.medals[place]
    left, top = x - _STEP_WIDTH // 2, floor - height
    put(picture, plate((_STEP_WIDTH, height), 22, theme.binding_low, Rim(rim, 5)), (left, top))
    put(picture, plate((_STEP_WIDTH, _STEP_TOP), 8, fill), (left, top))
    middle = x, top - round(size * 0.42)
    piece_sprite(winner.likeness.coat, Kind.CAT, Face.HAPPY, size).paste_on(picture, middle)
    if not place:
        icon("crown", _CROWN).paste_on(picture, (x, middle[1] - round(size * 0.56)))
    if winner.likeness.avatar:
        beside = left + _AVATAR // 2 + 4, top - _AVATAR // 2 + 12
        medallion(winner.likeness, _AVATAR, fill).paste_on(picture, beside)
    medal(place + 1, _MEDAL).paste_on(picture, (left + _STEP_WIDTH - _MEDAL // 2 - 8, top - 6))
    y = floor - (height - _STEP_TOP) // 2
    above = Lettering(_WORD_SIZES, theme.gold, _STEP_WIDTH - 24, "mm")
    if put_text(ImageDraw.Draw(picture), (x, y - _WORD_UP), word, above):
        y += _NAME_DOWN
    how = Lettering(_NAME_SIZES, theme.letters, _STEP_WIDTH - 24, "mm")
    if winner.rating is None:
        put_name(picture, (x, y), winner.name, how, theme)
        return
    put_name(picture, (x, y - 25), winner.name, how, theme)
    draw = ImageDraw.Draw(picture)
    draw.text((x, y + 22), str(winner.rating), theme.gold, title_font(_RATING), anchor="mm")


def _draw_figure(
    picture: Image.Image, theme: Theme, figure: SeasonFigure, top: int, which: tuple[int, int]
) -> None:
    """A box with a sign, its number, and what it is; ``which`` of how many it is."""
    number, count = which
    step = (_WIDTH - _GAP) / count
    left, width = _GAP + round(number * step), round(step) - _GAP
    picture.paste(box((width, _STRIP), 24, theme.card_low, theme.card), (left, top))
    draw, middle, y = ImageDraw.Draw(picture), left + width // 2, top + _STRIP // 2
    half = (_SIGN + 10 + round(title_font(_FIGURE).getlength(figure.figure))) // 2
    icon(figure.sign, _SIGN).paste_on(picture, (middle - half + _SIGN // 2, y - _UP))
    draw.text((middle + half, y - _UP), figure.figure, theme.letters, title_font(_FIGURE), anchor="rm")
    put_text(draw, (middle, y + _DOWN), figure.label, Lettering(_LABEL_SIZES, theme.dim, width - _GAP, "mm"))
