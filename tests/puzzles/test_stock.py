"""The stock of puzzles: each has one solution, none is a twin of another, and every day has its own."""

from collections import Counter
from datetime import date
from functools import cache
from hashlib import sha256
from random import Random

import pytest

from game import Edition
from puzzles import (
    Goal,
    PuzzleId,
    for_anybody,
    is_small,
    of_day,
    outlines,
    puzzle,
    read_puzzle,
    shown_number,
    small_of_day,
)
from puzzles.stock import DEFENCES, ONE_TURN, RETIRED, is_daily, lines_of, stock_path
from puzzles.symmetry import canonical, nearly_twins
from services.learning.puzzles.ideas import idea_of
from tests.puzzles.proofs import faults

MONDAY = date(2026, 11, 23).toordinal()


@cache
def stock(edition):
    return [read_puzzle(line) for line in stock_path(edition).read_text(encoding="ascii").splitlines()]


@cache
def in_one_turn():
    return [read_puzzle(line) for line in ONE_TURN.read_text(encoding="ascii").splitlines()]


@cache
def defences(edition):
    return [read_puzzle(line) for line in lines_of(edition, DEFENCES)]


def numbers_in_one_turn(edition):
    return [number for number, each in outlines(edition).items() if 10_000 < number < 20_000]


def retired():
    lines = RETIRED.read_text(encoding="ascii").splitlines()
    return {PuzzleId(Edition(name), int(number)) for name, number in map(str.split, lines)}


#: The first of each edition, of which every third is kept for a day.
FIRST = {Edition.CLASSIC: 1000, Edition.GHOST: 400, Edition.KITTENS: 700}


def test_there_are_three_thousand_that_are_not_retired():
    assert sum(len(outlines(edition)) for edition in Edition) - len(retired()) >= 3000
    for edition in Edition:
        daily = [number for number in outlines(edition) if is_daily(PuzzleId(edition, number))]
        small = 240 // 3 if edition is Edition.CLASSIC else 0
        assert len(daily) == FIRST[edition] // 3 + small
        assert not set(daily) & set(for_anybody(edition))


def test_a_retired_one_is_given_to_nobody_but_can_be_gone_on_with_and_is_of_no_day():
    for which in retired():
        assert which.number not in for_anybody(which.edition)
        assert not is_daily(which)
    assert all(puzzle(which).solution for which in sorted(retired())[:10])


@pytest.mark.long
@pytest.mark.parametrize("edition", Edition)
def test_no_two_that_anybody_gets_are_nearly_twins(edition):
    """Of those that ask for the same: wins in two or three turns, one turn, and defences."""
    for numbers in (range(1, 10_000), range(10_001, 20_000), range(20_001, 30_000)):
        kept: list = []
        for number in (each for each in for_anybody(edition) if each in numbers):
            state = puzzle(PuzzleId(edition, number)).position.state
            assert not nearly_twins(state, *kept), number
            kept.append(state)


@pytest.mark.parametrize("edition", Edition)
def test_what_was_added_to_the_first_threatens_no_win_at_once(edition):
    for each in stock(edition)[FIRST[edition] :]:
        assert not idea_of(each, each.position.play(each.solution), each.turns).threatens


@pytest.mark.parametrize("edition", Edition)
def test_in_a_defence_one_placing_alone_leaves_no_win(edition):
    """A few; the others in the long tests."""
    for each in Random(5).sample(defences(edition), 2):
        assert (each.turns, each.goal) == (1, Goal.HOLD)
        assert list(faults(each)) == [], each


@pytest.mark.long
@pytest.mark.parametrize("edition", Edition)
def test_in_every_defence_one_placing_alone_leaves_no_win(edition):
    assert {str(each): found for each in defences(edition) if (found := list(faults(each)))} == {}


def test_a_defence_that_is_none_is_found_out():
    told = defences(Edition.CLASSIC)[0]
    fields = str(told).split("\t")
    fields[3] = str(next(turn for turn in told.position.legal_turns() if turn != told.solution))
    assert list(faults(read_puzzle("\t".join(fields))))


