"""A picture to be laid on another by its middle, cut down to what is drawn in it: transparent margins cost time."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from renderer.layout import Pixel

#: Of 255, how much is left of what has gone.
_FAINT: Final = 95


class Sprite(NamedTuple):
    """A picture with transparent ground, and where its top left corner lies, seen from its middle."""

    image: Image.Image
    left: int
    top: int

    def paste_on(self, picture: Image.Image, middle: Pixel) -> None:
        """Lay it on a picture."""
        picture.paste(self.image, (middle[0] + self.left, middle[1] + self.top), self.image)


def faded(sprite: Sprite) -> Sprite:
    """The same, to be seen through: somebody who was there a moment ago."""
    image = sprite.image.copy()
    image.putalpha(image.getchannel("A").point(lambda alpha: alpha * _FAINT // 255))
    return sprite._replace(image=image)


def trimmed(picture: Image.Image) -> Sprite:
    """A sprite without its transparent margins."""
    box = picture.getbbox() or (0, 0, 1, 1)
    return Sprite(picture.crop(box), box[0] - picture.width // 2, box[1] - picture.height // 2)
