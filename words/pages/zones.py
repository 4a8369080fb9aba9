"""Time zones as people name them: by their own names, by their cities, and by what a language calls those."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from words.catalogue import spoken
from words.choices import Choice
from words.languages import babel_locale
from words.limits import OPTIONS


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
