"""The share of Discord's shards that a process serves, and when each of them may log in.

Discord sends what happens in a server over the connection (the shard) with the number ``(id >> 22) % count``, and direct
messages over shard 0.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass
from typing import Final, Self, TypeAlias

from bot.clock import Clock

_WRITTEN: Final = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", re.ASCII)
#: What a shard holds while it logs in: of a bucket, the right that one shard at a time has, for so many seconds if its process dies.
LoggingIn: TypeAlias = Callable[[int, float], AbstractAsyncContextManager[None]]
#: More shards than the largest bots have.
_MOST: Final = 50_000
#: Seconds from Discord's answer to a login until the next login of its bucket. Discord wants five between the logins themselves.
_AFTER_AN_ANSWER: Final = 5.5
#: For so many seconds an answer is waited for.
_ANSWERED_WITHIN: Final = 20.0
#: For so many seconds the login of a process that has died since keeps others waiting: five, and the time it may be on its way.
_AFTER_A_DEATH: Final = 10.0


@dataclass(frozen=True)
class Share:
    """The shards from ``first`` to ``last``, of ``count``."""

    first: int
    last: int
    count: int

    def __post_init__(self) -> None:
        if not 0 <= self.first <= self.last < self.count <= _MOST:
            raise ValueError(str(self))

    @classmethod
    def read(cls, text: str) -> Self:
        """The share that a setting writes: ``0-3/8``, or ``5/8`` for one shard. Raises ValueError."""
        written = _WRITTEN.fullmatch(text.strip())
        if written is None:
            raise ValueError(text)
        first, last, count = written.groups()
        return cls(int(first), int(last or first), int(count))

    @classmethod
    def whole(cls, count: int) -> Self:
        """All of so many shards."""
        return cls(0, count - 1, count)

    @property
    def is_whole(self) -> bool:
        """True if these are all shards there are."""
        return len(self.ids) == self.count

    @property
    def ids(self) -> range:
        """The numbers of its shards."""
        return range(self.first, self.last + 1)

    def shard(self, shard_id: int) -> Share:
        """One of its shards, as a share of its own."""
        return Share(shard_id, shard_id, self.count)

    def owns(self, guild_id: int | None) -> bool:
        """True if what happens in a server comes over its shards; None: outside of servers."""
        return ((guild_id or 0) >> 22) % self.count in self.ids

    def __str__(self) -> str:
        """As a setting writes it."""
        shards = str(self.first) if self.first == self.last else f"{self.first}-{self.last}"
        return f"{shards}/{self.count}"


class IdentifyGate:
    """Lets shards log in (IDENTIFY) one after the other, each bucket for itself, whatever process they are in.

    A bucket is ``shard % max_concurrency``. Discord answers a login that comes within five seconds of another of its bucket
    with an invalid session. It counts from when a login arrives, which may be long after it was let through: on a slow machine,
    by a slow network. Its answer is the proof that it has arrived, so the gate counts from that.
    """

    def __init__(self, logging_in: LoggingIn, clock: Clock, seconds: float = _AFTER_AN_ANSWER) -> None:
        self._logging_in = logging_in
        self._clock = clock
        self._seconds = seconds
        #: Those who hold a bucket until the next login may come.
        self._holding: set[asyncio.Task[None]] = set()
        #: Of each shard that was let through: set once Discord has answered.
        self._answered: dict[int, asyncio.Event] = {}

    async def pass_(self, shard: int, bucket: int) -> None:
        """Wait until a shard of this bucket may log in, which it then does at once. Raises DatabaseProblem."""
        entered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(self._hold(shard, bucket, entered))
        self._holding.add(task)
        task.add_done_callback(self._holding.discard)
        try:
            await asyncio.wait({task, entered}, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            task.cancel()
            raise
        if task.done():
            task.result()

    def answered(self, shard: int) -> None:
        """Discord has answered a shard's login, or the connection that it was on has ended."""
        if shard in self._answered:
            self._answered[shard].set()

    def close(self) -> None:
        """Let go of everything."""
        for task in self._holding:
            task.cancel()

    async def _hold(self, shard: int, bucket: int, entered: asyncio.Future[None]) -> None:
        async with self._logging_in(bucket, _AFTER_A_DEATH):
            answered = self._answered[shard] = asyncio.Event()
            entered.set_result(None)
            with suppress(TimeoutError):
                async with asyncio.timeout(_ANSWERED_WITHIN):
                    await answered.wait()
            await self._clock.sleep(self._seconds)
