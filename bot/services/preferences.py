"""What a player chooses for themselves: reminders, quiet hours, whether boards move, whether ladders show them."""

from __future__ import annotations

from functools import cache
from typing import Any
from zoneinfo import available_timezones

from bot.services.people import Person
from bot.services.refusals import Refusal, Refused
from data import Database, Preferences, players, preferences, standings

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


async def choose(database: Database, person: Person, **chosen: Any) -> Preferences:
    """Choose for oneself; a reminder that is already set looks at this when it is due."""
    if "zone" in chosen and chosen["zone"] not in zones():
        raise Refused(Refusal.NO_SUCH_ZONE, text=chosen["zone"])
    if any(not 0 <= chosen.get(hour, 0) < _HOURS for hour in ("quiet_from", "quiet_until")):
        raise Refused(Refusal.NO_SUCH_HOUR)
    async with database.write() as connection:
        player = await players.known(connection, *person)
        if "reminders" in chosen:
            # They may have opened their direct messages since.
            chosen["direct_blocked"] = False
        preferred = (await preferences.of(connection, player.id))._replace(**chosen)
        if (preferred.quiet_from is None) != (preferred.quiet_until is None):
            raise Refused(Refusal.HALF_QUIET)
        await preferences.change(connection, player.id, **chosen)
        if "unlisted" in chosen:
            await standings.set_listed(connection, player.id, listed=not chosen["unlisted"])
        return preferred
