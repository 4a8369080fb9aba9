"""Attention by place: the squares on which a player who errs as people do overlooks nothing, hardly anything, or more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

from game import Position, core
from game.core import Mask

_BED = sum(core.BIT)
#: A step along a rank, a file and both diagonals, in bits.
_STEPS = (1, 7, 8, 6)


class Attention(NamedTuple):
    """Squares, as masks, of a position in which somebody is to move.

    ``own`` and ``theirs`` are the free squares at the ends of two pieces in a row: a piece put there makes a line of three, and
    pushes neither of the two away. ``near`` are those beside what was put down or pushed in the last turn of each side, and
    beside the mover's own pairs.
    """

    own: Mask
    theirs: Mask
    near: Mask

    @classmethod
    def of(cls, position: Position, stood: Sequence[Position]) -> Self:
        """The attention of whoever is to move after these positions stood, the latest last."""
        own_kittens, own_cats, kittens, cats = core.bed_of(position.state)
        free = _BED & ~core.occupied(position.state)
        own, theirs = own_kittens | own_cats, kittens | cats
        return cls(_ends(own) & free, _ends(theirs) & free, _around(_stirred(position, stood) | _pairs(own)))


def is_threatened(position: Position) -> bool:
    """True if the other side wins by a piece at the end of two in a row."""
    bed, rules = core.bed_of(position.state), position.rules
    if rules.grows:
        at_hand = position.state[core.OTHER_GROWN] > bed[core.OTHER_CATS].bit_count()
        winners = bed[core.OTHER_CATS] if at_hand else 0
    else:
        winners = bed[core.OTHER_KITTENS]
    return bool(_ends(winners) & _BED & ~core.occupied(position.state))


def _stirred(position: Position, stood: Sequence[Position]) -> Mask:
    """The squares on which something has changed in the last turn of each side."""
    if not stood:
        return 0
    before, found = stood[-2:][0], 0
    own_kittens, own_cats, kittens, cats = core.bed_of(before.state)
    mine, theirs = (own_kittens, own_cats), (kittens, cats)
    was = (*mine, *theirs) if before.side is position.side else (*theirs, *mine)
    for stands, stood_there in zip(core.bed_of(position.state), was, strict=True):
        found |= stands ^ stood_there
    return found


def _ends(mask: Mask) -> Mask:
    """The squares at either end of every two in a row."""
    found = 0
    for step in _STEPS:
        pairs = mask & mask >> step
        found |= pairs << 2 * step | pairs >> step
    return found


def _pairs(mask: Mask) -> Mask:
    """The squares of every two in a row."""
    found = 0
    for step in _STEPS:
        pairs = mask & mask >> step
        found |= pairs | pairs << step
    return found


def _around(mask: Mask) -> Mask:
    """Squares with all that are beside them."""
    row = mask | mask << 1 | mask >> 1
    return (row | row << 7 | row >> 7) & _BED
