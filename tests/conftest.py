"""The stage of the tests over the wire: the stand-in, a server with people in it, and the bot on its own database."""

import asyncio
import gc
import logging
import os
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import lru_cache
from itertools import count
from pathlib import Path
from random import Random

import pytest
from _pytest.pathlib import ImportMode, import_path
from aiohttp import web_app
from discord.app_commands import CommandTree
from hypothesis import settings
from sqlalchemy import Engine

from bot.client import BoopBot
from bot.delivery import drawing
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
from tests import asked, forkserver
from tests.clock import TestClock
from tests.databases import begin, copy_matches, dump, kept_in, looking_into, rows_of, running_cluster
from tests.transcript import transcript
from words.languages import FOLDERS

#: How discord.py names the tasks of commands and clicks.
IN_HAND = ("CommandTree-invoker", "discord-ui-", "discord.py: ")
#: Discord's code for a request that breaks its rules of form.
MALFORMED = 50035
HERE = Path(__file__).parent
#: How many tests a run has left out.
LEFT_OUT = pytest.StashKey[int]()
#: The queries that the tests of a process have asked on PostgreSQL.
ASKED = pytest.StashKey[asked.Asked]()
#: What can keep a test's database; also the marks of tests that are about one of them.
SQLITE, POSTGRES = "sqlite", "postgres"
DESCRIPTION = find_description()
SCHEMA = Schema(DESCRIPTION) if DESCRIPTION else None
#: The commands once they are registered, as the bot is told of them and as Discord has them.
REGISTERED = []


def pytest_addoption(parser):
    """``--database=postgres`` runs every test that has a database, and is not about a file, on PostgreSQL."""
    parser.addoption(
        "--database", choices=(SQLITE, POSTGRES), default=SQLITE, help="what keeps the tests' databases"
    )
    parser.addoption(
        "--no-forkserver", action="store_true", help="start every program with a Python of its own"
    )


def pytest_configure(config):
    """Let no test fail because the machine is busy; unless told not to, start our programs without importing them each time."""
    settings.register_profile("unhurried", deadline=None)
    settings.load_profile("unhurried")
    if asks_on_postgres(config):
        config.stash[ASKED] = asked.Asked()
    if not config.getoption("--no-forkserver"):
        forkserver.install()


def pytest_collection(session):
    """Let each process of a whole run begin with other files: what has changed, or is new on a machine, is compiled by one alone."""
    number, count = (os.environ.get(f"PYTEST_XDIST_WORKER{more}", "") for more in ("", "_COUNT"))
    if not number or session.config.args != [HERE.name]:
        return
    for path in sorted(HERE.rglob("test_*.py"))[int(number.removeprefix("gw")) :: int(count)]:
        with suppress(Exception, pytest.skip.Exception):  # whoever collects it says so
            import_path(
                path,
                mode=ImportMode.importlib,
                root=session.config.rootpath,
                consider_namespace_packages=False,
            )


def asks_on_postgres(config):
    """True if all is run that shows what PostgreSQL answers, as ``make rest`` does: it names the tests marked ``both``."""
    whole = config.args == [HERE.name] and not config.getoption("keyword")
    return whole and config.getoption("--database") == POSTGRES and "both" in config.getoption("markexpr")


def kind_of(test):
    """What keeps a test's database: that for which it is marked, or else what was chosen."""
    marked = next((kind for kind in (SQLITE, POSTGRES) if test.get_closest_marker(kind)), None)
    return marked or test.config.getoption("--database")


def is_on_postgres(item):
    """True if a test has a database, and that is on PostgreSQL."""
    return "database_place" in item.fixturenames and kind_of(item) == POSTGRES


def needs_postgres(item, config):
    """True if a test has a database on PostgreSQL, and is not about the stand-in."""
    return is_on_postgres(item) and not item.path.is_relative_to(config.rootpath / "tests" / "sandbox")


def is_about_a_server(item):
    """True if a test starts a PostgreSQL server, whatever was chosen."""
    return "cluster" in item.fixturenames or is_on_postgres(item)


def is_over_the_wire(item, config):
    """True if a test plays over the wire, for which a bot has to start."""
    return item.path.is_relative_to(config.rootpath / "tests" / "wire")


def is_a_further_case(item, config):
    """True if a test over the wire has run with another case: one is enough for every day."""
    further = hasattr(item, "callspec") and any(item.callspec.indices.values())
    return further and is_over_the_wire(item, config)


