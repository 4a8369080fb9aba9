"""Results as pills: each way a game can stand is seen by every eye, and without colour."""

from itertools import combinations, product

import pytest
from PIL import Image, ImageChops

from renderer import TO_COME, Pill, PillKind
from renderer.cards.pills import put_pill
from renderer.gallery import EYES, seen_by
from renderer.sprites.theme import THEMES

SIZE = (56, 40)


def seen(kind, theme, eyes):
    """A pill in grey, with the same figure on it whatever it stands for."""
    row = Image.new("RGB", (72, 56), theme.card_low)
    put_pill(row, (36, 28), Pill(kind, "1"), SIZE, theme)
    return seen_by(row, eyes).convert("L")


@pytest.mark.parametrize(("theme", "eyes"), list(product(THEMES, EYES)))
def test_they_differ_in_lightness_for_every_eye(theme, eyes):
    for one, other in combinations(PillKind, 2):
        far = ImageChops.difference(seen(one, theme, eyes), seen(other, theme, eyes))
        assert sum(far.histogram()[40:]) > 60, f"dots of {one} and {other} that are far apart"


def test_it_stays_in_its_place():
    for pill in (TO_COME, *(Pill(kind, "½") for kind in PillKind)):
        ground = Image.new("RGB", (200, 200), THEMES[0].card_low)
        shown = ground.copy()
        put_pill(shown, (100, 100), pill, SIZE, THEMES[0])
        left, top, right, bottom = ImageChops.difference(ground, shown).getbbox()
        assert left >= 72
        assert top >= 80
        assert right <= 128
        assert bottom <= 120
