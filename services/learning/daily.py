"""The daily puzzle: which day it is, how long somebody's streak is, and which servers await it.

A streak is read off the days that were solved; it is stored nowhere, so no failure can break it. A day on which the bot
was missing for long breaks none (decision 21).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, date, datetime, time
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Guild, Player, PuzzleAttempt, PuzzleState
from data.queries import guilds
from data.queries.learning import attempts, days

#: A day on which the bot was missing in more hours than that is not counted against anybody.
_HOURS_MISSED: Final = 3
_HOURS: Final = 24
#: After so many posts one after another that nobody in a server opened, one more says that the puzzle rests there.
_UNSEEN: Final = 14


class DailyStreak(NamedTuple):
    """The daily puzzles that were solved one after another: now, and at most so far.

    ``forgiven``: days lie between those of now on which the bot was not there for long, so nobody lost theirs.
    """

    current: int = 0
    longest: int = 0
    forgiven: bool = False


def day_of(moment: datetime) -> int:
    """The day of a moment in UTC, as ``date.toordinal`` counts them."""
    return moment.astimezone(UTC).date().toordinal()


def midnight_of(day: int) -> datetime:
    """The moment at which a day begins."""
    return datetime.combine(date.fromordinal(day), time(), UTC)


def note_hour(connection: Connection, now: datetime) -> None:
    """Remember that the bot is there in this hour."""
    day, hour = day_of(now), 1 << now.astimezone(UTC).hour
    known = days.hours_of(connection, day)
    if not known & hour:
        days.set_hours(connection, day, known | hour)


def streak_of(connection: Connection, player_id: int, today: int) -> DailyStreak:
    """A player's streak."""
    solved, failed = (
        attempts.days_of(connection, player_id, state) for state in (PuzzleState.SOLVED, PuzzleState.FAILED)
    )
    return streak(solved, _ended_by(connection, today, failed), today)


def streak_through(connection: Connection, done: Iterable[PuzzleAttempt], today: int) -> DailyStreak:
    """The streak that somebody's attempts make as of a day."""
    days_by_state = defaultdict[PuzzleState, set[int]](set)
    for attempt in done:
        if attempt.day:
            days_by_state[attempt.state].add(attempt.day)
    ended_by = _ended_by(connection, today, days_by_state[PuzzleState.FAILED])
    return streak(days_by_state[PuzzleState.SOLVED], ended_by, today)


def streak_in(connection: Connection, guild_id: int, today: int) -> DailyStreak:
    """The streak of a server: on each day at least one of those who agreed has solved the puzzle there."""
    return streak(attempts.solved_days_in(connection, guild_id), _ended_by(connection, today), today)


def _ended_by(connection: Connection, today: int, failed: Collection[int] = ()) -> frozenset[int]:
    """The days that end a streak unless they were solved: those that are over and on which the bot was there, or lost ones."""
    there = [day for day, hours in days.hours(connection).items() if day < today and _was_there(hours)]
    return frozenset([*there, *failed])


def _was_there(hours: int) -> bool:
    return hours.bit_count() >= _HOURS - _HOURS_MISSED


def streak(solved: Collection[int], ended_by: Collection[int], today: int) -> DailyStreak:
    """The streak as it is today; what ends one are the days ``ended_by``, unless they were solved.

    >>> streak({1, 2, 4}, {1, 2, 3, 4}, today=5)
    DailyStreak(current=1, longest=2, forgiven=False)
    >>> streak({1, 2, 4}, {1, 2, 4}, today=5)
    DailyStreak(current=3, longest=3, forgiven=True)
    """
    current = longest = 0
    forgiven = False
    for day in range(min(solved, default=today), today + 1):
        if day in solved:
            current += 1
        elif day in ended_by:
            current, forgiven = 0, False
        elif day < today:
            forgiven = True
        longest = max(longest, current)
    return DailyStreak(current, longest, forgiven and current > 0)


def awaiting(connection: Connection, now: datetime) -> list[int]:
    """The servers that are to get today's puzzle: not those where it rests."""
    return list(days.guilds_awaiting(connection, day_of(now), _UNSEEN))


def is_resting(guild: Guild) -> bool:
    """True if a server gets no daily puzzles before somebody opens one there, because nobody did for long."""
    return guild.puzzle_unseen > _UNSEEN


def wake(connection: Connection, guild_id: int | None) -> bool:
    """Remember that somebody in a server cares for the daily puzzle; False if it is posted nowhere there."""
    guild = guilds.by_id(connection, guild_id)
    if guild_id is None or guild.puzzle_channel_id is None:
        return False
    if guild.puzzle_unseen:
        guilds.save(connection, guild_id, guild._replace(puzzle_unseen=0))
    return True


class Yesterday(NamedTuple):
    """The day before in a server: who solved its puzzle for the server, and the server's streak since."""

    solvers: Sequence[Player]
    streak: int


class DailyPost(NamedTuple):
    """A daily puzzle that is to be posted: in which channel, of which day; ``tried``: it may be there already.

    ``yesterday`` is None where the day before had no post. ``rests``: it is the last one before somebody opens one.
    """

    guild_id: int
    channel_id: int
    day: int
    tried: bool
    yesterday: Yesterday | None = None
    rests: bool = False


def begin_post(connection: Connection, guild_id: int, now: datetime) -> DailyPost | None:
    """Remember that a server's puzzle of today is about to be posted; None if it need not be."""
    guild, day = guilds.by_id(connection, guild_id), day_of(now)
    if guild.puzzle_channel_id is None or guild.puzzle_day >= day or is_resting(guild):
        return None
    guilds.save(connection, guild_id, guild._replace(puzzle_tried=day))
    yesterday = None
    if guild.puzzle_day == day - 1:
        solvers = attempts.solvers_in(connection, guild_id, day - 1)
        yesterday = Yesterday(solvers, streak_in(connection, guild_id, day).current)
    tried, rests = guild.puzzle_tried == day, guild.puzzle_unseen == _UNSEEN
    return DailyPost(guild_id, guild.puzzle_channel_id, day, tried, yesterday, rests)


def lose_channel(connection: Connection, post: DailyPost) -> None:
    """Remember that there is no such channel any more, so that no puzzle is posted before a moderator chooses another."""
    guild = guilds.by_id(connection, post.guild_id)
    if guild.puzzle_channel_id == post.channel_id:
        guilds.save(connection, post.guild_id, guild._replace(puzzle_channel_id=None))


def end_post(connection: Connection, post: DailyPost) -> None:
    """Remember that a day's puzzle is posted, or can't be."""
    guild = guilds.by_id(connection, post.guild_id)
    if guild.puzzle_day < post.day:
        after = guild._replace(puzzle_day=post.day, puzzle_unseen=guild.puzzle_unseen + 1)
        guilds.save(connection, post.guild_id, after)
