"""The picture of a board: a scene drawn on the quilt, from the bottom layer up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from game import (
    PIECES_A_SIDE,
    Board,
    Booped,
    Edition,
    Event,
    Fell,
    GhostLeft,
    GhostMoved,
    Graduated,
    Graduation,
    Heading,
    Kind,
    Placed,
    Pool,
    Scared,
    Side,
    Square,
    TakenUp,
)
from game.geometry import STITCH_SIDES, square_file, square_rank
from renderer import marks
from renderer.cats import Face, memory, token
from renderer.cats import sprite as piece_sprite
from renderer.ghosts import ghost_memory, ghost_sprite
from renderer.layout import Layout, Pixel
from renderer.palette import index
from renderer.png import indexed_png
from renderer.quilt import quilt
from renderer.scene import Scene, scene
from renderer.sprite import Sprite
from renderer.theme import Theme, theme_of

#: A sprite and where its middle goes.
Layer: TypeAlias = tuple[Sprite, Pixel]

#: Each heading as files and ranks.
HEADINGS = {Heading.NORTH: (0, 1), Heading.SOUTH: (0, -1), Heading.EAST: (1, 0), Heading.WEST: (-1, 0)}


def draw_board(
    board: Board,
    events: Sequence[Event] = (),
    choices: Sequence[Graduation] = (),
    *,
    over: bool = False,
    size: int = 1024,
) -> bytes:
    """A PNG of a board, with marks that show the events which led to it; ``size`` pixels square.

    ``choices`` are lines and pieces to choose between before the turn is done: they are marked, lines by number.
    ``over`` says that nobody is to move any more, whatever the board says.
    """
    theme = theme_of(board.edition)
    shown = scene(board, events, choices, over=over)
    return indexed_png(index(compose(shown, theme, Layout(size)), theme))


def compose(shown: Scene, theme: Theme, layout: Layout) -> Image.Image:
    """The picture of a scene, RGB."""
    picture = ground(shown, theme, layout)
    for layers in (_ground_layers, _piece_layers, _ghost_layers, _arrow_layers, _choice_layers):
        for sprite, middle in layers(shown, theme, layout):
            sprite.paste_on(picture, middle)
    return picture


def ground(shown: Scene, theme: Theme, layout: Layout) -> Image.Image:
    """The empty bed, between the columns with a scene's pools."""
    picture = quilt(theme, layout).copy()
    for side in Side:
        haunted = shown.edition is Edition.GHOST and side not in shown.ghosts
        column = _Column(side, shown.pools[side], haunted, shown.to_move is side)
        left = 0 if side is Side.ORANGE else layout.size - layout.column
        picture.paste(_draw_column(theme, layout, column), (left, 0))
    return picture


class _Column(NamedTuple):
    """What a side's column shows: its pool, whether its ghost is there, whether it is to move."""

    side: Side
    pool: Pool
    haunted: bool
    to_move: bool


@lru_cache(maxsize=64)
def _draw_column(theme: Theme, layout: Layout, column: _Column) -> Image.Image:
    """A side's column: its sign, then its pool: cats, kittens, and below them its ghost; outlined if it is to move.

    A game has few different pools, and each is drawn many times, so whole columns are cached.
    """
    side, pool, haunted, to_move = column
    left = 0 if side is Side.ORANGE else layout.size - layout.column
    picture = quilt(theme, layout).copy()
    coat = theme.coat(side)
    if to_move:
        _outline(picture, theme, layout, side)
    token(coat, layout.scaled(92)).paste_on(picture, layout.token_centre(side))
    kinds = [Kind.CAT] * pool.cats + [Kind.KITTEN] * pool.kittens
    for slot, kind in enumerate(kinds):
        size = layout.scaled(78 if kind is Kind.CAT else 84)
        piece_sprite(coat, kind, Face.IDLE, size).paste_on(picture, layout.slot_centre(side, slot))
    if haunted:
        ghost = ghost_sprite(theme, coat, layout.scaled(76))
        ghost.paste_on(picture, layout.slot_centre(side, PIECES_A_SIDE))
    return picture.crop((left, 0, left + layout.column, layout.size))


def _outline(picture: Image.Image, theme: Theme, layout: Layout, side: Side) -> None:
    """A gold outline round the column of the side to move."""
    x, y = layout.token_centre(side)
    half = layout.column // 2 - layout.scaled(2)
    box = (x - half, y - layout.scaled(46), x + half, layout.size - layout.scaled(10))
    ImageDraw.Draw(picture).rounded_rectangle(
        box, layout.scaled(18), outline=theme.gold, width=layout.scaled(5)
    )


