"""A command that could mean several matches asks which, and a press goes on with it."""

import pytest

from tests.wire.taps import labels_of


async def begin(stage, friend, **options):
    asked = await stage.ann.use(stage.lounge, "challenge", member=friend, first="I start", **options)
    await friend.click(asked.message, "Accept")
    await stage.settle()


async def two(stage):
    await begin(stage, stage.bob)
    await begin(stage, stage.cleo, edition="ghost")


@pytest.mark.both
async def test_a_turn_is_taken_in_the_match_that_is_pressed(stage):
    await two(stage)
    asked = await stage.ann.use(stage.lounge, "move", turn="c3")
    assert asked.ephemeral
    assert asked.content == "Which match do you mean?"
    assert labels_of(asked.message) == ["Bob · boop · match 1", "Cleo · ghost boop · match 2"]
    await stage.ann.click(asked.message, "Cleo · ghost boop · match 2")
    await stage.settle()
    assert stage.rows("SELECT match_id, notation FROM turns") == [(2, "K@c3")]
    assert labels_of(asked.message) == ["Next board"]


@pytest.mark.long
@pytest.mark.both
async def test_giving_up_offering_and_showing_go_on_with_the_match_that_is_pressed(stage):
    await two(stage)
    asked = await stage.ann.use(stage.lounge, "resign")
    sure = await stage.ann.click(asked.message, "Bob · boop · match 1")
    assert sure.ephemeral
    assert stage.rows("SELECT state FROM matches ORDER BY id") == [("running",), ("running",)]
    asked = await stage.ann.use(stage.lounge, "offer", what="draw")
    await stage.ann.click(asked.message, "Bob · boop · match 1")
    await stage.settle()
    assert stage.rows("SELECT offer FROM matches ORDER BY id") == [("draw",), (None,)]
    asked = await stage.ann.use(stage.garden, "board", text=True)
    read = await stage.ann.click(asked.message, "Cleo · ghost boop · match 2")
    assert read.ephemeral
    assert "ghost" in read.content
    asked = await stage.ann.use(stage.garden, "board")
    await stage.ann.click(asked.message, "Cleo · ghost boop · match 2")
    await stage.settle()
    assert stage.rows("SELECT channel_id FROM matches ORDER BY id") == [
        (stage.lounge.id,),
        (stage.garden.id,),
    ]


@pytest.mark.long
async def test_nobody_else_presses_for_them(stage):
    await two(stage)
    asked = await stage.ann.use(stage.lounge, "move", turn="c3")
    assert (await stage.cleo.click(asked.message, "Bob · boop · match 1")).content.startswith(
        "That's someone else"
    )
    assert stage.kept()["turns"] == []


@pytest.mark.long
async def test_of_more_than_ten_the_list_is_named(stage):
    for number in range(11):
        await begin(stage, stage.person(f"Friend {number}" + "x" * 70))
        if number == 9:
            asked = await stage.ann.use(stage.lounge, "move", turn="c3")
            assert len(labels_of(asked.message)) == 10
            assert all(len(label) <= 80 for label in labels_of(asked.message))
    refused = await stage.ann.use(stage.lounge, "move", turn="c3")
    assert refused.content.startswith("That could be more than one match.")
    assert refused.message.items == []


@pytest.mark.long
async def test_the_beginning_of_a_name_and_an_edition_find_a_match(stage):
    await two(stage)
    await stage.ann.use(stage.lounge, "move", turn="c3", match="cl")
    await stage.settle()
    assert stage.rows("SELECT match_id FROM turns") == [(2,)]
    found = await stage.ann.suggestions(stage.lounge, "board", "match", "ghost")
    assert [choice["value"] for choice in found] == ["2"]


async def test_whoever_types_a_turn_elsewhere_reads_what_was_played_and_where(stage):
    await stage.begin()
    answer = await stage.ann.use(stage.garden, "move", turn="c3", match="1")
    assert answer.content.startswith("Played: kitten on c3.\n-# The board: ")
    assert answer.message.items == []


@pytest.mark.long
async def test_whoever_types_a_turn_elsewhere_is_led_to_the_next_match_that_waits(stage):
    await two(stage)
    answer = await stage.ann.use(stage.garden, "move", turn="c3", match="1")
    waiting = f"{stage.cleo.mention} is waiting for you, too, in match 2."
    assert answer.content.startswith(f"Played: kitten on c3. {waiting}\n-# The board: ")
    following = await stage.ann.click(answer.message, "Next board")
    assert following.message.id == answer.message.id, "in its place"
    assert following.message.attachments
    assert "Match 2" in following.content
    here = await stage.bob.use(stage.lounge, "move", turn="d5")
    assert "Played" not in here.content, "the board itself is the answer"
