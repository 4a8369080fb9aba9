"""Background work, and retries with growing pauses; both end with the program."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from contextlib import suppress
from typing import Any, Final, TypeVar

from bot.clock import Backoff, Clock
from bot.delivery.status import Status
from data import DatabaseProblem

T = TypeVar("T")

#: Seconds to wait before trying again, the first time and at most.
_PAUSES: Final = (1.0, 300.0)
#: Seconds to wait where another process is at it; if it has died, what it has claimed is free within fifteen.
_CLAIMED_WAIT: Final = 3.0
#: Seconds that the program waits at its end for what has been begun.
_PATIENCE: Final = 5.0


class Background:
    """Tasks that nobody need wait for."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tasks: set[asyncio.Task[Any]] = set()
        self._retrying: set[Hashable] = set()
        self._closing = asyncio.Event()

    @property
    def busy(self) -> bool:
        """True if something is going on, or waits for its next try."""
        return bool(self.tasks)

    @property
    def tasks(self) -> int:
        """The number of tasks that go on, or wait for their next try."""
        return len(self._tasks)

    def is_retrying(self, key: Hashable) -> bool:
        """True if what has this key, such as the id of a match, has failed and is tried again."""
        return key in self._retrying

    @property
    def closing(self) -> bool:
        """True if the program is ending, so that nothing more is to be begun."""
        return self._closing.is_set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something; it goes on even if whoever waits for it is cancelled."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def retry(self, key: Hashable, attempt: Callable[[], Awaitable[Status]]) -> None:
        """Attempt something again and again, ever more rarely while it fails, until it is done; for each key one thing at a time."""
        if key not in self._retrying:
            self._retrying.add(key)
            self.spawn(self._keep_trying(key, attempt))

    def try_until_it_can(self, key: Hashable, attempt: Callable[[], Awaitable[Status]]) -> None:
        """Attempt something in the background, and again for as long as Discord, or the database, fails for now (Status.LATER); any other outcome is one."""

        async def once() -> Status:
            try:
                status = await attempt()
            except DatabaseProblem:
                return Status.LATER
            return Status.LATER if status is Status.LATER else Status.DONE

        async def begin() -> None:
            if await once() is Status.LATER:
                self.retry(key, once)

        self.spawn(begin())

    async def close(self) -> None:
        """Finish what is going on, as far as that takes no longer than a few seconds, and stop retrying."""
        self._closing.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                while self._tasks:
                    await asyncio.wait(self._tasks)
        if self._tasks:
            for task in self._tasks:
                task.cancel()
            # They let go of the matches that they have claimed.
            await asyncio.wait(self._tasks, timeout=_PATIENCE)

    async def _keep_trying(self, key: Hashable, attempt: Callable[[], Awaitable[Status]]) -> None:
        backoff = Backoff(*_PAUSES)
        wait = backoff.pause
        try:
            while not await self._closed_within(wait):
                status = await attempt()
                if status is Status.DONE:
                    return
                if status is Status.LATER:
                    backoff.grow()
                wait = _CLAIMED_WAIT if status is Status.CLAIMED else backoff.pause
        finally:
            self._retrying.discard(key)

    async def _closed_within(self, seconds: float) -> bool:
        """Wait, at most until the program ends; returns whether it does."""
        sleeping = asyncio.ensure_future(self._clock.sleep(seconds))
        closing = asyncio.ensure_future(self._closing.wait())
        try:
            await asyncio.wait({sleeping, closing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleeping.cancel()
            closing.cancel()
        return self.closing