def _ground_layers(shown: Scene, theme: Theme, layout: Layout) -> Iterator[Layer]:
    """What lies under the pieces: the frames of the last turn and of a win."""
    for event in shown.events:
        if isinstance(event, Placed):
            middle = layout.centre(event.square)
            if event.square not in shown.won:
                yield marks.frame(theme.gold, theme.gold_low, layout.square), middle
            yield marks.ticks(theme, layout.square), middle
    for square in sorted(shown.won):
        yield marks.frame(theme.win, theme.win_low, layout.square), layout.centre(square)


def _piece_layers(shown: Scene, theme: Theme, layout: Layout) -> Iterator[Layer]:
    for square, piece in sorted(shown.gone.items()):
        yield memory(theme.coat(piece.side), piece.kind, layout.square), layout.centre(square)
    for square, piece in sorted(shown.pieces.items()):
        face = Face.IDLE
        if square in shown.won:
            face = Face.HAPPY
        elif square in shown.moved:
            face = Face.BOOPED
        yield piece_sprite(theme.coat(piece.side), piece.kind, face, layout.square), layout.centre(square)


def _ghost_layers(shown: Scene, theme: Theme, layout: Layout) -> Iterator[Layer]:
    for event in shown.events:
        if isinstance(event, GhostMoved):
            (x0, y0), (x1, y1) = layout.stitch_centre(event.origin.stitch), layout.stitch_centre(event.to)
            files, ranks = (x1 - x0) // layout.square, (y0 - y1) // layout.square
            yield marks.trail(theme, files, ranks, layout.square), (x0, y0)
        elif isinstance(event, GhostLeft):
            middle = layout.stitch_centre(event.origin.stitch)
            yield ghost_memory(theme, theme.coat(event.side), layout.scaled(76)), middle
            yield marks.chevron(theme, *HEADINGS[event.origin.heading], layout.scaled(96)), middle
    for side, ghost in shown.ghosts.items():
        middle = layout.stitch_centre(ghost.stitch)
        yield ghost_sprite(theme, theme.coat(side), layout.scaled(76)), middle
        yield marks.chevron(theme, *HEADINGS[ghost.heading], layout.scaled(96)), middle


def _arrow_layers(shown: Scene, theme: Theme, layout: Layout) -> Iterator[Layer]:
    """The arrows and marks that show the turn, above everything else."""
    pushers: tuple[Square, ...] = ()
    for event in shown.events:
        match event:
            case Placed(_, square):
                pushers = (square,)
            case GhostMoved(_, _, stitch, _):
                pushers = STITCH_SIDES[stitch]
            case Booped(_, origin, to):
                files, ranks = between(origin, to)
                yield marks.arrow(theme, files, ranks, layout.square, leaves=False), layout.centre(origin)
            case Fell(_, origin):
                files, ranks = outwards(pushers, origin)
                yield marks.arrow(theme, files, ranks, layout.square, leaves=True), layout.centre(origin)
            case Scared(_, origin, to, over):
                files, ranks = between(origin, over[-1] if to is None else to)
                if to is None:
                    files, ranks = (part + (part > 0) - (part < 0) for part in (files, ranks))
                leap = marks.arc(theme, files, ranks, layout.square, leaves=to is None)
                yield leap, layout.centre(origin)
            case Graduated(_, squares, _):
                for square in squares:
                    yield marks.star(theme, layout.square), layout.centre(square)
            case TakenUp(_, square):
                yield marks.hollow(theme, layout.square), layout.centre(square)


def _choice_layers(shown: Scene, theme: Theme, layout: Layout) -> Iterator[Layer]:
    """What may graduate: a numbered ring round each line, a dotted one round each single piece."""
    for number, choice in enumerate(shown.choices, 1):
        if len(choice) == 1:
            yield marks.ring(theme, layout.square), layout.centre(choice[0])
        else:
            files, ranks = between(choice[0], choice[1])
            yield marks.lasso(theme, files, ranks, number, layout.square), layout.centre(choice[1])
    for number, choice in enumerate(shown.choices, 1):
        if len(choice) > 1:
            files, ranks = between(choice[0], choice[1])
            yield marks.badge(theme, files, ranks, number, layout.square), layout.centre(choice[1])


def between(origin: Square, to: Square) -> tuple[int, int]:
    """Files and ranks from one square to another."""
    return square_file(to) - square_file(origin), square_rank(to) - square_rank(origin)


def outwards(pushers: Sequence[Square], origin: Square) -> tuple[int, int]:
    """The direction off the bed: away from the piece placed, or from the square across a ghost's stitch."""
    return between(next(square for square in pushers if square != origin), origin)
