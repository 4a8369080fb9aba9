"""One thread that thinks, with one engine: for those who ask for a hint, in matches against the bot, and about matches that are over."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from functools import partial
from typing import Final, TypeVar

from bot.turns import Turns
from engine import Engine, EngineUnavailable, Stop

log = logging.getLogger(__name__)

T = TypeVar("T")

#: Seconds of thinking after which it answers the best it has seen; only a very slow machine needs so long. Where many wait for the
#: same kind of thought, it takes so much less that all of them have theirs within a second, but never less than the least.
_MOST_SECONDS: Final = 1.0
_ALL_WITHIN: Final = 1.0
_LEAST_SECONDS: Final = 0.1


class Thought(Enum):
    """A kind of thought, and how many times as much time it is given as another while both wait."""

    HINT = 4
    TURN = 3
    REVIEW = 1


class Thinker:
    """A thread with an engine: loaded when it is first needed, and anew after it has failed."""

    def __init__(
        self, load: Callable[[], Engine] = Engine.load, now: Callable[[], float] = time.perf_counter
    ) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="thinking")
        self._turns = Turns(1, now)
        self._load = load
        self._failure_told = False
        self._engine: Engine | None = None
        self._loading = asyncio.Lock()
        self._stop = Stop()

    async def can_think(self) -> bool:
        """True if the engine runs on this machine."""
        try:
            await self._loaded()
        except EngineUnavailable as error:
            self._fail(error)
            return False
        return True

    async def think(self, thought: Thought, work: Callable[[Engine, Stop], T], *, crowd: int = 1) -> T:
        """The thread's answer, when it is this kind of thought's turn; ``crowd``: how many wait for one of this kind.

        Raises EngineUnavailable where the engine does not run, or fails.
        """
        try:
            async with self._turns.turn(thought, weight=thought.value):
                engine = await self._loaded()
                self._stop = stop = Stop()
                seconds = min(_MOST_SECONDS, max(_ALL_WITHIN / crowd, _LEAST_SECONDS))
                timer = asyncio.get_running_loop().call_later(seconds, stop.set)
                try:
                    return await self._in_thread(partial(work, engine, stop))
                finally:
                    timer.cancel()
        except EngineUnavailable as error:
            self._fail(error)
            raise

    def close(self) -> None:
        """Stop thinking; calling it again does nothing."""
        self._stop.set()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _loaded(self) -> Engine:
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
            log.warning("Nobody can play against the bot here, and there are no hints and reviews: %s", error)
        self._failure_told = True
