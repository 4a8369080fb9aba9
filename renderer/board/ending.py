"""The last picture of a match: who won in words, the line joined and crowned, happy cats, the others asleep; a draw by day.

It moves once: a wave of hops goes along the winners while their crowns come down. All else stands still, yarn and paws too: what
moves all over the bed costs three times as much to draw and to send.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from game import Booped, Ghost, GhostMoved, Scared, Side, Square
from renderer.board import marks
from renderer.board.headline import headline
from renderer.board.layout import HEADINGS, Layout, line_of
from renderer.board.nameplate import draw_brand, draw_nameplate, draw_turns
from renderer.board.quilt import Look, quilt
from renderer.board.scene import Finish, Manner, Scene
from renderer.board.trays import ground
from renderer.board.ways import way
from renderer.sprites.cats import Face
from renderer.sprites.cats import sprite as piece_sprite
from renderer.sprites.ghosts import ghost_sprite
from renderer.sprites.icons import icon, paw, tilted, yarn
from renderer.sprites.sprite import Layer, Pixel, Sprite, squashed
from renderer.sprites.theme import Theme

#: Lengths in a picture 1024 wide: crowns, how far above a cat, from how high they fall; letters Z and where they are.
_CROWN, _ABOVE, _FALLING = 62, 58, 190
_TILTS: Final = (9, 0, -9)
_SLEEP, _SLEEP_ASIDE = 34, 44
#: A crown keeps so far from the picture's edge, and steps aside from a ghost that is so near, at most so far.
_CROWN_ROOM: Final = 30
#: Where words are above the bed, a crown in the top row sits so low that they hide no more than its tips.
_CROWN_UNDER_WORDS: Final = 62
_CROWN_NEAR: Final = (74, 62)
_ASIDE, _ASIDE_DOWN = 58, 16
#: Beams of light from the winning line: how many, the share of each that is lit, and steps in which they fade.
_BEAMS, _LIT, _FADES = 14, 0.44, 8
_BRIGHT: Final = 235
#: Yarn and paws: how many, their sizes, and how far apart they lie: from each other, from pieces, from winners.
_THINGS, _YARN, _PAW = 22, 46, 36
_APART, _FROM_A_PIECE, _FROM_A_WINNER = 74, 78, 96
#: How high a winner hops in its frames (below 0: it crouches), in its size; the next in line begins so much later.
_HOP: Final = (0.0, -0.35, 0.45, 1.0, 1.15, 0.8, 0.2, -0.45, -0.12, 0.0)
_LATER: Final = 2
_HOP_HEIGHT: Final = 0.42
#: Where there is no line, all who are happy purr: so little of a hop, each for two frames, which saves bytes.
_PURR: Final = (0.0, -0.13, 0.16, 0.0, -0.13, 0.16, 0.0)
_PURR_FRAMES: Final = 2
#: Frames of the film, and in how many of them the crowns come down: then only the winners move.
FRAMES: Final = 13
_CROWNS_DOWN: Final = 5
_GHOST: Final = 96


#: From the left, the top, the right and the bottom.
Box: TypeAlias = tuple[int, int, int, int]


class Frame(NamedTuple):
    """A moment of the last picture's film: the hop of each piece that moves, and the share of their way that the crowns have come."""

    hops: Mapping[Square, float]
    crowns: float = 1.0


def compose_ending(shown: Scene, finish: Finish, theme: Theme, layout: Layout) -> Image.Image:
    """The last picture, RGB."""
    picture = ending_ground(shown, finish, theme, layout)
    for sprite, middle in _moving(shown, finish, theme, layout, _at_rest(shown, finish)):
        sprite.paste_on(picture, middle)
    return picture


