"""The pictures of a knockout: rounds as columns, ties as boxes of two names, whoever won on a signpost to the next round.

A picture has three columns and sixteen players at most: with more, a phone would show letters of less than twelve points. The last of
four rounds stands between the two boxes that lead to it, where there is room. A larger knockout has several pictures: its last four
rounds first, then the parts that lead there, which have letters: two for 32 players, four for 64.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_uppercase
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderer.cards.plates import Rim, plate, put, signpost
from renderer.cards.podium import titled
from renderer.files.png import few_colours_png
from renderer.sprites.cats import Face
from renderer.sprites.icons import icon
from renderer.sprites.letters import Lettering, put_text, title_font
from renderer.sprites.names import put_name
from renderer.sprites.players.likenesses import PLAIN, Likeness
from renderer.sprites.players.portraits import portrait_of
from renderer.sprites.sprite import Pixel
from renderer.sprites.theme import COSY, Theme

_WIDTH: Final = 900
_GAP: Final = 12
#: The most rounds in one picture, and columns; and the ties of the first of so many rounds.
_ROUNDS, _COLUMNS, _TIES = 4, 3, 8
#: The line with the rounds' names.
_HEADS: Final = 52
_HEAD_SIZES: Final = (28, 26, 24, 22, 20, 18)
#: The height for each tie of the first round, and the least of all together: the winner stands above the final.
_SLOT: Final = 124
_LEAST: Final = 384
#: Between two columns; how far the tip of a signpost reaches into that.
_BETWEEN: Final = 40
_TIP: Final = 16
#: One player's half of a box: its height, its corner, and how far its middle is from the box's.
_HALF, _CORNER, _AWAY = 50, 12, 27
_NAME_SIZES: Final = (30, 28, 26, 24)
_INDENT: Final = 14
#: Each player's portrait, at the left of their half.
_PORTRAIT: Final = 42
#: The room for a score, and the sizes of its figures.
_SCORE_ROOM, _SCORE = 52, 32
#: The lines from box to box: that of who has won, and the others.
_WON_LINE, _LINE = 6, 4
#: How far the line to a tie between two others is from the left edge of their boxes.
_ASIDE: Final = 26
#: The winner's picture above the final, its crown, and how far it is from the box's right edge.
_CHAMPION, _CROWN, _FROM_RIGHT = 92, 52, 64
#: The strip beside the ties that a part leads to, and the disc with a part's letter.
_STRIP, _LETTER = 40, 30
_DOT: Final = 8
_SLEEP: Final = 34


class BracketTie(NamedTuple):
    """Two players of a knockout, the upper one first, and their scores; a name is empty while nobody knows whose it will be.

    ``winner`` is 0 or 1, or None while it is open. With a ``bye`` the winner has nobody to play. ``likenesses`` are their looks.
    """

    names: tuple[str, str] = ("", "")
    scores: tuple[str, str] = ("", "")
    winner: int | None = None
    bye: bool = False
    likenesses: tuple[Likeness, Likeness] = (PLAIN, PLAIN)


class BracketRound(NamedTuple):
    """A round by its name, and its ties from the top: twice as many as in the next round, where the winners of the first two meet first."""

    name: str
    ties: Sequence[BracketTie]


class BracketScene(NamedTuple):
    """A whole knockout: its title, its rounds from the first to the final, a word for a bye, and its winner's looks."""

    title: str
    rounds: Sequence[BracketRound]
    bye: str = ""
    server: str = ""
    champion: Likeness = PLAIN


class _BracketPart(NamedTuple):
    """The rounds in one picture, and the letters beside its first round: its own, or those of the parts that lead to it.

    ``last``: the last round is the final.
    """

    rounds: Sequence[BracketRound]
    letters: str = ""
    last: bool = False


def draw_bracket(scene: BracketScene, theme: Theme = COSY) -> list[bytes]:
    """PNGs of a knockout of two to 64 players: the one with the final, and then those of the parts that lead to it."""
    return [_draw_part(theme, scene, part) for part in _parts(scene.rounds)]


