"""A turn as a short animation: the piece drops in, neighbours are pushed, the ghost glides, kittens grow up, a win is cheered.

Its first frame shows the result, as the last does, for clients that don't animate; it plays once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from PIL import Image, ImageChops

from game import (
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
    Piece,
    Placed,
    Played,
    Pool,
    Scared,
    Side,
    Square,
    TakenUp,
    Won,
)
from game.geometry import STITCH_SIDES
from renderer.board.board import compose, ghost_on_bed, outwards
from renderer.board.ending import FRAMES, Change, ending_changes, ending_film
from renderer.board.layout import HEADINGS, Layout, between, layout_of
from renderer.board.nameplate import draw_nameplate
from renderer.board.scene import Finish, Players, Scene, scene
from renderer.board.trays import ground
from renderer.files.gif import GifFile
from renderer.film.actors import (
    DROP_FRAMES,
    GLIDE_FRAMES,
    LANDING,
    RISE_FRAMES,
    SCARE_FRAMES,
    Actor,
    Drop,
    Fall,
    Glide,
    Leap,
    Push,
    Rise,
    Stage,
)
from renderer.film.pace import MOVING
from renderer.sprites.cats import Face
from renderer.sprites.palette import index
from renderer.sprites.theme import Theme, theme_of

#: Milliseconds that the first frame and the last one are shown.
_FIRST, _LAST = 60, 2500
#: Pixels that a film of one turn is wide.
WIDTH: Final = 512
#: The part of a picture in which nothing changes: a GIF shows it for its time all the same.
_NOTHING: Final = (0, 0, 1, 1)


@dataclass
class _Act:
    """An act: what moves at one time and for how many frames; what leaves the bed before, and what stands on it afterwards."""

    frames: int
    actors: list[Actor] = field(default_factory=list)
    leaving: list[Square] = field(default_factory=list)
    landing: dict[Square, Piece] = field(default_factory=dict)
    ghosts: dict[Side, Ghost | None] = field(default_factory=dict)
    #: Pieces that go to a pool (1) or come out of it (-1).
    pooled: list[tuple[Piece, int]] = field(default_factory=list)


def draw_motion(played: Played, *, finish: Finish | None = None, width: int = WIDTH) -> bytes:
    """A GIF of a turn, ``width`` pixels wide; ``finish``: how the match ended with it."""
    theme = theme_of(played.before.edition)
    return _moving_once(_changes(motion_frames(played, theme, layout_of(width), finish)), theme)


def draw_ending(board: Board, events: Sequence[Event], finish: Finish, *, width: int = WIDTH) -> bytes:
    """A GIF of a match's last picture, ``width`` pixels wide, which moves once."""
    theme = theme_of(board.edition)
    shown = scene(board, events, finish=finish)
    return _moving_once(ending_changes(shown, finish, theme, layout_of(width)), theme)


def _changes(frames: Iterable[Image.Image]) -> Iterator[Change]:
    """The first picture whole, and after it what changes from each to the next: most of a bed stands still in a turn."""
    before = None
    for frame in frames:
        if before is None:
            yield Change((0, 0), frame)
        else:
            box = ImageChops.difference(before, frame).getbbox() or _NOTHING
            yield Change(box[:2], frame.crop(box))
        before = frame


def _moving_once(changes: Iterable[Change], theme: Theme) -> bytes:
    """A GIF of a picture, and of the changes after it, of which the last one stays."""
    first, *after = [(index(change.picture, theme), change.corner) for change in changes]
    file = GifFile()
    file.add(first[0], _FIRST)
    for number, (part, corner) in enumerate(after, 1):
        file.change(part, corner, _LAST if number == len(after) else MOVING)
    return file.done()