@pytest.mark.parametrize("edition", Edition)
def test_they_are_won_in_two_or_three_turns_and_ghosts_in_two(edition):
    lengths = {2} if edition is Edition.GHOST else {2, 3}
    assert set(Counter(each.turns for each in stock(edition))) == lengths


@pytest.mark.parametrize("edition", Edition)
def test_none_is_a_twin_of_another(edition):
    assert len({canonical(each.position.state) for each in stock(edition)}) == len(stock(edition))


@pytest.mark.parametrize("edition", Edition)
def test_a_puzzle_is_read_by_its_number_and_known_by_its_difficulty(edition):
    for number in (1, len(stock(edition))):
        which = PuzzleId(edition, number)
        assert puzzle(which) == stock(edition)[number - 1]
        assert puzzle(which).difficulty == outlines(edition)[number].difficulty
    for number in (0, -1, len(stock(edition)) + 1):
        with pytest.raises(KeyError):
            puzzle(PuzzleId(edition, number))


@pytest.mark.long
@pytest.mark.parametrize("edition", Edition)
def test_the_plain_solver_finds_the_same_in_a_sample(edition):
    """``make drill`` proves all of them."""
    rng = Random(18)
    short = [each for each in stock(edition) if each.turns == 2]
    long = [each for each in stock(edition) if each.turns == 3]
    for each in (*rng.sample(short, 5), *rng.sample(long, min(2, len(long)))):
        assert list(faults(each)) == [], each


def test_there_are_five_hundred_in_one_turn_and_growing_is_asked_for_where_there_is_such_a_thing():
    there = Counter((each.edition, each.goal) for each in in_one_turn())
    assert there == {
        (Edition.CLASSIC, Goal.WIN): 120,
        (Edition.CLASSIC, Goal.GROW): 120,
        (Edition.GHOST, Goal.WIN): 60,
        (Edition.GHOST, Goal.GROW): 60,
        (Edition.KITTENS, Goal.WIN): 160,
    }
    assert {each.turns for each in in_one_turn()} == {1}


def test_in_each_of_them_one_placing_does_it():
    assert {str(each): found for each in in_one_turn() if (found := list(faults(each)))} == {}


@pytest.mark.parametrize("edition", Edition)
def test_each_of_them_is_another_idea(edition):
    states = [each.position.state for each in in_one_turn() if each.edition is edition][:60]
    assert not any(nearly_twins(one, *states[:before]) for before, one in enumerate(states))


@pytest.mark.long
@pytest.mark.parametrize("edition", Edition)
def test_all_of_them_are_other_ideas(edition):
    states = [each.position.state for each in in_one_turn() if each.edition is edition]
    assert not any(nearly_twins(one, *states[:before]) for before, one in enumerate(states))


@pytest.mark.parametrize("edition", Edition)
def test_they_have_numbers_of_their_own_and_are_for_anybody_but_for_the_small_ones_of_days(edition):
    numbers = numbers_in_one_turn(edition)
    there = [each for each in in_one_turn() if each.edition is edition]
    assert [puzzle(PuzzleId(edition, number)) for number in numbers] == there
    assert numbers[0] == 10_001, "attempts are kept by it"
    assert [shown_number(number) for number in numbers] == list(range(1, len(there) + 1))
    assert shown_number(400) == 400
    small = {small_of_day(day).number for day in range(MONDAY, MONDAY + 80)}
    kept = small if edition is Edition.CLASSIC else set()
    assert set(numbers) - set(for_anybody(edition)) == kept


@pytest.mark.parametrize("edition", Edition)
def test_many_of_those_in_two_turns_have_turns_that_win_too_but_later(edition):
    short = [each for each in stock(edition) if each.turns == 2]
    assert 0.3 < sum(bool(each.later) for each in short) / len(short) < 0.8
    assert not any(each.later for each in stock(edition) if each.turns == 3)


