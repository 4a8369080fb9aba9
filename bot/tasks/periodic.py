"""A task of the bot's own that looks again and again at what is due, and ends in order."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

from bot.clock import Clock
from data import Database, DatabaseProblem
from data.tasks import end
from services.refusals import Refused

#: Seconds to wait for a message being sent, before the task ends.
_PATIENCE: Final = 5.0
#: A channel that took no post is tried again after so long.
_TRIED_AGAIN: Final = timedelta(hours=1)


class Rests:
    """The servers, or what else has a channel, whose channel took no post: each rests for a while, because somebody may give a permission back."""

    def __init__(self, clock: Clock, lasting: timedelta = _TRIED_AGAIN) -> None:
        self._clock, self._lasting = clock, lasting
        self._until: dict[int, datetime] = {}

    def begin(self, guild_id: int) -> None:
        """Let a server rest from now on."""
        self._until[guild_id] = self._clock.now() + self._lasting

    def __contains__(self, guild_id: int) -> bool:
        now = self._clock.now()
        return self._until.get(guild_id, now) > now


class PeriodicTask(ABC):
    """Whoever sends a message holds ``_busy``, so that it is stored as sent before the task ends."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._busy = asyncio.Lock()

    def start(self) -> None:
        """Start the task; calling it again, or after ``close``, does nothing."""
        if self._task is None and not self._closed:
            self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Stop; what is due is done after the next start."""
        self._closed = True
        await self._until_stored()
        if self._task:
            await end(self._task)

    @abstractmethod
    async def _watch(self) -> None:
        """Look at what is due, for ever; a mistake of ours must not end it."""

    async def _until_stored(self) -> None:
        """Wait for a few seconds until a message being sent is stored as sent; otherwise it would be sent again."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE), self._busy:
                pass


class LeaderTask(PeriodicTask):
    """A task that of all processes with the same database only the leading one does."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._peers = database.peers

    @property
    def alone(self) -> bool:
        """True if this process has the database alone."""
        return self._peers.alone

    async def still_leads(self) -> bool:
        """True if it is still this process's to do, asked anew before what can't be undone. Raises a DatabaseProblem."""
        return await self._peers.still_leads()

    async def _watch(self) -> None:
        while True:
            await self._peers.until_leading()
            work = asyncio.create_task(self._lead())
            try:
                await self._peers.until_deposed()
                await self._until_stored()
            finally:
                await end(work)

    @abstractmethod
    async def _lead(self) -> None:
        """Look at what is due, for ever; a mistake of ours must not end it."""


class LookingTask(LeaderTask):
    """A task of the leading process that looks at what is due every ``pause`` seconds; ``failed`` is logged after a mistake of ours."""

    def __init__(self, database: Database, clock: Clock, pause: float, failed: str) -> None:
        super().__init__(database)
        self._clock = clock
        self._pause = pause
        self._failed = failed
        self._logger = logging.getLogger(type(self).__module__)
        #: How often it has looked at what is due.
        self.looks = 0

    async def _lead(self) -> None:
        while True:
            try:
                await self._look()
            except DatabaseProblem:
                pass  # the log says why
            except Exception:
                # A mistake of ours must not stop the task.
                self._logger.exception("%s", self._failed)
            self.looks += 1
            await self._clock.sleep(self._pause)

    @abstractmethod
    async def _look(self) -> None:
        """Do what is due now."""

    async def _one(self, number: int, step: Callable[[int], Awaitable[None]]) -> None:
        """Do something for the contest or the server of this number, unless the task ends; a mistake of ours with it must not keep the others waiting."""
        if self._closed or not await self.still_leads():
            return
        try:
            await step(number)
        except DatabaseProblem:
            raise
        except Refused as refused:
            self._logger.info("%s for %s (%s)", self._failed, number, refused.refusal.value)
        except Exception:
            self._logger.exception("%s for %s", self._failed, number)
