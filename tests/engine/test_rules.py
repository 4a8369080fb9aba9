"""The search knows the rules as ``game`` does: there is one truth, and this holds the other to it."""

import json
import os
from pathlib import Path
from random import Random

import pytest

from engine.codes import turn_code, turn_number
from engine.training.puzzles.players import BEGINNERS, positions_of_game
from game import Edition, Position, core
from game.geometry import STITCHES
from game.reading import turn_of
from puzzles.solver import wins_at_once
from tests.playthroughs.playthrough import files, positions

#: As many positions of each edition; BOOP_POSITIONS=100000 looks longer.
POSITIONS = int(os.environ.get("BOOP_POSITIONS", "1000"))
COUNTS = json.loads((Path(__file__).parents[1] / "game" / "perft.json").read_text())
MAX_LEAVES = 2_000_000


def agree(machine, state, rules):
    """Check one state: the same turns in the same order, the same states after them, the same wins."""
    turns = list(core.turns(state, rules))
    machine.ask(state, rules)
    children = machine.children()
    assert [(child.code, child.state) for child in children] == turns
    assert [child.won for child in children] == [core.over(after, rules) for _, after in turns]
    assert machine.can_win() == any(child.won for child in children)
    return turns


def random_states(rules, rng):
    """States of random games, one after the other, and the turns of each to go on by."""
    state = core.START
    while True:
        turns = yield state
        state = rng.choice(turns)[1]
        if core.over(state, rules):
            state = core.START


@pytest.mark.long
@pytest.mark.parametrize("edition", Edition)
def test_children_and_wins_on_positions_of_random_games(machine, edition):
    rules = core.RULES[edition]
    states = random_states(rules, Random(edition.value))
    state = next(states)
    for _ in range(POSITIONS):
        state = states.send(agree(machine, state, rules))


def standing_lines(rules, rng):
    """For each line of the bed a state in which it stands for the side to move, pushed together by the other, which has not won."""
    for line in core.lines(sum(core.BIT)):
        free = [bit for bit in core.BIT if not bit & line]
        rng.shuffle(free)
        own, others = rng.randrange(5), rng.randrange(9)
        more, other = sum(free[:own]), sum(free[own : own + others])
        bed = (more, line, other, 0) if rules.grows else (line | more, 0, other, 0)
        state = (*bed, 3 + rng.randrange(3) if rules.grows else 0, 0, core.IN_POOL, core.IN_POOL)
        if not core.over(state, rules):
            yield state


@pytest.mark.parametrize("edition", [Edition.CLASSIC, Edition.KITTENS])
def test_wins_where_a_line_stands_already(machine, edition):
    rules = core.RULES[edition]
    states = [state for seed in range(4) for state in standing_lines(rules, Random(f"{edition} {seed}"))]
    assert len(states) > 200
    for state in states:
        machine.ask(state, rules)
        assert machine.can_win() == any(core.over(after, rules) for _, after in core.turns(state, rules)), (
            state
        )


def crowded(rules, rng):
    """A bed that hardly any game leads to, on which the side to move has its pieces close together."""
    grown = [rng.randrange(9), rng.randrange(9)] if rules.grows else [0, 0]
    cats = [rng.randint(0, min(7, most)) for most in grown]
    kittens = [rng.randint(0, min(7 - cats[side], 8 - grown[side])) for side in range(2)]
    middle = rng.randrange(36)
    squares = sorted(
        range(36), key=lambda at: abs(at % 6 - middle % 6) + abs(at // 6 - middle // 6) + 3 * rng.random()
    )
    bits = iter([core.BIT[square] for square in squares])
    own = [sum(next(bits) for _ in range(many)) for many in (cats[0], kittens[0])]
    theirs = [sum(next(bits) for _ in range(many)) for many in (cats[1], kittens[1])]
    ghost = rng.randrange(2 * len(STITCHES)) if rules.haunted else core.IN_POOL
    return own[1], own[0], theirs[1], theirs[0], *grown, ghost, core.IN_POOL


@pytest.mark.long
@pytest.mark.parametrize("edition", Edition)
def test_wins_on_crowded_beds(machine, edition):
    rules, rng, found = core.RULES[edition], Random(edition.value), []
    for _ in range(1_500):
        state = crowded(rules, rng)
        if not core.over(state, rules):
            machine.ask(state, rules)
            found.append(any(core.over(after, rules) for _, after in core.turns(state, rules)))
            assert machine.can_win() == found[-1], state
    assert 200 < sum(found) < len(found) - 200


@pytest.mark.long
@pytest.mark.parametrize("edition", Edition)
def test_wins_after_each_turn_of_half_sensible_games(machine, engine, edition):
    """What players do leads to beds that random games hardly know; the plain solver says what is true."""
    rules, rng = core.RULES[edition], Random(f"sensible {edition}")
    seen = 0
    while seen < POSITIONS:
        for position in positions_of_game(engine, edition, rng, BEGINNERS):
            seen += 1
            for (_, _, entering, _), after in core.turns(position.state, rules):
                # Where a ghost enters makes twenty turns of one.
                if entering == core.IN_POOL and not core.over(after, rules):
                    machine.ask(after, rules)
                    assert machine.can_win() == wins_at_once(after, rules), after


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_children_and_wins_on_the_playthroughs(machine, path):
    for position in positions(path.read_text(encoding="utf-8")):
        if not position.outcome:
            agree(machine, position.state, position.rules)


@pytest.mark.parametrize("edition", COUNTS)
def test_as_many_sequences_of_turns_as_three_engines_agreed_on(machine, edition):
    for case in COUNTS[edition]:
        position = Position.parse(case["position"])
        machine.ask(position.state, position.rules)
        for depth, count in enumerate(case["perft"], 1):
            if count <= MAX_LEAVES:
                assert machine.perft(depth) == count, (case["position"], depth)


@pytest.mark.parametrize(
    "text", ["6/2K3/1KKK2/2CKC1/6/6 o 2/0 -/- ghost", "6/6/3K2/C1C3/1CKK2/2K3 o 3/0 -/- ghost"]
)
def test_positions_with_thousands_of_turns_fit(machine, text):
    position = Position.parse(text)
    assert len(agree(machine, position.state, position.rules)) > 7_000


def test_a_turn_is_the_same_in_the_numbers_of_the_search(machine):
    machine.ask(core.START, core.RULES[Edition.GHOST])
    codes = [child.code for child in machine.children()]
    assert len({entering for _, _, entering, _ in codes}) > 20
    assert [turn_code(turn_number(turn_of(code))) for code in codes] == codes


def test_a_memory_that_was_used_for_one_edition_serves_another(machine):
    for edition in [*Edition, *reversed(Edition)]:
        agree(machine, core.START, core.RULES[edition])
