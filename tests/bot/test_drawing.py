"""Who is drawn for, and when: in turns, as long as they wait, and not for too many at once."""

import asyncio
from contextlib import asynccontextmanager
from threading import Event

import pytest

from bot.drawing import MAX_WAITING, Asker, Drawing, NotAwaited
from services.refusals import Refusal, Refused


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


async def test_nothing_is_drawn_for_who_waits_no_more(drawing):
    late, drawn = [], []
    async with busy(drawing):
        tasks = await in_line(
            drawing._in_thread(Asker(who, lambda who=who: who not in late), lambda who=who: drawn.append(who))
            for who in "ab"
        )
        late.append("a")
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(outcomes[0], NotAwaited)
    assert drawn == ["b"]


async def test_more_than_can_be_answered_are_refused_but_a_match_is_always_shown(drawing):
    async with busy(drawing):
        waiting = await in_line(
            drawing._in_thread(Asker(number, lambda: True), lambda: b"") for number in range(MAX_WAITING)
        )
        with pytest.raises(Refused) as refused:
            await drawing._in_thread(Asker("one more", lambda: True), lambda: b"")
        assert refused.value.refusal is Refusal.TOO_MUCH_TO_DRAW
        match = await in_line([drawing._in_thread(Asker(("match", 1)), lambda: b"the board")])
    assert await match[0] == b"the board"
    await asyncio.gather(*waiting)
    assert await drawing._in_thread(Asker("one more", lambda: True), lambda: b"") == b""


async def test_who_goes_away_while_waiting_leaves_nothing_behind(drawing):
    async with busy(drawing):
        tasks = await in_line(drawing._in_thread(Asker(1), lambda: b"") for _ in range(3))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert drawing.waiting == 0
    assert await drawing._in_thread(Asker(1), lambda: b"drawn") == b"drawn"
