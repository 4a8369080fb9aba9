"""The ways of the pieces that a turn moves, from square to square: those who can't see the picture follow the match by them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game import (
    Blocked,
    Event,
    Fell,
    Kind,
    Obstacle,
    Push,
    Scared,
    Side,
    by_piece_and_ghost,
    pushed_from,
    square_name,
)
from words.catalogue import join_list, say
from words.turns.pieces import side_word, squares_named


def ways(events: Sequence[Event], side: Side) -> Iterator[str]:
    """Every piece that a turn of the reader moves, from where to where, and whose it is."""
    by_piece, by_ghost = by_piece_and_ghost(events)
    yield from _told("ways-pushed", by_piece, side, yours=True)
    yield from _by_ghost(by_ghost, side, yours=True)


def moves(events: Sequence[Event], side: Side) -> Iterator[Sequence[str]]:
    """The same for a list: what the piece moves and what the ghost does, the reader's own before the others.

    Where there is less room without kinds and, where there is still less, with a hyphen for the way.
    """
    by_piece, by_ghost = by_piece_and_ghost(events)
    for kinds, briefly in ((True, False), (False, False), (False, True)):
        yield [
            say(key, moves=_grouped(pushed, side, kinds=kinds, briefly=briefly))
            for key, pushed in (("moves-boops", by_piece), ("moves-ghost", by_ghost))
            if pushed
        ]


def _grouped(pushed: Sequence[Push], side: Side, *, kinds: bool, briefly: bool) -> str:
    """The ways of pieces, those of a side apart from the others: so nobody has to hear at each whose it is."""
    groups = {mine: [push for push in pushed if (push.piece.side is side) is mine] for mine in (True, False)}
    return say("between-groups").join(
        say(
            "moves-of",
            yours="yes" if mine else "no",
            moves=join_list(_heard(push, kinds=kinds, briefly=briefly) for push in group),
        )
        for mine, group in groups.items()
        if group
    )


def ways_by_piece(by_piece: Sequence[Push], side: Side) -> Iterator[str]:
    """Every piece that the piece placed moves, and of which side it is, by its name."""
    yield from _told("ways-pushed", by_piece, side, yours=False)


def ways_named(pushed: Sequence[Push], side: Side) -> str:
    """The same for a sentence that says what moves them."""
    return join_list(_way_of(push, side, yours=False, kinds=True) for push in pushed)


def ways_by_ghost(events: Sequence[Event], side: Side) -> Iterator[str]:
    """Every piece that a ghost moves, beside a picture: what kinds they are it shows, and which are not its side's own."""
    _, by_ghost = by_piece_and_ghost(events)
    yield from _by_ghost(by_ghost, side, yours=False, kinds=False)


def blocked(events: Sequence[Event]) -> Iterator[str]:
    """The neighbours that a turn leaves where they are, and why: where it boops nobody, that must be told."""
    left = pushed_from(events)
    stay = [event for event in events if isinstance(event, Blocked) and event.square not in left]
    for key, obstacle in (
        ("ways-held", Obstacle.PIECE_BEHIND),
        ("ways-heavy", Obstacle.CAT_BEFORE_KITTEN),
    ):
        if squares := sorted({event.square for event in stay if event.obstacle is obstacle}):
            yield say(key, squares=squares_named(squares))


def _by_ghost(moved: Sequence[Push], side: Side, *, yours: bool, kinds: bool = True) -> Iterator[str]:
    """The ways of those that a ghost pushes one square, and of those that it makes jump over others; in one, with a word at each jump, beside a picture.

    A phone's screen has no room for both beside a board.
    """
    jump = [push for push in moved if isinstance(push, Scared)] if kinds else []
    glides = [push for push in moved if push not in jump]
    yield from _told("ways-by-ghost", glides, side, yours=yours, kinds=kinds)
    yield from _told("ways-jump", jump, side, yours=yours, kinds=kinds)


def _told(key: str, moved: Sequence[Push], side: Side, *, yours: bool, kinds: bool = True) -> Iterator[str]:
    if moved:
        yield say(key, moves=join_list(_way_of(push, side, yours=yours, kinds=kinds) for push in moved))


def _way_of(push: Push, side: Side, *, yours: bool, kinds: bool) -> str:
    """The way of a piece, that it is a cat, and whose it is; without ``kinds`` only which are of this side, and that one jumps."""
    move = _move(push, kinds=kinds)
    if not kinds and isinstance(push, Scared):
        move = say("move-jump", move=move)
    if not kinds and push.piece.side is not side:
        return move
    if yours:
        return say("move-whose", move=move, yours="yes" if push.piece.side is side else "no")
    return say("move-side", move=move, side=side_word(push.piece.side))


def _heard(push: Push, *, kinds: bool, briefly: bool) -> str:
    """The way of a piece, and that it jumps, where there is room for that."""
    move = _move(push, kinds=kinds, briefly=briefly)
    return say("move-jump", move=move) if isinstance(push, Scared) and not briefly else move


def _move(push: Push, *, kinds: bool, briefly: bool = False) -> str:
    """The way of a piece: ``d2 to e2``, for an arrow would be read aloud as one; that it is a cat."""
    origin, to = square_name(push.origin), None if isinstance(push, Fell) else push.to
    if to is None:
        move = say("move-off", square=origin)
    elif briefly:
        move = f"{origin}-{square_name(to)}"
    else:
        move = say("move-to", **{"from": origin}, to=square_name(to))
    return say("move-cat", move=move) if kinds and push.piece.kind is Kind.CAT else move
