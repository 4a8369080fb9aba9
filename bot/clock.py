"""The clock is passed in, so that tests and the sandbox can change the time."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, Protocol


class Clock(Protocol):
    """What time it is, and a way to wait."""

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


#: Seconds between two looks at whether the clock was moved, while sleeping.
_LOOKS_EVERY: Final = 0.5


class MovedClock:
    """The machine's time plus the seconds in a file, for trying things out; the file may change."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def now(self) -> datetime:
        """The time now, in UTC."""
        return datetime.now(UTC) + self._ahead()

    async def sleep(self, seconds: float) -> None:
        """Wait that long, or until the clock has been moved past it."""
        until = self.now() + timedelta(seconds=seconds)
        while (left := (until - self.now()).total_seconds()) > 0:  # noqa: ASYNC110 - a file has no event to wait for
            await asyncio.sleep(min(left, _LOOKS_EVERY))

    def _ahead(self) -> timedelta:
        try:
            return timedelta(seconds=float(self._file.read_text(encoding="ascii")))
        except (OSError, ValueError):
            return timedelta()
