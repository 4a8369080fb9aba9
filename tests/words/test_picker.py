"""The picker's preview in words, for turns whose cost is easily overlooked."""

from game import Edition, Position, TurnRequest, parse_square
from services.play.picking import Guess, Picking
from words.play.picker import would


def asked(kind, square, *turns):
    """What is said of a square that is picked after these turns."""
    position = Position.start(Edition.CLASSIC)
    for turn in turns:
        position = position.after(position.parse_turn(turn))
    return would(kind.of(position, TurnRequest(square=parse_square(square))))


def test_pieces_of_ones_own_that_would_fall_are_told_also_where_the_end_is_to_be_guessed():
    for kind in (Picking, Guess):
        told = asked(kind, "b2", "a1", "f6")
        assert told.startswith("Your kitten on b2 would boop 1 off the bed. One of yours would fall off.\n")
    assert "yours" not in asked(Picking, "e5", "a1", "f6"), "the other's falls"
    assert "2 of yours would fall off." in asked(Picking, "b2", "a1", "f6", "a3", "f1")
