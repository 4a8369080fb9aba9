"""The poster of a contest that is announced: what it is and where, what there is to win, the cats that have joined so far, and when and how to join them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from game import Edition, Kind, Side
from renderer.cards.plates import Rim, plate, put
from renderer.cards.podium import titled
from renderer.files.png import few_colours_png
from renderer.sprites.cats import Face
from renderer.sprites.cats import sprite as piece_sprite
from renderer.sprites.icons import icon, medal
from renderer.sprites.letters import Lettering, put_text, title_font, writable
from renderer.sprites.players.likenesses import Likeness
from renderer.sprites.sprite import Pixel
from renderer.sprites.theme import Theme, theme_of

_WIDTH, _GAP = 900, 12
#: The stage below the titles: its height, its corner, and how high the floor of the back row and of the front row is above its end.
_STAGE, _CORNER = 344, 28
_FLOORS: Final = (132, 24)
#: The pedestal in the middle: its width, its heights for the prize, and the size of that.
_PEDESTAL: Final = (176, 148)
_PEDESTAL_TOP, _PRIZE, _MEDAL = 18, 148, 84
#: A cat's size and the distance to the next; how far from the middle the first ones sit, in the back row and in the front row.
_CAT, _STEP = 112, 116
_BESIDE: Final = (150, 208)
#: So many sit on each side of the pedestal, in the back row and in the front row.
_EACH_SIDE: Final = (3, 2)
#: A place for somebody who is still to come: its size, corner and line.
_PLACE: Final = (92, 28)
_PLACE_LINE: Final = 3
#: The figure that says how many more there are, and the one on a place for somebody.
_MORE, _WHO = 40, 48
#: The kittens that wait while nobody has joined.
_KITTEN: Final = 124
#: The strip below: its height, its line; and how far down its three lines are, with the sizes of their letters.
_STRIP, _LINE = 172, 4
_WHEN: Final = (42, (44, 40, 36, 32, 28))
_TERMS: Final = (91, (32, 30, 28, 26, 24))
_HOW: Final = (136, (32, 30, 28, 26, 24))

#: So many cats there are at most in the picture.
_MOST: Final = 2 * sum(_EACH_SIDE)


class Prize(Enum):
    """The prizes: a trophy or, of an evening of quick games, the flame that whoever wins on and on has."""

    TROPHY = "trophy"
    FLAME = "flame"


class PosterScene(NamedTuple):
    """A contest that is announced: its title, its prize, those who have joined, and how many it needs to begin.

    ``facts`` say what is played and where, ``when`` that it begins then, ``terms`` how much time there is, and ``how`` one joins.
    """

    title: str
    prize: Prize
    joined: Sequence[Likeness]
    needed: int
    edition: Edition = Edition.CLASSIC
    facts: str = ""
    when: str = ""
    terms: str = ""
    how: str = ""


def draw_poster(scene: PosterScene) -> bytes:
    """A PNG of the poster of a contest."""
    theme = theme_of(scene.edition)
    strip = _STRIP + _GAP if writable(scene.when) or writable(scene.how) else 0
    picture = titled(theme, scene.facts, scene.title, _STAGE + _GAP + strip)
    bottom = picture.height - _GAP - strip
    put(picture, plate((_WIDTH - 2 * _GAP, _STAGE), _CORNER, theme.card_low), (_GAP, bottom - _STAGE))
    _draw_pedestal(picture, theme, scene.prize, bottom)
    for number, foot in enumerate(_feet(bottom)):
        if number < len(scene.joined):
            middle = foot[0], foot[1] - _CAT // 2
            coat = scene.joined[number].coat
            piece_sprite(coat, Kind.CAT, Face.HAPPY, _CAT).paste_on(picture, middle)
        elif number < scene.needed:
            _draw_place(picture, theme, foot)
    if not scene.joined:
        _draw_kittens(picture, theme, bottom)
    if strip:
        _draw_strip(picture, theme, scene)
    if (more := len(scene.joined) - _MOST) > 0:
        where = _WIDTH - 3 * _GAP, bottom - _STAGE + 2 * _GAP
        ImageDraw.Draw(picture).text(where, f"+{more}", theme.gold, title_font(_MORE), anchor="rt")
    return few_colours_png(picture)


def _feet(bottom: int) -> Iterator[Pixel]:
    """The places of the cats, by the middle of their feet: from the pedestal outwards, on both sides in turn, the front row first."""
    for row in (1, 0):
        for out in range(_EACH_SIDE[row]):
            for sign in (-1, 1):
                yield _WIDTH // 2 + sign * (_BESIDE[row] + out * _STEP), bottom - _FLOORS[row]


def _draw_pedestal(picture: Image.Image, theme: Theme, prize: Prize, bottom: int) -> None:
    """The pedestal of the first, with what there is to win."""
    (width, height), middle = _PEDESTAL, _WIDTH // 2
    left, top = middle - width // 2, bottom - _FLOORS[1] - height
    put(picture, plate((width, height), 22, theme.binding_low, Rim(theme.medals[0][1], 5)), (left, top))
    put(picture, plate((width, _PEDESTAL_TOP), 8, theme.medals[0][0]), (left, top))
    medal(1, _MEDAL).paste_on(picture, (middle, top + (_PEDESTAL_TOP + height) // 2))
    icon(prize.value, _PRIZE).paste_on(picture, (middle, top - _PRIZE // 2 + _PEDESTAL_TOP // 2))


def _draw_place(picture: Image.Image, theme: Theme, foot: Pixel) -> None:
    """A cushion for somebody who is still to come: who will it be?"""
    size, corner = _PLACE
    rim = Rim(theme.dim, _PLACE_LINE)
    put(picture, plate((size, size), corner, theme.card_low, rim), (foot[0] - size // 2, foot[1] - size))
    middle = foot[0], foot[1] - size // 2
    ImageDraw.Draw(picture).text(middle, "?", theme.dim, title_font(_WHO), anchor="mm")


def _draw_kittens(picture: Image.Image, theme: Theme, bottom: int) -> None:
    """A kitten of each side in the back row: nobody has joined, and the prize is not alone."""
    y = bottom - _FLOORS[0] - _KITTEN // 2
    for side, sign in ((Side.ORANGE, -1), (Side.GRAY, 1)):
        middle = _WIDTH // 2 + sign * _BESIDE[0], y
        piece_sprite(theme.coat(side), Kind.KITTEN, Face.HAPPY, _KITTEN).paste_on(picture, middle)


def _draw_strip(picture: Image.Image, theme: Theme, scene: PosterScene) -> None:
    """The strip at the end, with when it begins, how much time there is, and how one joins."""
    size, top = (_WIDTH - 2 * _GAP, _STRIP), picture.height - _GAP - _STRIP
    put(picture, plate(size, _CORNER, theme.card_low, Rim(theme.gold, _LINE)), (_GAP, top))
    lines = (
        (scene.when, _WHEN, theme.gold),
        (scene.terms, _TERMS, theme.letters),
        (scene.how, _HOW, theme.letters),
    )
    for text, (down, sizes), colour in lines:
        how = Lettering(sizes, colour, size[0] - 4 * _GAP, "mm")
        put_text(ImageDraw.Draw(picture), (_WIDTH // 2, top + down), text, how)