def ending_ground(shown: Scene, finish: Finish, theme: Theme, layout: Layout) -> Image.Image:
    """The part of the last picture that stands still.

    It is bed, trays, the beams of light, the ribbon, who played in how many turns, the game's name, and all that doesn't hop.
    """
    picture, won = ground(shown, theme, layout), shown.won
    if line := line_of(won):
        (x0, y0), (x1, y1) = layout.centre(won[0]), layout.centre(won[-1])
        middle = (x0 + x1) // 2, (y0 + y1) // 2
        # Beams of light let the day's quilt through.
        day, beams = quilt(theme, layout, Look.PLAYED).crop(layout.bed), _beams(layout, middle)
        picture.paste(day, layout.bed, beams)
        marks.ribbon(theme, *line, len(won), layout.square).paste_on(picture, middle)
    else:
        for square in won:
            marks.winning_frame(theme, layout.square).paste_on(picture, layout.centre(square))
    if shown.placed:
        marks.frame(theme, layout.square).paste_on(picture, layout.centre(shown.placed.square))
    if finish.headline is not None and headline(finish.headline, theme, layout) is None:
        draw_brand(picture, theme, layout)
    if finish.players:
        caption = finish.captions.turns if finish.captions else ""
        draw_nameplate(
            picture,
            theme,
            layout,
            finish.players,
            turns=finish.turns,
            caption=caption,
            over=bool(finish.turns),
            winner=finish.winner,
        )
    elif finish.turns:
        draw_turns(picture, theme, layout, finish.turns)
    for sprite, middle in _standing(shown, finish, theme, layout):
        sprite.paste_on(picture, middle)
    return picture


def ending_film(shown: Scene, finish: Finish, theme: Theme, layout: Layout) -> Iterator[Image.Image]:
    """The last picture, RGB, and after it the frames in which it moves."""
    still, *changes, _ = ending_changes(shown, finish, theme, layout)
    yield still.picture
    picture = still.picture
    for change in changes:
        picture = picture.copy()
        picture.paste(change.picture, change.corner)
        yield picture


class Change(NamedTuple):
    """The part of a frame that is not as it was in the frame before, RGB, and where its top left corner is."""

    corner: Pixel
    picture: Image.Image


def ending_changes(shown: Scene, finish: Finish, theme: Theme, layout: Layout) -> Iterator[Change]:
    """The last picture whole, and after it the changes from frame to frame in which it moves, until it is whole again.

    Most of it stands still, and that is neither drawn nor put into the palette again.
    """
    base, still = ending_ground(shown, finish, theme, layout), _at_rest(shown, finish)
    drawn = list(_moving(shown, finish, theme, layout, still))
    yield Change((0, 0), _pasted(base, (0, 0, layout.width, layout.height), drawn))
    for moment in (*_moments(shown, finish), still):
        before, drawn = drawn, list(_moving(shown, finish, theme, layout, moment))
        changed = _changed(before, drawn, layout)
        yield Change(changed[:2], _pasted(base, changed, drawn))


def _changed(before: Sequence[Layer], after: Sequence[Layer], layout: Layout) -> Box:
    """The box round all layers that are not in both; one pixel if all are."""
    boxes = [_box(layer) for layer in set(before) ^ set(after)] or [(0, 0, 1, 1)]
    left, top, right, bottom = zip(*boxes, strict=True)
    return max(0, min(left)), max(0, min(top)), min(layout.width, max(right)), min(layout.height, max(bottom))


def _pasted(base: Image.Image, box: Box, layers: Sequence[Layer]) -> Image.Image:
    """A part of the base with the layers on it."""
    picture, (left, top, right, bottom) = base.crop(box), box
    for layer in layers:
        at = _box(layer)
        if at[0] < right and at[2] > left and at[1] < bottom and at[3] > top:
            sprite, (x, y) = layer
            sprite.paste_on(picture, (x - left, y - top))
    return picture


def _box(layer: Layer) -> Box:
    """The box that a layer covers."""
    sprite, (x, y) = layer
    left, top = x + sprite.left, y + sprite.top
    return left, top, left + sprite.image.width, top + sprite.image.height


def _hoppers(shown: Scene, finish: Finish) -> tuple[Square, ...]:
    """The squares of the pieces that move: those of a winning line, or, where there is none, all who are happy."""
    if line_of(shown.won):
        return tuple(shown.won)
    pieces = sorted(shown.pieces.items())
    return tuple(square for square, piece in pieces if _face(finish, piece.side) is Face.HAPPY)


def _at_rest(shown: Scene, finish: Finish) -> Frame:
    """The still: nobody hops, everything has come down."""
    return Frame(dict.fromkeys(_hoppers(shown, finish), 0.0))


