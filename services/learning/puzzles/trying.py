"""Trying a puzzle: judging turns, hints, and how an attempt ends.

A person has one attempt at each puzzle, in which three turns may be wrong. What they have played is kept in the database, and
their first try counts for ratings.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection

from data import PuzzleAttempt, PuzzleState
from data.queries import players, preferences
from data.queries.learning import attempts
from game import Played, Turn, TurnRequest
from puzzles import Goal
from puzzles.solver import answered
from services.learning.daily import day_of
from services.learning.puzzles.flaws import Flaw
from services.learning.puzzles.solving import TRIES, Solving
from services.people import Person
from services.play.picking import resolve
from services.ranking import puzzle_ratings
from services.refusals import Refusal, Refused
from teaching import wins_in


@dataclass(frozen=True)
class Answered:
    """The answer to a turn: the attempt after it, the turn as it was played, and whether it was right; a wrong one is not kept."""

    solving: Solving
    played: Played
    right: bool


def flaw_of(answer: Answered) -> Flaw:
    """The reason why a turn was not right."""
    puzzle, played = answer.solving.puzzle, answer.played
    if puzzle.goal is Goal.HOLD:
        return Flaw(played, leaves=wins_in(played.position.state, played.position.rules))
    return Flaw(played, later=puzzle.goal is Goal.WIN and _wins_later(answer))


def _wins_later(answer: Answered) -> bool:
    """True if a turn that was not right forces the win too, in one turn more than it takes.

    Where two turns are left that is kept with the puzzle, but for turns by which a ghost enters. Where one is left it is
    looked for, which takes some milliseconds, with ghosts a tenth of a second. A puzzle in three turns doesn't say.
    """
    puzzle, left = answer.solving.puzzle, answer.solving.turns_left
    if left == 1:
        return answered(answer.played.position, 1)
    return left == puzzle.turns and answer.played.turn in puzzle.later


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
        attempts.by_id(connection, attempt_id),
    )
    if player is None or attempt is None or attempt.player_id != player.id:
        raise Refused(Refusal.PUZZLE_NOT_YOURS)
    return Solving.of(connection, attempt)


def line_of(connection: Connection, attempt_id: int, person: Person) -> Solving:
    """An attempt that is over, whose solution may be shown. Refuses PUZZLE_NOT_YOURS and, while it is open, PUZZLE_CHANGED."""
    solving = own(connection, attempt_id, person)
    if solving.is_open:
        raise Refused(Refusal.PUZZLE_CHANGED)
    return solving


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
    attempt, right = solving.attempt, solving.is_right(played)
    if not right:
        misses = attempt.misses + 1
        state = PuzzleState.FAILED if misses == TRIES else PuzzleState.OPEN
        after = attempt._replace(misses=misses, state=state)
    elif solving.turns_left == 1:
        counted = attempt.day and guild_id and preferences.of(connection, attempt.player_id).puzzles_counted
        after = attempt._replace(
            played=solving.played_with(turn),
            state=PuzzleState.SOLVED,
            guild_id=guild_id if counted else None,
        )
    else:
        after = attempt._replace(played=solving.played_with(turn, _defence(solving, turn)))
    return Answered(_save(connection, solving, after, now), played, right)


def _save(connection: Connection, solving: Solving, after: PuzzleAttempt, now: datetime) -> Solving:
    """Store what has become of an attempt, and count it if this was the first try."""
    puzzle_ratings.count(connection, solving.attempt, after, now)
    return solving.become(attempts.save(connection, after._replace(changed_at=now)))


def _defence(solving: Solving, turn: Turn) -> Turn | None:
    return solving.puzzle.then[turn] if solving.turns else solving.puzzle.defence


def hint(connection: Connection, attempt_id: int, person: Person, now: datetime, *, version: int) -> Solving:
    """Take the hint; it costs no try and no streak, but the puzzle then counts as not solved. Refuses what ``load`` does."""
    solving = load(connection, attempt_id, person, now, version)
    return _save(connection, solving, solving.attempt._replace(hinted=True, hinted_step=solving.step), now)


def give_up(
    connection: Connection, attempt_id: int, person: Person, now: datetime, *, version: int
) -> Solving:
    """Have the solution told. Refuses what ``load`` does."""
    solving = load(connection, attempt_id, person, now, version)
    return _save(connection, solving, solving.attempt._replace(state=PuzzleState.FAILED), now)
