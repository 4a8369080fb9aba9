"""The matches of a division: everybody meets everybody twice, once from each side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from contests.encounters import Pairing

#: So many matches one person may have to play at once.
MAX_BOARDS: Final = 10


def schedule(members: Sequence[int]) -> Sequence[Sequence[Pairing]]:
    """The rounds of a division, each with the matches that begin together.

    Where nobody gets more than ten boards, all matches are one round: that is so for up to six people. In a larger division
    the rounds are those of the circle method, in which nobody has more than one match in a round.
    """
    both = rounds(members)
    if 2 * (len(members) - 1) <= MAX_BOARDS:
        return [[pairing for each in both for pairing in each]]
    return both


def rounds(members: Sequence[int]) -> Sequence[Sequence[Pairing]]:
    """A double round robin by the circle method: in the second half everybody meets the same people from the other side.

    In each half nobody begins more than once more, or less, than they come second. With an odd number of people one has no
    match in each round.
    """
    single = [_round(members, number) for number in range(len(members) - 1 + len(members) % 2)]
    return [*single, *([Pairing(second, first) for first, second in each] for each in single)]


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
