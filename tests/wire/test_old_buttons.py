"""Buttons that are has moved on, that belong to another version of the bot, or that somebody made up."""

import copy

import pytest

from tests.cases import in_turn
from tests.wire.games import THREE_CATS
from tests.wire.taps import labels_of
from tests.wire.test_rematches import finished


@pytest.mark.long
async def test_an_old_board_of_a_finished_match_shows_how_it_ended(stage):
    old, end = await finished(stage)
    told = await stage.bob.click(old, "Boop!")
    assert told.content.startswith("Match 1 has moved on")
    assert told.message.items[0]["url"].endswith(f"/{end.id}")
    told_end = "The match is over: Bob won, because Ann gave up."
    assert told.message.attachments[0].description.endswith(told_end)


@pytest.mark.long
@in_turn(
    "custom_id",
    [
        "nope:1:1",
        "boop",
        "boop:x:y",
        "boop:1:99999999999999999999",
        "boopit:1:1:Z:c3::",
        "boopit:1:1::::",
        "rules:nope:0",
    ],
)
async def test_a_button_of_another_version_is_answered_kindly(stage, custom_id):
    await stage.begin()
    kept = stage.kept()
    board = copy.copy(await stage.board(stage.lounge))
    board.components = [
        {"type": 1, "components": [{"type": 2, "style": 2, "label": "?", "custom_id": custom_id}]}
    ]
    told = await stage.ann.click(board, "?")
    assert told.content.startswith(("That button is from an older version", "Match 1 has moved on"))
    assert stage.kept() == kept


async def test_numbers_that_are_none_are_refused(stage):
    await stage.begin()
    stage.guild.moderators.add(stage.ann.user.id)
    refused = await stage.ann.use(stage.lounge, "server", end_match="9" * 25)
    assert "isn't on this server" in refused.content
    board = await stage.board(stage.lounge)
    for custom_id in ("next:" + "9" * 25, "boop:1:" + "9" * 25, "goon:" + "9" * 19):
        board.components[0]["components"][0] |= {"custom_id": custom_id, "label": "Odd"}
        assert "older version of me" in (await stage.ann.click(board, "Odd")).content


@pytest.mark.long
async def test_only_those_who_are_there_watch_a_turn(stage):
    channel = await stage.begin()
    for number, turn in enumerate(THREE_CATS[:2]):
        await (stage.ann, stage.bob)[number % 2].use(channel, "move", turn=turn)
    elsewhere = stage.server.world.direct_channel(stage.cleo.user)
    help_page = (await stage.cleo.use(elsewhere, "rules")).message
    help_page.components[-1]["components"][0] |= {"custom_id": "watch:1:3", "label": "Odd"}
    assert "That's someone else's match" in (await stage.cleo.click(help_page, "Odd")).content
    assert "Watch the turn" in labels_of((await stage.ann.click(await stage.board(channel), "More")).message)
