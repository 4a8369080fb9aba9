"""Cancels an asyncio task and waits until it has ended."""

from __future__ import annotations

import asyncio
from typing import Any, Final

#: Seconds after which a task that has not ended is cancelled again: some functions lose a cancellation that comes just when
#: what they wait for is there, like ``asyncio.wait_for`` before Python 3.12.
_AGAIN_AFTER: Final = 5.0


async def end(task: asyncio.Task[Any]) -> None:
    """Cancel a task, and wait until it has ended; raises what it raises, but for the cancellation.

    Whoever waits for that can be cancelled too. (To await the task and to suppress CancelledError would suppress both.)
    """
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=_AGAIN_AFTER)
    if not task.cancelled():
        task.result()
