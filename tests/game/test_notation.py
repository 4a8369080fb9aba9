"""Positions are read strictly, turns forgivingly, and both are written exactly."""

import pytest

from game import (
    ENTRIES,
    SQUARES,
    STITCHES,
    AmbiguousTurn,
    Edition,
    Heading,
    IllegalTurn,
    InvalidPosition,
    Kind,
    Malformed,
    NotATurn,
    Objection,
    Position,
    Turn,
    TurnRequest,
    read_squares,
    read_turn,
    stitch_name,
)
from game.turn import MAX_LENGTH

START = "6/6/6/6/6/6 o 0/0 -/- classic"
FULL = "K1K1K1/6/6/K1K1K1/6/KK4"


@pytest.mark.parametrize(
    "text",
    [
        START,
        "6/6/2k3/3K2/6/6 o 0/0 -/- classic",
        "6/kK2k1/6/1c2KK/6/K2K1k o 0/3 c56w/ef2n ghost",
        "K5/6/kk1K1K/6/2K2k/6 g 0/0 -/- kittens",
        "6/6/CCC3/6/6/6 g 3/0 -/- classic",
    ],
)
def test_a_position_is_written_as_it_was_read(text):
    assert str(Position.parse(text)) == text
    assert eval(repr(Position.parse(text))) == Position.parse(text)  # noqa: S307 - a repr is evaluable


@pytest.mark.parametrize("edition", Edition)
def test_the_start_has_an_empty_bed(edition):
    assert str(Position.start(edition)) == f"6/6/6/6/6/6 o 0/0 -/- {edition.value}"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", Malformed.FIELDS),
        (f"{START} ", Malformed.FIELDS),
        (START.replace(" ", "  ", 1), Malformed.FIELDS),
        (START.replace("classic", "Classic"), Malformed.EDITION),
        (START.replace(" o ", " O "), Malformed.SIDE),
        (START.replace("6/6", "6", 1), Malformed.RANKS),
        (START.replace("6/", "33/", 1), Malformed.RANKS),
        (START.replace("6/", "5/", 1), Malformed.RANKS),
        (START.replace("6/", "5x/", 1), Malformed.RANKS),
        (START.replace("6/", "²2/", 1), Malformed.RANKS),
        (START.replace("6/", "6K/", 1), Malformed.RANKS),
        (START.replace("6 o", "6K o"), Malformed.RANKS),
        (START.replace("6/", "6/6/", 1), Malformed.RANKS),
        (START.replace("0/0", "9/0"), Malformed.CATS),
        (START.replace("0/0", "00/0"), Malformed.CATS),
        (START.replace("0/0", "0"), Malformed.CATS),
        (START.replace("0/0", "0/0/0"), Malformed.CATS),
        (START.replace("0/0", "0/9"), Malformed.CATS),
        (START.replace("-/-", "-"), Malformed.GHOSTS),
        (START.replace("-/-", "zz1n/-"), Malformed.GHOSTS),
        (START.replace("-/-", "bc1/-"), Malformed.GHOSTS),
        (START.replace("-/-", "-/-/-"), Malformed.GHOSTS),
        (START.replace("-/-", "/-"), Malformed.GHOSTS),
        (START.replace("-/-", "-/"), Malformed.GHOSTS),
        ("6/6/6/6/6/6 o 0/0 bc1e/- ghost", Malformed.HEADING),
        ("KK4/6/6/6/6/6 o 7/0 -/- classic", Malformed.TOO_MANY_KITTENS),
        ("kk4/6/6/6/6/6 o 0/7 -/- classic", Malformed.TOO_MANY_KITTENS),
        ("6/c5/6/6/6/6 o 0/0 -/- classic", Malformed.TOO_MANY_CATS),
        ("6/C5/6/6/6/6 o 0/0 -/- classic", Malformed.TOO_MANY_CATS),
        (f"{FULL} o 0/0 -/- classic", Malformed.MOVER_FULL),
        (f"{FULL} g 0/0 -/- classic", Malformed.OTHER_FULL),
        ("6/6/6/6/6/6 o 1/0 -/- kittens", Malformed.KITTENS_ONLY),
        ("6/6/6/6/6/6 o 0/1 -/- kittens", Malformed.KITTENS_ONLY),
        ("C5/6/6/6/6/6 o 0/0 -/- kittens", Malformed.KITTENS_ONLY),
        ("c5/6/6/6/6/6 o 0/0 -/- kittens", Malformed.KITTENS_ONLY),
        ("6/6/6/6/6/6 o 0/0 bc1n/- classic", Malformed.NO_GHOSTS),
        ("6/6/6/6/6/6 o 0/0 -/bc1n kittens", Malformed.NO_GHOSTS),
        ("6/6/6/6/6/6 o 0/0 bc3n/bc3s ghost", Malformed.SHARED_STITCH),
    ],
)
def test_what_is_no_position_is_refused_with_its_reason(text, fault):
    with pytest.raises(InvalidPosition) as caught:
        Position.parse(text)
    assert caught.value.fault is fault


@pytest.mark.parametrize(
    "text",
    [
        "c3",
        "C3",
        " K@c3 ",
        "Kc3",
        "kc3",
        "kitten c3",
        "KITTEN  C3",
        "k c3",
        "kitten @ c3",
        "c 3",
        "c3.",
        "c,3",
    ],
)
def test_a_kitten_may_be_asked_for_in_many_ways(text):
    assert str(Position.parse(START).parse_turn(text)) == "K@c3"


