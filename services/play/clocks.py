"""A match's clock: the deadline, the reminder before it, and what is due after it. No I/O."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from data import Hold, Match, MatchClock, Pace, Preferences, Reminder

#: For this long the win can be claimed when time is up; then the match is closed as abandoned.
UNCLAIMED: Final = timedelta(days=7)
#: Without a clock, both players are asked after this much silence; after as much again the match is closed.
SILENCE: Final = timedelta(days=30)
#: How much the waiting player may give to one whose time is up, at most.
_EXTENSION: Final = timedelta(days=1)
#: After so long it is told again that time is up, where the bot has come or gone since.
_TOLD_AGAIN: Final = timedelta(hours=12)
#: A reminder comes when this share of the time is left.
_LEFT_WHEN_REMINDED: Final = 1 / 3


def extension(pace: Pace) -> timedelta:
    """The time that the waiting player may give to one whose time is up: a day, or the time of a turn if that is less."""
    return min(_EXTENSION, pace.time or _EXTENSION)


def added(match: Match) -> Pace:
    """The time by which the turn that runs was last made longer, as the pace of which it is a turn's: an extension may be less."""
    given, deadline = match.pace.time, match.clock.deadline
    if given is None or (deadline and deadline - match.changed_at >= given):
        return match.pace
    return next(pace for pace in Pace if pace.time == extension(match.pace))


def for_turn(match: Match, now: datetime, mover: Preferences) -> Match:
    """The match with its clock set for a new turn."""
    given, anew = match.pace.time, untimed(match)
    return silent(anew, now) if given is None else running(anew, now + given, given, now, mover)


def running(match: Match, deadline: datetime, given: timedelta, now: datetime, mover: Preferences) -> Match:
    """The match with a clock that runs until ``deadline``; ``given`` is the full time."""
    remind_at = reminder_at(deadline, given, now, mover)
    reminder = Reminder.TIME_UP if remind_at is None else Reminder.REMIND
    return _with_clock(match, deadline=deadline, reminder=reminder, remind_at=remind_at or deadline)


def _with_clock(match: Match, **clock: Any) -> Match:
    """The match with another clock in the same turn: whoever waits gets no more back than they had left."""
    return match._replace(clock=MatchClock(**clock, waiting_left=match.clock.waiting_left))


def silent(match: Match, now: datetime) -> Match:
    """The match without a running clock: only after a long silence something is due."""
    return _with_clock(match, reminder=Reminder.ASK, remind_at=now + SILENCE)


def untimed(match: Match) -> Match:
    """The match while the bot is to move: no clock runs, and nothing becomes due however long that takes."""
    return match._replace(clock=MatchClock())


def paused(match: Match, now: datetime) -> Match:
    """The match with its clock stopped and the time left stored."""
    return _still(silent(match, now), Hold.PAUSED, time_left(match, now))


def resumed(match: Match, now: datetime, mover: Preferences) -> Match:
    """The match with its clock running again, with the time that was stored."""
    if match.pace.time is None or match.clock.time_left is None:
        return silent(match, now)
    deadline = now + timedelta(seconds=match.clock.time_left)
    return running(match, deadline, match.pace.time, now, mover)


def away(match: Match, now: datetime, mover: Preferences) -> Match:
    """The match after the bot was removed from its place: its clock stands still, but nobody is rid of a match that way.

    The mover has the full time of a turn to bring it elsewhere, but no more than twice that time since the match was changed last,
    however often the bot comes and goes; then the other may claim the win. Without a clock, in a pause, and while the bot is to move, it
    is closed after a long time.
    """
    hold, left = match.clock.hold or Hold.AWAY, time_left(match, now)
    given = match.pace.time
    if given is None or left is None or hold is Hold.PAUSED:
        closing = _with_clock(match, reminder=Reminder.CLOSE, remind_at=now + SILENCE)
        return _still(closing, hold, left)
    until = max(now, min(now + given, match.changed_at + 2 * given))
    gone = _still(running(match, until, given, now, mover), hold, left)
    return _told_later(gone, now) if until == now else gone


def _still(match: Match, hold: Hold, left: int | None) -> Match:
    """The match with its clock standing still, and so many seconds left on it."""
    return match._replace(clock=match.clock._replace(hold=hold, time_left=left))


