"""The puzzle of a day: one attempt at it, and for whose streaks it counts."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection

from data import PuzzleAttempt, PuzzleState
from data.queries import players, preferences
from data.queries.learning import attempts
from puzzles import of_day
from services.learning.daily import DailyStreak, day_of, midnight_of, streak_in, streak_of
from services.learning.puzzles.solving import Solving
from services.learning.puzzles.trying import own
from services.people import Person
from services.refusals import Refusal, Refused


class DailyStanding(NamedTuple):
    """An attempt at a daily puzzle beside others: one's streak, the server's if it counts for one, and when the next puzzle comes."""

    mine: DailyStreak
    server: DailyStreak | None
    next_at: datetime


def begin(connection: Connection, person: Person, now: datetime, *, day: int | None = None) -> Solving:
    """The attempt at the puzzle of today, new or as it stands; or at that of another ``day``, if it was begun then.

    Refuses PUZZLE_OF_THE_PAST and PUZZLE_NOT_YET.
    """
    today = day_of(now)
    wanted = today if day is None else day
    if wanted > today:
        raise Refused(Refusal.PUZZLE_NOT_YET)
    player = players.get_or_create(connection, *person)
    attempt = attempts.at_day(connection, player.id, wanted)
    if attempt is None:
        if wanted < today:
            raise Refused(Refusal.PUZZLE_OF_THE_PAST)
        edition, number = of_day(today)
        attempt = attempts.add(connection, player.id, edition, number, now, day=today)
    return Solving.of(attempt)


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
    counted = attempts.save(connection, attempt._replace(guild_id=guild_id, changed_at=now))
    return Solving(counted, solving.puzzle)


def standing(
    connection: Connection, attempt: PuzzleAttempt, now: datetime, guild_id: int | None
) -> DailyStanding:
    """The streak of whoever made an attempt, and that of the server in which this is asked, if it has one."""
    today = day_of(now)
    server = streak_in(connection, guild_id, today) if guild_id else None
    return DailyStanding(streak_of(connection, attempt.player_id, today), server, midnight_of(today + 1))
