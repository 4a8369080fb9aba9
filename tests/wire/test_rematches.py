"""Rematches: offered on the board of a finished match, accepted, and asked for by both players."""

import copy

from tests.wire.test_places import begin_in


async def finished(stage):
    await stage.begin()
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.settle()
    old = copy.copy(await stage.board(stage.lounge))
    asked = await stage.ann.use(stage.lounge, "resign")
    await stage.ann.click(asked.message, "Yes, give up")
    return old, await stage.board(stage.lounge)


async def test_a_finished_match_offers_a_rematch_with_sides_swapped(stage):
    await begin_in(stage, stage.lounge)
    asked = await stage.ann.use(stage.lounge, "resign")
    await stage.ann.click(asked.message, "Yes, give up")
    finished = await stage.board(stage.lounge)
    assert [item["label"] for item in finished.items] == ["Rematch"]
    assert (await stage.cleo.click(finished, "Rematch")).content.startswith("That match is between others.")
    offered = await stage.bob.click(finished, "Rematch")
    assert offered.message.pings == [stage.ann.user.id]
    assert "sides swapped" in offered.content
    again = await stage.bob.click(finished, "Rematch")
    assert again.content.startswith("Your challenge to <@")
    await stage.ann.click(offered.message, "Accept")
    board = await stage.board(stage.lounge)
    assert board.content.startswith(f"{stage.bob.mention}, you begin!")
    assert len(stage.kept()["matches"]) == 2


async def test_both_asking_for_a_rematch_begins_it(stage):
    await begin_in(stage, stage.lounge)
    asked = await stage.bob.use(stage.lounge, "resign")
    await stage.bob.click(asked.message, "Yes, give up")
    finished = await stage.board(stage.lounge)
    await stage.ann.click(finished, "Rematch")
    begun = await stage.bob.click(finished, "Rematch")
    assert "are on! Match 2 begins" in begun.content
    board = await stage.board(stage.lounge)
    assert board.content.startswith(f"{stage.bob.mention}, you begin!")


async def test_a_lost_offer_of_a_rematch_is_no_obstacle(stage):
    _, end = await finished(stage)
    offer = (await stage.bob.click(end, "Rematch")).message
    del stage.lounge.messages[offer.id]
    again = await stage.bob.click(end, "Rematch")
    assert not again.ephemeral
    await stage.ann.click(end, "Rematch")
    await stage.settle()
    assert again.message.items == [], "accepted in the other way"
    assert "are on! Match 2 begins" in again.message.content
