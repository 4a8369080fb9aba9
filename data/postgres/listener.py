"""What other processes tell (LISTEN), on a connection of its own: waiting for news keeps it from anything else."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable
from typing import Final

import psycopg

from data.news import CHANNEL, Topic
from data.place import Server
from data.postgres.connection import connect
from data.tasks import end

log = logging.getLogger(__name__)

#: Seconds between two tries to connect.
_RECONNECTS_EVERY: Final = 1.0


class Listener:
    """Tells what is told. While it is not connected news are lost; then every topic is told without a number."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._hearing: defaultdict[Topic, list[Callable[[int | None], object]]] = defaultdict(list)
        self._task: asyncio.Task[None] | None = None

    def listen(self, topic: Topic, heard: Callable[[int | None], object]) -> None:
        """Call a function when a process tells of a topic."""
        self._hearing[topic].append(heard)

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Stop."""
        if self._task:
            await end(self._task)

    async def _watch(self) -> None:
        missed = False
        while True:
            try:
                async with await connect(self._server) as session:
                    await session.execute(f"LISTEN {CHANNEL}")
                    if missed:
                        for topic in Topic:
                            self._spread(topic, None)
                    async for notify in session.notifies():
                        self._hear(notify.payload)
            except psycopg.Error as error:
                log.warning("The connection that brings news is lost (%s)", type(error).__name__)
            missed = True
            await asyncio.sleep(_RECONNECTS_EVERY)

    def _hear(self, payload: str) -> None:
        topic, number = payload.split()
        if topic in {known.value for known in Topic}:  # a newer version may tell of more
            self._spread(Topic(topic), int(number))

    def _spread(self, topic: Topic, number: int | None) -> None:
        for heard in self._hearing[topic]:
            heard(number)
