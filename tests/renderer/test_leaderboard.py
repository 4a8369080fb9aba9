"""The leaderboard's picture: a line for each, the asker's marked, names in any script."""

import io

import pytest
from PIL import Image

from renderer import Line, draw_leaderboard
from renderer.letters import drawable


def a_line(place, name="Ann", *, mine=False):
    return Line(place, name, 1500, 80, "5–2–1", 12, mine)


def picture(*lines):
    return Image.open(io.BytesIO(draw_leaderboard("The best", lines))).convert("RGB")


def test_it_grows_by_the_line_and_marks_ones_own():
    plain = picture(a_line(1), a_line(2))
    assert picture(a_line(1)).height < plain.height
    assert picture(a_line(1), a_line(2, mine=True)).tobytes() != plain.tobytes()


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zoë", "Zoë"),
        ("Nguyễn", "Nguyễn"),
        ("Анна", "Anna"),
        ("小明", "XiaoMing"),
        ("\u202eevil", "evil"),
        ("\u200b", ""),
        ("e\u0301clair", "éclair"),
        ("a\x85b\nc", "abc"),
    ],
)
def test_a_name_in_any_script_is_written_in_letters_the_font_has(name, shown):
    assert drawable(name) == shown


def test_who_has_no_place_stands_below_with_a_question_mark_and_a_heading():
    def with_unsure(*provisional):
        file = draw_leaderboard("The best", [a_line(1)], "Finding their place", provisional)
        return Image.open(io.BytesIO(file)).convert("RGB")

    one, two = with_unsure(a_line(0)), with_unsure(a_line(0), a_line(0, "Bob"))
    assert picture(a_line(1)).height < one.height < two.height
    assert with_unsure(a_line(0, mine=True)).tobytes() != one.tobytes()


def test_a_long_name_leaves_room_for_the_numbers():
    long, longer = picture(a_line(4, "W" * 60)), picture(a_line(4, "W" * 600))
    assert long.tobytes() == longer.tobytes()