def _told_later(match: Match, now: datetime) -> Match:
    """A match whose time was up before the bot went or came: it can be claimed, but a bot that comes and goes tells nobody each time."""
    due = match.clock._replace(reminder=Reminder.TIME_UP, remind_at=now + _TOLD_AGAIN)
    return match._replace(clock=due)


def come_back(match: Match, now: datetime, mover: Preferences) -> Match:
    """The match when it has a place again, its own or another: its clock goes on, but a pause stays a pause."""
    if match.clock.hold is Hold.PAUSED:
        return _still(silent(match, now), match.clock.hold, match.clock.time_left)
    back = resumed(match, now, mover)
    return _told_later(back, now) if match.clock.time_left == 0 else back


def time_left(match: Match, now: datetime) -> int | None:
    """The seconds the mover has left, or had when the clock was stopped, at least zero; None without a clock."""
    if match.clock.hold:
        return match.clock.time_left
    return None if match.clock.deadline is None else max(0, int((match.clock.deadline - now).total_seconds()))


def is_up(match: Match, now: datetime) -> bool:
    """True if the mover's time is up, or that in which they could have brought the match to another place; never in a pause."""
    return match.clock.deadline is not None and now >= match.clock.deadline


def untold_until(match: Match) -> datetime | None:
    """Until when the mover may not know that it is their turn, so that it is not lost on time; None if the board was shown.

    That is no longer than twice the time of a turn: nobody is rid of a match by letting no board through. Where the bot was removed,
    the clock heeds it already.
    """
    given = match.pace.time
    if given is None or match.clock.hold or match.delivery.shown_version >= match.delivery.board_version:
        return None
    return match.changed_at + 2 * given


def told_late(match: Match, now: datetime, mover: Preferences) -> Match:
    """The match as a board is shown that was not shown in time: the mover has the full time of a turn, within ``untold_until``."""
    until, given = untold_until(match), match.pace.time
    if until is None or given is None or match.clock.deadline is None:
        return match
    deadline = max(match.clock.deadline, min(now + given, until))
    return match if deadline == match.clock.deadline else running(match, deadline, given, now, mover)


def after(match: Match, now: datetime) -> tuple[Reminder, datetime]:
    """The reminder that is due next after the one just given, and when; waiting for an answer starts only now."""
    if match.clock.reminder is Reminder.REMIND and match.clock.deadline:
        return Reminder.TIME_UP, match.clock.deadline
    return Reminder.CLOSE, now + (UNCLAIMED if match.clock.reminder is Reminder.TIME_UP else SILENCE)


def reminder_at(deadline: datetime, given: timedelta, now: datetime, mover: Preferences) -> datetime | None:
    """The moment when the mover is to be reminded; None if it is past.

    In their quiet hours it comes when these end or, if that is too late, just before they begin.
    """
    wanted = deadline - given * _LEFT_WHEN_REMINDED
    if is_quiet(mover, wanted):
        ends = quiet_end(mover, wanted)
        wanted = ends if ends < deadline else quiet_start(mover, wanted)
    return wanted if wanted > now else None


def is_quiet(player: Preferences, moment: datetime) -> bool:
    """True if a moment falls into a player's quiet hours."""
    start, end = player.quiet_from, player.quiet_until
    if start is None or end is None or start == end:
        return False
    hour = moment.astimezone(_zone(player)).hour
    return start <= hour < end if start < end else hour >= start or hour < end


def quiet_end(player: Preferences, moment: datetime) -> datetime:
    """The end of the quiet hours around a moment, in the player's own time zone."""
    return _at_hour(player, moment, player.quiet_until or 0, later=True)


def quiet_start(player: Preferences, moment: datetime) -> datetime:
    """The last minute before the quiet hours around a moment."""
    return _at_hour(player, moment, player.quiet_from or 0, later=False) - timedelta(minutes=1)


def _at_hour(player: Preferences, moment: datetime, hour: int, *, later: bool) -> datetime:
    """The next (or last) time it is that hour in the player's zone; a day there may have 23 or 25 hours."""
    local = moment.astimezone(_zone(player))
    found = local.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
    if later and found <= local:
        found += timedelta(days=1)
    if not later and found > local:
        found -= timedelta(days=1)
    return found.astimezone(UTC)


def _zone(player: Preferences) -> ZoneInfo:
    """A player's time zone; UTC if it no longer exists, so that the match can go on."""
    try:
        return ZoneInfo(player.zone)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")
