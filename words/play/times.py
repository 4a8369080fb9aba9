"""Spans of time and days, as each language writes them (from CLDR, by Babel)."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from babel.dates import format_skeleton
from babel.units import format_unit

from words.catalogue import spoken_locale

#: The units in which a span is told, the longest first, in seconds.
_UNITS: Final = (("day", 86400), ("hour", 3600), ("minute", 60))
#: A span is told in two of them at most.
_TOLD: Final = 2


def span(time: timedelta) -> str:
    """A span of time, in days and hours or in hours and minutes, to the nearest of the shorter: "4 days 6 hr"."""
    exact = timedelta(hours=1) if time >= timedelta(days=1) else timedelta(minutes=1)
    left, locale = max(int((round(time / exact) * exact).total_seconds()), 0), spoken_locale()
    parts: list[str] = []
    for unit, seconds in _UNITS:
        number, left = divmod(left, seconds)
        if number and len(parts) < _TOLD:
            parts.append(format_unit(number, f"duration-{unit}", "short", locale=locale))
    return " ".join(parts) or format_unit(0, "duration-minute", "short", locale=locale)


def day(of: date) -> str:
    """A day of a year that need not be named: "Fri, Nov 27"."""
    return format_skeleton("MMMEd", of, locale=spoken_locale())
