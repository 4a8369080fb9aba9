"""A match's clock: until when the mover has time, when they are reminded, and what is due after that. No I/O."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from data import Hold, Match, Preferences, Reminder

#: Nothing is lost by itself: so long may a win be claimed before the match is closed as abandoned.
UNCLAIMED: Final = timedelta(days=7)
#: Without a clock, both are asked after so much silence, and as long again is waited for an answer.
SILENCE: Final = timedelta(days=30)
#: What the waiting player may give to one whose time is up.
EXTENSION: Final = timedelta(days=1)
#: A reminder comes when this share of the time is left.
_LEFT_WHEN_REMINDED: Final = 1 / 3


def for_turn(match: Match, now: datetime, mover: Preferences) -> Match:
    """The match with the clock of a turn that begins."""
    given = match.pace.time
    return silent(match, now) if given is None else running(match, now + given, given, now, mover)


def running(match: Match, deadline: datetime, given: timedelta, now: datetime, mover: Preferences) -> Match:
    """The match with a clock that runs until ``deadline``, of a time ``given``."""
    remind_at = reminder_at(deadline, given, now, mover)
    reminder = Reminder.TIME_UP if remind_at is None else Reminder.REMIND
    return match._replace(
        deadline=deadline, hold=None, time_left=None, reminder=reminder, remind_at=remind_at or deadline
    )


def silent(match: Match, now: datetime) -> Match:
    """The match without a clock: only much silence is noticed."""
    return match._replace(
        deadline=None, hold=None, time_left=None, reminder=Reminder.ASK, remind_at=now + SILENCE
    )


def paused(match: Match, now: datetime) -> Match:
    """The match with its clock stopped, and what time there was kept."""
    return silent(match, now)._replace(hold=Hold.PAUSED, time_left=time_left(match, now))


def resumed(match: Match, now: datetime, mover: Preferences) -> Match:
    """The match with its clock going on with the time there was."""
    if match.pace.time is None or match.time_left is None:
        return silent(match, now)
    deadline = now + timedelta(seconds=match.time_left)
    return running(match, deadline, match.pace.time, now, mover)


def away(match: Match, now: datetime) -> Match:
    """The match without the place it was in: its clock stands still, and after a long time it is closed."""
    return match._replace(
        deadline=None,
        hold=match.hold or Hold.AWAY,
        time_left=match.time_left if match.hold else time_left(match, now),
        reminder=Reminder.CLOSE,
        remind_at=now + SILENCE,
    )


def come_back(match: Match, now: datetime, mover: Preferences) -> Match:
    """The match with a place again, its own or another: its clock goes on, except that a pause stays one."""
    if match.hold is Hold.PAUSED:
        return silent(match, now)._replace(hold=match.hold, time_left=match.time_left)
    return resumed(match, now, mover)


def time_left(match: Match, now: datetime) -> int | None:
    """The seconds a mover has left, none of them below zero; None without a clock."""
    return None if match.deadline is None else max(0, int((match.deadline - now).total_seconds()))


def is_up(match: Match, now: datetime) -> bool:
    """Whether the mover's time is up; not while the clock stands still."""
    return match.hold is None and match.deadline is not None and now >= match.deadline


def after(match: Match, now: datetime) -> tuple[Reminder, datetime]:
    """What is due next, after the reminder of a match has rung: whoever was told has the whole time to answer."""
    if match.reminder is Reminder.REMIND and match.deadline:
        return Reminder.TIME_UP, match.deadline
    return Reminder.CLOSE, now + (UNCLAIMED if match.reminder is Reminder.TIME_UP else SILENCE)


def reminder_at(deadline: datetime, given: timedelta, now: datetime, mover: Preferences) -> datetime | None:
    """When the mover is to be reminded; None if that moment is past.

    One that would fall into their quiet hours comes when these end, or if that is too late just before they begin.
    """
    wanted = deadline - given * _LEFT_WHEN_REMINDED
    if is_quiet(mover, wanted):
        ends = quiet_end(mover, wanted)
        wanted = ends if ends < deadline else quiet_start(mover, wanted)
    return wanted if wanted > now else None


def is_quiet(player: Preferences, moment: datetime) -> bool:
    """Whether a moment falls into a player's quiet hours."""
    start, end = player.quiet_from, player.quiet_until
    if start is None or end is None or start == end:
        return False
    hour = moment.astimezone(_zone(player)).hour
    return start <= hour < end if start < end else hour >= start or hour < end


def quiet_end(player: Preferences, moment: datetime) -> datetime:
    """When the quiet hours in which a moment lies end, by the player's own clock on the wall."""
    return _at_hour(player, moment, player.quiet_until or 0, later=True)


def quiet_start(player: Preferences, moment: datetime) -> datetime:
    """The last minute before the quiet hours in which a moment lies."""
    return _at_hour(player, moment, player.quiet_from or 0, later=False) - timedelta(minutes=1)


def _at_hour(player: Preferences, moment: datetime, hour: int, *, later: bool) -> datetime:
    """The next (or last) time that hour is struck in the player's zone; days are counted on the wall, not in hours."""
    local = moment.astimezone(_zone(player))
    struck = local.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
    if later and struck <= local:
        struck += timedelta(days=1)
    if not later and struck > local:
        struck -= timedelta(days=1)
    return struck.astimezone(UTC)


def _zone(player: Preferences) -> ZoneInfo:
    """A player's time zone; one that is known no more must not keep a match from going on."""
    try:
        return ZoneInfo(player.zone)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")
