"""The bot's own emoji: what Discord takes, each another picture, seen on dark and on light."""

import io
import re

import pytest
from PIL import Image, ImageStat

from renderer.sprites.emoji import _drawings, emoji

#: What Discord takes.
MOST_BYTES = 256 * 1024
NAME = re.compile(r"[A-Za-z0-9_]{2,32}")


def opened(name):
    return Image.open(io.BytesIO(emoji()[name])).convert("RGBA")


@pytest.mark.parametrize("name", _drawings())
def test_each_is_what_discord_takes(name):
    assert NAME.fullmatch(name)
    assert len(emoji()[name]) <= MOST_BYTES
    assert opened(name).size == (128, 128)
    assert opened(name).getpixel((0, 0))[3] == 0, "its background is transparent"


def test_both_sides_have_kitten_cat_and_ghost():
    assert {
        f"{kind}_{coat}" for kind in ("kitten", "cat", "ghost") for coat in ("marmalade", "tuxedo")
    } <= set(emoji())
    assert {"paw", "trophy", "crown", "medal_gold", "medal_silver", "medal_bronze"} <= set(emoji())


def test_no_two_are_the_same_and_they_are_always_the_same():
    assert len(set(emoji().values())) == len(emoji())
    assert emoji.__wrapped__() == emoji()


@pytest.mark.parametrize("name", _drawings())
@pytest.mark.parametrize("ground", ["#313338", "#FFFFFF"])
def test_each_is_seen_on_dark_and_on_light_at_the_size_of_a_line(name, ground):
    small = opened(name).resize((22, 22))
    shown = Image.new("RGBA", small.size, ground)
    shown.alpha_composite(small)
    assert max(ImageStat.Stat(shown.convert("L")).stddev) > 20
