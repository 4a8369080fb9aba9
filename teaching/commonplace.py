"""Commonplaces: what a turn does, and what a piece on almost any other square would do too; so it is no reason for this one."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game import SQUARES, Position, Square, Turn
from teaching.effects import facts_of, fallen, grown
from teaching.facts import Anyway, Fact, GrowsUp, ScaresOff, ThreatensGrowing

#: What happens on so many of the free squares is a commonplace.
_ALMOST_ANY: Final = 2 / 3


def reasons_of(position: Position, turn: Turn) -> tuple[Fact, ...]:
    """The facts of a turn as reasons for it: a commonplace is one (``Anyway``), and a line is completed elsewhere than on its own square.

    A line that stands already grows up wherever one plays, a ghost that glides scares whoever is on its way, and it may push the
    piece that was placed to where another on the same square completes a line: true, but nobody would understand that.
    """
    told = (_elsewhere(fact, turn) for fact in facts_of(position, turn))
    return tuple(_or_anyway(fact, position, turn) for fact in told if fact)


def _elsewhere(fact: Fact, turn: Turn) -> Fact | None:
    if not isinstance(fact, ThreatensGrowing) or turn.square not in fact.squares:
        return fact
    others = tuple(square for square in fact.squares if square != turn.square)
    return replace(fact, squares=others) if others else None


def _or_anyway(fact: Fact, position: Position, turn: Turn) -> Fact:
    if not isinstance(fact, GrowsUp | ScaresOff):
        return fact
    others = [square for square in SQUARES if square != turn.square and position.piece_at(square) is None]
    alike = sum(_does(fact, position, turn, square) for square in others)
    return Anyway(fact) if others and alike >= _ALMOST_ANY * len(others) else fact


def _does(fact: GrowsUp | ScaresOff, position: Position, turn: Turn, square: Square) -> bool:
    """True if a piece of the same kind on another square may do the same to the same pieces."""
    for way in position.place(turn.kind, square).turns():
        played = position.play(way)
        if fact in (*grown(played), *fallen(played)):
            return True
    return False
