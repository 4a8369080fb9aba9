"""Two actions at the same time: exactly one takes effect, and the other is answered with a clear sentence."""

import asyncio
import copy

import pytest

from tests.wire.chairs import both_move
from tests.wire.games import THREE_CATS
from tests.wire.taps import labels_of, open_picker, tap_square


def landed(answers):
    return [
        answer
        for answer in answers
        if not answer.content.startswith(("It isn't", "That", "Match 1 has moved on", "Your"))
    ]


@pytest.mark.long
@pytest.mark.both
async def test_the_same_click_twice(stage):
    await stage.begin()
    picker = await tap_square(stage.ann, await open_picker(stage.ann, await stage.board(stage.lounge)), "c3")
    answers = await asyncio.gather(*(stage.ann.click(copy.copy(picker), "Boop it!") for _ in range(2)))
    await stage.settle()
    assert len(stage.kept()["turns"]) == 1
    assert len(landed(answers)) == 1


@pytest.mark.long
@pytest.mark.both
async def test_two_devices_of_one_player(stage):
    await stage.begin()
    pickers = []
    for square in ("c3", "d4"):
        opened = await open_picker(stage.ann, await stage.board(stage.lounge))
        pickers.append(await tap_square(stage.ann, opened, square))
    answers = await asyncio.gather(
        *(stage.ann.click(picker, "Boop it!") for picker in pickers),
        stage.ann.use(stage.lounge, "move", turn="e5"),
    )
    await stage.settle()
    assert len(stage.kept()["turns"]) == 1
    assert len(landed(answers)) == 1


@pytest.mark.long
async def test_resigning_against_a_winning_turn(stage):
    for winner_first in (True, False):
        await stage.begin()
        number = len(stage.kept()["matches"])
        for turn, text in enumerate(THREE_CATS[:-1]):
            await (stage.ann, stage.bob)[turn % 2].use(stage.lounge, "move", turn=text, match=str(number))
        asked = await stage.ann.use(stage.lounge, "resign", match=str(number))
        racing = [
            stage.bob.use(stage.lounge, "move", turn=THREE_CATS[-1], match=str(number)),
            stage.ann.click(asked.message, "Give up"),
        ]
        answers = await asyncio.gather(*(racing if winner_first else racing[::-1]))
        await stage.settle()
        match = stage.kept()["matches"][-1]
        assert match[7:9] == ("over", "g")
        assert match[12] == len(THREE_CATS) + 1, "one change, not two"
        assert all(answer.content for answer in answers), "who comes second is told how it ended"
        ends = [m for m in stage.lounge.messages.values() if not m.ephemeral and "Rematch" in labels_of(m)]
        assert len(ends) == number


@pytest.mark.long
@pytest.mark.both
async def test_two_people_accepting_one_open_challenge(stage):
    waiting = (await stage.ann.use(stage.lounge, "challenge", first="chance")).message
    answers = await asyncio.gather(
        *(person.click(copy.copy(waiting), "I'll play") for person in (stage.bob, stage.cleo))
    )
    await stage.settle()
    assert len(stage.kept()["matches"]) == 1
    assert all(answer.message.id == waiting.id for answer in answers)
    assert "playing boop: match 1 starts just below." in stage.lounge.messages[waiting.id].content
    told = [message for message in stage.lounge.messages.values() if message.ephemeral]
    assert [message.content.startswith("That challenge has already been answered") for message in told] == [
        True
    ]


@pytest.mark.both
async def test_two_challenges_to_one_friend_at_once(stage):
    answers = await asyncio.gather(
        *(stage.ann.use(stage.lounge, "challenge", member=stage.bob) for _ in range(3)),
        stage.bob.use(stage.lounge, "challenge", member=stage.ann),
    )
    assert sum(not answer.ephemeral for answer in answers) == 1
    assert len(stage.kept()["challenges"]) == 1


@pytest.mark.long
async def test_both_asking_for_a_rematch_at_once(stage):
    await stage.begin()
    await both_move(stage, stage.lounge)
    asked = await stage.ann.use(stage.lounge, "resign")
    await stage.ann.click(asked.message, "Give up")
    finished = await stage.board(stage.lounge)
    await asyncio.gather(*(person.click(copy.copy(finished), "Rematch") for person in (stage.ann, stage.bob)))
    await stage.settle()
    kept = stage.kept()
    assert (len(kept["matches"]), len(kept["challenges"])) == (2, 2)
