"""From a press to the board's arrival at the stand-in, beside a bot that only answers with a fixed picture.

One match, by /move and by **Boop it!**; then fifty matches at once, each player moving as soon as the other has, with the
CPU that the bot's process spends on a turn. There the other bot is measured before ours and after it: a machine is not
equally fast for minutes, and what takes two seconds happens to fall into a fast or a slow one.
"""

import asyncio
import os
import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

from game import Edition, Position, random_game
from renderer import draw_board
from tests.bench import stages
from tests.bench.stage import Server, a_bot, begin, boards, memory_mib, pair
from tests.wire.taps import pick_turn

CLICKS = 300
WARM_UP = 20
CROWD = 50
CROWD_TURNS = 2000
#: How many answers of the other bot are counted, each time; it gives them five times as fast.
FIXED_ANSWERS = 5000
#: Turns of the crowd that aren't counted: while fifty matches begin, and the first tiles and sentences are made.
CROWD_WARM_UP = 1000
#: Where the system tells the CPU time of a process, in ticks: its user and its system time are fields 14 and 15.
STAT = "/proc/{}/stat"
TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")
PICTURE = "k4c/2k3/1k2CK/5K/K2kc1/6 o 3/2 -/- classic"


def milliseconds_since(start):
    return 1000 * (time.perf_counter() - start)


def cpu_seconds(process):
    """The CPU time that a process has spent, in all its threads."""
    fields = Path(STAT.format(process.pid)).read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / TICKS_A_SECOND


async def by_command(person, channel, turn):
    """Milliseconds from /move to its answer, the board."""
    start = time.perf_counter()
    answer = await person.use(channel, "move", turn=str(turn))
    if not (answer.message and answer.message.attachments):
        raise SystemExit(answer.content)
    return milliseconds_since(start)


async def by_tap(person, channel, turn):
    """Milliseconds from Boop it! to the next board, which is a message of its own."""
    before = boards(channel)
    _, picker = await pick_turn(person, before[-1], turn)
    start = time.perf_counter()
    tapping = asyncio.ensure_future(person.click(picker, "Boop it!"))
    while len(boards(channel)) == len(before):
        await asyncio.sleep(0.0005)
    taken = milliseconds_since(start)
    await tapping
    return taken


async def moves(channel, people, rng):
    """A match after another: who moves, and what."""
    while True:
        await begin(channel, people)
        for number, turn in enumerate(random_game(Edition.CLASSIC, rng)):
            yield people[number % 2], turn


async def side_by_side(folder):
    """The milliseconds of turns by command, of turns by tap, and of the fixed picture."""
    ours, taps, fixed = [], [], []
    async with AsyncExitStack() as stack:
        server, other = [await stack.enter_async_context(Server()) for _ in range(2)]
        channel, people = pair(server, server.world.add_guild("Ours"), "lounge")
        elsewhere, others = pair(other, other.world.add_guild("Theirs"), "lounge")
        await stack.enter_async_context(a_bot(server, folder / "one.sqlite3", BOOP_PRESSES="1000"))
        await stack.enter_async_context(a_fixed_bot(other, folder))
        async for person, turn in moves(channel, people, Random(1)):
            if len(taps) < len(ours):
                taps.append(await by_tap(person, channel, turn))
            else:
                ours.append(await by_command(person, channel, turn))
            fixed.append(await by_command(others[0], elsewhere, turn))
            if len(taps) == CLICKS + WARM_UP:
                break
    return ours[WARM_UP:], taps[WARM_UP:], fixed[WARM_UP:]


def a_fixed_bot(server, folder):
    picture = folder / "board.png"
    picture.write_bytes(draw_board(Position.parse(PICTURE)))
    return a_bot(server, folder / "unused", "tests.bench.fixed_png_bot", FIXED_PNG=str(picture))


class Crowd(NamedTuple):
    """What fifty tables at once took: the milliseconds of each turn, turns a second, the bot's CPU milliseconds for each,
    and its memory at the end.
    """

    times: list[float]
    turns_a_second: float
    cpu: float
    memory: float


async def a_crowd(bot, sit, turns=CROWD_TURNS):
    """Fifty tables at once, until so many turns are counted."""
    times = []
    async with Server() as server:
        guild = server.world.add_guild("Crowd")
        tables = [pair(server, guild, f"table-{number}") for number in range(CROWD)]

        async with bot(server) as process:
            warm: list[tuple[float, float]] = []

            async def play(channel, people, seed):
                async for taken in sit(channel, people, Random(seed)):
                    times.append(taken)
                    if len(times) == CROWD_WARM_UP:
                        warm.append((cpu_seconds(process), time.perf_counter()))
                    if len(times) >= CROWD_WARM_UP + turns:
                        return

            await asyncio.gather(*(play(*table, seed) for seed, table in enumerate(tables)))
            ((before, start),) = warm
            elapsed, cpu = time.perf_counter() - start, cpu_seconds(process) - before
            memory = memory_mib(process)
    counted = times[CROWD_WARM_UP:]
    return Crowd(counted, len(counted) / elapsed, 1000 * cpu / len(counted), memory)


def our_crowd(folder):
    def ours(server):
        return a_bot(server, folder / "crowd.sqlite3", BOOP_PRESSES="1000")

    return asyncio.run(a_crowd(ours, at_our_table))


def fixed_crowd(folder):
    def fixed(server):
        return a_fixed_bot(server, folder)

    return asyncio.run(a_crowd(fixed, at_a_fixed_table, FIXED_ANSWERS))


async def at_our_table(channel, people, rng):
    async for person, turn in moves(channel, people, rng):
        yield await by_command(person, channel, turn)


async def at_a_fixed_table(channel, people, rng):
    while True:
        yield await by_command(rng.choice(people), channel, "c3")


def percentile(times, share):
    return round(statistics.quantiles(times, n=100)[share - 1], 1)


def measure():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ours, taps, fixed = asyncio.run(side_by_side(folder))
        before, crowd, after = fixed_crowd(folder), our_crowd(folder), fixed_crowd(folder)
    by_stage = stages.measure()
    return {
        "click_ms_p50_1": percentile(ours, 50),
        "click_ms_p99_1": percentile(ours, 99),
        "tap_ms_p50_1": percentile(taps, 50),
        "fixed_png_ms_p50": percentile(fixed, 50),
        "click_ms_p50_50": percentile(crowd.times, 50),
        "click_ms_p99_50": percentile(crowd.times, 99),
        "fixed_click_ms_p99_50": percentile(before.times + after.times, 99),
        "turns_kept_per_second": round(crowd.turns_a_second, 1),
        "fixed_turns_per_second_50": round((before.turns_a_second + after.turns_a_second) / 2, 1),
        "turn_cpu_ms_50": round(crowd.cpu, 2),
        "fixed_cpu_ms_50": round((before.cpu + after.cpu) / 2, 2),
        "memory_mib_50": round(crowd.memory),
        **by_stage,
        # What is left: discord.py, commits, storing what was shown, and threads that wake each other.
        "stage_cpu_ms_sending": round(crowd.cpu - sum(by_stage.values()), 2),
    }
