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
