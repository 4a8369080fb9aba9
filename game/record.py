"""The record of a match as text: headers, an empty line, and a numbered turn a line. It reads back and is checked."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.pieces import Edition
from game.position import Played, Position
from game.random_game import MAX_TURNS
from game.turn import MAX_LENGTH, Turn, TurnError

_HEADER: Final = re.compile(r"([A-Z][A-Za-z]*):(.*)")
_TURN: Final = re.compile(r"(\d{1,4})\. ?(.+)")
_FENCE: Final = re.compile(r"```\w*")
_EDITION: Final = "Edition"
#: A match with a handicap has a header that says what Orange has from the start.
_HANDICAP: Final = "Handicap"
_A_CAT: Final = "cat"
#: A line with more letters holds no turn and its number.
_MAX_LINE: Final = MAX_LENGTH + 6
#: So many letters of what is wrong are told.
_MAX_TOLD: Final = 40


class BadRecord(ValueError):
    """A text that is no record: ``line`` is where it goes wrong, ``text`` what stands there.

    Either there is no edition before the turns, or none of the name that ``text`` is; or turn number ``expected`` is
    missing (or one too many: there may be MAX_TURNS); or a turn can't be played, and ``error`` says why.
    """

    def __init__(
        self, line: int, text: str, expected: int | None = None, error: TurnError | None = None
    ) -> None:
        super().__init__(line, text, expected, error)
        self.line = line
        self.text = text
        self.expected = expected
        self.error = error

    def __str__(self) -> str:
        if self.error:
            return f"line {self.line}, {self.text!r}: {self.error}"
        if self.expected and self.expected > MAX_TURNS:
            return f"line {self.line}: a record has at most {MAX_TURNS} turns"
        if self.expected:
            return f"line {self.line}: expected '{self.expected}.' and a turn, not {self.text!r}"
        editions = ", ".join(edition.value for edition in Edition)
        return f"line {self.line}: before the turns a line must say 'Edition:' and one of {editions}"


@dataclass(frozen=True)
class Record:
    """A match from its start: what is said of it, and its turns, all of them legal."""

    headers: Mapping[str, str]
    turns: tuple[Turn, ...]

    @property
    def edition(self) -> Edition:
        """The edition it was played in."""
        return Edition(self.headers[_EDITION])

    @property
    def start(self) -> Position:
        """The position in which it began."""
        return _start_of(self.headers)

    @property
    def end(self) -> Position:
        """The position to which its turns lead."""
        return self._position_after(len(self.turns))

    def played(self, number: int) -> Played | None:
        """The turn of that number, counted from 1, as it was played; None for the start, 0."""
        if number == 0:
            return None
        return self._position_after(number - 1).play(self.turns[number - 1])

    def _position_after(self, number: int) -> Position:
        position = self.start
        for turn in self.turns[:number]:
            position = position.after(turn)
        return position

    def __str__(self) -> str:
        """The text, which ``read_record`` reads back."""
        headers = [f"{name}: {value}" for name, value in self.headers.items()]
        turns = [f"{number}. {turn}" for number, turn in enumerate(self.turns, 1)]
        return "\n".join([*headers, "", *turns]) + "\n"


def record(edition: Edition, turns: Sequence[Turn], *, handicap: bool = False, **headers: str) -> Record:
    """The record of a match, perhaps with a handicap; a header's value is one line of text.

    >>> start = Position.start(Edition.CLASSIC)
    >>> str(record(Edition.CLASSIC, [start.parse_turn("c3")], Orange="Ann")).splitlines()
    ['Edition: classic', 'Orange: Ann', '', '1. K@c3']
    """
    said = {name: " ".join(value.split()) for name, value in headers.items()}
    ahead = {_HANDICAP: _A_CAT} if handicap else {}
    return Record({_EDITION: edition.value, **ahead, **said}, tuple(turns))


def read_record(text: str) -> Record:
    r"""The record that a text is, perhaps between the marks of a code block; BadRecord if it is none.

    It takes as long as its turns are many, some 20 microseconds each.

    >>> match = read_record("Edition: classic\nOrange: Ann\n\n1. c3\n2. K@d4")
    >>> [str(turn) for turn in match.turns]
    ['K@c3', 'K@d4']
    >>> match.end
    Position.parse('6/6/3k2/6/1K4/6 o 0/0 -/- classic')
    """
    headers: dict[str, str] = {}
    turns: list[Turn] = []
    position: Position | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or _FENCE.fullmatch(line.strip()):
            continue
        header = _HEADER.fullmatch(line)
        if position is None and header and header[1] not in headers:
            headers[header[1]] = header[2].strip()
            if header[1] == _EDITION:
                _start(headers, number)
            continue
        position = position or _start(headers, number)
        turns.append(_turn(line, number, position, len(turns) + 1))
        position = position.after(turns[-1])
    if position is None:
        _start(headers, max(len(text.splitlines()), 1))
    return Record(headers, tuple(turns))


def _start(headers: Mapping[str, str], line: int) -> Position:
    try:
        return _start_of(headers)
    except (KeyError, ValueError):
        raise BadRecord(line, headers.get(_EDITION, "")[:_MAX_TOLD]) from None


def _start_of(headers: Mapping[str, str]) -> Position:
    """The position in which a match with these headers began. Raises KeyError or ValueError if they name no edition."""
    start = Position.start(Edition(headers[_EDITION]))
    ahead = headers.get(_HANDICAP) == _A_CAT and start.rules.grows
    return Position.start(start.edition, handicap=True) if ahead else start


def _turn(line: str, number: int, position: Position, expected: int) -> Turn:
    found = _TURN.fullmatch(line.strip()) if len(line.strip()) <= _MAX_LINE else None
    if found is None or int(found[1]) != expected or expected > MAX_TURNS:
        raise BadRecord(number, line.strip()[:_MAX_TOLD], expected=expected)
    try:
        return position.parse_turn(found[2])
    except TurnError as error:
        raise BadRecord(number, found[2][:_MAX_TOLD], error=error) from error
