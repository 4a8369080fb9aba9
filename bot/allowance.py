"""Limits how often something is done that others see or hear: so many times in so many seconds, for each channel or match."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from datetime import datetime, timedelta


class Allowance:
    """Counts by key; what is older than its time is forgotten. It is this process's own, and ends with it."""

    def __init__(self, times: int, within: timedelta, now: Callable[[], datetime]) -> None:
        self._times = times
        self._within = within
        self._now = now
        #: When each key was taken; the keys that were taken last stand at the end.
        self._taken: OrderedDict[Hashable, deque[datetime]] = OrderedDict()

    def take(self, key: Hashable) -> bool:
        """Do it once more, if that is allowed; returns whether it is."""
        now = self._now()
        self._forget(now)
        taken = self._taken.setdefault(key, deque())
        while taken and not self._counts(taken[0], now):
            taken.popleft()
        if len(taken) >= self._times:
            return False
        taken.append(now)
        self._taken.move_to_end(key)
        return True

    def give_back(self, key: Hashable) -> None:
        """Count the last time of a key no more: it was not done after all."""
        if taken := self._taken.get(key):
            taken.pop()

    def _forget(self, now: datetime) -> None:
        """Forget the keys that were not taken for so long that nothing of them counts."""
        while self._taken:
            key, taken = next(iter(self._taken.items()))
            if taken and self._counts(taken[-1], now):
                return
            del self._taken[key]

    def _counts(self, taken: datetime, now: datetime) -> bool:
        """True if a moment still counts; one that is yet to come was before the clock was set back."""
        return now - self._within < taken <= now

    def __len__(self) -> int:
        return len(self._taken)