def _parts(rounds: Sequence[BracketRound]) -> Iterator[_BracketPart]:
    """The whole, if it is small; or the last rounds, and then the first rounds in parts."""
    if len(rounds) <= _ROUNDS:
        yield _BracketPart(rounds, last=True)
        return
    letters = ascii_uppercase[: len(rounds[0].ties) // _TIES]
    yield _BracketPart(rounds[-_ROUNDS:], letters, last=True)
    for number, letter in enumerate(letters):
        yield _BracketPart([_share(each, number, len(letters)) for each in rounds[:_ROUNDS]], letter)


def _share(whole: BracketRound, number: int, shares: int) -> BracketRound:
    """A round's ties in one of so many parts."""
    count = len(whole.ties) // shares
    return whole._replace(ties=whole.ties[number * count : (number + 1) * count])


def _slot(part: _BracketPart) -> int:
    """The height for each tie of a part's first round."""
    return max(_SLOT, _LEAST // len(part.rounds[0].ties))


def _height(part: _BracketPart) -> int:
    """The height of all of them together."""
    return _slot(part) * len(part.rounds[0].ties)


class _BracketGrid:
    """The places of a part's ties, in pixels."""

    def __init__(self, part: _BracketPart, bottom: int) -> None:
        self.slot, self.height = _slot(part), _height(part)
        self.top = bottom - self.height
        self.columns = min(len(part.rounds), _COLUMNS)
        self.left = _GAP + (_STRIP + _GAP if part.letters else 0)
        inner = _WIDTH - _GAP - self.left - _TIP
        self.box = (inner - (self.columns - 1) * _BETWEEN) // self.columns

    def tie(self, level: int, number: int) -> Pixel:
        """The left edge of a tie's box, and its middle from the top; the fourth round stands in the third's column."""
        x = self.left + min(level, self.columns - 1) * (self.box + _BETWEEN)
        return x, self.top + self.slot * (2 * number + 1) * 2**level // 2


def _draw_part(theme: Theme, scene: BracketScene, part: _BracketPart) -> bytes:
    """One of a knockout's pictures."""
    picture = titled(theme, scene.title, scene.server, _HEADS + _height(part) + _GAP)
    grid = _BracketGrid(part, picture.height - _GAP)
    _draw_letters(picture, theme, grid, part.letters)
    _draw_names_of_rounds(picture, theme, grid, part)
    _draw_lines(picture, theme, grid, part)
    for level, each in enumerate(part.rounds):
        for number, tie in enumerate(each.ties):
            _draw_tie(picture, theme, grid, tie, (grid.tie(level, number), scene.bye))
    final = part.rounds[-1].ties[0]
    if part.last and final.winner is not None:
        _draw_champion(picture, grid, part, scene.champion)
    return few_colours_png(picture)


def _draw_letters(picture: Image.Image, theme: Theme, grid: _BracketGrid, letters: str) -> None:
    """A strip for each letter, beside the ties of the first round that belong to it."""
    draw = ImageDraw.Draw(picture)
    for number, letter in enumerate(letters):
        height = grid.height // len(letters)
        top = grid.top + number * height
        put(picture, plate((_STRIP, height - _GAP), _CORNER, theme.binding_low), (_GAP, top + _GAP // 2))
        middle = _GAP + _STRIP // 2, top + height // 2
        draw.text(middle, letter, theme.letters, title_font(_LETTER), anchor="mm")


def _draw_names_of_rounds(picture: Image.Image, theme: Theme, grid: _BracketGrid, part: _BracketPart) -> None:
    """The rounds' names above their columns, and that of the fourth above its box, beside the winner."""
    for level, each in enumerate(part.rounds):
        x, y = grid.tie(level, 0)
        place, room = (x + _INDENT, grid.top - _GAP - _HEADS // 4), grid.box
        if level >= _COLUMNS:
            place = x + 2 * _ASIDE, y - _AWAY - _HALF // 2 - 2 * _GAP
            room -= 2 * _ASIDE + (_CHAMPION + _GAP if part.last else 0)
        put_text(ImageDraw.Draw(picture), place, each.name, Lettering(_HEAD_SIZES, theme.dim, room))


def _draw_lines(picture: Image.Image, theme: Theme, grid: _BracketGrid, part: _BracketPart) -> None:
    """The lines from ties to those that they lead to; that of who has won is thick and bright."""
    draw = ImageDraw.Draw(picture)
    for level, each in enumerate(part.rounds[:-1]):
        for number, tie in enumerate(each.ties):
            start, end = grid.tie(level, number), grid.tie(level + 1, number // 2)
            lower = number % 2
            line = _down(start, end) if level + 1 >= _COLUMNS else _across(grid, tie, start, (end, lower))
            won = tie.winner is not None
            draw.line(line, theme.gold if won else theme.slot_stitch, _WON_LINE if won else _LINE, "curve")


def _down(start: Pixel, end: Pixel) -> list[Pixel]:
    """A line to a box in the same column, from edge to edge."""
    x, half = start[0] + _ASIDE, (_AWAY + _HALF // 2) * (1 if start[1] < end[1] else -1)
    return [(x, start[1] + half), (x, end[1] - half)]


def _across(grid: _BracketGrid, tie: BracketTie, start: Pixel, to: tuple[Pixel, int]) -> list[Pixel]:
    """A line to the upper half, 0, or the lower one, 1, of a box in the next column."""
    (x, y), ((end_x, end_y), half) = start, to
    y += 0 if tie.winner is None else _half_from_middle(tie.winner)
    bend, end_y = end_x - (_BETWEEN - _TIP) // 2, end_y + _half_from_middle(half)
    return [(x + grid.box, y), (bend, y), (bend, end_y), (end_x, end_y)]


def _half_from_middle(half: int) -> int:
    """The distance of the middle of the upper half, 0, or of the lower one, 1, from that of its box; negative is up."""
    return _AWAY if half else -_AWAY


def _draw_tie(
    picture: Image.Image, theme: Theme, grid: _BracketGrid, tie: BracketTie, where: tuple[Pixel, str]
) -> None:
    """Two halves, one above the other; ``where``: the left edge and the middle of their box, and a word for a bye."""
    (x, y), bye = where
    for half in (0, 1):
        corner = x, y + _half_from_middle(half) - _HALF // 2
        if tie.winner == half:
            put(picture, signpost((grid.box, _HALF), _TIP, _CORNER, theme.win), corner)
            _write(picture, tie, half, corner, (theme.ink, grid.box, theme))
        elif tie.bye:
            _draw_bye(picture, theme, bye, corner, grid.box)
        elif not tie.names[half]:
            _draw_to_come(picture, theme, corner, grid.box)
        else:
            open_still = tie.winner is None
            ground = theme.binding_low if open_still else theme.card_low
            put(picture, plate((grid.box, _HALF), _CORNER, ground), corner)
            colour = theme.letters if open_still else theme.dim
            _write(picture, tie, half, corner, (colour, grid.box, theme))


def _write(
    picture: Image.Image, tie: BracketTie, half: int, corner: Pixel, how: tuple[str, int, Theme]
) -> None:
    """A player's portrait, name and score on their half of a box; ``how``: the letters' colour, the box's width, the theme."""
    (x, y), (colour, width, theme) = corner, how
    middle, score = y + _HALF // 2, tie.scores[half]
    portrait = portrait_of(tie.likenesses[half], _PORTRAIT, _face(tie, half))
    portrait.paste_on(picture, (x + _HALF // 2, middle))
    left = x + _HALF
    room = x + width - _INDENT - left - (_SCORE_ROOM if score else 0)
    put_name(picture, (left, middle), tie.names[half], Lettering(_NAME_SIZES, colour, room), theme)
    end = x + width - _INDENT, middle
    ImageDraw.Draw(picture).text(end, score, colour, title_font(_SCORE), anchor="rm")


def _face(tie: BracketTie, half: int) -> Face:
    """The face of a player: happy after a win, asleep after a loss."""
    if tie.winner is None:
        return Face.IDLE
    return Face.HAPPY if tie.winner == half else Face.ASLEEP


def _draw_bye(picture: Image.Image, theme: Theme, bye: str, corner: Pixel, width: int) -> None:
    """A sleeper and a word: there is nobody to play."""
    x, middle = corner[0], corner[1] + _HALF // 2
    icon("sleep", _SLEEP).paste_on(picture, (x + _INDENT + _SLEEP // 2, middle))
    left = x + _INDENT + _SLEEP + _GAP
    how = Lettering(_NAME_SIZES, theme.dim, x + width - _INDENT - left)
    put_text(ImageDraw.Draw(picture), (left, middle), bye, how)


def _draw_to_come(picture: Image.Image, theme: Theme, corner: Pixel, width: int) -> None:
    """An empty place with three dots: nobody knows yet whose it will be."""
    rim = Rim(theme.slot_stitch, 3)
    put(picture, plate((width, _HALF), _CORNER, theme.card, rim), corner)
    x, y = corner[0] + _INDENT, corner[1] + (_HALF - _DOT) // 2
    for number in range(3):
        put(picture, plate((_DOT, _DOT), _DOT // 2, theme.dim), (x + number * 2 * _DOT, y))


def _draw_champion(picture: Image.Image, grid: _BracketGrid, part: _BracketPart, likeness: Likeness) -> None:
    """The winner of the final in a crown, above its box or, where the lower half has won, below it: next to their name."""
    x, y = grid.tie(len(part.rounds) - 1, 0)
    half = part.rounds[-1].ties[0].winner or 0
    away = _AWAY + _HALF // 2 + _CHAMPION // 2
    middle = x + grid.box - _FROM_RIGHT, y + away + _CROWN // 2 if half else y - away
    portrait_of(likeness, _CHAMPION, Face.HAPPY).paste_on(picture, middle)
    icon("crown", _CROWN).paste_on(picture, (middle[0], middle[1] - _CHAMPION // 2))
