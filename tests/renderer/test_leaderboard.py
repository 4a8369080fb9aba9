"""The leaderboard's picture: a line for each, the asker's marked, names in any script."""

import io

import pytest
from PIL import Image

from renderer import Avatar, Likeness, Line, Results, draw_leaderboard
from renderer.sprites.players.likenesses import COATS


def a_line(place, name="Ann", *, mine=False):
    return Line(place, name, 1420, Results(5, 2, 1), 12, mine)


def picture(*lines):
    return Image.open(io.BytesIO(draw_leaderboard("The best", lines))).convert("RGB")


def test_it_grows_by_the_line_and_marks_ones_own():
    plain = picture(*map(a_line, range(1, 6)))
    assert picture(*map(a_line, range(1, 5))).height < plain.height
    for mine in (2, 5):
        marked = picture(*(a_line(place, mine=place == mine) for place in range(1, 6)))
        assert marked.tobytes() != plain.tobytes()
    assert picture(a_line(11), a_line(12)).height < picture(a_line(1), a_line(2)).height, (
        "no podium further down"
    )


def test_a_name_the_font_lacks_is_left_to_the_text():
    assert picture(a_line(4, "小明")).tobytes() == picture(a_line(4, "მარიამ")).tobytes()
    assert picture(a_line(4, "小明")).tobytes() != picture(a_line(4, "Анна")).tobytes()


def test_the_servers_name_stands_above_its_table():
    def of(server):
        file = draw_leaderboard("The best", [a_line(1)], server=server)
        return Image.open(io.BytesIO(file)).convert("RGB")

    assert of("The Purring Parlour").height > of("").height
    assert of("猫カフェ").tobytes() == of("").tobytes()


def test_titles_that_the_fonts_lack_are_left_to_the_text():
    def titled(title, heading):
        file = draw_leaderboard(title, [a_line(1)], heading, [a_line(0)])
        return Image.open(io.BytesIO(file)).convert("RGB")

    japanese, georgian = titled("ランキング", "順位なし"), titled("რეიტინგი", "ადგილი")
    assert japanese.tobytes() == georgian.tobytes()
    assert japanese.height < titled("Rangliste", "Ohne Platz").height, "there is no heading"


def png(size, colour="#00FF00"):
    file = io.BytesIO()
    Image.new("RGB", size, colour).save(file, "PNG")
    return file.getvalue()


def test_players_pictures_are_shown_on_the_podium_and_in_rows():
    avatar = Avatar.read(png((64, 64)))
    for place in (1, 4):
        lines = (a_line(place), a_line(place)._replace(likeness=Likeness(avatar=avatar)))
        plain, own = (picture(line) for line in lines)
        assert plain.tobytes() != own.tobytes()


def test_everybody_has_a_cat_of_their_own_wherever_they_stand():
    def looks(number):
        return [picture(a_line(place)._replace(likeness=Likeness(number))).tobytes() for place in (1, 4, 0)]

    seen = [looks(number) for number in range(len(COATS))]
    assert all(len(set(drawn)) == len(COATS) for drawn in zip(*seen, strict=True))
    assert looks(3) == looks(3 + len(COATS)), "and after so many they begin again"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no picture",
        png((2000, 10)),
        png((64, 64))[:60],
        png((64, 64)) + bytes(300_000),
        b"%!PS-Adobe-3.0 EPSF-3.0",
    ],
    ids=["empty", "text", "too wide", "cut off", "too many bytes", "another format"],
)
def test_a_file_that_is_no_small_picture_is_no_avatar(data):
    assert Avatar.read(data) is None


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
