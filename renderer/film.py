"""A whole game as one animation, written turn by turn, so that its pictures are never all in memory."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from PIL import GifImagePlugin, Image, ImageChops

from game import Played, Position, Turn
from renderer.board import compose
from renderer.layout import Layout
from renderer.motion import motion_frames
from renderer.palette import index
from renderer.scene import scene
from renderer.theme import theme_of

#: Milliseconds that a moving frame, the board after a turn, and the last board are shown.
_MOVING, _STANDING, _LAST = 70, 700, 4000
_END: Final = b";"


class _Cut(NamedTuple):
    """A film's size, in pixels on a side; 3 for ``every`` keeps every third moving frame, None keeps none."""

    size: int
    every: int | None


#: From the finest to one in which some 370 turns take 8 MiB; no match has more than 300.
_CUTS: Final = (_Cut(512, 1), _Cut(384, 1), _Cut(384, 3), _Cut(256, 3), _Cut(256, None))


class _Game(NamedTuple):
    """What a film shows; ``over``: nobody is to move at its end."""

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
    file = io.BytesIO()
    shown: Image.Image | None = None
    for picture, duration in _frames(game, cut, progress):
        if shown is None:
            header, _ = GifImagePlugin.getheader(picture, info={"duration": duration})
            file.write(b"".join(header))
        _add(file, shown, picture, duration)
        shown = picture
        if file.tell() > limit:
            return None
    file.write(_END)
    return file.getvalue()


def _frames(game: _Game, cut: _Cut, progress: Callable[[int], None]) -> Iterator[tuple[Image.Image, int]]:
    """The pictures, with how long each is shown: first the end, for clients that don't animate, then turn by turn."""
    theme, layout = theme_of(game.start.edition), Layout(cut.size)
    played = list(_played(game.start, game.turns))
    last = (played[-1].position, played[-1].events) if played else (game.start, ())
    end = index(compose(scene(*last, over=game.over), theme, layout), theme)
    yield end, _MOVING
    yield index(compose(scene(game.start), theme, layout), theme), _STANDING
    for number, turn in enumerate(played, 1):
        progress(number)
        _, *moving, result = motion_frames(turn, theme, layout)
        if cut.every:
            for frame in moving[:: cut.every]:
                yield index(frame, theme), _MOVING * cut.every
        if number < len(played):
            yield index(result, theme), _STANDING
    if played:
        yield end, _LAST


def _played(start: Position, turns: Sequence[Turn]) -> Iterator[Played]:
    position = start
    for turn in turns:
        yield (played := position.play(turn))
        position = played.position


def _add(file: io.BytesIO, shown: Image.Image | None, picture: Image.Image, duration: int) -> None:
    """Write one frame: only the part in which it differs from the one before."""
    box = ImageChops.difference(shown, picture).getbbox() if shown else (0, 0, *picture.size)
    # A frame without any change is still shown for its time.
    left, top, right, bottom = box or (0, 0, 1, 1)
    part = picture.crop((left, top, right, bottom))
    file.write(b"".join(GifImagePlugin.getdata(part, (left, top), duration=duration, disposal=1)))
