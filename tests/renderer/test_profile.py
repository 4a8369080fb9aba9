"""A player's card: tiles, and a curve that goes where the rating goes."""

import io

import pytest
from PIL import Image, ImageChops, ImageColor

from renderer import Avatar, Chart, ChartPoint, Ladder, Likeness, Results, Tile, draw_profile
from renderer.cards.ladder import draw_ladder
from renderer.sprites.players.likenesses import PLAIN
from renderer.sprites.theme import COSY


def ladder(*beaten):
    return draw_ladder(Ladder("Levels beaten", 10, beaten), 876, COSY, Likeness(2).coat).convert("L")


def test_a_level_that_is_beaten_is_told_from_others_without_colours():
    two, both, all_of_them = ladder(2), ladder(1, 2), ladder(*range(1, 11))
    assert two.size == both.size == all_of_them.size
    left, _, right, _ = ImageChops.difference(two, both).getbbox()
    assert right - left < two.width / 10, (
        "nothing but the first step has changed: the cat sits on the second one"
    )
    assert ImageChops.difference(two, both).getextrema()[1] > 90, "its tick"


def test_below_a_chart_the_ladder_is_a_strip_with_a_tick_on_each_level_beaten():
    chart = Chart("Rating", [ChartPoint(0, 1500, 200)], "1", "1")
    without = Image.open(io.BytesIO(draw_profile("Ann", TILES, chart)))
    none, two = (
        Image.open(io.BytesIO(draw_profile("Ann", TILES, chart, ladder=Ladder("Levels", 10, beaten))))
        for beaten in ((), (2,))
    )
    assert without.height < none.height == two.height
    # The colours of a file are few, and so differ a little elsewhere.
    differ = ImageChops.difference(none.convert("L"), two.convert("L")).point(lambda by: 255 * (by > 60))
    left, top, right, _ = differ.getbbox()
    assert right - left < two.width / 10, "nothing but the second step has changed"
    assert top >= without.height - 12, "below the chart"


TILES = [Tile("record", "28–17", "won–lost", Results(28, 3, 17)), Tile("grown", "134"), Tile("square", "c3")]
DAY = 86400


def card(points=(), name="Ann", tiles=TILES):
    chart = Chart("Rating in boop", points, "2026-10-01", "2026-11-21") if points else None
    return Image.open(io.BytesIO(draw_profile(name, tiles, chart))).convert("RGB")


#: The columns of the card in which the curve begins and ends, and how far down the chart is.
BEGINS, ENDS, CHART = 12 + 156, 12 + 876 - 176, 460 + 60


def yarn_rows(picture, columns):
    """The heights at which the thread's colour is, within some columns of the chart."""
    thread = ImageColor.getrgb(COSY.yarns[0][0])
    return [
        y
        for x in columns
        for y in range(CHART, picture.height)
        if all(abs(a - b) < 40 for a, b in zip(picture.getpixel((x, y)), thread, strict=True))
    ]


def test_without_ratings_there_is_no_chart():
    assert card().height < card([ChartPoint(0, 1500, 290)]).height


def test_the_curve_goes_up_and_down_with_the_rating():
    points = [ChartPoint(day * DAY, rating, 80) for day, rating in enumerate((1500, 1700, 1400))]
    picture = card(points)
    middle = (BEGINS + ENDS) // 2
    begins, peak, ends = (yarn_rows(picture, range(x - 4, x + 4)) for x in (BEGINS + 60, middle, ENDS - 70))
    assert min(peak) < min(begins) < max(ends)


def test_two_at_once_and_a_great_many_can_be_drawn():
    sizes = {
        card([ChartPoint(5, 1500, 290), ChartPoint(5, 1600, 250)]).size,
        card([ChartPoint(n, 1500 + n % 90, 60) for n in range(200)]).size,
        card([ChartPoint(0, -500, 60), ChartPoint(1, 4000, 60)]).size,
    }
    assert len(sizes) == 1


def test_one_match_is_a_cushion_as_wide_as_it_is_unsure_and_no_curve():
    unsure, sure = (card([ChartPoint(0, 1500, deviation)]) for deviation in (350, 60))
    assert unsure.height < card([ChartPoint(0, 1500, 290), ChartPoint(1, 1520, 250)]).height
    cushion = ImageColor.getrgb(PLAIN.coat.cushion)

    def width(picture):
        row = [picture.getpixel((x, CHART + 108)) for x in range(picture.width)]
        return sum(all(abs(a - b) < 30 for a, b in zip(pixel, cushion, strict=True)) for pixel in row)

    assert width(unsure) > 300
    assert width(unsure) > width(sure)


@pytest.mark.long
def test_a_curve_over_the_whole_scale_stays_within_the_chart():
    steep = card([ChartPoint(0, -500, 60), ChartPoint(1, 4000, 60)])
    heights = yarn_rows(steep, range(BEGINS, ENDS))
    assert min(heights) > CHART
    assert max(heights) < steep.height - 50


def test_numbers_say_what_they_are_where_the_fonts_can():
    def with_label(label):
        return card(tiles=[Tile("grown", "134", label)]).tobytes()

    assert with_label("grown up") != with_label("") == with_label("ทดสอบ")
    won, lost = (
        card(tiles=[Tile("record", "1–0", "", record)]) for record in (Results(9, 0, 0), Results(0, 0, 9))
    )
    assert won.tobytes() != lost.tobytes(), "the bar needs no words"


def test_a_name_that_the_font_lacks_is_left_to_the_text():
    assert card(name="მარიამ").tobytes() == card(name="小明").tobytes() != card(name="Анна").tobytes()
    assert card(name="\u200b").tobytes() == card(name="小明").tobytes()


def test_a_players_own_picture_is_shown():
    own = io.BytesIO()
    Image.new("RGB", (128, 128), "#00FF00").save(own, "PNG")
    drawn = draw_profile("Ann", TILES, None, Likeness(avatar=Avatar.read(own.getvalue())))
    assert Image.open(io.BytesIO(drawn)).convert("RGB").getpixel((116, 116))[1] > 240
    assert card().getpixel((116, 116))[1] < 240


def test_a_chart_whose_words_the_fonts_lack_is_drawn_without_them():
    def titled(title, first, last):
        points = [ChartPoint(0, 1500, 100), ChartPoint(86400, 1520, 90)]
        return draw_profile("Ann", [], Chart(title, points, first, last))

    assert titled("レート", "月", "火") == titled("რეიტინგი", "ორშ", "სამ")
    assert titled("レート", "2026/11/22", "2026/11/23") != titled("レート", "月", "火")
