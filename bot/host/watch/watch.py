"""The task that looks how the bot is, every ten seconds, and tells whoever wants to know: systemd, a file, metrics, the host."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from bot import __version__
from bot.client import BoopBot
from bot.host.memory import give_back, keep_what_is_there
from bot.host.watch import health
from bot.host.watch.alerts import (
    Alert,
    Alerts,
    Cause,
    backup_alert,
    boards_alert,
    database_alert,
    disk_alert,
    lost_alert,
    newer_alert,
    quarantine_alert,
    replaced_alert,
)
from bot.host.watch.backup_files import FolderSurvey
from bot.host.watch.backups import Backups
from bot.host.watch.health import Health
from bot.host.watch.systemd import notify
from bot.host.watch.updates import Updates
from bot.tasks.periodic import PeriodicTask
from data import Database, DatabaseProblem
from data.queries.survey import Survey, survey, touch
from data.sqlite.file import Room, room_around
from data.tasks import end

log = logging.getLogger(__name__)

#: Seconds between two looks.
_LOOKS_EVERY: Final = 10.0
#: After so many looks, memory that is free but kept is given back to the system.
_GIVES_BACK_EVERY: Final = 3
#: A board that can't be shown for so many seconds makes the bot not ready; after so many the host is told.
_DELAYED: Final = 60.0
_STUCK: Final = 600.0
#: A database that can't be written for so many seconds is told: another program's lock may pass before.
_UNWRITABLE: Final = 60.0
#: A gateway that is cut for less is being connected again, as Discord itself asks for now and then.
_CUT: Final = 30.0
#: A last good backup that is older than so many turns of the schedule is told as trouble.
_OVERDUE: Final = 2.5


class _DatabaseLook(NamedTuple):
    """A look at the database: its survey, and the seconds it took to answer; None: it can't be used."""

    survey: Survey
    seconds: float | None