def asks_as_others_do(item, config):
    """True if a test over the wire is not marked as one that asks what no other does; ``asked`` finds out if one more is needed."""
    return is_over_the_wire(item, config) and not item.get_closest_marker("both")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """Count among the long tests what starts a server, and the further cases over the wire.

    With ``--database=postgres`` leave out what would be tested a second time: what has no database there, what is about the
    stand-in, and all cases of a test but its first, because they use the same queries; in ``make rest`` also those over the
    wire that ask what others do.
    """
    if config.getoption("--database") == POSTGRES:
        there = [item for item in items if needs_postgres(item, config)]
        if asks_on_postgres(config):
            there = [item for item in there if not asks_as_others_do(item, config)]
        first = {(item.path, item.originalname): item for item in reversed(there)}
        there = list(reversed(first.values()))
        config.hook.pytest_deselected(items=[item for item in items if item not in there])
        items[:] = there
    else:
        for item in items:
            if is_about_a_server(item) or is_a_further_case(item, config):
                item.add_marker("long")


def pytest_deselected(items):
    """Count what a run leaves out, for the one who started it: with several processes these count."""
    for config in {item.config for item in items}:
        config.stash[LEFT_OUT] = config.stash.get(LEFT_OUT, 0) + len(items)
        if hasattr(config, "workeroutput"):
            config.workeroutput["left_out"] = config.stash[LEFT_OUT]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node):
    """Take over what a process says that has run a part of the tests: the count of what each has left out, and what it has asked."""
    said = getattr(node, "workeroutput", {})
    node.config.stash[LEFT_OUT] = said.get("left_out", 0)
    if ASKED in node.config.stash:
        node.config.stash[ASKED].queries.update(said.get("asked", ()))


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session):
    """Let a whole run on PostgreSQL fail if there is a query that none of its tests has asked."""
    if (noted := session.config.stash.get(ASKED, None)) is None:
        return
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["asked"] = sorted(noted.queries)
    elif noted.missing() and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter, config):
    """Say what was left out, and how to run it; which queries were not asked; after a failure, how to get the same order again."""
    for query in config.stash[ASKED].missing() if ASKED in config.stash else ():
        terminalreporter.write_line(
            f"Asked by no test on PostgreSQL: {query}. Mark a test that does with both."
        )
    left_out = config.stash.get(LEFT_OUT, 0)
    if left_out and (config.getoption("markexpr"), config.getoption("keyword")) == (
        "not long",
        "",
    ):
        terminalreporter.write_line(
            f"{left_out} long tests were left out. These, and those on PostgreSQL: make rest; all there are: make test-all"
        )
    seed = config.getoption("randomly_seed", None)
    if seed and (terminalreporter.stats.get("failed") or terminalreporter.stats.get("error")):
        terminalreporter.write_line(f"The same order again: ARGS=--randomly-seed={seed}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    """Print what was said on the stage of a test that fails."""
    report = yield
    stages = [value for value in getattr(item, "funcargs", {}).values() if isinstance(value, Stage)]
    if report.failed:
        report.sections += [("What was said on Discord", transcript(stage.server)) for stage in stages]
    return report


def pytest_collection_finish():
    """Let Python look for garbage seldom, and only in what the tests leave: looking took a tenth of their time."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


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
        days = preferences.daily_due(connection, self.clock.now(), 1)
        return [*days, *places.due(connection, 1), *follows.matches_with_due(connection, 1)]

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


@pytest.fixture(autouse=True)
def nothing_kept():
    """Nothing is left of a stage after its test: aiohttp keeps the last thousand handlers, and through them whole servers."""
    yield
    web_app._cached_build_middleware.cache_clear()


@pytest.fixture(autouse=True, scope="session")
def drawn_once():
    """A board is drawn once for all bots of a process, however many show it: half of those drawn were drawn before."""

    def remembered(board, events=(), *choices, **named):
        return draw(board, tuple(events), *choices, **named)

    draw = lru_cache(maxsize=500)(drawing.draw_board)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(drawing, "draw_board", remembered)
        yield


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


@pytest.fixture(scope="session")
def cluster():
    """A PostgreSQL server that is used by this process of the tests alone."""
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture
def database_place(request, tmp_path):
    """An empty database for one test: on the kind of server that the test, or whoever runs it, has chosen."""
    if kind_of(request.node) == POSTGRES:
        with request.getfixturevalue("cluster").lent() as place:
            yield place
    else:
        yield begin(tmp_path / "boop.sqlite3")


@pytest.fixture
async def stage(database_place, caplog):
    """A stage with the bot running on it, and nothing but warnings in its log at the end."""
    async with set_stage(database_place) as stage:
        yield stage
    assert [
        record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR
    ] == []
