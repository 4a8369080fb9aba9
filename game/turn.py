"""A turn and its notation: exact in writing, forgiving in reading.

``Turn`` prints as notation. ``read_turn`` only says what a text asks for (a kind may be left open, and so may a
graduation); whether that is legal in a position is for ``Position.parse_turn``.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple, TypeAlias

from game.constants import Constant
from game.geometry import (
    ENTRIES,
    FILES,
    RANKS,
    Heading,
    Square,
    Stitch,
    headings,
    parse_square,
    parse_stitch,
    stitch_name,
)
from game.geometry import square_name as name
from game.pieces import Kind

#: The squares of what graduates, by rank, then file.
Graduation: TypeAlias = tuple[Square, ...]


class Turn(NamedTuple):
    """A piece placed on a square, the stitch where the ghost enters, what graduates.

    >>> str(Turn(Kind.CAT, 21, entry=1, graduation=(14, 21, 28)))
    'C@d4 G@bc1 =c3d4e5'
    """

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
    """A player's request, by a text or by taps: None where the choice is left open.

    No ``entry`` means that the ghost does not enter. ``Position.resolve`` says which turn a request means.
    """

    kind: Kind | None = None
    square: Square | None = None
    entry: Stitch | None = None
    graduation: Graduation | None = None


class Objection(Constant):
    """The reasons why a turn is not legal in a position."""

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
        super().__init__(objection)
        self.objection = objection

    def __str__(self) -> str:
        return self.objection.value


class AmbiguousTurn(TurnError):
    """The text leaves a choice open; ``turns`` are the ways to complete it."""

    def __init__(self, turns: tuple[Turn, ...]) -> None:
        super().__init__(turns)
        self.turns = turns

    def __str__(self) -> str:
        return "could be " + " or ".join(map(str, self.turns))


#: A text with more letters is not read as a turn.
MAX_LENGTH: Final = 100
_KINDS: Final = {"k": Kind.KITTEN, "kitten": Kind.KITTEN, "c": Kind.CAT, "cat": Kind.CAT}
_SQUARE: Final = rf"[{FILES}][{RANKS}]"
#: What may stand between the parts of a turn, and means nothing.
_BETWEEN: Final = re.compile(r"[\s@,.]+")
_TURN: Final = re.compile(
    rf"""
    (?P<kind> kitten | cat | [kc] )?
    (?P<square> {_SQUARE} )
    (?P<late> kitten | cat | [kc] )?
    (?: (?: ghost | g ) (?P<stitch> [{FILES}]{{2}}[{RANKS}] | [{FILES}][{RANKS}]{{2}} ) (?P<heading> [nsew] )? )?
    (?: = (?P<graduation> (?: {_SQUARE} )+ ) )?
    """,
    re.VERBOSE,
)


def read_turn(text: str) -> TurnRequest:
    """Read the turn that a text asks for; NotATurn if it is no turn in any position.

    Case, spaces, ``@``, commas and full stops mean nothing; the piece may also stand behind its square (``c3 cat``); a ghost's heading
    may be given, if it is the right one.

    >>> read_turn("kitten c3, g bc1")
    TurnRequest(kind=Kind.KITTEN, square=14, entry=1, graduation=None)
    """
    found = _TURN.fullmatch(_BETWEEN.sub("", text.lower())) if len(text) <= MAX_LENGTH else None
    if found is None:
        raise NotATurn(f"not a turn: {text[:MAX_LENGTH]!r}")
    kind, graduation = found["kind"] or found["late"], found["graduation"]
    if found["kind"] and found["late"]:
        raise NotATurn(f"two pieces: {text!r}")
    try:
        entry = _read_entry(found["stitch"], found["heading"]) if found["stitch"] else None
    except ValueError:
        raise NotATurn(f"not a turn: {text!r}") from None
    return TurnRequest(
        _KINDS[kind] if kind else None,
        parse_square(found["square"]),
        entry,
        read_squares(graduation) if graduation else None,
    )


def _read_entry(name: str, heading: str | None) -> Stitch:
    """The stitch of a name written either way round (``cb1`` for ``bc1``); ValueError if no ghost heads there like that."""
    if name[1].isalpha():
        stitch = parse_stitch("".join(sorted(name[:2])) + name[2])
    else:
        stitch = parse_stitch(name[0] + "".join(sorted(name[1:])))
    possible = (ENTRIES[stitch].heading,) if stitch in ENTRIES else headings(stitch)
    if heading is not None and Heading(heading) not in possible:
        raise ValueError(f"a ghost does not enter on {name} heading {heading}")
    return stitch


def read_squares(names: str) -> Graduation:
    """The squares of names in a row (``c3d4e5``) by rank, then file, each once; ValueError if one is none."""
    starts = range(0, len(names), 2)
    return tuple(sorted({parse_square(names[start : start + 2]) for start in starts}))
