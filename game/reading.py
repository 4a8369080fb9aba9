"""Translates the core's masks and codes into the public vocabulary."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from game import core
from game.events import Ending
from game.geometry import Square
from game.pieces import Edition, Kind, Piece, Side
from game.turn import Turn


class Outcome(NamedTuple):
    """The end of a game: who won, how, and by the pieces on which squares."""

    winner: Side
    ending: Ending
    squares: tuple[Square, ...]


def pieces_on(bed: core.Bed, side: Side) -> Mapping[Square, Piece]:
    """The pieces of a bed told from a side, by square, from a1 onwards."""
    owners = (side, Kind.KITTEN), (side, Kind.CAT), (side.other, Kind.KITTEN), (side.other, Kind.CAT)
    pieces: dict[Square, Piece] = {}
    for mask, owner in zip(bed, owners, strict=True):
        pieces |= dict.fromkeys(core.squares(mask), Piece(*owner))
    return MappingProxyType(dict(sorted(pieces.items())))


def outcome_of(kittens: core.Mask, cats: core.Mask, side: Side, edition: Edition) -> Outcome | None:
    """The outcome for a side that has just moved, read off its own pieces."""
    rules = core.RULES[edition]
    if not core.wins(kittens, cats, rules):
        return None
    winners = cats if rules.grows else kittens
    if not core.has_line(winners):
        return Outcome(side, Ending.EIGHT_CATS, core.squares(winners))
    in_line = 0
    for line in core.lines(winners):
        in_line |= line
    ending = Ending.LINE if rules.grows else Ending.THREE_KITTENS
    return Outcome(side, ending, core.squares(in_line))


def turn_of(code: core.TurnCode) -> Turn:
    """The turn the core means."""
    cat, square, entry, choice = code
    return Turn(
        Kind.CAT if cat else Kind.KITTEN,
        square,
        None if entry == core.IN_POOL else entry >> 1,
        core.squares(choice),
    )
