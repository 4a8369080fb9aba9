"""A turn by name, for whoever can't read notation: ``kitten on b3; b2, b3, b4 grow up``."""

from __future__ import annotations

from typing import Final

from game import Graduated, Kind, Played, Square, Stitch, TakenUp, TurnRequest, square_name
from words.catalogue import say
from words.turns.alt_text import grown_squares
from words.turns.pieces import kind_word, seam_ends, squares_named

#: No piece left the bed by the turn itself: none grew up or went back.
_NOTHING: Final = ("nothing", 0, "")


def turn_name(played: Played) -> str:
    """A turn as it was played, with what grew up or went back to the pool, and where the ghost came in."""
    turn = played.turn
    return _named(turn.kind, turn.square, turn.entry, _after(played))


def request_name(request: TurnRequest) -> str:
    """The piece and the square of a turn by name, as far as notation alone tells them."""
    return _named(request.kind or Kind.KITTEN, request.square or 0)


def _named(
    kind: Kind, square: Square, entry: Stitch | None = None, after: tuple[str, int, str] = _NOTHING
) -> str:
    """The sentence for a piece on a square, and what came ``after``."""
    what, count, squares = after
    between = {"low": "", "high": ""} if entry is None else seam_ends(entry)
    return say(
        "turn-named",
        kind=kind_word(kind),
        square=square_name(square),
        ghost="none" if entry is None else "in",
        what=what,
        count=count,
        squares=squares,
        **between,
    )


def _after(played: Played) -> tuple[str, int, str]:
    """The way in which pieces left the bed by the turn itself, how many grew up, and their squares."""
    for event in played.events:
        match event:
            case Graduated():
                kittens, cats = grown_squares(event)
                if Kind.KITTEN in event.kinds:
                    return "grows", len(kittens), squares_named(kittens)
                return "back", len(cats), squares_named(cats)
            case TakenUp(_, square):
                return "back", 1, square_name(square)
    return _NOTHING
