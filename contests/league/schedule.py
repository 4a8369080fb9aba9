"""The matches of a division: everybody meets everybody twice, once from each side."""

from __future__ import annotations

from collections.abc import Sequence

from contests.encounters import Pairing


def pairings(members: Sequence[int]) -> Sequence[Pairing]:
    """A double round robin by the circle method: in the second half everybody meets the same people from the other side.

    In each half nobody begins more than once more, or less, than they come second.
    """
    half = [
        pairing
        for number in range(len(members) - 1 + len(members) % 2)
        for pairing in _round(members, number)
    ]
    return [*half, *(Pairing(second, first) for first, second in half)]


def _round(members: Sequence[int], number: int) -> list[Pairing]:
    """One round of the first half, from 0.

    An odd number of people sit in a circle; in each round those who are as far on either side of one of them meet. That one
    meets nobody, or, with an even number, the person who is not in the circle, and begins in every other round.
    """
    circle = len(members) - 1 + len(members) % 2
    pairs = [
        Pairing(members[(number + step) % circle], members[(number - step) % circle])
        for step in range(1, circle // 2 + 1)
    ]
    if circle < len(members):
        alone, outside = members[number], members[-1]
        pairs.append(Pairing(alone, outside) if number % 2 else Pairing(outside, alone))
    return pairs
