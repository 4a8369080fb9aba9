"""The chart of who stood better: large enough to read, and readable without colours."""

import io

import pytest
from PIL import Image, ImageColor

from game import Edition, Side
from renderer import Course, CourseWords, draw_course
from renderer.sprites.theme import theme_of
from tests.looks import far_apart, opened


def drawn(chances, marked=(), orange="Ann", gray="Bob"):
    return Image.open(io.BytesIO(draw_course(Course(chances, marked, orange, gray)))).convert("L")


def difference(one, other):
    """How far two pictures of one size are apart, by their lightness."""
    pairs = zip(one.tobytes(), other.tobytes(), strict=True)
    return sum(abs(a - b) for a, b in pairs) / (255 * one.width * one.height)


@pytest.mark.parametrize("turns", [1, 2, 7, 60, 300])
def test_a_match_of_any_length_is_drawn(turns):
    picture = drawn([50 + (number * 7) % 50 for number in range(turns + 1)], range(1, min(turns, 3) + 1))
    assert picture.size == (900, 664)
    assert len(draw_course(Course([50] * (turns + 1), (), "Ann", "Bob"))) < 200_000


def test_who_stood_better_is_seen_without_colours():
    orange, gray, even = drawn([50, 90, 90]), drawn([50, 10, 10]), drawn([50, 50, 50])
    assert difference(orange, gray) > 0.05
    assert difference(orange, even) > 0.05
    assert difference(gray, even) > 0.02
    # One area is dotted, the other hatched: neither is one flat colour.
    upper, lower = orange.crop((500, 180, 800, 280)), gray.crop((500, 310, 800, 420))
    assert min(len(upper.getcolors()), len(lower.getcolors())) > 1


def test_whoever_is_above_has_their_own_cloth_there():
    tuxedo = Course([50, 90, 90], (), "Ann", "Bob", above=Side.GRAY)
    upper = Image.open(io.BytesIO(draw_course(tuxedo))).convert("L").crop((500, 180, 800, 280))
    marmalade, below = drawn([50, 90, 90]), drawn([50, 10, 10])
    assert difference(upper, marmalade.crop((500, 180, 800, 280))) > 0.1
    lightness = [
        sum(each.tobytes()) / len(each.tobytes()) for each in (upper, below.crop((500, 310, 800, 410)))
    ]
    assert lightness[0] == pytest.approx(lightness[1], rel=0.1), "hatched, as where tuxedo is below"


@pytest.mark.parametrize("edition", Edition)
def test_both_sides_have_the_colours_of_their_bed(edition):
    course, theme = Course([50, 90, 10, 10], (), "Ann", "Bob", edition), theme_of(edition)
    picture = Image.open(io.BytesIO(draw_course(course))).convert("RGB")
    colours = [colour for _, colour in picture.getcolors(picture.width * picture.height)]
    for coat in (theme.orange, theme.gray):
        fur = ImageColor.getrgb(coat.fur)
        # The picture has a few colours of its own, so none need be exactly that of the fur.
        assert min(max(abs(a - b) for a, b in zip(fur, each, strict=True)) for each in colours) < 4


def test_marked_turns_next_to_each_other_all_keep_their_number():
    chances = [50] * 40
    apart, together = drawn(chances, (5, 20, 35)), drawn(chances, (20, 21, 22))
    light = [
        sum(pixel > 190 for pixel in each.crop((60, 120, 840, 470)).tobytes()) for each in (apart, together)
    ]
    assert light[1] == pytest.approx(light[0], rel=0.15)


def test_a_name_that_the_font_lacks_is_three_paws():
    assert difference(drawn([50, 50], orange="日本"), drawn([50, 50], orange="")) < 0.01


def test_the_turn_that_is_praised_has_a_star_beside_any_number():
    course = Course([50, 40, 60, 60, 60], (), "Ann", "Bob")
    bare, starred, beside = (
        opened(draw_course(each))
        for each in (
            course,
            course._replace(praised=2),
            course._replace(praised=2, marked=(2,)),
        )
    )
    left, top, right, bottom = far_apart(bare, starred)
    assert right - left > 40
    assert bottom - top > 40
    assert far_apart(starred, beside)[3] > bottom, "it steps aside for the number"


def test_what_each_kept_stands_below_their_name():
    course = Course([50, 50], (), "Ann", "Bob")
    bare, kept = (
        opened(draw_course(each)) for each in (course, course._replace(kept=("played at 68 of 100", "")))
    )
    left, top, right, bottom = far_apart(bare, kept)
    assert 110 < left < right < 530, "beside the cat, and not into the title"
    assert 20 < top < bottom < 110


def test_words_at_the_axes_say_for_whom_each_half_is_better():
    course = Course([50, 50], (), "Ann", "Bob")

    def changed(**words):
        return far_apart(
            opened(draw_course(course)), opened(draw_course(course._replace(words=CourseWords(**words))))
        )

    assert 122 < changed(upper="better for Ann")[1] < changed(upper="better for Ann")[3] < 180
    assert 400 < changed(lower="better for Bob")[1] < changed(lower="better for Bob")[3] < 480
    assert changed(turn="turn")[1] > 500, "below the numbers"
    assert far_apart(opened(draw_course(course)), opened(draw_course(course._replace(turning_point=1))))


@pytest.mark.parametrize(("last", "half"), [(100, (297, 472)), (0, (122, 297))])
def test_the_turning_point_is_told_in_the_half_of_whoever_was_losing(last, half):
    bare = Course([50, 50, last, last, last, last], (), "Ann", "Bob", turning_point=2)
    told = bare._replace(words=CourseWords(turning_point="turning point"))
    _, top, _, bottom = far_apart(opened(draw_course(bare)), opened(draw_course(told)))
    assert half[0] < top < bottom < half[1]
