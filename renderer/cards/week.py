"""The picture of a server's week, made to be shown elsewhere too: its numbers, the upset, the longest match, the turn of the week."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from game import Side
from renderer.cards.plates import Rim, box
from renderer.files.png import few_colours_png
from renderer.sprites.badges.lines import put_lines
from renderer.sprites.brand import put_signature
from renderer.sprites.cats import Face
from renderer.sprites.icons import icon, paw
from renderer.sprites.letters import Lettering, put_text, title_font, writable
from renderer.sprites.names import put_name
from renderer.sprites.players.likenesses import Pictured
from renderer.sprites.players.portraits import portrait, portrait_of
from renderer.sprites.theme import COSY, Theme

_WIDTH: Final = 900
_GAP: Final = 14
_LEFT: Final = 2 * _GAP
_INNER: Final = _WIDTH - 2 * _GAP
_CORNER: Final = 28
#: The header: its height, where the server's name and the title are, and their sizes.
_HEADER, _SERVER_Y, _TITLE_Y = 138, 48, 104
_SERVER_SIZES: Final = (56, 50, 44, 38)
_TITLE_SIZES: Final = (38, 34, 30, 26)
_SERVER_ROOM: Final = 690
_BRAND: Final = 34
#: Tiles: their height, and how far down the number and its word are.
_TILE, _FIGURE_DOWN, _LABEL_DOWN = 176, 106, 150
_SIGN, _SIGN_DOWN = 66, 46
_FIGURE_SIZES: Final = (56, 48, 40, 34)
_LABEL_SIZES: Final = (27, 25, 23, 21, 19, 17)
#: A match of two: its height, where its parts are from the left, and the sizes of the portraits and the sign.
_DUEL, _PORTRAIT_X, _NAME_X = 168, 84, 156
_PORTRAIT, _DUEL_SIGN = 100, 50
_HEADING_DOWN: Final = 30
_HEADING: Final = (30, 27, 24)
_NAME_SIZES: Final = (40, 36, 32)
_NAME_ROOM: Final = 204
_DUEL_FIGURE: Final = 36
#: Between them: how far above their line the number is, how far below its unit, and the room for that.
_FIGURE_UP, _UNIT_DOWN = 16, 34
_UNIT_SIZES: Final = (25, 23, 21)
_UNIT_ROOM: Final = 164
#: The paw at whose turn it was.
_PAW: Final = 34
#: The board of the turn of the week, and what is beside it.
WEEK_BOARD: Final = 500
_BESIDE: Final = WEEK_BOARD + 48
_TURN_HEADING: Final = (36, 32, 28, 24, 21, 19)
_LINES: Final = (32, 29, 26, 23, 20, 18)
_SMALL_NAMES: Final = (34, 30, 26)
#: Those who solved every puzzle: the height of the strip, and how many are named at most.
_STRIP: Final = 104
_NAMED: Final = 3


class Figure(NamedTuple):
    """A number under a sign, with the word that says what it counts."""

    sign: str
    number: str
    label: str


class Duel(NamedTuple):
    """A match of two under a heading: those on the left and on the right, and between them a sign and a number with its unit.

    ``crowned``: the one on the left has won, and that is what it is about.
    """

    heading: str
    left: Pictured
    right: Pictured
    sign: str
    number: str
    unit: str
    crowned: bool = False


class SharedTurn(NamedTuple):
    """A turn under a heading, with the names of both, and whose it was: ``turn`` says which one of theirs, ``swing`` what it changed.

    ``board`` is a PNG, ``WEEK_BOARD`` wide.
    """

    heading: str
    orange: str
    gray: str
    mover: Side
    turn: str
    swing: str
    board: bytes


class WeekScene(NamedTuple):
    """Everything that is drawn of a server's week; ``solvers`` are the names of those who solved every daily puzzle, under a heading."""

    server: str
    title: str
    figures: Sequence[Figure]
    duels: Sequence[Duel] = ()
    turn: SharedTurn | None = None
    heading: str = ""
    solvers: Sequence[str] = ()


