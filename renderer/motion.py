"""A turn as a short animation: the piece drops in, neighbours are pushed, the ghost glides, kittens grow up.

Its first frame shows the result, as the last does, for clients that don't animate; it plays once.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from PIL import Image

from game import (
    Booped,
    Event,
    Fell,
    Ghost,
    GhostEntered,
    GhostLeft,
    GhostMoved,
    Graduated,
    Piece,
    Placed,
    Played,
    Scared,
    Side,
    Square,
    TakenUp,
)
from game.geometry import STITCH_SIDES
from renderer.board import HEADINGS, Layer, between, compose, ground, outwards
from renderer.cats import Face
from renderer.cats import sprite as piece_sprite
from renderer.ghosts import ghost_sprite
from renderer.layout import Layout, Pixel
from renderer.palette import index
from renderer.scene import scene
from renderer.sprite import Sprite
from renderer.theme import Theme, theme_of

#: Milliseconds that the first frame, a moving one and the last one are shown.
_FIRST, _MOVING, _LAST = 40, 70, 2000
#: How many frames a movement has.
_STEPS: Final = 3


class _Mover(NamedTuple):
    """Something that moves, and how high (in pixels) it leaps on its way."""

    sprite: Sprite
    start: Pixel
    end: Pixel
    leap: int = 0

    def at(self, share: float) -> Layer:
        """Where it is after that share of its way."""
        x, y = (round(a + (b - a) * share) for a, b in zip(self.start, self.end, strict=True))
        return self.sprite, (x, y - round(self.leap * 4 * share * (1 - share)))


@dataclass
class _Stage:
    """What moves at one time, which squares are empty meanwhile, and what is on the bed afterwards."""

    movers: list[_Mover] = field(default_factory=list)
    leaving: set[Square] = field(default_factory=set)
    landing: dict[Square, Piece] = field(default_factory=dict)
    ghosts: dict[Side, Ghost | None] = field(default_factory=dict)


def draw_motion(played: Played, *, size: int = 512) -> bytes:
    """A GIF of a turn, ``size`` pixels square."""
    theme = theme_of(played.before.edition)
    stills = [index(frame, theme) for frame in motion_frames(played, theme, Layout(size))]
    durations = [_FIRST, *[_MOVING] * (len(stills) - 2), _LAST]
    file = io.BytesIO()
    # One palette for all, so that Pillow stores only what has changed in each frame.
    stills[0].save(file, "GIF", save_all=True, append_images=stills[1:], duration=durations, disposal=1)
    return file.getvalue()


def motion_frames(played: Played, theme: Theme, layout: Layout) -> Iterator[Image.Image]:
    """The pictures of a moving turn, RGB: the result, what moves, the result."""
    result = scene(played.position, played.events)
    final = compose(result, theme, layout)
    bare = ground(result, theme, layout)
    pieces = dict(played.before.pieces)
    ghosts = {side: ghost for side in Side if (ghost := played.before.ghost(side))}
    yield final
    for stage in _stages(played.events, theme, layout):
        for square in stage.leaving:
            del pieces[square]
        for side in stage.ghosts:
            ghosts.pop(side, None)
        standing = list(_standing(pieces, ghosts, theme, layout))
        for step in range(1, _STEPS + 1):
            picture = bare.copy()
            for sprite, middle in (*standing, *(mover.at(step / _STEPS) for mover in stage.movers)):
                sprite.paste_on(picture, middle)
            yield picture
        pieces |= stage.landing
        ghosts |= {side: ghost for side, ghost in stage.ghosts.items() if ghost}
    yield final


def _standing(
    pieces: Mapping[Square, Piece], ghosts: Mapping[Side, Ghost], theme: Theme, layout: Layout
) -> Iterator[Layer]:
    for square, piece in sorted(pieces.items()):
        yield _sprite(piece, Face.IDLE, theme, layout), layout.centre(square)
    for side, ghost in ghosts.items():
        yield ghost_sprite(theme, theme.coat(side), layout.scaled(76)), layout.stitch_centre(ghost.stitch)


def _sprite(piece: Piece, face: Face, theme: Theme, layout: Layout) -> Sprite:
    return piece_sprite(theme.coat(piece.side), piece.kind, face, layout.square)


def _stages(events: Sequence[Event], theme: Theme, layout: Layout) -> list[_Stage]:
    """The stages of a turn: pushes by the same piece or ghost are one stage."""
    stages: list[_Stage] = []
    pushers: tuple[Square, ...] = ()
    pushing: _Stage | None = None
    for event in events:
        match event:
            case Booped() | Fell() | Scared():
                if pushing is None:
                    stages.append(pushing := _Stage())
                _push(pushing, event, pushers, theme, layout)
            case Placed(piece, square):
                x, y = layout.centre(square)
                drop = _Mover(
                    _sprite(piece, Face.IDLE, theme, layout), (x, y - layout.square * 2 // 3), (x, y)
                )
                stages.append(_Stage([drop], landing={square: piece}))
                pushers, pushing = (square,), None
            case GhostMoved() | GhostLeft() | GhostEntered():
                stages.append(_glide(event, theme, layout))
                pushers = STITCH_SIDES[event.to] if isinstance(event, GhostMoved) else ()
                pushing = None
            case Graduated(side, squares, kinds):
                pieces = [Piece(side, kind) for kind in kinds]
                stages.append(_rise(dict(zip(squares, pieces, strict=True)), theme, layout))
            case TakenUp(piece, square):
                stages.append(_rise({square: piece}, theme, layout))
    return stages


def _rise(pieces: Mapping[Square, Piece], theme: Theme, layout: Layout) -> _Stage:
    """A stage in which happy pieces rise from the bed, because they go to the pool."""
    movers = []
    for square, piece in pieces.items():
        x, y = layout.centre(square)
        movers.append(_Mover(_sprite(piece, Face.HAPPY, theme, layout), (x, y), (x, y - layout.square // 3)))
    return _Stage(movers, leaving=set(pieces))


def _push(
    stage: _Stage, event: Booped | Fell | Scared, pushers: Sequence[Square], theme: Theme, layout: Layout
) -> None:
    """Add a piece that is pushed, or leaps, to a stage."""
    to = None if isinstance(event, Fell) else event.to
    start = layout.centre(event.origin)
    if to is None:
        files, ranks = outwards(pushers, event.origin)
        far = 1 + (len(event.over) if isinstance(event, Scared) else 0)
    else:
        (files, ranks), far = between(event.origin, to), 1
    end = start[0] + files * far * layout.square, start[1] - ranks * far * layout.square
    leap = layout.square if isinstance(event, Scared) else 0
    stage.movers.append(_Mover(_sprite(event.piece, Face.BOOPED, theme, layout), start, end, leap))
    stage.leaving.add(event.origin)
    if to is not None:
        stage.landing[to] = event.piece


def _glide(event: GhostMoved | GhostLeft | GhostEntered, theme: Theme, layout: Layout) -> _Stage:
    """A ghost's stage: in from outside, on to its next stitch, or out over the edge."""
    ghost = event.ghost if isinstance(event, GhostEntered) else event.origin
    files, ranks = HEADINGS[ghost.heading]
    x, y = layout.stitch_centre(ghost.stitch)
    before, beyond = (
        (x + sign * files * layout.square, y - sign * ranks * layout.square) for sign in (-1, 1)
    )
    start, end, stays = (x, y), beyond, None
    if isinstance(event, GhostEntered):
        start, end, stays = before, (x, y), ghost
    elif isinstance(event, GhostMoved):
        end, stays = layout.stitch_centre(event.to), Ghost(event.to, ghost.heading)
    sprite = ghost_sprite(theme, theme.coat(event.side), layout.scaled(76))
    return _Stage([_Mover(sprite, start, end)], ghosts={event.side: stays})
