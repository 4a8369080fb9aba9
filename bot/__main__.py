"""Start the bot (``python -m bot``), or look for broken records (``python -m bot check``)."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import sqlite3
import sys
from collections.abc import Coroutine, Sequence
from enum import IntEnum
from pathlib import Path
from random import SystemRandom
from typing import Any, Final

import aiohttp
import discord
from dotenv import dotenv_values
from sqlalchemy.exc import DatabaseError

from bot.client import BoopBot
from bot.clock import MovedClock, SystemClock
from bot.settings import BadSetting, NoToken, Settings, database_path
from data import Database, DatabaseInUse, DatabaseTooNew
from services.check import replay_some
from services.player_stats import count_if_missing

log = logging.getLogger("bot")


class Unusable(Exception):
    """The database file can't be opened, or is not a database."""


class Exit(IntEnum):
    """How the program ends, for whoever supervises it."""

    WELL = 0
    NO_TOKEN = 10
    BAD_SETTING = 11
    DATABASE_IN_USE = 12
    DATABASE_TOO_NEW = 13
    TOKEN_REFUSED = 14
    NO_CONNECTION = 15
    NO_DATABASE = 16
    DATABASE_UNUSABLE = 17
    RECORDS_BROKEN = 18


_SENTENCES: Final = {
    Exit.NO_TOKEN: (
        "There is no token. Copy .env.example to .env and put your bot's token after DISCORD_TOKEN= there; "
        "docs/hosting.md tells where to get one. To play without one: make try"
    ),
    Exit.DATABASE_IN_USE: "Another Boop Bot is using the database {database}. Stop it first, or set BOOP_DATABASE.",
    Exit.DATABASE_TOO_NEW: (
        "The database {database} was written by a newer Boop Bot. Update this one; nothing was changed."
    ),
    Exit.TOKEN_REFUSED: "Discord does not accept the token. Make a new one in the developer portal, and put it in .env.",
    Exit.NO_DATABASE: "There is no database {database}. Name the right one with BOOP_DATABASE.",
    Exit.DATABASE_UNUSABLE: "{database} can't be used as a database: {why}. Set BOOP_DATABASE to another file.",
    Exit.NO_CONNECTION: "Discord can't be reached. Is this machine online? A supervisor may try again in a while.",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; its exit code is one of ``Exit``."""
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    parser.add_argument("command", nargs="?", choices=("run", "check"), default="run")
    command = parser.parse_args(arguments).command
    environment = {**dotenv_values(".env"), **os.environ}
    path = database_path(environment)
    try:
        if command == "check":
            if not path.is_file():
                return _complain(Exit.NO_DATABASE, database=path)
            return asyncio.run(check(path))
        settings = Settings.read(environment)
        _log_to_stderr(settings.log_level)
        return asyncio.run(_stoppable(run(settings)))
    except NoToken:
        return _complain(Exit.NO_TOKEN)
    except BadSetting as error:
        return _complain(Exit.BAD_SETTING, str(error))
    except DatabaseInUse:
        return _complain(Exit.DATABASE_IN_USE, database=path)
    except DatabaseTooNew:
        return _complain(Exit.DATABASE_TOO_NEW, database=path)
    except Unusable as error:
        return _complain(Exit.DATABASE_UNUSABLE, database=error.args[0], why=error.args[1])
    except discord.LoginFailure:
        return _complain(Exit.TOKEN_REFUSED)
    except (aiohttp.ClientConnectionError, discord.GatewayNotFound, discord.DiscordServerError) as error:
        log.debug("No connection", exc_info=error)
        return _complain(Exit.NO_CONNECTION)
    except KeyboardInterrupt:
        return Exit.WELL


async def run(settings: Settings) -> int:
    """Run the bot on Discord until it is stopped."""
    database = await _open(settings.database)
    try:
        await database.write(count_if_missing)
        clock = MovedClock(settings.clock) if settings.clock else SystemClock()
        async with BoopBot(database, clock, SystemRandom()) as bot:
            await bot.start(settings.token)
    finally:
        await database.close()
    return Exit.WELL


async def check(path: Path) -> int:
    """Replay every stored match and tell which records contradict themselves."""
    database = await _open(path)
    count = broken = 0
    try:
        last = 0
        while found := await database.read(replay_some, last):
            for match_id, fault in found:
                count += 1
                if fault:
                    broken += 1
                    print(f"match {match_id}: {fault}")
            last = found[-1].match_id
    finally:
        await database.close()
    print(f"{count} matches replayed, {broken} broken")
    return Exit.RECORDS_BROKEN if broken else Exit.WELL


async def _open(path: Path) -> Database:
    try:
        return await Database.open(path)
    except (OSError, sqlite3.Error, DatabaseError) as error:
        raise Unusable(path, getattr(error, "orig", None) or error) from error


async def _stoppable(work: Coroutine[Any, Any, int]) -> int:
    """Make SIGTERM end the program in order, as Ctrl-C does."""
    task = asyncio.ensure_future(work)
    try:
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    except NotImplementedError:
        log.debug("No signal handlers on this system")
    try:
        return await task
    except asyncio.CancelledError:
        return Exit.WELL


def _log_to_stderr(level: str) -> None:
    form = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    logging.basicConfig(level=level, format=form, stream=sys.stderr)
    # Below INFO, these log whole messages and rows, which are private.
    for library in ("discord", "aiosqlite"):
        logging.getLogger(library).setLevel(max(logging.INFO, logging.getLevelName(level)))


def _complain(reason: Exit, sentence: str = "", **details: object) -> int:
    print(sentence or _SENTENCES[reason].format(**details), file=sys.stderr)
    return reason


if __name__ == "__main__":
    sys.exit(main())
