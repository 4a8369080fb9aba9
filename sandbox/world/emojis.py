"""An application's own emoji: what Discord keeps of one, and which uploads it refuses."""

from __future__ import annotations

import re
from base64 import b64decode
from binascii import Error as NotBase64
from dataclasses import dataclass, field
from io import BytesIO
from typing import Final

from PIL import Image

from sandbox.world.limits import Refusal, invalid
from sandbox.world.payloads import Json

MOST: Final = 2000
_MOST_BYTES: Final = 256 * 1024
#: Pixels on each side. Discord shrinks what is larger; here it is refused, so that nothing is sent for nothing.
_MOST_PIXELS: Final = 128
_NAME: Final = re.compile(r"[A-Za-z0-9_]{2,32}")
_DATA: Final = re.compile(r"data:image/(?:png|jpeg|gif|webp);base64,(.*)", re.DOTALL)


@dataclass(frozen=True)
class Emoji:
    """One emoji of the application: ``<:name:id>`` in a text, ``{"id", "name"}`` on a button."""

    id: int
    name: str
    animated: bool
    content_type: str
    content: bytes = field(repr=False)

    def payload(self, owner: Json) -> Json:
        """The emoji as Discord sends it; ``owner`` is the account that uploaded it."""
        return {
            "id": str(self.id),
            "name": self.name,
            "roles": [],
            "user": owner,
            "require_colons": True,
            "managed": False,
            "animated": self.animated,
            "available": True,
        }


def read_emoji(emoji_id: int, body: Json, names: set[str]) -> Emoji:
    """The emoji that a request uploads; ``names`` are taken. Raises Refusal where Discord would refuse it."""
    name = body["name"]
    if not _NAME.fullmatch(name):
        raise invalid("name: 2 to 32 letters, digits and underscores")
    if name in names:
        raise invalid(f"name: there is an emoji named {name} already")
    if len(names) >= MOST:
        raise Refusal(400, 30008, f"Maximum number of emojis reached ({MOST})")
    content = _content(body["image"])
    try:
        with Image.open(BytesIO(content)) as image:
            if max(image.size) > _MOST_PIXELS:
                raise invalid(f"image: larger than {_MOST_PIXELS} x {_MOST_PIXELS} pixels")
            animated = bool(getattr(image, "is_animated", False))
            return Emoji(emoji_id, name, animated, str(image.get_format_mimetype()), content)
    except OSError:  # Pillow knows no such picture, or it ends too early
        raise invalid("image: this is no picture") from None


def _content(image: str) -> bytes:
    """The bytes of a picture that is sent as a data URI."""
    data = _DATA.fullmatch(image)
    if data is None:
        raise invalid("image: no data URI of a picture")
    try:
        content = b64decode(data[1], validate=True)
    except NotBase64:
        raise invalid("image: not base64") from None
    if len(content) > _MOST_BYTES:
        raise Refusal(400, 50045, "File cannot be larger than 256.0 kb.")
    return content
