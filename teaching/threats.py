"""Threats: what a side could do with its next turn, told by the rules alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from game import Square, core
from game.geometry import SQUARES

#: The same is asked of the same few states, one turn after the other: of so many the answers are kept.
_KEPT: Final = 16
#: With fewer pieces on the bed nothing that is placed makes a line of three.
LEAST_OF_A_LINE: Final = 2


def passed(state: core.State, rules: core.Rules) -> core.State | None:
    """The state after a quiet turn of the side to move: nothing is placed, and its ghost glides if it is on the bed.

    None if a line of its own stands then, which would win or grow up: no turn of it is quiet.
    """
    bed, ghost = core.bed_of(state), _glided(state)
    if ghost != core.IN_POOL:
        bed = core.scare(bed, ghost)
    if core.has_line(bed[core.OWN_KITTENS] | bed[core.OWN_CATS]):
        return None
    return core.complete(state, bed, ghost, 0, rules)


def without(state: core.State, square: Square) -> core.State:
    """The state with what stands on a square back in its pool."""
    own_kittens, own_cats, kittens, cats, *pools_and_ghosts = state
    grown, other_grown, ghost, other_ghost = pools_and_ghosts
    rest = ~core.BIT[square]
    bed = own_kittens & rest, own_cats & rest, kittens & rest, cats & rest
    return *bed, grown, other_grown, ghost, other_ghost


@lru_cache(maxsize=_KEPT)
def growing_squares(state: core.State, rules: core.Rules, kind: bool | None = None) -> tuple[Square, ...]:
    """The squares where the side to move makes a line that grows up with this turn, of one kind if it is given; a turn that wins grows nothing."""
    if not rules.grows or (state[core.OWN_KITTENS] | state[core.OWN_CATS]).bit_count() < LEAST_OF_A_LINE:
        return ()
    return _each_once(square for cat, square, bed in beds(state) if kind in {None, cat} and grows(bed, rules))


def needing_ghost(state: core.State, squares: Sequence[Square]) -> tuple[Square, ...]:
    """Those of the squares on which the side to move makes a line only because its own ghost then glides."""
    if state[core.OWN_GHOST] == core.IN_POOL:
        return ()
    return tuple(square for square in squares if not _lines_by_boop(state, square))


def _lines_by_boop(state: core.State, square: Square) -> bool:
    """True if a piece of any kind at hand makes a line there before anything else moves."""
    if core.BIT[square] & core.occupied(state):
        return False
    bed = core.bed_of(state)
    booped = (core.place_and_boop(bed, cat, square) for cat in core.kinds_at_hand(state))
    return any(core.has_line(after[core.OWN_KITTENS] | after[core.OWN_CATS]) for after in booped)


@lru_cache(maxsize=_KEPT)
def lined_squares(state: core.State) -> tuple[Square, ...]:
    """The squares where a piece of the side to move makes a line."""
    return _each_once(
        square for _, square, bed in beds(state) if core.has_line(bed[core.OWN_KITTENS] | bed[core.OWN_CATS])
    )


def _each_once(squares: Iterator[Square]) -> tuple[Square, ...]:
    return tuple(dict.fromkeys(squares))


def growth_can_be_stopped(state: core.State, rules: core.Rules) -> bool:
    """True if the side to move wins, or has a turn, no ghost entering in it, after which the other can make no line that grows up."""
    for _, _, bed in beds(state):
        kittens, cats = bed[core.OWN_KITTENS], bed[core.OWN_CATS]
        if core.wins(kittens, cats, rules):
            return True
        ghost = _glided(state)
        for choice in core.choices(kittens, cats, rules) or (0,):
            if not _can_grow(core.complete(state, bed, ghost, choice, rules), rules):
                return True
    return False


def _glided(state: core.State) -> core.GhostCode:
    ghost = state[core.OWN_GHOST]
    return ghost if ghost == core.IN_POOL else core.glide(ghost, state[core.OTHER_GHOST])


def _can_grow(state: core.State, rules: core.Rules) -> bool:
    """True if there is one of ``growing_squares``; it stops at the first."""
    return any(grows(bed, rules) for _, _, bed in _placed(state))


def grows(bed: core.Bed, rules: core.Rules) -> bool:
    """True if the side whose bed it is has a line that grows up, and has not won."""
    return (
        rules.grows
        and core.has_line(bed[core.OWN_KITTENS] | bed[core.OWN_CATS])
        and not core.wins(bed[core.OWN_KITTENS], bed[core.OWN_CATS], rules)
    )


@lru_cache(maxsize=_KEPT)
def some_fall(state: core.State) -> bool:
    """True if a turn of the side to move can send a piece of the other off the bed."""
    standing = (state[core.OTHER_KITTENS] | state[core.OTHER_CATS]).bit_count()
    return any(
        (bed[core.OTHER_KITTENS] | bed[core.OTHER_CATS]).bit_count() < standing for _, _, bed in beds(state)
    )


@lru_cache(maxsize=_KEPT)
def beds(state: core.State) -> tuple[tuple[bool, Square, core.Bed], ...]:
    """Each kind on every free square, with the bed after it was placed there and the own ghost has glided."""
    return tuple(_placed(state))


def _placed(state: core.State) -> Iterator[tuple[bool, Square, core.Bed]]:
    taken, kinds = core.occupied(state), core.kinds_at_hand(state)
    for square in SQUARES:
        if not taken & core.BIT[square]:
            for cat in kinds:
                yield cat, square, core.begin(state, cat, square)[0]
