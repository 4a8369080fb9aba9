"""The picture of an arena while it goes on."""

import pytest

from renderer import ArenaRow, Pill, PillKind, draw_arena
from tests.looks import LONG_NAMES, far_apart, opened

ANN = ArenaRow(1, "Ann", "12", [Pill(PillKind.WON, "2"), Pill(PillKind.LOST, "0")])


def drawn(*rows, more="", server=""):
    return opened(draw_arena("Arena", rows, more, server=server))


def test_it_has_ten_rows_at_most_and_a_line_for_the_others():
    rows = [ANN._replace(place=place) for place in range(1, 13)]
    nine, ten, twelve = (drawn(*rows[:count]) for count in (9, 10, 12))
    assert nine.height < ten.height
    assert twelve.tobytes() == ten.tobytes()
    assert drawn(*rows, more="and 2 more").height > ten.height
    assert drawn(*rows, more="სხვა").height == ten.height


def test_who_is_on_fire_has_a_flame():
    left, _, right, _ = far_apart(drawn(ANN), drawn(ANN._replace(on_fire=True)))
    assert left < 760 < right


def test_the_first_three_have_medals():
    first, *others = (drawn(ANN._replace(place=place)) for place in (1, 2, 3, 4, 100))
    for other in others:
        assert far_apart(first, other)


def test_the_newest_games_are_shown_and_the_last_is_on_the_right():
    lost = Pill(PillKind.LOST, "0")
    many = [ANN.games[0]] * 30
    assert drawn(ANN._replace(games=many)).tobytes() == drawn(ANN._replace(games=many[:6])).tobytes()
    left, _, _, _ = far_apart(drawn(ANN._replace(games=many)), drawn(ANN._replace(games=[*many, lost])))
    assert left > 660


@pytest.mark.usefixtures("more_fonts")
@pytest.mark.parametrize("name", LONG_NAMES.values(), ids=LONG_NAMES)
def test_a_name_stays_before_the_games(name):
    games = [Pill(PillKind.DRAWN, "1")] * 6
    one, other = (drawn(ANN._replace(name=each, games=games)) for each in ("Ann", name))
    left, _, right, _ = far_apart(one, other)
    assert left >= 170
    assert right <= 440


def test_many_points_leave_room_for_the_flame():
    few, many = (drawn(ANN._replace(points=points, on_fire=True)) for points in ("12", "8888"))
    left, _, right, _ = far_apart(few, many)
    assert left > 758 + 27
    assert right <= 866
