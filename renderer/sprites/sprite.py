"""A picture that is pasted on another by its middle, without transparent margins, which cost time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from PIL import Image

#: A place in a picture, or a size: from the left, and from the top.
Pixel: TypeAlias = tuple[int, int]

#: How opaque a piece is drawn that was there a moment ago, and one that would be there.
GONE: Final = 0.6
PROPOSED: Final = 0.75


@dataclass(frozen=True, eq=False)
class Sprite:
    """A picture with a transparent background, and where its top left corner is, from its middle.

    Two sprites are equal only if they are one and the same, so a tile can be looked up fast by the sprites on it.
    """

    image: Image.Image
    left: int
    top: int

    def paste_on(self, picture: Image.Image, middle: Pixel) -> None:
        """Paste it on a picture, with its middle there."""
        picture.paste(self.image, (middle[0] + self.left, middle[1] + self.top), self.image)


#: A sprite and where its middle goes.
Layer: TypeAlias = tuple[Sprite, Pixel]


def trimmed(picture: Image.Image, middle: Pixel | None = None) -> Sprite:
    """A sprite without its transparent margins; its middle is the picture's, unless another is given."""
    x, y = middle or (picture.width // 2, picture.height // 2)
    box = picture.getbbox() or (0, 0, 1, 1)
    return Sprite(picture.crop(box), box[0] - x, box[1] - y)


def faded(sprite: Sprite, share: float) -> Sprite:
    """The same, only that share as opaque."""
    image = sprite.image.copy()
    image.putalpha(image.getchannel("A").point(lambda alpha: round(alpha * share)))
    return replace(sprite, image=image)


def squashed(sprite: Sprite, wide: float, high: float, foot: float = 0.0) -> Sprite:
    """Stretched that many times about a point ``foot`` pixels below its middle, on which it stands."""
    size = max(1, round(sprite.image.width * wide)), max(1, round(sprite.image.height * high))
    image = sprite.image.resize(size, Image.Resampling.BILINEAR)
    return Sprite(image, round(sprite.left * wide), round(foot + (sprite.top - foot) * high))


def tumbled(sprite: Sprite, angle: float, scale: float = 1.0) -> Sprite:
    """Turned by an angle, in degrees anticlockwise, about the middle of its image, and scaled."""
    image = sprite.image.rotate(angle, Image.Resampling.BICUBIC, expand=True)
    if scale != 1:
        size = max(1, round(image.width * scale)), max(1, round(image.height * scale))
        image = image.resize(size, Image.Resampling.BILINEAR)
    return Sprite(image, -image.width // 2, -image.height // 2)
