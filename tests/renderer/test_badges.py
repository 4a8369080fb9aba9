"""The badges: each is told from every other by shape and lightness alone, and their card has room for their names."""

import io
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from renderer import BADGES, BadgeTile, Chart, ChartPoint, Tile, draw_badges, draw_profile
from renderer.sprites.badges import badge as badges
from renderer.sprites.badges.badge import badge
from renderer.sprites.badges.lines import _in_lines, size_for_all
from renderer.sprites.badges.sheet import NAMES
from renderer.sprites.letters import Lettering, writable
from renderer.sprites.theme import COSY

SMALL = 40
#: Of 255, the mean over a whole badge in grey. What Pillow draws otherwise from machine to machine is up to 2 (test_gallery.py); an
#: eye sees nine times that: as if a fifth of a small badge's field were ink. Half of all pairs are more than 50 apart.
TOLD_APART = 18.0
#: The tones of badges that are still to come are about a quarter as far from each other as ink is from a field.
TO_COME_APART = TOLD_APART / 4
#: The same between an earned badge and the one that is still to come, which is darker all over.
EARNED_APART = 25.0


def on_card(key, size=SMALL, *, earned=True):
    picture = Image.new("RGB", (size, size), COSY.card_low)
    badge(key, size, earned=earned).paste_on(picture, (size // 2, size // 2))
    return picture


def apart(one, two):
    return ImageStat.Stat(ImageChops.difference(one, two)).mean[0]


def changed(one, two):
    """The box of what is clearly another: a palette made anew changes every colour a little."""
    return ImageChops.difference(one, two).convert("L").point(lambda far: 255 * (far > 40)).getbbox()


def opened(file):
    return Image.open(io.BytesIO(file)).convert("RGB")


def test_there_are_thirty_three_and_each_has_a_name_on_the_sheet():
    assert len(BADGES) == 33
    assert NAMES.keys() == BADGES.keys()


@pytest.mark.long
@pytest.mark.parametrize("size", [40, 96, 150])
@pytest.mark.parametrize("earned", [True, False])
def test_a_badge_is_as_large_as_asked(size, earned):
    for key in list(BADGES)[:: 1 if size == 40 else 9]:
        drawn = badge(key, size, earned=earned)
        assert size * 0.9 <= max(drawn.image.size) <= size, key
        assert -size // 2 <= drawn.left
        assert drawn.left + drawn.image.width <= size // 2
        assert -size // 2 <= drawn.top
        assert drawn.top + drawn.image.height <= size // 2


@pytest.mark.parametrize("earned", [True, False])
def test_badges_are_told_apart_without_colours(earned):
    grey = {key: on_card(key, earned=earned).convert("L") for key in BADGES}
    least = TOLD_APART if earned else TO_COME_APART
    close = {pair: apart(*map(grey.get, pair)) for pair in combinations(BADGES, 2)}
    assert {pair: far for pair, far in close.items() if far < least} == {}


def test_families_are_told_apart_by_their_outlines():
    outlines = []
    for _, emblems in badges._FAMILIES:
        alpha = Image.new("L", (SMALL, SMALL), 0)
        drawn = badge(next(iter(emblems)), SMALL)
        alpha.paste(drawn.image.getchannel("A"), (SMALL // 2 + drawn.left, SMALL // 2 + drawn.top))
        outlines.append(alpha)
    assert min(apart(*pair) for pair in combinations(outlines, 2)) / 255 > 0.05, "of the square's area"


def test_an_earned_badge_is_lighter_than_one_that_is_still_to_come_which_has_its_shape():
    for key in BADGES:
        earned, to_come = (on_card(key, earned=which).convert("L") for which in (True, False))
        lightness = [ImageStat.Stat(each).mean[0] for each in (earned, to_come)]
        assert lightness[0] - lightness[1] > EARNED_APART, key
        shapes = [badge(key, SMALL, earned=which).image.getchannel("A").tobytes() for which in (True, False)]
        assert shapes[0] == shapes[1], key


def test_the_same_badges_make_the_same_file():
    tiles = [BadgeTile("queen", "Queen", earned=True), BadgeTile("quick", "Quick", earned=False)]
    first = draw_badges("Badges", tiles)
    badge.cache_clear()
    assert draw_badges("Badges", tiles) == first


def test_a_card_has_a_row_for_every_five():
    heights = [
        opened(draw_badges("", [BadgeTile("long", "", earned=True)] * count)).height
        for count in (1, 5, 6, 11)
    ]
    assert heights[0] == heights[1] < heights[2] < heights[3]
    assert heights[3] - heights[2] == heights[2] - heights[1]


@pytest.mark.parametrize("name", ["W" * 60, "Wherever Whiskers " * 4, "a b c d e f g h i j " * 5])
def test_a_long_name_stays_inside_its_tile(name):
    def card(middle):
        names = ("", middle, "")
        return opened(draw_badges("", [BadgeTile("upset", each, earned=True) for each in names]))

    left, top, right, bottom = changed(card(name), card(""))
    assert 900 // 3 < left < right < 900 * 2 // 3
    assert bottom < card("").height - 12
    assert bottom - top < 75, "two lines"


def test_a_short_name_is_in_one_line_and_a_longer_one_in_two():
    def lines(text):
        size, shown = _in_lines(text, Lettering((27, 24), "#FFFFFF", 160))
        return size, tuple(shown)

    assert lines("Quick") == (27, ("Quick",))
    assert lines("Two off in one turn") == (27, ("Two off in", "one turn"))


def test_words_side_by_side_are_of_one_size_for_which_each_has_room():
    how = Lettering((27, 24, 17), "#FFFFFF", 160)
    assert size_for_all(("Quick", "Two off in one turn"), how) == 27
    assert size_for_all(("Quick", "Donaudampfschiff"), how) == _in_lines("Donaudampfschiff", how)[0] < 27
    assert size_for_all(("რეიტინგი",), how) == 27, "it is not written at all"


def test_the_card_says_how_many_of_how_many():
    tiles = [BadgeTile("quick", "Quick", earned=True)]
    bare, counted, other = (
        opened(draw_badges("Ann's badges", tiles, *count)) for count in ((), ("19 of 33",), ("9 of 33",))
    )
    assert counted.height > bare.height, "a line of its own"
    left, top, right, bottom = changed(counted, other)
    assert 70 < top < bottom < 140
    assert 20 < left < right < 300


def test_what_the_fonts_lack_is_left_to_the_text():
    assert not writable("რეიტინგი")
    lacking, nothing, written = (
        draw_badges("Badges", [BadgeTile("quick", name, earned=True)]) for name in ("რეიტინგი", "", "Quick")
    )
    assert lacking == nothing != written


def test_how_far_somebody_is_is_said_of_what_is_still_to_come_alone():
    def card(progress, earned):
        return draw_badges("", [BadgeTile("five-friends", "", earned, progress)])

    assert card("3/5", earned=False) != card("", earned=False)
    assert card("3/5", earned=True) == card("", earned=True)


def head(badges=(), name="Ann", rating=1500):
    chart = Chart("Rating", [ChartPoint(0, rating, 350)], "a", "b")
    return opened(draw_profile(name, [Tile("grown", "1")], chart, badges=badges)).crop((0, 0, 900, 236))


def test_a_profile_shows_three_badges_beside_the_name_and_the_rating():
    three = ("queen", "champion", "streak-ten")
    assert head(three).tobytes() != head(three[:2]).tobytes()
    assert head((*three, "quick")).tobytes() == head(three).tobytes()
    for name, rating in (("W" * 40, 4000), ("Ann", -500)):
        left, *_ = changed(head(three, name, rating), head((), name, rating))
        words = (0, 0, left, 236)
        assert left > 560
        assert changed(head(three, name, rating).crop(words), head((), name, rating).crop(words)) is None
    beside = (0, 0, 560, 236)
    name_ends = changed(head(three, "W" * 40).crop(beside), head(three, "i").crop(beside))[3]
    assert name_ends <= 142 - 50, "where the badges begin below it"
    below_it = (0, 110, 780, 236)
    rating_ends = changed(*(head((), "Ann", rating).crop(below_it) for rating in (4000, 1)))[2]
    assert rating_ends < 900 - 12 - 3 * 100 - 2 * 6, "where they begin beside it"
