"""The picture of a server's week."""

import io

from PIL import Image, ImageChops

from game import Edition, Position, Side
from renderer import (
    WEEK_BOARD,
    Duel,
    Figure,
    Likeness,
    Pictured,
    SharedTurn,
    WeekScene,
    draw_board,
    draw_week,
)
from tests.looks import far_apart

FIGURES = [Figure("trophy", "3", "matches"), Figure("boop", "120", "boops")]
ANN, BOB = Pictured("Ann", Likeness(1)), Pictured("Bob", Likeness(2))
DUEL = Duel("Upset", ANN, BOB, "boop", "90", "rating gap", crowned=True)
TURN = SharedTurn(
    "Turn",
    "Ann",
    "Bob",
    Side.ORANGE,
    "Turn 4",
    "Swing: 30 points",
    draw_board(Position.start(Edition.CLASSIC), width=WEEK_BOARD),
)
PLAIN = WeekScene("Parlour", "The week", FIGURES)


def drawn(scene):
    return Image.open(io.BytesIO(draw_week(scene))).convert("RGB")


def test_it_has_only_what_there_is_to_tell():
    plain, duel = drawn(PLAIN), drawn(PLAIN._replace(duels=[DUEL]))
    solved = drawn(PLAIN._replace(heading="All seven", solvers=["Ann"]))
    turn = drawn(PLAIN._replace(turn=TURN))
    assert {each.width for each in (plain, duel, solved, turn)} == {900}
    assert plain.height < solved.height < duel.height < turn.height


def test_who_has_won_is_seen_without_colour():
    crowned, other = (
        drawn(PLAIN._replace(duels=[DUEL._replace(crowned=each)])).convert("L") for each in (True, False)
    )
    changed = ImageChops.difference(crowned, other).point(lambda value: 255 * (value > 60)).getbbox()
    assert changed is not None, "a crown above the winner"


def test_of_many_who_solved_everything_the_rest_is_a_number():
    names = ["Ann", "Bob", "Cleo", "Dora", "Eve"]
    some, more = (drawn(PLAIN._replace(heading="All", solvers=names[:count])) for count in (4, 5))
    assert some.size == more.size
    assert some.tobytes() != more.tobytes()


def test_everybody_in_a_match_has_a_cat_of_their_own():
    other = DUEL._replace(right=BOB._replace(likeness=Likeness(5)))
    left, _, right, _ = far_apart(drawn(PLAIN._replace(duels=[DUEL])), drawn(PLAIN._replace(duels=[other])))
    assert left > 750, "theirs alone, on the right"
    assert right - left > 40


def test_a_unit_stands_below_its_number_and_may_take_two_lines():
    none, short, long = (
        drawn(PLAIN._replace(duels=[DUEL._replace(unit=unit)]))
        for unit in ("", "turns", "puntos de diferencia")
    )
    one, two = far_apart(none, short), far_apart(none, long)
    assert 360 < two[0] < one[0] < one[2] < two[2] < 540, "it runs into no name"
    assert two[1] < one[1] < one[3] < two[3]


def test_whose_turn_of_the_week_it_was_is_seen_without_colour():
    orange, gray = (drawn(PLAIN._replace(turn=TURN._replace(mover=side))) for side in Side)
    left, top, _, bottom = far_apart(orange, gray)
    assert left > WEEK_BOARD, "a paw, and the turn below a name"
    assert bottom - top > 100
