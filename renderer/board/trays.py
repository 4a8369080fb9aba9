"""The trays on either side of the bed, with whose they are and what is in their pools; and the ground with both."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from game import PIECES_A_SIDE, Kind, Pool, Side
from game.core import RULES
from renderer.board.layout import Layout
from renderer.board.quilt import Look, quilt
from renderer.board.scene import Captions, Finish, Manner, Scene, Tally
from renderer.sprites.cats import Face
from renderer.sprites.cats import sprite as piece_sprite
from renderer.sprites.ghosts import ghost_sprite
from renderer.sprites.icons import icon
from renderer.sprites.letters import Lettering, put_text, title_font
from renderer.sprites.pen import Pen
from renderer.sprites.players.portraits import portrait
from renderer.sprites.shapes import ring
from renderer.sprites.sprite import Layer, Pixel, Sprite, trimmed
from renderer.sprites.theme import Coat, Theme

#: Lengths in a picture 1024 wide. A tray's margins at its sides and at its ends, its corners, and the line of gold.
_SIDE, _END, _CORNER, _LINE = 1, 10, 26, 10
#: Sizes of a player's sign, and of pieces in the pool: both kinds are 88 across.
_PORTRAIT: Final = 98
POOL_PIECES: Final = {Kind.KITTEN: 110, Kind.CAT: 95}
_GHOST: Final = 98
_EMPTY: Final = 70
#: Where the sign is; at the end of a match it leaves room for a crown, and the pool is closer together.
_SIGN: Final = 62
_SIGN_BELOW_A_CROWN: Final = 114
_LAST_POOL: Final = (212, 77)
#: The signs over a player at the end: their size, how far above, and how far to the right.
_AWARDS: Final = {
    "crown": (76, -64, 0),
    "sleep": (58, -66, 14),
    "flag": (64, -66, 14),
    "hourglass": (58, -66, 0),
    "even": (60, -66, 0),
    "stop": (60, -66, 0),
}
#: What stands over who did not lose by a turn.
_LOST_BY: Final = {
    Manner.PLAYED: "sleep",
    Manner.RESIGNED: "flag",
    Manner.CLAIMED: "hourglass",
    Manner.DRAWN: "sleep",
    Manner.CALLED_OFF: "sleep",
}
#: The counts of a whole match: where the first is, how far apart, its number and its word below it, and their sizes.
_FIRST_COUNT, _COUNT_STEP, _COUNT_BELOW, _WORD_BELOW, _COUNT_SIGN, _COUNT_LETTERS = 262, 200, 63, 101, 76, 50
_WORD_SIZES: Final = (26, 24, 22, 20, 18, 17)
_WORD_ROOM: Final = 75
_OVERSIZE: Final = 3


class Tray(NamedTuple):
    """The contents of a side's tray.

    ``ghost``: whether its ghost is there, or None where the edition has none. ``lit``: it has a line of gold. At the end of
    a match there is an ``award`` over its player, and instead of the pool perhaps a ``tally``; ``grows``: kittens grow up there.
    """

    side: Side
    pool: Pool
    ghost: bool | None
    lit: bool
    face: Face = Face.IDLE
    award: str = ""
    tally: Tally | None = None
    grows: bool = True


def ground(shown: Scene, theme: Theme, layout: Layout) -> Image.Image:
    """The empty bed between the trays of a scene, RGB."""
    picture = quilt(theme, layout, look_of(shown)).copy()
    for sprite, middle in tray_layers(shown, theme, layout):
        sprite.paste_on(picture, middle)
    for side in Side:
        _write_tally(picture, theme, layout, tray_of(shown, side), shown.finish)
    return picture


def look_of(shown: Scene) -> Look:
    """The look of the bed in a scene."""
    if shown.finish and shown.finish.winner:
        return Look.NIGHT
    return Look.PREVIEW if shown.preview else Look.PLAYED


def tray_layers(shown: Scene, theme: Theme, layout: Layout) -> Iterator[Layer]:
    """The trays of a scene, but for the numbers in a tally."""
    for side in Side:
        yield from _layers_of(theme, layout, tray_of(shown, side))


def tray_of(shown: Scene, side: Side) -> Tray:
    """The contents of a side's tray in a scene."""
    ghost = side not in shown.ghosts if RULES[shown.edition].haunted else None
    pool, finish = shown.pools[side], shown.finish
    if finish is None:
        return Tray(side, pool, ghost, lit=shown.to_move is side)
    award, face, lit = _end_for(finish, side)
    return Tray(side, pool, ghost, lit, face, award, finish.tally_of(side), RULES[shown.edition].grows)


def _end_for(finish: Finish, side: Side) -> tuple[str, Face, bool]:
    """The end of a match for a side: the award over its player, their face, and whether their tray is lit."""
    if finish.winner is side:
        return "crown", Face.HAPPY, True
    if finish.winner:
        return _LOST_BY[finish.manner], Face.ASLEEP, False
    if finish.manner is Manner.DRAWN:
        return "even", Face.HAPPY, True
    return "stop", Face.IDLE, False


@lru_cache(maxsize=512)
def _layers_of(theme: Theme, layout: Layout, tray: Tray) -> tuple[Layer, ...]:
    """A tray, from its panel up."""
    coat, left = theme.coat(tray.side), layout.tray_left(tray.side)
    sign = sign_place(layout, ended=bool(tray.award))
    layers = [(portrait(coat, layout.scaled(_PORTRAIT), tray.face), sign)]
    if tray.award:
        size, above, aside = _AWARDS[tray.award]
        where = sign[0] + layout.offset(aside), sign[1] + layout.offset(above)
        layers.append((icon(tray.award, layout.scaled(size)), where))
    layers += _tally_layers(layout, tray) if tray.tally else _pool_layers(theme, layout, coat, tray)
    return (_panel(theme, layout, lit=tray.lit), (left, 0)), *(
        (sprite, (left + x, y)) for sprite, (x, y) in layers
    )


