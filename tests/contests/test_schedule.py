"""The matches of a division: a double round robin."""

from collections import Counter
from itertools import permutations

import pytest

from contests.league.schedule import pairings

SIZES = range(4, 17)


@pytest.mark.parametrize("size", SIZES)
def test_everybody_meets_everybody_twice_once_from_each_side(size):
    members = [10 * number + 1 for number in range(size)]
    assert Counter(pairings(members)) == dict.fromkeys(permutations(members, 2), 1)


@pytest.mark.parametrize("size", SIZES)
def test_each_pair_is_in_the_first_half_once(size):
    whole = pairings(range(size))
    half = whole[: len(whole) // 2]
    assert len({frozenset(pairing) for pairing in half}) == len(half)


@pytest.mark.parametrize("size", SIZES)
def test_sides_are_even(size):
    whole = pairings(range(size))
    for matches, most in ((whole, 0), (whole[: len(whole) // 2], 1), (whole[len(whole) // 2 :], 1)):
        begun = Counter(pairing.first for pairing in matches)
        begun.subtract(pairing.second for pairing in matches)
        assert max(map(abs, begun.values())) <= most
