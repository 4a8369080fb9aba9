"""A bot in a thousand servers, with a million stored matches of which a hundred thousand run."""

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from data import create
from tests.bench.stage import Server, a_bot, memory_mib

SERVERS = 1_000
PLAYERS = 200_000
MATCHES = 1_000_000
RUNNING = 100_000
AFTER_ONE_TURN = "6/6/6/2K3/6/6 g 0/0 -/- classic"
MATCH = (
    "INSERT INTO matches (id, edition, orange_id, gray_id, channel_id, message_id, state, winner, ending, position,"
    " turns, version, shown_version, relocations, created_at, changed_at, declined)"
    " VALUES (?, 'classic', ?, ?, 1, ?, ?, ?, ?, ?, 1, 2, 2, 0, ?, ?, '')"
)
NOW = "2026-11-21 12:00:00.000000"


async def stored(path):
    """A database of that size."""
    create(path)
    with closing(sqlite3.connect(path)) as file, file:
        file.executemany(
            "INSERT INTO players (id, discord_id, name) VALUES (?, ?, ?)",
            ((n, n, f"p{n}") for n in range(1, PLAYERS + 1)),
        )
        # What is counted for profiles: were there nothing, all of it would be counted at the start.
        file.execute("INSERT INTO player_stats VALUES (1, 'classic', 'o', 1, 0, 0, 0, 0)")
        file.executemany(
            MATCH,
            (
                (
                    number,
                    number % PLAYERS + 1,
                    (number + 1 + number // PLAYERS) % PLAYERS + 1,
                    number,
                    *(("running", None, None) if number <= RUNNING else ("over", "o", "resigned")),
                    AFTER_ONE_TURN,
                    NOW,
                    NOW,
                )
                for number in range(1, MATCHES + 1)
            ),
        )
        file.executemany(
            "INSERT INTO turns (match_id, version, number, notation, position, played_at, taken_back)"
            " VALUES (?, 2, 1, 'K@c3', ?, ?, 0)",
            ((number, AFTER_ONE_TURN, NOW) for number in range(1, MATCHES + 1)),
        )


async def a_start(path):
    """Seconds until the bot is ready, and its memory in MiB then."""
    async with Server() as server:
        for number in range(SERVERS):
            guild = server.world.add_guild(f"Server {number}")
            for channel in range(5):
                server.world.add_channel(f"channel-{channel}", guild)
        start = time.perf_counter()
        async with a_bot(server, path) as process:
            ready = time.perf_counter() - start
            await asyncio.sleep(3)
            return ready, memory_mib(process)


async def empty_and_full(folder):
    await stored(folder / "full.sqlite3")
    return await a_start(folder / "empty.sqlite3"), await a_start(folder / "full.sqlite3")


def measure():
    with tempfile.TemporaryDirectory() as folder:
        (empty_start, _), (full_start, memory) = asyncio.run(empty_and_full(Path(folder)))
    return {
        "start_s_empty": round(empty_start, 2),
        "start_s_million": round(full_start, 2),
        "memory_mib_1000_servers": round(memory),
    }
