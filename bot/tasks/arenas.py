"""The one task that lets arenas go on: as for other contests, but every few seconds while one is on."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any, ClassVar, Final

from bot.tasks.contests import PAUSE, ContestsTask
from data.queries.contests import contests
from data.records.contests import ContestKind

#: Seconds between two looks while an arena runs, or is about to begin: nobody waits long for an opponent.
_QUICK_PAUSE: Final = 3.0
#: The message of an arena that runs is edited no more often than this: somebody always wins just then.
_BETWEEN_EDITS: Final = timedelta(seconds=10)


class ArenasTask(ContestsTask):
    """Takes the steps of arenas: a task of its own, so that no league with many boards to begin keeps them waiting."""

    kinds: ClassVar[Collection[ContestKind]] = (ContestKind.ARENA,)
    between: ClassVar[float] = 1.0
    #: An arena is over soon: whoever gives a permission back waits no longer than for an opponent.
    rests_for: ClassVar[timedelta] = timedelta(seconds=30)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._on: Collection[int] = ()
        #: When the messages of those arenas were edited last.
        self._edited: dict[int, datetime] = {}

    async def _look(self) -> None:
        soon = self._clock.now() + timedelta(seconds=PAUSE)
        self._on = await self._database.read(contests.arenas_on, soon)
        self._usual_pause = _QUICK_PAUSE if self._on else PAUSE
        self._edited = {each: at for each, at in self._edited.items() if each in self._on}
        await super()._look()

    def _may_tell(self, contest_id: int) -> bool:
        before = self._edited.get(contest_id)
        return contest_id not in self._on or before is None or self._clock.now() - before >= _BETWEEN_EDITS

    async def _tell(self, contest_id: int) -> None:
        self._edited[contest_id] = self._clock.now()
        await super()._tell(contest_id)
