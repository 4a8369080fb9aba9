"""The bot's health at the last look, kept in a file that other programs read.

Liveness is that the file is young: the event loop turns, and the database answers. Readiness is more: Discord is connected, and
boards are being shown. Only where the bot is not alive does a restart help.

``python -m bot.host.watch.health FILE`` is what a container asks every minute. So this module imports nothing of ours.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import Final, NamedTuple

#: A bot whose last look is so many seconds old does not live, or hangs. The watch looks every ten seconds.
MAX_AGE: Final = 60.0
#: With fewer free bytes no turn can be kept.
_FULL: Final = 2**20
#: How many shards a row names.
_MOST_NAMED: Final = 8


class Health(NamedTuple):
    """The health of the bot, as the watch saw it at one look. Times are in seconds, sizes in bytes."""

    #: How long the gateway has not been connected; None: it is.
    cut: float | None
    #: By how much the event loop was late.
    lag: float
    #: How long the database took to answer; None: it answered that it can't.
    database: float | None
    #: Running matches whose latest state nobody can see yet, those of them that wait because Discord fails, and those that the
    #: bot is not allowed to show in their channels.
    unshown: int
    delayed: int
    nowhere: int
    late_reminders: int
    quarantined: int
    #: None: a server keeps the database, and sees to its disk.
    free: int | None
    disk_is_low: bool
    #: The age of the last good backup; None: there is none.
    backup: float | None
    #: What is wrong with backups; None: nothing, or there are none on a schedule.
    backup_trouble: str | None
    backups_wanted: bool
    #: How many shards the process has, and which of them are not connected.
    shards: int = 1
    cut_shards: Sequence[int] = ()
    #: The version of the bot; empty: one from before it said so.
    version: str = ""

    @property
    def ready(self) -> bool:
        """True if the bot does its work: Discord is connected, the database can be written, and boards are being shown."""
        writes = self.database is not None and (self.free is None or self.free >= _FULL)
        return self.cut is None and writes and not self.delayed

    def rows(self) -> list[str]:
        """A line for each thing that was seen."""
        return [
            f"ready       {'yes' if self.ready else 'NO'}",
            f"gateway     {self.gateway}",
            f"database    {f'answers in {self.database * 1000:.0f} ms' if self.database is not None else 'CAN NOT BE WRITTEN: the log says why'}",
            f"boards      {self.unshown} to be shown: {self.delayed} wait for Discord, {self.nowhere} the bot may not show",
            f"matches     {self.quarantined} quarantined",
            f"reminders   {self.late_reminders} late",
            f"disk        {self._disk()}",
            f"backup      {self._backup()}",
            f"event loop  {self.lag * 1000:.0f} ms late",
        ]

    @property
    def gateway(self) -> str:
        """The finding about Discord's gateway: it is connected; of several shards, which are not."""
        if self.cut is None:
            return "connected" if self.shards == 1 else f"connected with {self.shards} shards"
        which = "" if len(self.cut_shards) == self.shards else f"{_named(self.cut_shards)} "
        return f"{which}NOT connected for {told(self.cut)}"

    def _disk(self) -> str:
        if self.free is None:
            return "is that of the database's server"
        return f"{self.free // 2**20} MiB free{': THAT IS LITTLE' if self.disk_is_low else ''}"

    def _backup(self) -> str:
        if not self.backups_wanted:
            return "none on a schedule"
        if self.backup is None:
            return (
                f"there is NO good one yet; {self.backup_trouble}"
                if self.backup_trouble
                else "the first is being made"
            )
        age = f"the last good one is {told(self.backup)} old"
        return f"{age}; {self.backup_trouble}" if self.backup_trouble else age


class NotAlive(Exception):
    """The bot does not run, or hangs; the argument says how that is seen."""


def write(file: Path, health: Health) -> None:
    """Keep what was seen. The file's own time is when. Raises OSError."""
    fresh = file.with_name(file.name + ".new")
    fresh.write_text(json.dumps(health._asdict()), encoding="ascii")
    fresh.replace(file)


def read(file: Path) -> Health:
    """Read what the watch saw last. Raises NotAlive."""
    try:
        age = time.time() - file.stat().st_mtime
        health = Health(**json.loads(file.read_text(encoding="ascii")))
    except FileNotFoundError:
        raise NotAlive(f"there is no file {file}: the bot does not run, or has not begun yet") from None
    except (OSError, ValueError, TypeError) as error:
        raise NotAlive(f"{file} can't be read ({error})") from error
    if age > MAX_AGE:
        raise NotAlive(f"its last sign of life in {file} is {told(age)} old")
    return health


def told(seconds: float) -> str:
    """A time as people say it."""
    rounded = timedelta(seconds=round(seconds))
    if rounded >= timedelta(days=2):
        return f"{rounded.days} days"
    if rounded >= timedelta(hours=2):
        return f"{rounded // timedelta(hours=1)} hours"
    return (
        f"{rounded // timedelta(minutes=1)} minutes"
        if rounded >= timedelta(minutes=2)
        else f"{rounded.seconds} seconds"
    )


def _named(shards: Sequence[int]) -> str:
    """Some shards, as a row has room for them."""
    listed = ", ".join(map(str, shards[:_MOST_NAMED])) + (", …" if len(shards) > _MOST_NAMED else "")
    return f"{'shard' if len(shards) == 1 else 'shards'} {listed}"


def tell(file: Path | None) -> bool:
    """Print how the bot is; returns whether it is alive."""
    if file is None:
        print("BOOP_HEARTBEAT is not set, so the bot keeps no file that says how it is.")
        return False
    try:
        health = read(file)
    except NotAlive as why:
        print(f"alive       NO: {why}")
        return False
    print("alive       yes")
    print("\n".join(health.rows()))
    return True


if __name__ == "__main__":
    sys.exit(not tell(Path(given) if (given := os.environ.get("BOOP_HEARTBEAT")) else None))
