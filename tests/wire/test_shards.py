"""Several shards: which server is whose, in one process and in two; logins that keep their distance; shards that are cut."""

import asyncio
import json
import threading
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.client import BoopBot
from bot.gateway.rate_limit import RateLimiter
from bot.gateway.shares import IdentifyGate, Share
from data import DatabaseBusy, open_database
from data.peers import Alone
from sandbox.stand_in.server import Server
from sandbox.world.places import Permission
from services import servers
from tests.stage import SCHEMA, Stage
from tests.wire.watching import watching

COUNT = 4


class Region:
    """A stage with a server, and a channel in it, for each of four shards."""

    def __init__(self, stage):
        self.stage = stage
        self.world = stage.server.world
        self.gateway = stage.server.gateway
        self.gateway.shards, self.gateway.max_concurrency = COUNT, 16
        self.channels = {}
        while len(self.channels) < COUNT:
            guild = self.world.add_guild("One of many")
            for person in (stage.ann, stage.bob):
                guild.members[person.user.id] = person.user
            channel = self.world.add_channel("table", guild)
            channel.bot_permissions &= ~Permission.CREATE_THREADS
            self.channels.setdefault((guild.id >> 22) % COUNT, channel)

    def guild(self, shard):
        return self.channels[shard].guild

    async def begin_everywhere(self):
        for shard in range(COUNT):
            await self.stage.begin(self.channels[shard])

    async def play_everywhere(self, person, turn):
        for shard in range(COUNT):
            answer = await person.use(self.channels[shard], "move", turn=turn)
            assert answer.message.attachments, shard

    def left(self):
        """The shards whose servers are known to have removed the bot."""
        gone = {id_ for (id_,) in self.stage.rows("SELECT id FROM guilds WHERE left_at IS NOT NULL")}
        return {shard for shard in range(COUNT) if self.guild(shard).id in gone}

    def got(self, event):
        """The shards that got such events, with the servers that these were about."""
        return {
            (session.shard, int(frame["d"].get("guild_id", 0)))
            for session in self.gateway.sessions
            for frame in session.sent
            if frame["t"] == event
        }

    def session(self, shard):
        (session,) = (session for session in self.gateway.sessions if session.shard == shard)
        return session

    def forget_session(self, shard):
        """Let a shard find that it can't resume."""
        self.gateway.sessions.remove(self.session(shard))


@asynccontextmanager
async def a_region(place, **options):
    """A region before the bot starts; it is stopped at the end."""
    async with Server(SCHEMA) as server:
        stage = Stage(server, place, options=options)
        region = Region(stage)
        try:
            yield region
        finally:
            if stage.bot:
                await stage.stop_bot()


@pytest.fixture
async def region(database_place):
    """A region with the bot, one process with four shards."""
    async with a_region(database_place) as region:
        await region.stage.start_bot()
        yield region


# Who gets what.


@pytest.mark.long
async def test_each_shard_serves_its_servers_and_the_first_direct_messages(region):
    stage = region.stage
    assert region.gateway.identified == COUNT
    assert {guild.id for guild in stage.bot.guilds} == set(region.world.guilds)
    await region.begin_everywhere()
    await region.play_everywhere(stage.ann, "c3")
    await region.play_everywhere(stage.bob, "d4")
    assert (await stage.ann.use(region.world.direct_channel(stage.ann.user), "help")).content
    expected = {(shard, region.guild(shard).id) for shard in range(COUNT)}
    assert region.got("INTERACTION_CREATE") == expected | {(0, 0)}
    assert region.left() == set()


@pytest.mark.long
async def test_a_shard_is_told_of_its_own_servers_alone(region):
    for session in region.gateway.sessions:
        (ready,) = (frame["d"] for frame in session.sent if frame["t"] == "READY")
        told = {int(guild["id"]) for guild in ready["guilds"]}
        assert told == {id_ for id_ in region.world.guilds if (id_ >> 22) % COUNT == session.shard}


@asynccontextmanager
async def another_bot(stage, share):
    """A second client with the same database, as another process would be."""
    database = await open_database(stage.place)
    bot = BoopBot(
        database,
        stage.clock,
        Random(2),
        RateLimiter(presses=1000, patience=60),
        share=share,
        guild_ready_timeout=0.05,
    )
    running = asyncio.create_task(bot.start("token"))
    try:
        await stage.until(lambda: bot.is_ready() or running.done())
        assert not running.done()
        yield bot
    finally:
        await bot.close()
        await database.close()
        await asyncio.gather(running, return_exceptions=True)


