"""The plain solver agrees with the engine, and the eight symmetries with the rules."""

from random import Random

import pytest

from engine import Engine
from game import Edition, Position, core, random_game
from puzzles.solver import answered, winning_turns
from puzzles.symmetry import canonical, nearly_twins, twins


def positions_of(edition, games, seed=3):
    rng = Random(seed)
    for _ in range(games):
        position = Position.start(edition)
        for turn in random_game(edition, rng, limit=rng.randint(6, 40)):
            position = position.after(turn)
        if not position.outcome:
            yield position


@pytest.mark.parametrize("edition", Edition)
def test_it_finds_what_the_engine_proves(edition):
    engine = Engine.load()
    for position in positions_of(edition, 6 if edition is Edition.GHOST else 25):
        proof = engine.prove(position, 2, nodes=5_000_000)
        for within in (1, 2):
            found = winning_turns(position, within)
            assert bool(found) == bool(proof.within and proof.within <= within)
            if proof.within == within:
                assert set(found) == set(proof.turns)


@pytest.mark.long
@pytest.mark.parametrize("edition", Edition)
def test_a_twin_leads_to_twins(edition):
    for position in positions_of(edition, 20):
        after = sorted(canonical(state) for _, state in core.turns(position.state, position.rules))
        for twin in twins(position.state):
            assert canonical(twin) == canonical(position.state)
            assert sorted(canonical(state) for _, state in core.turns(twin, position.rules)) == after


def test_most_positions_have_eight_different_twins():
    position = Position.parse("6/6/2k3/3K2/6/K5 o 0/0 -/- classic")
    assert len(set(twins(position.state))) == 8


def test_two_cats_and_a_third_to_come_win_whatever_kittens_do():
    assert answered(Position.parse("6/6/6/2CC2/6/6 g 3/0 -/- classic"), 1)
    assert not answered(Position.parse("6/6/6/2CC2/6/6 g 2/0 -/- classic"), 1), "there is no third"


def test_nearly_twins_are_a_piece_apart_however_the_bed_is_turned():
    one, moved, put, two_moved = (
        Position.parse(f"6/6/{middle}/6/K5 o 0/0 -/- classic").state
        for middle in ("2k3/3K2", "2k3/4K1", "2k3/3KK1", "3k2/4K1")
    )
    for twin in twins(moved):
        assert nearly_twins(one, twin)
    assert nearly_twins(one, put)
    assert not nearly_twins(one, two_moved)
