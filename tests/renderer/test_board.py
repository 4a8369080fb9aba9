"""The picture shows what happened: read back from its pixels and from the scene it was made of."""

import io
import math
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageStat

from game import SQUARES, Edition, Kind, Position, Side, square_name
from renderer import draw_board
from renderer.board import compose
from renderer.cats import Face, sprite
from renderer.layout import Layout
from renderer.palette import index
from renderer.png import indexed_png
from renderer.scene import scene
from renderer.theme import COSY, THEMES
from renderer.trays import POOL_PIECES
from tests.strategies import positions

HAUNTED = "6/kK2k1/6/1c2KK/6/K2K1k o 0/3 c56w/ef2n ghost"
BUSY = "k4c/2k3/1k2CK/5K/K2kc1/6 o 3/2 -/- classic"


def open_png(data):
    picture = Image.open(io.BytesIO(data))
    picture.load()
    return picture


def patch(picture, square, layout):
    x, y = layout.corner(square)
    return picture.convert("RGB").crop((x, y, x + layout.square, y + layout.square))


def difference(one, other):
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean)


@settings(max_examples=60, deadline=None)
@given(positions(), st.data())
def test_the_scene_of_a_turn_is_the_position_after_it(position, data):
    played = position.play(data.draw(st.sampled_from(position.legal_turns())))
    shown = scene(played.position, played.events)
    assert shown.pieces == dict(played.position.pieces)
    assert shown.pools == {side: played.position.pool(side) for side in Side}
    assert shown.ghosts == {side: ghost for side in Side if (ghost := played.position.ghost(side))}
    assert shown.to_move == (None if played.position.outcome else played.position.side)


@settings(max_examples=15, deadline=None)
@given(positions(), st.data())
def test_any_turn_of_any_edition_can_be_drawn_at_any_size(position, data):
    played = position.play(data.draw(st.sampled_from(position.legal_turns())))
    width = data.draw(st.sampled_from((256, 350, 512, 1024)))
    preview = data.draw(st.booleans())
    picture = open_png(draw_board(played.position, played.events, preview=preview, width=width))
    assert picture.size == (width, Layout(width).height)


def test_the_bed_fills_the_picture():
    layout = Layout()
    assert (layout.width, layout.height) == (1024, 848)
    quilt = layout.length + 2 * layout.binding
    assert quilt >= 0.78 * layout.width
    assert quilt >= 0.88 * layout.height
    at_350 = 350 / layout.width
    pool = [sprite(COSY.orange, kind, Face.IDLE, size).image.width for kind, size in POOL_PIECES.items()]
    assert min(pool) * at_350 >= 30


def test_each_square_shows_its_piece_and_empty_ones_the_quilt():
    layout = Layout()
    position = Position.parse(BUSY)
    bare = open_png(draw_board(Position.start(Edition.CLASSIC)))
    drawn = open_png(draw_board(position))
    for square in SQUARES:
        changed = difference(patch(drawn, square, layout), patch(bare, square, layout)) > 10
        assert changed == (square in position.pieces), square_name(square)


def on_cloth(shown):
    cloth = Image.new("RGB", (128, 128), COSY.cloths[0][0])
    shown.paste_on(cloth, (64, 64))
    return cloth


def test_the_sides_and_kinds_differ_in_lightness_without_colour():
    for theme in THEMES:
        grey = {
            (side, kind): on_cloth(sprite(theme.coat(side), kind, Face.IDLE, 128)).convert("L")
            for side in Side
            for kind in Kind
        }
        for kind in Kind:
            middles = [grey[side, kind].crop((36, 36, 92, 92)) for side in Side]
            orange, gray = (ImageStat.Stat(middle).mean[0] for middle in middles)
            assert orange - gray > 20


def test_every_face_is_another_picture():
    for side in Side:
        for kind in Kind:
            faces = {sprite(COSY.coat(side), kind, face, 128).image.tobytes() for face in Face}
            assert len(faces) == len(Face)


def test_a_turn_leaves_marks_that_the_bare_bed_has_not():
    position = Position.parse(BUSY)
    played = position.play(position.parse_turn("c3"))
    after = played.position
    with_arrows, without = (
        open_png(draw_board(*arguments)) for arguments in ((after, played.events), (after,))
    )
    layout = Layout()
    marked = {
        square_name(square)
        for square in SQUARES
        if difference(patch(with_arrows, square, layout), patch(without, square, layout)) > 3
    }
    assert {"c3", "b4", "a5", "d2", "e1"} <= marked
    assert not marked & {"f6", "a1", "c6", "f3"}


def test_the_png_is_read_back_exactly():
    picture = index(compose(scene(Position.parse(BUSY)), COSY, Layout(512)), COSY)
    again = open_png(indexed_png(picture))
    assert again.mode == "P"
    assert again.tobytes() == picture.tobytes()
    assert again.convert("RGB").tobytes() == picture.convert("RGB").tobytes()


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("position", [BUSY, HAUNTED])
def test_the_fixed_palettes_are_faithful(theme, position):
    full = compose(scene(Position.parse(position)), theme, Layout())
    error = ImageStat.Stat(ImageChops.difference(full, index(full, theme).convert("RGB"))).rms
    noise = 20 * math.log10(255 / (sum(error) / 3))
    assert noise > 38, (
        "decibels; make the palettes anew after a change of colours: python -m renderer palette"
    )


def run(*arguments):
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "renderer", *arguments], capture_output=True, text=True, check=False
    )


def test_the_command_draws_any_position(tmp_path):
    output = tmp_path / "board.png"
    done = run(BUSY, "--turn", "c3", "-o", str(output), "--width", "512")
    assert done.returncode == 0
    assert open_png(output.read_bytes()).size == (512, 424)


def test_the_command_says_what_is_wrong(tmp_path):
    done = run(BUSY, "--turn", "a6", "-o", str(tmp_path / "board.png"))
    assert done.returncode == 1
    assert done.stderr == "renderer: the square is taken\n"
    assert not (tmp_path / "board.png").exists()
