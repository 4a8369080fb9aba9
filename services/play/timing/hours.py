"""The hours in which the clock of a player's turn runs: not while one of the two is away, nor in free time that both agreed to."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import Connection

from data import Match, Preferences
from data.queries import preferences

#: Quiet hours stop a clock for no longer than this each day, so that nobody's clock never runs.
LONGEST_NIGHT: Final = 12
_SATURDAY: Final = 5
_DAY: Final = timedelta(days=1)


class Hours(NamedTuple):
    """The hours in which the clock of ``mover`` runs, in a match with ``other``.

    ``nights_off``: not in the mover's quiet hours (the first twelve of them), nor on weekends that they have chosen to be free.
    """

    mover: Preferences = Preferences()
    other: Preferences = Preferences()
    nights_off: bool = False

    @property
    def of_other(self) -> Hours:
        """The hours for a turn of the other player."""
        return Hours(self.other, self.mover, self.nights_off)

    def after(self, start: datetime, span: timedelta) -> datetime:
        """The moment at which the clock has run for so long; with nothing left on it, the next one at which it runs."""
        now = start
        for opens, closes in self._running(start):
            now = max(now, opens)
            if closes is None or span < closes - now:
                return now + span
            span -= closes - now
        raise AssertionError("the last of these hours has no end")

    def between(self, start: datetime, end: datetime) -> timedelta:
        """The time for which the clock runs between two moments; zero if the second is not the later one."""
        run = timedelta()
        for opens, closes in self._running(start):
            if opens >= end:
                break
            run += (end if closes is None else min(closes, end)) - opens
        return max(run, timedelta())

    def runs_at(self, moment: datetime) -> bool:
        """True if the clock runs at a moment."""
        opens, _ = next(self._running(moment))
        return opens <= moment

    def _running(self, start: datetime) -> Iterator[tuple[datetime, datetime | None]]:
        """The times in which the clock runs from a moment on, one after the other; None: without an end."""
        free = self._free(start)
        opens = start
        for since, until in free:
            if since > opens:
                yield opens, since
            opens = max(opens, until)
        yield opens, None

    def _free(self, start: datetime) -> Iterator[tuple[datetime, datetime]]:
        """The times in which it does not run, in the order of their beginning; they may overlap."""
        away = sorted(each.away for each in (self.mover, self.other) if each.away and each.away.until > start)
        nights = self._nights(start) if self.nights_off else iter(())
        night = next(nights, None)
        for absence in away:
            while night and night[0] < absence.since:
                yield night
                night = next(nights, None)
            yield absence.since, absence.until
        while night:
            yield night
            night = next(nights, None)

    def _nights(self, start: datetime) -> Iterator[tuple[datetime, datetime]]:
        """The mover's quiet hours and free weekends from a moment on, for ever; none if they have chosen none."""
        begins, ends = self.mover.quiet_from, self.mover.quiet_until
        quiet = begins is not None and ends is not None and begins != ends
        if not quiet and not self.mover.weekends_off:
            return
        zone = zone_of(self.mover)
        day = start.astimezone(zone).date() - 2 * _DAY
        while True:
            if self.mover.weekends_off and day.weekday() == _SATURDAY:
                yield at_hour(day, 0, zone), at_hour(day + 2 * _DAY, 0, zone)
            if quiet and begins is not None and ends is not None:
                hours = min((ends - begins) % 24, LONGEST_NIGHT)
                later, hour = divmod(begins + hours, 24)
                yield at_hour(day, begins, zone), at_hour(day + later * _DAY, hour, zone)
            day += _DAY


def hours_of(connection: Connection, match: Match) -> Hours:
    """The hours of a match's turn, by what its two players have chosen, in one statement.

    Without a clock nothing is looked up, nor at a quick pace, at which the clock always runs.
    """
    if match.pace.time is None or match.pace.is_quick:
        return Hours()
    waiting_id = match.orange_id if match.mover_id == match.gray_id else match.gray_id
    mover, other = preferences.of_both(connection, match.mover_id, waiting_id)
    return Hours(mover, other, match.nights_off)


def at_hour(day: date, hour: int, zone: ZoneInfo) -> datetime:
    """The moment at which it is that hour of a day in a zone; the first of two, and the next one of an hour that does not come."""
    return datetime.combine(day, time(hour), zone).astimezone(UTC)


def zone_of(player: Preferences) -> ZoneInfo:
    """A player's time zone; UTC if it no longer exists, so that the match can go on."""
    try:
        return ZoneInfo(player.zone)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")
