"""Rematches: offered on the board of a finished match, accepted, and asked for by both players."""

import asyncio
import copy

import pytest

from tests.cases import some
from tests.wire.chairs import both_move, resign, withdraw
from tests.wire.taps import labels_of
from tests.wire.test_boards import Hold
from tests.wire.test_places import begin_in


async def finished(stage):
    await stage.begin()
    await both_move(stage, stage.lounge)
    old = copy.copy(await stage.board(stage.lounge))
    asked = await stage.ann.use(stage.lounge, "resign")
    await stage.ann.click(asked.message, "Give up")
    return old, await stage.board(stage.lounge)


@pytest.mark.long
async def test_a_finished_match_offers_a_rematch_with_sides_swapped(stage):
    await begin_in(stage, stage.lounge)
    await both_move(stage, stage.lounge)
    asked = await stage.ann.use(stage.lounge, "resign")
    await stage.ann.click(asked.message, "Give up")
    finished = await stage.board(stage.lounge)
    assert [item["label"] for item in finished.items] == ["Rematch", "Replay", "Film", "Highlights", "Review"]
    assert (await stage.cleo.click(finished, "Rematch")).content.startswith("That's someone else's match.")
    offered = await stage.bob.click(finished, "Rematch")
    assert offered.message.pings == [stage.ann.user.id]
    assert (
        f"{stage.ann.mention}, {stage.bob.mention} would like a rematch. {stage.bob.mention} starts."
        in offered.content
    )
    again = await stage.bob.click(finished, "Rematch")
    assert again.content.startswith("Your challenge to <@")
    await stage.ann.click(offered.message, "Accept")
    board = await stage.board(stage.lounge)
    assert board.content.startswith(f"{stage.bob.mention}, you start!")
    assert len(stage.kept()["matches"]) == 2


@pytest.mark.long
async def test_both_asking_for_a_rematch_begins_it(stage):
    await begin_in(stage, stage.lounge)
    await both_move(stage, stage.lounge)
    asked = await stage.bob.use(stage.lounge, "resign")
    await stage.bob.click(asked.message, "Give up")
    finished = await stage.board(stage.lounge)
    await stage.ann.click(finished, "Rematch")
    begun = await stage.bob.click(finished, "Rematch")
    assert "playing boop: match 2" in begun.content
    board = await stage.board(stage.lounge)
    assert board.content.startswith(f"{stage.bob.mention}, you start!")
    again = await stage.ann.click(finished, "Rematch")
    assert again.content.startswith("You're playing again already: match 2.")
    assert len(stage.kept()["matches"]) == 2
    asked = await stage.ann.use(stage.lounge, "resign")
    await stage.ann.click(asked.message, labels_of(asked.message)[0])
    assert "would like a rematch" in (await stage.bob.click(finished, "Rematch")).content, (
        "that one is over, too"
    )


@pytest.mark.long
async def test_a_lost_offer_of_a_rematch_is_no_obstacle(stage):
    _, end = await finished(stage)
    offer = (await stage.bob.click(end, "Rematch")).message
    await stage.settle()
    del stage.lounge.messages[offer.id]
    again = await stage.bob.click(end, "Rematch")
    assert not again.ephemeral
    await stage.ann.click(end, "Rematch")
    await stage.settle()
    assert again.message.items == [], "accepted in the other way"
    assert "playing boop: match 2" in again.message.content


def rematch(stage):
    """The matches after the first, and the states of the challenges after the first."""
    matches = stage.rows("SELECT channel_id, rated, pace FROM matches WHERE id > 1 ORDER BY id")
    return matches, [
        state for (state,) in stage.rows("SELECT state FROM challenges WHERE id > 1 ORDER BY id")
    ]


def challenges_waiting(channel):
    """The messages on which somebody could still accept a challenge."""
    return [message for message in channel.messages.values() if "Accept" in labels_of(message)]


@pytest.mark.both
@pytest.mark.parametrize("rated", some([True, False], 1))
@pytest.mark.parametrize("order", ["Ann before Bob", "Bob before Ann"])
async def test_both_pressing_rematch_at_once_is_one_rematch(stage, order, rated):
    await stage.begin(rated=rated, pace="No clock")
    await resign(stage, stage.ann, 1)
    end = await stage.board(stage.lounge)
    pair = (stage.ann, stage.bob) if order == "Ann before Bob" else (stage.bob, stage.ann)
    await asyncio.gather(*(person.click(copy.copy(end), "Rematch") for person in pair))
    await stage.settle()
    assert rematch(stage) == ([(stage.lounge.id, rated, "none")], ["accepted"])
    assert challenges_waiting(stage.lounge) == []


