"""Players' own pictures in the trays of a board that is drawn already: each in colours of its own.

So a board's other colours don't depend on who plays, and who is forgotten leaves nothing behind in any cache.
"""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from game import Side
from renderer.board.layout import Layout
from renderer.board.trays import portrait_size, sign_place
from renderer.files.canvas import Canvas
from renderer.sprites.palette import AVATAR_COLOURS, COLOURS
from renderer.sprites.players.avatars import Avatar, disc
from renderer.sprites.players.portraits import avatar_size
from renderer.sprites.theme import Theme


def paste_avatars(
    canvas: Canvas, theme: Theme, layout: Layout, avatars: Mapping[Side, Avatar], *, ended: bool
) -> None:
    """Paste players' pictures into their signs, in colours of their own."""
    colours = bytearray(canvas.colours)
    for number, side in enumerate(Side):
        if side not in avatars:
            continue
        size, first = avatar_size(theme.coat(side), portrait_size(layout)), COLOURS + number * AVATAR_COLOURS
        drawn = avatars[side].picture(size).quantize(AVATAR_COLOURS, dither=Image.Dither.NONE)
        chosen = bytes(drawn.getpalette("RGB") or ())[: AVATAR_COLOURS * 3]
        colours[first * 3 : first * 3 + len(chosen)] = chosen
        moved = drawn.point(
            [entry + first for entry in range(AVATAR_COLOURS)] + [first] * (256 - AVATAR_COLOURS)
        )
        x, y = sign_place(layout, ended=ended)
        corner = layout.tray_left(side) + x - size // 2, y - size // 2
        canvas.paste(moved, corner, disc(size).point(lambda alpha: 255 * (alpha > 127)))
    canvas.colours = bytes(colours)
