"""Backups on a schedule: made and checked by a process of its own, so that no player waits for one."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple, Self

from bot.clock import Clock
from bot.host.watch.backup_files import BackupFiles
from bot.tasks.periodic import LeaderTask
from data import Database, DatabaseUrl, path_of, setting_of

log = logging.getLogger(__name__)

_PLAN: Final = re.compile(
    r"(?P<folder>\S.*?)(?: every (?P<every>[1-9]\d{0,3})(?P<unit>[mhd]))?(?: keep (?P<keep>[1-9]\d{0,4}))?"
)
#: A word of a folder that must have been meant as a part of the plan, as in "backups evry 6h".
_MISWRITTEN: Final = re.compile(r"every|keep|\d+[mhd]")
_UNITS: Final = {"m": timedelta(minutes=1), "h": timedelta(hours=1), "d": timedelta(days=1)}
#: After one that failed, the next is tried so much sooner.
_SOONER: Final = 6
#: The longest sleep in seconds: clocks jump.
_MAX_SLEEP: Final = 60.0
#: Exit codes of ``python -m bot backup``: all is well; the copy is whole, but its records contradict themselves.
_WELL, _RECORDS_BROKEN = 0, 18
#: How little of the processor the copying and checking asks for (``nice``).
_NICE: Final = 15


class BackupPlan(NamedTuple):
    """The plan of backups: where they go, how often one is made, and how many good ones are kept."""

    folder: Path
    every: timedelta = timedelta(hours=6)
    keep: int = 28

    @classmethod
    def read(cls, text: str) -> Self:
        """The plan that a setting writes: ``backups every 6h keep 28``. Raises ValueError."""
        found = _PLAN.fullmatch(text.strip())
        if (
            found is None
            or any(map(_MISWRITTEN.fullmatch, found["folder"].split()))
            or "$" in found["folder"]
        ):
            raise ValueError(text)
        plan = cls(path_of(found["folder"]))
        if found["every"]:
            plan = plan._replace(every=int(found["every"]) * _UNITS[found["unit"]])
        return plan._replace(keep=int(found["keep"])) if found["keep"] else plan


class Backups(LeaderTask):
    """Makes backups as planned; at the end, one that is being made is given up.

    What is there is seen in the folder, so a restart loses nothing, and makes none while the last is young enough. ``database_id`` is the
    database's, by which its backups are known among others.
    """

    def __init__(
        self, plan: BackupPlan, url: DatabaseUrl, database_id: str, database: Database, clock: Clock
    ) -> None:
        super().__init__(database)
        self.plan = plan
        self.files = BackupFiles(plan.folder, database_id)
        #: Why the last try failed; None: it did not.
        self.failure: str | None = None
        self._url = setting_of(url)
        self._clock = clock
        self._tried: datetime | None = None

    async def _lead(self) -> None:
        while True:
            wait = _MAX_SLEEP
            try:
                due = await asyncio.to_thread(self._due)
                wait = min((due - self._clock.now()).total_seconds(), _MAX_SLEEP)
                if wait <= 0:
                    await self._make()
            except Exception as error:  # noqa: BLE001 - the next try may go better, and the host is told
                self._fail(type(error).__name__ if not isinstance(error, OSError) else str(error))
            await self._clock.sleep(max(wait, 1.0))

    def _due(self) -> datetime:
        """The moment when the next backup is due."""
        now = self._clock.now()
        last = self.files.last(now)
        due = now if last is None else last + self.plan.every
        if self.failure and self._tried:
            due = max(due, min(self._tried, now) + self.plan.every / _SOONER)
        return due

    async def _make(self) -> None:
        """Make a backup, check it, and delete the oldest of too many."""
        self._tried = self._clock.now()
        unchecked = await asyncio.to_thread(self.files.prepare, self._tried)
        code, said = await _back_up(self._url, unchecked)
        if code == _RECORDS_BROKEN:
            await asyncio.to_thread(self.files.set_apart, unchecked)
            self._fail(f"the records of the database contradict themselves ({said[0]})")
        elif code != _WELL:
            self._fail(said[-1] if said else f"it ended with code {code}")
        else:
            file = await asyncio.to_thread(self.files.keep, unchecked, self.plan.keep, self._clock.now())
            # Not before: whoever looks meanwhile would see neither a failure nor a backup.
            self.failure = None
            log.info("A backup was made and checked: %s", file)

    def _fail(self, why: str) -> None:
        self.failure, self._tried = why, self._clock.now()
        log.error("No good backup could be made: %s", why)


async def _back_up(database: str, file: Path) -> tuple[int, Sequence[str]]:
    """Run ``python -m bot backup`` for what BOOP_DATABASE says; its exit code, and the lines that it said."""
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    room = str(Path(__file__).parents[3])
    paths = [room, *filter(None, [environment.get("PYTHONPATH")])]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "backup", str(file)),
        env={**environment, "BOOP_DATABASE": database, "PYTHONPATH": os.pathsep.join(paths)},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    if hasattr(os, "setpriority"):
        with suppress(ProcessLookupError):
            os.setpriority(os.PRIO_PROCESS, process.pid, _NICE)
    try:
        output, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return process.returncode or 0, output.decode(errors="replace").splitlines()
