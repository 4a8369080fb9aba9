"""What clubhouses cost: a turn in servers that have one beside a turn in servers that have none, and many of them at rest.

At rest each board of the house is looked at every ten minutes; the clock is moved by that, and what all the looks together cost is
counted for ten minutes.
"""

import asyncio
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from bot.gateway.shares import Share
from sandbox.people import Person
from tests.bench.clicks import cpu_seconds
from tests.bench.processes import ROUND_TURNS, SHARDS, a_side, median, ratio
from tests.bench.stage import Server, a_bot

ROUNDS = 7
SERVERS = 200
#: Seconds for which a bot at rest is watched, and after which each board is looked at whatever has changed.
WATCHED_S, LOOKED_AT_S = 60.0, 600.0
#: A clubhouse waits so long at most until its board is there.
PATIENCE_S = 300.0


async def open_clubhouse(server, guild, moderator):
    """A channel that is chosen as the clubhouse."""
    guild.members[moderator.user.id] = moderator.user
    guild.moderators.add(moderator.user.id)
    channel = server.world.add_channel("clubhouse", guild)
    await moderator.use(channel, "server", clubhouse=True)
    return channel


async def until_shown(channels):
    """Wait until each clubhouse has its board."""
    give_up = time.perf_counter() + PATIENCE_S
    while not all(channel.messages for channel in channels):
        if time.perf_counter() > give_up:
            raise SystemExit("A board of the house is missing.")
        await asyncio.sleep(0.1)


async def turns_side_by_side(folder):
    """The rounds in servers without clubhouses, and in servers with one."""
    whole = [Share.whole(SHARDS)]
    async with AsyncExitStack() as stack:
        without, there = [
            await stack.enter_async_context(a_side(folder / f"{name}.sqlite3", whole))
            for name in ("without", "with")
        ]
        moderator = there.tables[0][1][0]
        guilds = {channel.guild.id: channel.guild for channel, _ in there.tables}
        channels = [await open_clubhouse(moderator.server, guild, moderator) for guild in guilds.values()]
        for side in (without, there):
            await side.warm_up()
        await until_shown(channels)
        rounds = [[await side.play(ROUND_TURNS) for side in (without, there)] for _ in range(ROUNDS)]
    return zip(*rounds, strict=True)


async def at_rest(folder):
    """The share of a core, in hundredths, of a bot with so many clubhouses at rest, and of one without any."""
    async with AsyncExitStack() as stack:
        bots = []
        for name in ("with", "without"):
            server = await stack.enter_async_context(Server())
            guilds = [server.world.add_guild(f"Server {number}") for number in range(SERVERS)]
            clock = folder / f"{name}.clock"
            settings = {"BOOP_CLOCK": str(clock), "BOOP_PRESSES": "1000"}
            bot = await stack.enter_async_context(a_bot(server, folder / f"{name}.sqlite3", **settings))
            bots.append((bot, clock))
            if name == "with":
                moderator = Person(server, server.world.add_user("Moderator"))
                channels = [await open_clubhouse(server, guild, moderator) for guild in guilds]
                await until_shown(channels)
        return [await _share(bot, clock) for bot, clock in bots]


async def _share(bot, clock):
    resting = await _spent(bot)
    clock.write_text(str(LOOKED_AT_S))
    looking = await _spent(bot) - resting
    return 100 * (resting / WATCHED_S + looking / LOOKED_AT_S)


async def _spent(bot):
    before = cpu_seconds(bot)
    await asyncio.sleep(WATCHED_S)
    return cpu_seconds(bot) - before


def measure():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        without, there = asyncio.run(turns_side_by_side(folder))
        resting, alone = asyncio.run(at_rest(folder))
    return {
        "turn_cpu_ms_no_clubhouse": median(each.bot for each in without),
        **ratio("turn_cpu_clubhouse_ratio", there, without),
        "clubhouses_at_rest_core_percent": round(resting - alone, 2),
    }
