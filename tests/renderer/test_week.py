"""The picture of a server's week."""

import io

from PIL import Image, ImageChops

from game import Edition, Position, Side
from renderer import WEEK_BOARD, Duel, Figure, SharedTurn, WeekScene, draw_board, draw_week

FIGURES = [Figure("trophy", "3", "matches"), Figure("boop", "120", "boops")]
DUEL = Duel("Upset", (Side.GRAY, "Ann"), (Side.ORANGE, "Bob"), "boop", "+90", crowned=True)
PLAIN = WeekScene("Parlour", "The week", FIGURES)


def drawn(scene):
    return Image.open(io.BytesIO(draw_week(scene))).convert("RGB")


def test_it_has_only_what_there_is_to_tell():
    plain, duel = drawn(PLAIN), drawn(PLAIN._replace(duels=[DUEL]))
    solved = drawn(PLAIN._replace(heading="All seven", solvers=["Ann"]))
    board = draw_board(Position.start(Edition.CLASSIC), width=WEEK_BOARD)
    turn = drawn(PLAIN._replace(turn=SharedTurn("Turn", "Ann", "Bob", ["Turn 4"], board)))
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
