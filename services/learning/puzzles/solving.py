"""An attempt at a puzzle with its puzzle: how it stands, and which turns are right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from sqlalchemy import Connection

from data import PuzzleAttempt, PuzzleState
from data.queries import preferences
from game import Played, Position, Turn, TurnRequest
from puzzles import Puzzle, PuzzleId, is_small, puzzle
from services.play.picking import Guess
from services.refusals import Refusal, Refused

#: How many turns may be wrong before the solution is told.
TRIES: Final = 3
#: Parts two turns of what was played.
_TURNS: Final = ","


@dataclass(frozen=True)
class Solving:
    """Somebody's attempt with its puzzle; ``in_words``: they want boards in words."""

    attempt: PuzzleAttempt
    puzzle: Puzzle
    in_words: bool = False

    @classmethod
    def of(cls, connection: Connection, attempt: PuzzleAttempt) -> Solving:
        """An attempt with its puzzle. Refuses PUZZLE_GONE if the stock has no such puzzle any more."""
        try:
            given = puzzle(PuzzleId(attempt.edition, attempt.number))
        except KeyError:
            raise Refused(Refusal.PUZZLE_GONE) from None
        return cls(attempt, given, preferences.of(connection, attempt.player_id).in_words)

    def become(self, attempt: PuzzleAttempt) -> Solving:
        """The same with what has become of the attempt."""
        return replace(self, attempt=attempt)

    @cached_property
    def turns(self) -> Sequence[Played]:
        """The turns that both sides have played so far."""
        position, found = self.puzzle.position, []
        for notation in filter(None, self.attempt.played.split(_TURNS)):
            found.append(position.play(position.parse_turn(notation)))
            position = found[-1].position
        return found

    @property
    def position(self) -> Position:
        """The position from which it goes on."""
        return self.turns[-1].position if self.turns else self.puzzle.position

    def picking(self, request: TurnRequest) -> Guess:
        """A turn of the solver as it is picked, at each turn alike: what it ends in is theirs to find, not for the menus to tell."""
        return Guess.of(self.position, request)

    @property
    def is_small(self) -> bool:
        """True if it is the small puzzle of a day."""
        return bool(self.attempt.day) and is_small(PuzzleId(self.attempt.edition, self.attempt.number))

    @property
    def is_open(self) -> bool:
        """True if it is still to be solved."""
        return self.attempt.state is PuzzleState.OPEN

    @property
    def tries_left(self) -> int:
        """The number of turns that may still be wrong before the solution is told, and that one."""
        return TRIES - self.attempt.misses

    @property
    def step(self) -> int:
        """The number of turns of the solver's own that have been right so far."""
        return len(self.turns) // 2

    @property
    def turns_left(self) -> int:
        """In how many turns of their own the solver wins from here."""
        return self.puzzle.turns - self.step

    @property
    def is_hinted(self) -> bool:
        """True if the hint for the next turn has been taken: one for a turn before tells of none that follows."""
        return self.attempt.hinted and self.attempt.hinted_step in {None, self.step}

    @property
    def next_turn(self) -> Turn:
        """A turn that is right where it is to be gone on."""
        return next_turn(self.puzzle, [played.turn for played in self.turns])

    def is_right(self, played: Played) -> bool:
        """True if a turn does what is asked for, or wins in as many turns as there are left."""
        if self.turns_left == 1:
            return self.puzzle.is_reached_by(played)
        return played.turn in self.puzzle.then if self.turns else played.turn == self.puzzle.solution

    def played_with(self, *turns: Turn | None) -> str:
        """The turns so far with these behind them, as they are stored."""
        return _TURNS.join([*filter(None, [self.attempt.played]), *map(str, filter(None, turns))])


def next_turn(puzzle: Puzzle, before: Sequence[Turn]) -> Turn:
    """A turn of the solver that is right after these of both sides."""
    if not before:
        return puzzle.solution
    if len(before) < 2 * (puzzle.turns - 1):
        return next(iter(puzzle.then))
    position = puzzle.position
    for turn in before:
        position = position.after(turn)
    return next(begun.turns()[0] for begun in position.beginnings() if begun.outcome)


def main_line(puzzle: Puzzle) -> Sequence[Played]:
    """The solution to its end, against the best defence."""
    line = [puzzle.solution]
    if puzzle.defence:
        line.append(puzzle.defence)
    if puzzle.then:
        line += next(iter(puzzle.then.items()))
    if puzzle.defence:
        line.append(next_turn(puzzle, line))
    position, played = puzzle.position, []
    for turn in line:
        played.append(position.play(turn))
        position = played[-1].position
    return played


def told(solving: Solving) -> Played:
    """The turn that is told once an attempt is over: the solution if it was solved, else the one that was asked for."""
    if solving.attempt.state is PuzzleState.SOLVED:
        return solving.puzzle.position.play(solving.puzzle.solution)
    return solving.position.play(solving.next_turn)
