"""Programs with a share of the shards, and a proxy in front of Discord's API."""

import asyncio
from contextlib import asynccontextmanager

import aiohttp
import pytest
from aiohttp import web
from yarl import URL

from bot.host.exits import Exit
from sandbox.program import DidNotStart, start_bot, stop_bot
from sandbox.stand_in.server import Server
from tests.bot.test_endings import told_at_the_end

#: What belongs to one connection, and is not handed on.
_OF_A_CONNECTION = {"host", "content-length", "transfer-encoding", "connection", "content-encoding"}


class Proxy:
    """Hands on what it is asked, and counts it."""

    def __init__(self, server):
        self.server = server
        self.asked = []
        self.address = None

    async def hand_on(self, request):
        self.asked.append(request.path)
        url = URL(self.server.world.base + request.raw_path, encoded=True)
        headers = {
            name: text for name, text in request.headers.items() if name.lower() not in _OF_A_CONNECTION
        }
        async with self.session.request(
            request.method, url, headers=headers, data=await request.read()
        ) as answer:
            kept = {
                name: text for name, text in answer.headers.items() if name.lower() not in _OF_A_CONNECTION
            }
            return web.Response(status=answer.status, headers=kept, body=await answer.read())

    @asynccontextmanager
    async def running(self):
        app = web.Application(client_max_size=2**26)
        app.router.add_route("*", "/{path:.*}", self.hand_on)
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
        async with aiohttp.ClientSession() as self.session:
            yield self
        await runner.cleanup()


@pytest.mark.long
@pytest.mark.sqlite
async def test_every_request_goes_through_the_proxy(database_place):
    async with Server() as server, Proxy(server).running() as proxy:
        bot = await start_bot(server, database_place, BOOP_DISCORD_API=f"{proxy.address}/")
        assert await stop_bot(bot) == Exit.WELL
        assert len(proxy.asked) == len(server.served) > 0
        assert all(path.startswith("/api/v10/") for path in proxy.asked)
        assert server.gateway.identified == 1, "the gateway is not asked through it"


@pytest.mark.long
@pytest.mark.postgres
async def test_two_programs_have_the_shards_that_they_are_given(database_place):
    async with Server() as server:
        server.gateway.max_concurrency = 4
        bots = []
        for share, shards in (("0-1/4", (0, 1)), ("2-3/4", (2, 3))):
            bots.append(await start_bot(server, database_place.address, shards=shards, BOOP_SHARDS=share))
            assert server.gateway.are_connected(shards)
            assert server.gateway.identified == 2 * len(bots)
        assert server.gateway.connected
        before = server.gateway.identified
        bots[0].kill()
        await bots[0].wait()
        bots[0] = await start_bot(server, database_place.address, shards=(0, 1), BOOP_SHARDS="0-1/4")
        assert server.gateway.are_connected((0, 1), since=before)
        assert (server.gateway.identified, server.gateway.doubled) == (6, 0)
        for bot in bots:
            assert await stop_bot(bot) == Exit.WELL


@pytest.mark.long
@pytest.mark.sqlite
async def test_too_few_shards_end_the_program_with_a_sentence(tmp_path, database_place):
    async with Server() as server:
        server.gateway.required = 4
        code, told = await told_at_the_end(server, database_place, tmp_path / "log", BOOP_SHARDS="0-1/2")
    assert code == Exit.SHARDS_NEEDED
    assert told.splitlines()[-1].startswith("Discord does not accept these shards: there are too few")
    assert "Traceback" not in told


@pytest.mark.long
@pytest.mark.postgres
async def test_a_share_that_overlaps_another_or_counts_otherwise_is_refused(database_place):
    async with Server() as server:
        server.gateway.max_concurrency = 4
        bot = await start_bot(server, database_place.address, shards=(0, 1), BOOP_SHARDS="0-1/4")
        # Each waits ten seconds for the first one to end: both at once.
        refused = await asyncio.gather(
            *(
                start_bot(server, database_place.address, shards=(2,), BOOP_SHARDS=share)
                for share in ("1-2/4", "2-3/8")
            ),
            return_exceptions=True,
        )
        assert [(type(end), end.args) for end in refused] == [(DidNotStart, (Exit.SHARDS_TAKEN,))] * 2
        assert server.gateway.are_connected((0, 1))
        assert await stop_bot(bot) == Exit.WELL


@pytest.mark.long
@pytest.mark.sqlite
async def test_a_file_has_all_shards_or_none(database_place):
    async with Server() as server:
        with pytest.raises(DidNotStart) as caught:
            await start_bot(server, database_place, shards=(0, 1), BOOP_SHARDS="0-1/4")
        assert caught.value.args == (Exit.BAD_SETTING,)
