"""What is tried again: how long it waits between two tries."""

import asyncio

from bot.delivery.retries import Background
from bot.delivery.status import Status
from tests.clock import TestClock


class NotedClock(TestClock):
    """Notes how long somebody waits."""

    def __init__(self):
        super().__init__()
        self.waits = []

    async def sleep(self, seconds):
        self.waits.append(seconds)
        await super().sleep(seconds)


async def test_what_fails_is_tried_ever_more_rarely_and_what_another_process_has_soon():
    clock = NotedClock()
    statuses = iter([Status.LATER, Status.LATER, Status.CLAIMED, Status.CLAIMED, Status.LATER, Status.DONE])
    background = Background(clock)

    async def attempt():
        return next(statuses)

    background.retry(1, attempt)
    async with asyncio.timeout(10):
        while background.busy:
            await asyncio.sleep(0.005)
    assert clock.waits == [1, 2, 4, 3, 3, 8]
