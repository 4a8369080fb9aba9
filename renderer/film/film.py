"""A whole game as one animation, written turn by turn, so that its pictures are never all in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, takewhile
from typing import Final, NamedTuple

from PIL import Image

from game import Played, Position, Turn
from renderer.board.board import compose
from renderer.board.layout import layout_of
from renderer.board.scene import scene
from renderer.files.gif import GifFile
from renderer.film.motion import MOVING, motion_frames
from renderer.sprites.palette import index
from renderer.sprites.theme import theme_of

#: Milliseconds that the board after a turn and the last board are shown.
_STANDING, _LAST = 700, 4000


class _Cut(NamedTuple):
    """A film's width, in pixels; 3 for ``every`` keeps every third moving frame, None keeps none."""

    width: int
    every: int | None


#: From the finest to one in which some 370 turns take 8 MiB; no match has more than 300.
_CUTS: Final = (_Cut(512, 2), _Cut(384, 2), _Cut(384, 4), _Cut(256, 4), _Cut(256, None))


class _Game(NamedTuple):
    """The game that a film shows; ``over``: nobody is to move at its end."""

    start: Position
    turns: Sequence[Turn]
    over: bool


class FilmTooLarge(Exception):
    """Not even the smallest film of a game fits into the bytes allowed."""


def draw_film(
    start: Position,
    turns: Sequence[Turn],
    limit: int,
    progress: Callable[[int], None] = lambda _: None,
    *,
    over: bool = False,
) -> bytes:
    """A GIF of a game, in the finest cut that takes no more than ``limit`` bytes; FilmTooLarge if there is none.

    ``progress`` is called with the number of each turn as it is drawn, again from the first for each smaller cut.
    ``over``: nobody is to move at the end, whatever the position says.
    """
    for cut in _CUTS:
        film = _written(_Game(start, turns, over), cut, limit, progress)
        if film is not None:
            return film
    raise FilmTooLarge(len(turns))


def _written(game: _Game, cut: _Cut, limit: int, progress: Callable[[int], None]) -> bytes | None:
    """The film in one cut; None as soon as it has grown too large."""
    file = GifFile()
    for picture, duration in _frames(game, cut, progress):
        file.add(picture, duration)
        if file.size > limit:
            return None
    return file.done()


def _frames(game: _Game, cut: _Cut, progress: Callable[[int], None]) -> Iterator[tuple[Image.Image, int]]:
    """The pictures, with how long each is shown: first the end, for clients that don't animate, then turn by turn."""
    theme, layout = theme_of(game.start.edition), layout_of(cut.width)
    played = list(_played(game.start, game.turns))
    last = (played[-1].position, played[-1].events) if played else (game.start, ())
    end = index(compose(scene(*last, over=game.over), theme, layout), theme)
    yield end, MOVING
    yield index(compose(scene(game.start), theme, layout), theme), _STANDING
    for number, turn in enumerate(played, 1):
        progress(number)
        frames = motion_frames(turn, theme, layout)
        result = next(frames)
        if cut.every:
            # Its last frame is the first again. One at a time: together they would take 30 MiB.
            moving = takewhile(lambda frame: frame is not result, frames)  # noqa: B023
            for frame in islice(moving, 0, None, cut.every):
                yield index(frame, theme), MOVING * cut.every
        if number < len(played):
            yield index(result, theme), _STANDING
    if played:
        yield end, _LAST


def _played(start: Position, turns: Sequence[Turn]) -> Iterator[Played]:
    position = start
    for turn in turns:
        yield (played := position.play(turn))
        position = played.position
