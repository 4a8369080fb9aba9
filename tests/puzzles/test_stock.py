"""The stock of puzzles: each has one solution, none is a twin of another, and every day has its own."""

from collections import Counter
from datetime import date
from functools import cache
from random import Random

import pytest

from game import Edition
from puzzles import PuzzleId, difficulties, for_anybody, of_day, puzzle, read_puzzle
from puzzles.stock import stock_path
from puzzles.symmetry import canonical
from tests.puzzles.proofs import faults

MONDAY = date(2026, 11, 23).toordinal()


@cache
def stock(edition):
    return [read_puzzle(line) for line in stock_path(edition).read_text(encoding="ascii").splitlines()]


def test_there_are_two_thousand():
    assert {edition: len(stock(edition)) for edition in Edition} == {
        Edition.CLASSIC: 1000,
        Edition.GHOST: 400,
        Edition.KITTENS: 700,
    }


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
        assert puzzle(which).difficulty == difficulties(edition)[number - 1]
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


def test_a_week_grows_harder_from_monday_to_sunday():
    def mean(weekday):
        found = [of_day(day) for day in range(MONDAY + weekday, MONDAY + 7 * 66, 7)]
        return sum(difficulties(which.edition)[which.number - 1] for which in found) / len(found)

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
