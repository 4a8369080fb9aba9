"""The picture shows what happened: read back from its pixels and from the scene it was made of."""

import io
import math
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageColor, ImageStat

from game import SQUARES, Blocked, Edition, Kind, Position, Side, square_name
from renderer import Avatar, Choices, draw_board
from renderer.board.board import compose
from renderer.board.layout import layout_of
from renderer.board.scene import scene
from renderer.board.trays import POOL_PIECES, sign_place
from renderer.files.canvas import Canvas
from renderer.sprites.cats import Face, sprite
from renderer.sprites.palette import index
from renderer.sprites.theme import COSY, THEMES
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


@pytest.mark.long
@settings(max_examples=60, deadline=None)
@given(positions(), st.data())
def test_the_scene_of_a_turn_is_the_position_after_it(position, data):
    played = position.play(data.draw(st.sampled_from(position.legal_turns())))
    shown = scene(played.position, played.events)
    assert shown.pieces == dict(played.position.pieces)
    assert shown.pools == {side: played.position.pool(side) for side in Side}
    assert shown.ghosts == {side: ghost for side in Side if (ghost := played.position.ghost(side))}
    assert shown.to_move == (None if played.position.outcome else played.position.side)


@pytest.mark.long
@settings(max_examples=15, deadline=None)
@given(positions(), st.data())
def test_any_turn_of_any_edition_can_be_drawn_at_any_size(position, data):
    played = position.play(data.draw(st.sampled_from(position.legal_turns())))
    width = data.draw(st.sampled_from((256, 350, 512, 1024)))
    preview = data.draw(st.booleans())
    picture = open_png(draw_board(played.position, played.events, preview=preview, width=width))
    assert picture.size == (width, layout_of(width).height)


def test_the_bed_fills_the_picture():
    layout = layout_of()
    assert (layout.width, layout.height) == (1024, 848)
    quilt = layout.length + 2 * layout.binding
    assert quilt >= 0.78 * layout.width
    assert quilt >= 0.88 * layout.height
    at_350 = 350 / layout.width
    pool = [sprite(COSY.orange, kind, Face.IDLE, size).image.width for kind, size in POOL_PIECES.items()]
    assert min(pool) * at_350 >= 30


def test_each_square_shows_its_piece_and_empty_ones_the_quilt():
    layout = layout_of()
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
    layout = layout_of()
    marked = {
        square_name(square)
        for square in SQUARES
        if difference(patch(with_arrows, square, layout), patch(without, square, layout)) > 3
    }
    assert {"c3", "b4", "a5", "d2", "e1"} <= marked
    assert not marked & {"f6", "a1", "c6", "f3"}


def test_the_png_is_read_back_exactly():
    picture = index(compose(scene(Position.parse(BUSY)), COSY, layout_of(512)), COSY)
    again = open_png(Canvas.of(picture).png())
    assert again.mode == "P"
    assert again.tobytes() == picture.tobytes()
    assert again.convert("RGB").tobytes() == picture.convert("RGB").tobytes()


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("position", [BUSY, HAUNTED])
def test_the_fixed_palettes_are_faithful(theme, position):
    full = compose(scene(Position.parse(position)), theme, layout_of())
    error = ImageStat.Stat(ImageChops.difference(full, index(full, theme).convert("RGB"))).rms
    noise = 20 * math.log10(255 / (sum(error) / 3))
    assert noise > 38, (
        "decibels; make the palettes anew after a change of colours: python -m renderer palette"
    )


def marks_of(position, turn, **how):
    """Which squares look different from the board that stands there without a turn."""
    before = Position.parse(position)
    played = before.play(before.parse_turn(turn))
    pictures = [
        open_png(draw_board(*arguments, **how))
        for arguments in ((played.position, played.events), (played.position,))
    ]
    layout = layout_of()
    return {
        square_name(square)
        for square in SQUARES
        if difference(*(patch(picture, square, layout) for picture in pictures)) > 3
    }


def test_what_is_held_and_what_wont_budge_has_a_mark():
    assert marks_of("6/6/2k3/2K3/6/6 o 0/0 -/- classic", "c2") >= {"c3", "c4"}, "a chain on the seam"
    cat = Position.parse("6/6/6/2c3/6/6 o 0/1 -/- classic")
    played = cat.play(cat.parse_turn("c2"))
    without = [event for event in played.events if not isinstance(event, Blocked)]
    layout, square = layout_of(), played.events[0].square
    one, other = (open_png(draw_board(played.position, events)) for events in (played.events, without))
    assert difference(patch(one, square, layout), patch(other, square, layout)) > 1


