"""Starts and stops the bot as a process of its own that connects to the stand-in."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Collection
from pathlib import Path
from typing import IO

from sandbox.stand_in.server import Server


class DidNotStart(Exception):
    """The program ended before it was ready; the argument is its exit code."""


async def start_bot(
    server: Server,
    database: Path | str,
    *,
    program: str = "bot",
    log: IO[bytes] | int | None = None,
    within: float = 60.0,
    shards: Collection[int] | None = None,
    **settings: str,
) -> Process:
    """Start the bot and wait until it is ready; it stops by itself when the process that started it ends.

    ``database`` is a file, which is begun if need be, or the address of a server's database, which is there already.
    ``log`` receives its standard error, ``settings`` are added to its environment. Where several processes are the bot,
    ``shards`` are those of this one, as the setting BOOP_SHARDS gives it. Raises DidNotStart if the program ends, or if it
    is not ready in time.
    """
    if program == "bot" and isinstance(database, Path):
        await _begin_database(database)
    if shards is None:
        server.world.forget_commands()
    since = server.gateway.identified
    environment = {"DISCORD_TOKEN": "no-real-token", "BOOP_DATABASE": str(database), **settings}
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox.launch", "--leashed", str(server.port), program),
        env={**os.environ, **environment},
        stdin=PIPE,
        stderr=log,
        start_new_session=True,  # Ctrl-C reaches only this process, which then stops the bot
    )
    ready = asyncio.create_task(server.bot_ready(within, shards=shards, since=since))
    ended = asyncio.create_task(bot.wait())
    await asyncio.wait({ready, ended}, return_when=asyncio.FIRST_COMPLETED)
    if ended.done() or ready.exception():
        ready.cancel()
        if bot.returncode is None:
            bot.kill()
        raise DidNotStart(await ended)
    ended.cancel()
    return bot


async def _begin_database(database: Path) -> None:
    """Begin an empty database, unless there is one."""
    if await asyncio.to_thread(database.exists):
        return
    init = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "init"),
        env={**os.environ, "BOOP_DATABASE": str(database)},
        stdout=DEVNULL,
    )
    if await init.wait():
        raise DidNotStart(init.returncode)


async def stop_bot(bot: Process) -> int:
    """Ask the bot to stop, and wait for it; the result is its exit code."""
    if bot.stdin:
        bot.stdin.close()
    return await bot.wait()