@pytest.mark.long
async def test_a_rematch_is_accepted_before_its_message_has_arrived(stage):
    _, end = await finished(stage)
    hold = stage.server.trouble = Hold("/callback")
    asking = asyncio.create_task(stage.ann.click(copy.copy(end), "Rematch"))
    await hold.held.wait()
    begun = await stage.bob.click(copy.copy(end), "Rematch")
    assert "playing boop: match 2" in begun.content
    hold.go.set()
    await asking
    await stage.settle()
    assert rematch(stage)[1] == ["accepted"]
    assert challenges_waiting(stage.lounge) == [], "what arrives late has no buttons any more"


@pytest.mark.long
@pytest.mark.parametrize("first", ["in the thread", "in the channel"])
async def test_the_two_may_press_rematch_in_different_channels(stage, first):
    thread = await stage.begin(stage.garden)
    await both_move(stage, thread)
    asked = await stage.ann.use(thread, "resign")
    await stage.ann.click(asked.message, "Give up")
    there = copy.copy(await stage.board(thread))
    await stage.bob.use(stage.lounge, "board", match="1")
    here = await stage.board(stage.lounge)
    presses = [(stage.ann, there), (stage.bob, here)]
    if first == "in the channel":
        presses.reverse()
    await asyncio.gather(*(person.click(copy.copy(board), "Rematch") for person, board in presses))
    await stage.settle()
    ((channel, *_),), states = rematch(stage)
    assert states == ["accepted"]
    assert channel in {stage.lounge.id, thread.id}
    assert challenges_waiting(stage.lounge) == challenges_waiting(thread) == []
    shown = thread if channel == thread.id else stage.lounge
    assert (await stage.board(shown)).content.startswith(f"{stage.bob.mention}, you start!")


@pytest.mark.parametrize("first", ["in the conversation", "in the channel"])
@pytest.mark.long
async def test_a_rematch_begins_where_the_bot_can_post(stage, first):
    await stage.begin()
    await resign(stage, stage.ann, 1)
    here = copy.copy(await stage.board(stage.lounge))
    talk = stage.server.world.direct_channel(stage.ann.user, stage.bob.user)
    await stage.ann.use(talk, "board", match="1")
    there = list(talk.messages.values())[-1]
    presses = [(stage.ann, there), (stage.bob, here)]
    for person, board in presses if first == "in the conversation" else presses[::-1]:
        await person.click(copy.copy(board), "Rematch")
    await stage.settle()
    assert rematch(stage)[0] == [(stage.lounge.id, 1, "three-days")]
    assert (await stage.board(stage.lounge)).content.startswith(f"{stage.bob.mention}, you start!")


@pytest.mark.long
async def test_alone_with_the_bot_a_rematch_is_accepted_but_not_asked_for(stage):
    _, end = await finished(stage)
    direct = stage.server.world.direct_channel(stage.bob.user)
    board = (await stage.bob.use(direct, "rules")).message
    board.components[-1]["components"][0] |= {"custom_id": "rematch:1:3", "label": "Rematch"}
    refused = await stage.bob.click(board, "Rematch")
    assert "It's just the two of us here" in refused.content
    assert rematch(stage) == ([], [])
    asked = await stage.ann.click(end, "Rematch")
    begun = await stage.bob.click(board, "Rematch")
    assert "playing boop: match 2" in begun.content
    await stage.settle()
    assert asked.message.items == []
    assert [row[0] for row in rematch(stage)[0]] == [stage.lounge.id]


@pytest.mark.long
async def test_rematch_accepts_no_challenge_on_other_terms(stage):
    await stage.begin(rated=False)
    await resign(stage, stage.ann, 1)
    end = await stage.board(stage.lounge)
    for options in ({"rated": True}, {"rated": False, "pace": "10 minutes a turn"}):
        other = await stage.bob.use(stage.lounge, "challenge", member=stage.ann, first="I start", **options)
        told = await stage.ann.click(end, "Rematch")
        assert "has already challenged you here" in told.content
        await withdraw(stage.bob, other.message)
    assert rematch(stage)[0] == []
