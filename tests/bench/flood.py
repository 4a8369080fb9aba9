"""One person presses fast: what the others notice of 200 previews a second; and one who is only brisk is never refused."""

import asyncio
import statistics
import tempfile
import time
from contextlib import asynccontextmanager
from itertools import count, cycle
from pathlib import Path

from sandbox.people import InteractionFailed
from tests.bench.stage import Server, a_bot, begin, memory_mib, pair
from tests.wire.taps import open_picker

FLOOD_S = 20
FLOOD_RATE = 200
BRISK_S = 60
BRISK_RATE = 10
#: Seconds between two requests of the player who only wants to see their matches.
VICTIM_EVERY = 0.2
SQUARES = ("c3", "d3", "c4", "d4")


@asynccontextmanager
async def two_tables(folder):
    """The bot's process, a player with their picker open, and another player with a match of their own."""
    async with Server() as server:
        guild = server.world.add_guild("Busy")
        tables = [pair(server, guild, f"table-{number}") for number in range(2)]
        async with a_bot(server, folder / "flood.sqlite3") as process:
            for channel, people in tables:
                await begin(channel, people)
            (channel, (presser, _)), (elsewhere, (victim, _)) = tables
            picker = await open_picker(presser, list(channel.messages.values())[-1])
            yield process, presser, picker, victim, elsewhere


async def press(presser, picker, square):
    """A preview; whether it was shown."""
    half = "left" if square[0] in "abc" else "right"
    menu = next(item["custom_id"] for item in picker.items if item["custom_id"].startswith(half))
    try:
        return not (await presser.pick(picker, menu, square)).content.startswith("Not so fast")
    except InteractionFailed:
        return False


async def press_steadily(presser, picker, rate, seconds):
    """Press so many times a second, whether or not there is an answer; whether each was shown."""
    start, presses = time.perf_counter(), []
    for number, square in zip(count(), cycle(SQUARES)):
        await asyncio.sleep(max(0, start + number / rate - time.perf_counter()))
        if time.perf_counter() - start > seconds:
            return await asyncio.gather(*presses)
        presses.append(asyncio.create_task(press(presser, picker, square)))
    return presses


async def timed_games(victim, channel):
    """How long /games took, in ms; None if it failed."""
    start = time.perf_counter()
    try:
        await victim.use(channel, "games")
    except InteractionFailed:
        return None
    return 1000 * (time.perf_counter() - start)


async def flooded(folder):
    async with two_tables(folder) as (process, presser, picker, victim, channel):
        for square in SQUARES * 5:
            await press(presser, picker, square)
            await timed_games(victim, channel)
        await asyncio.sleep(5)
        before, most, times = memory_mib(process), 0.0, []
        flood = asyncio.create_task(press_steadily(presser, picker, FLOOD_RATE, FLOOD_S))
        end = time.perf_counter() + FLOOD_S
        while time.perf_counter() < end:
            times.append(await timed_games(victim, channel))
            most = max(most, memory_mib(process))
            await asyncio.sleep(VICTIM_EVERY)
        while await timed_games(victim, channel) is None:
            most = max(most, memory_mib(process))
        recovered = time.perf_counter() - end
        await flood
        return times, recovered, max(most, memory_mib(process)) - before


async def brisk(folder):
    """How many presses of a brisk player were refused or not answered."""
    async with two_tables(folder) as (_, presser, picker, *_rest):
        return (await press_steadily(presser, picker, BRISK_RATE, BRISK_S)).count(False)


def measure():
    with tempfile.TemporaryDirectory() as folder:
        times, recovered, gained = asyncio.run(flooded(Path(folder)))
    with tempfile.TemporaryDirectory() as folder:
        refused = asyncio.run(brisk(Path(folder)))
    answered = [taken for taken in times if taken is not None]
    return {
        "flood_victim_ms_p99": round(statistics.quantiles(answered, n=100)[98], 1) if answered[1:] else None,
        "flood_victim_failed": len(times) - len(answered),
        "flood_recovery_s": round(recovered, 2),
        "flood_memory_mib": round(gained, 1),
        "brisk_refused": refused,
    }
