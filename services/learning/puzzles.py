"""Solving puzzles: which one somebody gets, judging their turns, and how it ends.

A person has one attempt at each puzzle, in which three turns may be wrong. What they have played is kept in the database.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from functools import cache, cached_property
from random import Random
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Player, PuzzleAttempt, PuzzleState
from data.queries import players, preferences
from data.queries import puzzles as stored
from game import Edition, Played, Position, Turn, TurnRequest
from puzzles import Goal, Outline, Puzzle, PuzzleId, for_anybody, of_day, outlines, puzzle
from puzzles.solver import answered
from services.learning.daily import DailyStreak, day_of, midnight_of, streak_in, streak_of
from services.people import Person
from services.play.picking import Guess, Picking, resolve
from services.refusals import Refusal, Refused

#: How many turns may be wrong before the solution is told.
TRIES: Final = 3
_TURNS: Final = ","
#: A puzzle is chosen among so many that are nearest to what one solves.
_NEAREST: Final = 20
#: Whoever has solved fewer gets puzzles in one turn; whoever has solved fewer than that, easy ones in two.
_FIRST_SOLVED: Final = 3
_NEXT_SOLVED: Final = 6
#: One's strength is told from so many attempts: it begins here, and each moves it by at most so much (as Elo's does).
_ATTEMPTS_READ: Final = 40
_FIRST_STRENGTH: Final = 45.0
_STEP: Final = 8.0
_SPREAD: Final = 25.0


class Difficulty(Enum):
    """A share of an edition's puzzles: no easy one takes more than two turns, and a third of all longer than one is hard."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True)
class Solving:
    """Somebody's attempt with its puzzle."""

    attempt: PuzzleAttempt
    puzzle: Puzzle

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

    def picking(self, request: TurnRequest) -> Picking:
        """A turn of the solver as it is picked. What wins in one turn is not told by the menus: it is to be found."""
        kind = Guess if self.puzzle.turns == 1 else Picking
        return kind.of(self.position, request)

    @property
    def is_open(self) -> bool:
        """True if it is still to be solved."""
        return self.attempt.state is PuzzleState.OPEN

    @property
    def tries_left(self) -> int:
        """The number of turns that may still be wrong before the solution is told, and that one."""
        return TRIES - self.attempt.misses

    @property
    def turns_left(self) -> int:
        """In how many turns of their own the solver wins from here."""
        return self.puzzle.turns - len(self.turns) // 2

    @property
    def next_turn(self) -> Turn:
        """A turn that is right where it is to be gone on."""
        return next_turn(self.puzzle, [played.turn for played in self.turns])


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


def line_of(connection: Connection, attempt_id: int, person: Person) -> Solving:
    """An attempt that is over, whose solution may be shown. Refuses PUZZLE_NOT_YOURS and, while it is open, PUZZLE_CHANGED."""
    solving = own(connection, attempt_id, person)
    if solving.is_open:
        raise Refused(Refusal.PUZZLE_CHANGED)
    return solving


@dataclass(frozen=True)
class Answered:
    """The answer to a turn: the attempt after it, the turn as it was played, and whether it was right; a wrong one is not kept."""

    solving: Solving
    played: Played
    right: bool


def wins_later(answer: Answered) -> bool:
    """True if a turn that was not right forces the win too, in one turn more than it takes.

    Where two turns are left that is kept with the puzzle, but for turns by which a ghost enters. Where one is left it is
    looked for, which takes some milliseconds, with ghosts a tenth of a second. A puzzle in three turns doesn't say.
    """
    puzzle, left = answer.solving.puzzle, answer.solving.turns_left
    if answer.right or puzzle.goal is Goal.GROW:
        return False
    if left == 1:
        return answered(answer.played.position, 1)
    return left == puzzle.turns and answer.played.turn in puzzle.later


class DailyStanding(NamedTuple):
    """An attempt at a daily puzzle beside others: one's streak, the server's if it counts for one, and when the next puzzle comes."""

    mine: DailyStreak
    server: DailyStreak | None
    next_at: datetime


def begin_daily(connection: Connection, person: Person, now: datetime, *, day: int | None = None) -> Solving:
    """The attempt at the puzzle of today, new or as it stands; or at that of another ``day``, if it was begun then.

    Refuses PUZZLE_OF_THE_PAST and PUZZLE_NOT_YET.
    """
    today = day_of(now)
    wanted = today if day is None else day
    if wanted > today:
        raise Refused(Refusal.PUZZLE_NOT_YET)
    player = players.get_or_create(connection, *person)
    attempt = stored.at_day(connection, player.id, wanted)
    if attempt is None:
        if wanted < today:
            raise Refused(Refusal.PUZZLE_OF_THE_PAST)
        edition, number = of_day(today)
        attempt = stored.add(connection, player.id, edition, number, now, day=today)
    return _solving(attempt)


