"""The list of finished matches, and replaying a match turn by turn."""

import re

import pytest

from game import Position, read_record
from sandbox.people import NotThere
from tests.wire.chairs import DAY, finish, resign
from tests.wire.games import THREE_CATS
from tests.wire.taps import labels_of


@pytest.mark.long
async def test_finished_matches_are_listed_the_latest_first_page_by_page(stage):
    assert "You haven't finished a match yet" in (await stage.ann.use(stage.lounge, "history")).content
    for number in range(1, 13):
        await stage.begin()
        await resign(stage, stage.ann if number % 2 else stage.bob, number)
        stage.clock.moved += DAY
    listed = await stage.ann.use(stage.lounge, "history")
    assert listed.ephemeral
    lines = listed.content.splitlines()
    assert len(lines) == 11
    assert lines[1].startswith(
        f"🏆 Beat {stage.bob.mention} · they gave up · boop · 4 turns · match 12 · <t:"
    )
    assert lines[2].startswith("🐾 Lost")
    await stage.ann.click(listed.message, "Further down")
    assert [line.partition("match ")[2][:2] for line in listed.message.content.splitlines()[1:]] == [
        "2 ",
        "1 ",
    ]
    assert "You haven't finished a match yet" in (await stage.cleo.use(stage.lounge, "history")).content


async def test_a_rated_match_says_what_it_did_to_the_rating_and_a_friendly_one_does_not(stage):
    for number, rated in enumerate((False, True), 1):
        await stage.begin(rated=rated)
        await resign(stage, stage.ann, number)
    won, lost = [(await person.use(stage.lounge, "history")).content for person in (stage.bob, stage.ann)]
    (rise,) = re.findall(r"· rating \+(\d+)$", won.splitlines()[1])
    (drop,) = re.findall(r"· rating -(\d+)$", lost.splitlines()[1])
    assert rise == drop, "two who are new are rated alike"
    assert "rating" not in won.splitlines()[2] + lost.splitlines()[2]


@pytest.mark.long
async def test_a_match_is_stepped_through(stage):
    channel = await stage.begin()
    await finish(stage, channel)
    listed = await stage.ann.use(stage.lounge, "history")
    assert "three cats in a line" in listed.content
    last = (await stage.ann.pick(listed.message, "Replay one of these", "1")).message
    assert "turn 0 of 16" in last.content, "the end has been seen"
    await stage.ann.click(last, "Last")
    assert "turn 16 of 16" in last.content
    assert "The line: c2, d3, e4." in last.content, "below it the result says the rest"
    assert "Bob wins with" in last.attachments[0].description
    assert labels_of(last) == [
        "First",
        "Back",
        "Next",
        "Last",
        "Go to turn",
        "Film",
        "Highlights",
        "As a file",
        "Review",
        "Show everyone",
    ]
    assert last.content.splitlines()[-1] == f"🏆 {stage.bob.mention} wins! Three cats in a line."
    with pytest.raises(NotThere, match="disabled"):
        await stage.ann.click(last, "Next")
    await stage.ann.click(last, "Back")
    assert "turn 15 of 16" in last.content
    await stage.ann.click(last, "First")
    assert "nobody's on it yet" in last.content
    assert (
        "The bed is empty: six by six squares, columns a to f from the left, rows 1 to 6 from the bottom."
        in last.attachments[0].description
    )
    for number in range(1, 5):
        await stage.ann.click(last, "Next")
        assert f"turn {number} of 16" in last.content
    asked = await stage.ann.click(last, "Go to turn")
    field = asked.modal["components"][0]["component"]["custom_id"]
    await stage.ann.submit(channel, asked.modal, **{field: "10"})
    assert "turn 10 of 16" in last.content
    await stage.ann.click(last, "Last")
    assert "turn 16 of 16" in last.content


async def test_the_record_reads_back(stage):
    channel = await stage.begin()
    await finish(stage, channel, THREE_CATS[:5])
    shown = await stage.bob.use(channel, "replay", match="1")
    given = await stage.bob.click(shown.message, "As a file")
    file, in_words = given.message.attachments
    told = in_words.content.decode().splitlines()
    assert told[0] == "1. Ann's kitten on e6 boops nobody."
    assert file.filename == "boop-1.txt"
    record = read_record(file.content.decode())
    assert [str(turn) for turn in record.turns] == THREE_CATS[:5]
    assert record.headers["Orange"] == "Ann"
    assert record.headers["Result"] == "still running"
    assert str(record.end) == stage.row("SELECT position FROM matches")[0]
    assert isinstance(record.end, Position)


async def test_turns_taken_back_are_not_replayed(stage):
    channel = await stage.begin(rated=False)
    await finish(stage, channel, THREE_CATS[:3])
    await stage.ann.use(channel, "offer", what="Take my last turn back")
    shown = await stage.ann.use(channel, "replay", match="1")
    assert "turn 2 of 2" in shown.content


@pytest.mark.long
async def test_a_match_of_others_is_not_replayed_elsewhere(stage):
    channel = await stage.begin()
    elsewhere = stage.server.world.direct_channel(stage.cleo.user)
    assert "That's someone else's match" in (await stage.cleo.use(elsewhere, "replay", match="1")).content
    assert "can't find" in (await stage.cleo.use(channel, "replay", match="soon")).content
    assert "can't find" in (await stage.cleo.use(channel, "replay", match="9" * 30)).content
    await resign(stage, stage.ann, 1)
    offered = await stage.ann.suggestions(channel, "replay", "match", "bo")
    assert [choice["name"] for choice in offered] == ["Lost to Bob · match 1"]
    shown = (await stage.ann.use(channel, "replay", match="1")).message
    assert "nobody's on it yet" in shown.content
