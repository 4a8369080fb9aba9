"""From /move to the board's arrival at the stand-in: one match, beside a bot that only answers with a fixed picture;
and fifty matches at once, each player moving as soon as the other has.
"""

import asyncio
import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from game import Edition, Position, random_game
from renderer import draw_board
from tests.bench.stage import Server, a_bot, begin, pair

CLICKS = 300
WARM_UP = 20
CROWD = 50
CROWD_TURNS = 2000


async def timed(person, channel, turn):
    start = time.perf_counter()
    answer = await person.use(channel, "move", turn=turn)
    if not (answer.message and answer.message.attachments):
        raise SystemExit(answer.content)
    return 1000 * (time.perf_counter() - start)


async def moves(channel, people, rng):
    """A match after another: who moves, and what."""
    while True:
        await begin(channel, people)
        for number, turn in enumerate(random_game(Edition.CLASSIC, rng)):
            yield people[number % 2], str(turn)


async def side_by_side(folder):
    ours, fixed = [], []
    picture = folder / "board.png"
    picture.write_bytes(draw_board(Position.parse("k4c/2k3/1k2CK/5K/K2kc1/6 o 3/2 -/- classic")))
    async with AsyncExitStack() as stack:
        server, other = [await stack.enter_async_context(Server()) for _ in range(2)]
        channel, people = pair(server, server.world.add_guild("Ours"), "lounge")
        elsewhere, others = pair(other, other.world.add_guild("Theirs"), "lounge")
        await stack.enter_async_context(a_bot(server, folder / "one.sqlite3", BOOP_PRESSES="1000"))
        await stack.enter_async_context(
            a_bot(other, folder / "unused", "tests.bench.fixed_png_bot", FIXED_PNG=str(picture))
        )
        async for person, turn in moves(channel, people, Random(1)):
            ours.append(await timed(person, channel, turn))
            fixed.append(await timed(others[0], elsewhere, turn))
            if len(ours) == CLICKS + WARM_UP:
                break
    return ours[WARM_UP:], fixed[WARM_UP:]


async def a_crowd(folder):
    """The times of all clicks, and whole turns a second."""
    times = []
    async with Server() as server:
        guild = server.world.add_guild("Crowd")
        tables = [pair(server, guild, f"table-{number}") for number in range(CROWD)]

        async def sit(channel, people, seed):
            async for person, turn in moves(channel, people, Random(seed)):
                times.append(await timed(person, channel, turn))
                if len(times) >= CROWD_TURNS:
                    return

        async with a_bot(server, folder / "crowd.sqlite3", BOOP_PRESSES="1000"):
            start = time.perf_counter()
            await asyncio.gather(*(sit(*table, seed) for seed, table in enumerate(tables)))
            elapsed = time.perf_counter() - start
    return times, len(times) / elapsed


def percentile(times, share):
    return round(statistics.quantiles(times, n=100)[share - 1], 1)


def measure():
    with tempfile.TemporaryDirectory() as folder:
        ours, fixed = asyncio.run(side_by_side(Path(folder)))
        crowd, kept = asyncio.run(a_crowd(Path(folder)))
    return {
        "click_ms_p50_1": percentile(ours, 50),
        "click_ms_p99_1": percentile(ours, 99),
        "fixed_png_ms_p50": percentile(fixed, 50),
        "click_ms_p50_50": percentile(crowd, 50),
        "click_ms_p99_50": percentile(crowd, 99),
        "turns_kept_per_second": round(kept, 1),
    }
