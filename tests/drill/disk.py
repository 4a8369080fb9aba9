"""A disk that is really full: a small file system in memory, filled to the last byte while two people play."""

import asyncio
import os
import subprocess
import tempfile
from contextlib import contextmanager, suppress
from pathlib import Path

from bot.host.exits import Exit
from sandbox.program import DidNotStart, start_bot, stop_bot
from sandbox.stand_in.server import Server
from tests.bench.stage import begin, pair
from tests.drill.kills import rows, whole
from tests.drill.report import Row
from tests.upgrade.old_world import write_database
from tests.wire.games import EIGHT_CATS

FULL = {"turns": len(EIGHT_CATS)}
SHORT = {"turns": 6}
#: MiB of the small disk.
_SIZE = 3
_TOLD = "I can't use my database right now"


def may_mount():
    """Whether a small disk can be mounted here: in a container root may not, either."""
    if os.name != "posix" or os.geteuid() != 0:
        return False
    try:
        with small_disk():
            return True
    except subprocess.CalledProcessError:
        return False


@contextmanager
def small_disk(size=_SIZE):
    """A folder on a disk of its own, of so many MiB; needs the right to mount one."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}M", "tmpfs", folder], check=True)  # noqa: S603, S607
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "-l", folder], check=True)  # noqa: S603, S607


def fill(folder):
    """Write until there is no room for a single byte."""
    with (folder / "filler").open("ab", buffering=0) as file:
        for size in (2**16, 2**10, 1):
            with suppress(OSError):
                while True:
                    file.write(b"x" * size)


async def full_while_playing(folder, turns):
    """The disk is full again and again while a match is played; it goes on whenever there is room."""
    path, refused, kept = folder / "boop.sqlite3", 0, 0
    async with Server() as server:
        channel, people = pair(server, server.world.add_guild("The cat flap"), "lounge")
        bot = await start_bot(server, path, log=asyncio.subprocess.DEVNULL)
        await begin(channel, people)
        for number, turn in enumerate(EIGHT_CATS[:turns]):
            mover = people[number % 2]
            fill(folder)
            answer = await mover.use(channel, "move", turn=turn)
            if answer.content.startswith(_TOLD):
                refused += 1
                (folder / "filler").unlink()
                answer = await mover.use(channel, "move", turn=turn)
            # The board of the turn before may still be on its way, for its row could not be written: then this answer only tells.
            assert answer.message.attachments or answer.content.startswith("Played: "), answer.content
            kept += 1
            assert rows(path, "SELECT turns FROM matches") == [(kept,)]
            (folder / "filler").unlink(missing_ok=True)
        assert await stop_bot(bot) == 0
    whole(path)
    return Row(
        "full disk at every turn of a match",
        kept,
        f"{refused} turns refused with a sentence, all taken with room again",
    )


async def full_while_starting(folder):
    """There is no room for the copy that is made before a migration."""
    path = folder / "old.sqlite3"
    write_database(path)
    before = path.read_bytes()
    fill(folder)
    async with Server() as server:
        try:
            await start_bot(server, path, log=asyncio.subprocess.DEVNULL)
        except DidNotStart as end:
            assert end.args == (Exit.NO_ROOM,)
        else:
            raise AssertionError("it started")
    assert path.read_bytes() == before
    (folder / "filler").unlink()
    async with Server() as server:
        assert await stop_bot(await start_bot(server, path, log=asyncio.subprocess.DEVNULL)) == 0
    return Row("full disk before a migration", 1, "refused with code 21, untouched; with room it migrates")


async def run(turns):
    """Both; nothing where no disk can be mounted."""
    if not may_mount():
        yield Row("full disk", 0, "skipped: only root may mount a small disk")
        return
    with small_disk() as folder:
        yield await full_while_playing(folder, turns)
    with small_disk() as folder:
        yield await full_while_starting(folder)
