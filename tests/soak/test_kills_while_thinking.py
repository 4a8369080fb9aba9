"""The program is killed, not stopped, while the bot thinks: its turn comes once after the restart."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from engine import Engine, Level
from game import Position
from sandbox.people import Person
from sandbox.program import start_bot
from sandbox.stand_in.server import Server
from tests.databases import begin, rows

AWAITS = "SELECT awaits_bot AND shown_version = version FROM matches"
IDLE = "SELECT NOT awaits_bot AND shown_version = version FROM matches"
#: So many turns of both come first: of the next ones it thinks for a quarter of a second, ten times as long as of these.
OPENING = 2
#: Once is not enough: a kill comes while it thinks, then one before its turn is asked for, and one while it thinks again. In five turns
#: nobody wins.
KILLS = 3
TURNS = OPENING + KILLS


async def until(path, query):
    """Wait until the first match is so."""
    with closing(sqlite3.connect(path, timeout=30, isolation_level=None)) as file:
        async with asyncio.timeout(60):
            while not file.execute(query).fetchone()[0]:
                await asyncio.sleep(0.002)


async def take_turn(person, channel, path, equal):
    """Take a turn in the first match as its other side would: an answer to a worse one is found too soon to be killed before it."""
    position = Position.parse(rows(path, "SELECT position FROM matches")[0][0])
    await person.use(channel, "move", turn=str(equal.choose(position, Level.TEN)))


@pytest.mark.long
async def test_killed_again_and_again_while_it_thinks(tmp_path):
    path, equal = begin(tmp_path / "boop.sqlite3"), Engine.load()
    async with Server() as server:
        ann = Person(server, server.world.add_user("Ann"))
        alone = server.world.direct_channel(ann.user)
        program = await start_bot(server, path, BOOP_LOG_LEVEL="ERROR")
        asked = await ann.use(alone, "challenge", member=Person(server, server.world.bot))
        await ann.pick(asked.message, asked.message.items[0]["custom_id"], "10 · Queen of the quilt")
        await ann.pick(asked.message, asked.message.items[2]["custom_id"], "You start")
        await ann.click(asked.message, "Start")
        await until(path, "SELECT count(*) FROM matches WHERE shown_version = version")
        for _ in range(OPENING):
            await take_turn(ann, alone, path, equal)
            await until(path, IDLE)
        thinking = 0
        for number in range(KILLS):
            await take_turn(ann, alone, path, equal)
            await until(path, "SELECT turns % 2 FROM matches" if number % 2 else AWAITS)
            program.kill()
            await program.wait()
            thinking += rows(path, "SELECT awaits_bot FROM matches") == [(1,)]
            program = await start_bot(server, path, BOOP_LOG_LEVEL="ERROR")
            await until(path, IDLE)
        program.kill()
        await program.wait()
    assert thinking == KILLS, "it was killed before its turn was stored"
    assert rows(path, "SELECT number FROM turns ORDER BY version") == [(n,) for n in range(1, 2 * TURNS + 1)]
    told = [message for message in alone.messages.values() if message.attachments]
    assert len({message.content for message in told}) == len(told) == 2 * TURNS + 1
