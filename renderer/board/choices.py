"""Draws what is still to choose, with the numbers of the menus: lines as tracks, single pieces, a ghost's entries."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from game import ENTRIES, Graduation, Square, entry_number
from renderer.board import marks
from renderer.board.layout import HEADINGS, Layout, between
from renderer.board.scene import Scene
from renderer.sprites.cats import outline
from renderer.sprites.pen import Point
from renderer.sprites.sprite import Layer
from renderer.sprites.theme import Theme

#: Where a track may run: so many half squares beside the middles of its squares; the first that is free.
_LANES: Final = (-0.86, 0.86, -1.14, 1.14, -0.58, 0.58)
#: How much before the middles of its outer squares a track ends, in half squares.
_SHORTER: Final = 0.30
#: Places of a number along its track, in half squares: the middle, or a little aside where two would meet.
_PLACES: Final = (0.0, -0.5, 0.5, -0.9, 0.9, -1.4, 1.4)
#: Lengths in a picture 1024 wide.
_BADGE: Final = 54
_PIECE_BADGE: Final = 50
_PIECE_BADGE_ASIDE: Final = (40, 38)
_DROP: Final = 54


class _Track(NamedTuple):
    """A line to choose: where its track is, and where its number, in pixels; the direction as a unit vector."""

    middle: tuple[int, int]
    number: tuple[int, int]
    ahead: Point
    far: float


def choice_layers(shown: Scene, theme: Theme, layout: Layout) -> Iterator[Layer]:
    """Each line's track, each single piece's outline, and above them all the numbers."""
    numbers: list[Layer] = []
    tracks = _tracks(shown.choices.graduations, layout)
    for number, choice in enumerate(shown.choices.graduations, 1):
        if len(choice) == 1:
            piece = shown.pieces[choice[0]]
            around = outline(theme.coat(piece.side), piece.kind, theme.gold, theme.ink, layout.square)
            yield around, layout.centre(choice[0])
            badge = marks.badge(theme, number, theme.gold, layout.scaled(_PIECE_BADGE))
            numbers.append((badge, _piece_badge(choice[0], layout)))
        else:
            track, colour = tracks[choice], theme.lanes[(number - 1) % len(theme.lanes)]
            yield marks.track(theme, track.ahead, track.far, colour, layout.square), track.middle
            numbers.append((marks.badge(theme, number, colour, layout.scaled(_BADGE)), track.number))
    yield from numbers
    yield from _entry_layers(shown, theme, layout)


def _piece_badge(square: Square, layout: Layout) -> tuple[int, int]:
    """The place of a single piece's number: at its lower right."""
    x, y = layout.centre(square)
    right, down = map(layout.scaled, _PIECE_BADGE_ASIDE)
    return x + right, y + down


def _tracks(choices: tuple[Graduation, ...], layout: Layout) -> dict[Graduation, _Track]:
    """A track for each line: in a lane that no other line over the same squares has, its number clear of the others."""
    tracks: dict[Graduation, _Track] = {}
    taken: set[tuple[int, float, tuple[int, int]]] = set()
    half = layout.square / 2
    numbers = [_piece_badge(choice[0], layout) for choice in choices if len(choice) == 1]
    for choice in choices:
        if len(choice) == 1:
            continue
        step = between(choice[0], choice[1])
        length = math.hypot(*step)
        ahead, across = (step[0] / length, -step[1] / length), (step[1] / length, step[0] / length)
        lane = next((lane for lane in _LANES if not _claims(choice, lane, step) & taken), _LANES[0])
        taken |= _claims(choice, lane, step)
        x, y = layout.centre(choice[1])
        middle = (round(x + across[0] * lane * half), round(y + across[1] * lane * half))
        places = [
            (round(middle[0] + ahead[0] * place * half), round(middle[1] + ahead[1] * place * half))
            for place in _PLACES
        ]
        clear = layout.scaled(_BADGE)
        number = next(
            (place for place in places if all(math.dist(place, other) >= clear for other in numbers)), middle
        )
        numbers.append(number)
        tracks[choice] = _Track(middle, number, ahead, 2 * length - _SHORTER)
    return tracks


def _claims(
    choice: Graduation, lane: float, step: tuple[int, int]
) -> set[tuple[int, float, tuple[int, int]]]:
    """The stretches that a line needs in a lane."""
    return set(product(choice, (lane,), (step,)))


def _entry_layers(shown: Scene, theme: Theme, layout: Layout) -> Iterator[Layer]:
    """Numbers on the binding at the ends of seams, where no coordinate is: each a drop that points the way in."""
    for stitch in shown.choices.entries:
        files, ranks = HEADINGS[ENTRIES[stitch].heading]
        chosen = stitch == shown.choices.entry
        drop = marks.drop(theme, entry_number(stitch), (files, -ranks), layout.scaled(_DROP), chosen=chosen)
        yield drop, layout.entry(stitch)
