"""Time zones as people name them: by their own names, by their cities, and by what a language calls those."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo

from babel.core import get_global

from words.catalogue import spoken
from words.choices import Choice
from words.languages import babel_locale
from words.limits import OPTIONS

#: A moment in winter and one in summer, by which the clocks of zones are compared.
_IN_BOTH_HALVES: Final = (datetime(2026, 1, 1, tzinfo=UTC), datetime(2026, 7, 1, tzinfo=UTC))


def zone_choices(zones: Iterable[str], typed: str) -> list[Choice]:
    """Time zones that contain what has been typed, also in what the language calls their city; those whose city begins with it come first."""
    wanted, cities = _as_zone(typed), _cities(spoken())
    fitting = [zone for zone in zones if any(wanted in name for name in _names(zone, cities))]
    fitting.sort(key=lambda zone: not any(name.startswith(wanted) for name in _names(zone, cities)[1:]))
    return [
        Choice(f"{cities[zone]} ({zone})" if zone in cities else zone, zone) for zone in fitting[:OPTIONS]
    ]


def zone_named(zones: Iterable[str], typed: str) -> str:
    """The one time zone of this name, or whose city is called so, also in the language that is spoken; if there is none, what was typed."""
    wanted, cities = _as_zone(typed), _cities(spoken())
    fitting = [zone for zone in zones if wanted in _names(zone, cities)]
    return fitting[0] if len(fitting) == 1 else typed.strip()


@cache
def _cities(language: str) -> Mapping[str, str]:
    """The cities of time zones that a language calls otherwise than the zone's name does (source: Unicode's CLDR)."""
    zones = babel_locale(language).time_zones
    return {zone: about["city"] for zone, about in zones.items() if "city" in about}


def _names(zone: str, cities: Mapping[str, str]) -> Sequence[str]:
    """All by which a zone is found: its name, its city, and what the language calls that."""
    city = [_as_zone(cities[zone])] if zone in cities else []
    return [zone.casefold(), zone.casefold().rpartition("/")[2], *city]


def _as_zone(typed: str) -> str:
    """A text as the names of zones are compared: whatever its capitals, and with underscores for spaces."""
    return typed.casefold().strip().replace(" ", "_")


def zone_proposed(zones: Collection[str]) -> str | None:
    """The time zone where a language is at home, if all clocks there show the same; None for English, and others spoken across many.

    Where a language is at home, and which zones are there, Unicode's CLDR tells ("likely subtags").
    """
    locale = babel_locale(spoken())
    likely = str(get_global("likely_subtags").get(locale.language, ""))
    everywhere = get_global("territory_zones").get(locale.territory or likely.rpartition("_")[2], ())
    there = [zone for zone in everywhere if zone in zones]
    clocks = {
        tuple(each.astimezone(ZoneInfo(zone)).utcoffset() for each in _IN_BOTH_HALVES) for zone in there
    }
    return there[0] if len(clocks) == 1 else None
