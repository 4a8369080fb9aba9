"""The bot as an opponent at its strongest: how long its turn takes, and what others notice while it thinks.

Somebody plays it alone; then many do, so that it thinks all the time, while two people play each other beside that. Both
see boards of the same program, whose loop is watched.
"""

import asyncio
import json
import sqlite3
import tempfile
import time
from contextlib import closing, suppress
from pathlib import Path
from random import Random

from data import create
from engine import Engine, FormerLevel
from game import Position
from sandbox.people import Person
from tests.bench.clicks import by_command, milliseconds_since, moves, percentile
from tests.bench.stage import Server, a_bot, boards, pair

STRONGEST = "10 · Queen of the quilt"
#: How many of its turns are timed, how many clicks of each sort, and how many people keep it thinking.
TURNS = 200
CLICKS = 200
CROWD = 6
WARM_UP = 10
LATEST = "SELECT position, state FROM matches WHERE channel_id = ? ORDER BY id DESC LIMIT 1"


class Table:
    """Somebody alone with the bot."""

    def __init__(self, server, path, name):
        self.person = Person(server, server.world.add_user(name))
        self.robot = Person(server, server.world.bot)
        self.channel = server.world.direct_channel(self.person.user)
        self.path = path

    def latest(self):
        """The position of the latest match, and whether it goes on."""
        with closing(sqlite3.connect(self.path)) as file:
            position, state = file.execute(LATEST, (self.channel.id,)).fetchone()
        return Position.parse(position), state == "running"

    async def begin(self):
        """A match in which the person begins."""
        seen = len(boards(self.channel))
        asked = (await self.person.use(self.channel, "challenge", member=self.robot)).message
        await self.person.pick(asked, "How well I play", STRONGEST)
        await self.person.pick(asked, "Who starts", "You start")
        await self.person.click(asked, "Start")
        await self.shown(seen)

    async def shown(self, seen):
        """Wait for one board more than were seen."""
        while len(boards(self.channel)) == seen:
            await asyncio.sleep(0.0005)

    async def turns(self, choose):
        """The milliseconds of the bot's turns, from the person's board to the bot's; a match after another."""
        while True:
            await self.begin()
            position, running = self.latest()
            while running:
                turn = await asyncio.to_thread(choose, position)
                await by_command(self.person, self.channel, turn)
                start, seen = time.perf_counter(), len(boards(self.channel))
                if not self.latest()[1]:
                    break
                await self.shown(seen)
                yield milliseconds_since(start)
                position, running = self.latest()


async def timed_turns(server, path):
    """The milliseconds of the bot's turns against one who plays well."""
    engine, taken = Engine.load(), []
    async for each in Table(server, path, "Alone").turns(
        lambda position: engine.choose(position, FormerLevel.FOUR)
    ):
        taken.append(each)
        if len(taken) == TURNS + WARM_UP:
            return taken[WARM_UP:]
    return taken


async def clicks(channel, people, rng):
    """The milliseconds of turns that two people take against each other."""
    taken = []
    async for person, turn in moves(channel, people, rng):
        taken.append(await by_command(person, channel, turn))
        if len(taken) == CLICKS + WARM_UP:
            return taken[WARM_UP:]
    return taken


async def keep_thinking(table, rng):
    """Play any turns, so that the bot has always something to think about."""
    async for _ in table.turns(lambda position: rng.choice(position.legal_turns())):
        pass


async def measured(folder):
    path, late = folder / "boop.sqlite3", folder / "late.json"
    create(path)
    async with Server() as server:
        guild = server.world.add_guild("Ours")
        settings = {"BOOP_PRESSES": "1000", "LATENESS": str(late)}
        async with a_bot(server, path, "tests.bench.watched_bot", **settings):
            turns = await timed_turns(server, path)
            ordinary = await clicks(*pair(server, guild, "lounge"), Random(1))
            crowd = [
                asyncio.create_task(keep_thinking(Table(server, path, f"Crowd {number}"), Random(number)))
                for number in range(CROWD)
            ]
            while_thinking = await clicks(*pair(server, guild, "garden"), Random(1))
            for task in crowd:
                task.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.gather(*crowd)
    return turns, ordinary, while_thinking, json.loads(late.read_text())


def measure():
    with tempfile.TemporaryDirectory() as folder:
        turns, ordinary, while_thinking, late = asyncio.run(measured(Path(folder)))
    return {
        "opponent_turn_ms_p50": percentile(turns, 50),
        "opponent_turn_ms_p99": percentile(turns, 99),
        "loop_late_ms_p99_while_thinking": percentile(late["thinking"], 99),
        "loop_late_ms_p99_resting": percentile(late["resting"], 99),
        "click_ms_p50_while_thinking": percentile(while_thinking, 50),
        "click_ms_p50_not_thinking": percentile(ordinary, 50),
    }
