"""A task that is ended has ended, and whoever waits for that can be ended too."""

import asyncio

import pytest

from data import tasks
from data.tasks import end


@pytest.fixture
async def letting_go():
    """A task that, once cancelled, does not end before the event is set."""
    done = asyncio.Event()

    async def work():
        try:
            await asyncio.sleep(600)
        finally:
            await done.wait()

    return asyncio.create_task(work()), done


async def begun(task):
    """Let a task run until it waits."""
    await asyncio.sleep(0)
    return task


async def test_who_ends_a_task_returns_when_it_has_ended(letting_go):
    task, done = letting_go
    ending = await begun(asyncio.create_task(end(await begun(task))))
    await asyncio.sleep(0.05)
    assert not ending.done()
    done.set()
    await ending
    assert task.cancelled()


async def test_who_waits_for_a_task_to_end_can_be_ended_too(letting_go):
    task, done = letting_go
    ending = await begun(asyncio.create_task(end(await begun(task))))
    ending.cancel()
    await asyncio.wait([ending], timeout=1)
    assert ending.cancelled()
    done.set()
    await asyncio.wait([task])


async def test_a_task_that_loses_a_cancellation_is_cancelled_again(monkeypatch):
    monkeypatch.setattr(tasks, "_AGAIN_AFTER", 0.05)
    lost = []

    async def work():
        while True:
            try:
                await asyncio.sleep(600)
            except asyncio.CancelledError:
                if lost:
                    raise
                lost.append("the first")

    task = await begun(asyncio.create_task(work()))
    await end(task)
    assert (lost, task.cancelled()) == (["the first"], True)


async def test_what_a_task_raises_while_it_ends_is_raised():
    async def work():
        try:
            await asyncio.sleep(600)
        except asyncio.CancelledError:
            raise KeyError("a mistake") from None

    with pytest.raises(KeyError):
        await end(await begun(asyncio.create_task(work())))
