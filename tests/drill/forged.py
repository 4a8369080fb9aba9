"""A hundred thousand forged interactions and broken events, against the bot's own process with a match in it.

Afterwards the database is as it was, the process is the same, turns can be taken, and the log is short and has no traceback.
"""

import asyncio
import sqlite3
import tempfile
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import NamedTuple

from sandbox.people import InteractionFailed, Person
from sandbox.places import Permission
from sandbox.program import start_bot, stop_bot
from sandbox.server import Server
from tests.databases import rows
from tests.drill.forgery import Forger
from tests.drill.report import Row

FORGED = 100_000
#: After so many interactions the bot is asked for something real, and has to answer.
BETWEEN = 100
#: Frames that are no events; after each the bot connects again.
FRAMES = ("no JSON at all", "[]", '{"op": 0, "t": ["x"], "d": {}}')
MOST_LOG_BYTES = 2**20


def everything(path):
    """All that a database holds, as text, but for the hours in which the bot was there."""
    with closing(sqlite3.connect(path)) as file:
        return [line for line in file.iterdump() if not line.startswith('INSERT INTO "puzzle_days"')]


@asynccontextmanager
async def a_match(folder):
    """The stand-in, the bot's process with its log in a file, and a match: its board and its players, Ann to move."""
    async with Server() as server:
        guild = server.world.add_guild("The cat flap")
        channel = server.world.add_channel("lounge", guild)
        channel.bot_permissions &= ~Permission.CREATE_THREADS
        people = [Person(server, server.world.add_user(name)) for name in ("Ann", "Bob")]
        guild.members |= {person.user.id: person.user for person in people}
        with (folder / "log").open("wb") as log:
            bot = await start_bot(server, folder / "boop.sqlite3", log=log, BOOP_PRESSES="100000")
            try:
                challenge = await people[0].use(channel, "challenge", member=people[1], first="I begin")
                await people[1].click(challenge.message, "Accept")
                yield server, bot, (await people[0].use(channel, "board")).message, people
            finally:
                bot.ended = await stop_bot(bot)


class Forged(NamedTuple):
    """How many interactions were forged, events and frames broken, answers given, and lines logged."""

    interactions: int
    broken: int
    answered: int
    log_lines: int


async def shown(path):
    """Wait until all that is to be shown has been."""
    while rows(path, "SELECT id FROM matches WHERE shown_version < version"):
        await asyncio.sleep(0.01)


async def answered(ask):
    """The answer to something real; asked again if it comes too late on a busy machine, but not for ever."""
    for _ in range(5):
        try:
            return await ask()
        except InteractionFailed:
            continue
    raise TimeoutError


async def forge(folder, count, seed):
    async with a_match(folder) as (server, bot, board, (ann, bob)):
        # That the board was shown is written after it has arrived.
        await shown(folder / "boop.sqlite3")
        before = everything(folder / "boop.sqlite3")
        forger = Forger(server, Random(seed), board, (ann.user, bob.user))
        for number in range(count):
            if number % 10 == 0:
                await server.gateway.send(*forger.event())
            await server.dispatch(*forger.interaction())
            if number % BETWEEN == 0:
                games = await answered(lambda: ann.use(board.channel, "games"))
                assert "match 1" in games.content
        sessions = server.gateway.identified
        for number, frame in enumerate(FRAMES, 1):
            await server.gateway.send_text(frame)
            while server.gateway.identified < sessions + number:
                await asyncio.sleep(0.01)
        said = sum(made.answer.done() for made in server.rest.interactions.values())
        after = everything(folder / "boop.sqlite3")
        assert after == before, set(after) ^ set(before)
        for person, turn in ((ann, "c3"), (bob, "d4")):
            assert (await answered(lambda: person.use(board.channel, "move", turn=turn))).message.attachments  # noqa: B023
        assert bot.returncode is None
    assert bot.ended == 0
    log = (folder / "log").read_text()
    assert "Traceback" not in log, log[log.index("Traceback") - 300 :][:5000]
    assert len(log) < MOST_LOG_BYTES
    return Forged(count, count // 10 + len(FRAMES), said, log.count("\n"))


async def run():
    """Forge very many."""
    with tempfile.TemporaryDirectory() as folder:
        forged = await forge(Path(folder), FORGED, seed=1)
    yield Row(
        f"forged interactions of every kind, and {forged.broken} broken events and frames between them",
        forged.interactions,
        f"{forged.answered} answered, nothing changed, no traceback, {forged.log_lines} lines in the log, turns are taken",
    )
