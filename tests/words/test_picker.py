"""The picker's preview in words, for turns whose cost is easily overlooked."""

from dataclasses import replace

from data import Player
from game import Edition, Kind, Position, TurnRequest, parse_square
from services.play.picking import Guess, Picking, Practice
from services.play.snapshots import Snapshot
from tests.data.make import a_match
from words.play.picker import asking, square_effects, would
from words.turns.effects import effects

ANN, BOB = Player(1, 11, "Ann"), Player(2, 12, "Bob")


def asked(kind, square, *turns):
    """What is said of a square that is picked after these turns."""
    position = Position.start(Edition.CLASSIC)
    for turn in turns:
        position = position.after(position.parse_turn(turn))
    return would(kind.of(position, TurnRequest(square=parse_square(square))))


def test_pieces_of_ones_own_that_would_fall_are_told_also_where_the_end_is_to_be_guessed():
    for kind in (Picking, Guess):
        told = asked(kind, "b2", "a1", "f6")
        assert told.startswith(
            "**You'd push 1 kitten of your own off the bed, back to your pool.** Your kitten on b2 would boop 1 off the bed.\n"
        )
    assert "a1 off the bed (yours)" in asked(Picking, "b2", "a1", "f6")
    theirs = asked(Picking, "e5", "a1", "f6")
    assert "your" not in theirs, "the other's falls"
    assert "\n-# Pushed: f6 off the bed (theirs).\n" in theirs
    assert asked(Picking, "b2", "a1", "f6", "a3", "f1").startswith(
        "**You'd push 2 kittens of your own off the bed"
    )


def test_own_falls_are_told_by_kind_and_those_a_ghost_pushes_with_them():
    both = Position.parse("6/6/6/C5/6/K5 o 6/0 -/- classic")
    told = would(Picking.of(both, TurnRequest(kind=Kind.CAT, square=parse_square("b2"))))
    assert told.startswith(
        "**You'd push 1 kitten and 1 cat of your own off the bed, back to your pool.** Your cat"
    )
    haunted = Position.parse("6/6/6/5K/6/6 o 0/0 ef2n/- ghost")
    told = would(Picking.of(haunted, TurnRequest(square=parse_square("a6"))))
    assert told.startswith(
        "**You'd push 1 kitten of your own off the bed, back to your pool.** Your kitten on a6"
    )


def test_whose_pieces_a_ghost_pushes_is_told_and_where_ones_own_go():
    position = Position.parse("6/6/1k2k1/2K3/2K3/6 o 0/0 cd3n/- ghost")
    picking = Picking.of(position, TurnRequest(square=parse_square("d4")))
    assert effects(picking.begun) == "boops 1 of yours · boops 1 · ghost pushes 1 (1 of yours)"
    pushed = "-# Pushed: e4 to f4 (theirs), c3 to b2 (yours). The ghost pushes: d4 to e4 (yours).\n"
    assert f"and pushes 1.\n{pushed}" in would(picking)
    quiet = Picking.of(position, TurnRequest(square=parse_square("f1")))
    assert "yours" not in would(quiet)


def test_what_matters_most_is_told_first_in_the_list():
    position = Position.parse("6/6/3k2/KK4/6/6 o 0/0 -/- classic")
    square = parse_square("c3")
    assert effects(Picking.of(position, TurnRequest(square=square)).begun) == "a3, b3, c3 grow up · boops 1"
    cats = Position.parse("6/6/6/CC4/6/6 o 6/1 -/- classic")
    told = effects(Picking.of(cats, TurnRequest(kind=Kind.CAT, square=square)).begun)
    assert told == "🏆 wins!"


def test_whose_pieces_are_booped_is_told_where_they_are_counted():
    for bed, square, told in (
        ("6/6/6/6/1K4/6", "c3", "boops 1 of yours"),
        ("6/6/6/6/K5/6", "b2", "boops 1 of yours off the bed"),
        ("6/6/6/6/K5/k5", "b2", "boops 1 of yours off the bed · boops 1 off the bed"),
        ("6/6/6/1K4/K5/6", "b2", "boops 1 of yours off the bed · boops 1 of yours"),
        ("6/6/6/1K4/k5/6", "b2", "boops 1 of yours · boops 1 off the bed"),
    ):
        position = Position.parse(f"{bed} o 0/0 -/- classic")
        picking = Picking.of(position, TurnRequest(square=parse_square(square)))
        assert effects(picking.begun) == told


