"""The task that finds what another process has left undone: boards that were committed but not shown, because it ended."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from bot.delivery.publisher import Publisher
from bot.tasks.periodic import LeaderTask
from data import Database, DatabaseProblem
from data.queries.matches import shown_matches

log = logging.getLogger(__name__)

#: Seconds between two looks. Who commits something shows it within that time, or holds a claim.
_LOOKS_EVERY: Final = 5.0


class Reconcile(LeaderTask):
    """Shows what nobody shows, where several processes use one database.

    That is what two looks have found in the same state. No clock is asked, because those of two machines differ.
    """

    def __init__(self, database: Database, publisher: Publisher) -> None:
        super().__init__(database)
        self._database = database
        self._publisher = publisher

    def start(self) -> None:
        """Start the task, unless this process has the database alone: then it shows by itself whatever it has committed."""
        if not self.alone:
            super().start()

    async def _lead(self) -> None:
        seen: set[shown_matches.Unshown] = set()
        #: What is still found was given to the publisher before: either it tries again by itself, or it can't be shown.
        given: set[shown_matches.Unshown] = set()
        while True:
            try:
                found = set(await self._database.read(shown_matches.unshown))
                left = (found & seen) - given
                seen, given = found, (given & found) | left
                await self._publisher.show_unshown(sorted(left))
            except DatabaseProblem:
                pass  # the log says why
            except Exception:
                # A mistake of ours must not stop the task.
                log.exception("Looking for boards that were not shown failed")
            await asyncio.sleep(_LOOKS_EVERY)
