"""What placing a piece would do, in a few words: for autocomplete and for the picker."""

from __future__ import annotations

from bot.words.catalogue import say
from game import BegunTurn, Booped, Fell, Scared


def pushed_by(begun: BegunTurn) -> list[Booped | Fell | Scared]:
    """Everything a turn pushes, by the piece placed and by the ghost."""
    return [event for event in begun.events if isinstance(event, Booped | Fell | Scared)]


def effects(begun: BegunTurn) -> list[str]:
    """What placing a piece does, each in a few words."""
    pushed = pushed_by(begun)
    off = sum(isinstance(event, Fell) or event.to is None for event in pushed)
    lines = sum(len(way) == 3 for way in begun.graduations)
    told = []
    if off == len(pushed) > 0:
        told.append(say("effect-boops-all-off", count=off))
    elif off:
        told.append(say("effect-boops-off", count=len(pushed), off=off))
    elif pushed:
        told.append(say("effect-boops", count=len(pushed)))
    if begun.outcome:
        told.append(say("effect-wins"))
    elif lines:
        told.append(say("effect-lines", count=lines))
    if len(begun.graduations) > lines:
        told.append(say("effect-full"))
    return told or [say("effect-none")]
