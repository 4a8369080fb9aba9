"""Spans of time and days, as each language writes them (from CLDR, by Babel)."""

from __future__ import annotations

from datetime import date, time, timedelta
from typing import Final

from babel.dates import format_skeleton, format_time
from babel.units import format_unit

from words.catalogue import spoken_locale

#: The units in which a span is told, the longest first, in seconds.
_UNITS: Final = (("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1))
#: A span shorter than this is told to the second.
_BRIEF: Final = timedelta(minutes=5)
#: A span is told in two of them at most.
_TOLD: Final = 2


def span(of: timedelta) -> str:
    """A span of time, in days and hours, in hours and minutes or, a brief one, in minutes and seconds, to the nearest of the shorter: "4 days 6 hr"."""
    exact = _exact(of)
    left, locale = max(int((round(of / exact) * exact).total_seconds()), 0), spoken_locale()
    parts: list[str] = []
    for unit, seconds in _UNITS:
        number, left = divmod(left, seconds)
        if number and len(parts) < _TOLD:
            parts.append(format_unit(number, f"duration-{unit}", "short", locale=locale))
    return " ".join(parts) or format_unit(0, "duration-second", "short", locale=locale)


def _exact(of: timedelta) -> timedelta:
    """The shortest unit in which a span is told."""
    if of >= timedelta(days=1):
        return timedelta(hours=1)
    return timedelta(seconds=1) if of < _BRIEF else timedelta(minutes=1)


def hour(of: time) -> str:
    """An hour of a day as people of the language write it, with its minutes: "6:00 PM"."""
    return format_time(of, "short", locale=spoken_locale())


def day(of: date) -> str:
    """A day of a year that need not be named: "Fri, Nov 27"."""
    return format_skeleton("MMMEd", of, locale=spoken_locale())
