"""From /move to the board's arrival at the stand-in, beside a bot that only answers with a fixed picture."""

import asyncio
import os
import statistics
import sys
import tempfile
import time
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

from game import Edition, Position, random_game
from renderer import draw_board
from sandbox.people import Person
from sandbox.server import Server

CLICKS = 300
WARM_UP = 20


@asynccontextmanager
async def a_bot(program, **environment):
    """A stand-in with a bot of its own, each in its own process, and two people in a channel."""
    async with Server() as server:
        guild = server.world.add_guild("The cat flap")
        channel = server.world.add_channel("lounge", guild)
        people = [Person(server, server.world.add_user(name)) for name in ("Ann", "Bob")]
        for person in people:
            guild.members[person.user.id] = person.user
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "sandbox.launch", str(server.port), program),
            env={**os.environ, "DISCORD_TOKEN": "token", "BOOP_LOG_LEVEL": "ERROR", **environment},
        )
        try:
            await server.bot_ready()
            yield channel, people
        finally:
            process.terminate()
            await process.wait()


async def timed(person, channel, turn):
    start = time.perf_counter()
    answer = await person.use(channel, "move", turn=turn)
    if not (answer.message and answer.message.attachments):
        raise SystemExit(answer.content)
    return 1000 * (time.perf_counter() - start)


async def moves(channel, people):
    """A match after another: who moves, and what."""
    rng = Random(1)
    while True:
        challenge = await people[0].use(channel, "challenge", member=people[1], first="I begin")
        await people[1].click(challenge.message, "Accept")
        while not list(channel.messages.values())[-1].attachments:
            await asyncio.sleep(0.005)
        for number, turn in enumerate(random_game(Edition.CLASSIC, rng)):
            yield people[number % 2], str(turn)


async def side_by_side(folder):
    ours, fixed = [], []
    picture = folder / "board.png"
    picture.write_bytes(draw_board(Position.parse("k4c/2k3/1k2CK/5K/K2kc1/6 o 3/2 -/- classic")))
    async with AsyncExitStack() as bots:
        channel, people = await bots.enter_async_context(
            a_bot("bot", BOOP_DATABASE=str(folder / "bench.sqlite3"))
        )
        other, others = await bots.enter_async_context(
            a_bot("tests.bench.fixed_png_bot", FIXED_PNG=str(picture))
        )
        async for person, turn in moves(channel, people):
            ours.append(await timed(person, channel, turn))
            fixed.append(await timed(others[0], other, turn))
            if len(ours) == CLICKS + WARM_UP:
                return ours[WARM_UP:], fixed[WARM_UP:]
    raise AssertionError


def measure():
    with tempfile.TemporaryDirectory() as folder:
        ours, fixed = asyncio.run(side_by_side(Path(folder)))
    return {
        "click_ms_p50_1": round(statistics.median(ours), 1),
        "click_ms_p99_1": round(statistics.quantiles(ours, n=100)[98], 1),
        "fixed_png_ms_p50": round(statistics.median(fixed), 1),
    }
