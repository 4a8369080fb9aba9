"""The words for people, their scores, sides, pieces and squares."""

from __future__ import annotations

from collections.abc import Iterable

from data import Player, Score
from game import ENTRIES, Edition, Heading, Kind, Piece, Side, Square, Stitch, square_name
from game.geometry import STITCH_SIDES
from words.catalogue import join_list, say

_SIDES = {Side.ORANGE: "orange", Side.GRAY: "gray"}
_KINDS = {Kind.KITTEN: "kitten", Kind.CAT: "cat"}


def mention(player: Player) -> str:
    """A mention of a person, which the client shows with their current name."""
    return f"<@{player.discord_id}>" if player.discord_id else say("former-player")


def capitalised(sentence: str) -> str:
    """A sentence with a capital at its beginning, if it begins with an unknown player; a name is left as it is."""
    if not sentence.startswith(say("former-player")):
        return sentence
    return sentence[:1].upper() + sentence[1:]


def side_name(side: Side) -> str:
    """The name of a side's colour."""
    return say("side", side=_SIDES[side])


def side_sign(side: Side, edition: Edition) -> str:
    """A sign for a side, with the shape and colour of the edition's theme."""
    return say("sign", side=_SIDES[side], edition=edition.value)


def piece_name(piece: Piece) -> str:
    """A piece with its colour: ``marmalade kitten``."""
    return say("piece", side=_SIDES[piece.side], kind=_KINDS[piece.kind])


def pieces_name(piece: Piece, count: int) -> str:
    """Several of a piece: ``marmalade kittens``."""
    return say("pieces", side=_SIDES[piece.side], kind=_KINDS[piece.kind], count=count)


def kind_name(kind: Kind) -> str:
    """``kitten`` or ``cat``."""
    return say("kind", kind=_KINDS[kind])


def stitch_place(stitch: Stitch) -> str:
    """Where a stitch is, by the squares on its sides: ``between b3 and c3``."""
    low, high = map(square_name, STITCH_SIDES[stitch])
    return say("stitch", low=low, high=high)


def entry_name(stitch: Stitch) -> str:
    """Where a ghost enters, in words instead of notation: ``from the left, between ranks 3 and 4``."""
    low, high = map(square_name, STITCH_SIDES[stitch])
    sideways = ENTRIES[stitch].heading in {Heading.EAST, Heading.WEST}
    part = slice(1, 2) if sideways else slice(0, 1)
    return say("entry", heading=ENTRIES[stitch].heading.value, low=low[part], high=high[part])


def edge_order(stitch: Stitch) -> tuple[int, Stitch]:
    """Entries edge by edge: from the left, from the right, from below, from above."""
    edges = (Heading.EAST, Heading.WEST, Heading.NORTH, Heading.SOUTH)
    return edges.index(ENTRIES[stitch].heading), stitch


def score_text(score: Score) -> str:
    """Wins, losses and draws."""
    return say("score", **{name: str(count) for name, count in score._asdict().items()})


def squares_named(squares: Iterable[Square]) -> str:
    """Squares in a sentence: ``c3, d4, e5``."""
    return join_list(map(square_name, squares))
