"""A board put together of tiles is the picture that is drawn whole, whatever was drawn before and by whom at the same time."""

import io
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from game import Edition, Position, Side, random_game
from renderer import Avatar, Choices, draw_board
from renderer.board.board import compose, indexed
from renderer.board.layout import layout_of
from renderer.board.quilt import Look
from renderer.board.scene import NO_CHOICES, scene
from renderer.board.tiles import KEPT, TRAYS_KEPT, _cuts, _tile, _tray
from renderer.gallery import states
from renderer.sprites.palette import index
from renderer.sprites.theme import COSY, theme_of
from tests.strategies import positions

WIDTHS = (256, 350, 512, 1024)


def colours(data):
    with Image.open(io.BytesIO(data)) as picture:
        return picture.convert("RGB").tobytes()


def whole(board, events=(), choices=NO_CHOICES, *, preview=False, width=1024):
    """The picture drawn whole in full colour, and put into the palette at once."""
    shown, theme = scene(board, events, choices, preview=preview), theme_of(board.edition)
    return index(compose(shown, theme, layout_of(width)), theme).convert("RGB").tobytes()


@pytest.mark.long
@settings(max_examples=40, deadline=None)
@given(positions(), st.data(), st.booleans(), st.sampled_from(WIDTHS))
def test_any_turn_is_the_picture_drawn_whole(position, data, preview, width):
    played = position.play(data.draw(st.sampled_from(position.legal_turns())))
    shown = played.position, played.events
    assert colours(draw_board(*shown, preview=preview, width=width)) == whole(
        *shown, preview=preview, width=width
    )


@pytest.mark.long
@settings(max_examples=20, deadline=None)
@given(positions(), st.data(), st.sampled_from(WIDTHS))
def test_what_is_still_to_choose_is_the_picture_drawn_whole(position, data, width):
    turn = data.draw(st.sampled_from(position.legal_turns()))
    begun = position.place(turn.kind, turn.square)
    shown = begun.board(), begun.events, Choices(begun.graduations, begun.entries)
    assert colours(draw_board(*shown, preview=True, width=width)) == whole(*shown, preview=True, width=width)


# Every third is enough for every day.
@pytest.mark.parametrize(
    "state",
    [
        pytest.param(state, id=state.label, marks=[pytest.mark.long] if number % 3 else [])
        for number, state in enumerate(states())
    ],
)
def test_every_state_of_the_gallery_is_the_picture_drawn_whole(state):
    layout = layout_of()
    at_once = index(compose(state.shown, state.theme, layout), state.theme).convert("RGB").tobytes()
    assert colours(indexed(state.shown, state.theme, layout).png()) == at_once


def some_turns(edition, seed):
    position = Position.start(edition)
    for turn in random_game(edition, Random(seed))[:12]:
        played = position.play(turn)
        yield played.position, played.events
        position = played.position


@pytest.mark.long
def test_two_threads_at_once_draw_what_one_draws():
    boards = [board for edition in Edition for board in some_turns(edition, 5)]
    with ThreadPoolExecutor(2) as threads:
        drawn = list(threads.map(lambda board: draw_board(*board), [*boards, *reversed(boards)]))
    for board, *both in zip(boards, drawn, reversed(drawn), strict=False):
        assert [colours(data) for data in both] == [whole(*board)] * 2


def test_a_players_picture_stays_on_no_tile():
    file = io.BytesIO()
    Image.new("RGB", (64, 64), "#00FF00").save(file, "PNG")
    position = Position.start(Edition.CLASSIC)
    plain = draw_board(position)
    assert draw_board(position, avatars={Side.ORANGE: Avatar.read(file.getvalue())}) != plain
    assert draw_board(position) == plain


def test_what_is_kept_has_a_bound():
    layout = layout_of()
    largest = layout.square * layout.square
    assert KEPT * largest <= 48 * 1024 * 1024
    for cut in _cuts(COSY, layout, Look.PLAYED).values():
        left, top, right, bottom = cut.alike
        assert (right - left) * (bottom - top) <= largest
    assert _tile.cache_info().maxsize == KEPT
    assert TRAYS_KEPT * layout.tray_width * layout.height <= 11 * 1024 * 1024
    assert _tray.cache_info().maxsize == TRAYS_KEPT


def test_a_tray_is_put_together_once():
    played = Position.start(Edition.CLASSIC).play(random_game(Edition.CLASSIC, Random(1))[0])
    draw_board(played.position, played.events)
    before = _tray.cache_info()
    draw_board(played.position, played.events)
    after = _tray.cache_info()
    assert (after.hits - before.hits, after.misses) == (2, before.misses)