def test_of_a_square_where_nobody_is_booped_nothing_is_said_nor_of_an_end_that_is_to_be_guessed():
    position = Position.parse("6/6/6/KK4/6/6 o 0/0 -/- classic")
    quiet, line = parse_square("f6"), parse_square("c3")
    assert square_effects(Picking.of(position, TurnRequest()), quiet) == ""
    assert square_effects(Picking.of(position, TurnRequest()), line) != ""
    assert {square_effects(Guess.of(position, TurnRequest()), square) for square in (quiet, line)} == {""}


def test_the_menus_tell_in_words_where_pieces_go_but_no_end_that_is_to_be_guessed():
    position = Position.parse("6/6/3k2/KK4/6/6 o 0/0 -/- classic")
    line = parse_square("c3")
    told = square_effects(Picking.of(position, TurnRequest()), line, in_words=True)
    assert told == "boops theirs d4 to e5 · a3, b3, c3 grow up"
    guess = square_effects(Guess.of(position, TurnRequest()), line, in_words=True)
    assert guess == "boops theirs d4 to e5"
    assert square_effects(Picking.of(position, TurnRequest()), parse_square("f6"), in_words=True) == ""


def test_why_a_neighbour_stays_is_told():
    position = Position.parse("6/6/1k1C2/1k4/6/6 o 7/0 -/- classic")
    told = would(Picking.of(position, TurnRequest(square=parse_square("b5"))))
    assert told.startswith("Your kitten on b5 would boop nobody.\n-# Can't move, with a piece behind: b4.\n")
    told = would(Picking.of(position, TurnRequest(square=parse_square("c5"))))
    assert "-# Pushed: b4 to a3 (theirs). Too heavy for a kitten: d4.\n" in told
    assert "Held" not in would(Picking.of(position, TurnRequest(square=parse_square("f1"))))


def test_with_all_eight_on_the_bed_it_is_said_that_a_kitten_grows_up():
    for edition, grows in (("classic", True), ("kittens", False)):
        position = Position.parse(f"K1K1K1/6/K1K1K1/6/K5/6 o 0/0 -/- {edition}")
        told = would(Picking.of(position, TurnRequest(square=parse_square("f1"))))
        assert "All eight of your pieces are on the bed. Which one goes back to the pool?" in told
        assert ("A kitten grows up by that." in told) is grows


def test_a_ghost_that_scares_is_told_in_the_list_too():
    held = Position.parse("6/6/3kk1/6/6/6 o 0/0 cd3n/- ghost")
    assert effects(Picking.of(held, TurnRequest(square=parse_square("a1"))).begun) == "BOOO! 1 jumps"


def test_whoever_reads_in_words_is_told_when_their_ghost_can_come_in():
    for ghosts, told in (
        ("-/- ghost", "At the end of this turn, your ghost can come in at the edge of the bed"),
        ("cd3n/- ghost", "Your ghost is on the bed. Once it's home, it can come in the turn after."),
    ):
        position = Position.parse(f"6/6/6/6/6/6 o 0/0 {ghosts}")
        seen = Snapshot(a_match(ANN, BOB), ANN, BOB, None, position, in_words=True)
        picking = Picking.of(position, TurnRequest())
        assert told in "\n".join(asking(seen, picking))
        assert told not in "\n".join(asking(replace(seen, in_words=False), picking))


def test_practice_shows_in_the_preview_what_its_menus_keep_to_themselves():
    position = Position.parse("6/6/6/1K1k2/1K4/6 o 0/0 -/- classic")
    for kind, told in ((Picking, True), (Practice, True), (Guess, False)):
        picking = kind.of(position, TurnRequest(square=parse_square("b1")))
        assert ("b1, b2, b3 grow up." in would(picking)) is told
    assert not Practice.tells_ends


def test_a_piece_that_jumps_away_from_a_ghost_is_told_to_jump():
    position = Position.parse("6/6/6/6/2kkK1/6 o 0/0 bc1n/- ghost")
    told = would(Picking(position, TurnRequest(square=30)))
    assert "Jump away: c2 to f2 (theirs)." in told
    assert "The ghost pushes" not in told
