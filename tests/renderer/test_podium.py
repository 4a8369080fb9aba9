"""The pictures of a season that is over: the podium and the hall of fame."""

import io

from PIL import Image

from renderer import HallRow, SeasonFigure, Winner, draw_hall, draw_podium
from tests.looks import far_apart

ANN, BOB = Winner("Ann", 1700), Winner("Bob", 1600)


def opened(file):
    return Image.open(io.BytesIO(file)).convert("RGB")


def test_each_on_the_podium_is_seen_and_the_numbers_stand_below():
    one, two = (opened(draw_podium("Spring", winners)) for winners in ([ANN], [ANN, BOB]))
    assert one.size == two.size
    assert one.tobytes() != two.tobytes()
    assert opened(draw_podium("Spring", [ANN], [SeasonFigure("paw", "3")])).height > one.height


def test_a_row_of_the_hall_is_added_for_each_season():
    rows = [HallRow("Spring", ANN), HallRow("Summer", BOB), HallRow("Autumn", ANN)]
    heights = [opened(draw_hall("Hall", rows[:count])).height for count in (1, 2, 3)]
    assert heights[2] - heights[1] == heights[1] - heights[0] > 0


def test_what_the_fonts_lack_is_left_to_the_text():
    assert draw_podium("シーズン", [ANN], server="猫") == draw_podium("სეზონი", [ANN])
    assert draw_hall("殿堂", [HallRow("1〜3月", ANN)]) == draw_hall("დარბაზი", [HallRow("იანვარი", ANN)])


def test_the_first_is_called_champion():
    plain, called = (opened(draw_podium("Spring", [ANN, BOB], champion=word)) for word in ("", "Champion"))
    left, top, right, bottom = far_apart(plain, called)
    assert 450 < left < right < 750, "on the step of the first alone"
    assert bottom - top > 20


def test_a_legend_at_the_foot_says_what_the_numbers_are():
    for draw in (
        lambda legend: draw_podium("Spring", [ANN], [SeasonFigure("paw", "3")], legend=legend),
        lambda legend: draw_hall("Hall", [HallRow("Spring", ANN)], legend=legend),
    ):
        plain, told, lacking = (opened(draw(legend)) for legend in ("", "the number: a rating", "სეზონი"))
        assert told.height > plain.height
        assert lacking.tobytes() == plain.tobytes()