def sign_place(layout: Layout, *, ended: bool) -> Pixel:
    """The middle of a player's sign in their tray; ``ended``: the match is over."""
    return layout.tray_width // 2, layout.scaled(_SIGN_BELOW_A_CROWN if ended else _SIGN)


def portrait_size(layout: Layout) -> int:
    """The size of a player's sign."""
    return layout.scaled(_PORTRAIT)


@cache
def _panel(theme: Theme, layout: Layout, *, lit: bool) -> Sprite:
    """The whole ground of a tray, from its top left corner: its box is lighter and has a line of gold if it is lit."""
    panel = Image.new("RGBA", (layout.tray_width * _OVERSIZE, layout.height * _OVERSIZE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(panel)
    side, end, corner, line = (_OVERSIZE * layout.scaled(length) for length in (_SIDE, _END, _CORNER, _LINE))
    box = (side, end, panel.width - side - 1, panel.height - end - 1)
    draw.rounded_rectangle(box, corner, fill=theme.gold if lit else theme.card_low)
    if lit:
        inner = (box[0] + line, box[1] + line, box[2] - line, box[3] - line)
        draw.rounded_rectangle(inner, corner - line, fill=theme.binding_low)
    panel = panel.reduce(_OVERSIZE)
    picture = Image.new("RGB", panel.size, theme.card)
    picture.paste(panel, (0, 0), panel)
    return Sprite(picture.convert("RGBA"), 0, 0)


def _pool_layers(theme: Theme, layout: Layout, coat: Coat, tray: Tray) -> Iterator[Layer]:
    """Cats, then kittens, then empty places, and below them the ghost."""
    kinds = [Kind.CAT] * tray.pool.cats + [Kind.KITTEN] * tray.pool.kittens
    haunted, empty = tray.ghost is not None, _empty_slot(theme, coat, layout.scaled(_EMPTY), lit=tray.lit)
    for slot in range(PIECES_A_SIDE):
        where = layout.slot(slot, haunted=haunted)
        if tray.award:
            first, step = _LAST_POOL if not haunted else (_LAST_POOL[0], _LAST_POOL[1] - 6)
            where = where[0], layout.scaled(first + step * slot)
        if slot < len(kinds):
            size = layout.scaled(POOL_PIECES[kinds[slot]])
            yield piece_sprite(coat, kinds[slot], tray.face, size), where
        elif not tray.award:
            yield empty, where
    if haunted and (tray.ghost or not tray.award):
        ghost = ghost_sprite(theme, coat, layout.scaled(_GHOST)) if tray.ghost else empty
        yield ghost, layout.slot(PIECES_A_SIDE, haunted=True)


@cache
def _empty_slot(theme: Theme, coat: Coat, size: int, *, lit: bool) -> Sprite:
    """An empty place, in the shape of its side's cushions."""
    pen, colour = Pen(size), theme.slot_stitch_lit if lit else theme.slot_stitch
    if coat.tabby:
        for dot in ring(0.66, 16):
            pen.oval(dot, (0.05, 0.05), colour)
    else:
        for at, edge in product((-0.45, -0.15, 0.15, 0.45), (-0.62, 0.62)):
            pen.stroke([(at - 0.06, edge), (at + 0.06, edge)], colour, 0.085)
            pen.stroke([(edge, at - 0.06), (edge, at + 0.06)], colour, 0.085)
    return trimmed(pen.done())


def _tally_layers(layout: Layout, tray: Tray) -> Iterator[Layer]:
    """The signs for the counts of a side, and no piece: one would be taken for what is in the pool."""
    x, _ = sign_place(layout, ended=True)
    for row, count in enumerate(_counts(tray, None)):
        yield icon(count.sign, layout.scaled(_COUNT_SIGN)), (x, _count_place(layout, row))


class _Count(NamedTuple):
    """A count of a whole match: its sign, its number, and its word, or none."""

    sign: str
    number: int
    word: str


def _counts(tray: Tray, captions: Captions | None) -> list[_Count]:
    """The counts of a side; where kittens stay kittens, none of those that grew up."""
    tally, words = tray.tally or Tally(0, 0, 0), captions or Captions("", ("", ""), "", "")
    boops = words.boops[list(Side).index(tray.side)]
    counts = [_Count("boop", tally.boops, boops), _Count("fall", tally.falls, words.falls)]
    return [*counts, _Count("grown", tally.grown, words.grown)] if tray.grows else counts


def _count_place(layout: Layout, row: int) -> int:
    """The distance of a tally's sign from the top."""
    return layout.scaled(_FIRST_COUNT + row * _COUNT_STEP)


def _write_tally(
    picture: Image.Image, theme: Theme, layout: Layout, tray: Tray, finish: Finish | None
) -> None:
    """The counts below the signs of a tally, if there is one, and their words if the font has their letters."""
    if not tray.tally or not finish:
        return
    draw, letters = ImageDraw.Draw(picture), title_font(layout.scaled(_COUNT_LETTERS))
    x, room = layout.tray_left(tray.side) + layout.tray_width // 2, layout.scaled(_WORD_ROOM)
    for row, count in enumerate(_counts(tray, finish.captions)):
        y = _count_place(layout, row)
        number = x, y + layout.scaled(_COUNT_BELOW)
        draw.text(number, str(count.number), theme.letters, letters, anchor="mm")
        how = Lettering([layout.scaled(size) for size in _WORD_SIZES], theme.dim, room, "mm")
        put_text(draw, (x, y + layout.scaled(_WORD_BELOW)), count.word, how)
