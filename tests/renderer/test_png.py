"""What is drawn after a picture has been compressed takes no longer than before."""

import os
import time

from PIL import Image

from renderer.files.png import compress

SIZE = (400, 400)


def fastest_paste():
    picture, sprite = Image.new("RGB", SIZE, "red"), Image.new("RGBA", SIZE, (9, 8, 7, 90))
    return min(_seconds_of_a_paste(picture, sprite) for _ in range(30))


def _seconds_of_a_paste(picture, sprite):
    begun = time.perf_counter()
    picture.paste(sprite, (0, 0), sprite)
    return time.perf_counter() - begun


def test_what_is_pasted_afterwards_takes_no_longer():
    before = fastest_paste()
    compress(os.urandom(20_000) + bytes(400_000))
    assert fastest_paste() < 1.5 * before
