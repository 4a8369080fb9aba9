"""Draws what people have voted for: on each square that is wanted a plate with the piece, and by how many it is wanted there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game import Kind
from renderer.board import marks
from renderer.board.layout import Layout
from renderer.board.scene import Scene
from renderer.sprites.cats import Face
from renderer.sprites.cats import sprite as piece_sprite
from renderer.sprites.sprite import Layer
from renderer.sprites.theme import Theme

#: Lengths in a picture 1024 wide: a plate, the piece on it and how far that is to its left.
_PLATE, _ASIDE = 124, 28
_PIECES: Final = {Kind.KITTEN: 78, Kind.CAT: 62}
#: How far from the middle plates are where both kinds are wanted on a square: kittens below, cats above.
_APART: Final = {Kind.KITTEN: 31, Kind.CAT: -31}


def wanted_layers(shown: Scene, theme: Theme, layout: Layout) -> Iterator[Layer]:
    """The plates of a scene; the first of them, which would be played, stands out by a dashed frame round its square."""
    wanted = shown.choices.wanted
    if not wanted or shown.to_move is None:
        return
    yield marks.landing(theme, layout.square), layout.centre(wanted[0].square)
    for number, each in enumerate(wanted):
        both = any(other.square == each.square and other.kind is not each.kind for other in wanted)
        x, y = layout.centre(each.square)
        y += layout.offset(_APART[each.kind]) if both else 0
        yield marks.plate(theme, each.votes, layout.scaled(_PLATE), first=number == 0), (x, y)
        coat, size = theme.coat(shown.to_move), layout.scaled(_PIECES[each.kind])
        piece = piece_sprite(coat, each.kind, Face.IDLE, size, shadow=False)
        yield piece, (x - layout.scaled(_ASIDE), y)
