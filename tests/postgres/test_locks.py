"""The locks of a process outlive the loss of its connection, however that is lost."""

import asyncio
import gc
from contextlib import suppress

import psycopg
import pytest

from bot.tasks.periodic import LeaderTask
from data import open_database
from tests.databases import change

#: Seconds in which a process notices that its connection fails, and has its locks again.
NOTICED = 8.0


#: That of a process that is there, those of four shards, and that of how many there are in all.
LOCKS = 6


async def locks_of(peers):
    """How many locks a process has; none while it has no connection."""
    mine = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()"
    with suppress(psycopg.Error):
        [locks] = await (await peers._session.execute(mine)).fetchone()
        return locks
    return 0


async def killed(session):
    """The server ends the connection, as when somebody restarts it."""
    with pytest.raises(psycopg.Error):
        await session.execute("SELECT pg_terminate_backend(pg_backend_pid())")


async def failed(session):
    """The connection lives on, and its locks with it, but no statement succeeds."""
    await session.execute("BEGIN")
    with pytest.raises(psycopg.Error):
        await session.execute("SELECT 1 / 0")


@pytest.mark.long
@pytest.mark.parametrize("lose", [killed, failed])
async def test_who_connects_again_has_the_same_locks_as_before(database, lose):
    peers = database.peers
    await peers.lock_shards(0, 3, 8, patience=1)
    lost = asyncio.ensure_future(peers.until_shards_lost())
    await lose(peers._session)
    async with asyncio.timeout(NOTICED):
        while await locks_of(peers) != LOCKS:
            await asyncio.sleep(0.05)
    assert not lost.done()
    lost.cancel()


class Slow(LeaderTask):
    """A periodic task that takes a moment to let go of what it is at."""

    async def _lead(self):
        try:
            await asyncio.sleep(600)
        finally:
            await asyncio.sleep(0.5)


@pytest.mark.long
async def test_a_periodic_task_ends_also_while_it_is_given_up(database, empty):
    task = Slow(database)
    task.start()
    await asyncio.sleep(0.1)  # until it is at its work
    change(empty, "UPDATE leases SET held_by = 'another', held_until = localtimestamp + interval '1 day'")
    await asyncio.wait_for(database.peers.until_deposed(), NOTICED)
    await asyncio.sleep(0.1)  # until it lets go
    closing = asyncio.create_task(task.close())
    done, _ = await asyncio.wait([closing], timeout=NOTICED)
    assert done


@pytest.mark.long
async def test_who_is_stopped_at_any_moment_of_opening_closes_its_connections(empty):
    start = asyncio.get_running_loop().time()
    await (await open_database(empty)).close()
    took = asyncio.get_running_loop().time() - start
    for part in range(30):
        opening = asyncio.create_task(open_database(empty))
        await asyncio.sleep(took * part / 30)
        opening.cancel()
        [opened] = await asyncio.gather(opening, return_exceptions=True)
        if not isinstance(opened, asyncio.CancelledError):
            await opened.close()
    gc.collect()  # of one that is still open, psycopg warns now, which pytest takes for an error
