"""A leaderboard of a hundred thousand players, and a history among a million finished matches."""

import asyncio
import sqlite3
import statistics
import tempfile
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from bot.services import history, ladders
from bot.services.people import Person
from bot.words import ladders as words
from data import Database
from data.standings import Table
from renderer import Line, draw_table
from tests.bench.scale import AFTER_ONE_TURN

PLAYERS = 100_000
MATCHES = 1_000_000
TIMES = 30


async def stored(path):
    """A database of that size."""
    await (await Database.open(path)).close()
    now, rng = datetime.now(UTC).replace(tzinfo=None), Random(1)
    moments = [str(now - timedelta(minutes=number)) for number in range(MATCHES // 100)]
    with closing(sqlite3.connect(path)) as file, file:
        file.executemany(
            "INSERT INTO players VALUES (?, ?, ?)", ((n, n, f"p{n}") for n in range(1, PLAYERS + 1))
        )
        file.executemany(
            "INSERT INTO standings VALUES (?, 0, 'classic', ?, 80, 0.06, 3, 5, 4, 1, ?, ?)",
            (
                (n, rng.gauss(1500, 200), str(now), str(now + timedelta(hours=rng.randint(-1500, 5000))))
                for n in range(1, PLAYERS + 1)
            ),
        )
        file.executemany(
            "INSERT INTO matches (id, edition, orange_id, gray_id, channel_id, state, winner, ending, position, turns,"
            " version, shown_version, moves, created_at, changed_at)"
            " VALUES (?, 'classic', ?, ?, 1, 'over', 'o', 'resigned', ?, 1, 2, 2, 0, ?, ?)",
            (
                (n, n % PLAYERS + 1, (n * 7 + 3) % PLAYERS + 1, AFTER_ONE_TURN, moment, moment)
                for n in range(1, MATCHES + 1)
                if n % PLAYERS != (n * 7 + 3) % PLAYERS
                for moment in (moments[n % len(moments)],)
            ),
        )


async def here(_):
    """Everybody is."""
    return True


async def median_ms(ask):
    """The median of some calls, in milliseconds."""
    taken = []
    for number in range(TIMES):
        start = time.perf_counter()
        await ask(number)
        taken.append((time.perf_counter() - start) * 1000)
    return round(statistics.median(taken), 1)


async def asked(path):
    await stored(path)
    database = await Database.open(path)
    now, table = datetime.now(UTC), Table(0, "classic")

    def somebody(number):
        return Person(number * 3001 + 1, "")

    async def top(number, after=None):
        return await ladders.page(database, table, somebody(number), after=after, now=now, is_here=here)

    middle = (await top(0)).rows[-1].mark._replace(rating=1500.0)

    async def whole(number):
        page = await top(number)
        lines = [
            Line(row.place, row.player.name, 1500, 80, words.record(row), 3, mine=False) for row in page.rows
        ]
        await asyncio.to_thread(draw_table, words.title(table), lines)

    figures = {
        "leaderboard_query_ms": await median_ms(top),
        "leaderboard_further_ms": await median_ms(lambda number: top(number, middle)),
        "leaderboard_ms": await median_ms(whole),
        "history_query_ms": await median_ms(lambda number: history.finished(database, somebody(number))),
    }
    await database.close()
    return figures


def measure():
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(asked(Path(folder) / "ladders.sqlite3"))