def draw_week(scene: WeekScene, theme: Theme = COSY) -> bytes:
    """A PNG of a server's week."""
    board = Image.open(io.BytesIO(scene.turn.board)).convert("RGB") if scene.turn else None
    height = _HEADER + _TILE + _GAP + (_DUEL + _GAP) * len(scene.duels)
    height += (board.height + 2 * _GAP if board else 0) + (_STRIP + _GAP if scene.solvers else 0)
    picture = Image.new("RGB", (_WIDTH, height), theme.card)
    _draw_header(picture, theme, scene)
    _draw_figures(picture, theme, scene.figures)
    top = _HEADER + _TILE + _GAP
    for duel in scene.duels:
        _draw_duel(picture, theme, duel, top)
        top += _DUEL + _GAP
    if scene.turn and board:
        _draw_turn(picture, theme, scene.turn, board, top)
        top += board.height + 2 * _GAP
    if scene.solvers:
        _draw_solvers(picture, theme, scene, top)
    return few_colours_png(picture)


def _draw_header(picture: Image.Image, theme: Theme, scene: WeekScene) -> None:
    """The server's name, or a trophy for it; the week, and the game's name."""
    draw = ImageDraw.Draw(picture)
    if writable(scene.server):
        put_text(
            draw, (_LEFT, _SERVER_Y), scene.server, Lettering(_SERVER_SIZES, theme.letters, _SERVER_ROOM)
        )
    else:
        icon("trophy", 60).paste_on(picture, (_LEFT + 30, _SERVER_Y))
    put_text(draw, (_LEFT, _TITLE_Y), scene.title, Lettering(_TITLE_SIZES, theme.gold, _INNER - 2 * _GAP))
    put_signature(picture, (_WIDTH - _LEFT, _SERVER_Y), _BRAND, theme.dim)


def _draw_figures(picture: Image.Image, theme: Theme, figures: Sequence[Figure]) -> None:
    """The numbers of the week in a row, each under its sign."""
    draw, step = ImageDraw.Draw(picture), (_INNER + _GAP) / len(figures)
    for place, (sign, number, label) in enumerate(figures):
        left, width = _GAP + round(place * step), round(step) - _GAP
        picture.paste(box((width, _TILE), _CORNER, theme.card_low, theme.card), (left, _HEADER))
        middle = left + width // 2
        icon(sign, _SIGN).paste_on(picture, (middle, _HEADER + _SIGN_DOWN))
        for down, text, sizes, colour in (
            (_FIGURE_DOWN, number, _FIGURE_SIZES, theme.letters),
            (_LABEL_DOWN, label, _LABEL_SIZES, theme.dim),
        ):
            how = Lettering(sizes, colour, width - _GAP, "mm")
            put_text(draw, (middle, _HEADER + down), text, how)


