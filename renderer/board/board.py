"""The picture of a board: a scene drawn on the quilt, from the bottom layer up."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Final

from PIL import Image

from game import (
    Blocked,
    Board,
    Booped,
    Event,
    Fell,
    Ghost,
    GhostEntered,
    GhostLeft,
    GhostMoved,
    Graduated,
    Kind,
    Obstacle,
    Placed,
    Scared,
    Side,
    Square,
    TakenUp,
    pushed_from,
)
from game.geometry import STITCH_SIDES, square_at, square_file, square_rank
from renderer.board import marks
from renderer.board.choices import choice_layers
from renderer.board.ending import compose_ending
from renderer.board.layout import HEADINGS, Layout, between, layout_of, line_of
from renderer.board.nameplate import draw_nameplate
from renderer.board.scene import NO_CHOICES, Choices, Finish, Players, Scene, scene
from renderer.board.seats import paste_avatars
from renderer.board.tiles import draw_tiled
from renderer.board.trays import ground, look_of, tray_layers
from renderer.board.wanted import wanted_layers
from renderer.board.ways import way
from renderer.files.canvas import Canvas
from renderer.sprites.cats import Face, faint, outline, shadow
from renderer.sprites.cats import sprite as piece_sprite
from renderer.sprites.ghosts import ghost_memory, ghost_sprite, wisps
from renderer.sprites.icons import chain as chain_sprite
from renderer.sprites.icons import icon
from renderer.sprites.palette import index
from renderer.sprites.players.avatars import Avatar
from renderer.sprites.sprite import GONE, PROPOSED, Layer, Sprite
from renderer.sprites.theme import Theme, theme_of

#: Lengths in a picture 1024 wide: a ghost; a chain, a weight, and how far they step aside from a ghost that is so near.
GHOST: Final = 96
_CHAIN, _WEIGHT, _ASIDE, _NEAR = 46, 54, 46, 40
_GROWN: Final = 68
#: How far from the middle of its square the sign of what goes back to the pool is.
_IN_THE_CORNER: Final = 34
#: How far from the edge a ghost's path begins that comes in.
_WAY_IN: Final = 88
_TAKEN_UP: Final = 60
#: A piece that would be placed hovers: its size, how far up and to the left, and where its shadow lies.
_HOVERING: Final = 138
_HOVER: Final = (-3, -20)
_SHADOW: Final = (4, 12)


def draw_board(
    board: Board,
    events: Sequence[Event] = (),
    choices: Choices = NO_CHOICES,
    *,
    over: bool = False,
    preview: bool = False,
    finish: Finish | None = None,
    avatars: Mapping[Side, Avatar] | None = None,
    width: int = 1024,
) -> bytes:
    """A PNG of a board, with marks that show the events which led to it; ``width`` pixels wide.

    ``choices`` are marked by their numbers. ``over``: nobody is to move any more, whatever the board says. ``preview``: the
    turn has not been taken yet. ``finish``: how the match ended; a turn that wins brings its own.
    """
    theme, layout = theme_of(board.edition), layout_of(width)
    shown = scene(board, events, choices, over=over, preview=preview, finish=finish)
    canvas = indexed(shown, theme, layout)
    if avatars:
        paste_avatars(canvas, theme, layout, avatars, ended=shown.finish is not None)
    return canvas.png()


def indexed(shown: Scene, theme: Theme, layout: Layout) -> Canvas:
    """The picture of a scene in its theme's palette: the last one of a match whole, any other of tiles."""
    if shown.finish:
        return Canvas.of(index(compose(shown, theme, layout), theme))
    layers = chain(tray_layers(shown, theme, layout), _bed_layers(shown, theme, layout))
    return draw_tiled(layers, theme, layout, look_of(shown))