def _moments(shown: Scene, finish: Finish) -> Iterator[Frame]:
    """The moments of the film: a wave of hops along a winning line, or all who are happy purr."""
    hoppers, waves = _hoppers(shown, finish), line_of(shown.won) is not None
    for frame in range(FRAMES):
        steps = [frame - _LATER * number for number in range(len(hoppers))]
        heights = [_HOP[step] if 0 <= step < len(_HOP) else 0.0 for step in steps]
        if not waves:
            heights = [_PURR[frame // _PURR_FRAMES]] * len(hoppers)
        yield Frame(dict(zip(hoppers, heights, strict=True)), min(1.0, frame / _CROWNS_DOWN))


def _face(finish: Finish, side: Side) -> Face:
    """The face of a side's pieces at the end."""
    if finish.winner:
        return Face.HAPPY if finish.winner is side else Face.ASLEEP
    return Face.HAPPY if finish.manner is Manner.DRAWN else Face.IDLE


def _standing(shown: Scene, finish: Finish, theme: Theme, layout: Layout) -> Iterator[Layer]:
    """The layers on the bed that stand still: yarn and paws, the pieces that don't hop, and the signs of sleep."""
    if finish.winner:
        yield from _scattered(theme, layout, _things(layout, tuple(shown.pieces), shown.won))
    ghosts, hoppers = tuple(shown.ghosts.values()), _hoppers(shown, finish)
    for square, piece in sorted(shown.pieces.items()):
        if square in hoppers:
            continue
        face, (x, y) = _face(finish, piece.side), layout.make_room(square, ghosts)
        yield piece_sprite(theme.coat(piece.side), piece.kind, face, layout.square), (x, y)
        if face is Face.ASLEEP:
            aside = layout.scaled(_SLEEP_ASIDE)
            yield icon("sleep", layout.scaled(_SLEEP)), (x + aside, y - aside)
    yield from _completing(shown, theme, layout)


def _completing(shown: Scene, theme: Theme, layout: Layout) -> Iterator[Layer]:
    """The arrows of what was pushed or jumped into the winning line, without which nobody sees what completed it."""
    by_ghost = False
    for event in shown.events:
        by_ghost |= isinstance(event, GhostMoved)
        if isinstance(event, Booped | Scared) and event.to in shown.won:
            yield way(event, theme, layout, by_ghost=by_ghost)


def _moving(shown: Scene, finish: Finish, theme: Theme, layout: Layout, moment: Frame) -> Iterator[Layer]:
    """The layers above those, at a moment: the pieces that hop, the ghosts over them, the crowns, the words above the bed."""
    ghosts, words = tuple(shown.ghosts.values()), headline(finish.headline, theme, layout)
    lowest = layout.scaled(_CROWN_UNDER_WORDS) if words else 0
    for square, hop in sorted(moment.hops.items()):
        piece, (x, y) = shown.pieces[square], layout.make_room(square, ghosts)
        sprite = piece_sprite(theme.coat(piece.side), piece.kind, _face(finish, piece.side), layout.square)
        yield _hopping(sprite, layout, hop), (x, y - _height(layout, hop, y))
    for side, ghost in shown.ghosts.items():
        yield (
            _ghost(theme, layout, side, ghost, shout=side is shown.scaring),
            layout.stitch_centre(ghost.stitch),
        )
    if moment.crowns:
        for number, square in enumerate(shown.won):
            x, y = layout.make_room(square, ghosts)
            hop = _height(layout, moment.hops.get(square, 0.0), y)
            falling = round((1 - moment.crowns) ** 2 * layout.scaled(_FALLING))
            crown = tilted("crown", layout.scaled(_CROWN), _TILTS[number % len(_TILTS)])
            crown_x, crown_y = _beside_ghosts(layout, (x, y - layout.scaled(_ABOVE)), ghosts)
            yield crown, (crown_x, max(crown_y, lowest) - falling - hop)
    if words:
        yield words


def _beside_ghosts(layout: Layout, crown: Pixel, ghosts: Sequence[Ghost]) -> Pixel:
    """The place of a crown: on one ear of its cat where a ghost is above that."""
    x, y = crown
    near_x, near_y = map(layout.scaled, _CROWN_NEAR)
    for ghost in ghosts:
        ghost_x, ghost_y = layout.stitch_centre(ghost.stitch)
        if abs(x - ghost_x) < near_x and abs(y - ghost_y) < near_y:
            aside = min(near_x - abs(x - ghost_x), layout.scaled(_ASIDE))
            x += -aside if x < ghost_x else aside
            y += layout.scaled(_ASIDE_DOWN) * aside // layout.scaled(_ASIDE)
    return x, y


def _ghost(theme: Theme, layout: Layout, side: Side, ghost: Ghost, *, shout: bool) -> Sprite:
    files, ranks = HEADINGS[ghost.heading]
    return ghost_sprite(theme, theme.coat(side), layout.scaled(_GHOST), (files, -ranks), shout=shout)


@lru_cache(maxsize=96)
def _hopping(sprite: Sprite, layout: Layout, hop: float) -> Sprite:
    """A piece stretched on its way up and down, and squashed where it crouches."""
    if not hop:
        return sprite
    stretch = 1 + 0.16 * hop if hop > 0 else 1 + 0.30 * hop
    return squashed(sprite, 1 / stretch**0.8, stretch, layout.square * 0.46)


def _height(layout: Layout, hop: float, y: int) -> int:
    """The height of a hop of a cat that stands there: in the top row so little that its crown stays in the picture."""
    room = y - layout.scaled(_ABOVE) - layout.scaled(_CROWN_ROOM)
    return min(round(max(0.0, hop) * layout.square * _HOP_HEIGHT), max(0, room))


class _Thing(NamedTuple):
    """A ball of yarn or a paw print on the bed."""

    number: int
    place: Pixel


@lru_cache(maxsize=32)
def _things(layout: Layout, pieces: tuple[Square, ...], won: tuple[Square, ...]) -> tuple[_Thing, ...]:
    """The things and their places: the same for the same position, and never on a piece."""
    left, top, right, bottom = layout.bed
    margin, apart = layout.scaled(24), layout.scaled(_APART)
    taken = [
        (layout.centre(square), layout.scaled(_FROM_A_WINNER if square in won else _FROM_A_PIECE))
        for square in pieces
    ]
    random, spots = Random(11), list[Pixel]()
    for _ in range(_THINGS * 20):
        spot = random.randint(left + margin, right - margin), random.randint(top + margin, bottom - margin)
        if all(math.dist(spot, middle) > radius for middle, radius in taken):
            spots.append(spot)
            taken.append((spot, apart))
        if len(spots) == _THINGS:
            break
    return tuple(_Thing(number, spot) for number, spot in enumerate(spots))


def _scattered(theme: Theme, layout: Layout, things: Sequence[_Thing]) -> Iterator[Layer]:
    """Yarn and paws on the bed."""
    for number, place in things:
        colour, thread = theme.yarns[number % len(theme.yarns)]
        if number % 3 == 0:
            yield yarn(colour, thread, layout.scaled(_YARN)), place
        else:
            yield paw(colour, layout.scaled(_PAW), number * 47 % 360), place


def _beams(layout: Layout, middle: Pixel) -> Image.Image:
    """A mask of beams over the bed, from that place outwards: the part of all beams that falls on it."""
    left, top, right, bottom = layout.bed
    beams, (x, y) = _all_beams(layout), middle
    from_left, from_top = beams.width // 2 - x + left, beams.height // 2 - y + top
    return beams.crop((from_left, from_top, from_left + right - left, from_top + bottom - top))


@lru_cache(maxsize=2)
def _all_beams(layout: Layout) -> Image.Image:
    """A mask of beams as far as they can reach on a bed, fading outwards; drawing them costs more than all else of a picture."""
    size = 2 * max(layout.bed[2] - layout.bed[0], layout.bed[3] - layout.bed[1])
    mask = Image.new("L", (size, size), 0)
    draw, middle = ImageDraw.Draw(mask), size // 2
    for ring in range(_FADES, 0, -1):
        reach = layout.length * 1.3 * ring / _FADES
        for beam in range(_BEAMS):
            angles = (math.tau * (beam + part) / _BEAMS for part in (-_LIT / 2, _LIT / 2))
            tips = [(middle + reach * math.cos(a), middle + reach * math.sin(a)) for a in angles]
            draw.polygon([(middle, middle), *tips], fill=round(_BRIGHT * (1 - ring / (_FADES + 1.5))))
    return mask
