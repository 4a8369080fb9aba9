"""The words for being away: what is planned, and the choices of the form that plans it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from typing import Final

from data import Preferences
from services.play.match_selection import RunningMatch
from services.play.timing.hours import zone_of
from words.catalogue import say, seconds
from words.choices import Option
from words.limits import OPTIONS
from words.links import address_of
from words.play import times

#: For how many days the form lets somebody be away; 0: not at all.
_DAYS: Final = (0, *range(1, 15), 21, 30)


def mine(
    chosen: Preferences,
    left: timedelta,
    allowed: timedelta,
    now: datetime,
    running: Sequence[RunningMatch] = (),
) -> str:
    """The time for which somebody is away, the days that they have left of those of this year, and what clocks heed besides.

    Of their ``running`` matches those are named in which their time is up before they go.
    """
    away = chosen.away
    lines = (
        absence(chosen, now) or say("away-mine", state="none", since="", until=""),
        *(_due_before(away.since, running) if away and now < away.since else ()),
        say("away-left", days=left.days, of=allowed.days),
        say("away-rescue", on="yes" if chosen.rescue else "no"),
        say("away-weekends", on="yes" if chosen.weekends_off else "no"),
    )
    return "\n".join(lines)


def absence(chosen: Preferences, now: datetime) -> str | None:
    """The time for which somebody is away, or will be; None: they have planned none."""
    away = chosen.away
    if away is None or away.until <= now:
        return None
    state = "planned" if now < away.since else "away"
    return say("away-mine", state=state, since=seconds(away.since), until=seconds(away.until))


def start_options(chosen: Preferences, now: datetime) -> list[Option]:
    """The days on which it may begin: now, or one of those to come where somebody lives."""
    today = now.astimezone(zone_of(chosen)).date()
    later = [
        Option(str(days), times.day(today + timedelta(days=days)), None, False) for days in range(1, OPTIONS)
    ]
    return [Option("0", say("away-now"), None, True), *later]


def days_options() -> list[Option]:
    """For how many days it may be; none where only the rest of the form is to change."""
    return [Option(str(days), say("away-days", days=days), None, days == 0) for days in _DAYS]


def rule_options(chosen: Preferences) -> list[Option]:
    """The choices of what else clocks heed: the rescue, and free weekends."""
    rules = {"rescue": chosen.rescue, "weekends-off": chosen.weekends_off}
    return [
        Option(name, say("form-label", field=name), say(f"form-about-{name}"), on)
        for name, on in rules.items()
    ]


def starts_named(value: str) -> int:
    """In how many days it begins, as the form sends it; ValueError if it is no such choice."""
    return range(OPTIONS).index(int(value))


def days_named(value: str) -> int:
    """For how many days it is, as the form sends it; ValueError if it is no such choice."""
    days = int(value)
    _DAYS.index(days)
    return days


def _due_before(since: datetime, running: Sequence[RunningMatch]) -> Iterator[str]:
    """The matches in which somebody must move before a moment."""
    for item in running:
        deadline = item.match.clock.deadline
        if item.awaits_me and deadline is not None and deadline <= since:
            yield say(
                "away-before", link=address_of(item.match), match=str(item.match.id), due=seconds(deadline)
            )