def begin(
    connection: Connection,
    person: Person,
    edition: Edition,
    difficulty: Difficulty | None,
    *,
    now: datetime,
    rng: Random,
) -> Solving:
    """The puzzle of an edition that somebody has not finished, or a new one, near to what they solve.

    One that is unfinished is left for good when another difficulty is asked for. Refuses NO_PUZZLE_LEFT.
    """
    player = players.get_or_create(connection, *person)
    going_on = stored.open_of(connection, player.id, edition)
    if going_on and _fits(going_on, edition, difficulty):
        return _solving(going_on)
    if going_on:
        stored.save(connection, going_on._replace(state=PuzzleState.FAILED, changed_at=now))
    number = _new_number(connection, player, edition, difficulty, rng)
    return _solving(stored.add(connection, player.id, edition, number, now))


def _fits(attempt: PuzzleAttempt, edition: Edition, difficulty: Difficulty | None) -> bool:
    """True if an attempt is at a puzzle of a difficulty, which the stock still has."""
    if attempt.number not in outlines(edition):
        return False
    return difficulty is None or difficulty_of(edition, attempt.number) is difficulty


def _new_number(
    connection: Connection, player: Player, edition: Edition, difficulty: Difficulty | None, rng: Random
) -> int:
    given = stored.numbers_of(connection, player.id, edition)
    left = [number for number in for_anybody(edition) if number not in given]
    if difficulty:
        left = [number for number in left if difficulty_of(edition, number) is difficulty]
    if not left:
        raise Refused(Refusal.NO_PUZZLE_LEFT)
    solved = stored.count_solved(connection, player.id)
    if difficulty in {None, Difficulty.EASY}:
        left = _for_beginners(edition, left, solved) or left
    if difficulty is None and solved >= _FIRST_SOLVED:
        strength = strength_of(stored.latest_of(connection, player.id, _ATTEMPTS_READ))
        left.sort(key=lambda number: (abs(_outline(edition, number).difficulty - strength), number))
        left = left[:_NEAREST]
    return rng.choice(left)


def _for_beginners(edition: Edition, numbers: Sequence[int], solved: int) -> list[int]:
    """Those of some puzzles that suit somebody who has solved so many: in one turn first, then easy ones in two."""
    if solved >= _NEXT_SOLVED:
        return list(numbers)
    turns = 1 if solved < _FIRST_SOLVED else 2
    return [
        number
        for number in numbers
        if difficulty_of(edition, number) is Difficulty.EASY and _outline(edition, number).turns == turns
    ]


def strength_of(ended: Sequence[PuzzleAttempt]) -> float:
    """The difficulty of the puzzles that somebody solves as often as not, from their latest attempts, the latest first."""
    strength = _FIRST_STRENGTH
    for attempt in reversed(ended):
        difficulty = _outline(attempt.edition, attempt.number).difficulty
        expected = 1 / (1 + 10 ** ((difficulty - strength) / _SPREAD))
        strength += _STEP * (_result(attempt) - expected)
    return strength


def _result(attempt: PuzzleAttempt) -> float:
    """1 for a puzzle that was solved at once, a half with help, 0 for one that was not."""
    if attempt.state is not PuzzleState.SOLVED:
        return 0.0
    return 0.5 if attempt.misses or attempt.hinted else 1.0


def _outline(edition: Edition, number: int) -> Outline:
    """The outline of a puzzle; of one that the stock has no more, that of the easiest there could be."""
    return outlines(edition).get(number, Outline(1, 0))


def difficulty_of(edition: Edition, number: int) -> Difficulty:
    """The difficulty by which a puzzle is asked for.

    Puzzles in one turn are easy, those in two or three by thirds; but no easy one takes three turns.
    """
    turns, difficulty = _outline(edition, number)
    first, second = _thirds(edition)
    if turns > 1 and difficulty >= second:
        return Difficulty.HARD
    return Difficulty.MEDIUM if turns > 2 or (turns > 1 and difficulty >= first) else Difficulty.EASY


