"""What a player chooses for themselves: where to be reminded, when to be left alone, whether boards move."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from typing import Any
from zoneinfo import available_timezones

from bot.services import clocks
from bot.services.people import Person
from bot.services.refusals import Refusal, Refused
from data import Alarm, Database, Preferences, matches, players, preferences

_HOURS = 24


@cache
def zones() -> tuple[str, ...]:
    """The names of the time zones there are, the usual ones."""
    return tuple(sorted(name for name in available_timezones() if "/" in name or name == "UTC"))


async def read(database: Database, person: Person) -> Preferences:
    """What a person has chosen."""
    async with database.read() as connection:
        player = await players.by_discord_id(connection, person.discord_id)
        return await preferences.of(connection, player.id) if player else Preferences()


async def choose(database: Database, person: Person, now: datetime, **chosen: Any) -> Preferences:
    """Choose for oneself; reminders that are already set come when they now should."""
    if "zone" in chosen and chosen["zone"] not in zones():
        raise Refused(Refusal.NO_SUCH_ZONE, text=chosen["zone"])
    if any(not 0 <= chosen.get(hour, 0) < _HOURS for hour in ("quiet_from", "quiet_until")):
        raise Refused(Refusal.NO_SUCH_HOUR)
    async with database.write() as connection:
        player = await players.known(connection, *person)
        if "reminders" in chosen:
            # They may have opened their direct messages since.
            chosen["direct_blocked"] = False
        await preferences.change(connection, player.id, **chosen)
        preferred = await preferences.of(connection, player.id)
        for match, _ in await matches.running_of(connection, player.id):
            mover = match.gray_id if match.turns % 2 else match.orange_id
            if mover == player.id and match.alarm is Alarm.REMIND and match.deadline and match.pace.time:
                clock = clocks.running(match.deadline, match.pace.time, now, preferred)
                await matches.set_alarm(connection, match, clock.alarm, clock.alarm_at)
        return preferred
