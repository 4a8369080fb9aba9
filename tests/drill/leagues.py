"""Leagues whose bot is killed while seasons begin, pairs begin, matches end, seasons end and the next open; once as one process, once as two that share a database.

Afterwards every pair has its two matches with sides swapped, one message and one thread; every season has one message, and a table that
is the sum of its matches; and each board is shown once.
"""

import asyncio
import tempfile
from collections import Counter
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from itertools import count, permutations
from pathlib import Path
from random import Random

import pytest

from data.contests import EntryState
from data.queries.contests import contests
from data.records import MatchState
from data.url import setting_of
from sandbox.people import InteractionFailed, NotThere, Person
from sandbox.program import start_bot
from sandbox.stand_in.server import Server
from services import check
from services.contests.league.standings import tables
from tests.bench.stage import boards
from tests.databases import looking_into, rows, running_cluster
from tests.drill.report import Row
from tests.soak.processes import READY

FULL = {"kills": 200, "people": 11, "leaders": 20}
SHORT = {"kills": 2, "people": 4, "leaders": 0}
DAY, SOON = timedelta(days=1), timedelta(seconds=31)
#: So long after it begins to look at what is due, at most, the bot is killed, in seconds.
AROUND = 1.2
#: What is passed over at a kill: sometimes more than the time for which Discord knows a nonce.
OVER = (timedelta(), timedelta(minutes=10))
#: So many matches of a season are not given up: they are lost on time.
LEFT_ALONE = 6


class Drill:
    """A stand-in, the processes of a bot that are killed one after the other, and people in a league."""

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
        self.channel = world.add_channel("league", self.guild)
        self.numbers = count(1)
        self.people = [self.newcomer() for _ in range(people)]

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
        self.forward(SOON + self.rng.choice(OVER))
        await self.start()

    async def killed_until(self, happened, time=SOON):
        """Let time pass, with a kill after each step until there were enough of them, until something has happened."""
        async with asyncio.timeout(600):
            while not happened():
                self.forward(time)
                if self.kills < self.enough:
                    await self.killed()
                else:
                    await asyncio.sleep(0.2)

    async def until(self, happened):
        """Let time pass, a little more than a look at what is due takes, until something has happened."""
        async with asyncio.timeout(300):
            while not happened():
                self.forward(SOON)
                await asyncio.sleep(0.2)

    async def surely(self, doing, done, *, kill=False):
        """Let people do something, with a kill meanwhile if that is wanted; again, until it is done."""
        while not done():
            working = asyncio.gather(*doing(), return_exceptions=True)
            if kill and self.kills < self.enough:
                await self.killed(0.3)
            with suppress(TimeoutError):
                await asyncio.wait_for(working, 20)

    def ask(self, query):
        """The first row of the database that fits."""
        return next(iter(rows(self.place, query)), None)

    def contest(self):
        """State, season, and the seconds until something is due."""
        state, season, due_at = self.ask("SELECT state, season, due_at FROM contests")
        due = datetime.fromisoformat(str(due_at)) if due_at else None
        left = due.replace(tzinfo=UTC) - datetime.now(UTC) - self.ahead if due else timedelta()
        return state, season, left

    def is_now(self, *wanted):
        return self.contest()[:2] == wanted

    def seasons_told(self):
        """The messages of seasons, by their nonces."""
        every = self.channel.messages.values()
        return [each for each in every if (each.nonce or "").startswith("league-")]

    # What people do.

    async def announce(self):
        ann = self.people[0]
        self.guild.moderators.add(ann.user.id)
        listed = await ann.use(self.channel, "league")
        form = await ann.click(listed.message, "Announce a league")
        await ann.fill(form, {"Name": "Winter league"})
        await self.until(self.seasons_told)

    async def join(self, person):
        with suppress(InteractionFailed, NotThere):
            await person.click(self.seasons_told()[-1], "I'm in")

    def missing(self, season):
        """The people who have not joined a season."""
        query = (
            f"SELECT discord_id FROM contest_entries JOIN players ON id = player_id WHERE season = {season}"  # noqa: S608
        )
        joined = {discord_id for (discord_id,) in rows(self.place, query)}
        return [person for person in self.people if person.user.id not in joined]

    def running(self):
        """The matches that run: their numbers, who play them, and where."""
        return rows(
            self.place,
            "SELECT m.id, o.discord_id, m.channel_id FROM matches m JOIN players o ON o.id = m.orange_id WHERE m.state = 'running'",
        )

    async def give_up(self, match_id, discord_id, channel_id):
        person = next(each for each in self.people if each.user.id == discord_id)
        with suppress(InteractionFailed, NotThere):
            thread = self.server.world.channels[channel_id]
            sure = await person.use(thread, "resign", match=str(match_id))
            await person.click(sure.message, sure.message.items[0]["label"])

    # A season.

    async def season(self, number):
        """One season with its kills, from when it is open until the next one is."""
        told = count(1)
        await self.surely(
            lambda: map(self.join, self.missing(number)), lambda: not self.missing(number), kill=number > 1
        )
        self.forward(self.contest()[2] - timedelta(seconds=1))
        await self.killed_until(lambda: self.is_now("running", number))
        await self.killed_until(lambda: not self.waiting(number))
        await self.until(lambda: not self.unshown())
        self.people.append(self.newcomer())
        await self.surely(lambda: [self.join(self.people[-1])], lambda: not self.missing_late(number + 1))
        while len(running := self.running()) > LEFT_ALONE:
            some = self.rng.sample(running, min(5, len(running) - LEFT_ALONE))
            before = len(running)
            await self.surely(
                lambda some=some: [self.give_up(*each) for each in some],
                lambda before=before: len(self.running()) < before,
                kill=next(told) % 2 == 0,
            )
        await self.killed_until(lambda: self.is_now("resting", number), DAY)
        self.forward(self.contest()[2] - timedelta(seconds=1))
        await self.killed_until(lambda: self.is_now("open", number + 1))
        await self.until(lambda: len(self.seasons_told()) > number)

    def missing_late(self, season):
        return self.people[-1] in self.missing(season)

    def waiting(self, season):
        with looking_into(self.place) as connection:
            found = contests.waiting(connection, 1, season)
            connection.rollback()
            return found

    def unshown(self):
        return self.ask("SELECT COUNT(*) FROM matches WHERE shown_version < version")[0]

    # The books.

    def compare(self, seasons):
        """What is stored, and what is shown."""
        with looking_into(self.place) as connection:
            assert list(map(str, check.faults(connection))) == []
            for season in range(1, seasons + 1):
                self.compare_season(connection, season)
            connection.rollback()
        every = [
            each for channel in self.server.world.channels.values() for each in channel.messages.values()
        ]
        nonces = Counter(each.nonce for each in every if each.nonce)
        assert max(nonces.values()) == 1, [nonce for nonce, times in nonces.items() if times > 1]
        assert len(self.seasons_told()) == seasons + 1

    def compare_season(self, connection, season):
        """Everybody who stayed has met everybody who stayed, once from each side; the table is the sum of that."""
        contest = contests.by_id(connection, 1)._replace(season=season)
        pairs = contests.pairs_of(connection, 1, season)
        met = Counter()
        for pair in pairs:
            first, second = contests.matches_of_pair(connection, pair.id)
            assert (first.orange_id, first.gray_id) == (second.gray_id, second.orange_id)
            assert {first.state, second.state} == {MatchState.OVER}
            met.update([(first.orange_id, first.gray_id), (second.orange_id, second.gray_id)])
            self.compare_pair(pair, first, second)
        assert set(met.values()) == {1}, "nobody met anybody twice from one side"
        for division in tables(connection, contest):
            stayed = [each for each, entry in division.entries.items() if entry.state is EntryState.IN]
            assert set(permutations(stayed, 2)) <= set(met), "everybody who stayed has met"
            assert sum(row.points for row in division.rows) == len(division.counted)
            assert sum(row.wins + row.draws + row.losses for row in division.rows) == 2 * len(
                division.counted
            )
            places = [division.entries[row.contestant].place for row in division.rows]
            assert places == list(range(1, len(places) + 1)), "as the table was when the season ended"

    def compare_pair(self, pair, *both):
        """One message, one thread, and in it each first and each last board once."""
        [message] = [each for each in self.channel.messages.values() if each.nonce == f"pair-{pair.id}"]
        assert message.id == pair.message_id
        assert {match.channel_id for match in both} == {message.thread.id}
        assert len(boards(message.thread)) == 4, [each.content for each in boards(message.thread)]


