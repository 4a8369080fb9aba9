"""The processes of the bot that share a database: which of them does what only one may do.

SQLite has one process alone, so there is nothing to share there (``Alone``).
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import Enum


class Topic(Enum):
    """What one process may tell the others has changed. Such news may be lost: whoever waits for it also looks by itself."""

    BOARDS = "boards"
    BOT_AWAITED = "bot_awaited"
    LANGUAGES = "languages"


class ShardsTaken(Exception):
    """This process can't have the shards that it should have; the argument says why."""


class Peers(ABC):
    """What this process knows and asks of the others."""

    @property
    @abstractmethod
    def claimant(self) -> str | None:
        """The name by which this start of the program claims work; None where nobody else could do it."""

    @property
    @abstractmethod
    def leads(self) -> bool:
        """Whether this process is the one that does what only one may do."""

    @abstractmethod
    async def until_leading(self) -> None:
        """Wait until this process leads."""

    @abstractmethod
    async def until_deposed(self) -> None:
        """Wait until this process does not lead any more."""

    @abstractmethod
    async def hold_shards(self, first: int, last: int, count: int) -> None:
        """Make these shards of ``count`` this process's own until it ends.

        Raises ShardsTaken if another process has one of them, or counts otherwise.
        """

    @abstractmethod
    async def pass_identify(self, bucket: int, seconds: float) -> None:
        """Wait for this process's turn to begin a session with Discord; then nobody else does so for ``seconds``.

        ``bucket``: sessions of different buckets don't wait for each other.
        """

    @abstractmethod
    def listen(self, topic: Topic, heard: Callable[[], None]) -> None:
        """Call a function, in the event loop, whenever another process tells of a topic."""

    @abstractmethod
    async def tell(self, topic: Topic) -> None:
        """Tell the other processes of a topic, if they can be reached."""


class Alone(Peers):
    """This process alone uses the database."""

    def __init__(self) -> None:
        self._identified: dict[int, float] = {}

    @property
    def claimant(self) -> None:
        """Nobody else could do anything."""

    @property
    def leads(self) -> bool:
        """It leads from the beginning."""
        return True

    async def until_leading(self) -> None:
        """It leads already."""

    async def until_deposed(self) -> None:
        """It leads for ever."""
        await asyncio.Event().wait()

    async def hold_shards(self, first: int, last: int, count: int) -> None:
        """All shards are free; but then it must have all of them, because nobody else can have the rest. Raises ShardsTaken."""
        if (first, last) != (0, count - 1):
            raise ShardsTaken(
                "the database is a file, which one process alone can use, so it needs all shards"
            )

    async def pass_identify(self, bucket: int, seconds: float) -> None:
        """Wait until the last session of this bucket is long enough ago."""
        wait = self._identified.get(bucket, -seconds) + seconds - time.monotonic()
        self._identified[bucket] = time.monotonic() + max(wait, 0.0)
        if wait > 0:
            await asyncio.sleep(wait)

    def listen(self, topic: Topic, heard: Callable[[], None]) -> None:
        """Nobody tells anything."""

    async def tell(self, topic: Topic) -> None:
        """Nobody hears it."""
