"""Turns at something scarce: fair by what each has been given, and nothing is left behind by those who go."""

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.turns import Turns


async def hold(turns, key, done, *, seconds=0.0, weight=1.0):
    async with turns.turn(key, weight=weight):
        await asyncio.sleep(seconds)
        done.append(key)


async def test_who_asks_for_much_waits_behind_who_asks_for_little():
    turns, done = Turns(1), []
    for _ in range(3):
        await hold(turns, "greedy", done, seconds=0.05)
    async with turns.turn("somebody"):
        waiting = [asyncio.ensure_future(hold(turns, key, done)) for key in ("greedy", "greedy", "modest")]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert done[3:] == ["modest", "greedy", "greedy"]


async def test_who_has_asked_for_nothing_for_long_has_saved_up_nothing():
    turns, done = Turns(1), []
    for _ in range(20):
        await hold(turns, "busy", done)
    async with turns.turn("somebody"):
        waiting = [asyncio.ensure_future(hold(turns, key, done)) for key in ("idle", "busy") * 10]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert done[20:].count("busy") == 10
    assert "busy" in done[20:24], "idle goes first, but not ten times"


async def test_one_of_more_weight_is_given_more():
    turns, done = Turns(1), []

    asked = [("light", 1.0), ("heavy", 4.0)] * 12
    await asyncio.gather(*(hold(turns, key, done, seconds=0.01, weight=weight) for key, weight in asked))
    assert 6 <= done[:10].count("heavy") <= 9


@settings(max_examples=60, deadline=None)
@given(
    workers=st.integers(1, 3),
    work=st.lists(st.tuples(st.sampled_from("abc"), st.booleans()), min_size=1, max_size=25),
)
def test_never_more_than_the_workers_and_all_who_stay_are_let_in(workers, work):
    async def main():
        turns, at_work, most, done = Turns(workers), 0, 0, 0

        async def one(key):
            nonlocal at_work, most, done
            async with turns.turn(key):
                at_work += 1
                most = max(most, at_work)
                try:
                    await asyncio.sleep(0)
                    done += 1
                finally:
                    at_work -= 1

        tasks = [asyncio.ensure_future(one(key)) for key, _ in work]
        await asyncio.sleep(0)
        for task, (_, leaves) in zip(tasks, work, strict=True):
            if leaves:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert most <= workers
        assert turns.waiting == 0
        assert done >= sum(not leaves for _, leaves in work)
        for _ in range(workers):  # all of them are free again
            await asyncio.wait_for(turns._let_in("d"), 1)

    asyncio.run(main())


async def test_who_fails_lets_the_next_one_in():
    turns = Turns(1)
    with pytest.raises(ZeroDivisionError):
        async with turns.turn("a"):
            _ = 1 / 0
    async with asyncio.timeout(1), turns.turn("b"):
        pass
