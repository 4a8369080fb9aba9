"""A turn that is replayed is what it was when it was played, whether it is still kept or not."""

from random import Random

import pytest

from game import Edition, Position, random_game
from services.play import replayed
from services.play.replayed import replay

START = str(Position.start(Edition.CLASSIC))


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch):
    monkeypatch.setattr(replayed, "_played", {})


@pytest.mark.parametrize("edition", Edition)
def test_a_turn_replayed_is_the_turn_played(edition):
    position = Position.start(edition)
    for turn in random_game(edition, Random(3)):
        played = position.play(turn)
        first = replay(str(position), str(turn))
        assert (first, str(first.position)) == (played, str(played.position))
        assert replay(str(position), str(turn)) is first
        position = played.position


def test_what_was_forgotten_is_played_again(monkeypatch):
    monkeypatch.setattr(replayed, "_KEPT", 2)
    first = replay(START, "c3")
    for notation in ("d4", "e5"):
        replay(START, notation)
    again = replay(START, "c3")
    assert again == first
    assert again is not first


@pytest.mark.parametrize(
    ("before", "notation"), [("no position", "c3"), (START, "no turn"), (START, "cat c3"), (START, "z9")]
)
def test_what_is_no_turn_is_refused_each_time(before, notation):
    for _ in range(2):
        with pytest.raises(ValueError, match=r"."):
            replay(before, notation)