@pytest.mark.parametrize("text", ["Cc3", "cat c3", "c@c3", "CC3"])
def test_a_cat_may_be_asked_for_too(text):
    assert str(Position.parse("6/6/6/6/6/6 o 1/0 -/- classic").parse_turn(text)) == "C@c3"


def test_a_bare_square_is_a_kitten_while_there_is_one_and_else_a_cat():
    assert str(Position.parse("6/6/6/6/6/6 o 7/0 -/- classic").parse_turn("c3")) == "K@c3"
    assert str(Position.parse("6/6/6/6/6/6 o 8/0 -/- classic").parse_turn("c3")) == "C@c3"


@pytest.mark.parametrize(
    "text", ["c3 g bc1", "c3 ghost bc1", "K@c3 G@cb1", "c3 g@bc1", "c3gbc1", "c3 g bc1n", "c3, g cb 1 N."]
)
def test_a_ghost_may_be_asked_for_in_many_ways(text):
    assert str(Position.start(Edition.GHOST).parse_turn(text)) == "K@c3 G@bc1"


@pytest.mark.parametrize(
    "text", ["c3", "c3 =a3b3c3", "c3=c3a3b3", "c3 = c3 b3 a3", "c3 =c3,b3,a3", "c3 =a3a3b3c3", "K@c3 =a3b3c3"]
)
def test_a_graduation_may_be_in_any_order_or_left_out_when_there_is_one(text):
    position = Position.parse("6/6/6/KK4/6/6 o 0/0 -/- classic")
    assert str(position.parse_turn(text)) == "K@c3 =a3b3c3"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "c9",
        "hello",
        "c3 d4",
        "K@",
        "c3 G@ac1",
        "c3 G@",
        "c3 =",
        "c3 =a9",
        "x@c3",
        "c3 g",
        "c3 c3",
        "g bc1",
        "c3 g bc1 g bc1",
        "c3 g ba1n =",
        "c3 =c3 g bc1",
    ],
)
def test_what_is_no_turn_is_refused(text):
    with pytest.raises(NotATurn):
        Position.parse(START).parse_turn(text)
    with pytest.raises(NotATurn):
        read_turn(text)


def test_every_turn_is_read_as_it_is_written():
    graduations = ((), (35,), (14, 21, 28))
    for kind in Kind:
        for square in SQUARES:
            for entry in (None, *STITCHES):
                turn = Turn(kind, square, entry, graduations[(square + (entry or 0)) % 3])
                assert read_turn(str(turn)) == TurnRequest(*turn[:3], turn.graduation or None)


def test_a_heading_may_be_given_if_it_is_the_one_the_ghost_enters_with():
    for stitch, ghost in ENTRIES.items():
        assert read_turn(f"c3 g {ghost}").entry == stitch
        for heading in set(Heading) - {ghost.heading}:
            with pytest.raises(NotATurn, match="not a turn: 'c3 g "):
                read_turn(f"c3 g {stitch_name(stitch)}{heading.value}")


@pytest.mark.parametrize("text", ["c3 g bc3n", "c3 g bc3s", "c3 g cb3"])
def test_where_no_ghost_enters_either_heading_along_the_seam_is_read(text):
    assert read_turn(text).entry == STITCHES[11]
    with pytest.raises(IllegalTurn) as caught:
        Position.start(Edition.GHOST).parse_turn(text)
    assert caught.value.objection is Objection.NOT_AN_ENTRY


@pytest.mark.parametrize("text", ["c3 g bc3e", "c3 g a34n"])
def test_no_ghost_heads_across_its_seam(text):
    with pytest.raises(NotATurn):
        read_turn(text)


def test_the_piece_may_stand_behind_its_square():
    assert read_turn("c3 cat") == read_turn("cat c3")
    assert read_turn("a5 Kitten, g a34") == read_turn("K@a5 G@a34")
    with pytest.raises(NotATurn):
        read_turn("cat c3 kitten")


def test_a_turn_has_at_most_a_hundred_letters():
    assert MAX_LENGTH == 100
    assert read_turn("c3".ljust(100)) == read_turn("c3")
    with pytest.raises(NotATurn):
        read_turn("c3".ljust(101))
    with pytest.raises(NotATurn) as caught:
        read_turn("c3 g" + " " * 20_000)
    assert len(str(caught.value)) < 120


def test_squares_are_read_each_once_by_rank_then_file():
    assert read_squares("f1a2c3a2") == (5, 6, 14)
    assert read_squares("") == ()
    for names in ("c", "c3d", "C3"):
        with pytest.raises(ValueError, match="not a square"):
            read_squares(names)


@pytest.mark.parametrize(
    ("request_", "kind"), [(TurnRequest(), Kind.KITTEN), (TurnRequest(Kind.CAT), Kind.CAT)]
)
def test_a_request_without_a_square_leaves_every_turn_of_its_kind_open(request_, kind):
    position = Position.parse("6/6/6/6/6/6 o 1/0 -/- classic")
    with pytest.raises(AmbiguousTurn) as caught:
        position.resolve(request_)
    assert caught.value.turns == tuple(Turn(kind, square) for square in SQUARES)


def test_a_turn_prints_as_notation():
    assert str(Position.start(Edition.GHOST).parse_turn("c3 g bc1")) == "K@c3 G@bc1"
    assert str(Turn(Kind.CAT, 0, None, (2, 1 + 6, 12))) == "C@a1 =c1b2a3"


def test_the_reason_is_told_before_a_choice_is_asked_for():
    position = Position.parse("6/6/6/KK1KK1/6/6 o 0/0 -/- ghost")
    with pytest.raises(IllegalTurn) as caught:
        position.parse_turn("c3 G@bc2")
    assert caught.value.objection is Objection.NOT_AN_ENTRY
