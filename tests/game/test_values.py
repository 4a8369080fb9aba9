"""The values of the game cannot change, and print as code that evaluates to them again; so do its errors."""

import pickle

import pytest
from hypothesis import given, settings

import game
from game import (
    ENTRIES,
    AmbiguousTurn,
    BadRecord,
    Edition,
    Ending,
    Heading,
    IllegalTurn,
    InvalidPosition,
    Kind,
    Malformed,
    NotATurn,
    Objection,
    Obstacle,
    Position,
    Side,
    Turn,
    TurnError,
    TurnRequest,
    read_record,
    read_turn,
    record,
)
from tests.strategies import games

PUBLIC = vars(game)


def assert_prints_as_code(value):
    again = eval(repr(value), PUBLIC)  # noqa: S307 - that is what is asserted
    assert type(again) is type(value)
    assert again == value


def assert_cannot_change(value):
    for name in (*getattr(value, "_fields", ()), *getattr(value, "__dataclass_fields__", ())):
        with pytest.raises(AttributeError):
            setattr(value, name, None)


def assert_error_prints_as_code(error):
    for again in (eval(repr(error), PUBLIC), pickle.loads(pickle.dumps(error))):  # noqa: S307
        assert type(again) is type(error)
        assert repr(again) == repr(error)
        assert str(again) == str(error)
        assert vars(again).keys() == vars(error).keys()


@pytest.mark.long
@settings(max_examples=8, deadline=None)
@given(games())
def test_every_value_of_a_game(game):
    edition, turns = game
    position = Position.start(edition)
    for turn in turns:
        for value in values(position, turn):
            assert_prints_as_code(value)
            assert_cannot_change(value)
            assert {value: True}[value]
        for text in ("c9", "a1 G@bc2", f"{turn} =a1b1c1", str(turn)[:4]):
            try:
                position.parse_turn(text)
            except TurnError as error:
                assert_error_prints_as_code(error)
        position = position.after(turn)
    assert_prints_as_code(position)
    assert_prints_as_code(position.outcome)
    match = record(edition, turns, Orange="Ann's \\ cat", Gray="")
    assert_prints_as_code(match)
    assert_cannot_change(match)


def values(position, turn):
    """What there is to see of a position and a turn."""
    begun, played = position.place(turn.kind, turn.square), position.play(turn)
    yield from (position, turn, begun, played, begun.board(turn.entry), begun.outcome)
    yield from (read_turn(str(turn)), TurnRequest(turn.kind), TurnRequest(square=turn.square))
    yield from (*played.events, *position.pieces.values(), *begun.graduations)
    for side in Side:
        yield from (position.pool(side), position.ghost(side))


@pytest.mark.parametrize("names", [Edition, Ending, Malformed, Heading, Kind, Objection, Obstacle, Side])
def test_every_constant(names):
    for value in names:
        assert_prints_as_code(value)


def test_every_entering_ghost():
    for ghost in ENTRIES.values():
        assert_prints_as_code(ghost)


AMBIGUOUS = AmbiguousTurn((Turn(Kind.KITTEN, 14, None, (14,)), Turn(Kind.KITTEN, 14, None, (15,))))


@pytest.mark.parametrize(
    "error",
    [
        *map(InvalidPosition, Malformed),
        *map(IllegalTurn, Objection),
        AMBIGUOUS,
        NotATurn("not a turn: 'c9'"),
        TurnError("no"),
    ],
)
def test_every_error(error):
    assert_error_prints_as_code(error)


@pytest.mark.parametrize("turn", ["", "2. c3", "1. c9", "1. C@c3", "1. c3 G@bc2"])
def test_the_error_of_a_bad_record(turn):
    for text in (turn, f"Edition: chess\n{turn}", f"Edition: ghost\n{turn}x"):
        with pytest.raises(BadRecord) as caught:
            read_record(text)
        assert_error_prints_as_code(caught.value)


def test_a_turn_that_is_read_and_played_and_replayed_is_begun_once():
    position = Position.start(Edition.CLASSIC)
    played = position.play(position.parse_turn("c3"))
    again = Position.parse(str(position))
    assert again.place(Kind.KITTEN, played.turn.square) is position.place(Kind.KITTEN, played.turn.square)
    assert again.play(played.turn) == played
