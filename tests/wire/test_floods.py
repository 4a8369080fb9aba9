"""One person presses much faster than anybody plays; the others notice nothing of it."""

import asyncio
import logging
import time
from datetime import timedelta

import pytest

from bot.gateway.rate_limit import SILENCE, RateLimiter
from tests.clock import TestClock
from tests.stage import IN_HAND, set_stage
from tests.wire.taps import open_picker

#: What the rate limiter takes at once. Nearly nothing more comes while a test lasts, for it is as patient as the other tests' limiter.
AT_ONCE = 30
PATIENCE = 60
FLOOD_S = 3
RATE = 200
MENUS = (("Columns a to c", "c3"), ("Columns d to f", "d3"))
TOO_FAST = "Not so fast, even for a cat! Wait 5 seconds, then carry on."


@pytest.fixture
async def stage(database_place):
    """A stage whose rate limiter has a small budget for each person, and the stage's time."""
    clock = TestClock()
    limiter = RateLimiter(AT_ONCE / PATIENCE, PATIENCE, now=lambda: clock.now().timestamp())
    async with set_stage(database_place, clock=clock, limiter=limiter) as stage:
        yield stage


async def flood(person, picker):
    """Preview after preview, whether or not there is an answer; all the presses."""
    presses = []
    for number in range(FLOOD_S * RATE):
        menu, square = MENUS[number % 2]
        presses.append(asyncio.create_task(person.pick(picker, menu, square)))
        await asyncio.sleep(1 / RATE)
    return presses


async def given_up(stage, presses):
    """The answers that came."""
    await stage.settle()
    for press in presses:
        press.cancel()
    answers = await asyncio.gather(*presses, return_exceptions=True)
    return [answer for answer in answers if not isinstance(answer, asyncio.CancelledError)]


def at_work():
    return sum(task.get_name().startswith(IN_HAND) for task in asyncio.all_tasks())


@pytest.mark.long
async def test_a_flood_of_previews_is_told_off_once_and_nobody_else_notices(stage):
    await stage.begin()
    picker = await open_picker(stage.ann, await stage.board(stage.lounge))
    kept, most, start = stage.kept(), 0, time.monotonic()
    flooding = asyncio.create_task(flood(stage.ann, picker))
    while not flooding.done():
        answer = await stage.cleo.use(stage.lounge, "rules")
        assert answer.message.attachments
        most = max(most, at_work())
        await asyncio.sleep(FLOOD_S / 10)
    answers = await given_up(stage, await flooding)
    told = [answer.content for answer in answers if not answer.message.attachments]
    assert set(told) == {TOO_FAST}
    # Where all is slow the flood lasts longer, and is told off again.
    assert len(told) <= 1 + (time.monotonic() - start) / SILENCE
    assert AT_ONCE / 2 < len(answers) <= AT_ONCE + FLOOD_S
    assert most <= AT_ONCE
    assert stage.kept() == kept
    stage.clock.moved += timedelta(seconds=SILENCE + 1)
    # Whichever of the presses was served last.
    assert (await stage.ann.click(picker, "Boop it!")).content in {
        "Played: kitten on c3.",
        "Played: kitten on d3.",
    }


@pytest.mark.long
async def test_suggestions_stop_without_a_word(stage):
    await stage.begin()
    answered, start = [], time.monotonic()
    for number in range(AT_ONCE + 5):
        typing = asyncio.create_task(stage.ann.suggestions(stage.lounge, "move", "turn", "c"))
        await asyncio.sleep(0)
        # What others are answered comes after Ann's suggestions.
        await stage.person(f"Other {number}").use(stage.lounge, "games")
        answered += await given_up(stage, [typing])
    # Where all is slow, a few more come while it lasts.
    assert AT_ONCE - 5 <= len(answered) <= AT_ONCE + (time.monotonic() - start) * AT_ONCE / PATIENCE
    assert all(answered), "each has choices"
    stage.clock.moved += timedelta(seconds=SILENCE)
    assert (await stage.ann.use(stage.lounge, "move", turn="c3")).message.attachments


@pytest.mark.long
@pytest.mark.both
async def test_what_comes_too_late_is_not_done(stage, caplog):
    await stage.begin()
    assert (await stage.ann.use(stage.lounge, "games")).content
    caplog.set_level(logging.INFO, "bot.gateway.events")
    kept = stage.kept()
    stage.clock.moved -= timedelta(seconds=PATIENCE + 1)
    late = asyncio.create_task(stage.ann.use(stage.lounge, "move", turn="c3"))
    await asyncio.sleep(0)
    stage.clock.moved += timedelta(seconds=PATIENCE + 1)
    await stage.until(lambda: "An interaction came too late to be answered" in caplog.messages)
    await given_up(stage, [late])
    assert stage.kept() == kept
    assert (await stage.ann.use(stage.lounge, "move", turn="c3")).message.attachments


@pytest.mark.both
async def test_of_what_somebody_types_the_latest_letter_is_answered_first_of_all(stage):
    await stage.begin()
    stage.server.world.answer_within = 5
    begun = time.monotonic()
    # Fewer than the rate limiter takes at once.
    typed = [
        asyncio.create_task(stage.ann.suggestions(stage.lounge, "move", "turn", letters))
        for letters in ("c", "c3", "d", "d4", "e", "e5", "f", "f6", "a", "a1", "b", "b2") * 2
    ]
    assert any("b2" in choice["value"] for choice in await typed[-1])
    assert time.monotonic() - begun < 5
    for each in typed:
        each.cancel()
    answers = await asyncio.gather(*typed, return_exceptions=True)
    assert sum(isinstance(answer, list) for answer in answers) < len(typed)
    assert (await stage.ann.use(stage.lounge, "move", turn="c3")).message.attachments
