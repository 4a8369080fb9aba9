"""Logins keep their distance, also after a process that was killed as soon as one of its shards had logged in."""

import asyncio
import sys
import time
from asyncio.subprocess import PIPE

import pytest

from data.url import setting_of

SECONDS = 3.0
#: A process that holds a bucket until it is killed.
HOLDER = f"""
import asyncio, sys
from data import open_database, url_of

async def hold():
    database = await open_database(url_of(sys.argv[1]))
    async with database.peers.logging_in(0, {SECONDS}):
        print("logged in", flush=True)
        await asyncio.sleep(600)

asyncio.run(hold())
"""


async def seconds_until_the_next(database):
    """How long somebody else waits for the bucket."""
    start = time.monotonic()
    async with database.peers.logging_in(0, SECONDS):
        return time.monotonic() - start


@pytest.mark.long
async def test_who_is_killed_after_a_login_keeps_the_next_one_waiting(database, empty):
    holder = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", HOLDER, setting_of(empty)), stdout=PIPE
    )
    await holder.stdout.readline()
    holder.kill()
    await holder.wait()
    assert await seconds_until_the_next(database) > SECONDS / 2


@pytest.mark.long
async def test_who_is_stopped_after_a_login_keeps_the_next_one_waiting(database):
    logged_in = asyncio.Event()

    async def hold():
        async with database.peers.logging_in(0, SECONDS):
            logged_in.set()
            await asyncio.sleep(600)

    holding = asyncio.create_task(hold())
    await logged_in.wait()
    await asyncio.sleep(0.1)  # until the server sleeps
    holding.cancel()
    await asyncio.gather(holding, return_exceptions=True)
    assert await seconds_until_the_next(database) > SECONDS / 2


async def test_who_has_waited_for_long_enough_lets_the_next_one_log_in_at_once(database):
    assert await seconds_until_the_next(database) < SECONDS / 2
    assert await seconds_until_the_next(database) < SECONDS / 2
