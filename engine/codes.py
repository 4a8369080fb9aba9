"""Encodes positions, turns and the tables of the rules for the memory of the compiled search."""

from __future__ import annotations

from collections.abc import Iterable
from struct import Struct
from typing import Final, NamedTuple

from game import ENTRIES, Kind, Turn, core

_BITS: Final = max(core.BIT).bit_length()
_LONGEST_RAY: Final = 5

#: Kittens, cats, how many are grown, ghosts; of each the mover's own first. In all 40 bytes.
_POSITION: Final = Struct("<4Q4b4x")
#: A position, the turn that led to it, its score for whoever chose it, and whether it wins.
_CHILD: Final = Struct("<4Q4b4xQii")
CHILD_SIZE: Final = _CHILD.size


class Child(NamedTuple):
    """A turn with the state after it, as the search holds it."""

    code: core.TurnCode
    state: core.State
    score: int
    won: bool


def pack_state(state: core.State) -> bytes:
    """A state as the search reads it."""
    own_kittens, own_cats, kittens, cats, *counts = state
    return _POSITION.pack(own_kittens, kittens, own_cats, cats, *counts)


def unpack_children(raw: bytes) -> list[Child]:
    """The turns that the search has listed."""
    return [
        Child(turn_code(turn), (own_kittens, own_cats, kittens, cats, *counts), score, bool(won))
        for own_kittens, kittens, own_cats, cats, *counts, turn, score, won in _CHILD.iter_unpack(raw)
    ]


def turn_code(turn: int) -> core.TurnCode:
    """The core's code of a turn that the search holds in one number."""
    return bool(turn >> 48 & 1), turn >> 49 & 63, (turn >> 55) - 1, turn & ((1 << 48) - 1)


def turn_number(turn: Turn) -> int:
    """The number in which the search holds a turn."""
    entry = core.IN_POOL if turn.entry is None else core.ghost_code(ENTRIES[turn.entry])
    return (
        core.mask_of(turn.graduation) | (turn.kind is Kind.CAT) << 48 | turn.square << 49 | (entry + 1) << 55
    )


def rule_tables() -> bytes:
    """The core's tables, in the order of ``tables`` in ``source/rules.h``."""
    masks = [*core.BIT, *core.NEAR]
    for pushes in core.PUSHES:
        behind = {bit.bit_length() - 1: beyond for bit, beyond in pushes.items()}
        masks += [behind.get(number, 0) for number in range(_BITS)]
    masks += [beside for sides in core.RAYS for beside, _ in sides]
    for sides in core.RAYS:
        for _, ray in sides:
            masks += _padded(ray)
    squares = [core.SQUARE.get(1 << number, 0) for number in range(_BITS)]
    numbers = [*core.AHEAD, *core.ENTRY_CODES, *squares]
    return Struct(f"<{len(masks)}Q{len(numbers)}i").pack(*masks, *numbers)


def _padded(ray: Iterable[core.Mask]) -> list[core.Mask]:
    """A ray with noughts behind it."""
    squares = list(ray)
    return squares + [0] * (_LONGEST_RAY - len(squares))
