"""Time comes in from outside, so that tests and the sandbox can move it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """What time it is, and a way to wait."""

    def now(self) -> datetime:
        """The moment, in UTC."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait that long."""
        ...


class SystemClock:
    """The machine's own time."""

    def now(self) -> datetime:
        """The moment, in UTC."""
        return datetime.now(UTC)

    async def sleep(self, seconds: float) -> None:
        """Wait that long."""
        await asyncio.sleep(seconds)
