"""Each ruling on its own smallest bed."""

import pytest

from game import (
    AmbiguousTurn,
    Blocked,
    Booped,
    Edition,
    Ending,
    Fell,
    Ghost,
    GhostEntered,
    GhostLeft,
    GhostMoved,
    Graduated,
    Heading,
    IllegalTurn,
    Kind,
    Objection,
    Obstacle,
    Piece,
    Placed,
    Position,
    Scared,
    Side,
    TakenUp,
    Won,
    parse_square,
    parse_stitch,
    square_name,
)

K, C = Piece(Side.ORANGE, Kind.KITTEN), Piece(Side.ORANGE, Kind.CAT)
k, c = Piece(Side.GRAY, Kind.KITTEN), Piece(Side.GRAY, Kind.CAT)
sq = parse_square


def squares(names):
    return tuple(sq(names[i : i + 2]) for i in range(0, len(names), 2))


def play(position, turn):
    position = Position.parse(position)
    played = position.play(position.parse_turn(turn))
    return played.position, played.events


def test_a_kitten_boops_every_kitten_around_it_straight_away():
    position, events = play("6/6/3k2/3K2/6/6 o 0/0 -/- classic", "c3")
    assert str(position) == "6/4k1/6/2K1K1/6/6 g 0/0 -/- classic"
    assert events == (
        Placed(K, sq("c3")),
        Booped(k, sq("d4"), sq("e5")),
        Booped(K, sq("d3"), sq("e3")),
    )


def test_off_the_bed_is_back_to_its_owners_pool():
    position, events = play("6/6/6/6/6/k5 o 0/0 -/- classic", "b1")
    assert position.pool(Side.GRAY) == (8, 0)
    assert events[1:] == (Fell(k, sq("a1")),)


def test_a_piece_behind_keeps_a_neighbour_where_it_is():
    position, events = play("6/6/2k3/2k3/6/6 o 0/0 -/- classic", "c2")
    assert str(position) == "6/6/2k3/2k3/2K3/6 g 0/0 -/- classic"
    assert events[1:] == (Blocked(k, sq("c3"), Obstacle.PIECE_BEHIND),)


def test_a_kitten_does_not_move_a_cat_but_a_cat_does():
    bed = "6/6/6/2c3/6/6 o 1/1 -/- classic"
    assert play(bed, "K@c2")[1][1:] == (Blocked(c, sq("c3"), Obstacle.CAT_BEFORE_KITTEN),)
    assert play(bed, "C@c2")[1][1:] == (Booped(c, sq("c3"), sq("c4")),)


def test_a_line_of_kittens_grows_up_into_cats_in_the_pool():
    position, events = play("6/6/6/KK4/6/6 o 0/0 -/- classic", "c3")
    assert str(position) == "6/6/6/6/6/6 g 3/0 -/- classic"
    assert events[-1] == Graduated(Side.ORANGE, squares("a3b3c3"), (Kind.KITTEN,) * 3)
    assert position.pool(Side.ORANGE) == (5, 3)


def test_a_mixed_line_graduates_whole():
    _, events = play("6/6/6/CK4/6/6 o 1/0 -/- classic", "c3")
    assert events[-1] == Graduated(Side.ORANGE, squares("a3b3c3"), (Kind.CAT, Kind.KITTEN, Kind.KITTEN))


def test_four_in_a_row_leave_a_choice_of_two_lines():
    bed = "6/6/6/KK1K2/6/6 o 0/0 -/- classic"
    # The kitten on d3 is booped away by c3, so it is the two on the left that make the line.
    assert play(bed, "c3")[1][-1] == Graduated(Side.ORANGE, squares("a3b3c3"), (Kind.KITTEN,) * 3)
    ready = Position.parse("6/6/6/KK1KK1/6/6 o 0/0 -/- classic")
    with pytest.raises(AmbiguousTurn) as caught:
        ready.parse_turn("c3")
    assert [str(turn) for turn in caught.value.turns] == ["K@c3 =a3b3c3", "K@c3 =b3c3d3", "K@c3 =c3d3e3"]
    after = ready.play(ready.parse_turn("c3 =b3c3d3")).position
    assert str(after) == "6/6/6/K3K1/6/6 g 3/0 -/- classic"


def test_eight_on_the_bed_graduate_one_or_take_a_cat_back():
    bed = "K1K1K1/6/6/K1K1K1/6/5C o 1/0 -/- classic"
    position = Position.parse(bed)
    assert position.pool(Side.ORANGE) == (1, 0)
    with pytest.raises(AmbiguousTurn) as caught:
        position.parse_turn("b1")
    assert all(len(turn.graduation) == 1 for turn in caught.value.turns)
    assert play(bed, "b1 =f1")[1][-1] == TakenUp(C, sq("f1"))
    assert play(bed, "b1 =a6")[1][-1] == Graduated(Side.ORANGE, squares("a6"), (Kind.KITTEN,))


