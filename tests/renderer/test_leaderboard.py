"""The leaderboard's picture: a line for each, the asker's marked, names in any script."""

import io

import pytest
from PIL import Image, ImageFont

from renderer import Avatar, Line, Results, draw_leaderboard
from renderer.fonts import TEXT_FONT
from renderer.sprites.letters import readable


def a_line(place, name="Ann", *, mine=False):
    return Line(place, name, 1500, 80, Results(5, 2, 1), 12, mine)


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


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zoë", "Zoë"),
        ("Nguyễn", "Nguyễn"),
        ("🐈\u200d⬛ Kätzchen", "Kätzchen"),
        ("\u202eevil", "evil"),
        ("e\u0301clair", "éclair"),
        ("a\x85b\nc", "abc"),
        ("Анна", None),
        ("小明", None),
        ("Ann 明", None),
        ("\u200b", None),
        ("🐈", None),
        ("מרים", None),
        ("مريم Ann", None),
        ("\u2068Ann\u2069", "Ann"),
    ],
)
def test_a_name_is_never_rewritten_in_other_letters(name, shown):
    assert readable(name) == shown


def test_a_name_the_font_lacks_is_left_to_the_text():
    assert picture(a_line(4, "小明")).tobytes() == picture(a_line(4, "Анна")).tobytes()
    assert picture(a_line(4, "小明")).tobytes() != picture(a_line(4, "Anna")).tobytes()


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

    japanese, russian = titled("ランキング", "順位なし"), titled("Рейтинг", "Без места")
    assert japanese.tobytes() == russian.tobytes()
    assert japanese.height < titled("Rangliste", "Ohne Platz").height, "there is no heading"


@pytest.mark.parametrize("name", ["מרים", "مريم", "Ann مريم"])
def test_a_name_from_right_to_left_is_paws_whatever_pillow_can_lay_out(name, monkeypatch):
    assert picture(a_line(4, name)).tobytes() == picture(a_line(4, "小明")).tobytes()
    # As on a machine without FriBidi, where Pillow lays letters out one after the other.
    for module in ("sprites.letters", "sprites.names", "cards.leaderboard"):
        monkeypatch.setattr(f"renderer.{module}.font", _plain_font)
    assert picture(a_line(4, name)).tobytes() == picture(a_line(4, "小明")).tobytes()
    assert picture(a_line(4, name)).tobytes() != picture(a_line(4, "Zoë")).tobytes()


def _plain_font(size):
    return ImageFont.truetype(TEXT_FONT, size, layout_engine=ImageFont.Layout.BASIC)


def png(size, colour="#00FF00"):
    file = io.BytesIO()
    Image.new("RGB", size, colour).save(file, "PNG")
    return file.getvalue()


def test_players_pictures_are_shown_on_the_podium_and_in_rows():
    avatar = Avatar.read(png((64, 64)))
    for place in (1, 4):
        lines = (a_line(place), a_line(place)._replace(avatar=avatar))
        plain, own = (picture(line) for line in lines)
        assert plain.tobytes() != own.tobytes()


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