def _draw_duel(picture: Image.Image, theme: Theme, duel: Duel, top: int) -> None:
    """A match of two on a cushion; a crown is above the one who won."""
    picture.paste(box((_INNER, _DUEL), 34, theme.binding_low, theme.card), (_GAP, top))
    draw, middle, y = ImageDraw.Draw(picture), _WIDTH // 2, top + _DUEL // 2 + 14
    put_text(
        draw,
        (middle, top + _HEADING_DOWN),
        duel.heading,
        Lettering(_HEADING, theme.gold, _INNER - 2 * _GAP, "mm"),
    )
    for player, x, name_x, anchor in (
        (duel.left, _PORTRAIT_X, _NAME_X, "lm"),
        (duel.right, _WIDTH - _PORTRAIT_X, _WIDTH - _NAME_X, "rm"),
    ):
        wins = duel.crowned and anchor == "lm"
        face = Face.HAPPY if wins or not duel.crowned else Face.BOOPED
        portrait_of(player.likeness, _PORTRAIT, face).paste_on(picture, (x, y))
        if wins:
            icon("crown", 50).paste_on(picture, (x, y - _PORTRAIT // 2 - 4))
        how = Lettering(_NAME_SIZES, theme.letters, _NAME_ROOM, anchor)
        put_name(picture, (name_x, y), player.name, how, theme)
    figures = title_font(_DUEL_FIGURE)
    half = (_DUEL_SIGN + 8 + round(figures.getlength(duel.number))) // 2
    icon(duel.sign, _DUEL_SIGN).paste_on(picture, (middle - half + _DUEL_SIGN // 2, y - _FIGURE_UP))
    draw.text((middle + half, y - _FIGURE_UP), duel.number, theme.letters, figures, anchor="rm")
    put_lines(draw, (middle, y + _UNIT_DOWN), duel.unit, Lettering(_UNIT_SIZES, theme.dim, _UNIT_ROOM, "mm"))


def _draw_turn(picture: Image.Image, theme: Theme, turn: SharedTurn, board: Image.Image, top: int) -> None:
    """The board of the turn of the week, and beside it whose match it was, with a paw at whose turn, and what that changed.

    Here the cats are those of the bed, for it is the pieces there that are theirs.
    """
    height = board.height + _GAP
    picture.paste(box((_INNER, height), _CORNER, theme.card_low, theme.card, Rim(theme.gold, 4)), (_GAP, top))
    frame = Image.new("L", board.size, 0)
    ImageDraw.Draw(frame).rounded_rectangle((0, 0, board.width - 1, board.height - 1), 20, fill=255)
    picture.paste(board, (_GAP + _GAP // 2 + 1, top + _GAP // 2), frame)
    draw, room, y = ImageDraw.Draw(picture), _WIDTH - _BESIDE - 2 * _GAP, top + 52
    put_text(draw, (_BESIDE, y), turn.heading, Lettering(_TURN_HEADING, theme.gold, room))
    y += 74
    for side, name in ((Side.ORANGE, turn.orange), (Side.GRAY, turn.gray)):
        moves, x = turn.mover is side, _BESIDE + 82
        portrait(theme.coat(side), 66, Face.HAPPY if moves else Face.IDLE).paste_on(
            picture, (_BESIDE + 34, y)
        )
        colour = theme.gold if moves else theme.letters
        put_name(picture, (x, y - 20 * moves), name, Lettering(_SMALL_NAMES, colour, room - 82), theme)
        if moves:
            paw(theme.gold, _PAW).paste_on(picture, (_BESIDE + 10, y + 26))
            put_text(draw, (x, y + 22), turn.turn, Lettering(_LINES, theme.letters, room - 82))
        y += 96
    put_text(draw, (_BESIDE, y - 4), turn.swing, Lettering(_LINES, theme.letters, room))


def _draw_solvers(picture: Image.Image, theme: Theme, scene: WeekScene, top: int) -> None:
    """The names of those who solved every daily puzzle; of many, the number of the rest."""
    picture.paste(box((_INNER, _STRIP), _CORNER, theme.card_low, theme.card), (_GAP, top))
    icon("puzzle", 68).paste_on(picture, (_PORTRAIT_X - 14, top + _STRIP // 2))
    draw, left = ImageDraw.Draw(picture), _NAME_X - 20
    put_text(draw, (left, top + 30), scene.heading, Lettering(_LABEL_SIZES, theme.dim, _INNER - left - _GAP))
    named = scene.solvers[:_NAMED]
    room = (_INNER - left - 80) // len(named)
    for name in named:
        how = Lettering(_SMALL_NAMES, theme.letters, room - 30)
        width = put_name(picture, (left, top + 70), name, how, theme)
        left += width + 30
    if more := len(scene.solvers) - len(named):
        draw.text((left, top + 70), f"+{more}", theme.gold, title_font(34), anchor="lm")
