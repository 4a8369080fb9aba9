"""The turns that are a match's highlights: those in which most happens, and with ghosts the greatest BOOO!"""

from random import Random

from game import Edition, Position
from game.events import Scared
from game.record import record
from services.replays import HIGHLIGHTS, liveliest

TURNS = 24


def haunted_game():
    """The turns of a game at random in which a piece jumps, and by how many in each."""
    for seed in range(500):
        rng, position, turns, jumps = Random(seed), Position.start(Edition.GHOST), [], []
        while len(turns) < TURNS and not position.outcome:
            begun = rng.choice(list(position.beginnings()))
            turn = rng.choice(begun.turns(rng.choice([None, *begun.entries])))
            played = position.play(turn)
            turns.append(turn)
            jumps.append(sum(isinstance(event, Scared) for event in played.events))
            position = played.position
        if not position.outcome and sum(jumps[:-1]):
            return turns, jumps
    raise AssertionError("no piece ever jumps")


def test_the_greatest_boooo_is_among_them():
    turns, jumps = haunted_game()
    shown = liveliest(record(Edition.GHOST, turns))
    greatest = 1 + max(range(TURNS - 1), key=lambda number: jumps[number])
    assert greatest in shown
    assert shown[-1] == TURNS
    assert list(shown) == sorted(set(shown))
    assert len(shown) == HIGHLIGHTS


def test_a_turn_in_which_nothing_happens_is_none_of_them():
    start = Position.start(Edition.CLASSIC)
    turns = [start.parse_turn(square) for square in ("a1", "f6", "b2", "f1")]
    assert liveliest(record(Edition.CLASSIC, turns)) == (3, 4), (
        "the third pushes, and the last one is the end"
    )


def test_of_a_game_without_turns_there_are_none_and_of_one_turn_it_is_that():
    turn = Position.start(Edition.CLASSIC).parse_turn("c3")
    assert liveliest(record(Edition.CLASSIC, [])) == ()
    assert liveliest(record(Edition.CLASSIC, [turn])) == (1,)