@pytest.mark.long
@pytest.mark.postgres
async def test_two_clients_serve_what_is_theirs_and_claim_nothing_of_the_others(region):
    stage = region.stage
    await region.begin_everywhere()
    await stage.stop_bot()
    stage.options = {"share": Share.read("0-1/4")}
    starting = asyncio.create_task(stage.start_bot())  # it waits for all four shards
    await stage.until(lambda: region.gateway.identified == COUNT + 2 and stage.bot.is_ready())
    assert region.left() == set(), "nobody serves the others' servers yet, but nobody has left them"
    async with another_bot(stage, Share.read("2-3/4")) as other:
        await starting
        for bot, shards in ((stage.bot, {0, 1}), (other, {2, 3})):
            assert set(bot.shards) == shards
            assert {(guild.id >> 22) % COUNT for guild in bot.guilds} == shards
        await region.play_everywhere(stage.ann, "c3")
        await stage.server.remove_bot(region.guild(2))
        await stage.until(lambda: region.left() == {2})
    await stage.server.invite_bot(region.guild(2))  # which nobody is there to see
    await stage.server.remove_bot(region.guild(3))
    async with another_bot(stage, Share.read("2-3/4")):
        await stage.until(lambda: region.left() == {3})
    assert region.gateway.doubled == 0


@pytest.mark.long
async def test_without_the_share_a_server_of_others_would_be_marked_as_left(region):
    await region.begin_everywhere()
    stage, share = region.stage, Share.read("0-1/4")
    present = {guild.id for guild in stage.bot.guilds if share.owns(guild.id)}
    await stage.database.write(servers.reconcile_servers, present, share.owns, stage.clock.now())
    assert region.left() == set()
    await stage.database.write(servers.reconcile_servers, present, lambda _: True, stage.clock.now())
    assert region.left() == {2, 3}


# Servers that come and go while a shard does not see it.


@pytest.mark.long
async def test_a_server_that_left_while_its_shard_was_cut_is_marked_and_no_other(region):
    await region.begin_everywhere()
    region.gateway.down = True
    await region.gateway.drop(1)
    region.forget_session(1)
    del region.guild(1).members[region.world.bot.id]
    region.gateway.down = False
    await region.stage.until(lambda: region.left() == {1})
    assert region.stage.bot.get_guild(region.guild(1).id) is None
    assert region.gateway.identified == COUNT + 1
    region.gateway.down = True
    await region.gateway.drop(1)
    region.forget_session(1)
    region.guild(1).members[region.world.bot.id] = region.world.bot
    region.gateway.down = False
    await region.stage.until(lambda: region.left() == set())
    await region.play_everywhere(region.stage.ann, "c3")


@pytest.mark.long
async def test_a_server_that_is_unavailable_has_not_left(region):
    stage = region.stage
    await region.begin_everywhere()
    await stage.server.lose(region.guild(3))
    await stage.until(lambda: stage.bot.get_guild(region.guild(3).id).unavailable)
    await stage.restart_bot()
    await stage.until(stage.bot.is_ready)
    assert stage.bot.get_guild(region.guild(3).id).unavailable
    assert region.left() == set()
    await stage.server.find(region.guild(3))
    await stage.until(lambda: not stage.bot.get_guild(region.guild(3).id).unavailable)
    assert region.left() == set()
    await region.play_everywhere(stage.ann, "c3")


class LateGate:
    """Lets one shard log in late."""

    def __init__(self, late):
        self.late = late
        self.open = asyncio.Event()

    def close(self):
        """Nothing is held."""

    def answered(self, shard):
        """Nobody waits for that."""

    async def pass_(self, shard, bucket):  # noqa: ARG002 - the gate's own
        if bucket == self.late:
            await self.open.wait()


@pytest.mark.long
async def test_a_shard_that_comes_late_keeps_nobody_waiting_and_claims_nothing_before(region):
    stage = region.stage
    await region.begin_everywhere()
    await stage.stop_bot()
    late = LateGate(2)
    stage.options = {"identify_gate": late}
    starting = asyncio.create_task(stage.start_bot())
    await stage.until(lambda: region.gateway.identified == 2 * COUNT - 1)
    for shard in (0, 1, 3):
        answer = await stage.ann.use(region.channels[shard], "move", turn="c3")
        assert answer.message.attachments
    assert not stage.bot.is_ready()
    assert region.left() == set()
    late.open.set()
    await starting
    assert (await stage.ann.use(region.channels[2], "move", turn="c3")).message.attachments
    assert region.left() == set()


# Logins.


@pytest.mark.parametrize("max_concurrency", [pytest.param(1, marks=pytest.mark.long), 2])
async def test_logins_of_a_bucket_keep_their_distance_also_after_one_that_was_long_on_its_way(
    database_place, max_concurrency
):
    async with a_region(database_place) as region:
        region.gateway.max_concurrency = max_concurrency
        region.gateway.identify_every = 0.2
        region.gateway.login_takes = 0.5
        region.stage.options = {
            "identify_gate": IdentifyGate(Alone().logging_in, region.stage.clock, seconds=300)
        }
        await region.stage.start_bot()
        assert (region.gateway.identified, region.gateway.early) == (COUNT, 0)


