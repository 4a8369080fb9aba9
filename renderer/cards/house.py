"""The picture of a board of the house: who plays whom on which cushion, free cushions, the season's first, the puzzle's streak."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from game import Side
from renderer.cards.plates import Rim, box, plate, put
from renderer.files.png import few_colours_png
from renderer.sprites.brand import put_signature
from renderer.sprites.cats import Face
from renderer.sprites.icons import icon, medal, paw
from renderer.sprites.letters import Lettering, put_text, title_font, writable
from renderer.sprites.names import put_name
from renderer.sprites.players.likenesses import Pictured
from renderer.sprites.players.portraits import portrait, portrait_of
from renderer.sprites.theme import COSY, Theme

_WIDTH: Final = 900
_GAP: Final = 14
_HEADER: Final = 128
_TITLE_SIZES: Final = (52, 46, 40, 34)
_TITLE_ROOM: Final = 700
_BRAND: Final = 30
#: How far down the server's name is, and the line below it, with the sizes of its letters and of the flame.
_SERVER_Y, _BELOW_Y = 42, 94
_BELOW_SIZES: Final = (32, 30, 28, 26, 24, 22, 20)
_STREAK_ROOM: Final = 480
_FLAME: Final = 42
#: A cushion's height, the distance to the next, and where its parts are, from its left; the right half mirrors it.
_ROW, _STEP = 118, 130
_PORTRAIT_X, _NAME_X = 78, 146
_PORTRAIT: Final = 92
_NAME_SIZES: Final = (38, 34, 30)
_NAME_ROOM: Final = 228
#: The line below a name: how far the name is above its middle then, and that line below it; its sizes.
_NAME_UP, _WORD_DOWN = 16, 24
_WORD_SIZES: Final = (27, 25, 23, 21, 19)
#: The same for the words below a sign in the middle.
_SIGN_UP, _NOTE_DOWN = 16, 36
_NOTE_ROOM: Final = 150
#: The room for the words on an empty cushion.
_QUIET_ROOM: Final = 620
#: The paw beside whose turn it is, and how far it is from the middle of their portrait.
_PAW: Final = 44
_PAW_FROM: Final = (40, 34)
_SIGN: Final = 62
_DAYS: Final = 34
#: The strip with the season's first: its height, that of its heading, and the widths of its parts.
_STRIP, _HEADING = 96, 36
_MEDAL: Final = 62


class HouseSeat(NamedTuple):
    """A match on its cushion: both players, whose turn it is, for how many days that has lasted, and whether it is near its end; the ``note`` says the last two in words."""

    orange: Pictured
    gray: Pictured
    mover: Side
    days: int = 0
    near_end: bool = False
    note: str = ""


class Leading(NamedTuple):
    """One of the season's first: their name, and the number that orders the leaderboard."""

    name: str
    rating: int


class HouseWords(NamedTuple):
    """The words in a reader's language: the title, the streak, below the name of whoever is to move or looks for somebody, on an empty cushion, and above the season's first."""

    title: str = ""
    streak: str = ""
    moves: str = ""
    looking: str = ""
    quiet: str = ""
    leading: str = ""


_NO_WORDS: Final = HouseWords()


class HouseScene(NamedTuple):
    """Everything that is drawn on a server's board of the house.

    ``server`` is its name, ``free`` are those who look for somebody to play with, ``leading`` the season's first three, and
    ``streak`` that of the server's daily puzzle in days (0: none).
    """

    server: str
    seats: Sequence[HouseSeat]
    free: Sequence[Pictured] = ()
    leading: Sequence[Leading] = ()
    streak: int = 0
    words: HouseWords = _NO_WORDS


def draw_house(scene: HouseScene, theme: Theme = COSY) -> bytes:
    """A PNG of a server's board of the house."""
    server, seats, free, leading, streak, words = scene
    rows = max(1, len(seats) + len(free))
    height = _HEADER + _STEP * rows + (_HEADING + _STRIP + _GAP if leading else 0) + _GAP
    picture = Image.new("RGB", (_WIDTH, height), theme.card)
    _draw_header(picture, theme, server, words, streak)
    top = _HEADER
    for seat in seats:
        _draw_seat(picture, theme, seat, words, top)
        top += _STEP
    for player in free:
        _draw_free(picture, theme, player, words, top)
        top += _STEP
    if not seats and not free:
        _draw_empty(picture, theme, words, top)
        top += _STEP
    if leading:
        _draw_leading(picture, theme, leading, words, top)
    return few_colours_png(picture)


