"""The effects of placing a piece, in a few words: for autocomplete and the picker."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game import BegunTurn, Graduation, Kind, Scared, Side, by_piece_and_ghost, pushed_from
from words.catalogue import say
from words.turns.pieces import kind_word, squares_named
from words.turns.pushes import one_square, over_others, own_falls, own_pushed
from words.turns.ways import moves

_LINE = 3


def effects(
    begun: BegunTurn, way: Graduation | None = None, *, tells_ends: bool = True, is_mine: bool = True
) -> str:
    """The effects of a turn and what grows up or goes back to the pool, if that is clear; ``way``: once it is chosen. Empty if it boops nobody.

    What matters most comes first: a win, then what grows up; without ``tells_ends`` there is only what it pushes. Unless it ``is_mine``, the other player reads it, and "yours" are their pieces.
    """
    mover = begun.before.side
    ends = (*what_wins(begun), *what_grows(begun, way)) if tells_ends else ()
    return say("between-facts").join([*ends, *_pushes(begun, mover if is_mine else mover.other)])


def effects_in_line(begun: BegunTurn, way: Graduation | None = None, *, is_mine: bool = True) -> str:
    """The same for a line of its own, which is never empty: that a turn boops nobody is said, too."""
    return effects(begun, way, is_mine=is_mine) or say("effect-nobody")


def effects_with_ways(
    begun: BegunTurn, way: Graduation | None = None, *, tells_ends: bool = True
) -> Iterator[str]:
    """The same with where each piece goes, to the reader whose turn it is: the version that tells most first. None where nobody is pushed."""
    if not pushed_from(begun.events):
        return
    wins, grows = (what_wins(begun), what_grows(begun, way)) if tells_ends else ((), ())
    # A win is heard first, and what grows up after the pushes that brought it about.
    for where in moves(begun.events, begun.before.side):
        yield say("between-facts").join((*wins, *where, *grows))


def what_wins(begun: BegunTurn) -> Sequence[str]:
    """The words for a win; none if the turn does not win."""
    return [say("effect-wins")] if begun.outcome else []


def what_grows(begun: BegunTurn, way: Graduation | None) -> Sequence[str]:
    """The words for what grows up or goes back to the pool, if that is clear."""
    if way:
        return [way_back(begun, way)]
    if len(begun.graduations) > 1:
        return [say("effect-choose", what=what_is_chosen(begun))]
    return [way_back(begun, only) for only in begun.graduations]


def way_back(begun: BegunTurn, way: Graduation) -> str:
    """The effect of a way to graduate: who grows up, and who goes back to the pool as it is."""
    kittens, cats = (
        [square for square in way if begun.pieces[square].kind is kind] for kind in (Kind.KITTEN, Kind.CAT)
    )
    if not kittens or not begun.before.rules.grows:
        (square,) = way
        kind = kind_word(begun.pieces[square].kind)
        return say("effect-back", kind=kind, square=squares_named(way))
    return say(
        "effect-grow",
        kittens=squares_named(kittens),
        kittens_count=len(kittens),
        cats=squares_named(cats) if cats else "none",
        cats_count=len(cats),
    )


def what_is_chosen(begun: BegunTurn) -> str:
    """The word for what there is to choose from: lines, single pieces, or both."""
    lengths = {len(way) for way in begun.graduations}
    if lengths == {_LINE}:
        return "line"
    return "both" if _LINE in lengths else "piece"


def interest(begun: BegunTurn) -> tuple[bool, bool, int]:
    """The key to sort turns by interest: wins first, then lines, then those that push the most pieces."""
    line = any(len(way) == _LINE for way in begun.graduations)
    return bool(begun.outcome), line, sum(map(len, by_piece_and_ghost(begun.events)))


def _pushes(begun: BegunTurn, side: Side) -> list[str]:
    """The pushes of the piece placed, those of this side before the others, and then those of the ghost."""
    by_piece, by_ghost = by_piece_and_ghost(begun.events)
    glides, jumps = one_square(by_ghost), over_others(by_ghost)
    told = []
    # Their own pieces come first and by themselves, what falls before all, so that nobody takes it for good news or counts it twice.
    if falls := own_falls(by_piece, side):
        told.append(say("effect-own-falls", count=falls))
    if stay := own_pushed(by_piece, side) - falls:
        told.append(say("effect-own-boops", count=stay))
    if others := [push for push in by_piece if push.piece.side is not side]:
        told.append(say("effect-boops", **one_square(others).words))
    if glides.pushed:
        own = own_pushed((push for push in by_ghost if not isinstance(push, Scared)), side)
        told.append(say("effect-ghost", count=glides.pushed, own=own, off=glides.off))
    if jumps.pushed:
        own = own_pushed((push for push in by_ghost if isinstance(push, Scared)), side)
        told.append(say("effect-scares", own=own, **jumps.words))
    return told
