"""A turn told with a little joy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.services.matches import ENDINGS
from bot.words.catalogue import listed, say
from bot.words.pieces import piece_name, squares_named
from game import (
    Booped,
    Event,
    Fell,
    GhostEntered,
    GhostLeft,
    GhostMoved,
    Graduated,
    Kind,
    Placed,
    Scared,
    TakenUp,
    Won,
    square_name,
    stitch_name,
)


def tell(player: str, events: Sequence[Event]) -> str:
    """What a player's turn did, in a few short sentences."""
    return " ".join(_sentences(player, events))


def _sentences(player: str, events: Sequence[Event]) -> Iterator[str]:
    booped = [event for event in events if isinstance(event, Booped)]
    fell = [event for event in events if isinstance(event, Fell)]
    for event in events:
        match event:
            case Placed(piece, square):
                yield say("story-placed", player=player, piece=piece_name(piece), square=square_name(square))
                if booped:
                    yield say("story-booped", moves=_moves(booped))
                if fell:
                    yield say("story-fell", squares=squares_named(f.origin for f in fell), count=len(fell))
            case Scared(_, origin, None, _):
                yield say("story-scared-off", squares=square_name(origin))
            case Scared():
                yield say("story-scared", moves=_moves([event]))
            case GhostEntered(_, ghost):
                yield say("story-ghost-entered", stitch=stitch_name(ghost.stitch))
            case GhostMoved(_, _, to, _):
                yield say("story-ghost-moved", stitch=stitch_name(to))
            case GhostLeft():
                yield say("story-ghost-left")
            case Graduated():
                yield _graduation(event)
            case TakenUp(piece, square):
                yield say("story-taken-up", piece=piece_name(piece), square=square_name(square))
            case Won(_, ending, squares):
                yield say("story-won", ending=ENDINGS[ending], squares=squares_named(squares))


def _moves(pushed: Sequence[Booped | Scared]) -> str:
    return listed(
        say("move-of", **{"from": square_name(event.origin), "to": square_name(event.to)})
        for event in pushed
        if event.to is not None
    )


def _graduation(event: Graduated) -> str:
    grown = event.kinds.count(Kind.KITTEN)
    squares = squares_named(event.squares)
    if grown == 3:
        return say("story-graduated-three", squares=squares)
    return say("story-graduated", squares=squares, count=grown)
