"""Counts the pushes of a turn, for the sentences about it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game import Event, Fell, Push, Scared, Side


class Pushes(NamedTuple):
    """The number of pieces pushed, and of those that fell off the bed."""

    pushed: int
    off: int

    @property
    def how(self) -> str:
        """The word for the sentence that tells of them: of nobody, of all off the bed, of some off the bed, or of none off it."""
        if not self.pushed:
            return "nobody"
        if not self.off:
            return "on"
        return "all-off" if self.off == self.pushed else "some-off"

    @property
    def words(self) -> dict[str, str | int]:
        """The details of the sentences that tell of them."""
        return {"how": self.how, "count": self.pushed, "off": self.off}


def one_square(pushes: Iterable[Push]) -> Pushes:
    """Those that were pushed one square."""
    pushed = [push for push in pushes if not isinstance(push, Scared)]
    return Pushes(len(pushed), sum(isinstance(push, Fell) for push in pushed))


def over_others(pushes: Iterable[Push]) -> Pushes:
    """Those that jumped over others, away from a ghost."""
    jumped = [push for push in pushes if isinstance(push, Scared)]
    return Pushes(len(jumped), sum(push.to is None for push in jumped))


def own_pushed(pushes: Iterable[Push], side: Side) -> int:
    """The number of a side's own pieces that are pushed."""
    return sum(push.piece.side is side for push in pushes)


def fallen(events: Iterable[Event]) -> list[Fell | Scared]:
    """Those that a turn pushes, or scares, off the bed."""
    moved = (event for event in events if isinstance(event, Fell | Scared))
    return [event for event in moved if isinstance(event, Fell) or event.to is None]


def own_falls(events: Iterable[Event], side: Side) -> int:
    """The number of a side's own pieces among them."""
    return sum(event.piece.side is side for event in fallen(events))


def whether_all(own: int, events: Iterable[Event]) -> str:
    """The word by which a sentence tells that so many of a side's own are all that fall, so that nobody counts them twice."""
    return "yes" if own == len(fallen(events)) else "no"
