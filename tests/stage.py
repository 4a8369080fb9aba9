"""The stage of the tests over the wire: the stand-in, a server with people in it, and the bot on its own database."""

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random

from discord.app_commands import CommandTree
from sqlalchemy import Engine

from bot.client import BoopBot
from bot.gateway.rate_limit import RateLimiter
from data import Database, DatabaseUrl, open_database
from data.queries import preferences
from data.queries.announcing import follows, places
from data.sqlite.database import SqliteDatabase
from sandbox.launch import point_discord_at
from sandbox.people import Person
from sandbox.stand_in.schema import Schema, find_description
from sandbox.stand_in.server import Server
from sandbox.world.places import Channel, Guild, Permission
from sandbox.world.world import ChangeKind
from services import check
from services.play import reminders
from tests.clock import TestClock
from tests.databases import begin, copy_matches, dump, kept_in, looking_into, rows_of
from words.languages import FOLDERS

#: How discord.py names the tasks of commands and clicks.
IN_HAND = ("CommandTree-invoker", "discord-ui-", "discord.py: ")
#: Discord's code for a request that breaks its rules of form.
MALFORMED = 50035
DESCRIPTION = find_description()
SCHEMA = Schema(DESCRIPTION) if DESCRIPTION else None
#: The commands once they are registered, as the bot is told of them and as Discord has them.
REGISTERED = []
#: When the bot on a stage begins: a Wednesday. So a test that moves on by hours or days does the same whenever it is run.
NOON = datetime(2026, 1, 7, 12, tzinfo=UTC)


def boards_in(channel):
    """The boards in a channel, oldest first; the pictures of a challenge and of the greeting are none."""
    shown = (m for m in channel.messages.values() if m.attachments and not m.ephemeral)
    return [m for m in shown if m.attachments[0].filename not in {"challenge.png", "greeting.png"}]


