"""A board: what stands on the bed and in the pools, and whose turn it is, as an immutable value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from game import core
from game.geometry import Ghost, Square, Stitch
from game.notation import write_position
from game.pieces import PIECES_A_SIDE, Edition, Piece, Pool, Side
from game.reading import Outcome, outcome_of, pieces_on


@dataclass(frozen=True)
class Board:
    """The edition, the side to move, and the state as the core keeps it: the side to move first.

    ``str`` writes it in notation. A ``Position`` is a board from which a turn can be played; in the middle of a turn
    there is a board too (``BegunTurn.board``), on which the side to move may have all eight pieces.
    """

    edition: Edition
    side: Side
    state: core.State

    def __reduce__(self) -> tuple[type[Self], tuple[Edition, Side, core.State]]:
        """Pickle the value alone, not what was computed from it."""
        return type(self), (self.edition, self.side, self.state)

    def __str__(self) -> str:
        return self._notation

    @cached_property
    def _notation(self) -> str:
        return write_position(self.edition, self.side, self.state)

    @property
    def rules(self) -> core.Rules:
        """The rules that set this edition apart."""
        return core.RULES[self.edition]

    @cached_property
    def pieces(self) -> Mapping[Square, Piece]:
        """The pieces on the bed by square, from a1 onwards."""
        return pieces_on(core.bed_of(self.state), self.side)

    def piece_at(self, square: Square) -> Piece | None:
        """The piece on a square, or None."""
        return self.pieces.get(square)

    def grown(self, side: Side) -> int:
        """The number of a side's eight that are cats, on the bed or in its pool."""
        return self.state[core.OWN_GROWN if side is self.side else core.OTHER_GROWN]

    def ghost(self, side: Side) -> Ghost | None:
        """A side's ghost on the bed, or None."""
        return core.ghost_of(self.state[core.OWN_GHOST if side is self.side else core.OTHER_GHOST])

    def ghost_next(self, side: Side) -> Stitch | None:
        """The stitch to which a side's ghost glides at the end of its next turn; None if it goes home or is not out.

        The ghost of the side to move glides first, so the other may have to glide through where it will be then.
        """
        mine, theirs = self.state[core.OWN_GHOST], self.state[core.OTHER_GHOST]
        if side is self.side:
            return _glided(mine, theirs)
        return _glided(theirs, core.glide(mine, theirs) if core.ghost_of(mine) else mine)

    def ghost_passes(self, side: Side) -> bool:
        """True if a side's ghost glides through the other one at the end of its next turn, and so lands one stitch further."""
        code = self.state[core.OWN_GHOST if side is self.side else core.OTHER_GHOST]
        alone = _glided(code, core.IN_POOL)
        return alone is not None and alone != self.ghost_next(side)

    def pool(self, side: Side) -> Pool:
        """The pieces that a side has off the bed."""
        own_kittens, own_cats, kittens, cats = core.bed_of(self.state)
        if side is self.side:
            kittens, cats = own_kittens, own_cats
        grown = self.grown(side)
        return Pool(PIECES_A_SIDE - grown - kittens.bit_count(), grown - cats.bit_count())

    @cached_property
    def outcome(self) -> Outcome | None:
        """The end of the game: who has won and how; None while it goes on."""
        return outcome_of(
            self.state[core.OTHER_KITTENS], self.state[core.OTHER_CATS], self.side.other, self.edition
        )


def _glided(ghost: core.GhostCode, other: core.GhostCode) -> Stitch | None:
    """A ghost after its glide; None if it is not out, or goes home."""
    glided = core.ghost_of(core.glide(ghost, other)) if core.ghost_of(ghost) else None
    return glided.stitch if glided else None