def test_a_line_and_eight_on_the_bed_leave_every_choice():
    position = Position.parse("K1K1K1/6/6/KK4/6/K1K3 o 0/0 -/- classic")
    ways = position.place(Kind.KITTEN, sq("c3")).graduations
    assert squares("a3b3c3") in ways
    assert sum(len(way) == 1 for way in ways) == 8


def test_three_cats_in_line_win_and_nothing_graduates():
    position, events = play("6/6/6/KCC3/6/6 o 3/0 -/- classic", "C@d3")
    assert events[-1] == Won(Side.ORANGE, Ending.LINE, squares("b3c3d3"))
    assert position.outcome == (Side.ORANGE, Ending.LINE, squares("b3c3d3"))
    assert position.outcome.winner is Side.ORANGE
    with pytest.raises(IllegalTurn) as caught:
        Position.parse("6/6/6/KCC3/6/6 o 3/0 -/- classic").parse_turn("C@d3 =a3b3c3")
    assert caught.value.objection is Objection.WIN_GRADUATES_NOTHING


def test_eight_cats_on_the_bed_win():
    bed = "C1C1C1/6/C1C1C1/6/6/C5 o 8/0 -/- classic"
    position, events = play(bed, "C@f1")
    assert position.outcome.ending is Ending.EIGHT_CATS
    assert isinstance(events[-1], Won)
    assert len(events[-1].squares) == 8


def test_a_line_is_the_reason_given_when_there_are_eight_cats_too():
    position, _ = play("C1C1C1/6/6/CC4/6/C1C3 o 8/0 -/- classic", "C@c3")
    assert position.outcome.ending is Ending.LINE


def test_cats_lined_up_for_the_opponent_wait_for_the_end_of_their_turn():
    made, events = play("6/6/6/cc4/2c3/6 o 1/3 -/- classic", "C@c1")
    assert events[-1] == Booped(c, sq("c2"), sq("c3"))
    assert made.outcome is None
    kept = made.play(made.parse_turn("K@f6")).position
    assert kept.outcome == (Side.GRAY, Ending.LINE, squares("a3b3c3"))


def test_a_turn_that_makes_three_cats_for_both_is_the_movers_win():
    position, _ = play("6/6/6/cc4/2c3/CC4 o 3/3 -/- classic", "C@c1")
    assert position.outcome == (Side.ORANGE, Ending.LINE, squares("a1b1c1"))
    assert all(position.piece_at(square) == c for square in squares("a3b3c3"))


def test_kittens_win_with_three_and_take_one_up_with_eight():
    position, events = play("6/6/6/KK4/6/6 o 0/0 -/- kittens", "c3")
    assert events[-1] == Won(Side.ORANGE, Ending.THREE_KITTENS, squares("a3b3c3"))
    position, events = play("K1K1K1/6/6/K1K1K1/6/K5 o 0/0 -/- kittens", "f1 =a1")
    assert events[-1] == TakenUp(K, sq("a1"))
    assert position.grown(Side.ORANGE) == 0
    with pytest.raises(IllegalTurn) as caught:
        position.parse_turn("cat c1")
    assert caught.value.objection is Objection.NO_CATS_HERE


