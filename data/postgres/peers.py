"""The processes that share a database of a PostgreSQL server: advisory locks for shards, a lease for the leader, claims in rows.

The locks are a session's: they end with its process, however that ends. So one connection is kept for them, and watched. Neither they nor
LISTEN work through a pooler that gives each transaction another session (``sessions.py``). Who leads has a lease, because a process
that hangs keeps its session.

https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeAlias

import psycopg
from psycopg.pq import TransactionStatus

from data.database import DatabaseClosed
from data.errors import DatabaseProblem
from data.notifications import Topic
from data.peers import Claim, Peers, ShardsTaken, Work
from data.postgres import claims, leases
from data.postgres.connection import connect
from data.postgres.errors import problems_of
from data.postgres.listener import Listener
from data.tasks import end
from data.url import ServerUrl

log = logging.getLogger(__name__)

#: What an advisory lock is for: the first of its two numbers. The second is the shard, how many there are, or the bucket.
#: The numbers after "boop" in ASCII.
SHARD: Final = 0x626F6F70 + 1
COUNT: Final = SHARD + 1
IDENTIFY: Final = SHARD + 2
#: Every process that uses the database has this one, together with the others.
HERE: Final = SHARD + 3
#: Seconds between two looks whether the connection lives; between two tries to get what another has.
_LOOKS_EVERY: Final = 1.0
_TRIES_EVERY: Final = 0.25
#: Seconds between two tries to connect.
_RECONNECTS_EVERY: Final = 1.0
#: Seconds between two tries to lead, or to go on leading; and so many before the lease ends a process no longer counts on it.
_LEADS_EVERY: Final = 3.0
_MARGIN: Final = 3.0

_Session: TypeAlias = psycopg.AsyncConnection[Any]
#: Runs a function of one statement.
_Run: TypeAlias = Callable[..., asyncio.Future[Any]]


class PostgresPeers(Peers):
    """The place of this process among the others, on PostgreSQL."""

    def __init__(self, server: ServerUrl, run: _Run) -> None:
        self._server = server
        self._run = run
        self._claimant = secrets.token_hex(8)
        self._session: _Session | None = None
        self._leading = asyncio.Event()
        self._deposed = asyncio.Event()
        self._deposed.set()
        #: Deposes this process when its lease is about to end.
        self._expiry: asyncio.TimerHandle | None = None
        self._replaced: str | None = None
        self._led = False
        self._started = self._answered = asyncio.get_running_loop().time()
        #: The shards that this process has, and how many there are in all.
        self._shards: tuple[range, int] | None = None
        self._shards_lost: asyncio.Future[str] | None = None
        #: What this process has claimed.
        self._claimed: set[tuple[Work, int]] = set()
        self._listener = Listener(server)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Connect, and find out whether this process leads; from then on both are watched. Raises psycopg.Error and DatabaseProblem."""
        self._session = await self._connect()
        await self.still_leads()
        self._tasks = [
            asyncio.create_task(self._watch(self._session)),
            asyncio.create_task(self._lead()),
            asyncio.create_task(self._renew()),
        ]
        self._listener.start()

    async def close(self) -> None:
        """Let go of everything."""
        await self._listener.close()
        for task in self._tasks:
            with suppress(DatabaseClosed):
                await end(task)
        if self._expiry:
            self._expiry.cancel()
        if self._session:
            await self._session.close()

    @property
    def alone(self) -> bool:
        """There may be others."""
        return False

    @property
    def leads(self) -> bool:
        """True if this process had the lease of the leader when it was last asked, and it has not ended since."""
        return self._leading.is_set()

    @property
    def led_last(self) -> bool:
        """True if nobody else has led since this process did, as far as it knows."""
        return self._led

    @property
    def replaced(self) -> str | None:
        """The process that let its lease end, so that this one leads."""
        return self._replaced if self._replaced != self._claimant else None

    async def still_leads(self) -> bool:
        """Take or renew the lease, as long as nobody else has it. Raises a DatabaseProblem."""
        loop = asyncio.get_running_loop()
        # Counted from when it is asked: the answer may come late.
        until = loop.time() + leases.LASTS - _MARGIN
        before = await self._run(leases.take, leases.LEADER, self._claimant)
        answered, self._answered = self._answered, loop.time()
        if self._expiry:
            self._expiry.cancel()
        self._led = before is not None
        if before is None or loop.time() >= until:
            self._depose()
            return False
        self._expiry = loop.call_at(until, self._depose)
        if not self.leads:
            # One that has just started may follow itself; and while the server did not answer, nobody could renew anything.
            now = loop.time()
            unsure = now - self._started < 2 * leases.LASTS or now - answered >= leases.LASTS - _MARGIN
            self._replaced = None if unsure else before[0]
            log.info(
                "This process leads%s: reminders, daily puzzles and backups are its own",
                ", because the one that led before does not answer" if self.replaced else "",
            )
            self._deposed.clear()
            self._leading.set()
        return True

    async def until_leading(self) -> None:
        """Wait until it has."""
        await self._leading.wait()

    async def until_deposed(self) -> None:
        """Wait until it has not."""
        await self._deposed.wait()

    async def lock_shards(self, first: int, last: int, count: int, patience: float) -> None:
        """Lock these shards. Raises ShardsTaken, and then has none of them."""
        shards, why = range(first, last + 1), None
        for _ in range(int(patience / _TRIES_EVERY) + 1):
            try:
                why = await self._lock_shards(shards, count)
            except psycopg.Error as error:
                why = f"the database can't be asked ({type(error).__name__})"
            if why is None:
                self._shards = shards, count
                return
            await asyncio.sleep(_TRIES_EVERY)
        raise ShardsTaken(why)

    async def until_shards_lost(self) -> str:
        """Wait until another process has got one of our shards."""
        self._shards_lost = self._shards_lost or asyncio.get_running_loop().create_future()
        return await asyncio.shield(self._shards_lost)

    @asynccontextmanager
    async def logging_in(self, bucket: int, seconds: float) -> AsyncIterator[None]:
        """Hold the bucket's lock, on a connection of its own, on which the server sleeps.

        While it sleeps it does not notice that the connection is gone: so it lets go of the lock of a process that was killed
        only when the next shard may log in.
        """
        with problems_of(self._server):
            session = await connect(self._server)
        sleeping: asyncio.Task[Any] | None = None
        try:
            with problems_of(self._server):
                await session.execute("SET lock_timeout = 0")
                await session.execute("SET statement_timeout = 0")
                await session.execute("SELECT pg_advisory_lock(%s, %s)", (IDENTIFY, bucket))
            sleeping = asyncio.create_task(session.execute("SELECT pg_sleep(%s)", (seconds,)))
            while session.info.transaction_status is not TransactionStatus.ACTIVE and not sleeping.done():  # noqa: ASYNC110
                await asyncio.sleep(0)  # until the server has been asked to sleep
            yield
            await _wake(sleeping)  # which wakes the server; whoever is stopped before leaves it asleep
        finally:
            await session.close()
            if sleeping is not None:
                await _wake(sleeping)

    @asynccontextmanager
    async def claim(self, work: Work, match_id: int) -> AsyncIterator[Claim | None]:
        """Write our name into the match's row, and renew that while it is needed."""
        asked = self._run(claims.claim, work, match_id, self._claimant)
        try:
            claim: Claim | None = await asyncio.shield(asked)
        except asyncio.CancelledError:
            # The thread claims the match all the same.
            await asyncio.wait([asked])
            await self._release(work, match_id)
            raise
        if claim is None:
            yield None
            return
        self._claimed.add((work, match_id))
        try:
            yield claim
        finally:
            self._claimed.discard((work, match_id))
            if not claim.over:
                await self._release(work, match_id)

    async def _release(self, work: Work, match_id: int) -> None:
        """Let go of a match, also if whoever waits for this is cancelled."""
        with suppress(DatabaseProblem, DatabaseClosed):
            await asyncio.shield(self._run(claims.release, work, match_id, self._claimant))

    def listen(self, topic: Topic, heard: Callable[[int | None], object]) -> None:
        """Call a function when a process tells of a topic."""
        self._listener.listen(topic, heard)

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(claims.LASTS / 3)
            renewing = [self._run(claims.renew, *claimed, self._claimant) for claimed in self._claimed]
            # What fails, the log tells; it is tried again in time.
            await asyncio.gather(*renewing, return_exceptions=True)

    async def _lead(self) -> None:
        """Try to lead, and to go on leading; at the end, let another one lead at once."""
        try:
            while True:
                await asyncio.sleep(_LEADS_EVERY)
                # The log says why; the lease ends in time. A server that does not answer must not keep it from asking again.
                try:
                    with suppress(DatabaseProblem, TimeoutError):
                        async with asyncio.timeout(leases.LASTS):
                            await self.still_leads()
                except Exception:
                    # Without this task nobody would ever lead again.
                    log.exception("Trying to lead failed")
        finally:
            if self.leads:
                with suppress(DatabaseProblem, DatabaseClosed):
                    await self._run(leases.release, leases.LEADER, self._claimant)

    # The connection that holds the locks.

    async def _connect(self) -> _Session:
        session = await connect(self._server)
        try:
            await session.execute("SELECT pg_advisory_lock_shared(%s, 0)", (HERE,))
        except BaseException:  # also whoever is stopped must not leave it open
            await session.close()
            raise
        return session

    async def _watch(self, session: _Session) -> None:
        while True:
            try:
                while True:
                    await asyncio.sleep(_LOOKS_EVERY)
                    await session.execute("SELECT 1")
            except psycopg.Error as error:
                log.warning(
                    "The connection that holds this process's locks is lost (%s)", type(error).__name__
                )
            await session.close()  # where only a statement has failed, it still has its locks
            session = await self._connect_again()

    async def _connect_again(self) -> _Session:
        while True:
            with suppress(psycopg.Error):
                self._session = session = await self._connect()
                try:
                    await self._lock_again()
                except psycopg.Error:
                    await session.close()
                    raise
                return session
            await asyncio.sleep(_RECONNECTS_EVERY)

    async def _lock_again(self) -> None:
        """Lock the shards that were ours; if another has one of them by now, this process must end."""
        if self._shards and (why := await self._lock_shards(*self._shards)):
            self._shards_lost = self._shards_lost or asyncio.get_running_loop().create_future()
            if not self._shards_lost.done():
                self._shards_lost.set_result(why)

    def _depose(self) -> None:
        if self.leads:
            log.warning("This process does not lead any more")
        self._leading.clear()
        self._deposed.set()

    async def _lock_shards(self, shards: range, count: int) -> str | None:
        """Lock shards; returns why not, and then has none of them. Raises psycopg.Error."""
        session = self._session
        if session is None:
            return "the database can't be reached"
        await session.execute("SELECT pg_advisory_lock_shared(%s, %s)", (COUNT, count))
        why = await self._other_count(session, count)
        locked: list[int] = []
        while why is None and len(locked) < len(shards):
            shard = shards[len(locked)]
            if await _lock(session, SHARD, shard):
                locked.append(shard)
            else:
                why = f"another process has shard {shard}"
        if why:
            for shard in locked:
                await session.execute("SELECT pg_advisory_unlock(%s, %s)", (SHARD, shard))
            await session.execute("SELECT pg_advisory_unlock_shared(%s, %s)", (COUNT, count))
        return why

    @staticmethod
    async def _other_count(session: _Session, count: int) -> str | None:
        found = await session.execute(
            "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = %s AND objid <> %s"
            " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1",
            (COUNT, count),
        )
        row = await found.fetchone()
        return f"another process counts {row[0]} shards, not {count}" if row else None


async def _wake(sleeping: asyncio.Task[Any]) -> None:
    with suppress(psycopg.Error):
        await end(sleeping)


async def _lock(session: _Session, kind: int, number: int) -> bool:
    """Take an advisory lock if it is free; returns whether it was."""
    found = await session.execute("SELECT pg_try_advisory_lock(%s, %s)", (kind, number))
    (taken,) = await found.fetchone() or (False,)
    return bool(taken)
