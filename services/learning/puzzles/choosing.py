"""Choosing a puzzle for somebody: near to their rating, as it is or by as much easier or harder as they ask for.

What is asked for takes turns: one turn, a win by force, a defence. Those that have puzzles near enough come equally
often; one whose puzzles are farther away is every fifth.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from enum import Enum
from random import Random
from typing import Final

from sqlalchemy import Connection

from data import Difficulty, Player, PuzzleState
from data.queries import players
from data.queries.learning import attempts
from game import Edition
from puzzles import Goal, Outline, for_anybody, outlines
from services.learning.puzzles.solving import Solving
from services.people import Person
from services.ranking.puzzle_ratings import rating_of, ratings_of
from services.refusals import Refusal, Refused

#: A puzzle is chosen among so many that are nearest to what is wanted.
_NEAREST: Final = 20
#: Tasks whose nearest puzzles are no more points away than the first take turns. Those that are no more away than the second,
#: a little farther than an easy or a hard one is, come after so many others.
_NEAR, _FAR = 100, 300
_SELDOM: Final = 4
#: Whoever has solved fewer gets puzzles in one turn that are won, or in which kittens grow up: one of so many that are the easiest.
_FIRST_SOLVED, _FIRST_ONES = 3, 60


class Task(Enum):
    """The tasks that take turns: a win or growing up in one turn, a win by force, and holding."""

    ONE_TURN = "one turn"
    FORCE = "force"
    HOLD = "hold"


def task_of(outline: Outline) -> Task:
    """The task of a puzzle."""
    if outline.goal is Goal.HOLD:
        return Task.HOLD
    return Task.ONE_TURN if outline.turns == 1 else Task.FORCE


#: By how many points the puzzles of a difficulty are above somebody's own rating.
_ABOVE: Final = {Difficulty.EASY: -250, Difficulty.MEDIUM: 0, Difficulty.HARD: 250}
#: An easy puzzle has about this rating at most, however good somebody is: who asks for one wants to see what is to be done.
_EASY: Final = 1350
#: And it takes so many turns at most.
_PLAIN_TURNS: Final = 2


def difficulty_for(own: float, puzzle: float) -> Difficulty:
    """The difficulty that a puzzle with a rating has for somebody with theirs; above a limit none is easy, however good they are."""
    nearest = min(Difficulty, key=lambda each: abs(puzzle - _wanted(own, each)))
    return Difficulty.MEDIUM if nearest is Difficulty.EASY and puzzle > _EASY + _NEAR else nearest


def _wanted(own: float, difficulty: Difficulty) -> float:
    """The rating of a puzzle of a difficulty for somebody with theirs."""
    wanted = own + _ABOVE[difficulty]
    return min(wanted, _EASY) if difficulty is Difficulty.EASY else wanted


def begin(
    connection: Connection,
    person: Person,
    edition: Edition,
    difficulty: Difficulty | None,
    *,
    now: datetime,
    rng: Random,
) -> Solving:
    """The puzzle of an edition that somebody has not finished, or a new one, near to their rating.

    One that is unfinished is left for good when another difficulty is asked for. Refuses NO_PUZZLE_LEFT.
    """
    player = players.get_or_create(connection, *person)
    chooser = _Chooser(connection, player, edition, difficulty)
    going_on = attempts.open_of(connection, player.id, edition)
    if going_on and chooser.fits(going_on.number):
        if difficulty is not going_on.difficulty:
            going_on = attempts.save(connection, going_on._replace(difficulty=difficulty))
        return Solving.of(connection, going_on)
    if going_on:
        attempts.save(connection, going_on._replace(state=PuzzleState.FAILED, changed_at=now))
    given = attempts.numbers_of(connection, player.id, edition)
    had = frozenset(given)
    left = [number for number in for_anybody(edition) if number not in had]
    if not left:
        raise Refused(Refusal.NO_PUZZLE_LEFT)
    number = chooser.one_of(left, given, rng)
    attempt = attempts.add(connection, player.id, edition, number, now, difficulty=difficulty)
    return Solving.of(connection, attempt)


def begin_next(
    connection: Connection, person: Person, edition: Edition, *, now: datetime, rng: Random
) -> Solving:
    """The next puzzle of an edition, of the difficulty that was asked for last; refuses NO_PUZZLE_LEFT."""
    last = attempts.latest_of(connection, players.get_or_create(connection, *person).id, edition)
    return begin(connection, person, edition, last.difficulty if last else None, now=now, rng=rng)


def begin_step(connection: Connection, person: Person, *, now: datetime, rng: Random) -> Solving:
    """A classic puzzle one step above a day's small one: an easy win in two turns; or the classic one that somebody has not finished.

    Refuses NO_PUZZLE_LEFT.
    """
    player, edition = players.get_or_create(connection, *person), Edition.CLASSIC
    if going_on := attempts.open_of(connection, player.id, edition):
        return Solving.of(connection, going_on)
    known, ratings = outlines(edition), ratings_of(connection, edition)
    had = frozenset(attempts.numbers_of(connection, player.id, edition))
    steps = [number for number in for_anybody(edition) if number not in had and _is_step(known[number])]
    if not steps:
        raise Refused(Refusal.NO_PUZZLE_LEFT)
    easiest = sorted(steps, key=lambda number: (ratings[number], number))[:_NEAREST]
    attempt = attempts.add(connection, player.id, edition, rng.choice(easiest), now)
    return Solving.of(connection, attempt)


def _is_step(outline: Outline) -> bool:
    return task_of(outline) is Task.FORCE and outline.turns == _PLAIN_TURNS


class _Chooser:
    """The puzzles of an edition that suit somebody who asks for a difficulty, or for none."""

    def __init__(
        self, connection: Connection, player: Player, edition: Edition, difficulty: Difficulty | None
    ) -> None:
        self._outlines = outlines(edition)
        self._ratings = ratings_of(connection, edition)
        self._own = rating_of(connection, player.id)
        self._solved = attempts.count_solved(connection, player.id)
        self._difficulty = difficulty

    def fits(self, number: int) -> bool:
        """True if the stock has a puzzle, and it suits as well as any."""
        if number not in self._outlines or self._difficulty is None:
            return number in self._outlines
        return number in (self._for_beginners(self._outlines) or self._suiting(self._outlines))

    def one_of(self, numbers: Sequence[int], given: Sequence[int], rng: Random) -> int:
        """One of these puzzles after those that were ``given``: one of the nearest, of the task whose turn it is."""
        if beginners := self._for_beginners(numbers):
            easiest = sorted(beginners, key=lambda number: (self._ratings[number], number))
            return rng.choice(easiest[:_FIRST_ONES])
        nearest = sorted(self._suiting(numbers), key=lambda number: (self._far(number), number))
        by_task = {
            task: [number for number in nearest if task_of(self._outlines[number]) is task][:_NEAREST]
            for task in Task
        }
        since = self._since(given)
        due = [
            task
            for task, found in by_task.items()
            if found and self._far(found[-1]) <= (_FAR if since[task] >= _SELDOM else _NEAR)
        ]
        return rng.choice(by_task[max(due, key=since.__getitem__)] if due else nearest[:_NEAREST])

    def _since(self, given: Sequence[int]) -> dict[Task, int]:
        """The number of puzzles that were given since the last of each task."""
        since = dict.fromkeys(Task, len(given))
        for ago, number in enumerate(reversed(given)):
            if number in self._outlines:
                task = task_of(self._outlines[number])
                since[task] = min(since[task], ago)
        return since

    def _far(self, number: int) -> float:
        """By how many points a puzzle is away from what is wanted."""
        return abs(self._ratings[number] - _wanted(self._own, self._difficulty or Difficulty.MEDIUM))

    def _for_beginners(self, numbers: Iterable[int]) -> list[int]:
        """Those of some puzzles that suit whoever has solved few, and asks for none that are harder: in one turn."""
        if self._solved >= _FIRST_SOLVED or self._difficulty not in {None, Difficulty.EASY}:
            return []
        return [number for number in numbers if task_of(self._outlines[number]) is Task.ONE_TURN]

    def _suiting(self, numbers: Iterable[int]) -> list[int]:
        """Those of some puzzles that are of the difficulty that is asked for; all of them if none is, or none is asked for."""
        numbers = list(numbers)
        if self._difficulty is None:
            return numbers
        found = [
            number
            for number in numbers
            if difficulty_for(self._own, self._ratings[number]) is self._difficulty
        ]
        if self._difficulty is Difficulty.EASY:
            # Whatever the ratings say: a quiet turn, or a defence, is easy for nobody.
            found = [number for number in found if self._is_plain(self._outlines[number])] or found
        return found or numbers

    @staticmethod
    def _is_plain(outline: Outline) -> bool:
        """True if a puzzle is won, or lets kittens grow up, within two turns."""
        return outline.goal is not Goal.HOLD and outline.turns <= _PLAIN_TURNS
