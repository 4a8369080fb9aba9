"""Where isal is not installed, pictures are compressed by zlib, and show the same."""

import io
import subprocess
import sys

from PIL import Image, ImageChops

from game import Edition, Position
from renderer import draw_board

DRAWN = """
import sys
sys.modules["isal"] = None  # as if it were not installed
from game import Edition, Position
from renderer import draw_board
sys.stdout.buffer.write(draw_board(Position.start(Edition.GHOST)))
"""


def test_the_picture_is_the_same():
    done = subprocess.run([sys.executable, "-c", DRAWN], capture_output=True, check=True)  # noqa: S603
    with_it = Image.open(io.BytesIO(draw_board(Position.start(Edition.GHOST)))).convert("RGB")
    without = Image.open(io.BytesIO(done.stdout)).convert("RGB")
    assert with_it.size == without.size
    assert ImageChops.difference(with_it, without).getbbox() is None
