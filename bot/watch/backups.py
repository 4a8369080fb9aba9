"""Backups on a schedule: made and checked by a process of its own, so that no player waits for one."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple, Self

from bot.chore import SoleChore
from bot.clock import Clock
from data import Peers, Place, setting_of

log = logging.getLogger(__name__)

_PLAN: Final = re.compile(
    r"(?P<folder>\S.*?)(?: every (?P<every>[1-9]\d{0,3})(?P<unit>[mhd]))?(?: keep (?P<keep>[1-9]\d{0,4}))?"
)
_UNITS: Final = {"m": timedelta(minutes=1), "h": timedelta(hours=1), "d": timedelta(days=1)}
#: What a good backup is called: by the moment in UTC at which it was begun.
_NAME: Final = "boop-%Y%m%d-%H%M%S.sqlite3"
_GOOD: Final = re.compile(r"boop-\d{8}-\d{6}\.sqlite3")
#: What is left of one that was cut off, and one whose records contradict themselves: the newest of those is kept.
_UNFINISHED: Final = re.compile(_GOOD.pattern + r"\.unchecked.*")
_FAULTY: Final = re.compile(_GOOD.pattern + r"\.faulty")
#: After one that failed, the next is tried so much sooner.
_SOONER: Final = 6
#: The longest sleep in seconds: clocks jump.
_MAX_SLEEP: Final = 60.0
#: Exit codes of ``python -m bot backup``: all is well; the copy is whole, but its records contradict themselves.
_WELL, _RECORDS_BROKEN = 0, 18
#: How little of the processor the copying and checking asks for (``nice``).
_NICE: Final = 15


class Plan(NamedTuple):
    """Where backups go, how often one is made, and how many good ones are kept."""

    folder: Path
    every: timedelta = timedelta(hours=6)
    keep: int = 28

    @classmethod
    def read(cls, text: str) -> Self:
        """The plan that a setting writes: ``/var/backups/boop every 6h keep 28``. Raises ValueError."""
        found = _PLAN.fullmatch(text.strip())
        if found is None or {"every", "keep"} & set(found["folder"].split()):
            raise ValueError(text)
        plan = cls(Path(found["folder"]))
        if found["every"]:
            plan = plan._replace(every=int(found["every"]) * _UNITS[found["unit"]])
        return plan._replace(keep=int(found["keep"])) if found["keep"] else plan

    def good(self) -> list[Path]:
        """The good backups that are there, the newest first."""
        return _found(self.folder, _GOOD)

    def last(self) -> datetime | None:
        """When the last good backup was begun; None if there is none."""
        return next((_moment(file) for file in self.good()), None)


class Backups(SoleChore):
    """Makes backups as planned; at the end, one that is being made is given up.

    What is there is seen in the folder, so a restart loses nothing, and makes none while the last is young enough.
    """

    def __init__(self, plan: Plan, database: Place, peers: Peers, clock: Clock) -> None:
        super().__init__(peers)
        self.plan = plan
        #: Why the last try failed; None: it did not.
        self.failure: str | None = None
        self._database = setting_of(database)
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
        """When the next backup is due."""
        now = self._clock.now()
        last = self.plan.last()
        due = now if last is None else last + self.plan.every
        if self.failure and self._tried:
            due = max(due, self._tried + self.plan.every / _SOONER)
        # A backup from the future was made by a clock that was wrong.
        return min(due, now + self.plan.every)

    async def _make(self) -> None:
        """Make a backup, check it, and delete the oldest of too many."""
        self._tried = self._clock.now()
        file = self.plan.folder / self._tried.strftime(_NAME)
        await asyncio.to_thread(_prepare, self.plan.folder)
        code, said = await _back_up(self._database, file)
        if code == _RECORDS_BROKEN:
            await asyncio.to_thread(_set_apart, file)
            self._fail(f"the records of the database contradict themselves ({said[0]})")
        elif code != _WELL:
            self._fail(said[-1] if said else f"it ended with code {code}")
        else:
            self.failure = None
            log.info("A backup was made and checked: %s", file)
            await asyncio.to_thread(self._delete_the_oldest)

    def _fail(self, why: str) -> None:
        self.failure, self._tried = why, self._clock.now()
        log.error("No good backup could be made: %s", why)

    def _delete_the_oldest(self) -> None:
        for file in [*self.plan.good()[self.plan.keep :], *_found(self.plan.folder, _FAULTY)]:
            file.unlink(missing_ok=True)


async def _back_up(database: str, file: Path) -> tuple[int, Sequence[str]]:
    """Run ``python -m bot backup`` for what BOOP_DATABASE says; its exit code, and the lines that it said."""
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    room = str(Path(__file__).parents[2])
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


def _prepare(folder: Path) -> None:
    """Make the folder, and clear what a kill has left there."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for file in _found(folder, _UNFINISHED):
        file.unlink(missing_ok=True)


def _set_apart(file: Path) -> None:
    """Keep a backup with faults under another name, and no older one like it."""
    for older in _found(file.parent, _FAULTY):
        older.unlink(missing_ok=True)
    file.replace(file.with_name(file.name + ".faulty"))


def _found(folder: Path, name: re.Pattern[str]) -> list[Path]:
    """The files with such a name, the newest first."""
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if name.fullmatch(file.name)), reverse=True)


def _moment(file: Path) -> datetime:
    return datetime.strptime(file.name, _NAME).replace(tzinfo=UTC)
