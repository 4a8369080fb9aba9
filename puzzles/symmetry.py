"""The eight ways to turn and mirror the bed: two positions that differ by one of them are the same problem."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from game import SQUARES, STITCHES, Ghost, Square, core
from game.geometry import SIZE, STITCH_SIDES, headings, square_at, square_file, square_rank, stitch_ahead

_Step: TypeAlias = Callable[[int, int], tuple[int, int]]

_LAST: Final = SIZE - 1
#: The number of pieces of two beds that are apart where one has moved.
_MOVED: Final = 2
#: The number of bits that a mask may need.
_BITS: Final = max(core.BIT).bit_length()
#: Each as what becomes of a file and a rank.
_STEPS: Final[tuple[_Step, ...]] = (
    lambda x, y: (x, y),
    lambda x, y: (_LAST - x, y),
    lambda x, y: (x, _LAST - y),
    lambda x, y: (_LAST - x, _LAST - y),
    lambda x, y: (y, x),
    lambda x, y: (_LAST - y, x),
    lambda x, y: (y, _LAST - x),
    lambda x, y: (_LAST - y, _LAST - x),
)


class _Symmetry(NamedTuple):
    """A symmetry of the bed: the new place of each square's bit, and of each ghost."""

    bits: dict[core.Mask, core.Mask]
    ghosts: dict[core.GhostCode, core.GhostCode]

    def mask(self, mask: core.Mask) -> core.Mask:
        """The squares of a mask where they are now."""
        return sum(self.bits[bit] for bit in core.bits(mask))

    def state(self, state: core.State) -> core.State:
        """A state where it is now."""
        own_kittens, own_cats, kittens, cats, grown, other_grown, ghost, other_ghost = state
        return (
            self.mask(own_kittens),
            self.mask(own_cats),
            self.mask(kittens),
            self.mask(cats),
            grown,
            other_grown,
            self.ghosts[ghost],
            self.ghosts[other_ghost],
        )


def _square(step: _Step, square: Square) -> Square:
    found = square_at(*step(square_file(square), square_rank(square)))
    if found is None:
        raise ValueError(f"a symmetry leads off the bed: {square}")
    return found


def _ghost(step: _Step, ghost: Ghost) -> Ghost:
    """A ghost where it is now: on the stitch between the same squares, and ahead of it what was ahead."""

    def moved(stitch: int) -> int:
        low, high = sorted(_square(step, side) for side in STITCH_SIDES[stitch])
        return STITCH_SIDES.index((low, high))

    stitch, ahead = moved(ghost.stitch), stitch_ahead(ghost)
    ways = [Ghost(stitch, heading) for heading in headings(stitch)]
    if ahead is None:
        return next(way for way in ways if stitch_ahead(way) is None)
    return next(way for way in ways if stitch_ahead(way) == moved(ahead))


def _symmetry(step: _Step) -> _Symmetry:
    ghosts = {
        core.ghost_code(ghost): core.ghost_code(_ghost(step, ghost))
        for stitch in STITCHES
        for heading in headings(stitch)
        for ghost in [Ghost(stitch, heading)]
    }
    bits = {core.BIT[square]: core.BIT[_square(step, square)] for square in SQUARES}
    return _Symmetry(bits, ghosts | {core.IN_POOL: core.IN_POOL})


_SYMMETRIES: Final = tuple(map(_symmetry, _STEPS))


def twins(state: core.State) -> tuple[core.State, ...]:
    """A state in all eight ways, itself first. As it is told from the side to move, either side's turn looks alike."""
    return tuple(symmetry.state(state) for symmetry in _SYMMETRIES)


def canonical(state: core.State) -> core.State:
    """The one of its twins that stands for all of them."""
    return min(twins(state))


def nearly_twins(one: core.State, *others: core.State) -> bool:
    """True if at most one piece that is moved, put there or taken away makes a bed a twin of one of the others."""
    beds = [_packed(twin) for twin in twins(one)]
    # A piece that has moved is one that either bed has and the other has not.
    return any((bed ^ other).bit_count() <= _MOVED for other in map(_packed, others) for bed in beds)


def _packed(state: core.State) -> int:
    """All pieces on the bed as one number: a bit for each square and each of the four kinds of piece."""
    own_kittens, own_cats, kittens, cats = core.bed_of(state)
    return own_kittens | own_cats << _BITS | kittens << 2 * _BITS | cats << 3 * _BITS
