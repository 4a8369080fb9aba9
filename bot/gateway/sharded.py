"""The client's connections to Discord's gateway: which shards there are, when each logs in, and which are connected.

What discord.py leaves open: it launches shards one after the other, and looks after none before all are launched; here each is
launched in the background, only those of one bucket one after the other.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from typing import Any, Final

from discord.ext import commands
from yarl import URL

from bot.clock import Clock
from bot.gateway.connections import Connections
from bot.gateway.shares import IdentifyGate, Share
from data import Database, DatabaseProblem

log = logging.getLogger(__name__)

#: Of the logins of a day (a thousand, for most), so many are left for the host's own restarts.
_LOGINS_LEFT: Final = 20
#: For so many seconds a shard waits at the gate: a connection that has not logged in does not live for longer.
_PATIENCE: Final = 45.0
#: For so many seconds it waits for another process that has its shards and is about to end.
_SHARDS_PATIENCE: Final = 10.0


class ShardedBot(commands.AutoShardedBot):
    """A client of a share of Discord's shards; without a share, of as many as Discord recommends."""

    def __init__(
        self,
        clock: Clock,
        database: Database,
        share: Share | None = None,
        identify_gate: IdentifyGate | None = None,
        **options: Any,
    ) -> None:
        super().__init__(**options)
        #: The shards that are its own; None: that is asked at the start.
        self.share = share
        self._clock = clock
        self._peers = database.peers
        self._identify_gate = identify_gate or IdentifyGate(self._peers.logging_in, clock)
        self._connections = Connections(self, clock, self._identify_gate.answered)
        self._max_concurrency = 1
        #: Why its shards are another process's, if they are.
        self.shards_lost: str | None = None
        self._losing: asyncio.Task[None] | None = None
        self._buckets: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._launching: set[asyncio.Task[None]] = set()
        self._connected: set[int] = set()

    @property
    def own_shards(self) -> range:
        """The numbers of its shards; before it is known how many there are, of the first."""
        return (self.share or Share.whole(1)).ids

    def is_connected(self, shard_id: int) -> bool:
        """True if one of its shards is connected and has logged in."""
        shard = self.get_shard(shard_id)
        return shard is not None and shard_id in self._connected and not shard.is_closed()

    async def prepare_shards(self) -> None:
        """Ask Discord how to connect: with how many shards, and how many of them may log in at once.

        If today's logins are nearly used up, as by a supervisor that restarts a failing bot, wait for tomorrow's: Discord
        resets the token of an application that logs in more often than it may. Raises ShardsTaken if another process has some
        of its shards, and keeps them.
        """
        recommended, _, limit = await self.http.get_bot_gateway()
        self.share = self.share or Share.whole(recommended)
        self.shard_count = self.share.count
        self.shard_ids = list(self.share.ids)
        self._max_concurrency = limit["max_concurrency"]
        log.info("Shards %s; Discord recommends %d", self.share, recommended)
        await self._peers.lock_shards(self.share.first, self.share.last, self.share.count, _SHARDS_PATIENCE)
        self._losing = asyncio.create_task(self._close_without_shards())
        if limit["remaining"] < _LOGINS_LEFT + len(self.share.ids):
            seconds = limit["reset_after"] / 1000
            log.critical(
                "Only %d logins are left. Waiting %.0f minutes for new ones", limit["remaining"], seconds / 60
            )
            await self._clock.sleep(seconds)

    async def _close_without_shards(self) -> None:
        """End, if another process has got our shards: both would answer the same presses."""
        why = await self._peers.until_shards_lost()
        log.critical("The shards of this process are another's by now (%s)", why)
        self.shards_lost = why
        await self.close()

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Launch a shard in the background, after those of its bucket that were to be launched before."""
        if self.is_closed():
            return
        task = asyncio.create_task(self._launch(gateway, shard_id, initial=initial))
        self._launching.add(task)
        task.add_done_callback(self._launching.discard)

    async def _launch(self, gateway: URL, shard_id: int, *, initial: bool) -> None:
        async with self._buckets[shard_id % self._max_concurrency]:
            # If that fails, it waits a little and calls the method above again.
            await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002 - discord.py's
        """Wait until a shard may log in. What is raised here lets discord.py try again later."""
        shard = shard_id or 0
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._identify_gate.pass_(shard, shard % self._max_concurrency)
        except BaseException as error:
            await self._connections.close(shard)
            if isinstance(error, DatabaseProblem):
                raise ConnectionError("No shard may log in: the database can't be asked") from error
            raise

    async def on_shard_connect(self, shard_id: int) -> None:
        """Note that a shard has logged in."""
        self._connected.add(shard_id)
        self._identify_gate.answered(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Note that a shard goes on after its connection was cut."""
        self._connected.add(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that a shard's connection was cut, or its login refused."""
        self._connected.discard(shard_id)
        self._identify_gate.answered(shard_id)

    async def close(self) -> None:
        """Stop; calling it again does nothing."""
        for task in self._launching:
            task.cancel()
        if self._losing and self._losing is not asyncio.current_task():
            self._losing.cancel()
        self._identify_gate.close()
        await super().close()
