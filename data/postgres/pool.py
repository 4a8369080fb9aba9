"""A few threads, and connections that they use again and again: getting one from SQLAlchemy takes as long as a statement."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from data.postgres.connection import engine_on
from data.url import ServerUrl

T = TypeVar("T")


class ConnectionPool:
    """So many threads, and as many connections at most; ``options`` are those of ``create_engine``."""

    def __init__(self, server: ServerUrl, size: int, name: str, **options: Any) -> None:
        self.engine: Final = engine_on(server, size, **options)
        self._threads = ThreadPoolExecutor(size, thread_name_prefix=name)
        #: Connections in no transaction. Threads take the last one and put it back, which needs no lock.
        self._idle: list[Connection] = []

    def run(self, function: Callable[[], T]) -> asyncio.Future[T]:
        """Run a function in one of the threads; if nobody waits for it any more before it has begun, it is not run."""
        return asyncio.get_running_loop().run_in_executor(self._threads, function)

    @contextmanager
    def connection(self) -> Iterator[Connection]:
        """A connection, for a function that runs in one of the threads; after what raises, it is not used again as it is."""
        try:
            connection = self._idle.pop()
        except IndexError:
            connection = self.engine.connect()
        try:
            yield connection
        except BaseException:
            lost = connection.invalidated
            connection.close()
            if lost:
                self._close_idle()  # they are lost too, most likely
            raise
        self._idle.append(connection)

    async def close(self) -> None:
        """Wait for what runs, then close the connections; calling it again does nothing."""
        await asyncio.to_thread(self._threads.shutdown)
        self._close_idle()
        self.engine.dispose()

    def _close_idle(self) -> None:
        with suppress(IndexError):
            while True:
                self._idle.pop().close()