@pytest.mark.parametrize(
    ("edition", "first", "last", "known"),
    [
        (Edition.CLASSIC, 1, 1000, "159a1e4f4955"),
        (Edition.CLASSIC, 1001, 1080, "bb97cd496681"),
        (Edition.CLASSIC, 10001, 10240, "9dbb1060d0dc"),
        (Edition.CLASSIC, 20001, 20300, "7ad658e2e3c1"),
        (Edition.GHOST, 1, 400, "a36f9441f043"),
        (Edition.GHOST, 10001, 10120, "7f6c65d64628"),
        (Edition.GHOST, 20001, 20100, "6ee5f1991352"),
        (Edition.KITTENS, 1, 700, "3a6ea58f60db"),
        (Edition.KITTENS, 701, 750, "2cca6ea33734"),
        (Edition.KITTENS, 10001, 10160, "a5bfa248e5a2"),
        (Edition.KITTENS, 20001, 20200, "5069fc6285e8"),
    ],
)
def test_a_number_is_always_the_same_position(edition, first, last, known):
    """Attempts are kept by number: another position under it would be another puzzle for whoever is in the middle of it."""
    numbers = range(first, last + 1)
    positions = "".join(str(puzzle(PuzzleId(edition, number)).position) for number in numbers)
    assert sha256(positions.encode()).hexdigest()[:12] == known


def test_a_puzzle_that_is_not_true_is_found_out():
    told = stock(Edition.KITTENS)[0]
    other = next(turn for turn in told.position.legal_turns() if turn != told.solution)
    fields = str(told).split("\t")
    fields[3] = str(other)
    assert list(faults(read_puzzle("\t".join(fields))))


def test_what_is_no_puzzle_is_not_read():
    for line in ("", "x", "\t" * 6, f"{stock(Edition.GHOST)[0]} "):
        with pytest.raises(ValueError):  # noqa: PT011 - whatever says so
            read_puzzle(line)


def test_no_daily_puzzle_comes_twice_and_none_is_given_to_anybody():
    days = [of_day(day) for day in range(MONDAY, MONDAY + 7 * 66)]
    assert len(set(days)) == len(days)
    assert not any(which.number in set(for_anybody(which.edition)) for which in days)
    assert {which.edition for which in days[:14]} == set(Edition)


def test_each_day_has_a_small_one_too_that_whoever_began_yesterday_can_solve():
    days = range(MONDAY, MONDAY + 80)
    small = [small_of_day(day) for day in days]
    assert len(set(small)) == 80
    assert all(is_small(which) and outlines(which.edition)[which.number].turns == 1 for which in small)
    assert {outlines(which.edition)[which.number].goal for which in small} == {Goal.WIN, Goal.GROW}
    assert not any(which.number in for_anybody(Edition.CLASSIC) for which in small)
    assert not any(is_small(of_day(day)) for day in days)
    assert sum(len(set(numbers_in_one_turn(each)) & set(for_anybody(each))) for each in Edition) >= 400


def test_a_week_grows_harder_from_monday_to_sunday():
    def mean(weekday):
        found = [of_day(day) for day in range(MONDAY + weekday, MONDAY + 7 * 66, 7)]
        return sum(outlines(which.edition)[which.number].difficulty for which in found) / len(found)

    means = [mean(weekday) for weekday in range(7)]
    assert means == sorted(means)
    assert means[6] - means[0] > 30


def test_the_order_of_days_is_always_the_same():
    """Another order would change a day's puzzle in the middle of the day."""
    days = [of_day(MONDAY + day) for day in (*range(7), 365, 700)]
    assert [(which.edition.value, which.number) for which in days] == [
        ("classic", 396),
        ("classic", 750),
        ("kittens", 669),
        ("classic", 813),
        ("classic", 315),
        ("ghost", 225),
        ("classic", 207),
        ("classic", 876),
        ("classic", 117),
    ]
    small = [small_of_day(MONDAY + day).number for day in range(5)]
    assert small == [10027, 10060, 10120, 10216, 10003]
