"""The processes that share a database: which one leads, what each has claimed, and the notifications between them.

A SQLite file has one process alone, so there is nothing to share (``Alone``).
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass
from enum import Enum

from data.notifications import Topic


class Work(Enum):
    """The kinds of work that a process claims in a match, so that no other does it at the same time: the columns' beginning."""

    SHOWING = "shown"
    THINKING = "thought"


@dataclass
class Claim:
    """A claimed match: by whom, how often it had moved, and which version was shown, at that moment; None if we are alone.

    ``left``: another process had claimed it, and has neither finished nor renewed that; it may have done what it wanted to do.
    ``over``: whoever has claimed it has let go of it already, with the last that was to be written.
    """

    by: str | None = None
    shown: tuple[int, int] | None = None
    left: bool = False
    over: bool = False


class ShardsTaken(Exception):
    """This process can't have the shards that it should have; the argument says why."""


class Peers(ABC):
    """The other processes with the same database: what this one asks of them, and hears of them."""

    @property
    @abstractmethod
    def alone(self) -> bool:
        """True if there can't be any others."""

    @property
    @abstractmethod
    def leads(self) -> bool:
        """True if this process is the one that does what only one may do."""

    @property
    @abstractmethod
    def led_last(self) -> bool:
        """True if nobody else has led since this process did; so it is also while nobody can lead, because the database is away."""

    @property
    @abstractmethod
    def replaced(self) -> str | None:
        """The process, by a name of its own, that has died or hangs, so that this one leads; None if nobody was replaced."""

    @abstractmethod
    async def still_leads(self) -> bool:
        """True if this process leads by now, asked anew: one that hung may not know yet that it was replaced. Raises a DatabaseProblem."""

    @abstractmethod
    async def until_leading(self) -> None:
        """Wait until this process leads."""

    @abstractmethod
    async def until_deposed(self) -> None:
        """Wait until this process does not lead any more."""

    @abstractmethod
    async def lock_shards(self, first: int, last: int, count: int, patience: float) -> None:
        """Make these shards of ``count`` this process's own until it ends; waits ``patience`` seconds for who has them.

        Raises ShardsTaken if another process has one of them, or counts otherwise.
        """

    @abstractmethod
    async def until_shards_lost(self) -> str:
        """Wait until another process has got one of our shards, while the database could not be reached; says which."""

    @abstractmethod
    def logging_in(self, bucket: int, seconds: float) -> AbstractAsyncContextManager[None]:
        """Hold the right to log in, which one shard of a ``bucket`` at a time has, from its login to Discord until the next one may.

        If this process ends before, it is held for ``seconds`` all the same. Raises a DatabaseProblem.
        """

    @abstractmethod
    def claim(self, work: Work, match_id: int) -> AbstractAsyncContextManager[Claim | None]:
        """Claim a match while something is done in it; None: another process has it.

        A claim lasts as long as its process does, and a few seconds more. Raises a DatabaseProblem.
        """

    @abstractmethod
    def listen(self, topic: Topic, heard: Callable[[int | None], object]) -> None:
        """Call a function in the event loop when a process tells of a topic; with None if news may have been lost."""


class Alone(Peers):
    """This process alone uses the database."""

    def __init__(self) -> None:
        self._buckets: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    @property
    def alone(self) -> bool:
        """It is."""
        return True

    @property
    def leads(self) -> bool:
        """It leads from the beginning."""
        return True

    @property
    def led_last(self) -> bool:
        """It leads."""
        return True

    @property
    def replaced(self) -> None:
        """Nobody led before."""

    async def still_leads(self) -> bool:
        """It does."""
        return True

    async def until_leading(self) -> None:
        """It leads already."""

    async def until_deposed(self) -> None:
        """It leads for ever."""
        await asyncio.Event().wait()

    async def lock_shards(self, first: int, last: int, count: int, patience: float) -> None:  # noqa: ARG002
        """It needs all shards, because nobody else could have the rest. Raises ShardsTaken."""
        if (first, last) != (0, count - 1):
            raise ShardsTaken(
                "the database is a file, which only one process can use, so it must have all shards"
            )

    async def until_shards_lost(self) -> str:
        """Nobody else can get them."""
        await asyncio.Event().wait()
        raise AssertionError

    @asynccontextmanager
    async def logging_in(self, bucket: int, seconds: float) -> AsyncIterator[None]:  # noqa: ARG002
        """One after the other, of this process."""
        async with self._buckets[bucket]:
            yield

    def claim(self, work: Work, match_id: int) -> AbstractAsyncContextManager[Claim | None]:  # noqa: ARG002
        """Nobody else could do it."""
        return nullcontext(Claim())

    def listen(self, topic: Topic, heard: Callable[[int | None], object]) -> None:
        """Nobody tells anything."""