class TestGhosts:
    def test_entering_does_nothing_on_arrival(self):
        position, events = play("6/6/6/6/6/1k4 o 0/0 -/- ghost", "f6 G@bc1")
        assert events == (
            Placed(K, sq("f6")),
            GhostEntered(Side.ORANGE, Ghost(parse_stitch("bc1"), Heading.NORTH)),
        )
        assert position.piece_at(sq("b1")) == k

    def test_moving_pushes_both_sides_away_whatever_their_colour(self):
        _, events = play("6/6/6/6/1kC3/6 o 1/0 bc1n/- ghost", "f6")
        assert events[1:] == (
            GhostMoved(Side.ORANGE, Ghost(parse_stitch("bc1"), Heading.NORTH), parse_stitch("bc2"), None),
            Booped(k, sq("b2"), sq("a2")),
            Booped(C, sq("c2"), sq("d2")),
        )

    def test_booo_a_blocked_piece_jumps_to_the_first_free_square(self):
        _, events = play("6/6/6/6/2kcK1/6 o 0/1 bc1n/- ghost", "a6")
        assert events[-1] == Scared(k, sq("c2"), sq("f2"), squares("d2e2"))

    def test_booo_off_the_bed_where_no_square_is_free(self):
        position, events = play("6/6/6/6/kk4/6 o 0/0 bc1n/- ghost", "f6")
        assert events[-1] == Scared(k, sq("b2"), None, squares("a2"))
        assert position.pool(Side.GRAY) == (7, 0)

    def test_at_the_edge_a_push_is_a_plain_fall(self):
        _, events = play("6/6/6/6/k5/6 o 0/0 ab1n/- ghost", "f6")
        assert events[-1] == Fell(k, sq("a2"))

    def test_it_passes_through_the_other_ghost_without_a_boo(self):
        _, events = play("6/6/6/1k4/1k4/6 o 0/0 bc1n/bc2s ghost", "f6")
        assert events[1:] == (
            GhostMoved(
                Side.ORANGE,
                Ghost(parse_stitch("bc1"), Heading.NORTH),
                parse_stitch("bc3"),
                parse_stitch("bc2"),
            ),
            Booped(k, sq("b3"), sq("a3")),
        )

    def test_past_the_last_stitch_it_goes_home_and_enters_again_only_next_turn(self):
        before = "6/6/6/6/6/6 o 0/0 bc6n/- ghost"
        position, events = play(before, "a1")
        assert events[-1] == GhostLeft(Side.ORANGE, Ghost(parse_stitch("bc6"), Heading.NORTH))
        assert position.ghost(Side.ORANGE) is None
        with pytest.raises(IllegalTurn) as caught:
            Position.parse(before).parse_turn("a1 G@bc1")
        assert caught.value.objection is Objection.GHOST_OUT

    def test_passing_through_on_the_last_stitch_it_goes_home_too(self):
        _, events = play("6/6/6/6/6/6 o 0/0 bc5n/bc6s ghost", "a1")
        assert isinstance(events[-1], GhostLeft)

    def test_twenty_entries_less_the_other_ghosts(self):
        def entries(text):
            return Position.parse(text).place(Kind.KITTEN, sq("c3")).entries

        assert len(entries("6/6/6/6/6/6 o 0/0 -/- ghost")) == 20
        assert len(entries("6/6/6/6/6/6 o 0/0 -/bc1n ghost")) == 19
        assert len(entries("6/6/6/6/6/6 o 0/0 -/bc3n ghost")) == 20
        assert entries("6/6/6/6/6/6 o 0/0 bc1n/- ghost") == ()
        assert entries("6/6/6/6/6/6 o 0/0 -/- classic") == ()

    def test_a_ghost_may_enter_on_a_winning_turn_and_on_a_graduating_one(self):
        won, events = play("6/6/6/1CC3/6/6 o 3/0 -/- ghost", "C@d3 G@bc1")
        assert won.outcome
        assert [type(event) for event in events] == [Placed, Blocked, GhostEntered, Won]
        _, events = play("6/6/6/KK4/6/6 o 0/0 -/- ghost", "c3 g bc1")
        assert isinstance(events[-1], Graduated)


@pytest.mark.parametrize(
    ("position", "turn", "objection"),
    [
        ("6/6/2k3/6/6/6 o 0/0 -/- classic", "c4", Objection.SQUARE_TAKEN),
        ("6/6/6/6/6/6 o 0/0 -/- classic", "C@c4", Objection.NO_CAT),
        ("6/6/6/6/6/6 o 8/0 -/- classic", "K@c4", Objection.NO_KITTEN),
        ("6/6/6/6/6/6 o 0/0 -/- classic", "c4 G@bc1", Objection.NO_GHOSTS_HERE),
        ("6/6/6/6/6/6 o 0/0 -/- ghost", "c4 G@bc2", Objection.NOT_AN_ENTRY),
        ("6/6/6/6/6/6 o 0/0 -/bc1n ghost", "c4 G@bc1", Objection.STITCH_TAKEN),
        ("6/6/6/6/6/6 o 0/0 -/- classic", "c4 =c4d4e4", Objection.NOTHING_GRADUATES),
        ("6/6/6/KK4/6/6 o 0/0 -/- classic", "c3 =c3d4e5", Objection.NOT_A_GRADUATION),
        ("6/6/CCC3/6/6/6 g 3/0 -/- classic", "a1", Objection.GAME_OVER),
    ],
)
def test_what_is_not_legal_is_refused_with_its_reason(position, turn, objection):
    with pytest.raises(IllegalTurn) as caught:
        Position.parse(position).parse_turn(turn)
    assert caught.value.objection is objection


def test_a_turn_played_without_its_graduation_is_refused():
    position = Position.parse("6/6/6/KK4/6/6 o 0/0 -/- classic")
    turn = position.parse_turn("c3")._replace(graduation=())
    with pytest.raises(IllegalTurn) as caught:
        position.play(turn)
    assert caught.value.objection is Objection.MUST_GRADUATE


def test_events_name_neighbours_clockwise_from_above():
    _, events = play("6/6/1kKk2/1K1K2/1kKk2/6 o 0/0 -/- kittens", "c3")
    assert [square_name(event.origin) for event in events[1:]] == [
        "c4",
        "d4",
        "d3",
        "d2",
        "c2",
        "b2",
        "b3",
        "b4",
    ]
    assert Position.start(Edition.CLASSIC).outcome is None
