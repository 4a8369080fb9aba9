"""The program is killed at any moment: while it starts, migrates, plays, ends a match, backs up and restores.

After each kill the database is whole, holds all that was acknowledged, and the program goes on from there.
"""

import asyncio
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random

from bot.host import admin
from bot.host.exits import Exit
from data import create
from sandbox.people import InteractionFailed, NotThere
from sandbox.program import DidNotStart, start_bot, stop_bot
from sandbox.stand_in.server import Server
from sandbox.world.world import World
from tests.bench.stage import begin, pair
from tests.databases import rows
from tests.drill.report import Row
from tests.soak.soak import soak
from tests.upgrade.old_world import write_database
from tests.wire.games import THREE_CATS

FULL = {"plays": 250, "starts": 60, "ends": 50, "copies": 40, "turns": 400, "played": 300}
SHORT = {"plays": 1, "starts": 1, "ends": 1, "copies": 1, "turns": 10, "played": 8}


def whole(path, faults=0):
    """The database passes the check, but for faults that were made on purpose; how many matches it has."""
    checked = admin.examine(path)
    assert len(checked.faults) == faults, checked.faults
    return checked.matches


def killed_program(arguments, path, after):
    """Run the program for so many seconds, then kill it; whether it had ended by itself."""
    process = subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", "bot", *map(str, arguments)],
        env={"PATH": "", "BOOP_DATABASE": str(path), "PYTHONPATH": "."},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    with suppress(subprocess.TimeoutExpired):
        process.wait(after)
        return True
    process.kill()
    process.wait()
    return False


def timed(arguments, path):
    """Seconds that a whole run takes."""
    start = time.perf_counter()
    killed_program(arguments, path, 600)
    return time.perf_counter() - start


async def while_playing(folder, times, rng, turns_each):
    """Four pairs play on while the bot is killed; the books are compared at the end (tests/soak)."""
    kills = turns = 0
    for number in count():
        if kills >= times:
            break
        done, _ = await soak(
            folder / f"soak-{number}.sqlite3",
            turns=turns_each,
            seed=rng.random(),
            kill_every=1.0,
            fault_share=0.02,
        )
        kills, turns = kills + done.kills, turns + done.turns
    return Row(
        "killed while four pairs play", kills, f"{turns} turns: none lost, none doubled, none shown twice"
    )


async def while_starting(folder, times, rng, database=None, faults=0):
    """The bot is killed while it starts; with a database of an earlier release, while it migrates."""
    path = folder / "start.sqlite3"
    begun = ended = 0
    if database is None:
        create(path)
    for _ in range(times):
        if database is not None:
            for old in folder.glob("start.sqlite3*"):
                old.unlink()
            shutil.copy(database, path)
        async with Server(world=World()) as server:
            try:
                bot = await start_bot(
                    server, path, log=asyncio.subprocess.DEVNULL, within=rng.uniform(0.3, 3)
                )
            except DidNotStart:
                begun += 1
            else:
                bot.kill()
                await bot.wait()
                ended += 1
        if database is not None:
            assert whole(path, faults) == whole(database, faults)
    async with Server(world=World()) as server:
        assert await stop_bot(await start_bot(server, path, log=asyncio.subprocess.DEVNULL)) == Exit.WELL
    whole(path, faults)
    what = "killed while it starts" if database is None else "killed while it migrates a database of 4c99124"
    return Row(
        what, times, f"{begun} before it was ready, {ended} after; each time whole, and it starts again"
    )


async def while_a_match_ends(folder, times, rng):
    """The bot is killed around the turn that wins: the match is over and counted for both, or goes on."""
    path = folder / "end.sqlite3"
    over = 0
    for _ in range(times):
        async with Server() as server:
            channel, people = pair(server, server.world.add_guild("The cat flap"), "lounge")
            bot = await start_bot(server, path, log=asyncio.subprocess.DEVNULL)
            await begin(channel, people)
            for number, turn in enumerate(THREE_CATS[:-1]):
                await people[number % 2].use(channel, "move", turn=turn)
            last = asyncio.ensure_future(people[1].use(channel, "move", turn=THREE_CATS[-1]))
            await asyncio.sleep(rng.uniform(0, 0.06))
            bot.kill()
            await bot.wait()
            acknowledged = last.done()
            last.cancel()
            with suppress(asyncio.CancelledError, InteractionFailed, NotThere):
                await last
            whole(path)
            [(state, match_id)] = rows(path, "SELECT state, id FROM matches ORDER BY id DESC LIMIT 1")
            counted = f"SELECT COUNT(*) FROM rated_results WHERE match_id = {match_id} AND guild_id = 0"  # noqa: S608
            results = rows(path, counted)
            assert results == [(2 if state == "over" else 0,)]
            assert state == "over" or not acknowledged
            over += state == "over"
            for file in folder.glob("end.sqlite3*"):
                file.unlink()
    return Row(
        "killed around the turn that wins",
        times,
        f"{over} over and rated for both, {times - over} not over at all",
    )


def while_backing_up(folder, times, rng, database):
    """A backup is killed: there is a whole one or none, and the next one works."""
    path = Path(shutil.copy(database, folder / "source.sqlite3"))
    file = folder / "backup.sqlite3"
    whole_time = timed(["backup", file], path)
    done = 0
    for _ in range(times):
        file.unlink(missing_ok=True)
        killed_program(["backup", file], path, rng.uniform(0.5, 1.05) * whole_time)
        if file.exists():
            whole(file)
            done += 1
    whole(path)
    return Row(
        "killed while it backs up",
        times,
        f"{done} whole backups, {times - done} times none; the database untouched",
    )


def while_restoring(folder, times, rng, database):
    """A restore is killed: the old database is there or the new one, and the next restore works."""
    path = Path(shutil.copy(database, folder / "restored.sqlite3"))
    file = folder / "from.sqlite3"
    assert admin.back_up(path, file) is Exit.WELL
    whole_time = timed(["restore", file], path)
    old = new = between = 0
    for _ in range(times):
        for kept in folder.glob("restored.sqlite3*"):
            kept.unlink()
        shutil.copy(database, path)
        marked = rows(path, "SELECT MAX(version) FROM matches")
        killed_program(["restore", file], path, rng.uniform(0.5, 1.05) * whole_time)
        if not path.exists():
            between += 1
            assert list(folder.glob("restored.sqlite3.replaced-*"))
        elif rows(path, "SELECT MAX(version) FROM matches") == marked:
            old += 1
        else:
            new += 1
        assert admin.restore(path, file) is Exit.WELL
        whole(path)
    came = f"{old} times the old one, {new} times the new one, {between} times between the two; restored by the next try"
    return Row("killed while it restores", times, came)


async def run(*, plays, starts, ends, copies, turns, played):
    """All kills, so many of each kind; ``turns`` are those between two comparisons, ``played`` those of the database that is copied."""
    rng = Random(14)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        old = write_database(folder / "4c99124.sqlite3")
        source = folder / "played.sqlite3"
        await soak(source, turns=played, seed=1, kill_every=60, fault_share=0)
        yield await while_playing(folder, plays, rng, turns)
        yield await while_starting(folder, starts, rng)
        yield await while_starting(folder, starts, rng, old, faults=2)
        yield await while_a_match_ends(folder, ends, rng)
        yield await asyncio.to_thread(while_backing_up, folder, copies, rng, source)
        yield await asyncio.to_thread(while_restoring, folder, copies, rng, source)
