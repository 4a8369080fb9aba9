"""Thinking for people: in the order in which they ask, and a review in steps between them."""

import asyncio
from random import Random

import pytest

from bot.tasks.teacher import MAX_WAITING, Teaching
from bot.tasks.thinker import Thinker
from engine import EngineUnavailable
from engine.engine import Engine
from game import Edition, Position, random_game, record
from services.refusals import Refusal, Refused

POSITION = Position.parse("6/1k2k1/2K3/3K2/6/6 o 0/0 -/- classic")


@pytest.fixture
async def teaching():
    thinker = Thinker()
    teaching = Teaching(thinker)
    yield teaching
    teaching.close()
    thinker.close()


def a_game(seed):
    return record(Edition.CLASSIC, random_game(Edition.CLASSIC, Random(seed)))


@pytest.mark.long
async def test_a_hint_does_not_wait_for_a_whole_review(teaching):
    reviewing = teaching.review(1, a_game(1))
    while not reviewing.done:
        await asyncio.sleep(0.001)
    before = reviewing.done
    await teaching.hint(POSITION, ())
    assert not reviewing.review.done()
    assert reviewing.done - before <= 3
    review = await reviewing.review
    assert len(review.chances) == reviewing.turns + 1


@pytest.mark.long
async def test_a_match_is_reviewed_once_for_all_who_ask_and_again_when_asked_later(teaching):
    game = a_game(2)
    first = teaching.review(1, game)
    assert teaching.review(1, game) is first
    made = await first.review
    await asyncio.sleep(0)
    again = teaching.review(1, game)
    assert again is not first
    # How far it looks depends on the time that the machine has.
    assert len((await again.review).chances) == len(made.chances)


@pytest.mark.long
async def test_of_two_matches_one_is_reviewed_at_a_time(teaching):
    one, other = teaching.review(1, a_game(1)), teaching.review(2, a_game(2))
    await one.review
    assert other.done <= 1
    await other.review


@pytest.mark.long
async def test_more_than_can_be_answered_in_time_are_refused(teaching):
    asked = [asyncio.create_task(teaching.hint(POSITION, ())) for _ in range(MAX_WAITING + 1)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert [each.refusal for each in refused] == [Refusal.TOO_MUCH_TO_THINK]
    assert len({answer for answer in answers if not isinstance(answer, Refused)}) == 1


async def test_an_engine_that_fails_is_loaded_anew(teaching, monkeypatch):
    def fail(*_, **_options):
        raise EngineUnavailable("it broke")

    with monkeypatch.context() as broken:
        broken.setattr(Engine, "prove", fail)
        broken.setattr(Engine, "analyse", fail)
        with pytest.raises(Refused) as refused:
            await teaching.hint(POSITION, ())
        assert refused.value.refusal is Refusal.CANNOT_THINK
        with pytest.raises(Refused):
            await teaching.review(1, a_game(1)).review
    assert await teaching.hint(POSITION, ())
