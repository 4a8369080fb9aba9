"""A puzzle: a position in which one turn alone reaches what is asked for, with its proof; and the line of text that keeps it.

A line has eight fields, parted by tabs; those that are empty at its end are left out. Turns in a list are parted by commas:

1. the position, in notation;
2. in how many of their own turns whoever is to move wins; ``1 grow`` where one turn is to let three kittens grow up, ``1 hold``
   where it is to leave the opponent no win;
3. how many of `TRIES` times each of five solvers found the first turn, the weakest first, parted by spaces;
4. the solution: the only turn that forces the win in so many turns; where one is asked for, the only placing that does it;
5. the answers: whatever the opponent replies, the first of these that wins in time is the next turn;
6. the defence: the reply that leaves the fewest ways to win, and the longest;
7. for a win in three: each turn that wins after the defence, with the best defence to it, as ``K@c3>K@d4``;
8. for a win in two: the turns that force the win too, but in three, without those by which a ghost enters.

Where one turn is enough there is nothing to answer, and the line ends with the solution.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from game import Edition, Graduated, Kind, Played, Position, Turn, read_turn
from game.constants import Constant

#: How often each solver has tried a puzzle.
TRIES: Final = 8
_FIELDS: Final = 8
_TURNS: Final = ","
_LEADS_TO: Final = ">"
_THREE_KITTENS: Final = (Kind.KITTEN,) * 3


class Goal(Constant):
    """The thing that is asked for; growing up and holding are asked for in one turn only."""

    WIN = "win"
    GROW = "grow"
    HOLD = "hold"


@dataclass(frozen=True)
class Puzzle:
    """A position in which the side to move wins in ``turns`` turns of its own, but only if it begins with ``solution``.

    ``found`` says how many of `TRIES` times each solver found that turn, ``answers`` with which turns every
    reply is met, ``defence`` what the opponent plays (None where one turn is enough), ``then`` which turns win after that,
    and what the opponent plays after each; it is empty where the second turn wins. ``later`` are turns that win too, but
    need one more.
    """

    position: Position
    turns: int
    found: Sequence[int]
    solution: Turn
    answers: Sequence[Turn] = ()
    defence: Turn | None = None
    then: Mapping[Turn, Turn] = field(default_factory=dict)
    later: Sequence[Turn] = ()
    goal: Goal = Goal.WIN

    @property
    def edition(self) -> Edition:
        """By which rules it is played."""
        return self.position.edition

    @property
    def difficulty(self) -> int:
        """The number of failed tries in a hundred by all solvers."""
        return _difficulty(self.found)

    @cached_property
    def after_solution(self) -> Position:
        """The position in which the opponent looks for a defence."""
        return self.position.after(self.solution)

    def is_reached_by(self, played: Played) -> bool:
        """True if a turn does what is asked for in the end."""
        match self.goal:
            case Goal.WIN:
                return played.position.outcome is not None
            case Goal.GROW:
                return any(
                    isinstance(each, Graduated) and each.kinds == _THREE_KITTENS for each in played.events
                )
            case Goal.HOLD:
                return not any(begun.outcome for begun in played.position.beginnings())

    def __str__(self) -> str:
        fields = (
            str(self.position),
            str(self.turns) if self.goal is Goal.WIN else f"{self.turns} {self.goal.value}",
            " ".join(map(str, self.found)),
            str(self.solution),
            _listed(self.answers),
            str(self.defence or ""),
            _TURNS.join(f"{turn}{_LEADS_TO}{defence}" for turn, defence in self.then.items()),
            _listed(self.later),
        )
        return "\t".join(fields).rstrip("\t")


def read_puzzle(line: str) -> Puzzle:
    """The puzzle that a line keeps; ValueError if it keeps none. Whether it is true is not looked at."""
    fields = line.split("\t")
    fields += [""] * (_FIELDS - len(fields))
    position, length, found, solution, answers, defence, then, later = fields
    turns, goal = _length(length)
    puzzle = Puzzle(
        Position.parse(position),
        turns,
        _numbers(found),
        _turn(solution),
        _turns(answers),
        _turn(defence) if defence else None,
        dict(_pair(pair) for pair in then.split(_TURNS) if pair),
        _turns(later),
        goal,
    )
    if str(puzzle) != line or (defence == "") is not (turns == 1):
        raise ValueError(f"not a puzzle: {line!r}")
    return puzzle


class Outline(NamedTuple):
    """The little that is to be known of a puzzle before anybody gets it: how many turns it takes, how hard it is, and what it asks for."""

    turns: int
    difficulty: int
    goal: Goal = Goal.WIN


def outline_in(line: str) -> Outline:
    """The outline of the puzzle that a line keeps, without reading more of it."""
    _, length, found, _ = line.split("\t", 3)
    turns, goal = _length(length)
    return Outline(turns, _difficulty(_numbers(found)), goal)


def _difficulty(found: Sequence[int]) -> int:
    return 100 - round(100 * sum(found) / (TRIES * len(found)))


def _length(text: str) -> tuple[int, Goal]:
    """The number of turns, and what is asked for."""
    turns, _, goal = text.partition(" ")
    return int(turns), Goal(goal) if goal else Goal.WIN


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _listed(turns: Sequence[Turn]) -> str:
    return _TURNS.join(map(str, turns))


def _turns(text: str) -> tuple[Turn, ...]:
    return tuple(_turn(each) for each in text.split(_TURNS) if each)


def _pair(text: str) -> tuple[Turn, Turn]:
    turn, defence = text.split(_LEADS_TO)
    return _turn(turn), _turn(defence)


def _turn(text: str) -> Turn:
    """The turn of a notation that leaves nothing open."""
    kind, square, entry, graduation = read_turn(text)
    if kind is None or square is None:
        raise ValueError(f"not a whole turn: {text!r}")
    return Turn(kind, square, entry, graduation or ())