def motion_frames(
    played: Played,
    theme: Theme,
    layout: Layout,
    finish: Finish | None = None,
    *,
    players: Players | None = None,
    number: int = 0,
) -> Iterator[Image.Image]:
    """The pictures of a moving turn, RGB: the result, what moves, the cheers for a win, the result.

    ``players`` are named below the bed, with the ``number`` of the turn.
    """
    result = with_players(scene(played.position, played.events, finish=finish), players)
    cheers = ending_film(result, result.finish, theme, layout) if result.finish else iter(())
    final = next(cheers, None) or named(result, theme, layout, players, number)
    yield final
    for standing, moving in _Play(played, theme, layout).acts():
        if players:
            draw_nameplate(standing, theme, layout, players, turns=number)
        yield from moving
    yield from cheers
    yield final


def count_frames(played: Played, theme: Theme, layout: Layout, finish: Finish | None = None) -> int:
    """The number of pictures in which a turn moves, found without drawing them."""
    won = finish or any(isinstance(event, Won) for event in played.events)
    return sum(act.frames for act in _acts(played.events, Stage(theme, layout))) + (FRAMES if won else 0)


def named(
    shown: Scene, theme: Theme, layout: Layout, players: Players | None, number: int = 0
) -> Image.Image:
    """The picture of a scene, RGB, with the players named below the bed, and the ``number`` of the turn that led there."""
    return compose(with_players(shown, players), theme, layout, players, number)


def with_players(shown: Scene, players: Players | None) -> Scene:
    """A scene whose end, if it is one, names the players too."""
    if shown.finish is None or players is None or shown.finish.players:
        return shown
    return replace(shown, finish=replace(shown.finish, players=players))


class _Play:
    """A turn's acts, one after the other, and what stands on the bed meanwhile."""

    def __init__(self, played: Played, theme: Theme, layout: Layout) -> None:
        self._stage = Stage(theme, layout)
        self._before = played.before
        self._events = played.events
        self._pieces = dict(played.before.pieces)
        self._pools = {side: played.before.pool(side) for side in Side}
        self._ghosts = {side: ghost for side in Side if (ghost := played.before.ghost(side))}

    def acts(self) -> Iterator[tuple[Image.Image, Iterator[Image.Image]]]:
        """For each act what stands still, RGB, to be drawn on at once, and then the pictures in which something moves."""
        for act in _acts(self._events, self._stage):
            for square in act.leaving:
                del self._pieces[square]
            self._ghosts |= {side: ghost for side, ghost in act.ghosts.items() if ghost}
            self._move_between_pools(act, -1)
            standing = self._standing(but=frozenset(act.ghosts))
            yield standing, _moving(standing, act)
            self._move_between_pools(act, 1)
            self._pieces |= act.landing
            self._ghosts = {
                side: ghost for side, ghost in self._ghosts.items() if act.ghosts.get(side, ghost)
            }

    def _move_between_pools(self, act: _Act, way: int) -> None:
        """Move pieces between pools and bed: what comes out of a pool (-1) does so before an act, what goes there (1) after it."""
        for piece, count in act.pooled:
            if count == way:
                kittens, cats = self._pools[piece.side]
                is_cat = piece.kind is Kind.CAT
                self._pools[piece.side] = Pool(kittens + count * (not is_cat), cats + count * is_cat)

    def _standing(self, but: frozenset[Side]) -> Image.Image:
        """The bed with what doesn't move, which is everything ``but`` those sides' ghosts."""
        theme, layout = self._stage.theme, self._stage.layout
        bare = Scene(self._before.edition, {}, self._pools, self._ghosts, self._before.side)
        picture = ground(bare, theme, layout)
        still = {side: ghost for side, ghost in self._ghosts.items() if side not in but}
        for square, piece in sorted(self._pieces.items()):
            place = layout.make_room(square, tuple(still.values()))
            self._stage.sprite(piece, Face.IDLE).paste_on(picture, place)
        for side, ghost in still.items():
            sprite = ghost_on_bed(theme, layout, side, ghost)
            sprite.paste_on(picture, layout.stitch_centre(ghost.stitch))
        return picture


def _moving(standing: Image.Image, act: _Act) -> Iterator[Image.Image]:
    """The pictures of an act, RGB."""
    for frame in range(act.frames):
        picture = standing.copy()
        for actor in act.actors:
            for sprite, middle in actor.at(frame):
                sprite.paste_on(picture, middle)
        yield picture


