"""The bot's time in the tests: moved on by hand, and waited for a thousand times shorter."""

import asyncio
from contextlib import suppress
from datetime import UTC, datetime, timedelta

#: What sleeps from so many seconds to so many looks now and then whether there is something to do.
PATROL = (10.0, 60.0)


class TestClock:
    """The bot's time: it begins now or when it is told, and is moved on by a test; waiting is a thousand times shorter.

    What looks now and then whether there is something to do is woken when the time is moved or by ``wake``, and beside that a
    hundred times as often as for people: looking all the time took a tenth of all tests.
    """

    __test__ = False

    def __init__(self, begins=None):
        self._ahead = begins - datetime.now(UTC) if begins else timedelta()
        self._moved = timedelta()
        self._woken = asyncio.Event()
        self._asleep = 0

    @property
    def moved(self):
        return self._moved

    @moved.setter
    def moved(self, moved):
        self._moved = moved
        self.wake()

    def now(self):
        return datetime.now(UTC) + self._ahead + self.moved

    async def sleep(self, seconds):
        self._asleep += 1
        try:
            if PATROL[0] <= seconds <= PATROL[1]:
                async with asyncio.timeout(seconds / 100):
                    await self._woken.wait()
            else:
                await asyncio.sleep(seconds / 1000)
        except TimeoutError:
            pass
        finally:
            self._asleep -= 1

    def wake(self):
        self._woken.set()
        self._woken = asyncio.Event()

    async def patrol(self):
        """Wake all that looks now and then, and wait until it sleeps again, unless it ends or has much to do."""
        asleep = self._asleep
        self.wake()
        with suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                await asyncio.sleep(0.002)
                while self._asleep < asleep:
                    await asyncio.sleep(0.002)
