"""The picture in words, so that people who cannot see it can play: at most 1,024 characters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game import (
    Blocked,
    Booped,
    Edition,
    Event,
    Fell,
    GhostEntered,
    GhostLeft,
    GhostMoved,
    Graduated,
    Graduation,
    Kind,
    Obstacle,
    Piece,
    Placed,
    Position,
    Scared,
    Side,
    TakenUp,
    Won,
    square_name,
)
from words.catalogue import join_list, say
from words.limits import ALT_TEXT
from words.pieces import entry_name, piece_name, pieces_name, side_name, squares_named, stitch_place


def describe(
    position: Position, events: Sequence[Event] = (), *, over: bool = False, preview: bool = False
) -> str:
    """A position in words, the turn that led there first.

    ``over``: nobody is to move any more; ``preview``: the turn has not been taken yet.
    """
    over = over or bool(position.outcome)
    # Before a turn is taken, it is still the move of whoever takes it: the picture lights their tray.
    mover = None if over else position.side.other if preview else position.side
    standing = list(_standing(position, mover))
    text = _sentences([*_told(events, preview=preview), *standing])
    if len(text) > ALT_TEXT:
        # The position matters most to the player to move; what did not move can be seen from it.
        moved = [event for event in events if not isinstance(event, Blocked)]
        text = _sentences([*_told(moved, preview=preview), *standing])
    return text[:ALT_TEXT]


def _told(events: Sequence[Event], *, preview: bool) -> Iterator[str]:
    if events:
        told = _sentences(map(_event, events))
        yield say("alt-preview", told=told) if preview else say("alt-last", told=told)


def describe_choice(events: Sequence[Event], graduations: Sequence[Graduation]) -> str:
    """A turn that leaves a choice, in words: what would happen, and what may be taken up."""
    ways = "; ".join(map(squares_named, graduations))
    return _sentences([*map(_event, events), say("alt-choice", ways=ways)])[:ALT_TEXT]


def _sentences(parts: Iterable[str]) -> str:
    """Sentences in a row, each with a capital: names of sides and pieces begin with small letters."""
    return " ".join(part[:1].upper() + part[1:] for part in parts)


def _standing(position: Position, mover: Side | None) -> Iterator[str]:
    groups = [
        say("alt-group", pieces=pieces_name(Piece(side, kind), len(squares)), squares=squares_named(squares))
        for side in Side
        for kind in Kind
        if (squares := [square for square, piece in position.pieces.items() if piece == (side, kind)])
    ]
    yield say("alt-bed", pieces="; ".join(groups)) if groups else say("alt-bed-empty")
    for side in Side:
        if ghost := position.ghost(side):
            heading = say("heading", heading=ghost.heading.value)
            yield say("alt-ghost", side=side_name(side), stitch=stitch_place(ghost.stitch), heading=heading)
    for side in Side:
        yield _pool(position, side)
    yield say("alt-to-move", side=side_name(mover)) if mover else say("alt-over")


def _pool(position: Position, side: Side) -> str:
    pool = position.pool(side)
    counts = []
    if pool.kittens:
        counts.append(say("kittens", count=pool.kittens))
    if pool.cats:
        counts.append(say("cats", count=pool.cats))
    if position.edition is Edition.GHOST and not position.ghost(side):
        counts.append(say("ghost"))
    if not counts:
        return say("alt-pool-empty", side=side_name(side))
    return say("alt-pool", side=side_name(side), pieces=join_list(counts))


def _event(event: Event) -> str:
    match event:
        case Placed(piece, square):
            return say("alt-placed", piece=piece_name(piece), square=square_name(square))
        case Booped(piece, origin, to):
            return _journey("alt-booped", piece, square_name(origin), square_name(to))
        case Fell(piece, origin):
            return _journey("alt-fell", piece, square_name(origin))
        case Blocked(piece, square, obstacle):
            why = "cat" if obstacle is Obstacle.CAT_BEFORE_KITTEN else "behind"
            return say("alt-blocked", piece=piece_name(piece), square=square_name(square), why=why)
        case GhostEntered() | GhostMoved() | GhostLeft():
            return _ghost_event(event)
        case Scared(piece, origin, to, over):
            leap = {"piece": piece_name(piece), "from": square_name(origin), "over": squares_named(over)}
            if to is None:
                return say("alt-scared-off", **leap)
            return say("alt-scared", to=square_name(to), **leap)
        case Graduated(side, squares, kinds):
            pieces = (Piece(side, kind) for kind in kinds)
            named = (
                say("alt-kind-on", piece=piece_name(piece), square=square_name(square))
                for piece, square in zip(pieces, squares, strict=True)
            )
            return say("alt-graduated", kinds=join_list(named), count=len(squares))
        case TakenUp(piece, square):
            return say("alt-taken-up", piece=piece_name(piece), square=square_name(square))
        case Won(side, _, squares):
            return say("alt-won", side=side_name(side), squares=squares_named(squares))


def _ghost_event(event: GhostEntered | GhostMoved | GhostLeft) -> str:
    side = side_name(event.side)
    match event:
        case GhostEntered(_, ghost):
            return say("alt-ghost-entered", side=side, entry=entry_name(ghost.stitch))
        case GhostMoved(_, _, to, None):
            return say("alt-ghost-moved", side=side, stitch=stitch_place(to))
        case GhostMoved(_, _, to, _):
            return say("alt-ghost-through", side=side, stitch=stitch_place(to))
        case GhostLeft():
            return say("alt-ghost-left", side=side)


def _journey(key: str, piece: Piece, origin: str, to: str = "") -> str:
    return say(key, **{"piece": piece_name(piece), "from": origin, "to": to})
