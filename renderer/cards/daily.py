"""The pictures of the daily puzzle: the board as it was given, below what is asked; and in the one to share also, on a plate below it, whose it is, of which day, and how it went."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from game import Edition
from renderer.cards.plates import Rim, box
from renderer.files.canvas import Canvas
from renderer.sprites.brand import put_signature
from renderer.sprites.cats import Face
from renderer.sprites.icons import icon
from renderer.sprites.letters import Lettering, put_text, title_font, writable
from renderer.sprites.names import put_name
from renderer.sprites.palette import AVATAR_COLOURS, COLOURS, index
from renderer.sprites.pen import Pen
from renderer.sprites.players.likenesses import PLAIN, Likeness
from renderer.sprites.players.portraits import portrait_of
from renderer.sprites.sprite import Sprite, trimmed
from renderer.sprites.theme import Theme, theme_of

#: The boards are so wide.
_WIDTH: Final = 1024
#: The head above the board: the heights of its two lines, the title and what is asked, and of what is above and below them; their letters.
_HEAD_TITLE, _HEAD_TASK, _HEAD_GAP = 48, 62, 12
_HEAD_TITLE_SIZES: Final = (36, 33, 30, 27)
_HEAD_TASK_SIZES: Final = (50, 46, 42, 38, 34, 30)
#: The strip with the plate: its height, the plate's margins and corners, and its line.
_STRIP, _GAP, _CORNER, _LINE = 180, 12, 30, 5
#: The person's sign, and where the two lines are: from the left, and how far down.
_PORTRAIT, _PORTRAIT_X = 136, 98
_LEFT, _NAME_Y, _TITLE_Y = 186, 62, 126
_RIGHT: Final = _WIDTH - 44
_NAME_SIZES: Final = (56, 50, 44, 38)
_TITLE_SIZES: Final = (38, 35, 32, 29, 26)
#: The tries: a square's size and the distance to the next; the signs after them, and the number of days.
_TRY, _STEP = 62, 72
_SIGN, _DAYS = 60, 56
_APART, _BRAND, _HEAD_BRAND = 20, 36, 30
#: A portrait has the palette's places to itself that are left to two players' own pictures.
_OWN_COLOURS: Final = 2 * AVATAR_COLOURS


class DailyScene(NamedTuple):
    """Somebody's daily puzzle: a board as a PNG, ``_WIDTH`` wide, their name, a title with the day, and how it went.

    ``tries`` are True if they were right; ``streak`` counts days, and is drawn from the second on. ``task`` is what is asked.
    """

    board: bytes
    name: str
    title: str
    tries: Sequence[bool]
    hinted: bool = False
    streak: int = 0
    likeness: Likeness = PLAIN
    edition: Edition = Edition.CLASSIC
    task: str = ""


def draw_headed(board: bytes, title: str, line: str, edition: Edition = Edition.CLASSIC) -> bytes:
    """A PNG of a board, given as one ``_WIDTH`` wide, below a title and a line: of the daily puzzle for everybody, its day and what is asked."""
    theme = theme_of(edition)
    return Canvas.of(_stacked(_head(theme, title, line), Image.open(io.BytesIO(board)))).png()


def draw_daily(scene: DailyScene) -> bytes:
    """A PNG of somebody's daily puzzle, in the palette of its board."""
    theme, board = theme_of(scene.edition), Image.open(io.BytesIO(scene.board))
    strip = _strip(scene, theme)
    picture = _stacked(_head(theme, "", scene.task), board, index(strip, theme))
    left, top = _PORTRAIT_X - _PORTRAIT // 2, (_STRIP - _GAP - _PORTRAIT) // 2
    sign = strip.crop((left, top, left + _PORTRAIT, top + _PORTRAIT))
    drawn = sign.quantize(_OWN_COLOURS, dither=Image.Dither.NONE)
    corner = left, picture.height - _STRIP + top
    picture.paste(drawn.point([(entry + COLOURS) % 256 for entry in range(256)]), corner)
    colours = bytearray(board.getpalette("RGB") or ())
    own = bytes(drawn.getpalette("RGB") or ())[: 3 * _OWN_COLOURS]
    colours[3 * COLOURS : 3 * COLOURS + len(own)] = own
    picture.putpalette(bytes(colours))
    return Canvas.of(picture).png()


def _stacked(head: Image.Image | None, board: Image.Image, *below: Image.Image) -> Image.Image:
    """Indexed pictures in the palette of the board, one below the other."""
    parts = [*([head] if head else []), board, *below]
    picture = Image.new("P", (board.width, sum(part.height for part in parts)))
    picture.putpalette(board.getpalette("RGB") or (), "RGB")
    top = 0
    for part in parts:
        picture.paste(part, (0, top))
        top += part.height
    return picture