def test_a_preview_can_be_told_and_lights_the_tray_of_who_is_still_to_move():
    before = Position.parse(BUSY)
    played = before.play(before.parse_turn("c3"))
    happened, preview = (
        open_png(draw_board(played.position, played.events, preview=preview)).convert("RGB")
        for preview in (False, True)
    )
    layout = layout_of()
    tray = (0, 0, layout.tray_width, layout.height)
    others = (layout.tray_left(Side.GRAY), 0, layout.width, layout.height)
    gold = ImageColor.getrgb(COSY.gold)

    def golden(picture, box):
        colours = picture.crop(box).getcolors(10**6)
        return sum(
            count
            for count, colour in colours
            if all(abs(a - b) < 12 for a, b in zip(colour, gold, strict=True))
        )

    assert golden(preview, tray) > 5000 > golden(preview, others)
    assert golden(happened, others) > 5000 > golden(happened, tray)
    binding = (layout.left, 0, layout.left + layout.length, layout.top - 8)
    assert golden(preview, binding) > 2000 > golden(happened, binding)


def test_entries_are_numbered_at_the_ends_of_their_seams_and_the_chosen_one_is_golden():
    before = Position.parse("6/6/3k2/6/1K4/6 o 0/0 -/- ghost")
    begun = before.place(Kind.KITTEN, 20)
    layout, board = layout_of(), begun.board()
    bare, numbered, chosen = (
        open_png(draw_board(board, begun.events, choices, preview=True)).convert("RGB")
        for choices in (
            Choices(),
            Choices(entries=begun.entries),
            Choices(entries=begun.entries, entry=begun.entries[3]),
        )
    )

    def around(picture, stitch):
        x, y = layout.entry(stitch)
        return picture.crop((x - 20, y - 20, x + 20, y + 20))

    assert len(begun.entries) == 20
    for stitch in begun.entries:
        assert difference(around(bare, stitch), around(numbered, stitch)) > 50
        assert (difference(around(numbered, stitch), around(chosen, stitch)) > 20) == (
            stitch == begun.entries[3]
        )


def test_players_pictures_are_in_their_trays_in_colours_of_their_own():
    files = {}
    for side, colour in ((Side.ORANGE, "#00FF00"), (Side.GRAY, "#FF00FF")):
        file = io.BytesIO()
        Image.new("RGB", (64, 64), colour).save(file, "PNG")
        files[side] = Avatar.read(file.getvalue())
    position, layout = Position.parse(BUSY), layout_of()
    picture = open_png(draw_board(position, avatars=files)).convert("RGB")
    for side, colour in ((Side.ORANGE, (0, 255, 0)), (Side.GRAY, (255, 0, 255))):
        x, y = sign_place(layout, ended=False)
        assert picture.getpixel((layout.tray_left(side) + x, y)) == colour
    plain = open_png(draw_board(position)).convert("RGB")
    left, right = layout.bed[0], layout.bed[2]
    assert (
        picture.crop((left, 0, right, layout.height)).tobytes()
        == plain.crop((left, 0, right, layout.height)).tobytes()
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


def test_only_who_was_booped_looks_it():
    before = Position.parse("6/6/1K4/6/6/5k o 0/0 -/- classic")
    played, layout = before.play(before.parse_turn("K@c3")), layout_of(512)
    picture = open_png(draw_board(played.position, played.events, width=512)).convert("RGB")
    named = {square_name(square): square for square in SQUARES}
    for name, side, looks in (("a5", Side.ORANGE, Face.BOOPED), ("f1", Side.GRAY, Face.IDLE)):
        patches = {}
        for face in (Face.BOOPED, Face.IDLE):
            drawn = picture.copy()
            body = sprite(COSY.coat(side), Kind.KITTEN, face, layout.square)
            body.paste_on(drawn, layout.centre(named[name]))
            patches[face] = difference(*(patch(each, named[name], layout) for each in (picture, drawn)))
        assert min(patches, key=patches.get) is looks
