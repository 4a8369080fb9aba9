"""What placing a piece would do, in a few words: for autocomplete and for the picker."""

from __future__ import annotations

from typing import TypeAlias

from game import BegunTurn, Booped, Fell, GhostMoved, Scared
from words.catalogue import say

Push: TypeAlias = Booped | Fell | Scared


def effects(begun: BegunTurn) -> list[str]:
    """What a turn does, and whether it leaves a choice, in short phrases."""
    told = pushes(begun)
    lines = sum(len(way) == 3 for way in begun.graduations)
    if begun.outcome:
        told.append(say("effect-wins"))
    if lines:
        told.append(say("effect-lines", count=lines))
    if len(begun.graduations) > lines:
        told.append(say("effect-full"))
    if len(begun.graduations) > 1:
        told.append(say("effect-choose"))
    return told or [say("effect-none")]


def pushes(begun: BegunTurn) -> list[str]:
    """How many pieces the piece placed pushes, and then the ghost."""
    by_piece, by_ghost = _pushed(begun)
    off = sum(isinstance(event, Fell) for event in by_piece)
    told = []
    if off == len(by_piece) > 0:
        told.append(say("effect-boops-all-off", count=off))
    elif off:
        told.append(say("effect-boops-off", count=len(by_piece), off=off))
    elif by_piece:
        told.append(say("effect-boops", count=len(by_piece)))
    if by_ghost:
        told.append(say("effect-ghost", count=len(by_ghost)))
    return told


def interest(begun: BegunTurn) -> tuple[bool, bool, int]:
    """The key to sort turns by interest: wins first, then lines, then those that push the most pieces."""
    line = any(len(way) == 3 for way in begun.graduations)
    return bool(begun.outcome), line, sum(map(len, _pushed(begun)))


def _pushed(begun: BegunTurn) -> tuple[list[Push], list[Push]]:
    """The pushes by the piece placed, and those by the ghost after it has moved."""
    moved = [number for number, event in enumerate(begun.events) if isinstance(event, GhostMoved)]
    split = moved[0] if moved else len(begun.events)
    by_piece, by_ghost = (
        [event for event in events if isinstance(event, Booped | Fell | Scared)]
        for events in (begun.events[:split], begun.events[split:])
    )
    return by_piece, by_ghost
