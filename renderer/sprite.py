"""A picture that is pasted on another by its middle, without transparent margins, which cost time."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from renderer.layout import Pixel

#: Of 255, how opaque a piece that has gone is drawn.
_FAINT: Final = 95


class Sprite(NamedTuple):
    """A picture with a transparent background, and where its top left corner is, from its middle."""

    image: Image.Image
    left: int
    top: int

    def paste_on(self, picture: Image.Image, middle: Pixel) -> None:
        """Paste it on a picture, with its middle there."""
        picture.paste(self.image, (middle[0] + self.left, middle[1] + self.top), self.image)


def faded(sprite: Sprite) -> Sprite:
    """The same, half transparent: a piece that was there a moment ago."""
    image = sprite.image.copy()
    image.putalpha(image.getchannel("A").point(lambda alpha: alpha * _FAINT // 255))
    return sprite._replace(image=image)


def trimmed(picture: Image.Image) -> Sprite:
    """A sprite without its transparent margins."""
    box = picture.getbbox() or (0, 0, 1, 1)
    return Sprite(picture.crop(box), box[0] - picture.width // 2, box[1] - picture.height // 2)
