"""Actors: what moves in a turn, and how each is drawn in each frame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Protocol

from game import Kind, Piece
from renderer.board.layout import Layout
from renderer.sprites.cats import Face, shadow
from renderer.sprites.cats import sprite as piece_sprite
from renderer.sprites.icons import icon, poof, shockwave
from renderer.sprites.sprite import Layer, Pixel, Sprite, faded, squashed, tumbled
from renderer.sprites.theme import Theme

#: A drop, frame by frame: how many squares above its place (negative), and how much higher and wider it is.
_DROP: Final = (
    (-0.95, 1.10, 0.92),
    (-0.42, 1.14, 0.90),
    (0.0, 0.66, 1.26),
    (0.0, 1.12, 0.93),
    (0.0, 0.96, 1.03),
    (0.0, 1.0, 1.0),
)
#: The frame of a drop in which it lands, and everything beside it is pushed.
LANDING: Final = 2
#: A push: how much of its way is done, and how much wider (along its way) and higher the piece is.
_PUSH: Final = (0.0, 0.42, 0.80, 1.10, 1.03, 0.98, 1.0)
_PUSHED: Final = (
    (0.90, 1.12),
    (0.88, 1.18),
    (0.92, 1.10),
    (1.14, 0.90),
    (0.94, 1.05),
    (1.03, 0.98),
    (1.0, 1.0),
)
_ARCH: Final = 16
#: A fall over the edge: how much of its way, how far down (of 1024), and how large the tumbling piece is.
_FALL: Final = (
    (0.0, 0, 1.0),
    (0.34, -10, 1.0),
    (0.66, -13, 0.94),
    (0.86, -8, 0.82),
    (0.98, 4, 0.64),
    (1.06, 18, 0.42),
)
_TUMBLE: Final = 26
#: A puff of dust: from which frame of the fall, how many frames, its size, and how near to the picture's edge.
_POOF, _POOFS, _POOF_SIZE, _POOF_MARGIN = 4, 5, 104, 42
_FALL_MARGIN: Final = 30
#: A leap: how much of its way; it lands in its last frames, wider and lower; how high, in squares.
_LEAP: Final = (0.0, 0.18, 0.42, 0.66, 0.86, 1.0, 1.0, 1.0)
_LEAPT: Final = ((0.80, 1.20),) * 3 + ((0.92, 1.10),) * 2 + ((1.22, 0.74), (0.94, 1.08), (1.0, 1.0))
_LEAP_HEIGHT: Final = 0.85
#: A glide: a ghost draws back, passes its seam and swings back. Its shout is largest at once.
_GLIDE: Final = (-0.10, 0.30, 0.78, 1.08, 1.0)
_SHOUT: Final = (1.45, 1.25, 1.05)
#: Growing up: how many squares a piece has risen, and how opaque it still is.
_RISE: Final = ((0.0, 1.0), (0.16, 1.0), (0.34, 0.8), (0.50, 0.4))
_STAR: Final = 84
#: Where a piece stands on its square: so much of a square below its middle.
_FOOT: Final = 0.40

#: Frames that a drop with its pushes takes, a glide, what a ghost scares, and growing up.
DROP_FRAMES: Final = LANDING + _POOF + _POOFS
GLIDE_FRAMES: Final = len(_GLIDE)
SCARE_FRAMES: Final = _POOF + _POOFS
RISE_FRAMES: Final = len(_RISE)


class Actor(Protocol):
    """Something that moves."""

    def at(self, frame: int) -> Iterator[Layer]:
        """The actor as it is drawn in a frame, 0 the first."""


@dataclass(frozen=True)
class Stage:
    """The stage of actors: the theme and the layout they are drawn in."""

    theme: Theme
    layout: Layout

    def sprite(self, piece: Piece, face: Face, *, shadow: bool = True) -> Sprite:
        """A piece one square large."""
        coat = self.theme.coat(piece.side)
        return piece_sprite(coat, piece.kind, face, self.layout.square, shadow=shadow)


@dataclass(frozen=True)
class Drop:
    """A piece that drops in, is squashed as it lands, and sends a ring outwards."""

    stage: Stage
    piece: Piece
    place: Pixel

    def at(self, frame: int) -> Iterator[Layer]:
        """Its shadow, or the ring, and the piece."""
        above, high, wide = _DROP[min(frame, len(_DROP) - 1)]
        (x, y), size = self.place, self.stage.layout.square
        if above:
            yield shadow(size), (x, y + size // 10)
        elif frame - LANDING < 2:
            yield shockwave(frame - LANDING, size), (x, y)
        face = Face.HAPPY if not above else Face.IDLE
        body = self.stage.sprite(self.piece, face, shadow=not above)
        yield squashed(body, wide, high, size * _FOOT), (x, y + round(above * size))


@dataclass(frozen=True)
class Push:
    """A piece that is shoved past its new square and swings back; ``step`` are files and ranks."""

    stage: Stage
    piece: Piece
    start: Pixel
    step: tuple[int, int]
    #: In which frame it begins.
    begins: int

    def at(self, frame: int) -> Iterator[Layer]:
        """The piece on its way."""
        if frame < self.begins:
            yield self.stage.sprite(self.piece, Face.IDLE), self.start
            return
        now = min(frame - self.begins, len(_PUSH) - 1)
        files, ranks = self.step
        share, (wide, high) = _PUSH[now], _PUSHED[now]
        if abs(files) > abs(ranks):
            wide, high = high, wide
        size, done = self.stage.layout.square, min(share, 1)
        arch = round(4 * self.stage.layout.scaled(_ARCH) * done * (1 - done))
        where = (
            self.start[0] + round(files * size * share),
            self.start[1] - round(ranks * size * share) - arch,
        )
        yield squashed(self.stage.sprite(self.piece, Face.BOOPED), wide, high), where


@dataclass(frozen=True)
class Fall:
    """A piece that tumbles over the edge of the bed and is gone in a puff; ``far``: how many squares it goes."""

    stage: Stage
    piece: Piece
    start: Pixel
    step: tuple[int, int]
    begins: int
    far: int = 1

    def at(self, frame: int) -> Iterator[Layer]:
        """The piece on its way, then the puff."""
        now = frame - self.begins
        if now < 0:
            yield self.stage.sprite(self.piece, Face.IDLE), self.start
            return
        layout = self.stage.layout
        if now < len(_FALL):
            share, down, scale = _FALL[now]
            sprite = self.stage.sprite(self.piece, Face.BOOPED, shadow=False)
            turn = -(self.step[0] or 1) * _TUMBLE * now
            x, y = self._along(share)
            place = layout.within((x, y + layout.offset(down)), layout.scaled(_FALL_MARGIN))
            yield tumbled(sprite, turn, scale), place
        if _POOF <= now < _POOF + _POOFS:
            dust = poof(now - _POOF, _POOFS, layout.scaled(_POOF_SIZE))
            yield dust, layout.within(self._along(1.04), layout.scaled(_POOF_MARGIN))

    def _along(self, share: float) -> Pixel:
        way = self.stage.layout.square * share * self.far
        return self.start[0] + round(self.step[0] * way), self.start[1] - round(self.step[1] * way)


@dataclass(frozen=True)
class Leap:
    """A piece that leaps over others in an arc and lands with a squash."""

    stage: Stage
    piece: Piece
    start: Pixel
    end: Pixel
    begins: int

    def at(self, frame: int) -> Iterator[Layer]:
        """The piece on its way."""
        if frame < self.begins:
            yield self.stage.sprite(self.piece, Face.IDLE), self.start
            return
        now = min(frame - self.begins, len(_LEAP) - 1)
        share, size = _LEAP[now], self.stage.layout.square
        x, y = (round(a + (b - a) * share) for a, b in zip(self.start, self.end, strict=True))
        above = round(4 * size * _LEAP_HEIGHT * share * (1 - share))
        yield squashed(self.stage.sprite(self.piece, Face.BOOPED), *_LEAPT[now], size * _FOOT), (x, y - above)


@dataclass(frozen=True)
class Glide:
    """A ghost that glides from one place to another, and then shouts if it scares somebody."""

    calm: Sprite
    start: Pixel
    end: Pixel
    shouting: Sprite | None = None
    #: It is going, and fades on its way.
    leaves: bool = False

    def at(self, frame: int) -> Iterator[Layer]:
        """The ghost on its way."""
        share = _GLIDE[min(frame, len(_GLIDE) - 1)]
        x, y = (round(a + (b - a) * share) for a, b in zip(self.start, self.end, strict=True))
        shout = frame - len(_GLIDE)
        if shout >= 0 and self.shouting:
            larger = _SHOUT[shout] if shout < len(_SHOUT) else 1.0
            yield squashed(self.shouting, larger, larger), (x, y)
        elif self.leaves:
            yield faded(self.calm, max(0.0, 1 - 0.9 * max(0.0, share))), (x, y)
        else:
            yield self.calm, (x, y)


@dataclass(frozen=True)
class Rise:
    """A happy piece that rises from the bed and fades, because it goes to the pool; a star if it grows up."""

    stage: Stage
    piece: Piece
    place: Pixel
    grows: bool

    def at(self, frame: int) -> Iterator[Layer]:
        """The piece, and its star."""
        above, opaque = _RISE[min(frame, len(_RISE) - 1)]
        (x, y), size = self.place, self.stage.layout.square
        sprite = self.stage.sprite(self.piece, Face.HAPPY, shadow=False)
        yield faded(sprite, opaque), (x, y - round(above * size))
        if self.grows and self.piece.kind is Kind.KITTEN and frame:
            yield icon("grown", self.stage.layout.scaled(_STAR)), self.place
