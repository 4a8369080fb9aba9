"""The clock, which is passed in so that tests and the sandbox can change the time; and the back-off of whatever is tried again."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, Protocol


class Clock(Protocol):
    """The time, and a way to wait."""

    def now(self) -> datetime:
        """The time now, in UTC."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait that long."""
        ...


class SystemClock:
    """The machine's own time."""

    def now(self) -> datetime:
        """The time now, in UTC."""
        return datetime.now(UTC)

    async def sleep(self, seconds: float) -> None:
        """Wait that long."""
        await asyncio.sleep(seconds)


class Backoff:
    """Growing pauses between tries, in seconds: from ``first``, doubled each time, to ``longest``."""

    def __init__(self, first: float, longest: float) -> None:
        self._first = first
        self._longest = longest
        #: The pause before the next try.
        self.pause = first

    def grow(self) -> None:
        """Let the next pause be twice as long."""
        self.pause = min(2 * self.pause, self._longest)

    def reset(self) -> None:
        """Let the next pause be the first again."""
        self.pause = self._first


#: Seconds between two looks at whether the clock was moved, while sleeping.
_LOOKS_EVERY: Final = 0.5
#: By how much the clock may be moved; whatever is more is taken for a mistake.
_FARTHEST: Final = timedelta(days=36_525)


class MovedClock:
    """The machine's time plus the seconds in a file, for trying things out; the file may change."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def now(self) -> datetime:
        """The time now, in UTC."""
        return datetime.now(UTC) + self._ahead()

    async def sleep(self, seconds: float) -> None:
        """Wait that long, or until the clock has been moved past it."""
        until, since = self.now() + timedelta(seconds=seconds), time.monotonic()
        # A clock that is moved back does not make it longer.
        while left := self._left(until, since + seconds):  # noqa: ASYNC110 - a file has no event to wait for
            await asyncio.sleep(min(left, _LOOKS_EVERY))

    def _left(self, until: datetime, at_most: float) -> float:
        """Seconds to wait until a moment, or until the monotonic time ``at_most`` if that comes first."""
        return max(min((until - self.now()).total_seconds(), at_most - time.monotonic()), 0.0)

    def _ahead(self) -> timedelta:
        try:
            ahead = timedelta(seconds=float(self._file.read_text(encoding="ascii")))
        except (OSError, ValueError, OverflowError):
            return timedelta()
        return ahead if abs(ahead) <= _FARTHEST else timedelta()
