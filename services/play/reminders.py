"""Whatever falls due: reminders, time that is up, matches that nobody goes on with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, NamedTuple, assert_never

from sqlalchemy import Connection

from data import Match, MatchEnd, Notice, Player, Preferences, Reminder, ReminderPlace
from data.queries import challenges, preferences
from data.queries.matches import matches, running_matches
from services.play import away
from services.play.matches import lose
from services.play.snapshots import Snapshot, load
from services.play.telling import notices
from services.play.timing import clocks
from services.play.transitions import change, over

#: When telling somebody fails, it is tried again after this time.
_RETRY: Final = timedelta(minutes=1)
#: At a quick pace nobody has more time than this, but where the clock stands still.
_SAT_AT: Final = timedelta(minutes=15)
#: A match whose reminder fails by a mistake of ours is looked at again after this time.
_MUCH_LATER: Final = timedelta(hours=1)


class Recipient(NamedTuple):
    """A player, and what they have chosen."""

    player: Player
    chosen: Preferences


class Due(NamedTuple):
    """A notice that is due to one player or both; ``late`` is whose time is up, if they want to be told that."""

    snapshot: Snapshot
    reminder: Reminder
    to: tuple[Recipient, ...]
    late: Recipient | None = None


class Closed(NamedTuple):
    """A match that was closed because nobody went on with it."""

    snapshot: Snapshot


class Rescued(NamedTuple):
    """Away days have saved whoever's time was up in a match."""

    match: Match


def next_due(connection: Connection) -> datetime | None:
    """The moment when something is due next."""
    moments = (running_matches.next_due(connection), challenges.next_expiry(connection))
    return min((moment for moment in moments if moment), default=None)


def is_quick(connection: Connection, now: datetime) -> bool:
    """True if a match at a quick pace is being played: whoever moves there may be out of time a few seconds from now, whatever is due next."""
    return running_matches.any_quick(connection, now + _SAT_AT)


def fire(
    connection: Connection, match_id: int, now: datetime, away_days: timedelta = timedelta()
) -> Due | Closed | Rescued | None:
    """Do what is due in a match: returns a notice to give, or Closed, or Rescued, or None if nothing is due yet.

    A notice stays due until ``given`` is called. ``away_days`` are those that a player has in a year. Refuses MATCH_QUARANTINED.
    """
    snapshot = load(connection, match_id)
    match = snapshot.match
    if match.clock.reminder is None or match.clock.remind_at is None or match.clock.remind_at > now:
        return None
    if match.clock.reminder is Reminder.CLOSE:
        closed = change(connection, snapshot, over(match, MatchEnd.ABANDONED), now, news=match.news, by=None)
        return Closed(replace(snapshot, match=closed))
    if match.clock.reminder is Reminder.REMIND and clocks.is_up(match, now):
        # It is too late for a reminder: go on to what is due now.
        matches.set_reminder(connection, match, Reminder.TIME_UP, match.clock.deadline)
        return None
    to = tuple(_with_choices(connection, player) for player in _to_tell(snapshot) if not player.is_bot)
    if match.clock.reminder is Reminder.REMIND and _told_by_day(match, to):
        matches.set_reminder(connection, match, *clocks.after(match, now))
        return None
    if not to:
        # The bot claims no win: it waits.
        matches.set_reminder(connection, match, *clocks.after(match, now))
        return None
    if match.clock.reminder is Reminder.TIME_UP and clocks.is_up(match, now):
        mover = preferences.of(connection, snapshot.to_move.id)
        if away.can_rescue(match, mover, now, away_days):
            return Rescued(away.rescue(connection, snapshot, mover, now))
        if match.loses_on_time and not match.clock.hold:
            return _lost(connection, snapshot, now)
    notice = Due(snapshot, match.clock.reminder, to)
    waits = _waits_until(notice, now)
    if waits is None:
        return notice._replace(late=_late(connection, snapshot))
    matches.set_reminder(connection, match, match.clock.reminder, waits)
    return None


def _lost(connection: Connection, snapshot: Snapshot, now: datetime) -> Closed | None:
    """End a match in which time that is up loses by itself; while its player may not know that it is their turn, that waits."""
    until = clocks.untold_until(snapshot.match)
    if until and now < until:
        matches.set_reminder(connection, snapshot.match, Reminder.TIME_UP, until)
        return None
    return Closed(replace(snapshot, match=lose(connection, snapshot, now)))


def given(connection: Connection, match: Match, now: datetime, sent: Sequence[Notice]) -> bool:
    """Set what is due next after a notice was given, and keep its messages; returns whether the match has gone on meanwhile."""
    matches.set_reminder(connection, match, *clocks.after(match, now))
    return notices.add(connection, match, sent)


def retry(connection: Connection, match: Match, now: datetime) -> None:
    """Give a match's notice a little later, because nobody could be told."""
    matches.set_reminder(connection, match, match.clock.reminder, now + _RETRY)


def postpone(connection: Connection, match_id: int, now: datetime) -> None:
    """Look at a match again after a long time, because something is wrong with it."""
    matches.postpone(connection, match_id, now + _MUCH_LATER)


def _told_by_day(match: Match, to: Sequence[Recipient]) -> bool:
    """True if the one message a day of whoever is to be reminded comes in time."""
    day, deadline = to[0].chosen.daily_due if to else None, match.clock.deadline
    return day is not None and (deadline is None or day < deadline)


def remember_blocked(connection: Connection, player: Player) -> None:
    """Store that the bot can't send a player direct messages."""
    chosen = preferences.of(connection, player.id)
    preferences.save(
        connection, player.id, chosen._replace(direct_blocked=True, daily_due=None, call_due=None)
    )


def _with_choices(connection: Connection, player: Player) -> Recipient:
    return Recipient(player, preferences.of(connection, player.id))


def _late(connection: Connection, snapshot: Snapshot) -> Recipient | None:
    """The player whose time is up, if that is due and they have not turned reminders off."""
    if snapshot.match.clock.reminder is not Reminder.TIME_UP:
        return None
    late = _with_choices(connection, snapshot.to_move)
    return None if late.chosen.reminders is ReminderPlace.NONE or late.chosen.direct_blocked else late


def _to_tell(snapshot: Snapshot) -> tuple[Player, ...]:
    """The players to be told: the mover of a reminder, the waiting player of time that is up, both of a silence."""
    match snapshot.match.clock.reminder:
        case Reminder.REMIND:
            return (snapshot.to_move,)
        case Reminder.TIME_UP:
            return (snapshot.waiting,)
        case Reminder.ASK | Reminder.CLOSE | None:
            return snapshot.to_move, snapshot.waiting
        case never:
            assert_never(never)


def _waits_until(notice: Due, now: datetime) -> datetime | None:
    """Until when a notice waits because of its player's quiet hours; None: it is given now."""
    if notice.reminder is Reminder.ASK:
        return None
    (_, chosen), match = notice.to[0], notice.snapshot.match
    if notice.reminder is Reminder.TIME_UP:
        return clocks.quiet_end(chosen, now) if clocks.is_quiet(chosen, now) else None
    if chosen.reminders is ReminderPlace.NONE or not clocks.is_quiet(chosen, now):
        return None
    # They have chosen these quiet hours since the reminder was set.
    later = clocks.quiet_end(chosen, now)
    return min(later, match.clock.deadline) if match.clock.deadline else later
