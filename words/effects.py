"""What placing a piece would do, in a few words: for autocomplete and for the picker."""

from __future__ import annotations

from typing import TypeAlias

from game import BegunTurn, Booped, Fell, GhostMoved, Scared
from words.catalogue import say

Push: TypeAlias = Booped | Fell | Scared


def effects(begun: BegunTurn) -> list[str]:
    """What a turn does and asks for, for a list of turns."""
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
    """What a turn pushes: the piece placed, and then the ghost."""
    placed, haunted = _pushed(begun)
    off = sum(isinstance(event, Fell) for event in placed)
    told = []
    if off == len(placed) > 0:
        told.append(say("effect-boops-all-off", count=off))
    elif off:
        told.append(say("effect-boops-off", count=len(placed), off=off))
    elif placed:
        told.append(say("effect-boops", count=len(placed)))
    if haunted:
        told.append(say("effect-ghost", count=len(haunted)))
    return told


def liveliness(begun: BegunTurn) -> tuple[bool, bool, int]:
    """Wins first, then lines, then the most pushed: what a person scanning a list hopes to see."""
    line = any(len(way) == 3 for way in begun.graduations)
    return bool(begun.outcome), line, sum(map(len, _pushed(begun)))


def _pushed(begun: BegunTurn) -> tuple[list[Push], list[Push]]:
    """What the piece placed pushes, and what the ghost pushes when it has moved."""
    moved = [number for number, event in enumerate(begun.events) if isinstance(event, GhostMoved)]
    turning = moved[0] if moved else len(begun.events)
    placed, haunted = (
        [event for event in events if isinstance(event, Booped | Fell | Scared)]
        for events in (begun.events[:turning], begun.events[turning:])
    )
    return placed, haunted
