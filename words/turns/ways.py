"""The ways of the pieces that a turn moves, from square to square: those who can't see the picture follow the match by them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game import Event, Fell, Push, Scared, Side, square_name, with_pushes
from words.catalogue import join_list, say


def pushes_of(events: Iterable[Event]) -> list[Push]:
    """All pushes of a turn, in order."""
    return [push for _, pushed in with_pushes(events) for push in pushed]


def ways(moved: Sequence[Push], side: Side, *, yours: bool = False) -> Iterator[str]:
    """Every piece that is pushed and every one that jumps, from where to where, and which are the side's own; ``yours``: it is the reader's."""
    own = "move-yours" if yours else "move-own"
    for key, jumps in (("ways-pushed", False), ("ways-jumped", True)):
        if moves := [_way_of(push, side, own) for push in moved if isinstance(push, Scared) is jumps]:
            yield say(key, moves=join_list(moves))


def _way_of(push: Push, side: Side, own: str) -> str:
    """The way of a piece: ``d2 → e2``."""
    origin, to = square_name(push.origin), None if isinstance(push, Fell) else push.to
    off = say("move-off", square=origin)
    move = off if to is None else f"{origin} \N{RIGHTWARDS ARROW} {square_name(to)}"
    return say(own, move=move) if push.piece.side is side else move