class Watch(PeriodicTask):
    """Looks, and tells. While a look does not come back, nothing is told: so whoever waits for a sign of life gets none.

    ``file`` is the database's, whose disk is looked at too; None if a server keeps it.
    """

    def __init__(
        self,
        bot: BoopBot,
        database: Database,
        file: Path | None,
        *,
        heartbeat: Path | None = None,
        backups: Backups | None = None,
        alerts: Alerts | None = None,
        updates: Updates | None = None,
        observe: Callable[[Health], None] | None = None,
    ) -> None:
        super().__init__()
        self._bot = bot
        self._database = database
        self._file = file
        self._heartbeat = heartbeat
        self._backups = backups
        self._alerts = alerts
        self._updates = updates
        self._observe = observe
        self._clock = bot.context.clock
        #: What the last look at the matches found, and since when each of them is to be shown.
        self._survey = Survey((), (), 0)
        self._unshown: Mapping[int, datetime] = {}
        #: When they were looked at first: for how long a board waited before, nobody knows.
        self._looked_since: datetime | None = None
        #: When the database was last written, and each shard last seen connected, or when that was first asked.
        self._written = self._clock.now()
        self._connected: dict[int, datetime] = {}
        self._cut_told = False
        self._losing: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin; for systemd, the program has started."""
        notify("READY=1", "STATUS=Logging in")
        super().start()
        keep_what_is_there()
        self._losing = asyncio.create_task(self._end_when_lost())
        if self._backups:
            self._backups.start()
        if self._updates:
            self._updates.start()

    async def close(self) -> None:
        """Stop, and say nothing more."""
        notify("STOPPING=1")
        if self._losing and not self._database.lost:
            await end(self._losing)
        if self._backups:
            await self._backups.close()
        if self._updates:
            await self._updates.close()
        await super().close()
        if self._heartbeat:
            with suppress(OSError):
                self._heartbeat.unlink()

    async def _end_when_lost(self) -> None:
        """Tell the host and end the bot when the database is not ours any more: a person has to choose what to go on with."""
        lost = await self._database.until_lost()
        now = self._clock.now()
        if self._alerts:
            async with self._busy:
                await self._alerts.tell_last(lost_alert(lost, now), now)
        await self._bot.close()

    async def _watch(self) -> None:
        lag = 0.0
        for looks in count():
            try:
                now = self._clock.now()
                await self._tell(await self._look(now, lag), now)
                if looks % _GIVES_BACK_EVERY == 0:
                    await asyncio.to_thread(give_back)
            except Exception:
                # A mistake of ours must not look like a bot that hangs.
                log.exception("Looking how the bot is failed")
                notify("WATCHDOG=1")
                if self._heartbeat:
                    with suppress(OSError):
                        os.utime(self._heartbeat)
            asked = time.monotonic()
            await self._clock.sleep(_LOOKS_EVERY)
            lag = max(time.monotonic() - asked - _LOOKS_EVERY, 0.0)

    async def _look(self, now: datetime, lag: float) -> Health:
        """The health of the bot now."""
        found = await self._ask_database(now)
        self._survey = found.survey
        self._unshown = {id_: self._unshown.get(id_, now) for id_ in found.survey.unshown}
        nowhere = set(self._waiting(now, 0.0)) & self._bot.context.publisher.nowhere
        room = await asyncio.to_thread(_room, self._file) if self._file else None
        kept = (
            await asyncio.to_thread(self._backups.files.look, now)
            if self._backups
            else FolderSurvey(None, [])
        )
        backup = max((now - kept.last).total_seconds(), 0.0) if kept.last else None
        cut = self._cut(now)
        return Health(
            cut=max(cut.values(), default=None),
            lag=lag,
            database=found.seconds,
            unshown=len(self._unshown),
            delayed=len(set(self._waiting(now, _DELAYED)) - nowhere),
            nowhere=len(nowhere),
            late_reminders=found.survey.late_reminders,
            quarantined=len(found.survey.quarantined),
            free=room.free if room else None,
            disk_is_low=room is not None and room.is_low,
            backup=backup,
            backup_trouble=self._backup_trouble(backup, kept),
            backups_wanted=self._backups is not None,
            shards=len(self._bot.own_shards),
            cut_shards=tuple(cut),
            version=__version__,
        )

    async def _ask_database(self, now: datetime) -> _DatabaseLook:
        """Ask both kinds of its connections. That it can't is an answer too: no restart would mend a full disk."""
        asked = time.perf_counter()
        try:
            # First, because what a lost database could not be rescued into for lack of room is tried again by whoever writes.
            await self._database.write(touch)
            found = await self._database.read(survey, now)
            await self._database.tidy()
        except DatabaseProblem:
            return _DatabaseLook(self._survey, None)
        self._written = now
        self._looked_since = self._looked_since or now
        return _DatabaseLook(found, time.perf_counter() - asked)

    def _cut(self, now: datetime) -> Mapping[int, float]:
        """The shards that have not been connected for longer than it takes to connect them again, and for how many seconds."""
        own = self._bot.own_shards
        self._connected = {
            shard: now if self._bot.is_connected(shard) else self._connected.get(shard, now) for shard in own
        }
        cut = {shard: (now - self._connected[shard]).total_seconds() for shard in own}
        return {shard: seconds for shard, seconds in cut.items() if seconds > _CUT}

    def _waiting(self, now: datetime, seconds: float) -> Iterator[int]:
        """The matches that have been waiting to be shown for so long."""
        return (id_ for id_, since in self._unshown.items() if (now - since).total_seconds() >= seconds)

    def _backup_trouble(self, age: float | None, kept: FolderSurvey) -> str | None:
        if self._backups is None:
            return None
        if why := self._backups.failure or kept.problem:
            return why
        if age is not None and age > _OVERDUE * self._backups.plan.every.total_seconds():
            return f"the last good backup is {health.told(age)} old"
        if kept.ahead:
            return f"{kept.ahead[-1].name} seems to be made later than now: it is not counted. Was the clock wrong? Delete or rename it"
        return None

    async def _tell(self, seen: Health, now: datetime) -> None:
        """Tell everybody who wants to know."""
        notify("WATCHDOG=1", f"STATUS={'; '.join(' '.join(row.split()) for row in seen.rows()[:4])}")
        if (seen.cut is not None) != self._cut_told:
            self._cut_told = seen.cut is not None
            which = f" ({seen.gateway})" if self._cut_told and seen.shards > 1 else ""
            log.warning(
                "Discord's gateway is %s%s",
                "not connected: trying again" if self._cut_told else "connected again",
                which,
            )
        if self._heartbeat:
            try:
                await asyncio.to_thread(health.write, self._heartbeat, seen)
            except OSError as error:
                log.critical("The sign of life could not be written: %s", error)
        if self._observe:
            self._observe(seen)
        if self._alerts and await self._database.leads():
            async with self._busy:
                await self._alerts.tell(self._standing(seen, now), dict(self._well(seen, now)), now)

    def _standing(self, seen: Health, now: datetime) -> Iterable[Alert]:
        """The alerts that the host should know."""
        if seen.free is not None and seen.disk_is_low:
            yield disk_alert(seen.free, now)
        if (now - self._written).total_seconds() >= _UNWRITABLE:
            yield database_alert(now)
        if replaced := self._database.replaced:
            yield replaced_alert(replaced)
        if seen.backup_trouble:
            yield backup_alert(seen.backup_trouble, now)
        if self._survey.quarantined:
            yield quarantine_alert(self._survey.quarantined)
        if self._updates and self._updates.newer:
            yield newer_alert(self._updates.newer)
        if stuck := sorted(self._waiting(now, _STUCK)):
            yield boards_alert(stuck)

    def _well(self, seen: Health, now: datetime) -> Iterable[tuple[Cause, datetime]]:
        """The causes of alerts that were looked at and found well, and as of when."""
        if seen.free is not None and not seen.disk_is_low:
            yield Cause.DISK, now
        if seen.backup is not None and not seen.backup_trouble:
            yield Cause.BACKUP, now - timedelta(seconds=seen.backup)
        if seen.database is None or self._looked_since is None:
            return
        yield Cause.DATABASE, now
        if not self._survey.quarantined:
            yield Cause.QUARANTINE, now
        if (now - self._looked_since).total_seconds() >= _STUCK and not any(self._waiting(now, _STUCK)):
            yield Cause.BOARDS, now


def _room(file: Path) -> Room | None:
    """The room where a database is; None if its folder is gone."""
    try:
        return room_around(file)
    except OSError:
        return None
