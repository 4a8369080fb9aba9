"""GIF files written frame by frame with one palette, so that their pictures are never all in memory."""

from __future__ import annotations

import io
from typing import Final

from PIL import GifImagePlugin, Image, ImageChops

from renderer.sprites.palette import CLEAR

_END: Final = b";"
#: As many times as GIF says for a film without an end.
_FOR_EVER: Final = 0
#: For each difference of two places in the palette: 255 if there is none.
_SAME: Final = [255] + [0] * 255


class GifFile:
    """A GIF in the making: each frame is the part that changed, clear where it did not, which halves the bytes.

    It plays once, as a board's does, or if it ``loops`` for ever, as a film's does.
    """

    def __init__(self, *, loops: bool = False) -> None:
        self._info = {"loop": _FOR_EVER} if loops else {}
        self._file = io.BytesIO()
        self._shown: Image.Image | None = None

    @property
    def size(self) -> int:
        """Bytes so far."""
        return self._file.tell()

    def add(self, picture: Image.Image, duration: int) -> None:
        """Add an indexed picture, in the same palette as the others, that is shown for so many milliseconds."""
        if self._shown is None:
            header, _ = GifImagePlugin.getheader(picture, info={**self._info, "duration": duration})
            self._file.write(b"".join(header))
            self._write(picture, (0, 0), duration)
            self._shown = picture.copy()
        else:
            self.change(picture, (0, 0), duration)

    def change(self, picture: Image.Image, corner: tuple[int, int], duration: int) -> None:
        """Add a frame that is as the one before, but for a part that begins at that corner."""
        if self._shown is None:
            raise ValueError("there is no frame to change")
        x, y = corner
        before = self._shown.crop((x, y, x + picture.width, y + picture.height))
        changed = ImageChops.difference(before, picture)
        # A frame without any change is still shown for its time.
        left, top, right, bottom = changed.getbbox() or (0, 0, 1, 1)
        part = picture.crop((left, top, right, bottom))
        part.paste(CLEAR, mask=changed.crop((left, top, right, bottom)).point(_SAME, "L"))
        self._write(part, (x + left, y + top), duration, transparency=CLEAR)
        self._shown.paste(picture, corner)

    def _write(self, part: Image.Image, corner: tuple[int, int], duration: int, **more: int) -> None:
        self._file.write(
            b"".join(GifImagePlugin.getdata(part, corner, duration=duration, disposal=1, **more))
        )

    def done(self) -> bytes:
        """The whole file."""
        self._file.write(_END)
        return self._file.getvalue()
