"""The gallery in the docs is what is drawn now, and every eye can tell the sides apart."""

import io
from itertools import product
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageColor, ImageStat

from game import Kind, Side
from renderer.board.scene import Manner
from renderer.gallery import EYES, cards, colour_sheet, gallery, sample_film, seen_by, states
from renderer.sprites.badges.sheet import badge_sheet
from renderer.sprites.cats import Face, sprite
from renderer.sprites.ghosts import ghost_sprite
from renderer.sprites.theme import THEMES

FAILED = Path("build/gallery")
#: Of 255, for a tile: fonts and Pillow's smoothing may differ a little from machine to machine.
TOLERANCE = 2.0


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "draw"),
    [("gallery", gallery), ("colours", colour_sheet), ("cards", cards), ("badges", badge_sheet)],
)
def test_the_sheets_in_the_docs_are_what_is_drawn(name, draw):
    golden, drawn = Image.open(f"docs/{name}.png").convert("RGB"), draw()
    same_size = golden.size == drawn.size
    difference = max(ImageStat.Stat(ImageChops.difference(golden, drawn)).mean) if same_size else 255
    if difference > TOLERANCE:
        FAILED.mkdir(parents=True, exist_ok=True)
        golden.save(FAILED / f"{name}-golden.png")
        drawn.save(FAILED / f"{name}-drawn.png")
    assert difference <= TOLERANCE, f"both are in {FAILED}; if the new one is right: make gallery"


@pytest.mark.long
def test_the_film_of_the_readme_is_a_whole_game():
    film = sample_film()
    with Image.open("docs/film.gif") as shown, Image.open(io.BytesIO(film)) as drawn:
        assert (shown.size, shown.n_frames) == (drawn.size, drawn.n_frames)
    assert len(film) <= 1_000_000


def test_the_gallery_has_every_edition_and_every_ending():
    shown = {state.shown.edition for state in states()}
    assert len(shown) == 3
    assert sum(bool(state.shown.won and state.shown.finish) for state in states()) == 3
    assert {state.shown.finish.manner for state in states() if state.shown.finish} == set(Manner)
    assert len({state.label for state in states()}) == len(states())


def centre_of(theme, side, kind, eyes):
    cloth = Image.new("RGB", (128, 128), theme.cloths[0][0])
    sprite(theme.coat(side), kind, Face.IDLE, 128).paste_on(cloth, (64, 64))
    return ImageStat.Stat(seen_by(cloth, eyes).convert("L").crop((36, 36, 92, 92))).mean[0]


@pytest.mark.parametrize(("theme", "eyes"), list(product(THEMES, EYES)))
def test_the_sides_differ_in_lightness_for_every_eye(theme, eyes):
    for kind in Kind:
        assert centre_of(theme, Side.ORANGE, kind, eyes) - centre_of(theme, Side.GRAY, kind, eyes) > 15


@pytest.mark.parametrize(("theme", "eyes"), list(product(THEMES, EYES)))
def test_whose_a_ghost_is_differs_in_lightness_for_every_eye(theme, eyes):
    middles = []
    for side in Side:
        cloth = Image.new("RGB", (96, 96), theme.cloths[0][0])
        ghost_sprite(theme, theme.coat(side), 96).paste_on(cloth, (48, 48))
        middles.append(ImageStat.Stat(seen_by(cloth, eyes).convert("L").crop((8, 8, 88, 88))).mean[0])
    assert middles[0] - middles[1] > 60


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_sides_differ_in_shape(theme):
    for kind in Kind:
        shapes = [sprite(theme.coat(side), kind, Face.IDLE, 128) for side in Side]
        outlines = []
        for shape in shapes:
            outline = Image.new("L", (128, 128), 0)
            outline.paste(
                shape.image.getchannel("A").point(lambda alpha: 255 * (alpha > 200)),
                (64 + shape.left, 64 + shape.top),
            )
            outlines.append(outline)
        differing = ImageStat.Stat(ImageChops.difference(*outlines)).mean[0] / 255
        assert differing > 0.02, "of the square's area"


def luminance(colour):
    """Relative luminance as WCAG 2 defines it."""
    parts = [channel / 255 for channel in ImageColor.getrgb(colour)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_letters_can_be_read(theme):
    for letters, ground in (
        (theme.letters, theme.binding),
        (theme.letters, theme.card),
        (theme.letters, theme.card_low),
        (theme.dim, theme.card),
        (theme.dim, theme.card_low),
        (theme.gold, theme.card_low),
    ):
        lighter, darker = sorted(map(luminance, (letters, ground)), reverse=True)
        assert (lighter + 0.05) / (darker + 0.05) >= 4.5, (letters, ground)