def compose(
    shown: Scene, theme: Theme, layout: Layout, players: Players | None = None, number: int = 0
) -> Image.Image:
    """The picture of a scene, RGB, drawn whole; with ``players``, below the bed their names and the ``number`` of the turn that led there."""
    if shown.finish:
        return compose_ending(shown, shown.finish, theme, layout)
    picture = ground(shown, theme, layout)
    if players:
        # Before the arrows, some of which point off the bed, over the plate.
        draw_nameplate(picture, theme, layout, players, turns=number)
    for sprite, middle in _bed_layers(shown, theme, layout):
        sprite.paste_on(picture, middle)
    return picture


def _bed_layers(shown: Scene, theme: Theme, layout: Layout) -> Iterator[Layer]:
    """The layers on the bed, from the bottom up."""
    for layers in (_frames, _pieces, _ghosts, _marks, choice_layers, wanted_layers):
        yield from layers(shown, theme, layout)


def _frames(shown: Scene, theme: Theme, layout: Layout) -> Iterator[Layer]:
    """The layers under the pieces: the ribbon of a line that would win, the frame of the piece placed."""
    if shown.won and (line := line_of(shown.won)):
        ends = layout.centre(shown.won[0]), layout.centre(shown.won[-1])
        middle = (ends[0][0] + ends[1][0]) // 2, (ends[0][1] + ends[1][1]) // 2
        yield marks.ribbon(theme, *line, len(shown.won), layout.square), middle
    if shown.placed:
        made = marks.landing if shown.preview else marks.frame
        yield made(theme, layout.square), layout.centre(shown.placed.square)


def _pieces(shown: Scene, theme: Theme, layout: Layout) -> Iterator[Layer]:
    size, ghosts = layout.square, tuple(shown.ghosts.values())
    # Where lines are to choose from, nothing hovers over their tracks.
    hovers = shown.preview and shown.placed and not shown.choices.graduations
    hovering_on = shown.placed.square if hovers and shown.placed else None
    for square, piece in sorted(shown.gone.items()):
        yield faint(theme.coat(piece.side), piece.kind, size, GONE), layout.centre(square)
    for square, piece in sorted(shown.pieces.items()):
        coat, middle = theme.coat(piece.side), layout.centre(square)
        if shown.preview and square in shown.moved:
            yield faint(coat, piece.kind, size, PROPOSED), middle
            yield outline(coat, piece.kind, theme.arrow, theme.ink, size), middle
        elif square == hovering_on:
            yield shadow(size), (middle[0] + layout.scaled(_SHADOW[0]), middle[1] + layout.scaled(_SHADOW[1]))
            hovering = piece_sprite(coat, piece.kind, Face.HAPPY, layout.scaled(_HOVERING), shadow=False)
            yield hovering, (middle[0] + layout.offset(_HOVER[0]), middle[1] + layout.offset(_HOVER[1]))
        else:
            face = Face.BOOPED if square in shown.moved else Face.IDLE
            face = Face.HAPPY if square in shown.won else face
            yield piece_sprite(coat, piece.kind, face, size), layout.make_room(square, ghosts)


def ghost_on_bed(theme: Theme, layout: Layout, side: Side, ghost: Ghost, *, shout: bool = False) -> Sprite:
    """A side's ghost as it stands on the bed, its pointer showing where it goes."""
    files, ranks = HEADINGS[ghost.heading]
    return ghost_sprite(theme, theme.coat(side), layout.scaled(GHOST), (files, -ranks), shout=shout)


def _ghosts(shown: Scene, theme: Theme, layout: Layout) -> Iterator[Layer]:
    """The way a ghost came, or where it left; then those that are there. The one that scared somebody shouts."""
    for event in shown.events:
        if isinstance(event, GhostMoved):
            (x0, y0), (x1, y1) = layout.stitch_centre(event.origin.stitch), layout.stitch_centre(event.to)
            yield wisps(theme.coat(event.side), x1 - x0, y1 - y0, layout.square), (x1, y1)
        elif isinstance(event, GhostEntered):
            files, ranks = HEADINGS[event.ghost.heading]
            way = layout.scaled(_WAY_IN)
            came = wisps(theme.coat(event.side), files * way, -ranks * way, layout.square)
            yield came, layout.stitch_centre(event.ghost.stitch)
        elif isinstance(event, GhostLeft):
            files, ranks = HEADINGS[event.origin.heading]
            memory = ghost_memory(theme, theme.coat(event.side), layout.scaled(GHOST), (files, -ranks))
            yield memory, layout.stitch_centre(event.origin.stitch)
    for side, ghost in shown.ghosts.items():
        shout = side is shown.scaring
        yield ghost_on_bed(theme, layout, side, ghost, shout=shout), layout.stitch_centre(ghost.stitch)


