"""The stage of the drills of contests: a stand-in, the processes of a bot that are killed one after the other, and people who join, give up and leave."""

import asyncio
import tempfile
from collections import Counter
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest

from data.queries.contests import contest_pairs, contests
from data.records.contests import ContestKind, ContestState
from data.url import setting_of
from sandbox.people import InteractionFailed, NotThere, Person
from sandbox.program import start_bot
from sandbox.stand_in.server import Server
from tests.databases import faults, looking_into, rows, running_cluster
from tests.drill.report import Row
from tests.soak.processes import READY
from tests.wire.taps import labels_of

DAY, SOON = timedelta(days=1), timedelta(seconds=31)
#: So long after it begins to look at what is due, at most, the bot is killed, in seconds.
AROUND = 1.2
#: The seconds that people wait for answers; those whose bot was killed get none.
PATIENCE, PATIENCE_AFTER_KILL = 20, 5


class ContestDrill:
    """A stand-in, and a bot in it.

    ``kind`` is the command of its contests, ``name`` what they are called, ``terms`` what else their form is told, and ``few`` the people where two
    processes are drilled.
    """

    kind, name, few = "", "", 0
    terms: ClassVar = {}
    #: The time that passes at each look at whether something has happened.
    step = SOON
    #: The times of which one passes at each kill: sometimes it is more than that for which Discord knows a nonce.
    over = (SOON, SOON + timedelta(minutes=10))

    def __init__(self, server, place, folder, *, kills, people, shards, rng):
        self.server, self.place, self.shards, self.rng = server, place, shards, rng
        self.folder, self.clock = folder, folder / "clock"
        self.ahead = timedelta()
        self.bots = {}
        self.kills, self.enough = 0, kills
        world = server.world
        world.now = self.now
        world.answer_within = 60.0
        if shards > 1:
            gateway = server.gateway
            gateway.shards = gateway.required = gateway.max_concurrency = shards
        self.guild = world.add_guild("The cat flap")
        self.channel = world.add_channel(self.kind, self.guild)
        self.numbers = count(1)
        self.people = [self.newcomer() for _ in range(people)]
        self.guild.moderators.add(self.people[0].user.id)

    async def play(self):
        """Contests, until the bot was killed so often; what came of it."""
        raise NotImplementedError

    # The bot.

    def now(self):
        """Discord's time."""
        return (datetime.now(UTC) + self.ahead).timestamp()

    def newcomer(self):
        user = self.server.world.add_user(f"P{next(self.numbers)}")
        self.guild.members[user.id] = user
        return Person(self.server, user)

    def forward(self, time):
        """Move Discord's time and the bot's on."""
        self.ahead += time
        moved = self.clock.with_suffix(".new")
        moved.write_text(str(self.ahead.total_seconds()), encoding="ascii")
        moved.replace(self.clock)

    async def start(self):
        """Start what was killed."""
        for shard in set(range(self.shards)) - set(self.bots):
            several = {"BOOP_SHARDS": f"{shard}-{shard}/{self.shards}"} if self.shards > 1 else {}
            with self.log_of(shard).open("wb") as log:
                self.bots[shard] = await start_bot(
                    self.server,
                    self.place if isinstance(self.place, Path) else setting_of(self.place),
                    log=log,
                    within=120,
                    shards=[shard] if several else None,
                    BOOP_CLOCK=str(self.clock),
                    BOOP_LOG_LEVEL="INFO",
                    BOOP_PRESSES="1000",
                    BOOP_AWAY_DAYS="0",
                    **several,
                )

    def log_of(self, shard):
        return self.folder / f"{shard}.log"

    async def until_ready(self):
        """Wait until every process looks at what is due."""
        async with asyncio.timeout(60):
            while not all(READY in self.log_of(shard).read_bytes() for shard in self.bots):
                await asyncio.sleep(0.02)

    async def kill(self, shard):
        bot = self.bots.pop(shard)
        bot.kill()
        await bot.wait()

    async def killed(self, within=AROUND):
        """Kill a process at some time from now on, let time pass, and start it again."""
        await self.until_ready()
        await asyncio.sleep(self.rng.uniform(0, within))
        await self.kill(self.rng.randrange(self.shards))
        self.kills += 1
        self.forward(self.rng.choice(self.over))
        await self.start()

    # Time.

    async def killed_until(self, happened, time=None):
        """Let time pass, with a kill after each step until there were enough of them, until something has happened."""
        async with asyncio.timeout(600):
            while not happened():
                self.forward(time or self.step)
                if self.kills < self.enough:
                    await self.killed()
                else:
                    await asyncio.sleep(0.2)

    async def until(self, happened):
        """Let time pass, a little more than a look at what is due takes, until something has happened."""
        async with asyncio.timeout(300):
            while not happened():
                self.forward(self.step)
                await asyncio.sleep(0.2)

    async def surely(self, doing, done, *, kill=False):
        """Let people do something, with a kill meanwhile if that is wanted; again, until it is done."""
        async with asyncio.timeout(600):
            while not done():
                working, patience = asyncio.gather(*doing(), return_exceptions=True), PATIENCE
                if kill and self.kills < self.enough:
                    await self.killed(0.3)
                    patience = PATIENCE_AFTER_KILL
                with suppress(TimeoutError):
                    await asyncio.wait_for(working, patience)

    # What is stored and shown.

    def ask(self, query):
        """The first row of the database that fits."""
        return next(iter(rows(self.place, query)), None)

    def count(self, table):
        """The number of rows that a table has, or those of it that fit."""
        return self.ask(f"SELECT COUNT(*) FROM {table}")[0]  # noqa: S608 - it is ours

    def look(self, read, *about):
        """What a query of ours finds."""
        with looking_into(self.place) as connection:
            found = read(connection, *about)
            connection.rollback()
            return found

    def contest(self):
        """The latest contest."""
        (latest,) = self.ask("SELECT MAX(id) FROM contests")
        return self.look(contests.by_id, latest)

    def begin_soon(self):
        """Let the time pass until something of the latest contest is due, but for a second."""
        due = self.contest().due_at
        self.forward(due - datetime.now(UTC) - self.ahead - timedelta(seconds=1))

    def waiting(self):
        """The pairs of the latest contest that have yet to begin."""
        contest = self.contest()
        return self.look(contest_pairs.waiting, contest.id, contest.season)

    def is_over(self):
        return self.contest().state is ContestState.ENDED

    def unshown(self):
        return self.count("matches WHERE shown_version < version")

    def unsaid(self):
        """What the bot has yet to show, to tell or to take back, before the books can be compared."""
        return (
            self.unshown()
            or self.look(contests.unsaid, ContestKind)
            or self.look(contest_pairs.called_off, ContestKind)
        )

    def told(self):
        """The messages of contests."""
        return self.sent("league-")

    def ends(self):
        """The messages that tell of an end."""
        return self.sent("contest-over-")

    def sent(self, nonces):
        """The messages whose nonces begin so."""
        every = self.channel.messages.values()
        return [each for each in every if (each.nonce or "").startswith(nonces)]

    def message_of(self, pair):
        """The one message of a pair."""
        [message] = [each for each in self.channel.messages.values() if each.nonce == f"pair-{pair.id}"]
        assert message.id == pair.message_id
        return message

    def compare_common(self):
        """Nothing stored is wrong, no message of a pair is of none, and nothing was sent twice."""
        assert faults(self.place) == []
        channels = self.server.world.channels.values()
        sent = Counter(message.nonce for each in channels for message in each.messages.values())
        del sent[None]
        assert max(sent.values()) == 1, [nonce for nonce, times in sent.items() if times > 1]
        of_pairs = {nonce for nonce in sent if nonce.startswith("pair-")}
        begun = rows(self.place, "SELECT DISTINCT pair_id FROM matches WHERE pair_id IS NOT NULL")
        assert of_pairs == {f"pair-{pair_id}" for (pair_id,) in begun}

    # What people do.

    async def announce(self):
        """Announce a contest, and wait until it is told."""
        number = self.count("contests") + 1
        await self.surely(
            lambda: [self.fill_form()], lambda: self.count("contests") == number, kill=number > 1
        )
        await self.until(lambda: len(self.told()) >= number)

    async def fill_form(self):
        ann = self.people[0]
        with suppress(InteractionFailed, NotThere):
            listed = await ann.use(self.channel, self.kind)
            [announce] = [label for label in labels_of(listed.message) if label.startswith("Announce ")]
            form = await ann.click(listed.message, announce)
            name = f"{self.name} {self.count('contests') + 1}"
            await ann.fill(form, {"Name": name, **self.terms})

    async def join(self, person):
        with suppress(InteractionFailed, NotThere):
            await person.click(self.told()[-1], "I'm in")

    async def leave(self, person):
        with suppress(InteractionFailed, NotThere):
            asked = await person.click(self.told()[-1], "Leave")
            await person.click(asked.message, "Leave")

    def missing(self, season, people):
        """Those of some people who have not joined a season of the latest contest."""
        entrants = self.look(contests.entrants, self.contest().id, season)
        joined = {each.player.discord_id for each in entrants}
        return [person for person in people if person.user.id not in joined]

    def running(self):
        """The matches that run: their numbers, their pairs, who is Orange and who is Gray, and where."""
        return rows(
            self.place,
            "SELECT m.id, m.pair_id, o.discord_id, g.discord_id, m.channel_id"
            " FROM matches m JOIN players o ON o.id = m.orange_id JOIN players g ON g.id = m.gray_id"
            " WHERE m.state = 'running' ORDER BY m.id",
        )

    def person(self, discord_id):
        return next(each for each in self.people if each.user.id == discord_id)

    async def give_up(self, match_id, discord_id, channel_id):
        person = self.person(discord_id)
        with suppress(InteractionFailed, NotThere):
            thread = self.server.world.channels[channel_id]
            sure = await person.use(thread, "resign", match=str(match_id))
            await person.click(sure.message, sure.message.items[0]["label"])


@asynccontextmanager
async def begun(kind, place, folder, **extent):
    """A drill of a kind whose bot runs; its processes are ended."""
    async with Server() as server:
        made = kind(server, place, folder, **extent)
        try:
            made.forward(timedelta())
            await made.start()
            yield made
        finally:
            for shard in list(made.bots):
                await made.kill(shard)


async def drilled(kind, what, *, kills, people, leaders):
    """A drill with so many kills of one process, and with so many of two; those are left out where there is no PostgreSQL."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        extent = {"kills": kills, "people": people, "shards": 1, "rng": Random(40)}
        async with begun(kind, folder / "boop.sqlite3", folder, **extent) as made:
            came = await made.play()
            yield Row(f"killed while {what}", made.kills, came)
    if not leaders:
        return
    extent = {"kills": leaders, "people": kind.few, "shards": 2, "rng": Random(41)}
    with (
        suppress(pytest.skip.Exception),
        running_cluster() as cluster,
        cluster.database() as place,
        tempfile.TemporaryDirectory() as name,
    ):
        async with begun(kind, place, Path(name), **extent) as made:
            came = await made.play()
            yield Row(f"one of two processes killed while {what}", made.kills, came)