@asynccontextmanager
async def drill(place, folder, **extent):
    """A drill that has not begun; its processes are ended."""
    async with Server() as server:
        made = Drill(server, place, folder, **extent)
        try:
            yield made
        finally:
            for shard in list(made.bots):
                await made.kill(shard)


async def play(made):
    """Seasons, until the bot was killed so often; how many."""
    made.forward(timedelta())
    await made.start()
    await made.announce()
    for season in count(1):
        await made.season(season)
        if made.kills >= made.enough:
            await made.until(lambda: not made.unshown())
            made.compare(season)
            return season
    return 0


async def run(kills, people, leaders):
    """So many kills of one process, and so many of two; those are left out where there is no PostgreSQL."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        extent = {"kills": kills, "people": people, "shards": 1, "rng": Random(40)}
        async with drill(folder / "boop.sqlite3", folder, **extent) as made:
            seasons = await play(made)
            yield Row("killed while leagues go on", made.kills, came(made, seasons))
    if not leaders:
        return
    extent = {"kills": leaders, "people": 4, "shards": 2, "rng": Random(41)}
    with (
        suppress(pytest.skip.Exception),
        running_cluster() as cluster,
        cluster.database() as place,
        tempfile.TemporaryDirectory() as name,
    ):
        async with drill(place, Path(name), **extent) as made:
            seasons = await play(made)
            yield Row("one of two processes killed while leagues go on", made.kills, came(made, seasons))


def came(made, seasons):
    """What came of it."""
    matches, pairs = (made.ask(f"SELECT COUNT(*) FROM {table}")[0] for table in ("matches", "contest_pairs"))  # noqa: S608
    out = made.ask("SELECT COUNT(*) FROM contest_entries WHERE state = 'out'")[0]
    return f"{seasons} seasons, {pairs} pairs, {matches} matches, {out} times somebody out: none begun twice, each pair and season told once"
