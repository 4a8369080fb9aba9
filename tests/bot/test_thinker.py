"""One engine for whoever asks, loaded once and anew after it has failed; an answer in good time."""

import asyncio
import logging

import pytest

import bot.thinker
from bot.thinker import Thinker
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
    thinker = Thinker("testing", loader.load, missing="Nobody thinks here")
    yield thinker
    thinker.close()


async def test_two_who_ask_at_once_load_one_engine(thinker, loader):
    assert await asyncio.gather(thinker.can_think(), thinker.can_think()) == [True, True]
    assert await thinker.think(lambda engine, _: isinstance(engine, Engine))
    assert loader.loaded == 1


async def test_why_there_is_no_engine_is_logged_once_and_it_is_loaded_when_it_is_back(
    thinker, loader, caplog
):
    loader.fails = True
    with caplog.at_level(logging.WARNING):
        assert not await thinker.can_think()
        with pytest.raises(EngineUnavailable):
            await thinker.think(lambda *_: None)
    assert [record.getMessage() for record in caplog.records] == ["Nobody thinks here: it is missing"]
    loader.fails = False
    assert await thinker.can_think()


async def test_a_search_that_takes_too_long_is_answered_in_good_time(thinker, monkeypatch):
    monkeypatch.setattr(bot.thinker, "_MOST_SECONDS", 0.1)
    nodes = 1_000_000_000
    analysis = await thinker.think(lambda engine, stop: engine.analyse(START, nodes=nodes, stop=stop))
    assert 0 < analysis.nodes < nodes
