"""Greed: the turn of somebody who looks at what a turn does at once, and never at the answer. Hints say why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from game import Kind, Position, Square, Turn, core
from game.geometry import SQUARES, from_edge
from teaching.effects import wins_in
from teaching.facts import WinOn, kind_of
from teaching.threats import beds

_BED: Final = core.mask_of(tuple(SQUARES))
#: One step along a rank, a file and both diagonals, with the first square of each line of three that there is.
_LINES: Final = tuple((step, _BED & _BED >> step & _BED >> 2 * step) for step in core.STEPS)


class _Gain(NamedTuple):
    """The gain of a turn to a greedy player, what counts most first; ``pairs``: lines with two of its own and nobody else."""

    wins: bool
    grown: int
    fallen: int
    pairs: int
    inside: int


def greedy_turn(position: Position) -> Turn:
    """The turn of a greedy player, in which no ghost enters; of turns that gain as much, the first.

    It wins if it can. Else it lets the most kittens grow up; else it sends off the most of theirs, less its own; else it makes
    the most open pairs, two of its own in a line whose third square is free; else it stands furthest from the edge.
    """
    turns = list(_turns(position))
    return max(turns, key=lambda each: each[1])[0]


def _turns(position: Position) -> Iterator[tuple[Turn, _Gain]]:
    """The greediest turn for each kind on each square, and its gain."""
    state, rules = position.state, position.rules
    ahead = _lead(core.bed_of(state))
    for cat, square, bed in beds(state):
        kittens, cats = bed[core.OWN_KITTENS], bed[core.OWN_CATS]
        wins = core.wins(kittens, cats, rules)
        ways = () if wins else core.choices(kittens, cats, rules)
        best = max(ways, key=lambda way: (kittens & way).bit_count(), default=0)
        grown = (kittens & best).bit_count() if rules.grows else 0
        gain = _Gain(wins, grown, _lead(bed) - ahead, _open_pairs(bed), from_edge(square))
        yield Turn(Kind.CAT if cat else Kind.KITTEN, square, None, core.squares(best)), gain


def _lead(bed: core.Bed) -> int:
    """By how many pieces on the bed the side to move is ahead."""
    own_kittens, own_cats, kittens, cats = bed
    return (own_kittens | own_cats).bit_count() - (kittens | cats).bit_count()


def _open_pairs(bed: core.Bed) -> int:
    own, theirs = bed[core.OWN_KITTENS] | bed[core.OWN_CATS], bed[core.OTHER_KITTENS] | bed[core.OTHER_CATS]
    pairs = 0
    for step, starts in _LINES:
        first, second, third = own, own >> step, own >> 2 * step
        two = (first & second | first & third | second & third) & ~(first & second & third)
        pairs += (starts & two & ~(theirs | theirs >> step | theirs >> 2 * step)).bit_count()
    return pairs


def lost_to(position: Position, turn: Turn) -> tuple[WinOn, ...]:
    """The wins that they have after a piece of that kind there, whatever else its player chooses; none if one way holds.

    The line is told where it is the same after all ways.
    """
    begun = position.place(turn.kind, turn.square)
    if begun.outcome:
        return ()
    # Where a ghost comes in makes a difference only to one that glides.
    entries = begun.entries if position.ghost(position.side.other) else ()
    ways = [way for entry in (None, *entries) for way in begun.turns(entry)]
    after = [wins_in(begun.state_after(way), position.rules) for way in ways]
    always = set.intersection(*({win.square for win in wins} for wins in after))
    return tuple(_alike(square, after) for square in sorted(always))


def _alike(square: Square, after: Sequence[tuple[WinOn, ...]]) -> WinOn:
    """The win on a square that is there after each of several ways, and of it what is the same after all."""
    found = {win for wins in after for win in wins if win.square == square}
    lines = {(win.line, win.pushed) for win in found}
    return WinOn(square, kind_of(found), *(lines.pop() if len(lines) == 1 else ()))
