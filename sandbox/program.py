"""The bot as a process of its own, started against the stand-in."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import IO

from sandbox.server import Server


class DidNotStart(Exception):
    """The program ended before it was ready; its exit code is the argument."""


async def start_bot(
    server: Server,
    database: Path,
    *,
    program: str = "bot",
    log: IO[bytes] | int | None = None,
    within: float = 60.0,
    **settings: str,
) -> Process:
    """Start the bot and wait until it is ready; it ends by itself with the process that started it.

    ``log`` is where its standard error goes, ``settings`` are put into its environment. Raises DidNotStart, also if
    it is not ready in time.
    """
    server.world.commands = []
    environment = {"DISCORD_TOKEN": "no-real-token", "BOOP_DATABASE": str(database), **settings}
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox.launch", "--leashed", str(server.port), program),
        env={**os.environ, **environment},
        stdin=PIPE,
        stderr=log,
        start_new_session=True,  # Ctrl-C is for who started it, who lets it end well
    )
    ready = asyncio.create_task(server.bot_ready(within))
    ended = asyncio.create_task(bot.wait())
    await asyncio.wait({ready, ended}, return_when=asyncio.FIRST_COMPLETED)
    if ended.done() or ready.exception():
        ready.cancel()
        if bot.returncode is None:
            bot.kill()
        raise DidNotStart(await ended)
    ended.cancel()
    return bot


async def stop_bot(bot: Process) -> int:
    """Let the bot end well; its exit code."""
    if bot.stdin:
        bot.stdin.close()
    return await bot.wait()