def _draw_header(picture: Image.Image, theme: Theme, server: str, words: HouseWords, streak: int) -> None:
    """The server's name, or a trophy for it, and the game's name; below them the title, and the streak with a flame."""
    draw, left, right = ImageDraw.Draw(picture), _GAP * 2, _WIDTH - 2 * _GAP
    if writable(server):
        put_text(draw, (left, _SERVER_Y), server, Lettering(_TITLE_SIZES, theme.letters, _TITLE_ROOM))
    else:
        icon("trophy", 56).paste_on(picture, (left + 28, _SERVER_Y))
    put_signature(picture, (right, _SERVER_Y), _BRAND, theme.dim)
    taken = 0
    if streak:
        how = Lettering(_BELOW_SIZES, theme.gold, _STREAK_ROOM, "rm")
        told = words.streak if writable(words.streak) else str(streak)
        taken = put_text(draw, (right, _BELOW_Y), told, how) or 0
        icon("flame", _FLAME).paste_on(picture, (right - taken - _FLAME // 2 - 8, _BELOW_Y))
        taken += _FLAME + 2 * _GAP
    title = Lettering(_BELOW_SIZES, theme.dim, right - taken - left)
    put_text(draw, (left, _BELOW_Y), words.title, title)


def _draw_seat(picture: Image.Image, theme: Theme, seat: HouseSeat, words: HouseWords, top: int) -> None:
    """A cushion with two players; a paw is at the one whose turn it is, which words say, too."""
    _draw_cushion(picture, theme, top)
    y = top + _ROW // 2
    for side, player in ((Side.ORANGE, seat.orange), (Side.GRAY, seat.gray)):
        moves = seat.mover is side
        _draw_player(picture, theme, side, player, y, moves=moves, word=words.moves if moves else "")
    middle = _WIDTH // 2
    draw, how = ImageDraw.Draw(picture), Lettering(_WORD_SIZES, theme.letters, _NOTE_ROOM, "mm")
    noted = put_text(draw, (middle, y + _NOTE_DOWN), seat.note, how)
    y -= _SIGN_UP if noted else 0
    if seat.days:
        icon("hourglass", _SIGN - 14).paste_on(picture, (middle - (0 if noted else 20), y))
        if not noted:
            draw.text((middle + 8, y), str(seat.days), theme.letters, title_font(_DAYS), anchor="lm")
    else:
        icon("crown" if seat.near_end else "boop", _SIGN).paste_on(picture, (middle, y))


def _draw_free(picture: Image.Image, theme: Theme, player: Pictured, words: HouseWords, top: int) -> None:
    """A cushion with one player, and a free place."""
    _draw_cushion(picture, theme, top, theme.gold)
    y = top + _ROW // 2
    _draw_player(picture, theme, Side.ORANGE, player, y, moves=False, word=words.looking)
    icon("boop", _SIGN).paste_on(picture, (_WIDTH // 2, y))
    put(picture, plate((_PORTRAIT, _PORTRAIT), 26, theme.card, Rim(theme.gold, 5)), _corner(y))
    draw = ImageDraw.Draw(picture)
    draw.text((_WIDTH - _PORTRAIT_X, y), "?", theme.gold, title_font(_TITLE_SIZES[0]), anchor="mm")


def _draw_empty(picture: Image.Image, theme: Theme, words: HouseWords, top: int) -> None:
    """A cushion on which nobody sits: two cats doze beside it."""
    _draw_cushion(picture, theme, top)
    for side, x in ((Side.ORANGE, _PORTRAIT_X), (Side.GRAY, _WIDTH - _PORTRAIT_X)):
        portrait(theme.coat(side), _PORTRAIT, Face.IDLE).paste_on(picture, (x, top + _ROW // 2))
    middle, y = _WIDTH // 2, top + _ROW // 2
    how = Lettering(_BELOW_SIZES, theme.letters, _QUIET_ROOM, "mm")
    if put_text(ImageDraw.Draw(picture), (middle, y + _NOTE_DOWN - 6), words.quiet, how):
        y -= _SIGN_UP
    icon("sleep", _SIGN).paste_on(picture, (middle, y))


def _draw_cushion(picture: Image.Image, theme: Theme, top: int, rim: str | None = None) -> None:
    size = (_WIDTH - 2 * _GAP, _ROW)
    line = Rim(rim, 5) if rim else None
    picture.paste(box(size, 34, theme.binding_low, theme.card, line), (_GAP, top))


def _draw_player(
    picture: Image.Image, theme: Theme, side: Side, player: Pictured, y: int, *, moves: bool, word: str
) -> None:
    """A player at their end of a cushion, and a ``word`` below their name."""
    left = side is Side.ORANGE
    x = _PORTRAIT_X if left else _WIDTH - _PORTRAIT_X
    face = Face.HAPPY if moves else Face.IDLE
    portrait_of(player.likeness, _PORTRAIT, face).paste_on(picture, (x, y))
    if moves:
        paw(theme.gold, _PAW).paste_on(
            picture, (x - _PAW_FROM[0] if left else x + _PAW_FROM[0], y + _PAW_FROM[1])
        )
    colour, anchor = theme.gold if moves else theme.letters, "lm" if left else "rm"
    x = _NAME_X if left else _WIDTH - _NAME_X
    below = Lettering(_WORD_SIZES, theme.letters, _NAME_ROOM, anchor)
    if put_text(ImageDraw.Draw(picture), (x, y + _WORD_DOWN), word, below):
        y -= _NAME_UP
    put_name(picture, (x, y), player.name, Lettering(_NAME_SIZES, colour, _NAME_ROOM, anchor), theme)


def _draw_leading(
    picture: Image.Image, theme: Theme, leading: Sequence[Leading], words: HouseWords, top: int
) -> None:
    """The season's first in a row below their heading, each with a medal."""
    part = (_WIDTH - 2 * _GAP) // len(leading)
    picture.paste(box((_WIDTH - 2 * _GAP, _HEADING + _STRIP), 28, theme.card_low, theme.card), (_GAP, top))
    draw, y = ImageDraw.Draw(picture), top + _HEADING + _STRIP // 2
    how = Lettering(_WORD_SIZES, theme.dim, _WIDTH - 6 * _GAP, "mm")
    put_text(draw, (_WIDTH // 2, top + _HEADING // 2 + 8), words.leading, how)
    for place, each in enumerate(leading):
        left = _GAP + place * part
        medal(place + 1, _MEDAL).paste_on(picture, (left + 46, y))
        how = Lettering((34, 30, 26), theme.letters, part - 100)
        put_name(picture, (left + 86, y - 20), each.name, how, theme)
        draw.text((left + 86, y + 22), str(each.rating), theme.gold, title_font(30), anchor="lm")


def _corner(y: int) -> tuple[int, int]:
    """The top left corner of the free place."""
    return _WIDTH - _PORTRAIT_X - _PORTRAIT // 2, y - _PORTRAIT // 2
