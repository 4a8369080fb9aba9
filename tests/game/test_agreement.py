"""The core lists turns for counting and for random games; ``Position`` plays them for people. Both tell the same rules."""

from random import Random

import pytest

from game import Edition, Position, core, random_game
from game.reading import turn_of
from tests.cases import some
from tests.playthroughs.playthrough import files, positions

SEEDS = range(6)


def join_list(position):
    """What the core lists: turns, each with the state after it."""
    return [(turn_of(code), state) for code, state in core.turns(position.state, position.rules)]


def begun(position):
    """The same by beginning each turn and completing it in every way there is."""
    return [
        (turn, begun.state_after(turn))
        for begun in position.beginnings()
        for entry in (None, *begun.entries)
        for turn in begun.turns(entry)
    ]


def agree(position):
    """Check one position: the same turns, each once, leading to the same states and wins, all of which can be played."""
    turns = join_list(position)
    assert begun(position) == turns
    assert len({turn for turn, _ in turns}) == len(turns) == core.count_turns(position.state, position.rules)
    # A ghost that enters does nothing more, so a few of those turns are enough.
    for number, (turn, state) in enumerate(turns):
        if turn.entry is None or number % 50 == 0:
            played = position.play(turn)
            assert played.position == Position(position.edition, position.side.other, state)
            assert won(position, turn) == core.over(state, position.rules) == bool(played.position.outcome)


def won(position, turn):
    return bool(position.place(turn.kind, turn.square).outcome)


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("seed", some(SEEDS, 1))
def test_on_every_position_of_a_random_game(edition, seed):
    position = Position.start(edition)
    for turn in random_game(edition, Random(seed)):
        agree(position)
        position = position.after(turn)
    agree(position)


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_on_every_position_of_the_playthroughs(path):
    for position in positions(path.read_text(encoding="utf-8")):
        agree(position)


@pytest.mark.parametrize("edition", Edition)
def test_a_random_game_is_legal_and_ends_with_the_first_win(edition):
    for seed in range(30):
        position = Position.start(edition)
        for turn in random_game(edition, Random(seed)):
            assert not position.outcome
            position = position.after(turn)
        assert position.outcome


def test_a_random_game_ends_at_its_limit():
    assert len(random_game(Edition.CLASSIC, Random(1), 5)) == 5
    assert random_game(Edition.CLASSIC, Random(1), 0) == []


def assert_even(chosen, options):
    """Each option turns up, and none much more often than its share."""
    share = len(chosen) / options
    counts = [chosen.count(option) for option in set(chosen)]
    assert len(counts) == options
    assert all(share * 0.5 < count < share * 1.5 for count in counts)


def test_a_random_game_draws_square_and_ghost_evenly():
    rng = Random(1)
    turns = [random_game(Edition.GHOST, rng, 1)[0] for _ in range(7_200)]
    assert_even([turn.square for turn in turns], 36)
    assert_even([turn.entry for turn in turns], 21)


def test_a_random_game_draws_kind_and_graduation_evenly():
    kinds, graduations = [], []
    for seed in range(60):
        position = Position.start(Edition.CLASSIC)
        for turn in random_game(Edition.CLASSIC, Random(seed)):
            if len(position.kinds()) == 2:
                kinds.append(turn.kind)
            ways = position.place(turn.kind, turn.square).graduations
            if len(ways) == 8:
                graduations.append(ways.index(turn.graduation))
            position = position.after(turn)
    assert_even(kinds, 2)
    assert_even(graduations, 8)