def _head(theme: Theme, title: str, task: str) -> Image.Image | None:
    """The strip above the board, indexed: a title beside the game's name, if there is one, and below it what is asked; None where the fonts lack the letters for that."""
    if not writable(task):
        return None
    titled = _HEAD_TITLE if writable(title) else 0
    picture = Image.new("RGB", (_WIDTH, titled + _HEAD_TASK + 2 * _HEAD_GAP), theme.card)
    draw, room = ImageDraw.Draw(picture), _WIDTH - 4 * _HEAD_GAP
    if titled:
        y = _HEAD_GAP + titled // 2
        how = Lettering(_HEAD_TITLE_SIZES, theme.gold, room - 4 * _BRAND)
        put_text(draw, (2 * _HEAD_GAP, y), title, how)
        put_signature(picture, (_WIDTH - 2 * _HEAD_GAP, y), _HEAD_BRAND, theme.dim)
    y = _HEAD_GAP + titled + _HEAD_TASK // 2
    put_text(draw, (2 * _HEAD_GAP, y), task, Lettering(_HEAD_TASK_SIZES, theme.letters, room))
    return index(picture, theme)


def _strip(scene: DailyScene, theme: Theme) -> Image.Image:
    """The plate on its ground, RGB."""
    picture = Image.new("RGB", (_WIDTH, _STRIP), theme.card)
    rim = Rim(theme.gold if any(scene.tries) else theme.binding_low, _LINE)
    plate = box((_WIDTH - 2 * _GAP, _STRIP - _GAP), _CORNER, theme.card_low, theme.card, rim)
    picture.paste(plate, (_GAP, 0))
    face = Face.HAPPY if any(scene.tries) else Face.ASLEEP
    portrait_of(scene.likeness, _PORTRAIT, face).paste_on(picture, (_PORTRAIT_X, (_STRIP - _GAP) // 2))
    name = Lettering(_NAME_SIZES, theme.letters, _draw_result(picture, scene, theme) - _APART - _LEFT)
    put_name(picture, (_LEFT, _NAME_Y), scene.name, name, theme)
    put_signature(picture, (_RIGHT, _TITLE_Y), _BRAND, theme.dim)
    title = Lettering(_TITLE_SIZES, theme.gold, _RIGHT - 4 * _BRAND - _APART - _LEFT)
    put_text(ImageDraw.Draw(picture), (_LEFT, _TITLE_Y), scene.title, title)
    return picture


def _draw_result(picture: Image.Image, scene: DailyScene, theme: Theme) -> int:
    """The tries, a bulb if there was a hint, and the streak, from the right inwards; how far from the left they begin."""
    right = _RIGHT
    if scene.streak > 1:
        days, letters = str(scene.streak), title_font(_DAYS)
        ImageDraw.Draw(picture).text((right, _NAME_Y), days, theme.gold, letters, anchor="rm")
        right -= round(letters.getlength(days)) + 8
        icon("flame", _SIGN).paste_on(picture, (right - _SIGN // 2, _NAME_Y))
        right -= _SIGN + _APART
    if scene.hinted:
        _bulb(theme, _SIGN).paste_on(picture, (right - _SIGN // 2, _NAME_Y))
        right -= _SIGN + _APART // 2
    for solved in reversed(scene.tries):
        _try(theme, _TRY, solved=solved).paste_on(picture, (right - _TRY // 2, _NAME_Y))
        right -= _STEP
    return right


@cache
def _try(theme: Theme, size: int, *, solved: bool) -> Sprite:
    """A try: a bright square with a tick, or a dark one with a cross, so that no colour is needed."""
    pen = Pen(size)
    pen.box((0, 0), (0.96, 0.96), 0.30, theme.ink)
    if solved:
        pen.box((0, 0), (0.84, 0.84), 0.22, theme.gold)
        pen.stroke([(-0.44, 0.04), (-0.12, 0.40), (0.46, -0.36)], theme.ink, 0.22)
    else:
        pen.box((0, 0), (0.96, 0.96), 0.30, theme.dim)
        pen.box((0, 0), (0.82, 0.82), 0.22, theme.card)
        for sign in (-1, 1):
            pen.stroke([(-0.36 * sign, -0.36), (0.36 * sign, 0.36)], theme.dim, 0.20)
    return trimmed(pen.done())


@cache
def _bulb(theme: Theme, size: int) -> Sprite:
    """A light bulb: there was a hint."""
    pen = Pen(size)
    pen.box((0, 0.66), (0.34, 0.30), 0.10, theme.ink)
    pen.oval((0, -0.22), (0.62, 0.62), theme.gold, theme.ink, 0.14)
    pen.box((0, 0.40), (0.26, 0.20), 0.06, theme.gold)
    for y in (0.60, 0.80):
        pen.stroke([(-0.20, y), (0.20, y)], theme.letters, 0.09)
    pen.stroke([(-0.22, -0.22), (0, 0.02), (0.22, -0.22)], theme.ink, 0.10)
    pen.stroke([(0, 0.02), (0, 0.36)], theme.ink, 0.10)
    return trimmed(pen.done())
