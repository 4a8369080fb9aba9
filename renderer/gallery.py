"""Sheets to look at: every interesting state, and boards as people with other colour vision see them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple, TypeAlias

import font_hanken_grotesk
from PIL import Image, ImageDraw, ImageFont

from game import Edition, Kind, Position, Side, parse_square
from renderer.board import compose
from renderer.cats import Face, sprite
from renderer.film import draw_film
from renderer.layout import Layout
from renderer.motion import motion_frames
from renderer.scene import Scene, scene
from renderer.theme import THEMES, Theme, theme_of

_TILE: Final = 320
_LABEL: Final = 30
_COLUMNS: Final = 4
#: The states of the gallery: what they show, the position, and the turn; "?" leaves what graduates open.
STATES: Final = (
    ("the start", "6/6/6/6/6/6 o 0/0 -/- classic", ""),
    ("boops", "k4c/2k3/1k2CK/5K/K2kc1/6 o 3/2 -/- classic", "c3"),
    ("off the bed", "6/6/6/6/1K4/k1k3 o 0/0 -/- classic", "b1"),
    ("held from behind", "6/6/2k3/2K1k1/6/6 o 0/0 -/- classic", "c2"),
    ("a cat before a kitten", "6/6/6/2c1k1/6/6 o 1/1 -/- classic", "K@d3"),
    ("growing up", "6/6/4k1/KK4/6/6 o 0/0 -/- classic", "c3"),
    ("a choice of lines", "6/2K3/2K3/KK1KK1/6/6 o 0/0 -/- classic", "c3 ?"),
    ("eight on the bed", "K1K1K1/6/2k3/K1K1K1/6/5C o 1/0 -/- classic", "b1 ?"),
    ("a cat taken up", "K1K1K1/6/2k3/K1K1K1/6/5C o 1/0 -/- classic", "b1 =f1"),
    ("three cats win", "6/6/3k2/1CC3/6/2c3 o 3/1 -/- classic", "C@d3"),
    ("eight cats win", "C1C1C1/6/C1C1C1/6/2kkk1/C5 o 8/0 -/- classic", "C@f1"),
    ("a full bed", "kC1c1K/1k1K1c/K1c2C/2k2C/c1C3/6 o 4/4 -/- classic", ""),
    ("kittens win", "6/6/4k1/KK4/6/6 o 0/0 -/- kittens", "c3"),
    ("a ghost drifts in", "6/6/3k2/6/1K4/6 o 0/0 -/- ghost", "e2 g a34"),
    ("a ghost glides", "6/6/6/6/1kK3/6 o 0/0 bc1n/- ghost", "f6"),
    ("BOOO!", "6/6/6/6/kkkcK1/6 o 0/1 bc1n/ef5s ghost", "a6"),
    ("through the other", "6/6/6/2k3/6/6 o 0/0 bc1n/bc2s ghost", "f6"),
    ("a ghost goes home", "6/6/2c3/6/1K4/6 o 0/1 bc6n/a23e ghost", "d3"),
)


#: A short game to its end, for the film of the README, and the bytes that it may take.
_GAME: Final = "e6 c5 f3 c3 a5 b4 a2 a3 a5 b4=b4c5d6 f2 C@c2 b1 C@d3 c3 C@e4"  # three cats in line
_FILM_BYTES: Final = 1_000_000


class State(NamedTuple):
    """A board of the gallery and its label."""

    label: str
    shown: Scene
    theme: Theme


#: A picture and what is written under it.
LabelledPicture: TypeAlias = tuple[Image.Image, str]


def states() -> list[State]:
    """The boards of the gallery."""
    return [_state(*state) for state in STATES]


def _state(label: str, position: str, turn: str) -> State:
    before = Position.parse(position)
    theme = theme_of(before.edition)
    if not turn:
        return State(label, scene(before), theme)
    if turn.endswith("?"):
        begun = before.place(Kind.KITTEN, parse_square(turn[:2]))
        return State(label, scene(begun.board(), begun.events, begun.graduations), theme)
    played = before.play(before.parse_turn(turn))
    return State(label, scene(played.position, played.events), theme)


def sample_film() -> bytes:
    """A GIF of a short classic game."""
    start = position = Position.start(Edition.CLASSIC)
    turns = []
    for text in _GAME.split():
        turns.append(position.parse_turn(text))
        position = position.after(turns[-1])
    return draw_film(start, turns, _FILM_BYTES)


def gallery() -> Image.Image:
    """Every face, every state, both themes and a film strip, on one sheet."""
    boards = [(compose(state.shown, state.theme, Layout(_TILE)), state.label) for state in states()]
    return _sheet([*_faces(), *boards, *_film()], _COLUMNS)


def _faces() -> list[LabelledPicture]:
    """Each theme's kittens and cats, idle, booped and happy."""
    tiles = []
    for theme in THEMES:
        picture = Image.new("RGB", (_TILE, _TILE), theme.cloths[0][0])
        size = _TILE // 4
        for row, (side, kind) in enumerate(product(Side, Kind)):
            for column, face in enumerate(Face):
                middle = (size // 2 + 10 + column * (size + 20), size // 2 + row * size)
                sprite(theme.coat(side), kind, face, size).paste_on(picture, middle)
        tiles.append((picture, f"{theme.name}: idle, booped, happy"))
    return tiles


def _film() -> list[LabelledPicture]:
    """The frames of one boop."""
    before = Position.parse("6/6/2k3/3K2/6/k5 o 0/0 -/- classic")
    played = before.play(before.parse_turn("b3"))
    frames = motion_frames(played, theme_of(before.edition), Layout(_TILE))
    return [(frame, f"a turn moves: {number}") for number, frame in enumerate(frames)]


#: Kinds of colour vision: linear maps of red, green and blue, for full dichromacy.
#: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009).
EYES: Final = {
    "every colour": (1, 0, 0, 0, 1, 0, 0, 0, 1),
    "protanopia": (0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052),
    "deuteranopia": (0.367, 0.861, -0.228, 0.280, 0.673, 0.047, -0.012, 0.043, 0.969),
    "tritanopia": (1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304),
    "no colour": (0.299, 0.587, 0.114) * 3,
}


def seen_by(picture: Image.Image, eyes: str) -> Image.Image:
    """A picture as it looks to this kind of colour vision."""
    rows = EYES[eyes]
    matrix = (*rows[0:3], 0, *rows[3:6], 0, *rows[6:9], 0)
    return picture.convert("RGB").convert("RGB", matrix)


def colour_sheet() -> Image.Image:
    """A full board of each theme, for five kinds of colour vision."""
    chosen = [state for state in states() if state.label in {"boops", "BOOO!"}]
    tiles = [
        (seen_by(compose(state.shown, state.theme, Layout(_TILE)), eyes), f"{state.theme.name}: {eyes}")
        for state in chosen
        for eyes in EYES
    ]
    return _sheet(tiles, len(EYES))


def _sheet(tiles: Sequence[LabelledPicture], columns: int) -> Image.Image:
    rows = -(-len(tiles) // columns)
    sheet = Image.new("RGB", (columns * _TILE, rows * (_TILE + _LABEL)), "#FFFFFF")
    font = ImageFont.truetype(font_hanken_grotesk.HankenGroteskMedium, 18)
    for number, (picture, label) in enumerate(tiles):
        left, top = number % columns * _TILE, number // columns * (_TILE + _LABEL)
        sheet.paste(picture, (left, top))
        middle = (left + _TILE // 2, top + _TILE + _LABEL // 2)
        ImageDraw.Draw(sheet).text(middle, label, fill="#222222", font=font, anchor="mm")
    return sheet
