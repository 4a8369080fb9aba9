"""Who is drawn for, and when: in turns, as long as they wait, and not for too many at once."""

import asyncio
from contextlib import asynccontextmanager
from threading import Event

import pytest

from bot.delivery.drawing import MAX_WAITING, Asker, Drawing
from game import Edition
from services.refusals import Refusal, Refused
from words.pages.rules import page_turn


@pytest.fixture
def drawing():
    drawing = Drawing()
    yield drawing
    drawing.close()


@asynccontextmanager
async def busy(drawing):
    """Both threads at work on something, until the end of this."""
    done = Event()
    work = await in_line(drawing._in_thread(Asker(("busy", number)), done.wait) for number in range(2))
    try:
        yield
    finally:
        done.set()
        await asyncio.gather(*work)


async def in_line(work):
    """Begin some work, and let it come as far as it can."""
    tasks = [asyncio.ensure_future(each) for each in work]
    await asyncio.sleep(0.01)
    return tasks


async def test_askers_take_turns_however_much_one_asks_for(drawing):
    drawn = []

    def draw(who):
        drawn.append(who)
        return b""

    asked = "a" * 20 + "b" + "c" * 3 + "a" * 5 + "b"
    async with busy(drawing):
        tasks = await in_line(drawing._in_thread(Asker(who), lambda who=who: draw(who)) for who in asked)
        assert drawn == []
    await asyncio.gather(*tasks)
    assert sorted(drawn) == sorted(asked)
    # Two threads may finish in either order.
    assert sorted(drawn[:3]) == ["a", "b", "c"]
    assert sorted(drawn[3:6]) == ["a", "b", "c"]
    assert "b" not in drawn[7:]
    assert drawn[-20:] == ["a"] * 20
    assert not drawing._one_each
    assert drawing.waiting == 0


async def test_who_can_not_be_drawn_for_in_time_is_told_while_they_can_still_be_answered(drawing):
    drawn = []
    async with busy(drawing):
        tasks = await in_line(
            drawing._in_thread(Asker(who, lambda left=left: left), lambda who=who: drawn.append(who))
            for who, left in (("a", 0.05), ("b", 60.0), ("c", None))
        )
        await asyncio.wait(tasks[:1])
        with pytest.raises(Refused) as refused:
            await tasks[0]
        assert refused.value.refusal is Refusal.TOO_MUCH_TO_DRAW
    await asyncio.gather(*tasks[1:])
    assert drawn == ["b", "c"]
    assert not drawing._one_each
    assert drawing.waiting == 0


async def test_more_than_can_be_answered_are_refused_but_a_match_is_always_shown(drawing):
    async with busy(drawing):
        waiting = await in_line(
            drawing._in_thread(Asker(number, lambda: 60.0), lambda: b"") for number in range(MAX_WAITING)
        )
        with pytest.raises(Refused) as refused:
            await drawing._in_thread(Asker("one more", lambda: 60.0), lambda: b"")
        assert refused.value.refusal is Refusal.TOO_MUCH_TO_DRAW
        match = await in_line([drawing._in_thread(Asker(("match", 1)), lambda: b"the board")])
    assert await match[0] == b"the board"
    await asyncio.gather(*waiting)
    assert await drawing._in_thread(Asker("one more", lambda: 60.0), lambda: b"") == b""


async def test_who_goes_away_while_waiting_leaves_nothing_behind(drawing):
    async with busy(drawing):
        tasks = await in_line(drawing._in_thread(Asker(1), lambda: b"") for _ in range(3))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert drawing.waiting == 0
    assert await drawing._in_thread(Asker(1), lambda: b"drawn") == b"drawn"


async def test_what_explains_the_game_is_drawn_once(drawing):
    drawn = []
    drawing.observe = drawn.append
    first = await drawing.example(Asker("ann"), page_turn(Edition.CLASSIC, 0))
    assert await drawing.example(Asker("bob"), page_turn(Edition.CLASSIC, 0)) is first
    assert len(drawn) == 1
    other = await drawing.example(Asker("ann"), page_turn(Edition.CLASSIC, 1))
    assert other.data != first.data
    assert len(drawn) == 2
