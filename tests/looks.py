"""Pictures as somebody sees them who sees no colours, and names that are hard to write."""

import io

from PIL import Image, ImageChops

#: Names that have no room in any picture, by what they are.
LONG_NAMES = {
    "wide": "W" * 60,
    "from the right": "דוד " * 20,
    "joined, from the right": "محمد " * 20,
    "emoji": "🐈" * 40,
    "emoji and letters": "🐈 Kätzchen " * 9,
    "signs": "小明" * 30,
}
#: Of 255: two shades of grey so far apart are told apart by everybody.
_FAR = 60


def opened(file):
    """The picture in a file."""
    return Image.open(io.BytesIO(file)).convert("RGB")


def far_apart(one, other):
    """Where two pictures differ without their colours (left, top, right, bottom), or None."""
    far = ImageChops.difference(one.convert("L"), other.convert("L"))
    return far.point(lambda value: 255 * (value > _FAR)).getbbox()
