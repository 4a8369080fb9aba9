"""A stand-in and a bot process for the benchmarks."""

import asyncio
from contextlib import asynccontextmanager
from pathlib import Path

from sandbox.people import Person
from sandbox.program import start_bot, stop_bot
from sandbox.stand_in.server import Server
from sandbox.world.places import Permission


def pair(server, guild, name):
    """A channel without threads, and two people who play in it."""
    channel = server.world.add_channel(name, guild)
    channel.bot_permissions &= ~Permission.CREATE_THREADS
    people = [Person(server, server.world.add_user(f"{who}-{name}")) for who in ("Ann", "Bob")]
    for person in people:
        guild.members[person.user.id] = person.user
    return channel, people


@asynccontextmanager
async def a_bot(server, database, program="bot", shards=None, **settings):
    """A bot in its own process, ready."""
    process = await start_bot(
        server, database, program=program, shards=shards, within=120, BOOP_LOG_LEVEL="ERROR", **settings
    )
    try:
        yield process
    finally:
        await stop_bot(process)


def memory_mib(process):
    """The memory that a process has from the system now."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    resident = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(resident.split()[1]) / 1024


async def begin(channel, people):
    """A challenge accepted, and its first board."""
    challenge = await people[0].use(channel, "challenge", member=people[1], first="I start")
    await people[1].click(challenge.message, "Accept")
    while not can_be_played_on(boards(channel)):
        await asyncio.sleep(0.005)


def can_be_played_on(shown):
    """True once the latest board is of a match that runs; the one before may still become a result meanwhile."""
    return bool(shown) and any(item.get("label") == "Boop!" for item in shown[-1].items)


def boards(channel):
    """The boards that a channel shows to everybody; a challenge has a picture too."""
    return [
        message
        for message in channel.messages.values()
        if message.attachments
        and not message.ephemeral
        and message.attachments[0].filename != "challenge.png"
    ]


__all__ = ["Server", "a_bot", "begin", "boards", "pair"]
