"""A hundred thousand forged interactions and broken events, against the bot's own process with a match in it.

Afterwards the database is as it was, the process is the same, turns can be taken, and the log is short and has no traceback.
"""

import asyncio
import tempfile
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

from data.url import setting_of
from sandbox.people import InteractionFailed, Person
from sandbox.program import start_bot, stop_bot
from sandbox.stand_in.server import Server
from sandbox.world.places import Permission
from tests.databases import begin, everything, rows, running_cluster
from tests.drill.forgery import Forger
from tests.drill.report import Row

FULL = {"count": 100_000}
SHORT = {"count": 1_000}
#: After so many interactions the bot is asked for something real, and has to answer.
BETWEEN = 100
#: What may change: the hours in which the bot was there, until when it leads, and the locale that Discord tells of somebody, which
#: may be any that looks like one: "nan", which is forged too, is a language.
CHANGING = ("puzzle_days", "leases", "players.locale", "guilds.locale")
#: Frames that are no events; after each the bot connects again.
FRAMES = ("no JSON at all", "[]", '{"op": 0, "t": ["x"], "d": {}}')
MOST_LOG_BYTES = 2**20


@asynccontextmanager
async def a_match(folder, place):
    """The stand-in, the bot's process with its log in a file, and a match: its board and its players, Ann to move."""
    async with Server() as server:
        guild = server.world.add_guild("The cat flap")
        channel = server.world.add_channel("lounge", guild)
        channel.bot_permissions &= ~Permission.CREATE_THREADS
        people = [Person(server, server.world.add_user(name)) for name in ("Ann", "Bob")]
        guild.members |= {person.user.id: person.user for person in people}
        with (folder / "log").open("wb") as log:
            bot = await start_bot(server, setting_of(place), log=log, BOOP_PRESSES="100000")
            try:
                challenge = await people[0].use(channel, "challenge", member=people[1], first="I start")
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


async def shown(place):
    """Wait until all that is to be shown has been."""
    while rows(place, "SELECT id FROM matches WHERE shown_version < version"):
        await asyncio.sleep(0.01)


async def answered(ask):
    """The answer to something real; asked again if it comes too late on a busy machine, but not for ever."""
    for _ in range(5):
        try:
            return await ask()
        except InteractionFailed:
            continue
    raise TimeoutError


async def forge(folder, place, count, seed):
    """Forge so many, against a bot whose log is in a folder and whose database is begun already."""
    async with a_match(folder, place) as (server, bot, board, (ann, bob)):
        # That the board was shown is written after it has arrived.
        await shown(place)
        before = everything(place, but=CHANGING)
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
        after = everything(place, but=CHANGING)
        assert after == before, set(after) ^ set(before)
        for person, turn in ((ann, "c3"), (bob, "d4")):
            assert (await answered(lambda: person.use(board.channel, "move", turn=turn))).message.attachments  # noqa: B023
        assert bot.returncode is None
    assert bot.ended == 0
    log = (folder / "log").read_text()
    assert "Traceback" not in log, log[log.index("Traceback") - 300 :][:5000]
    assert len(log) < MOST_LOG_BYTES
    assert log.count("\n") < count
    assert said > count / 2
    return Forged(count, count // 10 + len(FRAMES), said, log.count("\n"))


async def run(count):
    """Forge very many, on a database of each kind."""
    with tempfile.TemporaryDirectory() as folder:
        place = begin(Path(folder, "boop.sqlite3"))
        yield _row("SQLite", await forge(Path(folder), place, count, seed=1))
    with (
        running_cluster() as cluster,
        cluster.database() as place,
        tempfile.TemporaryDirectory() as folder,
    ):
        yield _row("PostgreSQL", await forge(Path(folder), place, count, seed=1))


def _row(database, forged):
    return Row(
        f"forged interactions of every kind on {database}, and {forged.broken} broken events and frames between them",
        forged.interactions,
        f"{forged.answered} answered, nothing changed, no traceback, {forged.log_lines} lines in the log, turns are taken",
    )
