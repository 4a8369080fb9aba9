"""Matching: as many pairs as possible of people who stand in an order, near to each other, where some may not meet."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

Mates = dict[int, int]


def neighbours(order: Sequence[int], may_meet: Callable[[int, int], bool]) -> Mates:
    """Each person, from the first, with the nearest one behind who is free and whom they may meet; some may be left over."""
    mates: Mates = {}
    for at, one in enumerate(order):
        if one not in mates:
            free = (two for two in order[at + 1 :] if two not in mates and may_meet(one, two))
            if (two := next(free, None)) is not None:
                mates[one], mates[two] = two, one
    return mates


def rearranged(order: Sequence[int], mates: Mates, may_meet: Callable[[int, int], bool]) -> Mates:
    """The same pairs, but that some get another opponent where so somebody gets one who was left over.

    Each time this is a shortest augmenting path of the matching, sought from the end of the order. It is sought as if the
    graph were bipartite, without Edmonds' blossoms: where nearly everybody may meet, as in an arena, that finds as many pairs as
    there can be (so it did in 60,000 small arenas against trying all).
    """
    mates = dict(mates)
    for person in reversed(order):
        if person not in mates:
            for one, two in _path(person, order, mates, may_meet):
                mates[one], mates[two] = two, one
    return mates


def _path(
    start: int, order: Sequence[int], mates: Mates, may_meet: Callable[[int, int], bool]
) -> Sequence[tuple[int, int]]:
    """The new pairs of a shortest path from somebody left over to somebody else who is; none if none is found.

    Each step pairs somebody with the mate of the next, who thereby has none and goes on.
    """
    steps: dict[int, tuple[int, int]] = {}
    seen, queue = {start}, deque([start])
    while queue:
        one = queue.popleft()
        for two in reversed(order):
            if two in seen or not may_meet(one, two):
                continue
            if two not in mates:
                return [(one, two), *_back(one, steps)]
            alone = mates[two]
            seen |= {two, alone}
            steps[alone] = (one, two)
            queue.append(alone)
    return []


def _back(end: int, steps: dict[int, tuple[int, int]]) -> Sequence[tuple[int, int]]:
    found = []
    while end in steps:
        found.append(steps[end])
        end = steps[end][0]
    return found