def _marks(shown: Scene, theme: Theme, layout: Layout) -> Iterator[Layer]:
    """The arrows and signs that show the turn, above the pieces."""
    size, pushers, by_ghost = layout.square, tuple[Square, ...](), False
    # No sign of what stood fast on a square that it has left since, nor behind which nobody stands any more.
    left = pushed_from(shown.events)
    for event in shown.events:
        match event:
            case Placed(_, square):
                pushers = (square,)
            case GhostMoved(_, _, stitch, _):
                pushers, by_ghost = STITCH_SIDES[stitch], True
            case Booped() | Scared():
                yield way(event, theme, layout, by_ghost=by_ghost)
            case Fell(_, origin):
                step, start = outwards(pushers, origin), layout.centre(origin)
                yield marks.falling_arrow(theme, *step, size, by_ghost=by_ghost), start
            case Blocked() if not shown.choices.graduations and not left & _still(pushers[0], event):
                yield _obstacle(shown, layout, pushers[0], event)
            case Graduated(_, squares, kinds):
                for square, kind in zip(squares, kinds, strict=True):
                    yield _to_pool(layout, square, grows=kind is Kind.KITTEN)
            case TakenUp(_, square):
                yield _to_pool(layout, square, grows=False)


def _still(pusher: Square, event: Blocked) -> set[Square | None]:
    """The squares of what stood fast: of the piece that was not pushed, and of the one behind that holds it."""
    if event.obstacle is not Obstacle.PIECE_BEHIND:
        return {event.square}
    files, ranks = between(pusher, event.square)
    return {
        event.square,
        square_at(square_file(event.square) + files, square_rank(event.square) + ranks),
    }


def _to_pool(layout: Layout, square: Square, *, grows: bool) -> Layer:
    """The sign of a piece that goes back to the pool: in a corner of its square, so that its face stays in sight."""
    (x, y), aside = layout.centre(square), layout.scaled(_IN_THE_CORNER)
    sign = icon("grown", layout.scaled(_GROWN)) if grows else icon("taken_up", layout.scaled(_TAKEN_UP))
    return sign, (x + aside, y - aside)


def _obstacle(shown: Scene, layout: Layout, pusher: Square, event: Blocked) -> Layer:
    """Held: a chain on the seam to the piece behind. A cat before a kitten: a weight on the seam between them."""
    files, ranks = between(pusher, event.square)
    length = math.hypot(files, ranks)
    ahead = (files / length, -ranks / length)
    held = event.obstacle is Obstacle.PIECE_BEHIND
    side = layout.square / 2 if held else -layout.square / 2
    x, y = layout.centre(event.square)
    middle = (x + files * side, y - ranks * side)
    for ghost in shown.ghosts.values():
        if math.dist(layout.stitch_centre(ghost.stitch), middle) < layout.scaled(_NEAR):
            aside = layout.scaled(_ASIDE)
            middle = (middle[0] - ahead[1] * aside, middle[1] + ahead[0] * aside)
    sprite = chain_sprite(ahead, layout.scaled(_CHAIN)) if held else icon("weight", layout.scaled(_WEIGHT))
    return sprite, (round(middle[0]), round(middle[1]))


def outwards(pushers: Sequence[Square], origin: Square) -> tuple[int, int]:
    """The direction off the bed: away from the piece placed, or from the square across a ghost's stitch."""
    return between(next(square for square in pushers if square != origin), origin)