@cache
def _thirds(edition: Edition) -> tuple[int, int]:
    """The difficulties at which the second and the last third of an edition's puzzles in two or three turns begin."""
    known = sorted(each.difficulty for each in outlines(edition).values() if each.turns > 1)
    return known[len(known) // 3], known[2 * len(known) // 3]


def load(
    connection: Connection, attempt_id: int, person: Person, now: datetime, version: int | None = None
) -> Solving:
    """An attempt to go on with, as its owner saw it.

    Refuses PUZZLE_NOT_YOURS, PUZZLE_DONE, PUZZLE_CHANGED and PUZZLE_OF_THE_PAST: a daily puzzle that was begun on its day
    may be finished until the end of the next.
    """
    solving = own(connection, attempt_id, person)
    attempt = solving.attempt
    if not solving.is_open:
        raise Refused(Refusal.PUZZLE_DONE)
    if attempt.day and day_of(now) > attempt.day + 1:
        raise Refused(Refusal.PUZZLE_OF_THE_PAST)
    if version is not None and attempt.version != version:
        raise Refused(Refusal.PUZZLE_CHANGED)
    return solving


def own(connection: Connection, attempt_id: int, person: Person) -> Solving:
    """Somebody's own attempt, however it stands. Refuses PUZZLE_NOT_YOURS."""
    player, attempt = (
        players.by_discord_id(connection, person.discord_id),
        stored.by_id(connection, attempt_id),
    )
    if player is None or attempt is None or attempt.player_id != player.id:
        raise Refused(Refusal.PUZZLE_NOT_YOURS)
    return _solving(attempt)


def _solving(attempt: PuzzleAttempt) -> Solving:
    """An attempt with its puzzle. Refuses PUZZLE_GONE if the stock has no such puzzle any more."""
    try:
        return Solving(attempt, puzzle(PuzzleId(attempt.edition, attempt.number)))
    except KeyError:
        raise Refused(Refusal.PUZZLE_GONE) from None


def answer(
    connection: Connection,
    attempt_id: int,
    person: Person,
    request: TurnRequest,
    now: datetime,
    *,
    version: int,
    guild_id: int | None,
) -> Answered:
    """Play a turn: the right one is met by the best defence or wins; the third wrong one ends the attempt.

    A daily puzzle that is solved counts for the server ``guild_id``, if its solver has agreed to that. Refuses what ``load``
    does, ILLEGAL_TURN and AMBIGUOUS_TURN.
    """
    solving = load(connection, attempt_id, person, now, version)
    turn = resolve(solving.position, request)
    played = solving.position.play(turn)
    attempt, right = solving.attempt, _is_right(solving, played)
    if not right:
        misses = attempt.misses + 1
        state = PuzzleState.FAILED if misses == TRIES else PuzzleState.OPEN
        after = attempt._replace(misses=misses, state=state)
    elif solving.turns_left == 1:
        counted = attempt.day and guild_id and preferences.of(connection, attempt.player_id).puzzles_counted
        after = attempt._replace(
            played=_with(attempt, turn), state=PuzzleState.SOLVED, guild_id=guild_id if counted else None
        )
    else:
        after = attempt._replace(played=_with(attempt, turn, _defence(solving, turn)))
    return Answered(_save(connection, solving, after, now), played, right)


def _save(connection: Connection, solving: Solving, after: PuzzleAttempt, now: datetime) -> Solving:
    """Store what has become of an attempt."""
    return Solving(stored.save(connection, after._replace(changed_at=now)), solving.puzzle)


def _is_right(solving: Solving, played: Played) -> bool:
    """True if a turn wins in as many turns as there are left."""
    if solving.turns_left == 1:
        return solving.puzzle.is_reached_by(played)
    return played.turn == solving.puzzle.solution if not solving.turns else played.turn in solving.puzzle.then


def _defence(solving: Solving, turn: Turn) -> Turn | None:
    return solving.puzzle.then[turn] if solving.turns else solving.puzzle.defence


def _with(attempt: PuzzleAttempt, *turns: Turn | None) -> str:
    return _TURNS.join([*filter(None, [attempt.played]), *map(str, filter(None, turns))])


def hint(connection: Connection, attempt_id: int, person: Person, now: datetime, *, version: int) -> Solving:
    """Take the hint; it costs no try and no streak. Refuses what ``load`` does."""
    solving = load(connection, attempt_id, person, now, version)
    return _save(connection, solving, solving.attempt._replace(hinted=True), now)


def give_up(
    connection: Connection, attempt_id: int, person: Person, now: datetime, *, version: int
) -> Solving:
    """Have the solution told. Refuses what ``load`` does."""
    solving = load(connection, attempt_id, person, now, version)
    return _save(connection, solving, solving.attempt._replace(state=PuzzleState.FAILED), now)


def agree(connection: Connection, attempt_id: int, person: Person, now: datetime, guild_id: int) -> Solving:
    """Let this daily puzzle, and those solved in a server from now on, count for the server's streak.

    Refuses PUZZLE_NOT_YOURS and, if it was not solved, PUZZLE_COUNTS_NOT.
    """
    solving = own(connection, attempt_id, person)
    attempt = solving.attempt
    if not attempt.day or attempt.state is not PuzzleState.SOLVED:
        raise Refused(Refusal.PUZZLE_COUNTS_NOT)
    chosen = preferences.of(connection, attempt.player_id)
    preferences.save(connection, attempt.player_id, chosen._replace(puzzles_counted=True))
    if attempt.guild_id is not None:
        return solving
    return _save(connection, solving, attempt._replace(guild_id=guild_id), now)


def standing(
    connection: Connection, attempt: PuzzleAttempt, now: datetime, guild_id: int | None
) -> DailyStanding:
    """The streak of whoever made an attempt, and that of the server in which this is asked, if it has one."""
    today = day_of(now)
    server = streak_in(connection, guild_id, today) if guild_id else None
    return DailyStanding(streak_of(connection, attempt.player_id, today), server, midnight_of(today + 1))