@dataclass
class Stage:
    """Discord in miniature with people on it, and the bot."""

    server: Server
    place: DatabaseUrl
    clock: TestClock = field(default_factory=TestClock)
    rng: Random = field(default_factory=lambda: Random(1))
    #: Tests play faster than people, and on a busy machine.
    limiter: RateLimiter = field(default_factory=lambda: RateLimiter(presses=1000, patience=60))
    #: What else the bot is made with.
    options: dict = field(default_factory=dict)
    bot: BoopBot | None = None
    database: Database | None = None
    _running: asyncio.Task | None = None

    def __post_init__(self):
        # Discord's time is the bot's.
        self.server.world.now = lambda: self.clock.now().timestamp()
        # However busy the machine is, an answer that comes is not too late.
        self.server.world.answer_within = 60.0
        self.guild: Guild = self.server.world.add_guild("The cat flap")
        # Most tests look at words; those about emoji allow them.
        self.server.world.takes_emoji = False
        # Two channels: in the garden the bot may make threads, in the lounge it may not.
        self.lounge: Channel = self.server.world.add_channel("lounge", self.guild)
        self.lounge.bot_permissions &= ~Permission.CREATE_THREADS
        self.garden: Channel = self.server.world.add_channel("garden", self.guild)
        self.ann, self.bob, self.cleo = map(self.person, ("Ann", "Bob", "Cleo"))

    def person(self, name: str) -> Person:
        user = self.server.world.add_user(name)
        self.guild.members[user.id] = user
        return Person(self.server, user)

    async def start_bot(self):
        point_discord_at(self.server.port)
        self.server.world.forget_commands()
        if isinstance(self.place, Path) and not self.place.exists():
            begin(self.place)
        self.database = await open_database(self.place)
        # No away days, which would save whoever is out of time; those who want some have "away_days" in their options.
        options = {"guild_ready_timeout": 0.01, "away_days": 0, **self.options}
        self.bot = BoopBot(self.database, self.clock, self.rng, self.limiter, **options)
        self.bot.tree.sync = self._register
        self._running = asyncio.create_task(self.bot.start("token"))
        ready = asyncio.create_task(self.server.bot_ready())
        await asyncio.wait({ready, self._running}, return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            ready.cancel()
            await self._running
        await ready
        await self.bot.wait_until_ready()
        await self.settle()

    async def _register(self):
        """Register the bot's commands: what comes of it is remembered for all bots of a process that speak the bot's own languages.

        Translating, sending, checking and reading them took a quarter of each start.
        """
        world = self.server.world
        if self.server.trouble or world.commands or len(FOLDERS) > 1:
            return await CommandTree.sync(self.bot.tree)
        if not REGISTERED:
            REGISTERED.append((await CommandTree.sync(self.bot.tree), tuple(world.commands)))
        [(registered, commands)] = REGISTERED
        world.commands = list(commands)
        world.notify(ChangeKind.PLACES)
        return registered

    async def stop_bot(self):
        await self.bot.close()
        await asyncio.gather(self._running, return_exceptions=True)
        await self.database.close()

    async def restart_bot(self):
        await self.stop_bot()
        await self.start_bot()

    async def settle(self):
        """Let the bot finish what it has in hand: commands, clicks, and boards to show."""
        for _ in range(20_000):
            context = self.bot.context
            busy = context.publisher.background.busy or context.opponent.busy
            if not (busy or any(task.get_name().startswith(IN_HAND) for task in asyncio.all_tasks())):
                return
            await asyncio.sleep(0.005)
        raise TimeoutError

    async def tick(self):
        """Let the bot see to what is due by now, and finish that: until nothing is, and no request comes any more.

        discord.py waits for a second before it tries again what has failed, however fast the machine is.
        """
        async with asyncio.timeout(120):
            while True:
                asked = len(self.server.served)
                await self.clock.patrol()
                await self.settle()
                moment = await self.database.read(reminders.next_due)
                # What is no longer due may have just been taken in hand, and not yet told.
                writing = any(task._busy.locked() for task in (self.bot._reminders, self.bot.letters))
                in_hand = writing or asked != len(self.server.served)
                later = moment is None or moment > self.clock.now()
                if not in_hand and later and not await self.database.read(self._letters_due):
                    return

    def _letters_due(self, connection):
        """What is to be written to people by now."""
        now = self.clock.now()
        calls = [*preferences.daily_due(connection, now, 1), *preferences.call_due(connection, now, 1)]
        return [*calls, *places.due(connection, 1), *follows.matches_with_due(connection, 1)]

    async def until(self, happened):
        """Wait until something has happened; however busy the machine is, not for ever."""
        async with asyncio.timeout(120):
            for tries in count():
                if happened():
                    return
                if tries % 10 == 0:
                    self.clock.wake()
                await asyncio.sleep(0.005)

    # A match, from the chairs of its players.

    async def begin(self, channel=None, **options):
        """Ann challenges Bob, who accepts; the channel or thread in which the match lives."""
        channel = channel or self.lounge
        options = {"first": "I start", **options}
        challenge = await self.ann.use(channel, "challenge", member=self.bob, **options)
        await self.bob.click(challenge.message, "Accept")
        if self.bot:
            await self.settle()
        else:  # it is a program of its own: what it still does is seen by its board alone
            await self.until(lambda: boards_in(challenge.message.thread or channel))
        return challenge.message.thread or channel

    async def board(self, channel):
        """The newest board in a channel."""
        await self.settle()
        return boards_in(channel)[-1]

    @property
    def database_path(self) -> Path:
        """The database's file, for tests that are about files."""
        assert isinstance(self.place, Path), "the test needs the mark sqlite"
        return self.place

    def rows(self, query):
        """Rows of the database; moments are texts."""
        with looking_into(self.place) as connection:
            return rows_of(connection, query)

    def row(self, query):
        """The first row of the database that fits."""
        return next(iter(self.rows(query)), None)

    def write(self, statement):
        """Change the database behind the bot's back."""
        with looking_into(self.place) as connection:
            connection.exec_driver_sql(statement)

    def copy_matches(self, times):
        """Let there be so many more matches like the first."""
        with looking_into(self.place) as connection:
            copy_matches(connection, times)

    def kept(self):
        """All that the database holds of players and what they do; not what Discord tells of their language."""
        with looking_into(self.place) as connection:
            return kept_in(connection)

    def dump(self):
        """Everything in the database, as text."""
        with looking_into(self.place) as connection:
            return dump(connection)

    @property
    def engines(self) -> list[Engine]:
        """What the bot's statements go through: first that of those that write."""
        if isinstance(self.database, SqliteDatabase):
            return [worker.engine for worker in self.database.workers]
        return [self.database.writing, self.database.reading]

    def faults(self):
        """What doesn't add up in all that is stored, once the bot has finished what it has in hand."""
        with looking_into(self.place) as connection:
            found = list(map(str, check.faults(connection)))
            connection.rollback()
            return found


@asynccontextmanager
async def set_stage(place, **options):
    """A stage with the bot running on it; it ends with no malformed request having been made."""
    async with Server(SCHEMA) as server:
        stage = Stage(server, place, **{"clock": TestClock(NOON), **options})
        try:
            await stage.start_bot()
            yield stage
        finally:
            await stage.stop_bot()
        assert [refusal for refusal in server.refused if refusal.code == MALFORMED] == []
