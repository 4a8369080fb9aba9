"""A turn by name: in words that need no notation."""

import pytest

from game import Position
from words.turns.turn_names import turn_name

EMPTY = "6/6/6/6/6/6 o 0/0 -/- classic"


@pytest.mark.parametrize(
    ("position", "turn", "name"),
    [
        (EMPTY, "K@c3", "kitten on c3"),
        (
            "2K3/k4K/2k3/KKK1K1/1k4/1k1k2 o 0/0 -/- classic",
            "K@d3 =b3c3d3",
            "kitten on d3; b3, c3, d3 grow up",
        ),
        ("1CKkk1/2k2C/1CK2K/1C3c/k5/1k1c2 o 5/3 -/- classic", "C@d5 =b3c4d5", "cat on d5; c4 grows up"),
        (
            "c1C1K1/5C/2C1kK/1Ck2c/k5/1k1c2 g 6/3 -/- classic",
            "K@d4 =a6",
            "kitten on d4; a6 goes back to the pool",
        ),
        (
            "1k4/5k/K1kKk1/3KkK/2K1k1/k4K g 0/0 bc6s/- ghost",
            "K@a2 G@a23 =e2e3e4",
            "kitten on a2, ghost in between a2 and a3; e2, e3, e4 grow up",
        ),
    ],
)
def test_a_turn_has_a_name(position, turn, name):
    before = Position.parse(position)
    assert turn_name(before.play(before.parse_turn(turn))) == name
