"""The words for people, sides, pieces and squares."""

from __future__ import annotations

from collections.abc import Iterable

from bot.words.catalogue import listed, say
from data import Player
from game import Kind, Piece, Side, Square, square_name

_SIDES = {Side.ORANGE: "orange", Side.GRAY: "gray"}
_KINDS = {Kind.KITTEN: "kitten", Kind.CAT: "cat"}


def mention(player: Player) -> str:
    """A person as the client shows them, in their own name of the moment."""
    return f"<@{player.discord_id}>" if player.discord_id else say("former-player")


def side_name(side: Side) -> str:
    """The name of a side's colour."""
    return say("side", side=_SIDES[side])


def side_sign(side: Side) -> str:
    """A sign that tells a side by shape and colour."""
    return say("sign", side=_SIDES[side])


def piece_name(piece: Piece) -> str:
    """A piece with its colour: ``marmalade kitten``."""
    return say("piece", side=_SIDES[piece.side], kind=_KINDS[piece.kind])


def pieces_name(piece: Piece, count: int) -> str:
    """Several of a piece: ``marmalade kittens``."""
    return say("pieces", side=_SIDES[piece.side], kind=_KINDS[piece.kind], count=count)


def kind_name(kind: Kind) -> str:
    """``kitten`` or ``cat``."""
    return say("kind", kind=_KINDS[kind])


def squares_named(squares: Iterable[Square]) -> str:
    """Squares in a sentence: ``c3, d4, e5``."""
    return listed(map(square_name, squares))
