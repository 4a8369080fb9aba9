"""Whole turns of a crowd on SQLite, on PostgreSQL, and on PostgreSQL by two processes, in short rounds one after the other.

Each of the three has four servers, one on each of four shards. PostgreSQL writes as a host's does: it waits until the disk has what
is committed (fsync). Its folder is in the system's folder for temporary files, as SQLite's file is.
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.gateway.shares import Share
from data import setting_of
from game import Edition, random_game
from tests.bench.clicks import STAT, TICKS_A_SECOND, by_command, cpu_seconds
from tests.bench.stage import Server, a_bot, begin, pair
from tests.databases import running_cluster

SHARDS = 4
TABLES = 24
#: Rounds, and turns in each; those of each process before them are not counted: what is kept is made in them.
ROUNDS = 5
ROUND_TURNS = 400
WARM_UP_TURNS = 800
#: Seconds that people wait for an answer: where others use the machine too, none is to be lost.
PATIENCE = 60.0


class Round(NamedTuple):
    """Of some turns: how many a second, and the CPU milliseconds a turn of the bot, and of the database's server."""

    per_second: float
    bot: float
    server: float


@dataclass
class Side:
    """A stand-in with a bot of one process or several, and the crowd that plays there, each table from round to round."""

    tables: list
    processes: list
    server_seconds: Callable[[], float]

    def __post_init__(self):
        self._games = [at_table(*table, Random(seed)) for seed, table in enumerate(self.tables)]

    def _spent(self):
        return sum(map(cpu_seconds, self.processes)), self.server_seconds(), time.perf_counter()

    async def warm_up(self):
        """Take the first turns: one table after the other begins, because a bot that has just started is slow."""
        for game in self._games:
            await anext(game)
        await self.play(WARM_UP_TURNS * len(self.processes))

    async def play(self, turns):
        """Let all tables play until so many turns are taken."""
        left = turns

        async def sit(game):
            nonlocal left
            while left > 0:
                left -= 1
                await anext(game)

        before = self._spent()
        await asyncio.gather(*map(sit, self._games))
        bot, server, seconds = (after - then for after, then in zip(self._spent(), before, strict=True))
        return Round(turns / seconds, 1000 * bot / turns, 1000 * server / turns)


async def at_table(channel, people, rng):
    """Turns of one match after another."""
    while True:
        await begin(channel, people)
        for number, turn in enumerate(random_game(Edition.CLASSIC, rng)):
            yield await by_command(people[number % 2], channel, turn)


@asynccontextmanager
async def a_side(database, shares, server_seconds=lambda: 0.0):
    """A stand-in with four shards, and the processes that share them."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(Server())
        server.world.answer_within = PATIENCE
        server.gateway.shards = server.gateway.max_concurrency = SHARDS
        guilds = [server.world.add_guild(f"Server {number}") for number in range(SHARDS)]
        tables = [pair(server, guilds[number % SHARDS], f"table-{number}") for number in range(TABLES)]
        processes = [
            await stack.enter_async_context(
                a_bot(server, database, shards=share.ids, BOOP_SHARDS=str(share), BOOP_PRESSES="1000")
            )
            for share in shares
        ]
        yield Side(tables, processes, server_seconds)


def server_cpu_seconds(folder):
    """The CPU time of a PostgreSQL server: of the process that started all others, of those that have ended, and of those that run."""
    first = int((folder / "postmaster.pid").read_text().split()[0])
    total = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue  # it has just ended
        if stat == Path(STAT.format(first)):
            total += sum(map(int, fields[11:15]))
        elif int(fields[1]) == first:
            total += sum(map(int, fields[11:13]))
    return total / TICKS_A_SECOND


async def rounds_of(cluster, folder):
    """The rounds on SQLite, on PostgreSQL with one process, and with two."""
    one, two = [Share.whole(SHARDS)], [Share(0, 1, SHARDS), Share(2, 3, SHARDS)]

    def server_seconds():
        return server_cpu_seconds(cluster.folder)

    async with AsyncExitStack() as stack:
        alone, together = (stack.enter_context(cluster.database()) for _ in range(2))
        sides = [
            await stack.enter_async_context(a_side(folder / "boop.sqlite3", one)),
            await stack.enter_async_context(a_side(setting_of(alone), one, server_seconds)),
            await stack.enter_async_context(a_side(setting_of(together), two, server_seconds)),
        ]
        for side in sides:
            await side.warm_up()
        rounds = [[await side.play(ROUND_TURNS) for side in sides] for _ in range(ROUNDS)]
    return zip(*rounds, strict=True)


def median(figures, digits=2):
    return round(statistics.median(figures), digits)


def ratio(name, over, under):
    """The median of the ratios of rounds that were played one after the other, the least of them, and the greatest."""
    ratios = [each.bot / other.bot for each, other in zip(over, under, strict=True)]
    return {
        name: median(ratios),
        f"{name}_least": round(min(ratios), 2),
        f"{name}_greatest": round(max(ratios), 2),
    }


def measure():
    with running_cluster(lasting=True) as cluster, tempfile.TemporaryDirectory() as folder:
        sqlite, one, two = asyncio.run(rounds_of(cluster, Path(folder)))
    return {
        "sqlite_turn_cpu_ms": median(each.bot for each in sqlite),
        **ratio("pg_turn_cpu_ratio", one, sqlite),
        "turns_per_second_1_process": median((each.per_second for each in one), 1),
        "turns_per_second_2_processes": median((each.per_second for each in two), 1),
        "turn_cpu_ms_1_process": median(each.bot for each in one),
        "turn_cpu_ms_2_processes": median(each.bot for each in two),
        **ratio("turn_cpu_2_processes_ratio", two, one),
        "pg_server_cpu_ms_1_process": median(each.server for each in one),
        "pg_server_cpu_ms_2_processes": median(each.server for each in two),
    }
