"""Which servers a share has, how a setting writes one, and how far apart logins are."""

import asyncio
import time
from itertools import pairwise

import pytest

from bot.gateway.shares import IdentifyGate, Share
from bot.host.settings import BadSetting, Settings
from data.peers import Alone
from tests.clock import TestClock


@pytest.mark.parametrize(
    ("written", "first", "last", "count"),
    [("0-3/8", 0, 3, 8), ("5/8", 5, 5, 8), ("0/1", 0, 0, 1), (" 4-7/8 ", 4, 7, 8), ("3-3/4", 3, 3, 4)],
)
def test_a_share_is_read_as_it_is_written(written, first, last, count):
    share = Share.read(written)
    assert share == Share(first, last, count)
    assert list(share.ids) == list(range(first, last + 1))
    assert Share.read(str(share)) == share
    server = "postgresql://boop@localhost/boop"
    environment = {"DISCORD_TOKEN": "x", "BOOP_SHARDS": written, "BOOP_DATABASE": server}
    assert Settings.read(environment).shards == share


@pytest.mark.parametrize(
    "written",
    ["8", "0-8/8", "3-2/8", "8/8", "-1/8", "0-3", "0-3/0", "a-b/c", "0-3/8/9", "0,1/8", "0-1/999999", "٠/١"],
)
def test_what_is_no_share_is_refused(written):
    with pytest.raises(ValueError):  # noqa: PT011 - the setting's sentence is tested below
        Share.read(written)
    with pytest.raises(BadSetting, match=r"BOOP_SHARDS is .* such as 0-3/8 or 5/8"):
        Settings.read({"DISCORD_TOKEN": "x", "BOOP_SHARDS": written})


def test_without_a_setting_there_is_no_share():
    assert Settings.read({"DISCORD_TOKEN": "x"}).shards is None
    assert Settings.read({"DISCORD_TOKEN": "x", "BOOP_SHARDS": " "}).shards is None


def test_a_server_belongs_to_one_shard_and_direct_messages_to_the_first():
    guild_id = 197038439483310086  # the shard of Discord's own example is (id >> 22) % count
    shares = [Share.read(written) for written in ("0-2/8", "3-3/8", "4-7/8")]
    for id_ in range(guild_id, guild_id + (100 << 22), 1 << 22):
        owners = [share for share in shares if share.owns(id_)]
        assert len(owners) == 1
        assert (id_ >> 22) % 8 in owners[0].ids
    assert [share.owns(None) for share in shares] == [True, False, False]
    assert all(Share.whole(1).owns(id_) for id_ in (None, 0, guild_id))


@pytest.mark.long
async def test_logins_of_one_bucket_keep_their_distance_and_other_buckets_do_not_wait():
    gate = IdentifyGate(
        Alone().logging_in, TestClock(), seconds=200
    )  # a clock that waits a thousand times shorter
    passed, answered = {}, {}

    async def login(shard, bucket):
        await gate.pass_(shard, bucket)
        passed[shard] = time.monotonic()
        await asyncio.sleep(0.1)  # on its way to Discord
        answered[shard] = time.monotonic()
        gate.answered(shard)

    began = time.monotonic()
    await asyncio.gather(*(login(shard, shard % 2) for shard in range(5)))
    for bucket in ((0, 2, 4), (1, 3)):
        assert all(passed[later] - answered[earlier] > 0.19 for earlier, later in pairwise(bucket))
    assert passed[1] - began < 0.19


@pytest.mark.parametrize(
    ("written", "address"),
    [
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
        ("https://proxy.example/discord/", "https://proxy.example/discord"),
    ],
)
def test_the_address_of_a_proxy_is_read(written, address):
    assert Settings.read({"DISCORD_TOKEN": "x", "BOOP_DISCORD_API": written}).discord_api == address


@pytest.mark.parametrize(
    "written", ["127.0.0.1:8080", "ftp://x", "http://", "http://a:b@c", "http://a?b=c", "http://a:port", "x"]
)
def test_what_is_no_address_of_a_proxy_is_refused(written):
    with pytest.raises(BadSetting, match=r"BOOP_DISCORD_API is .* such as http"):
        Settings.read({"DISCORD_TOKEN": "x", "BOOP_DISCORD_API": written})
