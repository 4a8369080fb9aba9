"""Who leads: the one with the lease, which another takes when its holder dies or hangs; and news that can't be read."""

import asyncio

import psycopg
import pytest

from data import Topic, open_database
from data.postgres.leases import LASTS
from data.tasks import end
from tests.databases import change, rows

#: Seconds in which a process tries to lead, and some more.
NOTICED = 8.0


@pytest.fixture
async def two(empty):
    """Two processes' databases, as far as one process can have both; the first leads."""
    opened = [await open_database(empty), await open_database(empty)]
    yield opened
    for database in opened:
        await database.close()


@pytest.mark.long
async def test_one_leads_and_when_it_ends_in_order_the_other_does_at_once(two):
    first, second = two
    assert [first.peers.leads, second.peers.leads] == [True, False]
    await first.close()
    await asyncio.wait_for(second.peers.until_leading(), NOTICED)
    assert not second.peers.replaced


@pytest.mark.long
async def test_one_that_hangs_is_replaced_and_sees_it_before_it_acts(two, empty):
    first, second = two
    second.peers._started -= 3 * LASTS  # one that has just started may follow itself
    _, leading, *_ = first.peers._tasks
    await end(leading)  # it renews its lease no more, and lets go of it as it ends ...
    change(
        empty,
        "UPDATE leases SET held_by = :by, held_until = localtimestamp - interval '1 second'",
        by=first.peers._claimant,
    )
    await asyncio.wait_for(second.peers.until_leading(), NOTICED)
    assert second.peers.replaced
    assert first.peers.leads, "it has not looked yet"
    assert not await first.peers.still_leads()
    assert not first.peers.leads
    await asyncio.wait_for(first.peers.until_deposed(), NOTICED)
    assert await second.peers.still_leads()


@pytest.mark.long
async def test_a_lease_is_not_taken_before_it_has_ended(two, empty):
    _, second = two
    for _ in range(3):
        assert not await second.peers.still_leads()
    (left,) = rows(empty, "SELECT extract(epoch FROM held_until - localtimestamp) FROM leases")[0]
    assert 0 < left <= LASTS


@pytest.mark.long
async def test_who_can_not_renew_its_lease_does_not_count_on_it_to_its_end(two, monkeypatch):
    first, _ = two
    monkeypatch.setattr("data.postgres.peers._MARGIN", LASTS - 0.2)
    assert await first.peers.still_leads()
    _, leading, *_ = first.peers._tasks
    leading.cancel()
    await asyncio.wait_for(first.peers.until_deposed(), 2)


@pytest.mark.long
async def test_an_answer_that_comes_too_late_is_no_lease(two, empty, monkeypatch):
    """The statement was done in time, but this process was not: as if it had been stopped meanwhile."""
    first, _ = two
    monkeypatch.setattr("data.postgres.peers._MARGIN", LASTS - 0.5)
    async with await psycopg.AsyncConnection.connect(empty.address) as other:
        await other.execute("SELECT * FROM leases FOR UPDATE")
        asked = asyncio.create_task(first.peers.still_leads())
        await asyncio.sleep(1)
        await other.rollback()
    assert not await asked
    assert not first.peers.leads


@pytest.mark.long
async def test_a_lease_that_somebody_deletes_is_made_again(two, empty):
    change(empty, "DELETE FROM leases")
    async with asyncio.timeout(LASTS + NOTICED):
        while not rows(empty, "SELECT held_by FROM leases WHERE held_by IS NOT NULL"):
            await asyncio.sleep(0.1)
        # Whoever has the lease knows that only once the database has answered.
        while not any(database.peers.leads for database in two):
            await asyncio.sleep(0.1)
    assert sum(database.peers.leads for database in two) == 1


async def test_where_nobody_could_renew_nobody_is_said_to_hang(two, empty):
    first, second = two
    second.peers._started = second.peers._answered = second.peers._started - 3 * LASTS
    _, leading, *_ = first.peers._tasks
    await end(leading)
    ended = "UPDATE leases SET held_by = 'another', held_until = localtimestamp - interval '1 second'"
    change(empty, ended)
    assert await second.peers.still_leads()
    assert not second.peers.replaced


@pytest.mark.long
async def test_while_nobody_can_lead_it_is_known_who_did_and_afterwards_somebody_leads_again(
    two, empty, monkeypatch, caplog
):
    first, second = two
    monkeypatch.setattr("data.postgres.peers._MARGIN", LASTS - 0.2)
    monkeypatch.setattr("data.postgres.peers._LEADS_EVERY", 0.5)
    change(empty, "ALTER TABLE leases RENAME TO elsewhere")
    await asyncio.wait_for(first.peers.until_deposed(), NOTICED + LASTS)
    assert [database.peers.led_last for database in two] == [True, False]
    change(empty, "ALTER TABLE elsewhere RENAME TO leases")
    monkeypatch.undo()
    async with asyncio.timeout(LASTS + NOTICED):
        while not any(database.peers.leads for database in two):
            await asyncio.sleep(0.1)
    assert not first.peers.replaced
    assert not second.peers.replaced
    assert "Trying to lead failed" in caplog.text


async def hearing(database, empty):
    """What the database hears of servers, once it listens."""
    heard = asyncio.Queue()
    database.peers.listen(Topic.SERVER, heard.put_nowait)
    async with asyncio.timeout(NOTICED):
        while heard.empty():
            await told(empty, "server 0")
            await asyncio.sleep(0.1)
    while not heard.empty():
        heard.get_nowait()
    return heard


async def told(server, *payloads):
    async with await psycopg.AsyncConnection.connect(server.address, autocommit=True) as other:
        for payload in payloads:
            await other.execute("SELECT pg_notify('boop', %s)", (payload,))


async def next_but(heard, number):
    """The next that is heard but for what was told to find out whether anything is."""
    async with asyncio.timeout(NOTICED):
        while (found := await heard.get()) == number:
            pass
        return found


@pytest.mark.parametrize(
    "payload",
    [
        "hello",
        "",
        "person",
        "later 1 2",
        "language x",
        "server 123456789012345678901234567890",
        "server 9999999999999999999",
        "new-topic 5",
        "server 5\n",
    ],
)
async def test_news_that_can_not_be_read_are_passed_over(database, empty, payload):
    heard = await hearing(database, empty)
    await told(empty, payload, "server 7")
    assert await next_but(heard, 0) == 7


async def test_a_mistake_of_one_who_hears_keeps_news_from_nobody(database, empty, caplog):
    def mistaken(_):
        raise ValueError("a mistake of ours")

    database.peers.listen(Topic.SERVER, mistaken)
    heard = await hearing(database, empty)
    await told(empty, "server 7", "server 8")
    assert [await next_but(heard, 0) for _ in range(2)] == [7, 8]
    assert "could not be taken in" in caplog.text