def _acts(events: Sequence[Event], stage: Stage) -> list[_Act]:
    """The acts of a turn: the drop with its pushes, the ghost with its scares, what goes to the pool."""
    acts: list[_Act] = []
    pushers: tuple[Square, ...] = ()
    begins = 0
    for event in events:
        match event:
            case Placed(piece, square):
                drop = Drop(stage, piece, stage.layout.centre(square))
                acts.append(_Act(DROP_FRAMES, [drop], landing={square: piece}, pooled=[(piece, -1)]))
                pushers, begins = (square,), LANDING
            case GhostMoved() | GhostLeft() | GhostEntered():
                acts.append(_haunting(event, events, stage))
                if isinstance(event, GhostMoved):
                    pushers, begins = STITCH_SIDES[event.to], GLIDE_FRAMES
            case Booped() | Fell() | Scared():
                acts[-1].frames = max(acts[-1].frames, begins + SCARE_FRAMES)
                _push(acts[-1], event, pushers, begins, stage)
            case Graduated(side, squares, kinds):
                pieces = [Piece(side, kind) for kind in kinds]
                acts.append(_rising(dict(zip(squares, pieces, strict=True)), stage, grows=True))
            case TakenUp(piece, square):
                acts.append(_rising({square: piece}, stage, grows=False))
    return acts


def _push(
    act: _Act, event: Booped | Fell | Scared, pushers: Sequence[Square], begins: int, stage: Stage
) -> None:
    """Add a piece that is pushed, falls, or leaps."""
    piece, origin = event.piece, event.origin
    to = None if isinstance(event, Fell) else event.to
    start = stage.layout.centre(origin)
    act.leaving.append(origin)
    # What is pushed is drawn below what pushes it.
    if to is None:
        far = 1 + (len(event.over) if isinstance(event, Scared) else 0)
        act.actors.insert(0, Fall(stage, piece, start, outwards(pushers, origin), begins, far))
        act.pooled.append((piece, 1))
        return
    act.landing[to] = piece
    if isinstance(event, Scared):
        act.actors.insert(0, Leap(stage, piece, start, stage.layout.centre(to), begins))
    else:
        act.actors.insert(0, Push(stage, piece, start, between(origin, to), begins))


def _haunting(event: GhostMoved | GhostLeft | GhostEntered, events: Sequence[Event], stage: Stage) -> _Act:
    """A ghost's act: in from outside, on to its next stitch, or out over the edge."""
    ghost = event.ghost if isinstance(event, GhostEntered) else event.origin
    layout = stage.layout
    files, ranks = HEADINGS[ghost.heading]
    x, y = layout.stitch_centre(ghost.stitch)
    before, beyond = (
        (x + sign * files * layout.square, y - sign * ranks * layout.square) for sign in (-1, 1)
    )
    calm = ghost_on_bed(stage.theme, layout, event.side, ghost)
    match event:
        case GhostEntered():
            return _Act(GLIDE_FRAMES, [Glide(calm, before, (x, y))], ghosts={event.side: ghost})
        case GhostLeft():
            return _Act(GLIDE_FRAMES, [Glide(calm, (x, y), beyond, leaves=True)], ghosts={event.side: None})
    shouting = None
    if any(isinstance(other, Scared) for other in events):
        shouting = ghost_on_bed(stage.theme, layout, event.side, ghost, shout=True)
    glide = Glide(calm, (x, y), layout.stitch_centre(event.to), shouting)
    return _Act(GLIDE_FRAMES, [glide], ghosts={event.side: Ghost(event.to, ghost.heading)})


def _rising(pieces: dict[Square, Piece], stage: Stage, *, grows: bool) -> _Act:
    """Happy pieces rise, because they go to the pool; kittens that grow up as cats."""
    actors = [Rise(stage, piece, stage.layout.centre(square), grows) for square, piece in pieces.items()]
    pooled = [(Piece(piece.side, Kind.CAT) if grows else piece, 1) for piece in pieces.values()]
    return _Act(RISE_FRAMES, [*actors], leaving=list(pieces), pooled=pooled)
