"""The stand-in's gateway says no where Discord's does: to a shard that can't be, to a login that comes too early."""

from contextlib import asynccontextmanager

import aiohttp
import pytest

from sandbox.stand_in.server import Server

READY, INVALID = 0, 9


@pytest.fixture
async def server():
    async with Server() as server:
        yield server


@asynccontextmanager
async def login(server, shard, count):
    """A connection that has identified, and what it got for that: an op, or the code by which it was closed."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{server.world.base}/gateway/") as socket,
    ):
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": "x", "shard": [shard, count]}})
        frame = await socket.receive()
        yield socket, socket.close_code if frame.type is aiohttp.WSMsgType.CLOSE else frame.json()["op"]


async def got(server, shard, count):
    async with login(server, shard, count) as (_, answer):
        return answer


async def test_a_shard_that_can_not_be_is_refused(server):
    assert [await got(server, *shard) for shard in ((4, 4), (-1, 4), (0, 0))] == [4010] * 3
    assert server.gateway.identified == 0


async def test_too_few_shards_are_refused(server):
    server.gateway.required = 4
    assert await got(server, 0, 3) == 4011
    assert await got(server, 0, 4) == READY


async def test_a_second_login_of_a_bucket_comes_too_early(server):
    server.gateway.max_concurrency, server.gateway.identify_every = 2, 60
    assert [await got(server, shard, 4) for shard in range(4)] == [READY, READY, INVALID, INVALID]
    assert (server.gateway.identified, server.gateway.early) == (2, 2)


async def test_a_shard_that_is_connected_twice_gets_its_events_twice_and_is_counted(server):
    async with login(server, 0, 1) as (first, _), login(server, 0, 1) as (second, _):
        await server.gateway.send("USER_UPDATE", {"id": "5"})
        for socket in (first, second):
            assert (await socket.receive_json())["t"] == "USER_UPDATE"
    assert server.gateway.doubled == 1


async def test_an_event_goes_to_the_shard_of_its_server(server):
    guilds = [server.world.add_guild("One of many") for _ in range(20)]
    async with login(server, 0, 3) as (first, _), login(server, 1, 3) as (second, _):
        told = [(await socket.receive_json())["t"] for socket in (first, second)]
        assert told == ["GUILD_CREATE"] * 2
        before = [len(session.sent) for session in server.gateway.sessions]
        for guild in guilds:
            await server.gateway.send("CHANNEL_UPDATE", {"guild_id": str(guild.id)})
        await server.gateway.send("MESSAGE_CREATE", {})
        after = [len(session.sent) for session in server.gateway.sessions]
    of_shard = [sum((guild.id >> 22) % 3 == shard for guild in guilds) for shard in range(2)]
    assert [now - then for then, now in zip(before, after, strict=True)] == [of_shard[0] + 1, of_shard[1]]
