"""Turns at something scarce: a thread, the engine. Whoever has been given little comes before whoever has been given much."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from typing import Final

#: The seconds that a turn counts as until it is done, and at least: of two who ask for little, the one comes first who came first.
_LEAST: Final = 0.005
#: So many keys are remembered before those are forgotten who have been given no more than others.
_REMEMBERED: Final = 1000


class Turns:
    """So many at work at a time; of those who wait, one is let in for each that is done.

    It is fair queueing by start times (Goyal, Vin, Cheng: "Start-time Fair Queuing", 1996). For each key a clock is kept of the time
    that it has been given; the key whose clock is furthest behind is let in, and of one key whoever came first. Whoever has asked
    for nothing for a while begins at the time of the others, so that nobody saves anything up.
    """

    def __init__(self, workers: int, now: Callable[[], float] = time.perf_counter) -> None:
        self._free = workers
        #: Tells the time in seconds, by which work is measured.
        self._time = now
        #: Who waits, by their keys, in the order in which the keys came.
        self._queues: dict[Hashable, deque[asyncio.Future[None]]] = {}
        #: What each key has been given, in seconds of work, and how far those are who were let in last.
        self._given: dict[Hashable, float] = {}
        self._now = 0.0

    @property
    def waiting(self) -> int:
        """The number of those who wait for their turn."""
        return sum(map(len, self._queues.values()))

    @asynccontextmanager
    async def turn(self, key: Hashable, *, weight: float = 1.0) -> AsyncIterator[None]:
        """Wait for a turn of this key's, and hold it. One of more ``weight`` is given so many times as much."""
        await self._let_in(key)
        self._given[key] = self._given.get(key, self._now) + _LEAST / weight
        begun = self._time()
        try:
            yield
        finally:
            more = self._time() - begun - _LEAST
            # It may have been forgotten meanwhile.
            self._given[key] = self._given.get(key, self._now) + max(more, 0.0) / weight
            self._done()

    async def _let_in(self, key: Hashable) -> None:
        let_in = asyncio.get_running_loop().create_future()
        self._given[key] = max(self._given.get(key, 0.0), self._now)
        self._queues.setdefault(key, deque()).append(let_in)
        self._let_next_in()
        try:
            await let_in
        except asyncio.CancelledError:
            if let_in.cancelled():
                self._leave(key, let_in)
            else:  # it was let in at the same moment
                self._done()
            raise

    def _done(self) -> None:
        self._free += 1
        self._let_next_in()

    def _let_next_in(self) -> None:
        while self._free and self._queues:
            key = min(self._queues, key=self._given.__getitem__)
            let_in = self._queues[key][0]
            self._leave(key, let_in)
            if not let_in.done():  # whoever waits no more has cancelled it
                self._free -= 1
                self._now = max(self._now, self._given[key])
                let_in.set_result(None)
        if len(self._given) > _REMEMBERED:
            self._given = {
                key: given for key, given in self._given.items() if given > self._now or key in self._queues
            }

    def _leave(self, key: Hashable, let_in: asyncio.Future[None]) -> None:
        """Let one who waited be in the queue no more."""
        queue = self._queues.get(key)
        if queue and let_in in queue:
            queue.remove(let_in)
            if not queue:
                del self._queues[key]
