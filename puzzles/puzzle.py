"""A puzzle: a position in which one turn alone wins, with its proof; and the line of text that keeps it.

A line has seven fields, parted by tabs; turns in a list are parted by commas:

1. the position, in notation;
2. in how many of their own turns whoever is to move wins;
3. how many of `TRIES` times each of the levels 1 to 5 found the first turn, parted by spaces;
4. the solution: the only turn that forces the win in so many turns;
5. the answers: whatever the opponent replies, the first of these that wins in time is the next turn;
6. the defence: the reply that leaves the fewest ways to win, and the longest;
7. for a win in three: each turn that wins after the defence, with the best defence to it, as ``K@c3>K@d4``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from game import Edition, Position, Turn, read_turn

#: How often each of the weaker levels has tried a puzzle.
TRIES: Final = 8
_TURNS: Final = ","
_LEADS_TO: Final = ">"


@dataclass(frozen=True)
class Puzzle:
    """A position in which the side to move wins in ``turns`` turns of its own, but only if it begins with ``solution``.

    ``found`` says how many of `TRIES` times each level from 1 on found that turn, ``answers`` with which turns every
    reply is met, ``defence`` what the opponent plays, ``then`` which turns win after that, and what the opponent plays
    after each; it is empty where the second turn wins.
    """

    position: Position
    turns: int
    found: Sequence[int]
    solution: Turn
    answers: Sequence[Turn]
    defence: Turn
    then: Mapping[Turn, Turn] = field(default_factory=dict)

    @property
    def edition(self) -> Edition:
        """By which rules it is played."""
        return self.position.edition

    @property
    def difficulty(self) -> int:
        """The number of failed tries in a hundred by the weaker levels."""
        return _difficulty(self.found)

    @cached_property
    def after_solution(self) -> Position:
        """The position in which the opponent looks for a defence."""
        return self.position.after(self.solution)

    def __str__(self) -> str:
        fields = (
            str(self.position),
            str(self.turns),
            " ".join(map(str, self.found)),
            str(self.solution),
            _TURNS.join(map(str, self.answers)),
            str(self.defence),
            _TURNS.join(f"{turn}{_LEADS_TO}{defence}" for turn, defence in self.then.items()),
        )
        return "\t".join(fields)


def read_puzzle(line: str) -> Puzzle:
    """The puzzle that a line keeps; ValueError if it keeps none. Whether it is true is not looked at."""
    position, turns, found, solution, answers, defence, then = line.split("\t")
    puzzle = Puzzle(
        Position.parse(position),
        int(turns),
        _numbers(found),
        _turn(solution),
        tuple(map(_turn, answers.split(_TURNS))),
        _turn(defence),
        dict(_pair(pair) for pair in then.split(_TURNS) if pair),
    )
    if str(puzzle) != line:
        raise ValueError(f"not a puzzle: {line!r}")
    return puzzle


def difficulty_in(line: str) -> int:
    """The difficulty of the puzzle that a line keeps, without reading more of it."""
    return _difficulty(_numbers(line.split("\t")[2]))


def _difficulty(found: Sequence[int]) -> int:
    return 100 - round(100 * sum(found) / (TRIES * len(found)))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _pair(text: str) -> tuple[Turn, Turn]:
    turn, defence = text.split(_LEADS_TO)
    return _turn(turn), _turn(defence)


def _turn(text: str) -> Turn:
    """The turn of a notation that leaves nothing open."""
    kind, square, entry, graduation = read_turn(text)
    if kind is None or square is None:
        raise ValueError(f"not a whole turn: {text!r}")
    return Turn(kind, square, entry, graduation or ())
