"""A turn that moves: it shows the result first and last, plays once, and stays small."""

import io

from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from game import Placed, Position
from renderer import draw_board, draw_motion
from tests.strategies import positions

LARGEST = 300 * 1024


def open_picture(data):
    return Image.open(io.BytesIO(data))


def frame(gif, number):
    gif.seek(number)
    return gif.convert("RGB")


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
    left, top, right, bottom = ImageChops.difference(frame(gif, 1), frame(gif, 3)).getbbox()
    # File c is 192 to 256 pixels from the left, rank 3 is 256 to 320 from the top.
    assert 192 <= left < right <= 256
    assert top < 256 < bottom <= 320