@pytest.mark.long
async def test_logins_that_come_too_early_are_refused_and_made_again(database_place):
    async with a_region(database_place) as region:
        region.gateway.max_concurrency = 1
        region.gateway.identify_every = 0.2
        region.stage.options = {
            "identify_gate": IdentifyGate(Alone().logging_in, region.stage.clock, seconds=0)
        }
        await region.stage.start_bot()
        assert region.gateway.identified == COUNT
        assert region.gateway.early > 0
        await region.begin_everywhere()


class ShutGate:
    """Can't tell for a while whether a shard may log in."""

    def __init__(self, times):
        self.times = times

    def close(self):
        """Nothing is held."""

    def answered(self, shard):
        """Nobody waits for that."""

    async def pass_(self, _shard, _bucket):
        if self.times:
            self.times -= 1
            raise DatabaseBusy(Path("boop.sqlite3"))


@pytest.mark.long
async def test_while_nobody_can_tell_who_may_log_in_shards_try_again(database_place):
    gate = ShutGate(2)
    async with a_region(database_place, identify_gate=gate) as region:
        await region.stage.start_bot()
        assert region.gateway.identified == COUNT
        gate.times = 1
        await region.gateway.send_text(json.dumps({"op": 9, "d": False}), shard=2)
        await region.stage.until(lambda: region.gateway.identified == COUNT + 1)
        await region.begin_everywhere()
    # No connection is left open that never logged in: each has a thread that keeps it alive.
    await region.stage.until(
        lambda: not any(thread.name.startswith("keep-alive-handler") for thread in threading.enumerate())
    )


async def test_discord_is_asked_once_how_to_connect(region):
    asked = [served for served in region.stage.server.served if served.path.endswith("/gateway/bot")]
    assert len(asked) == 1


async def test_a_count_that_is_set_is_taken_instead_of_the_recommended(database_place):
    async with a_region(database_place, share=Share.whole(2)) as region:
        await region.stage.start_bot()
        assert {(session.shard, session.count) for session in region.gateway.sessions} == {(0, 2), (1, 2)}
        assert len(region.stage.bot.guilds) == len(region.world.guilds)


@pytest.mark.long
async def test_every_shard_counts_as_a_login(database_place, caplog):
    async with a_region(database_place) as region:
        region.gateway.logins_left = 23
        await region.stage.start_bot()
        assert "Only 23 logins are left. Waiting 0 minutes for new ones" in caplog.messages
        await region.stage.stop_bot()
        caplog.clear()
        region.gateway.logins_left = 24
        await region.stage.start_bot()
        assert not any("logins are left" in line for line in caplog.messages)


# Shards that are cut.


@pytest.mark.long
async def test_a_shard_that_is_cut_resumes_and_misses_nothing(region):
    await region.begin_everywhere()
    await region.gateway.drop(2)
    await region.play_everywhere(region.stage.ann, "c3")
    assert (region.gateway.identified, region.gateway.resumed) == (COUNT, 1)


@pytest.mark.long
async def test_a_shard_that_can_not_read_what_it_is_sent_connects_again_alone(region, caplog):
    await region.begin_everywhere()
    caplog.clear()
    await region.gateway.send_text("no JSON at all", shard=3)
    await region.stage.until(lambda: region.gateway.identified == COUNT + 1)
    await region.play_everywhere(region.stage.ann, "c3")
    assert "What Discord sent could not be read (JSONDecodeError): connecting again in 1 s" in caplog.messages
    assert region.gateway.identified == COUNT + 1
    assert region.left() == set()


@pytest.mark.long
@pytest.mark.sqlite
async def test_health_says_which_shards_are_cut(region, tmp_path, caplog):
    stage = region.stage
    async with watching(stage, tmp_path) as watched:
        seen = await watched.sees(lambda seen: seen.ready)
        assert seen.rows()[1] == "gateway     connected with 4 shards"
        region.gateway.down = True
        await region.gateway.drop(2)
        stage.clock.moved += timedelta(minutes=10)
        seen = await watched.sees(lambda seen: not seen.ready)
        assert seen.cut_shards == [2]
        assert seen.rows()[1] == "gateway     shard 2 NOT connected for 10 minutes"
        await region.gateway.drop(0)
        stage.clock.moved += timedelta(minutes=10)
        seen = await watched.sees(lambda seen: len(seen.cut_shards) == 2)
        assert seen.rows()[1] == "gateway     shards 0, 2 NOT connected for 20 minutes"
        await region.gateway.drop()
        stage.clock.moved += timedelta(minutes=10)
        seen = await watched.sees(lambda seen: len(seen.cut_shards) == COUNT)
        assert seen.rows()[1] == "gateway     NOT connected for 30 minutes"
        region.gateway.down = False
        await watched.sees(lambda seen: seen.ready)
    told = [record.getMessage() for record in caplog.records if record.name == "bot.host.watch.watch"]
    assert told == [
        "Discord's gateway is not connected: trying again (shard 2 NOT connected for 10 minutes)",
        "Discord's gateway is connected again",
    ]
