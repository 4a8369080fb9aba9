"""The plates on a board that tell which placings are wanted, and by how many."""

import io

import pytest
from PIL import Image, ImageChops

from game import Edition, Kind, Position, parse_square
from renderer import Choices, WantedPlacing, draw_board
from renderer.board.layout import layout_of


def drawn(edition, *wanted):
    placings = tuple(WantedPlacing(kind, parse_square(square), votes) for kind, square, votes in wanted)
    picture = draw_board(Position.start(edition), choices=Choices(wanted=placings))
    return Image.open(io.BytesIO(picture)).convert("RGB")


def changed(one, two):
    """The squares of the bed on which two pictures differ."""
    layout, names = layout_of(), [f"{file}{rank}" for file in "abcdef" for rank in range(1, 7)]
    half, found = layout.square // 2 - 12, set()
    for name in names:
        x, y = layout.centre(parse_square(name))
        box = (x - half, y - half, x + half, y + half)
        if ImageChops.difference(one.crop(box), two.crop(box)).getbbox():
            found.add(name)
    return found


@pytest.mark.parametrize("edition", Edition)
def test_each_wanted_square_is_marked_and_no_other(edition):
    empty = drawn(edition)
    wanted = drawn(edition, (Kind.KITTEN, "b3", 12), (Kind.KITTEN, "f6", 1))
    assert changed(empty, wanted) == {"b3", "f6"}


def test_how_many_want_it_which_kind_and_which_is_first_are_seen_without_colour():
    def gray(*wanted):
        return drawn(Edition.CLASSIC, *wanted).convert("L").convert("RGB")

    plain = gray((Kind.KITTEN, "b3", 2), (Kind.KITTEN, "e5", 1))
    assert changed(plain, gray((Kind.KITTEN, "b3", 3), (Kind.KITTEN, "e5", 1))) == {"b3"}
    assert changed(plain, gray((Kind.KITTEN, "b3", 2), (Kind.CAT, "e5", 1))) == {"e5"}
    assert changed(plain, gray((Kind.KITTEN, "e5", 1), (Kind.KITTEN, "b3", 2))) == {"b3", "e5"}
    both = gray((Kind.KITTEN, "b3", 2), (Kind.CAT, "b3", 1), (Kind.KITTEN, "e5", 1))
    assert changed(plain, both) == {"b3"}
