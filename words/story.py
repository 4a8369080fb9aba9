"""A turn told in cheerful sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game import (
    Blocked,
    Booped,
    Event,
    Fell,
    GhostEntered,
    GhostLeft,
    GhostMoved,
    Graduated,
    Kind,
    Piece,
    Placed,
    Scared,
    Square,
    TakenUp,
    Won,
    square_name,
)
from services.matches import ENDINGS
from words.catalogue import join_list, say
from words.pieces import capitalised, entry_name, piece_name, squares_named, stitch_place


def tell(player: str, events: Sequence[Event]) -> str:
    """What a player's turn did, in a few short sentences."""
    return capitalised(" ".join(_sentences(player, events)))


def tell_ghost(events: Sequence[Event]) -> str:
    """What the ghost does by itself in a turn; empty if nothing."""
    moving = (n for n, event in enumerate(events) if isinstance(event, GhostMoved | GhostLeft))
    start = next(moving, len(events))
    return " ".join(_sentences("", events[start:]))


def _sentences(player: str, events: Sequence[Event]) -> Iterator[str]:
    for event, pushed in _with_pushed(events):
        match event:
            case Placed(piece, square):
                yield say("story-placed", player=player, piece=piece_name(piece), square=square_name(square))
            case GhostEntered(_, ghost):
                yield say("story-ghost-entered", entry=entry_name(ghost.stitch))
            case GhostMoved(_, _, to, None):
                yield say("story-ghost-moved", stitch=stitch_place(to))
            case GhostMoved(_, _, to, _):
                yield say("story-ghost-through", stitch=stitch_place(to))
            case GhostLeft():
                yield say("story-ghost-left")
            case Graduated():
                yield from _graduation(event)
            case TakenUp(piece, square):
                yield say("story-taken-up", piece=piece_name(piece), square=square_name(square))
            case Won(_, ending, squares):
                yield say("story-won", ending=ENDINGS[ending].value, squares=squares_named(squares))
        yield from _pushes(pushed)


def _with_pushed(events: Sequence[Event]) -> Iterator[tuple[Event, list[Booped | Fell | Scared]]]:
    """Each event that is no push, with the pushes it caused (a piece placed and a ghost moved cause them)."""
    source: Event | None = None
    pushed: list[Booped | Fell | Scared] = []
    for event in events:
        if isinstance(event, Booped | Fell | Scared):
            pushed.append(event)
        elif not isinstance(event, Blocked):
            if source is not None:
                yield source, pushed
            source, pushed = event, []
    if source is not None:
        yield source, pushed


def _pushes(pushed: Sequence[Booped | Fell | Scared]) -> Iterator[str]:
    """One sentence for all boops, one for all falls, and one for each scare."""
    moved = [event for event in pushed if isinstance(event, Booped)]
    fell = [event for event in pushed if isinstance(event, Fell)]
    if moved:
        yield say("story-booped", moves=join_list(_move(event.origin, event.to) for event in moved))
    if fell:
        yield say("story-fell", pieces=join_list(_fall(event.piece, event.origin) for event in fell))
    for event in pushed:
        if isinstance(event, Scared):
            leap = {
                "piece": piece_name(event.piece),
                "from": square_name(event.origin),
                "over": squares_named(event.over),
            }
            if event.to is None:
                yield say("story-scared-off", **leap)
            else:
                yield say("story-scared", to=square_name(event.to), **leap)


def _move(origin: Square, to: Square) -> str:
    return say("move-of", **{"from": square_name(origin), "to": square_name(to)})


def _fall(piece: Piece, origin: Square) -> str:
    return say("fell", piece=piece_name(piece), square=square_name(origin))


def _graduation(event: Graduated) -> Iterator[str]:
    """Which kittens grew up, and which cats went to the pool with them."""
    kittens, cats = (
        [square for square, found in zip(event.squares, event.kinds, strict=True) if found is kind]
        for kind in (Kind.KITTEN, Kind.CAT)
    )
    yield say("story-graduated", kittens=squares_named(kittens), count=len(kittens))
    if cats:
        yield say("story-graduated-along", cats=squares_named(cats), count=len(cats))
