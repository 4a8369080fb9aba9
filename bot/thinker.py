"""One thread that thinks, and the engine in it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, Generic, TypeVar

from engine import EngineUnavailable, Stop

log = logging.getLogger(__name__)

E = TypeVar("E")
T = TypeVar("T")

#: Seconds of thinking after which it answers the best it has seen; only a very slow machine needs so long.
_MOST_SECONDS: Final = 1.0


class Thinker(Generic[E]):
    """A thread with an engine, or with a teacher that has one: loaded when it is first needed, and anew after it has failed."""

    def __init__(self, name: str, load: Callable[[], E], *, missing: str) -> None:
        """``missing`` says, in the log and once, what there is not where the engine can't run."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._load = load
        self._missing = missing
        self._failure_told = False
        self._engine: E | None = None
        self._loading = asyncio.Lock()
        self._stop = Stop()

    async def can_think(self) -> bool:
        """Whether the engine runs on this machine."""
        try:
            await self._loaded()
        except EngineUnavailable as error:
            self._fail(error)
            return False
        return True

    async def think(self, work: Callable[[E, Stop], T]) -> T:
        """What the thread answers, in good time. Raises EngineUnavailable where the engine does not run, or fails."""
        try:
            engine = await self._loaded()
            self._stop = stop = Stop()
            timer = asyncio.get_running_loop().call_later(_MOST_SECONDS, stop.set)
            try:
                return await self._in_thread(partial(work, engine, stop))
            finally:
                timer.cancel()
        except EngineUnavailable as error:
            self._fail(error)
            raise

    def close(self) -> None:
        """Stop thinking."""
        self._stop.set()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _loaded(self) -> E:
        """The engine; two who ask for it wait for the same one."""
        async with self._loading:
            if self._engine is not None:
                return self._engine
            engine = await self._in_thread(self._load)
            self._engine = engine
            return engine

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _fail(self, error: EngineUnavailable) -> None:
        self._engine = None
        if not self._failure_told:
            log.warning("%s: %s", self._missing, error)
        self._failure_told = True
