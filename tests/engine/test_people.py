"""The models of people that levels are measured by: each sees what it is said to see."""

from random import Random

import pytest

from engine.__main__ import main
from engine.training.contests import ContestScore
from engine.training.people import PEOPLE, Novice
from engine.training.strength import hardness
from game import Position

SEES_ALL, ABSENT = PEOPLE["sees all of one turn"], PEOPLE["absent beginner"]
#: A third cat on c3 or f3 wins; for the other side on c3; three kittens grow up by a4 or d4.
TO_WIN = Position.parse("6/6/6/3CC1/6/6 o 3/0 -/- classic")
TO_STOP = Position.parse("6/6/6/cc4/6/4K1 o 3/3 -/- classic")
TO_GROW = Position.parse("6/2KK2/5k/6/k5/6 o 0/0 -/- classic")


def turns(engine, person, position):
    return [person.choose(engine, position, Random(seed)) for seed in range(30)]


def test_who_sees_all_of_one_turn_wins_stops_and_grows(engine):
    assert all(TO_WIN.after(turn).outcome for turn in turns(engine, SEES_ALL, TO_WIN))
    assert set(turns(engine, SEES_ALL, TO_STOP)) <= set(engine.holding(TO_STOP))
    assert all(turn.graduation for turn in turns(engine, SEES_ALL, TO_GROW))


def test_who_is_absent_misses_some(engine):
    won = sum(bool(TO_WIN.after(turn).outcome) for turn in turns(engine, ABSENT, TO_WIN))
    assert 10 < won < 26, "of thirty; six of ten are seen"


def test_who_sees_nothing_plays_into_the_middle_or_anywhere(engine):
    middle = {turn.square for turn in turns(engine, Novice(), TO_GROW)}
    assert all(0 < square % 6 < 5 and 0 < square // 6 < 5 for square in middle)
    anywhere = {turn.square for turn in turns(engine, Novice(middle=False), TO_GROW)}
    assert not anywhere <= middle


@pytest.mark.long
def test_strength_is_printed_for_each_step_and_each_model(capsys):
    assert main(["strength", "kittens", "--games", "4", "--people", "2", "--processes", "1"]) == 0
    first, *told = capsys.readouterr().out.splitlines()
    assert first.startswith("The strongest level looks at 60000 positions")
    assert len(told) == 9 + 10 * len(PEOPLE) + 1
    assert told[-1].startswith("hardness for people: 0, ")


def test_hardness_is_what_shares_of_one_model_say():
    level = [(None, ContestScore(wins, 0, 1000 - wins)) for wins in range(950, 0, -100)]
    found = hardness(level)
    assert found == sorted(found)
    assert found[0] == 0
    # From 95 wins of a hundred to 45 it is 400 * log10(19 / (45 / 55)), which is 546.
    assert 500 <= found[5] - found[0] <= 550
