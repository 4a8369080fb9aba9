"""Behind a pooler: each connection is set as it should be, and pools in which no session is one's own are refused."""

import asyncio

import pytest

from bot.host.exits import Exit, ending_of
from data import ServerPools, open_database
from data.postgres.connection import connect, engine_on
from tests.postgres.pooler import PROGRAM, pooling

pytestmark = pytest.mark.skipif(PROGRAM is None, reason="pgbouncer is not installed")
WANTED = {
    "timezone": "UTC",
    "lock_timeout": "2s",
    "statement_timeout": "30s",
    "idle_in_transaction_session_timeout": "30s",
}
ASKED = "SELECT " + ", ".join(f"current_setting('{name}')" for name in WANTED)


async def test_in_session_mode_two_processes_share_a_database_with_nothing_to_set(empty):
    async with pooling(empty, "session") as server:
        first, second = await open_database(server), await open_database(server)
        try:
            assert [first.peers.leads, second.peers.leads] == [True, False]
            await first.peers.lock_shards(0, 1, 4, patience=1)
            await second.peers.lock_shards(2, 3, 4, patience=1)
        finally:
            await first.close()
            await second.close()


@pytest.mark.long
@pytest.mark.parametrize("mode", ["transaction", "statement"])
async def test_where_no_session_is_ones_own_it_is_refused_with_a_sentence(empty, mode):
    async with pooling(empty, mode) as server:
        with pytest.raises(ServerPools) as refused:
            await open_database(server)
        ending = ending_of(refused.value)
        assert ending.code is Exit.SERVER_POOLED
        assert "pool_mode = session" in ending.sentence


@pytest.mark.parametrize("isolation", ["REPEATABLE READ", "AUTOCOMMIT"])
async def test_every_connection_is_set_also_after_something_is_undone(empty, isolation):
    async with pooling(empty, "session") as pooled:
        for server in (empty, pooled):
            engine = engine_on(server, 1, isolation_level=isolation)

            def asked(engine=engine):
                found = []
                for _ in range(3):
                    with engine.connect() as connection:
                        found.append(tuple(connection.exec_driver_sql(ASKED).one()))
                        connection.rollback()
                engine.dispose()
                return found

            assert await asyncio.to_thread(asked) == 3 * [tuple(WANTED.values())]
            session = await connect(server)
            assert await (await session.execute(ASKED)).fetchone() == tuple(WANTED.values())
            await session.close()
