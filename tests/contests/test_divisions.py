"""Divisions: their sizes, and who is in which from one season to the next."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contests.league.divisions import MAX_DIVISION, MIN_DIVISION, sizes
from contests.league.promotion import first_season, next_season


@st.composite
def seasons(draw):
    """The final tables of a season, who confirms, and who joins: at least four people in all."""
    entrants = draw(st.integers(4, 60))
    people = draw(st.permutations(range(entrants)))
    finals, begin = [], 0
    for size in sizes(entrants):
        finals.append(people[begin : begin + size])
        begin += size
    # Mostly nearly all go on, as in life; now and then hardly anybody does.
    left = draw(st.sets(st.sampled_from(people), max_size=draw(st.sampled_from([0, 2, entrants]))))
    confirmed = set(people) - left
    others = draw(st.integers(max(0, 4 - len(confirmed)), 20))
    late = draw(st.permutations(sorted(left)))[: others // 2]
    joining = [*late, *range(100, 100 + others - len(late))]
    return finals, confirmed, {person: draw(st.integers(800, 2400)) for person in joining}


def where(divisions):
    return {person: number for number, each in enumerate(divisions) for person in each}


def test_divisions_have_four_to_six_people_and_are_as_even_as_possible():
    for entrants in range(MIN_DIVISION, 1200):
        found = sizes(entrants)
        assert sum(found) == entrants
        assert max(found) - min(found) <= 1
        assert list(found) == sorted(found, reverse=True)
        if entrants != 7:
            assert all(MIN_DIVISION <= size <= MAX_DIVISION for size in found)
    assert sizes(7) == [7]
    assert sizes(25) == [5, 5, 5, 5, 5]


@pytest.mark.parametrize("entrants", range(MIN_DIVISION))
def test_three_are_no_league(entrants):
    with pytest.raises(ValueError, match="needs 4 people"):
        sizes(entrants)
    with pytest.raises(ValueError, match="needs 4 people"):
        first_season(dict.fromkeys(range(entrants), 1500))


@given(st.dictionaries(st.integers(), st.floats(800, 2400), min_size=4, max_size=60))
def test_the_strongest_begin_in_the_first_division(ratings):
    found = first_season(ratings)
    line = [person for each in found for person in each]
    assert sorted(line) == sorted(ratings)
    assert [ratings[person] for person in line] == sorted(ratings.values(), reverse=True)
    assert first_season(dict(reversed(ratings.items()))) == found


@settings(max_examples=60)
@given(seasons())
def test_everybody_who_plays_is_in_one_division_of_the_right_size(season):
    finals, confirmed, joining = season
    found = next_season(finals, confirmed, joining)
    assert sorted(person for each in found for person in each) == sorted([*confirmed, *joining])
    assert [len(each) for each in found] == list(sizes(len(confirmed) + len(joining)))
    assert next_season(finals, sorted(confirmed, reverse=True), dict(reversed(joining.items()))) == found


@settings(max_examples=60)
@given(seasons())
def test_the_first_goes_up(season):
    finals, confirmed, joining = season
    now = where(next_season(finals, confirmed, joining))
    for number, final in enumerate(finals[1:]):
        if final[0] in confirmed:
            assert now[final[0]] <= number


@settings(max_examples=60)
@given(seasons())
def test_nobody_goes_up_who_is_not_first_unless_a_place_was_empty(season):
    finals, confirmed, joining = season
    now = where(next_season(finals, confirmed, joining))
    before = where(finals)
    firsts = {final[0]: number for number, final in enumerate(finals)}
    for border in range(len(finals)):
        over = [person for person in confirmed if before[person] > border >= now[person]]
        by_right = [person for person in over if firsts.get(person) == border + 1]
        under = [person for person in confirmed if before[person] <= border < now[person]]
        new = [person for person in joining if now[person] <= border]
        # A place is empty at a border if all who were above it are still there, with the first of below.
        assert over + new == by_right or not under


@given(seasons())
def test_who_joins_stands_below_whoever_stays(season):
    finals, confirmed, joining = season
    found = next_season(finals, confirmed, joining)
    line = [person for each in found for person in each]
    assert set(line[: len(confirmed)]) == confirmed
    assert [joining[person] for person in line[len(confirmed) :]] == sorted(joining.values(), reverse=True)


def test_a_season_in_which_all_go_on():
    finals = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12, 13, 14][:4]]
    finals = [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], [13, 14, 15, 16, 17, 18]]
    assert next_season(finals, range(1, 19), {}) == [
        (1, 2, 3, 4, 5, 7),
        (6, 8, 9, 10, 11, 13),
        (12, 14, 15, 16, 17, 18),
    ]


def test_places_of_those_who_left_are_taken_from_above_to_below():
    finals = [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], [13, 14, 15, 16, 17, 18]]
    # 2 and 3 left: 6, who was last, stays, and 8 goes up beside 7. 20 was late or is new.
    found = next_season(finals, {*range(1, 19)} - {2, 3}, {20: 2400, 21: 1200})
    assert found == [(1, 4, 5, 6, 7, 8), (9, 10, 11, 12, 13, 14), (15, 16, 17, 18, 20, 21)]


def test_where_a_first_has_left_nobody_goes_up_for_them():
    finals = [[1, 2, 3, 4], [5, 6, 7, 8]]
    assert next_season(finals, {1, 2, 3, 4, 6, 7, 8}, {9: 1500}) == [(1, 2, 3, 4), (6, 7, 8, 9)]


@pytest.mark.parametrize(("confirmed", "joining"), [({1, 2, 3, 9}, {}), ({1, 2, 3, 4}, {4: 1500})])
def test_who_confirms_was_there_and_does_not_join_again(confirmed, joining):
    with pytest.raises(ValueError, match="stood in a table"):
        next_season([[1, 2, 3, 4]], confirmed, joining)
