"""Arenas: points as lichess counts them, pairing again and again, the live table."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contests.arena.pairing import pair
from contests.arena.points import is_on_fire, points
from contests.arena.table import table
from contests.encounters import Encounter

RESULTS = {"W": 1.0, "D": 0.5, "L": 0.0}


@pytest.mark.parametrize(
    ("results", "sheet"),
    [
        (
            "WWD",
            [2, 2, 2],
        ),  # lichess.org/tournament/help: "two wins followed by a draw will be worth 6 points"
        ("WWWWLW", [2, 2, 4, 4, 0, 2]),
        ("WWLWWW", [2, 2, 0, 2, 2, 4]),
        ("WWDWW", [2, 2, 2, 2, 2]),
        ("LWDL", [0, 2, 1, 0]),
        ("DDD", [1, 0, 0]),  # "only the first draw will result in a point"
        ("DLD", [1, 0, 0]),  # "can only be broken by a win, not a loss or a draw"
        ("DWD", [1, 2, 1]),
        ("WWDD", [2, 2, 2, 0]),
        ("WWWDDLDW", [2, 2, 4, 2, 0, 0, 0, 2]),  # the example of docs/contests.md
        ("", []),
    ],
)
def test_points_are_those_of_lichess(results, sheet):
    assert points([RESULTS[each] for each in results]) == sheet


# The arena of a club on lichess, with the sheets and totals of all six (www.woodseatschess.org.uk/2020/02/online-arena-2/). Published
# are the numbers; the letters follow from them and from what is told there: the first two drew, for 2 points and for 1.
@pytest.mark.parametrize(
    ("results", "sheet", "total"),
    [
        ("WLWWDW", "202222", 10),
        ("WWLWLD", "220201", 7),
        ("LLWLWW", "002022", 6),
        ("WWLL", "2200", 4),
        ("LWWLL", "02200", 4),
        ("LLLWL", "00020", 2),
    ],
)
def test_a_published_arena_is_counted_again(results, sheet, total):
    found = points([RESULTS[each] for each in results])
    assert "".join(map(str, found)) == sheet
    assert sum(found) == total


@given(st.lists(st.sampled_from([1.0, 0.5, 0.0])))
def test_a_streak_doubles_and_ends_with_what_is_not_a_win(results):
    sheet = points(results)
    for number, (result, worth) in enumerate(zip(results, sheet, strict=True)):
        burning = is_on_fire(results[:number])
        assert burning == (number >= 2 and results[number - 2 : number] == [1.0, 1.0])
        assert worth in {1.0: {4 if burning else 2}, 0.5: {2} if burning else {0, 1}, 0.0: {0}}[result]


@st.composite
def evenings(draw):
    """An arena up to some moment: ratings, the matches that are over, and who is free, the longest free first."""
    people = range(draw(st.integers(0, 12)))
    ratings = {person: draw(st.integers(1000, 1400)) for person in people}
    encounters = []
    for _ in range(draw(st.integers(0, 20)) if len(people) > 1 else 0):
        first, second = draw(st.permutations(people))[:2]
        encounters.append(Encounter(first, second, draw(st.sampled_from([first, second, None]))))
    free = draw(st.permutations(people))[: draw(st.integers(0, len(people)))]
    return free, ratings, encounters


def clashes(pairing, encounters):
    last = {person: each for each in encounters for person in each[:2]}
    return any(person in last and set(last[person][:2]) == set(pairing) for person in pairing)


def most_pairs(people, encounters):
    """How many pairs without a rematch there can be, by trying all."""
    if len(people) < 2:
        return 0
    one, *others = people
    found = most_pairs(others, encounters)
    for two in others:
        if not clashes((one, two), encounters):
            found = max(found, 1 + most_pairs([each for each in others if each != two], encounters))
    return found


@settings(max_examples=50)
@given(evenings(), st.booleans())
def test_nobody_is_paired_with_themself_or_twice(evening, rematches):
    free, ratings, encounters = evening
    found = pair(free, ratings, encounters, rematches=rematches)
    paired = [person for pairing in found for person in pairing]
    assert max(Counter(paired).values(), default=1) == 1
    assert set(paired) <= set(free)
    assert pair(free, ratings, encounters, rematches=rematches) == found


@settings(max_examples=50)
@given(evenings())
def test_nobody_waits_where_rematches_are_allowed_but_one_of_an_odd_number(evening):
    free, ratings, encounters = evening
    assert len(pair(free, ratings, encounters, rematches=True)) == len(free) // 2


@settings(max_examples=50)
@given(evenings())
def test_there_is_no_rematch_unless_it_is_allowed_and_needed(evening):
    free, ratings, encounters = evening
    found = pair(free, ratings, encounters, rematches=False)
    assert not any(clashes(each, encounters) for each in found)
    with_them = pair(free, ratings, encounters, rematches=True)
    assert sum(not clashes(each, encounters) for each in with_them) == len(found)


@settings(max_examples=50)
@given(evenings())
def test_as_many_are_paired_without_a_rematch_as_can_be(evening):
    free, ratings, encounters = evening
    free = free[:6]
    assert len(pair(free, ratings, encounters, rematches=False)) == most_pairs(free, encounters)


@settings(max_examples=50)
@given(evenings())
def test_the_one_who_has_begun_less_often_begins(evening):
    free, ratings, encounters = evening
    begun = Counter(each.first for each in encounters)
    begun.subtract(Counter(each.second for each in encounters))
    for each in pair(free, ratings, encounters, rematches=True):
        assert begun[each.first] <= begun[each.second]


def test_at_the_start_neighbours_by_rating_meet_and_the_newest_waits():
    ratings = {1: 1800, 2: 1700, 3: 1600, 4: 1500, 5: 2400}
    assert pair([4, 3, 2, 1, 5], ratings, [], rematches=False) == [(2, 1), (4, 3)]


@settings(max_examples=50)
@given(st.permutations(range(9)), st.integers(0, 9))
def test_neighbours_meet_and_the_newest_waits(people, count):
    ratings = {person: 2000 - person for person in people}
    free = people[:count]
    paired = sorted(free[: count - count % 2])
    found = pair(free, ratings, [], rematches=False)
    assert [set(each) for each in found] == [set(paired[at : at + 2]) for at in range(0, len(paired), 2)]


def test_two_who_have_just_met_wait_for_others():
    met = [Encounter(1, 2, 1)]
    ratings = dict.fromkeys((1, 2, 3, 4), 1500)
    assert pair([1, 2], ratings, met, rematches=False) == []
    assert pair([1, 2], ratings, met, rematches=True) == [(2, 1)]
    assert pair([1, 2, 3, 4], ratings, met, rematches=False) == [(3, 1), (2, 4)]


def test_in_an_arena_sides_stay_even_and_rematches_are_rare():
    random = Random(5)
    ratings = {person: random.gauss(1500, 200) for person in range(16)}
    free, playing, over, sides = list(ratings), [], [], Counter()
    for _ in range(300):
        found = pair(free, ratings, over, rematches=not playing)
        for each in found:
            assert not clashes(each, over)
        free = [person for person in free if not any(person in each for each in found)]
        playing += found
        ended = playing.pop(random.randrange(len(playing)))
        over.append(Encounter(*ended, random.choice([*ended, None])))
        free += ended
    sides.update(each.first for each in over)
    sides.subtract(Counter(each.second for each in over))
    assert max(map(abs, sides.values())) <= 3


@settings(max_examples=50)
@given(evenings())
def test_the_table_is_in_order_and_has_everybody(evening):
    _, ratings, encounters = evening
    rows = table(ratings, encounters)
    assert sorted(row.contestant for row in rows) == sorted(ratings)
    assert all(row.points == sum(row.sheet) for row in rows)
    assert sum(len(row.sheet) for row in rows) == 2 * len(encounters)
    merits = [(-row.points, -row.wins, len(row.sheet)) for row in rows]
    assert merits == sorted(merits)
    assert [row.place for row in rows] == [merits.index(each) + 1 for each in merits]
