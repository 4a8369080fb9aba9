"""The task that finds what another process has left undone: boards that were committed but not shown, because it ended."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import Final

from bot.chore import SoleChore
from bot.clock import Clock
from bot.publisher import Publisher
from data import Database, DatabaseProblem

log = logging.getLogger(__name__)

#: Seconds between two looks; what is younger is about to be shown by who committed it.
_LOOKS_EVERY: Final = 5.0


class Sweep(SoleChore):
    """Shows what nobody shows, where several processes use one database."""

    def __init__(self, database: Database, publisher: Publisher, clock: Clock) -> None:
        super().__init__(database.peers)
        self._publisher = publisher
        self._clock = clock

    async def _lead(self) -> None:
        while True:
            try:
                await self._publisher.show_unshown(self._clock.now() - timedelta(seconds=_LOOKS_EVERY))
            except DatabaseProblem:
                pass  # the log says why
            except Exception:
                # A mistake of ours must not stop the task.
                log.exception("Looking for boards that were not shown failed")
            await self._clock.sleep(_LOOKS_EVERY)
