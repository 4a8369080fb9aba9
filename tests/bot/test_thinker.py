"""One engine for whoever asks, loaded once and anew after it has failed; an answer in good time."""

import asyncio
import logging
import time
from itertools import count

import pytest

import bot.tasks.thinker
from bot.tasks.thinker import Thinker, Thought
from engine import Engine, EngineUnavailable
from game import Edition, Position

START = Position.start(Edition.CLASSIC)


class Loader:
    """Loads the engine, and counts how often."""

    def __init__(self):
        self.loaded = 0
        self.fails = False

    def load(self):
        self.loaded += 1
        if self.fails:
            raise EngineUnavailable("it is missing")
        return Engine.load()


@pytest.fixture
def loader():
    return Loader()


@pytest.fixture
async def thinker(loader):
    thinker = Thinker(loader.load)
    yield thinker
    thinker.close()


async def test_two_who_ask_at_once_load_one_engine(thinker, loader):
    assert await asyncio.gather(thinker.can_think(), thinker.can_think()) == [True, True]
    assert await thinker.think(Thought.TURN, lambda engine, _: isinstance(engine, Engine))
    assert loader.loaded == 1


async def test_why_there_is_no_engine_is_logged_once_and_it_is_loaded_when_it_is_back(
    thinker, loader, caplog
):
    loader.fails = True
    with caplog.at_level(logging.WARNING):
        assert not await thinker.can_think()
        with pytest.raises(EngineUnavailable):
            await thinker.think(Thought.TURN, lambda *_: None)
    assert [record.getMessage() for record in caplog.records] == [
        "Nobody can play against the bot here, and there are no hints and reviews: it is missing"
    ]
    loader.fails = False
    assert await thinker.can_think()


async def test_a_search_that_takes_too_long_is_answered_in_good_time(thinker, monkeypatch):
    monkeypatch.setattr(bot.tasks.thinker, "_MOST_SECONDS", 0.1)
    nodes = 1_000_000_000
    analysis = await thinker.think(
        Thought.TURN, lambda engine, stop: engine.analyse(START, nodes=nodes, stop=stop)
    )
    assert 0 < analysis.nodes < nodes


@pytest.mark.long
async def test_where_many_wait_each_thought_takes_less(thinker, monkeypatch):
    monkeypatch.setattr(bot.tasks.thinker, "_ALL_WITHIN", 2.0)
    await thinker.can_think()
    begun = time.perf_counter()
    work = [
        thinker.think(
            Thought.TURN, lambda engine, stop: engine.analyse(START, nodes=10**9, stop=stop), crowd=10
        )
        for _ in range(10)
    ]
    assert all(analysis.nodes > 0 for analysis in await asyncio.gather(*work))
    assert time.perf_counter() - begun < 10


async def test_hints_turns_and_reviews_share_the_engine_and_none_waits_for_all_of_another():
    # Each thought takes as long, by a clock that stands still meanwhile: on a busy machine some take longer by themselves.
    thought_for = count(step=0.02)
    thinker, done = Thinker(now=lambda: next(thought_for)), []

    async def think(thought):
        await thinker.think(thought, lambda *_: None)
        done.append(thought)

    await asyncio.gather(*(think(thought) for thought in Thought for _ in range(16)))
    early = done[:24]
    assert len(done) == 48
    assert early.count(Thought.HINT) > early.count(Thought.REVIEW)
    assert {*early} == {*Thought}
    thinker.close()
