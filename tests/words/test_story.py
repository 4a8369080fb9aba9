"""A turn told in order: first the piece that was placed and whom it pushes, then the ghost."""

from game import Position, Side
from words.turns.story import (
    besides,
    loudest,
    most_telling,
    tell,
    tell_briefly,
    tell_last,
    tell_next_glide,
)

NAMES = {Side.ORANGE: "Ann", Side.GRAY: "Bob"}


def test_whom_the_piece_pushes_is_told_before_the_ghost():
    position = Position.parse("6/6/1k2k1/2K3/2K3/6 o 0/0 cd3n/- ghost")
    events = position.play(position.parse_turn("d4")).events
    placed = "Ann's kitten on d4 boops 2. Pushed: e4 to f4 (tuxedo), c3 to b2 (marmalade)."
    ghost = "Ann's ghost glides on and pushes d4 to e4 (marmalade)."
    assert tell(NAMES, events) == f"{placed} {ghost}", "and nothing is told twice"
    assert besides(NAMES, events).endswith("The ghost pushes: d4 to e4 (marmalade).")
    assert "Pushed: " not in besides(NAMES, events), "the picture shows it"


def test_a_ghost_that_passes_the_other_or_scares_is_told_once_before_what_grows_up():
    passes = Position.parse("6/6/3k2/6/6/6 o 0/0 cd2n/cd3s ghost")
    told = tell(NAMES, passes.play(passes.parse_turn("a1")).events)
    assert told.endswith("Ann's ghost passes Bob's and pushes d4 to e4 (tuxedo).")
    scares = Position.parse("6/6/3kk1/6/KK4/6 o 0/0 cd3n/- ghost")
    told = tell(NAMES, scares.play(scares.parse_turn("c2")).events)
    assert " BOOO! Ann's ghost scares them away: d4 to f4 (tuxedo). Meow! " in told


def test_beside_the_result_a_win_is_told_by_its_squares_alone():
    position = Position.parse("6/6/6/CC4/6/6 o 6/1 -/- classic")
    events = position.play(position.parse_turn("Cc3")).events
    assert tell(NAMES, events).endswith("Three cats in a line: a3, b3, c3!")
    assert (
        tell_last(NAMES, events)
        == "Ann's cat on c3 boops nobody. Can't move, with a piece behind: b3. The line: a3, b3, c3."
    )
    eight = Position.parse("C1C1C1/6/C1C1C1/6/C5/6 o 8/0 -/- classic")
    told = tell_last(NAMES, eight.play(eight.parse_turn("Cf1")).events)
    assert told == "Ann's cat on f1 boops nobody.", "which squares they stand on says nothing"


def test_how_a_line_came_about_is_told_before_it_grows_up():
    position = Position.parse("6/6/1KK3/4k1/6/6 o 0/0 -/- classic")
    events = position.play(position.parse_turn("d4")).events
    told = tell_briefly(NAMES, events)
    assert told.startswith("Ann's kitten on d4 boops 1. Meow! Ann's ")
    assert told.endswith(loudest(NAMES, events))
    assert most_telling(NAMES, events) == told
    quiet = position.play(position.parse_turn("a6")).events
    assert tell_briefly(NAMES, quiet) == "Ann's kitten on a6 boops nobody."


def test_a_ghost_that_will_pass_the_other_is_said_to():
    alone = Position.parse("6/6/6/6/6/6 o 0/0 cd3n/- ghost")
    assert "glides to the seam between" in tell_next_glide(NAMES, alone)
    both = Position.parse("6/6/6/6/6/6 o 0/0 cd3n/cd4s ghost")
    assert tell_next_glide(NAMES, both).startswith(
        "After Ann's turn, their ghost passes the other and stops between "
    )


def test_that_only_pieces_of_ones_own_fall_is_told_with_the_turn():
    """Else whoever counts what fell takes it for the other side's."""
    own = Position.parse("6/6/6/6/6/K5 o 0/0 -/- classic")
    told = tell(NAMES, own.play(own.parse_turn("b2")).events)
    assert told.startswith("Ann's kitten on b2 boops 1 and loses it.")
    beside = Position.parse("6/6/6/2k3/6/K5 o 0/0 -/- classic")
    told = tell(NAMES, beside.play(beside.parse_turn("b2")).events)
    assert told.startswith("Ann's kitten on b2 boops 2 and loses 1.")
    mixed = Position.parse("6/6/6/k5/6/K5 o 0/0 -/- classic")
    mixed_told = tell_briefly(NAMES, mixed.play(mixed.parse_turn("b2")).events)
    assert mixed_told == "Ann's kitten on b2 boops 2 off the bed.", "a phone's row has no room for more"
    theirs = Position.parse("6/6/6/6/6/k5 o 0/0 -/- classic")
    assert "boops 1 off the bed." in tell(NAMES, theirs.play(theirs.parse_turn("b2")).events)
