"""Ten levels, each a player: it plays legal turns, takes what everybody sees, and errs alike for the same seed."""

from random import Random

import pytest

from engine import FormerLevel, Level
from engine.levels import habits_of
from engine.training.contests import contest
from engine.training.strength import player
from game import Edition, Position, random_game
from tests.cases import some

#: A third cat beside two, on e3, wins.
PLAIN = Position.parse("6/6/6/2CC2/6/6 o 3/0 -/- classic")
#: So would it on c3 for the other side.
THREATENED = Position.parse("6/6/6/cc4/6/4K1 o 3/3 -/- classic")
#: The squares that the first four of the six levels chose before there were ten, in six positions of a random game.
FORMER = [
    *(19, 28, 7, 14), *(9, 21, 21, 21), *(2, 4, 30, 9), *(22, 1, 14, 28), *(26, 21, 21, 21), *(35, 10, 12, 22),
]  # fmt: skip


@pytest.mark.parametrize("edition", some(Edition, 1))
@pytest.mark.parametrize("level", some(Level, 1))
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


@pytest.mark.parametrize("level", some(list(Level)[:-1], 1))
def test_low_levels_begin_in_the_middle_as_people_do(engine, level):
    bed = Position.start(Edition.CLASSIC)
    first = [engine.choose(bed, level, seed=seed).square for seed in range(60)]
    inside = [square for square in first if 0 < square % 6 < 5 and 0 < square // 6 < 5]
    assert len(inside) >= 42, "of sixty; by chance it would be 27"
    assert len(set(first)) > 6


def test_the_strongest_does_not_always_play_the_same(engine):
    bed = Position.start(Edition.CLASSIC)
    answers = {engine.choose(bed.after(bed.parse_turn("c3")), Level.TEN, seed=seed) for seed in range(8)}
    assert len(answers) > 1


@pytest.mark.parametrize("level", some(Level, 2))
def test_nobody_is_blind_to_two_in_a_row(engine, level):
    for seed in range(12):
        assert engine.choose(PLAIN, level, seed=seed).square in {13, 16}, "they win"
        assert engine.choose(THREATENED, level, seed=seed) in engine.holding(THREATENED), (
            "the other would win"
        )


def test_the_six_levels_of_before_play_as_they_did(engine):
    """Matches that were begun at one of them go on so."""
    played, bed = [], Position.start(Edition.CLASSIC)
    for number, turn in enumerate(random_game(Edition.CLASSIC, Random(5), limit=18)):
        if number % 3 == 2:
            played += [engine.choose(bed, level, seed=number).square for level in list(FormerLevel)[:4]]
        bed = bed.after(turn)
    assert played == FORMER


@pytest.mark.long
@pytest.mark.parametrize("edition", Edition)
def test_the_better_level_wins(engine, edition):
    score = contest(edition, player(engine, Level.SEVEN, 1), player(engine, Level.THREE, 1), 10, seed=1)
    assert score.share >= 0.7


def test_a_ghost_enters_now_and_then(engine):
    position = Position.start(Edition.GHOST)
    entries = {engine.choose(position, Level.ONE, seed=seed).entry for seed in range(40)}
    assert len(entries) > 10


def test_nobody_thinks_without_a_limit():
    assert all(habits_of(level, edition).nodes <= 1_000_000 for level in Level for edition in Edition)
