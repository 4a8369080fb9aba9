"""The poster of a contest: the prize, the cats that have joined, and places for those it still needs."""

from itertools import pairwise

import pytest

from game import Edition
from renderer import Likeness, PosterScene, Prize, draw_poster
from tests.looks import far_apart, opened


def drawn(joined, needed=4, prize=Prize.TROPHY, **other):
    return opened(
        draw_poster(PosterScene("Yarn Ball Open", prize, list(map(Likeness, range(joined))), needed, **other))
    )


@pytest.mark.parametrize("edition", Edition)
def test_any_number_of_cats_is_drawn_on_the_same_stage(edition):
    sizes = {drawn(joined, edition=edition).size for joined in (0, 1, 4, 10, 11, 64)}
    assert len(sizes) == 1


def test_whoever_joins_is_seen_and_so_is_how_many_more_there_are():
    for fewer, more in pairwise(map(drawn, range(13))):
        assert far_apart(fewer, more)


def test_a_place_is_kept_for_those_it_still_needs_and_the_prize_says_what_it_is():
    assert far_apart(drawn(1, needed=1), drawn(1, needed=4))
    left, top, right, bottom = far_apart(drawn(2), drawn(2, prize=Prize.FLAME))
    assert 250 < left < right < 650
    assert bottom - top > 100


def test_nobody_has_joined_and_the_prize_is_not_alone():
    left, top, right, _ = far_apart(drawn(0, needed=0), drawn(1, needed=0))
    assert left < 350, "a kitten on its left"
    assert right > 550, "and one on its right, which go once there is a cat"
    assert top < 300


def test_it_says_where_when_and_how():
    said = {"facts": "Boop · Parlour", "when": "Starts Sat, Nov 28 at 6:00 PM UTC", "how": "Join in Discord"}
    bare, whole = drawn(2), drawn(2, **said)
    assert whole.height > bare.height, "a strip below, where there is something to say"
    for each in said:
        assert far_apart(whole, drawn(2, **said | {each: "Otherwise" if each == "facts" else ""}))


def test_what_the_fonts_can_t_write_leaves_no_empty_strip():
    assert drawn(2, when="土曜日", how="参加").size == drawn(2).size
