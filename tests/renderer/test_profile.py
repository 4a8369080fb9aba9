"""A player's card: tiles, and a curve that goes where the rating goes."""

import io

from PIL import Image, ImageColor

from renderer import Chart, ChartPoint, Tile, draw_profile
from renderer.theme import COSY

TILES = [Tile("48", "matches"), Tile("134", "kittens grown up, every one of them counted")]
DAY = 86400


def card(points=(), name="Ann", tiles=TILES):
    chart = Chart("Rating in boop", points, "2026-10-01", "2026-11-21") if points else None
    return Image.open(io.BytesIO(draw_profile(name, tiles, chart))).convert("RGB")


def gold_rows(picture, columns):
    """The heights at which the curve's colour is, within some columns of the chart."""
    red, green, blue = ImageColor.getrgb(COSY.gold)
    return [
        y
        for x in columns
        for y in range(230, picture.height)
        if all(abs(a - b) < 40 for a, b in zip(picture.getpixel((x, y)), (red, green, blue), strict=True))
    ]


def test_without_ratings_there_is_no_chart():
    assert card().height < card([ChartPoint(0, 1500, 290)]).height


def test_the_curve_goes_up_and_down_with_the_rating():
    points = [ChartPoint(day * DAY, rating, 80) for day, rating in enumerate((1500, 1700, 1400))]
    picture = card(points)
    begins, peak, ends = (gold_rows(picture, range(x - 4, x + 4)) for x in (100, 443, 780))
    assert min(peak) < min(begins) < max(ends)


def test_one_match_two_at_once_and_a_great_many_can_be_drawn():
    sizes = {
        card([ChartPoint(0, 1500, 350)]).size,
        card([ChartPoint(5, 1500, 290), ChartPoint(5, 1600, 250)]).size,
        card([ChartPoint(n, 1500 + n % 90, 60) for n in range(200)]).size,
        card([ChartPoint(0, -500, 60), ChartPoint(1, 4000, 60)]).size,
    }
    assert len(sizes) == 1


def test_a_curve_over_the_whole_scale_stays_within_the_chart():
    steep = card([ChartPoint(0, -500, 60), ChartPoint(1, 4000, 60)])
    heights = gold_rows(steep, range(90, 800))
    assert min(heights) > 210 + 50
    assert max(heights) < steep.height - 50


def test_a_name_in_another_script_is_written_in_letters_the_font_has():
    assert card(name="Анна").tobytes() == card(name="Anna").tobytes()
    assert card(name="\u200b").size == card().size
