"""Drawing outside the event loop, so that nobody's click waits for another's picture."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from game import Edition, Event, Position
from renderer import draw_board

_WORKERS: Final = 2


class Drawing:
    """Threads that draw. Pillow and the compressor let go of the interpreter for most of the work."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_WORKERS, thread_name_prefix="drawing")

    async def board(self, before: Position, events: Sequence[Event]) -> bytes:
        """A PNG of a turn."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, draw_board, before, events)

    async def warm_up(self) -> None:
        """Draw once, so that the first player doesn't wait for the sprites."""
        await self.board(Position.start(Edition.CLASSIC), ())

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)
