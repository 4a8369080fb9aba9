"""The times at which a new contest may begin and for which it may last: the options of its form, and reading what was chosen."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from data.records.contests import ContestKind
from services.play.timing.hours import at_hour
from words.catalogue import say, seconds
from words.choices import Option
from words.limits import OPTIONS
from words.play import times

#: How many days people have to join, as a form offers it (0: an hour); and what it says at first.
_DAYS: Final = (0, 1, 3, 7, 14)
_USUAL: Final = 3
#: After how many minutes an arena begins, and for how many it lasts, as a form offers it; and what it says at first.
_MINUTES: Final = (5, 15, 60, 24 * 60, 7 * 24 * 60)
_SOON: Final = 15
_LASTING: Final = (30, 60, 120, 180)
_USUALLY_LASTS: Final = timedelta(hours=1)
#: The hours of a day at which a contest begins, as a form offers them beside those spans.
_HOURS: Final = (15, 18, 20)
#: A moment on the form is at least so far away, so that there is time to join and to fill the form in.
_AHEAD: Final = timedelta(minutes=20)
#: No form offers a moment that is further away.
_FURTHEST: Final = timedelta(days=15)
#: At once, for those who are all there.
_NOW: Final = "now"
#: A moment begins with this; after it come its seconds since 1970.
_AT: Final = "at"


def begins_options(
    kind: ContestKind, now: datetime, zone: ZoneInfo, due: datetime | None = None
) -> list[Option]:
    """The times at which a contest may begin: spans, an arena's in minutes and others' in days, then hours of the next days in a zone.

    The first one, which is chosen, is the moment ``due`` of one that is announced already, unless that is over; that may also begin at once.
    """
    moments = [_moment_option(each, zone) for each in _moments(now, zone)]
    if due is None or due <= now:
        return [*_span_options(kind, chosen=True), *moments][:OPTIONS]
    kept = _moment_option(due, zone)._replace(chosen=True)
    others = [each for each in moments if each.value != kept.value]
    at_once = Option(_NOW, say("contest-begins-now"), None, chosen=False)
    return [kept, at_once, *_span_options(kind, chosen=False), *others][:OPTIONS]


def _span_options(kind: ContestKind, *, chosen: bool) -> list[Option]:
    """The times from now until a contest may begin; the usual one may be chosen."""
    if kind is ContestKind.ARENA:
        return [
            Option(str(each), say("arena-begins", minutes=each), None, chosen and each == _SOON)
            for each in _MINUTES
        ]
    return [
        Option(str(each), say("contest-begins", days=each), None, chosen and each == _USUAL) for each in _DAYS
    ]


def _moments(now: datetime, zone: ZoneInfo) -> list[datetime]:
    """The hours of the next days, in their order."""
    today = now.astimezone(zone).date()
    days = [today + timedelta(days=number) for number in range(OPTIONS)]
    moments = [at_hour(day, hour, zone) for day in days for hour in _HOURS]
    return [moment for moment in moments if _AHEAD <= moment - now < _FURTHEST]


def _moment_option(moment: datetime, zone: ZoneInfo) -> Option:
    there = moment.astimezone(zone)
    shown = f"{times.day(there.date())} · {times.hour(there.time())}"
    return Option(f"{_AT}{seconds(moment)}", shown, None, False)


def lasts_options(chosen: timedelta = _USUALLY_LASTS) -> list[Option]:
    """The times for which an arena lasts."""
    return [Option(str(each), _lasts(each), None, timedelta(minutes=each) == chosen) for each in _LASTING]


def lasts_text(lasts: timedelta) -> str:
    """The time for which an arena lasts."""
    return _lasts(round(lasts / timedelta(minutes=1)))


def _lasts(minutes: int) -> str:
    return say("arena-lasts", minutes=minutes)


def joining_in(kind: ContestKind, now: datetime, value: str) -> timedelta:
    """The time for which people may join, as a form says it. Raises ValueError if no form offers it, or the moment is over."""
    if value == _NOW:
        return timedelta()
    if value.startswith(_AT):
        joining = datetime.fromtimestamp(_number(value.removeprefix(_AT)), UTC) - now
        if not timedelta() < joining < _FURTHEST:
            raise ValueError(value)
        return joining
    if kind is ContestKind.ARENA:
        return timedelta(minutes=_offered(value, _MINUTES))
    return timedelta(days=_offered(value, _DAYS)) or timedelta(hours=1)


def lasting(value: str) -> timedelta:
    """The time for which an arena lasts, as a form says it. Raises ValueError if the form does not offer it."""
    return timedelta(minutes=_offered(value, _LASTING))


def _number(word: str) -> int:
    """A moment's seconds; ValueError also where there can be no such moment."""
    if not (word.isascii() and word.isdecimal() and len(word) < len("10000000000")):
        raise ValueError(word)
    return int(word)


def _offered(value: str, offered: Collection[int]) -> int:
    if int(value) not in offered:
        raise ValueError(value)
    return int(value)
