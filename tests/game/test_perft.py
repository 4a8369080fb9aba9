"""The engine counts as many turn sequences as three independent engines agreed on (``perft.json``)."""

import json
from pathlib import Path

import pytest

from game import Position, perft

COUNTS = json.loads(Path(__file__).with_name("perft.json").read_text())
#: As deep as about 1.5 million leaves in all allow; the benchmark goes to 40 million.
MAX_LEAVES = 400_000

CASES = [
    pytest.param(case["position"], depth, count, id=f"{edition}-{number}-depth-{depth}")
    for edition, cases in COUNTS.items()
    for number, case in enumerate(cases)
    for depth, count in enumerate(case["perft"], 1)
    if count <= MAX_LEAVES
] + [
    pytest.param(
        COUNTS["classic"][0]["position"],
        4,
        COUNTS["classic"][0]["perft"][3],
        id="classic-0-depth-4",
        marks=pytest.mark.long,
    )
]


@pytest.mark.parametrize(("position", "depth", "count"), CASES)
def test_perft(position, depth, count):
    assert perft(Position.parse(position), depth) == count


def test_counting_agrees_with_listing():
    for cases in COUNTS.values():
        for case in cases:
            position = Position.parse(case["position"])
            turns = position.legal_turns()
            assert len(turns) == len(set(turns)) == perft(position, 1)


def test_depth_nought_is_one_and_a_won_position_has_no_turn():
    won = Position.parse("6/6/CCC3/6/6/6 g 3/0 -/- classic")
    assert won.outcome
    assert perft(won, 0) == 1
    assert perft(won, 1) == 0
    assert won.legal_turns() == ()
    with pytest.raises(ValueError, match="depth"):
        perft(won, -1)
