"""A turn by name, for whoever can't read notation: ``kitten on b3; b2, b3, b4 grow up``."""

from __future__ import annotations

from game import Graduated, Kind, Played, TakenUp, TurnRequest, square_name
from words.catalogue import say
from words.turns.alt_text import grown_squares
from words.turns.pieces import kind_word, seam_ends, squares_named


def turn_name(played: Played) -> str:
    """A turn as it was played, with what grew up or went back to the pool, and where the ghost came in."""
    turn, (what, count, squares) = played.turn, _after(played)
    between = {"low": "", "high": ""} if turn.entry is None else seam_ends(turn.entry)
    return say(
        "turn-named",
        kind=kind_word(turn.kind),
        square=square_name(turn.square),
        ghost="none" if turn.entry is None else "in",
        what=what,
        count=count,
        squares=squares,
        **between,
    )


def request_name(request: TurnRequest) -> str:
    """The piece and the square of a turn by name, as far as notation alone tells them."""
    return say(
        "turn-named",
        kind=kind_word(request.kind or Kind.KITTEN),
        square=square_name(request.square or 0),
        ghost="none",
        what="nothing",
        count=0,
        squares="",
        low="",
        high="",
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
    return "nothing", 0, ""
