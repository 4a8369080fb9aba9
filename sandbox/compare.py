"""Says where the stand-in differs from the real Discord: ``python -m sandbox.compare FILE``.

FILE is what ``python -m bot doctor --live CHANNEL`` wrote there. The same is done here on the stand-in, and both are compared: what was
seen, and which fields the bodies have.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from sandbox.people import InteractionFailed, Person
from sandbox.program import start_bot, stop_bot
from sandbox.stand_in.server import Server
from sandbox.world.deviations import Deviation
from sandbox.world.payloads import Json
from sandbox.world.places import Channel, Message, Permission


def main() -> int:
    """Compare, and print what differs; 1 if anything does."""
    parser = argparse.ArgumentParser(prog="python -m sandbox.compare", description=__doc__)
    parser.add_argument("file", type=Path)
    file: Path = parser.parse_args().file
    try:
        theirs = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        parser.error(f"{file} is not what doctor --live wrote ({error})")
    if not _is_report(theirs):
        parser.error(f"{file} is not what doctor --live wrote (what was seen is not in it)")
    print(f"Trying the {len(theirs['seen'])} things on the stand-in, too ...", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_try_here(Path(folder), written := Path(folder, "live.json")))
        found = list(differences(theirs, json.loads(written.read_text(encoding="utf-8"))))
    print("\n".join(found) or "The stand-in does all that was seen there.")
    return bool(found)


def _is_report(read: object) -> bool:
    """True if what was read can be what a trial wrote."""
    return isinstance(read, dict) and all(isinstance(read.get(part), dict) for part in ("seen", "bodies"))


def differences(theirs: Json, ours: Json) -> Iterator[str]:
    """A line for each thing that was seen otherwise, and each field that only one of them has."""
    for what, seen in theirs["seen"].items():
        if what in ours["seen"] and seen != ours["seen"][what]:
            yield f"{what}: Discord {seen}, the stand-in {ours['seen'][what]}"
    for name in theirs["bodies"].keys() & ours["bodies"].keys():
        there, here = (set(_fields(each["bodies"][name])) for each in (theirs, ours))
        yield from (f"{name}: only Discord has {field}" for field in sorted(there - here))
        yield from (f"{name}: only the stand-in has {field}" for field in sorted(here - there))


async def press_what_is_asked_for(host: Person, channel: Channel) -> None:
    """Press the three buttons of a trial as soon as each is there, and then type a command."""
    world = host.server.world
    await host.click(await _shown(host, "Press me", archived=False), "Press me")
    await host.click(await _shown(host, "And me", archived=False), "And me")
    # Whoever is not answered there is asked to type a command all the same.
    with suppress(InteractionFailed):
        await host.click(await _shown(host, "Press me, too", archived=True), "Press me, too")
    await asyncio.sleep(0.1)
    if world.deviates(Deviation.NO_SUGGESTIONS):
        await host.use(channel, "move", turn="c3")
    else:
        await host.suggestions(channel, "move", "turn", "")


def place_for_trials(server: Server) -> tuple[Person, Channel]:
    """A host, and a channel in which the bot may do whatever a trial needs."""
    world = server.world
    guild = world.add_guild("The cat flap")
    guild.also_allowed = Permission.MANAGE_THREADS
    channel = world.add_channel("trials", guild)
    channel.bot_permissions |= Permission.MANAGE_THREADS
    host = Person(server, world.add_user("Host"))
    guild.members[host.user.id] = host.user
    world.bot.avatar = b"a picture"
    return host, channel


async def _shown(host: Person, label: str, *, archived: bool) -> Message:
    """The message with a button, once it is there and its thread is archived."""
    while True:
        for place in list(host.server.world.channels.values()):
            for message in list(place.messages.values()):
                if place.archived == archived and any(item.get("label") == label for item in message.items):
                    return message
        await asyncio.sleep(0.02)


async def _try_here(folder: Path, written: Path) -> None:
    """Do a trial on the stand-in, which writes what it saw."""
    async with Server() as server:
        # The bot registers its commands before.
        await stop_bot(await start_bot(server, folder / "boop.sqlite3", log=DEVNULL))
        host, channel = place_for_trials(server)
        trial = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "sandbox.launch", "--leashed", str(server.port), "bot", "doctor"),
            *("--live", str(channel.id), "--file", str(written)),
            env={**os.environ, "DISCORD_TOKEN": "no-real-token", "BOOP_HOST_CHANNEL": str(host.user.id)},
            stdin=PIPE,
            stdout=DEVNULL,
        )
        pressing = asyncio.create_task(press_what_is_asked_for(host, channel))
        await trial.wait()
        pressing.cancel()


def _fields(body: object, path: str = "") -> Iterator[str]:
    """The paths of all fields of a body."""
    if isinstance(body, dict):
        for name, value in body.items():
            yield f"{path}{name}"
            yield from _fields(value, f"{path}{name}.")
    elif isinstance(body, list):
        for each in body:
            yield from _fields(each, f"{path}[].")


if __name__ == "__main__":
    sys.exit(main())
