"""Sheets to look at: every interesting state, and boards as people with other colour vision see them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from game import Edition, Kind, Position, Side, parse_square
from renderer.board.board import compose, draw_board
from renderer.board.layout import layout_of
from renderer.board.scene import Captions, Choices, Finish, Manner, NameTag, Scene, Tally, scene
from renderer.cards.card_sheet import card_sheet
from renderer.cards.week import WEEK_BOARD
from renderer.film.film import FilmWords, draw_film
from renderer.film.motion import motion_frames
from renderer.sprites.cats import Face, sprite
from renderer.sprites.ghosts import ghost_sprite
from renderer.sprites.icons import icon, paw, yarn
from renderer.sprites.letters import font
from renderer.sprites.theme import SPOOKY, THEMES, Theme, theme_of

#: Tiles are as wide as a phone shows a board.
_TILE: Final = 350
_HIGH: Final = 290
_LABEL: Final = 30
_COLUMNS: Final = 4
#: The states of the gallery: what they show, the position, and the turn. "?" leaves what graduates open, "~" is a preview,
#: "%" leaves open where the ghost enters.
STATES: Final = (
    ("the start", "6/6/6/6/6/6 o 0/0 -/- classic", ""),
    ("boops", "k4c/2k3/1k2CK/5K/K2kc1/6 o 3/2 -/- classic", "c3"),
    ("off the bed, held, won't budge", "5c/4C1/2k2K/k1kK2/1Kc2k/6 o 2/3 -/- classic", "b3"),
    ("the same before it is played", "5c/4C1/2k2K/k1kK2/1Kc2k/6 o 2/3 -/- classic", "b3 ~"),
    ("held from behind", "6/6/2k3/2K1k1/6/6 o 0/0 -/- classic", "c2"),
    ("growing up", "6/6/4k1/KK4/6/6 o 0/0 -/- classic", "c3"),
    ("a choice of lines", "6/2K2c/2K1k1/KK1KK1/4k1/1c4 o 1/2 -/- classic", "c3 ?"),
    ("lines or pieces", "1K4/2KKK1/3K2/3KK1/6/6 o 0/0 -/- classic", "c3 ?"),
    ("eight on the bed", "K1K1K1/6/2k3/K1K1K1/6/5C o 1/0 -/- classic", "b1 ?"),
    ("a cat taken up", "K1K1K1/6/2k3/K1K1K1/6/5C o 1/0 -/- classic", "b1 =f1"),
    ("a full bed", "kC1c1K/1k1K1c/K1c2C/2k2C/c1C3/6 o 4/4 -/- classic", ""),
    ("three cats would win", "5k/1c1k2/1CC3/k3K1/2k1K1/1k4 o 3/2 -/- classic", "C@d4 ~"),
    ("three cats win", "5k/1c1k2/1CC3/k3K1/2k1K1/1k4 o 3/2 -/- classic", "C@d4"),
    ("eight cats win", "C1C1C1/6/C1C1C1/6/2kkk1/C5 o 8/0 -/- classic", "C@f1"),
    ("kittens win", "6/1k4/4k1/KK4/5k/1k4 o 0/0 -/- kittens", "c3"),
    ("a ghost drifts in", "6/6/3k2/6/1K4/6 o 0/0 -/- ghost", "e2 g a34"),
    ("where it may", "2K3/5c/1k1c2/4k1/1K2k1/6 o 1/2 -/cd4s ghost", "d2 %"),
    ("a ghost glides", "6/6/6/6/1kK3/6 o 0/0 bc1n/- ghost", "f6"),
    ("BOOO!", "2K3/5c/1kkc2/4k1/1K4/5K o 1/2 bc3n/d23w ghost", "e2"),
    ("scared off the bed", "6/6/6/6/kkkcK1/6 o 0/1 bc1n/ef5s ghost", "a6"),
    ("through the other", "6/6/6/2k3/6/6 o 0/0 bc1n/bc2s ghost", "f6"),
    ("a ghost goes home", "6/6/2c3/6/1K4/6 o 0/1 bc6n/a23e ghost", "d3"),
)

_TALLIES: Final = (Tally(31, 6, 3), Tally(24, 4, 2))
_PLAYERS: Final = NameTag("Zoë", 1540), NameTag("Bartholomew", 1482)
_CAPTIONS: Final = Captions("27 turns", ("boops", "boops"), "falls", "grown")
#: The other ends of a match.
FINISHES: Final = (
    (
        "a draw",
        Finish(
            Manner.DRAWN,
            None,
            300,
            _TALLIES,
            _PLAYERS,
            _CAPTIONS._replace(turns="300 turns"),
            "A draw after 300 turns",
        ),
    ),
    (
        "given up",
        Finish(
            Manner.RESIGNED, Side.GRAY, 27, _TALLIES, _PLAYERS, _CAPTIONS, "Bartholomew wins: Zoë gave up"
        ),
    ),
    ("time was up", Finish(Manner.CLAIMED, Side.ORANGE, 9, players=(NameTag("नमस्ते"), NameTag("Bob")))),
    ("called off", Finish(Manner.CALLED_OFF, None, 1)),
)
_FINISHED: Final = "5c/4C1/2k2K/k1kK2/1Kc2k/6 o 2/3 -/- classic"


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
    position = Position.parse(_FINISHED)
    theme = theme_of(position.edition)
    finished = [State(label, scene(position, finish=finish), theme) for label, finish in FINISHES]
    return [*(_state(*state) for state in STATES), *finished]


def _state(label: str, position: str, turn: str) -> State:
    before = Position.parse(position)
    theme = theme_of(before.edition)
    if not turn:
        return State(label, scene(before), theme)
    if turn.endswith(("?", "%")):
        begun = before.place(Kind.KITTEN, parse_square(turn[:2]))
        choices = Choices(begun.graduations) if turn.endswith("?") else Choices(entries=begun.entries)
        return State(label, scene(begun.board(), begun.events, choices, preview=True), theme)
    played = before.play(before.parse_turn(turn.removesuffix("~").strip()))
    shown = scene(played.position, played.events, preview=turn.endswith("~"))
    if shown.finish:
        told = replace(
            shown.finish,
            turns=27,
            tally=_TALLIES,
            players=_PLAYERS,
            captions=_CAPTIONS,
            headline="Zoë wins: three in a line!",
        )
        shown = replace(shown, finish=told)
    return State(label, shown, theme)


def sample_film() -> bytes:
    """A GIF of a short classic game."""
    start = position = Position.start(Edition.CLASSIC)
    turns = []
    for text in _GAME.split():
        turns.append(position.parse_turn(text))
        position = position.after(turns[-1])
    words = FilmWords("Boop", f"{_PLAYERS[1].name} wins! Three cats in a line.")
    return draw_film(start, turns, _FILM_BYTES, players=_PLAYERS, words=words)


def cards() -> Image.Image:
    """The sheet of cards, two of which have a board."""
    before = Position.parse("6/4k1/6/2Kk2/1k1K2/6 g 0/0 -/- classic")
    played = before.play(before.parse_turn("c4"))
    return card_sheet(draw_board(played.position, played.events, width=WEEK_BOARD), draw_board(before))


def gallery() -> Image.Image:
    """Every face, every state, both themes and a film strip, on one sheet."""
    boards = [(compose(state.shown, state.theme, layout_of(_TILE)), state.label) for state in states()]
    return _sheet([*_faces(), *boards, *_film()], _COLUMNS)


def _faces() -> list[LabelledPicture]:
    """Each theme's kittens, cats and ghosts, with every face."""
    tiles = []
    for theme in THEMES:
        picture = Image.new("RGB", (_TILE, _HIGH), theme.cloths[0][0])
        size = _HIGH // 4
        for row, (side, kind) in enumerate(product(Side, Kind)):
            for column, face in enumerate(Face):
                middle = (size // 2 + column * size, size // 2 + row * size)
                sprite(theme.coat(side), kind, face, size - 4).paste_on(picture, middle)
        for row, side in enumerate(Side):
            middle = (_TILE - size // 2 + 4, size + row * 2 * size)
            ghost_sprite(theme, theme.coat(side), size - 16).paste_on(picture, middle)
        tiles.append((picture, f"{theme.name}: {', '.join(face.value for face in Face)}"))
    return tiles


def close_up(theme: Theme) -> Image.Image:
    """The details that are small on a board, but whose colours must not be lost from its palette: jewels, mouths, yarn."""
    picture = Image.new("RGB", (layout_of().width, layout_of().height), theme.cloths[0][0])
    for row, side in enumerate(Side):
        where = 160, 210 + row * 420
        ghost_sprite(theme, theme.coat(side), 220, shout=theme is SPOOKY).paste_on(picture, where)
    for number, name in enumerate(("crown", "boop", "grown", "flag", "fall", "hourglass")):
        icon(name, 150).paste_on(picture, (420 + number % 3 * 210, 110 + number // 3 * 180))
    for number, (colour, thread) in enumerate(theme.yarns):
        yarn(colour, thread, 130).paste_on(picture, (380 + number * 135, 460))
        paw(colour, 110).paste_on(picture, (380 + number * 135, 620))
    return picture


def _film() -> list[LabelledPicture]:
    """Every other frame of one boop."""
    before = Position.parse("6/6/2k3/3K2/6/k5 o 0/0 -/- classic")
    played = before.play(before.parse_turn("b3"))
    frames = list(motion_frames(played, theme_of(before.edition), layout_of(_TILE)))[1::2]
    return [(frame, f"a turn moves: {number}") for number, frame in enumerate(frames, 1)]


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
    """A full board of each theme and a win, for five kinds of colour vision."""
    chosen = [state for state in states() if state.label in {"boops", "BOOO!", "three cats win"}]
    tiles = [
        (seen_by(compose(state.shown, state.theme, layout_of(_TILE)), eyes), f"{state.theme.name}: {eyes}")
        for state in chosen
        for eyes in EYES
    ]
    return _sheet(tiles, len(EYES))


def _sheet(tiles: Sequence[LabelledPicture], columns: int) -> Image.Image:
    rows = -(-len(tiles) // columns)
    sheet = Image.new("RGB", (columns * _TILE, rows * (_HIGH + _LABEL)), "#FFFFFF")
    label_font = font(18)
    for number, (picture, label) in enumerate(tiles):
        left, top = number % columns * _TILE, number // columns * (_HIGH + _LABEL)
        sheet.paste(picture, (left, top))
        middle = (left + _TILE // 2, top + _HIGH + _LABEL // 2)
        ImageDraw.Draw(sheet).text(middle, label, fill="#222222", font=label_font, anchor="mm")
    return sheet
