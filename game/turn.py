"""A turn and its notation: exact in writing, forgiving in reading.

``Turn`` prints as notation. ``read_turn`` only says what a text asks for (a kind may be left open, and so may a
graduation); whether that is legal in a position is for ``Position.parse_turn``.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from game.geometry import FILES, RANKS, Square, Stitch, parse_square, parse_stitch, stitch_name
from game.geometry import square_name as name
from game.pieces import Kind

#: The squares of what graduates, by rank, then file.
Graduation: TypeAlias = tuple[Square, ...]


class Turn(NamedTuple):
    """A piece placed on a square, the stitch where the ghost enters, what graduates."""

    kind: Kind
    square: Square
    entry: Stitch | None = None
    graduation: Graduation = ()

    def __str__(self) -> str:
        parts = [f"{self.kind.value}@{name(self.square)}"]
        if self.entry is not None:
            parts.append(f"G@{stitch_name(self.entry)}")
        if self.graduation:
            parts.append("=" + "".join(map(name, self.graduation)))
        return " ".join(parts)


class TurnRequest(NamedTuple):
    """What a text asks for: None where it leaves the choice open."""

    kind: Kind | None
    square: Square
    entry: Stitch | None
    graduation: Graduation | None


class Objection(Enum):
    """Why a turn is not legal in a position."""

    GAME_OVER = "the game is over"
    SQUARE_TAKEN = "the square is taken"
    NO_KITTEN = "no kitten in the pool"
    NO_CAT = "no cat in the pool"
    NO_CATS_HERE = "no cats in this edition"
    NO_GHOSTS_HERE = "no ghosts in this edition"
    GHOST_OUT = "the ghost was not in the pool when the turn began"
    NOT_AN_ENTRY = "a ghost can't enter on this stitch"
    STITCH_TAKEN = "the other ghost stands on this stitch"
    NOTHING_GRADUATES = "nothing graduates with this turn"
    WIN_GRADUATES_NOTHING = "a winning turn graduates nothing"
    NOT_A_GRADUATION = "these squares can't graduate"
    MUST_GRADUATE = "the turn must graduate something"


class TurnError(ValueError):
    """A text or turn that can't be played."""


class NotATurn(TurnError):
    """The text is no turn in any position."""


class IllegalTurn(TurnError):
    """The turn can't be played in this position, and why."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(objection.value)
        self.objection = objection


class AmbiguousTurn(TurnError):
    """The text leaves a choice open; ``turns`` are the ways to complete it."""

    def __init__(self, turns: tuple[Turn, ...]) -> None:
        super().__init__("could be " + " or ".join(map(str, turns)))
        self.turns = turns


_KINDS: Final = {"k": Kind.KITTEN, "kitten": Kind.KITTEN, "c": Kind.CAT, "cat": Kind.CAT}
_SQUARE: Final = rf"[{FILES}][{RANKS}]"
_TURN: Final = re.compile(
    rf"""
    (?: (?P<kind> kitten | cat | [kc] ) \s* @? \s* )?
    (?P<square> {_SQUARE} )
    (?: \s* (?: ghost | g ) \s* @? \s* (?P<stitch> [{FILES}]{{2}}[{RANKS}] | [{FILES}][{RANKS}]{{2}} ) )?
    (?: \s* = (?P<graduation> (?: \s* {_SQUARE} )+ ) )?
    """,
    re.VERBOSE,
)


def _read_stitch(text: str) -> Stitch:
    """The stitch of a name written either way round (``cb1`` for ``bc1``)."""
    if text[1].isalpha():
        return parse_stitch("".join(sorted(text[:2])) + text[2])
    return parse_stitch(text[0] + "".join(sorted(text[1:])))


def read_turn(text: str) -> TurnRequest:
    """What a text asks for; NotATurn if it is no turn at all."""
    found = _TURN.fullmatch(text.strip().lower())
    if found is None:
        raise NotATurn(f"not a turn: {text!r}")
    kind, stitch, graduation = found["kind"], found["stitch"], found["graduation"]
    try:
        entry = _read_stitch(stitch) if stitch else None
    except ValueError:
        raise NotATurn(f"not a turn: {text!r}") from None
    return TurnRequest(
        _KINDS[kind] if kind else None,
        parse_square(found["square"]),
        entry,
        _read_squares(graduation) if graduation else None,
    )


def _read_squares(text: str) -> Graduation:
    return tuple(sorted({parse_square(square) for square in re.findall(_SQUARE, text)}))
