"""The connections to Discord's gateway, one for each shard: each is made again by itself if what it brings can't be read.

Without this discord.py would close the whole client, or leave connections open that never logged in.
"""

from __future__ import annotations

import logging
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine
from typing import Any, Final

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.clock import Backoff, Clock
from bot.gateway.private import tell_of_connections

log = logging.getLogger(__name__)

#: Seconds to wait before connecting again, the first time and at most.
_PAUSES: Final = (1.0, 300.0)
#: A connection that lasted so many seconds was a good one: the next pause is the first again.
_LASTED: Final = 600.0
#: What reading a frame raises on purpose: that Discord asks for another connection, or that the network fails.
_ON_PURPOSE: Final = (ReconnectWebSocket, discord.DiscordException, aiohttp.ClientError, OSError)


class Connections:
    """Guards each connection that a client makes, and knows the newest of each shard."""

    def __init__(
        self, client: discord.AutoShardedClient, clock: Clock, ends: Callable[[int], object]
    ) -> None:
        self._clock = clock
        #: Is told which shard's connection will be made again.
        self._ends = ends
        self._newest: dict[int, DiscordWebSocket] = {}
        self._backoffs: defaultdict[int, Backoff] = defaultdict(lambda: Backoff(*_PAUSES))
        tell_of_connections(client, self._guard)

    async def close(self, shard_id: int) -> None:
        """Close a shard's connection, whose making has failed."""
        await self._newest[shard_id].close()

    def _guard(self, connection: DiscordWebSocket) -> None:
        self._newest[connection.shard_id or 0] = connection
        connection.received_message = self._reading(connection)  # type: ignore[method-assign]

    def _reading(self, connection: DiscordWebSocket) -> Callable[[Any], Coroutine[Any, Any, None]]:
        read, made = connection.received_message, time.monotonic()

        async def read_or_reconnect(frame: Any) -> None:
            try:
                await read(frame)
            except _ON_PURPOSE:
                self._ends(connection.shard_id or 0)
                raise
            except Exception as error:  # noqa: BLE001 - whatever broken data make of code that trusts it
                pause = self._next_pause(connection.shard_id or 0, time.monotonic() - made)
                log.warning(
                    "What Discord sent could not be read (%s): connecting again in %.0f s",
                    type(error).__name__,
                    pause,
                )
                self._ends(connection.shard_id or 0)
                await connection.close()
                await self._clock.sleep(pause)
                raise ReconnectWebSocket(connection.shard_id, resume=False) from None

        return read_or_reconnect

    def _next_pause(self, shard_id: int, lasted: float) -> float:
        """For how many seconds to wait after a connection that lasted so many; the next time it is twice as long."""
        backoff = self._backoffs[shard_id]
        if lasted > _LASTED:
            backoff.reset()
        pause = backoff.pause
        backoff.grow()
        return pause
