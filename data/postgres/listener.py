"""Receives notifications from other processes (LISTEN), on a connection that does nothing else."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import defaultdict
from collections.abc import Callable
from typing import Final

import psycopg

from data.notifications import CHANNEL, Topic
from data.postgres.connection import connect
from data.tasks import end
from data.url import ServerUrl

log = logging.getLogger(__name__)

#: Seconds between two tries to connect.
_RECONNECTS_EVERY: Final = 1.0
#: How news are written: a topic and a number, which is an id and so fits into 64 bits.
_NEWS: Final = re.compile(r"(\S+) (-?\d{1,19})")
_TOPICS: Final = frozenset(known.value for known in Topic)
_TOO_LARGE: Final = 2**63


class Listener:
    """Tells what is told. While it is not connected news are lost; then every topic is told without a number."""

    def __init__(self, server: ServerUrl) -> None:
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
            except Exception:
                # A mistake of ours must not end it: other processes' news would never come again.
                log.exception("Listening for news failed")
            missed = True
            await asyncio.sleep(_RECONNECTS_EVERY)

    def _hear(self, payload: str) -> None:
        """Tell a piece of news. A newer version may tell of more, and whoever may connect can tell anything: that is passed over."""
        match _NEWS.fullmatch(payload):
            case re.Match() as told if told[1] in _TOPICS and abs(int(told[2])) < _TOO_LARGE:
                self._spread(Topic(told[1]), int(told[2]))
            case _:
                log.warning("News that can't be read were passed over (%d letters)", len(payload))

    def _spread(self, topic: Topic, number: int | None) -> None:
        for heard in self._hearing[topic]:
            try:
                heard(number)
            except Exception:
                # A mistake of one who hears must not keep it from the others.
                log.exception("What was told of %s could not be taken in", topic.value)
