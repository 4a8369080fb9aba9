"""Two thousand running matches with deadlines: half of them overdue when the bot starts, the rest still to come."""

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from data import create
from tests.bench.scale import AFTER_ONE_TURN
from tests.bench.stage import Server, a_bot, memory_mib

MATCHES = 2_000
OVERDUE = 1_000
CHANNELS = 100
#: How many notices are waited for.
WATCHED = 100


async def stored(path, channels):
    """A database of so many running matches, every second one with its time up."""
    create(path)
    now = datetime.now(UTC).replace(tzinfo=None)
    with closing(sqlite3.connect(path)) as file, file:
        file.executemany(
            "INSERT INTO players (id, discord_id, name) VALUES (?, ?, ?)",
            ((n, n, f"p{n}") for n in range(1, 201)),
        )
        for number in range(MATCHES):
            deadline = now + (timedelta(days=1) if number % 2 else timedelta(hours=-1))
            file.execute(
                "INSERT INTO matches (edition, orange_id, gray_id, guild_id, channel_id, state, position, turns,"
                " version, shown_version, relocations, pace, deadline, reminder, remind_at, created_at, changed_at)"
                " VALUES ('classic', ?, ?, ?, ?, 'running', ?, 1, 2, 2, 0, 'one-day', ?, 'time-up', ?, ?, ?)",
                (
                    number % 200 + 1,
                    (number + 1) % 200 + 1,
                    channels[0].guild.id,
                    channels[number % CHANNELS].id,
                    AFTER_ONE_TURN,
                    *(str(moment) for moment in (deadline, deadline, now, now)),
                ),
            )
        file.execute(
            "INSERT INTO turns (match_id, version, number, notation, position, played_at, taken_back)"
            " SELECT id, 2, 1, 'K@c3', position, changed_at, 0 FROM matches"
        )


async def seen_to(folder):
    """Seconds until the bot is ready, its memory in MiB, and the notices a second after that."""
    async with Server() as server:
        guild = server.world.add_guild("The cat flap")
        channels = [server.world.add_channel(f"table-{number}", guild) for number in range(CHANNELS)]
        path = folder / "overdue.sqlite3"
        await stored(path, channels)
        start = time.perf_counter()
        async with a_bot(server, path) as process:
            ready = time.perf_counter() - start
            told = lambda: sum(len(channel.messages) for channel in channels)  # noqa: E731
            while told() == 0:
                await asyncio.sleep(0.01)
            first = time.perf_counter()
            while told() < WATCHED:
                await asyncio.sleep(0.01)
            rate = (WATCHED - 1) / (time.perf_counter() - first)
            return ready, memory_mib(process), rate


def measure():
    with tempfile.TemporaryDirectory() as folder:
        ready, memory, rate = asyncio.run(seen_to(Path(folder)))
    return {
        "start_s_1000_overdue": round(ready, 2),
        "memory_mib_1000_overdue": round(memory),
        "notices_per_second": round(rate, 1),
    }
