"""A turn that moves: it shows the result first and last, plays once, and stays small."""

import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from game import Placed, Position, Side
from renderer import Finish, Manner, draw_board, draw_ending, draw_motion
from renderer.board.ending import FRAMES
from renderer.board.layout import layout_of
from renderer.gallery import FINISHES
from tests.strategies import positions

#: A turn with the cheers for its win is the largest; one without stays below half of it.
LARGEST = 400 * 1024


def open_picture(data):
    return Image.open(io.BytesIO(data))


def frame(gif, number):
    gif.seek(number)
    return gif.convert("RGB")


@pytest.mark.long
@settings(max_examples=25, deadline=None)
@given(positions(), st.data())
def test_any_turn_moves_and_ends_as_it_begins_with_the_still_board(position, data):
    played = position.play(data.draw(st.sampled_from(position.legal_turns())))
    drawn = draw_motion(played)
    gif = open_picture(drawn)
    still = open_picture(draw_board(played.position, played.events, width=512)).convert("RGB")
    assert len(drawn) <= LARGEST
    assert "loop" not in gif.info, "it plays once"
    assert 8 <= gif.n_frames <= 64
    assert ImageChops.difference(frame(gif, 0), still).getbbox() is None
    assert ImageChops.difference(frame(gif, gif.n_frames - 1), still).getbbox() is None


def test_the_piece_placed_comes_down_from_above():
    position = Position.parse("6/6/6/6/6/6 o 0/0 -/- classic")
    played = position.play(position.parse_turn("c3"))
    assert isinstance(played.events[0], Placed)
    gif = open_picture(draw_motion(played))
    layout = layout_of(512)
    x, y = layout.corner(played.events[0].square)
    left, top, right, bottom = ImageChops.difference(frame(gif, 1), frame(gif, 2)).getbbox()
    assert x - 4 <= left < right <= x + layout.square + 4
    assert top < y < bottom <= y + layout.square + 4


WINS = (
    ("5k/1c1k2/1CC3/k3K1/2k1K1/1k4 o 3/2 -/- classic", "C@d4"),
    ("C1C1C1/6/C1C1C1/6/2kkk1/C5 o 8/0 -/- classic", "C@f1"),
    ("6/1k4/4k1/KK4/5k/1k4 o 0/0 -/- kittens", "c3"),
)


@pytest.mark.parametrize(("position", "turn"), WINS)
def test_a_win_is_cheered_after_its_turn(position, turn):
    before = Position.parse(position)
    played = before.play(before.parse_turn(turn))
    gif = open_picture(draw_motion(played, finish=Finish(Manner.PLAYED, Side.ORANGE, 27)))
    assert gif.n_frames > FRAMES + 8
    assert len(draw_motion(played)) <= LARGEST


@pytest.mark.parametrize(("_label", "finish"), FINISHES)
def test_every_other_end_moves_once_and_stands_still_as_its_board(_label, finish):
    position = Position.parse("5c/4C1/2k2K/k1kK2/1Kc2k/6 o 2/3 -/- classic")
    gif = open_picture(draw_ending(position, (), finish))
    still = open_picture(draw_board(position, finish=finish, width=512)).convert("RGB")
    assert "loop" not in gif.info, "it plays once"
    assert gif.n_frames == FRAMES + 2
    for number in (0, gif.n_frames - 1):
        assert ImageChops.difference(frame(gif, number), still).getbbox() is None
