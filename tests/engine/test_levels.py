"""Six levels, each a player: it plays legal turns, takes what everybody sees, and errs alike for the same seed."""

from random import Random

import pytest

from engine import Level
from engine.levels import HABITS
from engine.training.contests import contest
from engine.training.strength import player
from game import Edition, Position, random_game
from tests.cases import some

#: A third cat beside two, on e3, wins.
PLAIN = Position.parse("6/6/6/2CC2/6/6 o 3/0 -/- classic")


@pytest.mark.parametrize("edition", some(Edition, 1))
@pytest.mark.parametrize("level", some(reversed(Level), 1))
def test_its_turns_are_legal(engine, edition, level):
    position = Position.start(edition)
    for number, turn in enumerate(random_game(edition, Random(level.value))):
        if number % 6 == 0:
            assert engine.choose(position, level, seed=number) in position.legal_turns()
        position = position.after(turn)


@pytest.mark.parametrize("level", some(Level, 3))
def test_the_same_seed_plays_the_same_turn(engine, level):
    position = Position.start(Edition.CLASSIC)
    turns = [engine.choose(position, level, seed=seed) for seed in (1, 1, 2, 3, 4, 5)]
    assert turns[0] == turns[1]
    assert len(set(turns)) > 1


@pytest.mark.parametrize("level", [Level.ONE, Level.TWO, Level.THREE, Level.FOUR])
def test_low_levels_begin_in_the_middle_as_people_do(engine, level):
    bed = Position.start(Edition.CLASSIC)
    first = [engine.choose(bed, level, seed=seed).square for seed in range(60)]
    inside = [square for square in first if 0 < square % 6 < 5 and 0 < square // 6 < 5]
    assert len(inside) >= 42, "of sixty; by chance it would be 27"
    assert len(set(first)) > 6


def test_the_strongest_does_not_always_play_the_same(engine):
    bed = Position.start(Edition.CLASSIC)
    answers = {engine.choose(bed.after(bed.parse_turn("c3")), Level.SIX, seed=seed) for seed in range(8)}
    assert len(answers) > 1


@pytest.mark.long
def test_a_third_cat_beside_two_is_hardly_overlooked_but_by_a_child(engine):
    won = {
        level: sum(bool(PLAIN.after(engine.choose(PLAIN, level, seed=seed)).outcome) for seed in range(100))
        for level in Level
    }
    assert 10 < won[Level.ONE] < 60
    assert won[Level.TWO] > 70
    assert all(won[level] >= 95 for level in list(Level)[2:])


@pytest.mark.parametrize("level", list(Level)[2:])
def test_a_win_that_is_seen_is_played(engine, level):
    """Whoever overlooks it has overlooked that very turn; nobody prefers another to it."""
    positions = 0
    for seed in range(40):
        position = Position.start(Edition.CLASSIC)
        for turn in random_game(Edition.CLASSIC, Random(seed))[:-1]:
            position = position.after(turn)
        wins = [turn for turn in position.legal_turns() if position.after(turn).outcome]
        if len(wins) > 5:
            positions += 1
            assert engine.choose(position, level, seed=seed) in wins
    assert positions


@pytest.mark.long
@pytest.mark.parametrize("edition", Edition)
def test_the_better_level_wins(engine, edition):
    score = contest(edition, player(engine, Level.FIVE, 1), player(engine, Level.TWO, 1), 10, seed=1)
    assert score.share >= 0.9


def test_a_ghost_enters_now_and_then(engine):
    position = Position.start(Edition.GHOST)
    entries = {engine.choose(position, Level.ONE, seed=seed).entry for seed in range(40)}
    assert len(entries) > 10


def test_nobody_thinks_without_a_limit():
    assert all(habits.nodes <= 1_000_000 for habits in HABITS.values())
