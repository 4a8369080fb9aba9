"""A note to one's own match: nobody else ever sees it, and it stays after the match."""

import pytest

from tests.wire.chairs import finish, forget_me
from tests.wire.test_privacy import exported

PLAIN = "**Watch** @everyone\n\n   <#1> [here](https://example.com)"
PLAN = "-# **Plan ahead**: pick your answer to a turn that hasn't come yet; if it does, I play it for you."
NOTE = "-# **Note**: a few words that only you can read."
READ = "-# **Read the board**: what stands where, in words."


async def more(stage, person):
    return (await person.click(await stage.board(stage.lounge), "More")).message


async def note(stage, person, text):
    opened = await more(stage, person)
    form = await person.click(opened, "Note")
    await person.fill(form, {"Note": text})
    return opened


@pytest.mark.long
@pytest.mark.both
async def test_a_note_is_shown_as_it_was_written_to_its_author_alone(stage):
    await stage.begin()
    noted = await note(stage, stage.ann, PLAIN)
    assert noted.content.splitlines() == [
        "Match 1:",
        "📝 Your note, for you alone:",
        r"> \*\*Watch\*\* \@everyone",
        r"> \<\#1\> \[here\]\(https\://example.com\)",
        PLAN,
        READ,
    ]
    assert noted.pings == []
    assert (await more(stage, stage.ann)).content == noted.content
    assert (await more(stage, stage.bob)).content.splitlines() == ["Match 1:", PLAN, NOTE, READ]
    await note(stage, stage.bob, "mine")
    assert (await more(stage, stage.ann)).content == noted.content
    await finish(stage, stage.lounge)
    told = (await stage.ann.use(stage.lounge, "replay", match="1")).content
    assert told.splitlines()[-3:] == noted.content.splitlines()[1:4]
    kept = await exported(stage, stage.ann)
    assert kept["matches"][0]["note"].startswith("**Watch**")
    assert "mine" not in str(kept)
    await forget_me(stage, stage.ann)
    assert stage.rows("SELECT note FROM match_notes") == [("mine",)]


@pytest.mark.both
@pytest.mark.long
async def test_an_empty_note_is_none_and_a_long_one_fits(stage):
    await stage.begin()
    assert len((await note(stage, stage.ann, "*\n" * 250)).content) < 2000
    assert (await note(stage, stage.ann, "")).content.splitlines() == ["Match 1:", PLAN, NOTE, READ]
    assert stage.rows("SELECT note FROM match_notes") == []


@pytest.mark.long
async def test_nobody_notes_anything_to_a_match_of_others(stage):
    await stage.begin()
    opened = await more(stage, stage.ann)
    form = await stage.ann.click(opened, "Note")
    form.modal["custom_id"] = "noteform:1"
    answer = await stage.cleo.submit(stage.lounge, form.modal, note="mine")
    assert answer.content.splitlines()[-1].startswith("⚠️ That's someone else's match.")
    assert stage.rows("SELECT note FROM match_notes") == []
