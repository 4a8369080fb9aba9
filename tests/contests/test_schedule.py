"""The matches of a division: a double round robin."""

from collections import Counter
from itertools import permutations

import pytest

from contests.league.schedule import MAX_BOARDS, rounds, schedule

SIZES = range(4, 17)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("plan", [rounds, schedule])
def test_everybody_meets_everybody_twice_once_from_each_side(size, plan):
    members = [10 * number + 1 for number in range(size)]
    met = Counter(pairing for each in plan(members) for pairing in each)
    assert met == dict.fromkeys(permutations(members, 2), 1)


@pytest.mark.parametrize("size", SIZES)
def test_nobody_has_two_matches_in_a_round(size):
    found = rounds(range(size))
    assert len(found) == 2 * (size - 1 + size % 2)
    for each in found:
        assert max(Counter(person for pairing in each for person in pairing).values()) == 1
        assert len(each) == size // 2


@pytest.mark.parametrize("size", SIZES)
def test_sides_are_even(size):
    whole = rounds(range(size))
    for matches, most in ((whole, 0), (whole[: len(whole) // 2], 1), (whole[len(whole) // 2 :], 1)):
        begun = Counter(pairing.first for each in matches for pairing in each)
        begun.subtract(pairing.second for each in matches for pairing in each)
        assert max(map(abs, begun.values())) <= most


@pytest.mark.parametrize("size", SIZES)
def test_all_boards_begin_at_once_unless_they_are_too_many(size):
    most = max(
        max(Counter(person for pairing in each for person in pairing).values())
        for each in schedule(range(size))
    )
    assert most == (2 * (size - 1) if size <= 6 else 1)
    assert most <= MAX_BOARDS
