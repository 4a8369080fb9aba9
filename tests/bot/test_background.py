"""What is tried again: how long it waits between two tries."""

import asyncio

from bot.delivery.outcomes import Outcome
from bot.delivery.retries import Background
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
    outcomes = iter(
        [Outcome.LATER, Outcome.LATER, Outcome.CLAIMED, Outcome.CLAIMED, Outcome.LATER, Outcome.DONE]
    )
    background = Background(clock)

    async def attempt():
        return next(outcomes)

    background.retry(1, attempt)
    async with asyncio.timeout(10):
        while background.busy:
            await asyncio.sleep(0.005)
    assert clock.waits == [1, 2, 4, 3, 3, 8]
