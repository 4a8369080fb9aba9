"""Those who see a board and do not play: what More shows them, and what they may replay."""

import pytest

from tests.wire.chairs import finish, finished
from tests.wire.games import THREE_CATS
from tests.wire.taps import labels_of

#: How one may follow a match.
FOLLOW = ["Follow: the end", "Follow: every turn"]


async def begin(stage, turns=THREE_CATS[:3]):
    channel = await stage.begin()
    for number, turn in enumerate(turns):
        await (stage.ann, stage.bob)[number % 2].use(channel, "move", turn=turn)
    await stage.settle()
    return channel


@pytest.mark.long
async def test_more_shows_an_onlooker_what_there_is_to_see(stage):
    channel = await begin(stage)
    kept = stage.kept()
    more = await stage.cleo.click(await stage.board(channel), "More")
    assert more.ephemeral
    assert more.content == f"You're watching {stage.ann.mention} and {stage.bob.mention}."
    assert more.message.pings == []
    assert labels_of(more.message) == [
        "Watch the turn",
        "Film so far",
        "Replay",
        *FOLLOW,
        "Rules",
    ]
    assert (await stage.cleo.click(more.message, "Watch the turn")).message.attachments
    film = await finished(stage, await stage.cleo.click(more.message, "Film so far"))
    assert film.attachments[0].filename == "boop.gif"
    replay = await stage.cleo.click(more.message, "Replay")
    assert "turn 3 of 3" in replay.content
    assert "turn 2 of 3" in (await stage.cleo.click(replay.message, "Back")).content
    assert (await stage.cleo.click(replay.message, "As a file")).message.attachments
    assert "**The aim.**" in (await stage.cleo.click(more.message, "Rules")).content
    assert stage.kept() == kept


async def test_before_the_first_turn_there_are_the_rules(stage):
    await stage.begin()
    more = await stage.cleo.click(await stage.board(stage.lounge), "More")
    assert labels_of(more.message) == [*FOLLOW, "Rules"]


@pytest.mark.long
async def test_a_finished_match_is_replayed_by_those_in_its_channel_alone(stage):
    channel = await stage.begin()
    await finish(stage, channel)
    assert "turn 0 of 16" in (await stage.cleo.use(channel, "replay", match="1")).content
    refused = await stage.cleo.use(stage.garden, "replay", match="1")
    assert refused.content.startswith("That's someone else's match.")


@pytest.mark.long
async def test_who_keeps_off_is_replayed_by_nobody_else(stage):
    channel = await begin(stage)
    opened = (await stage.cleo.use(channel, "replay", match="1")).message
    await stage.bob.use(channel, "settings", leaderboards=False)
    more = await stage.cleo.click(await stage.board(channel), "More")
    assert labels_of(more.message) == ["Watch the turn", *FOLLOW, "Rules"]
    assert "keeps their matches private" in (await stage.cleo.use(channel, "replay", match="1")).content
    for button in ("Back", "As a file", "Film"):
        answer = await stage.cleo.click(opened, button)
        await stage.settle()
        told = answer.content or (await finished(stage, answer)).content
        assert (
            "keeps their matches private" in told
            or "keeps their matches private" in stage.cleo.sees(channel)[-1].content
        )
    assert "turn 3 of 3" in (await stage.ann.use(channel, "replay", match="1")).content


async def test_an_onlooker_can_do_nothing_to_a_match(stage):
    channel = await begin(stage)
    kept = stage.kept()
    assert (await stage.cleo.click(await stage.board(channel), "Boop!")).content.startswith(
        "That's someone else's match."
    )
    assert "That's someone else's match." in (await stage.cleo.use(channel, "resign", match="1")).content
    assert stage.kept() == kept
