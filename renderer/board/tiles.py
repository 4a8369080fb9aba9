"""A board's picture put together of tiles: squares, pieces of the binding, pieces of the trays.

From turn to turn, and from match to match, most tiles look as one did before. So each is drawn once for what lies on it, and
kept: sprites pasted on a patch of the empty bed in full colour, then put into the palette. Each pixel is put there by
itself, so the picture is the same as if it were drawn whole.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from PIL import Image

from game.geometry import SIZE
from renderer.board.layout import Layout
from renderer.board.quilt import Look, quilt
from renderer.files.canvas import Canvas
from renderer.sprites.palette import index
from renderer.sprites.sprite import Layer, Pixel, Sprite
from renderer.sprites.theme import Theme

#: How many tiles are kept. The largest of a picture 1024 wide takes 18 KiB, so all of them together take 27 MiB at most.
KEPT: Final = 1536
#: How many whole trays are kept, of 85 KiB each: 5 MiB.
TRAYS_KEPT: Final = 64

#: A column and a row of the grid.
Cell: TypeAlias = tuple[int, int]
#: A sprite, and where its top left corner is, from the tile's.
_Thing: TypeAlias = tuple[Sprite, int, int]


class _Box(NamedTuple):
    """A part of a picture."""

    left: int
    top: int
    right: int
    bottom: int


class _EmptyTile(NamedTuple):
    """A tile of an empty bed: where it is, and the first tile that looks the same, so that both share what is drawn."""

    corner: Pixel
    alike: _Box


class _Grid(NamedTuple):
    """The grid along which a picture is cut into tiles: the trays and the squares."""

    columns: tuple[int, ...]
    rows: tuple[int, ...]

    def under(self, left: int, top: int, right: int, bottom: int) -> Iterable[Cell]:
        """The cells that a box lies on, of which the outer ones reach as far as they like."""
        return product(_between(self.columns, left, right), _between(self.rows, top, bottom))

    def box(self, cell: Cell) -> _Box:
        """The corners of a cell; the picture's end is the last of its columns and rows."""
        column, row = cell
        return _Box(self.columns[column], self.rows[row], self.columns[column + 1], self.rows[row + 1])


def _between(lines: tuple[int, ...], first: int, end: int) -> range:
    """The stretches, each from one line to the next, that have a part of those from ``first`` to before ``end``."""
    return range(max(0, bisect_right(lines, first) - 1), min(len(lines) - 1, bisect_left(lines, end)))


@cache
def _grid(layout: Layout) -> _Grid:
    squares = [square * layout.square for square in range(SIZE + 1)]
    trays = layout.tray_width, layout.width - layout.tray_width
    columns = {0, *trays, *(layout.left + at for at in squares), layout.width}
    return _Grid(tuple(sorted(columns)), (0, *(layout.top + at for at in squares), layout.height))


def draw_tiled(layers: Iterable[Layer], theme: Theme, layout: Layout, look: Look) -> Canvas:
    """The picture of an empty bed and the layers on it, from the bottom up."""
    canvas, cuts = _bare(theme, layout, look).copy(), _cuts(theme, layout, look)
    lying = _things_on(layers, layout)
    for tray in _trays(layout):
        in_it = tuple(tuple(lying.pop(cell, ())) for cell in tray)
        canvas.paste(_tray(theme, layout, look, tray, in_it), cuts[tray[0]].corner)
    for cell, things in lying.items():
        corner, alike = cuts[cell]
        canvas.paste(_tile(theme, layout, look, alike, tuple(things)), corner)
    return canvas


@cache
def _trays(layout: Layout) -> Sequence[Sequence[Cell]]:
    """The cells of both trays, from the top down."""
    grid = _grid(layout)
    return [
        tuple((column, row) for row in range(len(grid.rows) - 1)) for column in (0, len(grid.columns) - 2)
    ]


@lru_cache(maxsize=TRAYS_KEPT)
def _tray(
    theme: Theme, layout: Layout, look: Look, cells: Sequence[Cell], things: tuple[tuple[_Thing, ...], ...]
) -> Image.Image:
    """The tiles of a tray with what lies on each, put together: most pictures show two trays that another has shown."""
    cuts = _cuts(theme, layout, look)
    picture = Image.new("P", (layout.tray_width, layout.height))
    for cell, lie_there in zip(cells, things, strict=True):
        corner, alike = cuts[cell]
        picture.paste(_tile(theme, layout, look, alike, lie_there), (0, corner[1]))
    return picture


@cache
def _bare(theme: Theme, layout: Layout, look: Look) -> Canvas:
    """The picture of an empty bed."""
    return Canvas.of(index(quilt(theme, layout, look), theme))


@cache
def _cuts(theme: Theme, layout: Layout, look: Look) -> Mapping[Cell, _EmptyTile]:
    """The tiles of an empty bed."""
    grid, bed = _grid(layout), quilt(theme, layout, look)
    first: dict[tuple[int, bytes], _Box] = {}
    cuts = {}
    for cell in product(range(len(grid.columns) - 1), range(len(grid.rows) - 1)):
        box = grid.box(cell)
        alike = first.setdefault((box.right - box.left, bed.crop(box).tobytes()), box)
        cuts[cell] = _EmptyTile((box.left, box.top), alike)
    return cuts


def _things_on(layers: Iterable[Layer], layout: Layout) -> dict[Cell, list[_Thing]]:
    """The things on each cell, from the bottom up; cells on which there is nothing are left out."""
    things = defaultdict[Cell, list[_Thing]](list)
    for sprite, middle in layers:
        for cell, thing in _pieces_of(layout, sprite, middle):
            things[cell].append(thing)
    return things


@lru_cache(maxsize=KEPT)
def _pieces_of(layout: Layout, sprite: Sprite, middle: Pixel) -> Sequence[tuple[Cell, _Thing]]:
    """The cells that a sprite is seen on with its middle there, and where it is on each; most lie where they did before."""
    grid = _grid(layout)
    left, top = middle[0] + sprite.left, middle[1] + sprite.top
    alpha, pieces = sprite.image.getchannel("A"), []
    for cell in grid.under(left, top, left + alpha.width, top + alpha.height):
        box = grid.box(cell)
        if alpha.crop((box.left - left, box.top - top, box.right - left, box.bottom - top)).getbbox():
            pieces.append((cell, (sprite, left - box.left, top - box.top)))
    return pieces


@lru_cache(maxsize=KEPT)
def _tile(theme: Theme, layout: Layout, look: Look, patch: _Box, things: tuple[_Thing, ...]) -> Image.Image:
    """A patch of the empty bed with what lies on it, in the theme's palette."""
    picture = quilt(theme, layout, look).crop(patch)
    for sprite, left, top in things:
        picture.paste(sprite.image, (left, top), sprite.image)
    return index(picture, theme)
