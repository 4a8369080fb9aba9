"""GIF files written frame by frame with one palette, so that their pictures are never all in memory. They play once."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Final

from PIL import GifImagePlugin, Image, ImageChops

from renderer.sprites.palette import CLEAR

_END: Final = b";"


class GifFile:
    """A GIF in the making: each frame is the part that changed, clear where it did not, which halves the bytes."""

    def __init__(self) -> None:
        self._file = io.BytesIO()
        self._shown: Image.Image | None = None

    @property
    def size(self) -> int:
        """Bytes so far."""
        return self._file.tell()

    def add(self, picture: Image.Image, duration: int) -> None:
        """Add an indexed picture, in the same palette as the others, that is shown for so many milliseconds."""
        if self._shown is None:
            header, _ = GifImagePlugin.getheader(picture, info={"duration": duration})
            self._file.write(b"".join(header))
            self._write(picture, (0, 0), duration)
        else:
            changed = ImageChops.difference(_values(self._shown), _values(picture))
            # A frame without any change is still shown for its time.
            left, top, right, bottom = changed.getbbox() or (0, 0, 1, 1)
            part = picture.crop((left, top, right, bottom))
            same = changed.crop((left, top, right, bottom)).point(lambda value: 255 * (value == 0))
            part.paste(CLEAR, mask=same)
            self._write(part, (left, top), duration, transparency=CLEAR)
        self._shown = picture

    def _write(self, part: Image.Image, corner: tuple[int, int], duration: int, **more: int) -> None:
        self._file.write(
            b"".join(GifImagePlugin.getdata(part, corner, duration=duration, disposal=1, **more))
        )

    def done(self) -> bytes:
        """The whole file."""
        self._file.write(_END)
        return self._file.getvalue()


def gif(frames: Iterable[tuple[Image.Image, int]]) -> bytes:
    """A GIF of indexed pictures, each shown for so many milliseconds."""
    file = GifFile()
    for picture, duration in frames:
        file.add(picture, duration)
    return file.done()


def _values(picture: Image.Image) -> Image.Image:
    """The palette's places of an indexed picture, as greys."""
    return Image.frombytes("L", picture.size, picture.tobytes())
