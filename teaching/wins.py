"""Wins: where a side wins with its next turn, with which piece, and the line that it completes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from game import Kind, Square, core
from teaching.threats import LEAST_OF_A_LINE, beds

#: The same is asked of the same few states, one turn after the other: of so many the answers are kept.
_KEPT: Final = 16


class WinOn(NamedTuple):
    """A win on a square: with which kind, or None if that makes no difference; and the line, empty if no single one does it."""

    square: Square
    kind: Kind | None = None
    line: tuple[Square, ...] = ()


@lru_cache(maxsize=_KEPT)
def wins_in(state: core.State, rules: core.Rules) -> tuple[WinOn, ...]:
    """The wins of the side to move with this turn, one for each square."""
    if state[core.OWN_CATS if rules.grows else core.OWN_KITTENS].bit_count() < LEAST_OF_A_LINE:
        return ()
    found: dict[Square, dict[bool, core.Mask]] = {}
    for cat, square, bed in beds(state):
        kittens, cats = bed[core.OWN_KITTENS], bed[core.OWN_CATS]
        if core.wins(kittens, cats, rules):
            found.setdefault(square, {})[cat] = cats if rules.grows else kittens
    kinds = core.kinds_at_hand(state)
    return tuple(_win_on(square, by_kind, kinds, rules) for square, by_kind in found.items())


def _win_on(
    square: Square, by_kind: dict[bool, core.Mask], kinds: tuple[bool, ...], rules: core.Rules
) -> WinOn:
    """The win on a square, of the pieces that stand there after each kind which wins."""
    any_kind = not rules.grows or set(kinds) == set(by_kind) == {False, True}
    kind = None if any_kind else Kind.CAT if True in by_kind else Kind.KITTEN
    standing = by_kind.values() if any_kind else [by_kind[kind is Kind.CAT]]
    common = set.intersection(*(set(core.lines(mask)) for mask in standing))
    # Where several lines are made at once, the one that the piece itself stands in is understood best.
    line = min(common, key=lambda mask: (not mask & core.BIT[square], mask), default=0)
    return WinOn(square, kind, core.squares(line))


def squares_of(wins: Iterable[WinOn]) -> tuple[Square, ...]:
    """The squares of wins."""
    return tuple(win.square for win in wins)


def kind_of(wins: Iterable[WinOn]) -> Kind | None:
    """The one kind that has to be placed for wins; None if that makes no difference, or it is not the same for all."""
    kinds = {win.kind for win in wins if win.kind is not None}
    return kinds.pop() if len(kinds) == 1 else None


def winning_squares(state: core.State, rules: core.Rules) -> tuple[Square, ...]:
    """The squares where the side to move wins with this turn."""
    return squares_of(wins_in(state, rules))
