"""The arrows of pieces that were moved in a turn and stay on the bed."""

from __future__ import annotations

from typing import Final

from game import Booped, Scared
from renderer.board import marks
from renderer.board.layout import Layout, between
from renderer.sprites.cats import cushion_radius
from renderer.sprites.sprite import Layer
from renderer.sprites.theme import Theme

#: An arrow ends so far before the rim of the piece it points at, in half squares.
_BEFORE_THE_RIM: Final = 0.08


def way(event: Booped | Scared, theme: Theme, layout: Layout, *, by_ghost: bool) -> Layer:
    """The arrow of a piece that was pushed, by the piece placed or dark ``by_ghost``; of one that jumped away, also off the bed, a leap."""
    start = layout.centre(event.origin)
    if isinstance(event, Booped):
        radius = cushion_radius(theme.coat(event.piece.side), event.piece.kind) + _BEFORE_THE_RIM
        step = between(event.origin, event.to)
        return marks.arrow(theme, *step, radius, layout.square, by_ghost=by_ghost), start
    files, ranks = between(event.origin, event.over[-1] if event.to is None else event.to)
    if event.to is None:
        files, ranks = (part + (part > 0) - (part < 0) for part in (files, ranks))
    return marks.leap(theme, files, ranks, layout.square, leaves=event.to is None), start
