"""The locks of a process outlive the loss of its connection, however that is lost."""

import asyncio

import psycopg
import pytest

#: Seconds in which a process notices that its connection fails, and has its locks again.
NOTICED = 4.0


#: The leader's, those of four shards, and that of how many there are in all.
LOCKS = 6


async def locks_of(peers):
    """How many locks a process has."""
    mine = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()"
    [locks] = await (await peers._session.execute(mine)).fetchone()
    return locks


async def killed(session):
    """The server ends the connection, as when somebody restarts it."""
    with pytest.raises(psycopg.Error):
        await session.execute("SELECT pg_terminate_backend(pg_backend_pid())")


async def failed(session):
    """The connection lives on, and its locks with it, but no statement succeeds."""
    await session.execute("BEGIN")
    with pytest.raises(psycopg.Error):
        await session.execute("SELECT 1 / 0")


@pytest.mark.parametrize("lose", [killed, failed])
async def test_who_connects_again_has_the_same_locks_as_before(database, lose):
    peers = database.peers
    await peers.hold_shards(0, 3, 8, patience=1)
    lost = asyncio.ensure_future(peers.until_shards_lost())
    await lose(peers._session)
    await asyncio.wait_for(peers.until_deposed(), NOTICED)
    await asyncio.wait_for(peers.until_leading(), NOTICED)
    async with asyncio.timeout(NOTICED):
        while await locks_of(peers) != LOCKS:
            await asyncio.sleep(0.05)
    assert not lost.done()
    lost.cancel()
