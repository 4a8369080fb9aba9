"""Looks once a day whether there is a newer version, where the host has asked for that; nothing is told of the bot but its version."""

from __future__ import annotations

import logging
import re
from typing import Final

import aiohttp

from bot import __version__
from bot.clock import Clock
from bot.tasks.periodic import PeriodicTask

log = logging.getLogger(__name__)

#: Seconds between two looks.
_DAY: Final = 86_400.0
_PATIENCE: Final = aiohttp.ClientTimeout(total=30)
#: The most bytes of an answer that are read.
_MOST: Final = 2**20
_TAG: Final = re.compile(r'"tag_name"\s*:\s*"v?(\d{1,6}\.\d{1,6}\.\d{1,6})"')


class Updates(PeriodicTask):
    """Asks an address for the latest release, as forges answer it: JSON with the release's tag as ``tag_name``."""

    def __init__(self, address: str, clock: Clock) -> None:
        super().__init__()
        self._address = address
        self._clock = clock
        #: The newer version; None: there is none, or nobody knows.
        self.newer: str | None = None

    async def _watch(self) -> None:
        while True:
            try:
                latest = await self._ask()
            except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
                log.info("Whether there is a newer version could not be asked (%s)", type(error).__name__)
            else:
                self.newer = latest if _number(latest) > _number(__version__) else None
            await self._clock.sleep(_DAY)

    async def _ask(self) -> str:
        """The latest release's version. Raises ValueError if the answer is none of a release."""
        headers = {"User-Agent": f"Boop Bot {__version__}"}
        async with (
            aiohttp.ClientSession(timeout=_PATIENCE, headers=headers) as session,
            session.get(self._address, raise_for_status=True, max_redirects=3) as answer,
        ):
            found = _TAG.search((await answer.content.read(_MOST)).decode("utf-8", "replace"))
        if found is None:
            raise ValueError(self._address)
        return found[1]


def _number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))
