"""Cups: the bracket, its ties, byes, deciders and walkovers."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contests.cup.bracket import Bracket
from contests.cup.seeding import MAX_ENTRANTS, MIN_ENTRANTS, first_ties
from contests.encounters import Encounter, Pairing

SIZES = range(MIN_ENTRANTS, MAX_ENTRANTS + 1)


def strongest_wins(bracket):
    """The cup in which the better seed wins every game, round by round."""
    while bracket.champion is None:
        games = [Encounter(*pairing, tie.better) for tie in bracket.due for pairing in tie.due]
        bracket = bracket._replace(games=[*bracket.games, *games])
    return bracket


@st.composite
def cups(draw):
    """A cup as it went on, step by step, until it had a champion: a game ended, or somebody was out."""
    bracket = Bracket(draw(st.permutations(range(draw(st.integers(4, 12))))))
    steps = [bracket]
    while bracket.champion is None:
        games = [pairing for tie in bracket.due for pairing in tie.due]
        if draw(st.integers(0, 9)) == 0:
            staying = [person for person in bracket.seeds if person not in bracket.out]
            bracket = bracket._replace(out=[*bracket.out, draw(st.sampled_from(staying))])
        else:
            pairing = draw(st.sampled_from(games))
            game = Encounter(*pairing, draw(st.sampled_from([*pairing, None])))
            bracket = bracket._replace(games=[*bracket.games, game])
        steps.append(bracket)
    return steps


def winners(bracket):
    """The winner of each tie that has one, by its round and its place there."""
    return {
        (number, at): tie.winner
        for number, each in enumerate(bracket.rounds())
        for at, tie in enumerate(each)
        if tie is not None and tie.winner is not None
    }


def test_the_first_round_of_eight_and_of_six():
    assert first_ties([1, 2, 3, 4, 5, 6, 7, 8]) == [(1, 8), (4, 5), (2, 7), (3, 6)]
    assert first_ties([1, 2, 3, 4, 5, 6]) == [(1, None), (4, 5), (2, None), (3, 6)]


@pytest.mark.parametrize("size", [0, 3, 65])
def test_a_cup_has_four_to_sixty_four_people(size):
    with pytest.raises(ValueError, match="4 to 64"):
        first_ties(range(size))


@pytest.mark.parametrize("size", SIZES)
def test_everybody_begins_once_and_byes_go_to_the_first(size):
    ties = first_ties(range(size))
    assert sorted(person for tie in ties for person in tie if person is not None) == list(range(size))
    free = sorted(better for better, other in ties if other is None)
    assert free == list(range(2 * len(ties) - size))
    assert len(ties) & (len(ties) - 1) == 0
    assert len(ties) < size <= 2 * len(ties)


@pytest.mark.parametrize("size", SIZES)
def test_if_the_better_always_wins_the_seeds_meet_as_late_as_they_can(size):
    rounds = strongest_wins(Bracket(range(size))).rounds()
    for left, each in enumerate(reversed(rounds), 1):
        people = [person for tie in each for person in (tie.better, tie.other) if person is not None]
        assert sorted(people) == list(range(min(size, 2**left)))
        assert [tie.round for tie in each] == [len(rounds) - left + 1] * len(each)
    assert [(tie.better, tie.other) for tie in rounds[-1]] == [(0, 1)]


@pytest.mark.parametrize("size", [4, 5, 13, 32, 64])
def test_the_first_two_can_meet_in_the_final_only(size):
    for each in strongest_wins(Bracket(range(size))).rounds()[:-1]:
        assert all({tie.better, tie.other} != {0, 1} for tie in each)
    # Whoever wins: they begin in different halves.
    first = first_ties(range(size))
    half = [person for tie in first[: len(first) // 2] for person in tie]
    assert (0 in half, 1 in half) == (True, False)


@settings(max_examples=20)
@given(cups())
def test_a_bracket_has_one_winner_and_what_was_won_stays_won(steps):
    for before, after in pairwise(steps):
        assert winners(before).items() <= winners(after).items()
    last = steps[-1]
    assert last.champion in last.seeds
    assert last.due == []
    lost = [
        {tie.better, tie.other} - {tie.winner}
        for each in last.rounds()
        for tie in each
        if tie.other is not None
    ]
    # Everybody else has lost once, and nobody twice.
    assert sorted(person for each in lost for person in each) == sorted(set(last.seeds) - {last.champion})


@settings(max_examples=20)
@given(cups())
def test_until_the_end_there_is_something_to_play(steps):
    for bracket in steps[:-1]:
        assert bracket.due
        for tie in bracket.due:
            assert tie.due
            assert not {tie.better, tie.other} & set(bracket.out)
            assert all(set(pairing) == {tie.better, tie.other} for pairing in tie.due)


@settings(max_examples=20)
@given(cups())
def test_a_tie_is_at_most_three_games_two_of_them_from_different_sides(steps):
    for each in steps[-1].rounds():
        for tie in each:
            assert len(tie.games) <= 3
            assert len({game[:2] for game in tie.games[:2]}) == min(2, len(tie.games))


def playing(*games):
    """The tie of 1 and 4 in a cup of four, after games: who began, and who won."""
    found = [Encounter(first, 5 - first, winner) for first, winner in games]
    return Bracket([1, 2, 3, 4], found).rounds()[0][0]


def test_a_tie_is_two_games_and_a_decider_if_they_are_shared():
    assert playing().due == [Pairing(4, 1), Pairing(1, 4)]
    assert playing((1, 4)).due == [Pairing(4, 1)]
    assert playing((1, 4), (4, None)).winner == 4
    assert playing((4, 1), (1, None)).winner == 1
    for shared in ([(4, 4), (1, 1)], [(1, None), (4, None)]):
        assert playing(*shared).winner is None
        assert playing(*shared).due == [Pairing(4, 1)]
        assert playing(*shared, (4, 4)).winner == 4
        assert playing(*shared, (4, 1)).winner == 1
        # A draw in the decider is enough for the better seed.
        assert playing(*shared, (4, None)).winner == 1
        assert playing(*shared, (4, None)).due == []


def test_who_is_out_loses_the_tie_they_are_in_but_not_those_they_have_won():
    games = [Encounter(4, 1, 4), Encounter(1, 4, 4)]
    bracket = Bracket([1, 2, 3, 4], games, out=[4])
    assert [tie.winner for tie in bracket.rounds()[0]] == [4, None]
    games += [Encounter(2, 3, 3), Encounter(3, 2, 3)]
    assert bracket._replace(games=games).champion == 3


def test_of_two_who_are_out_the_one_who_stayed_longer_goes_on():
    bracket = Bracket([1, 2, 3, 4], out=[4, 1])
    assert [tie.winner for tie in bracket.rounds()[0]] == [1, None]
    assert Bracket([1, 2, 3, 4], out=[4, 3, 2, 1]).champion == 1


def test_a_contestant_may_have_any_number():
    games = [Encounter(1, 0, 0), Encounter(0, 1, 0), Encounter(2, 3, 2), Encounter(3, 2, 2)]
    games += [Encounter(0, 2, 0), Encounter(2, 0, 0)]
    assert Bracket([0, 3, 2, 1], games).champion == 0
