"""The choices of a player for themselves: reminders, quiet hours, motion, leaderboards, warnings, challenges."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from typing import NamedTuple
from zoneinfo import available_timezones

from sqlalchemy import Connection

from data import ChallengesFrom, Preferences, ReminderPlace
from data.queries import players, preferences, standings
from services.learning import calls
from services.people import Person
from services.play import away
from services.play.away import AwayChanged
from services.play.timing import clocks
from services.refusals import Refusal, Refused

_HOURS = 24


@cache
def zones() -> tuple[str, ...]:
    """The names of the usual time zones: those with a slash, and UTC."""
    return tuple(sorted(name for name in available_timezones() if "/" in name or name == "UTC"))


class PreferenceChanges(NamedTuple):
    """The settings that a person asks to change; None: no change."""

    reminders: ReminderPlace | None = None
    quiet_from: int | None = None
    quiet_until: int | None = None
    zone: str | None = None
    reduce_motion: bool | None = None
    unlisted: bool | None = None
    #: A language, or "" for the one that Discord has.
    language: str | None = None
    warned: bool | None = None
    puzzles_shown: bool | None = None
    puzzles_counted: bool | None = None
    challenges_from: ChallengesFrom | None = None
    daily_hour: int | None = None
    in_words: bool | None = None
    puzzle_reminder: bool | None = None


def read(connection: Connection, person: Person) -> Preferences:
    """A person's choices."""
    player = players.by_discord_id(connection, person.discord_id)
    return preferences.of(connection, player.id) if player else Preferences()


def choose(connection: Connection, person: Person, changes: PreferenceChanges, now: datetime) -> AwayChanged:
    """Change one's own settings; a reminder that is already set reads them when it is due. The same hour twice: no quiet hours.

    Clocks that stand still in quiet hours go on with the time that was left; of the matches in which a turn is due at another moment by that, the boards are to tell.

    Refuses NO_SUCH_ZONE, NO_SUCH_HOUR and HALF_QUIET.
    """
    if changes.zone is not None and changes.zone not in zones():
        raise Refused(Refusal.NO_SUCH_ZONE, code=changes.zone)
    hours = (changes.quiet_from, changes.quiet_until, changes.daily_hour)
    if any(not 0 <= (hour or 0) < _HOURS for hour in hours):
        raise Refused(Refusal.NO_SUCH_HOUR)
    player = players.get_or_create(connection, *person)
    before = preferences.of(connection, player.id)
    wanted = {name: change for name, change in changes._asdict().items() if change is not None}
    language, reminds = wanted.pop("language", None), wanted.pop("puzzle_reminder", None)
    chosen = before._replace(**wanted)
    if changes.quiet_from is not None and changes.quiet_from == changes.quiet_until:
        chosen = chosen._replace(quiet_from=None, quiet_until=None)
    if reminds is not None and reminds is not (before.call_due is not None):
        chosen = calls.asked(chosen, now if reminds else None)
    if changes.reminders is not None or reminds:
        # They may accept direct messages by now.
        chosen = chosen._replace(direct_blocked=False)
    if (chosen.quiet_from is None) != (chosen.quiet_until is None):
        raise Refused(Refusal.HALF_QUIET)
    chosen = _with_day(before, chosen, now)
    changed = away.choose(connection, player.id, before, chosen, now)
    if language is not None:
        players.set_language(connection, player.id, language or None)
    if chosen.unlisted != before.unlisted:
        standings.set_listed(connection, player.id, listed=not chosen.unlisted)
    return changed


def _with_day(before: Preferences, chosen: Preferences, now: datetime) -> Preferences:
    """The choices with the moment at which their one message a day is due next, which stays unless they have changed it."""
    if chosen.reminders is not ReminderPlace.DAILY or chosen.direct_blocked:
        return chosen._replace(daily_due=None)
    same = (chosen.daily_hour, chosen.zone) == (before.daily_hour, before.zone)
    return chosen if same and before.daily_due else with_next_day(chosen, now)


def with_next_day(chosen: Preferences, now: datetime) -> Preferences:
    """The choices after a day's message, or before the first: it is due next when it is that hour in their own time zone."""
    return chosen._replace(daily_due=clocks.next_hour(chosen, now, chosen.daily_hour))
