"""What the clock brings about by itself: reminders, time that is up, matches and challenges that nobody goes on with."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from bot.services import clocks
from bot.services.challenges import Invitation
from bot.services.matches import change, over
from bot.services.refusals import Refused
from bot.services.snapshots import Snapshot, changing, load, look
from data import (
    Alarm,
    ChallengeState,
    Database,
    Match,
    MatchEnd,
    Player,
    Preferences,
    Reminders,
    challenges,
    matches,
    players,
    preferences,
)

#: When telling somebody fails, it is tried again after this time.
_AGAIN: Final = timedelta(minutes=1)
#: A match whose alarm itself fails is looked at again after this time.
_MUCH_LATER: Final = timedelta(hours=1)


class Notice(NamedTuple):
    """Something to tell one player, or both, with what each has chosen."""

    snapshot: Snapshot
    alarm: Alarm
    to: tuple[tuple[Player, Preferences], ...]


async def next_moment(database: Database) -> datetime | None:
    """When something is due next."""
    async with database.read() as connection:
        moments = (await matches.next_alarm(connection), await challenges.next_expiry(connection))
    return min((moment for moment in moments if moment), default=None)


async def due(database: Database, now: datetime, most: int) -> Sequence[int]:
    """The ids of matches in which something is due, the longest due first."""
    async with database.read() as connection:
        return await matches.due(connection, now, most)


class Closed(NamedTuple):
    """A match has been put away."""

    match_id: int


async def ring(database: Database, match_id: int, now: datetime) -> Notice | Closed | None:
    """What is due in a match: a notice to give; or it has been closed; None if nothing is due, or not yet.

    What a notice is about is not done before ``rung`` says that it has been given.
    """
    try:
        snapshot = await look(database, match_id)
    except Refused:
        return None  # set aside
    match = snapshot.match
    if match.alarm is None or match.alarm_at is None or match.alarm_at > now:
        return None
    if match.alarm is Alarm.CLOSE:
        return await _close(database, match_id, now)
    if match.alarm is Alarm.REMIND and clocks.is_up(match, now):
        # A reminder that comes too late is none: on to what is due by now.
        await _set(database, match, Alarm.TIME_UP, match.deadline)
        return None
    notice = Notice(snapshot, match.alarm, await _concerned(database, snapshot))
    waits = _waits_until(notice, now)
    if waits is None:
        return notice
    await _set(database, match, match.alarm, waits)
    return None


async def rung(database: Database, notice: Notice, now: datetime) -> None:
    """Go on to what is due after a notice that has been given."""
    await _set(database, notice.snapshot.match, *clocks.after(notice.snapshot.match, now))


async def put_off(database: Database, notice: Notice, now: datetime) -> None:
    """Try to give a notice again after a while."""
    await _set(database, notice.snapshot.match, notice.alarm, now + _AGAIN)


async def set_back(database: Database, match_id: int, now: datetime) -> None:
    """Look at a match again after a long while, because something is wrong with it."""
    async with database.write() as connection:
        await matches.set_back(connection, match_id, now + _MUCH_LATER)


async def remember_blocked(database: Database, player: Player) -> None:
    """Remember that a player's direct messages are closed to the bot."""
    async with database.write() as connection:
        await preferences.change(connection, player.id, direct_blocked=True)


async def expire(database: Database, now: datetime, most: int) -> Sequence[Invitation]:
    """End challenges that nobody has answered in time."""
    async with database.read() as connection:
        overdue = await challenges.overdue(connection, now, most)
    if not overdue:
        return []
    async with database.write() as connection:
        ended = []
        for stored in overdue:
            if not await challenges.end(connection, stored.id, ChallengeState.EXPIRED):
                continue  # answered just now
            opponent = await players.by_id(connection, stored.opponent_id) if stored.opponent_id else None
            challenger = await players.by_id(connection, stored.challenger_id)
            ended.append(Invitation(stored, challenger, opponent))
        return ended


async def _concerned(database: Database, snapshot: Snapshot) -> tuple[tuple[Player, Preferences], ...]:
    """Who is told: of a reminder the mover, of time that is up the one who waits, of silence both."""
    mover, waiting = snapshot.to_move, snapshot.player(snapshot.position.side.other)
    told = {Alarm.REMIND: (mover,), Alarm.TIME_UP: (waiting,)}.get(
        snapshot.match.alarm or Alarm.ASK, (mover, waiting)
    )
    async with database.read() as connection:
        return tuple([(player, await preferences.of(connection, player.id)) for player in told])


def _waits_until(notice: Notice, now: datetime) -> datetime | None:
    """Until when a notice waits, for quiet hours or because its player wants it at another time; None: it goes now."""
    if notice.alarm is Alarm.ASK:
        return None
    (_, chosen), match = notice.to[0], notice.snapshot.match
    if notice.alarm is Alarm.TIME_UP:
        return clocks.quiet_end(chosen, now) if clocks.is_quiet(chosen, now) else None
    if chosen.reminders is Reminders.NONE or not clocks.is_quiet(chosen, now):
        return None
    # They have chosen these hours since the reminder was set.
    later = clocks.quiet_end(chosen, now)
    return min(later, match.deadline) if match.deadline else later


async def _set(database: Database, match: Match, alarm: Alarm, at: datetime | None) -> None:
    async with database.write() as connection:
        await matches.set_alarm(connection, match, alarm, at)


async def _close(database: Database, match_id: int, now: datetime) -> Closed | None:
    """Close a match that nobody goes on with, unless somebody just has; it counts for nobody."""
    async with changing(database) as connection:
        snapshot = await load(connection, match_id)
        match = snapshot.match
        if match.alarm is not Alarm.CLOSE or match.alarm_at is None or match.alarm_at > now:
            return None
        await change(connection, snapshot, now, match.news, None, **over(MatchEnd.ABANDONED))
        return Closed(match_id)
