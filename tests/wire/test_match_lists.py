"""Which match is meant: names that look like numbers, autocomplete, and the list of `/games`."""

from tests.wire.test_challenges import challenge


async def test_an_opponent_whose_name_is_a_number_is_not_mistaken_for_one(stage):
    await stage.begin()
    one = stage.person("1")
    second = await challenge(stage, stage.ann, member=one, first="I begin")
    await one.click(second.message, "Accept")
    await stage.settle()
    refused = await stage.ann.use(stage.lounge, "move", turn="c3", match="1")
    assert refused.content.startswith("More than one match could be meant.")
    assert stage.kept()["turns"] == []


async def test_autocomplete_tells_nobody_of_others_matches(stage):
    await stage.begin()
    assert await stage.cleo.suggestions(stage.lounge, "move", "turn", "c3", match="1") == []
    assert await stage.bob.suggestions(stage.lounge, "move", "turn", "c3", match="1") == []
    assert len(await stage.ann.suggestions(stage.lounge, "move", "turn", "c3", match="1")) == 1
    picked = await stage.ann.suggestions(stage.lounge, "move", "turn", "c3 (kitten): quiet")
    assert [choice["value"] for choice in picked] == ["K@c3"]


async def test_a_friend_with_many_matches_gets_a_list_that_fits(stage):
    for number in range(14):
        friend = stage.person(f"Friend {number}")
        asked = await challenge(stage, stage.ann, member=friend)
        await friend.click(asked.message, "Accept")
    await stage.settle()
    listed = (await stage.ann.use(stage.lounge, "games")).content
    assert len(listed) <= 2000
    assert "more." in listed
