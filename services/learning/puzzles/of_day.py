"""The puzzles of a day, the one that is the same for everybody and a small one: an attempt at each, and for whose streaks it counts."""

from __future__ import annotations

from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import PuzzleAttempt, PuzzleState
from data.queries import players, preferences
from data.queries.learning import attempts
from puzzles import PuzzleId, hardness_of, is_small, of_day, small_of_day
from services.learning.daily import DailyStreak, day_of, midnight_of, streak_in, streak_of, wake
from services.learning.puzzles.solving import Solving
from services.learning.puzzles.trying import own
from services.people import Person
from services.refusals import Refusal, Refused

#: A daily puzzle is hard from this difficulty on, of 5.
HARD: Final = 3
#: Whoever has solved fewer puzzles gets the small one of a hard day first.
_FIRST_SOLVED: Final = 10


class DailyStanding(NamedTuple):
    """An attempt at a daily puzzle beside others: one's streak, the server's if it counts for one, and when the next puzzle comes.

    ``other_left``: it is today's, and the other puzzle of the day is not over yet. ``call_due``: when they are called to the
    next, if they are; ``direct_blocked``: no direct message has reached them of late.
    """

    mine: DailyStreak
    server: DailyStreak | None
    next_at: datetime
    other_left: bool
    call_due: datetime | None
    direct_blocked: bool


def begin(
    connection: Connection,
    person: Person,
    now: datetime,
    *,
    day: int | None = None,
    small: bool = False,
    guild_id: int | None = None,
) -> Solving:
    """The attempt at the puzzle of today, or at its ``small`` one, new or as it stands; or of another ``day``, if it was begun then.

    In the server where it is opened the daily puzzle rests no longer.

    Refuses PUZZLE_OF_THE_PAST and PUZZLE_NOT_YET.
    """
    today = day_of(now)
    wanted = today if day is None else day
    if wanted > today:
        raise Refused(Refusal.PUZZLE_NOT_YET)
    player = players.get_or_create(connection, *person)
    attempt = _at(connection, player.id, wanted, small=small)
    if attempt is None:
        if wanted < today:
            raise Refused(Refusal.PUZZLE_OF_THE_PAST)
        edition, number = small_of_day(today) if small else of_day(today)
        attempt = attempts.add(connection, player.id, edition, number, now, day=today)
    wake(connection, guild_id)
    return Solving.of(connection, attempt)


def begin_suiting(
    connection: Connection, person: Person, now: datetime, *, guild_id: int | None = None
) -> Solving:
    """The attempt at the puzzle of today; on a hard day at its small one for whoever has solved next to none, unless they have begun the other."""
    small = _suits_small(connection, person, day_of(now))
    return begin(connection, person, now, small=small, guild_id=guild_id)


def _suits_small(connection: Connection, person: Person, day: int) -> bool:
    if hardness_of(day) < HARD:
        return False
    player = players.get_or_create(connection, *person)
    is_new = attempts.count_solved(connection, player.id) < _FIRST_SOLVED
    return is_new and _at(connection, player.id, day, small=False) is None


def small_is_left(connection: Connection, solving: Solving, now: datetime) -> bool:
    """True if an attempt is at today's puzzle, and its player has still to solve or lose the small one of the day."""
    return not solving.is_small and _other_is_left(connection, solving, day_of(now))


def _other_is_left(connection: Connection, solving: Solving, today: int) -> bool:
    """True if an attempt is at one of today's puzzles, and its player's at the other is not over."""
    attempt = solving.attempt
    if attempt.day != today:
        return False
    other = _at(connection, attempt.player_id, today, small=not solving.is_small)
    return other is None or other.state is PuzzleState.OPEN


def _at(connection: Connection, player_id: int, day: int, *, small: bool) -> PuzzleAttempt | None:
    """A player's attempt at the puzzle of a day, or at its small one; None if they have none."""
    made = attempts.at_day(connection, player_id, day)
    return next((each for each in made if is_small(PuzzleId(each.edition, each.number)) is small), None)


def agree(connection: Connection, attempt_id: int, person: Person, guild_id: int) -> Solving:
    """Let this daily puzzle, and those solved in a server from now on, count for the server's streak.

    Refuses PUZZLE_NOT_YOURS and, if it was not solved, PUZZLE_COUNTS_NOT.
    """
    solving = own(connection, attempt_id, person)
    attempt = solving.attempt
    if not attempt.day or attempt.state is not PuzzleState.SOLVED:
        raise Refused(Refusal.PUZZLE_COUNTS_NOT)
    chosen = preferences.of(connection, attempt.player_id)
    preferences.save(connection, attempt.player_id, chosen._replace(puzzles_counted=True))
    return solving.become(count_for(connection, attempt, guild_id))


def count_for(connection: Connection, attempt: PuzzleAttempt, guild_id: int) -> PuzzleAttempt:
    """Let a daily puzzle that was solved count for a server, unless it counts for one already."""
    if attempt.guild_id is not None:
        return attempt
    wake(connection, guild_id)
    # When it was solved stays as it was.
    return attempts.save(connection, attempt._replace(guild_id=guild_id))


def standing(connection: Connection, solving: Solving, now: datetime, guild_id: int | None) -> DailyStanding:
    """The streak of whoever made an attempt, and that of the server in which this is asked, if it has one."""
    attempt, today = solving.attempt, day_of(now)
    chosen = preferences.of(connection, attempt.player_id)
    server = streak_in(connection, guild_id, today) if guild_id else None
    return DailyStanding(
        streak_of(connection, attempt.player_id, today),
        server,
        midnight_of(today + 1),
        other_left=_other_is_left(connection, solving, today),
        call_due=chosen.call_due,
        direct_blocked=chosen.direct_blocked,
    )
