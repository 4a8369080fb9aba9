"""Which match is meant: names that look like numbers, autocomplete, and the list of `/games`."""

import pytest

from tests.stage import boards_in
from tests.wire.chairs import offer
from tests.wire.games import THREE_CATS
from tests.wire.taps import labels_of, tap_square
from tests.wire.test_challenges import challenge


async def test_an_opponent_whose_name_is_a_number_is_not_mistaken_for_one(stage):
    await stage.begin()
    one = stage.person("1")
    second = await challenge(stage, stage.ann, member=one, first="I start")
    await one.click(second.message, "Accept")
    await stage.settle()
    refused = await stage.ann.use(stage.lounge, "move", turn="c3", match="1")
    assert refused.content.startswith("Which match do you mean?")
    assert stage.kept()["turns"] == []


async def test_autocomplete_tells_nobody_of_others_matches(stage):
    await stage.begin()
    told = await stage.cleo.suggestions(stage.lounge, "move", "turn", "c3", match="1")
    assert told == [{"name": "That's someone else's match.", "value": "c3"}]
    told = await stage.bob.suggestions(stage.lounge, "move", "turn", "c3", match="1")
    assert told == [{"name": "It isn't your turn in that match.", "value": "c3"}]
    assert len(await stage.ann.suggestions(stage.lounge, "move", "turn", "c3", match="1")) == 1
    picked = await stage.ann.suggestions(stage.lounge, "move", "turn", "c3 kitten: boops nobody")
    assert [choice["value"] for choice in picked] == ["K@c3"]


@pytest.mark.long
async def test_a_friend_with_many_matches_gets_a_list_that_fits(stage):
    for number in range(14):
        friend = stage.person(f"Friend {number}")
        asked = await challenge(stage, stage.ann, member=friend)
        await friend.click(asked.message, "Accept")
    await stage.settle()
    listed = await stage.ann.use(stage.lounge, "games")
    assert len(listed.content) <= 2000
    assert "Page 1 of 2" in listed.content
    first = listed.content
    further = await stage.ann.click(listed.message, "Next")
    assert "Page 2 of 2" in further.content
    lines = [text.splitlines()[1:-1] for text in (first, further.content)]
    assert [len(page) for page in lines] == [8, 6]
    assert not set(lines[0]) & set(lines[1])
    assert (await stage.ann.click(further.message, "Back")).content == first
    label = listed.message.items[0]["options"][0]["label"]
    board = await stage.ann.pick(listed.message, "Go to a match", label)
    assert board.ephemeral
    assert board.message.attachments


async def match_in(stage, channel, opponent):
    """Ann challenges somebody, who accepts; Ann begins."""
    asked = await stage.ann.use(channel, "challenge", member=opponent, first="I start")
    await opponent.click(asked.message, "Accept")
    await stage.settle()


@pytest.mark.long
async def test_where_it_is_the_others_turn_no_turn_is_taken_in_a_match_elsewhere(stage):
    den = stage.server.world.add_channel("den", stage.guild)
    den.bot_permissions = stage.lounge.bot_permissions
    await match_in(stage, stage.lounge, stage.bob)
    await match_in(stage, den, stage.cleo)
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.settle()
    board = await stage.board(den)
    kept = stage.kept()
    refused = await stage.ann.use(stage.lounge, "move", turn="d4")
    assert refused.content == (
        f"It's {stage.bob.mention}'s turn here, but it's yours in match 2 against {stage.cleo.mention}: "
        f"https://discord.com/channels/{stage.guild.id}/{den.id}/{board.id} Play it there, or add `match:2`."
    )
    assert stage.kept() == kept
    told = await stage.ann.suggestions(stage.lounge, "move", "turn", "d4")
    assert told == [{"name": "It isn't your turn here, but it is in another match.", "value": "d4"}]
    played = await stage.ann.use(stage.lounge, "move", turn="d4", match="2")
    new = await stage.board(den)
    assert new.id != board.id
    assert f"-# The board: https://discord.com/channels/{stage.guild.id}/{den.id}/{new.id}" in played.content
    nothing = await stage.ann.use(den, "move", turn="e5")
    assert nothing.content.startswith("It isn't your turn anywhere.")


async def test_where_no_match_of_ones_own_is_the_one_that_awaits_is_meant(stage):
    await stage.begin()
    played = await stage.ann.use(stage.garden, "move", turn="c3")
    assert "-# The board: " in played.content


async def test_the_list_tells_how_a_series_stands_and_that_an_offer_waits(stage):
    await stage.begin(games="Best of three", rated=False)
    await offer(stage, stage.ann, "A draw")
    told = (await stage.bob.use(stage.lounge, "games")).content
    assert "✋ an offer waits for your answer" in told
    assert f"Game 1 of up to 3 · {stage.ann.mention} 0–0 {stage.bob.mention}" in told
    hers = (await stage.ann.use(stage.lounge, "games")).content
    assert "✋" not in hers
    assert "Game 1 of up to 3" in hers


async def test_of_those_in_which_one_waits_a_match_with_an_offer_comes_first(stage):
    for number in ("1", "2"):
        await stage.begin()
        await stage.ann.use(stage.lounge, "move", turn="c3", match=number)
    listed = (await stage.ann.use(stage.garden, "games")).message
    assert "match 1" in str(listed.items[0]["options"][0])
    await stage.bob.use(stage.lounge, "offer", what="A pause: the clock stops", match="2")
    await stage.settle()
    listed = (await stage.ann.use(stage.garden, "games")).message
    assert "match 2" in str(listed.items[0]["options"][0])


@pytest.mark.long
async def test_a_board_from_the_list_shows_the_offer_that_waits(stage):
    await stage.begin()
    for person, turn in ((stage.ann, "c3"), (stage.bob, "d5"), (stage.ann, "a1"), (stage.bob, "f6")):
        await person.use(stage.lounge, "move", turn=turn)
    await offer(stage, stage.ann, "A draw")
    boards = {}
    for person in (stage.ann, stage.bob):
        listed = await person.use(stage.garden, "games")
        option = listed.message.items[0]["options"][0]["label"]
        boards[person] = (await person.pick(listed.message, "Go to a match", option)).message
    assert labels_of(boards[stage.ann]) == ["Boop!", "More"], "their own offer is under More"
    assert f"{stage.bob.mention}, {stage.ann.mention} offers a draw." in boards[stage.bob].content
    assert labels_of(boards[stage.bob]) == ["Plan ahead", "More", "Accept the draw", "Decline the draw"]
    drawn = await stage.bob.click(boards[stage.bob], "Accept the draw")
    await stage.settle()
    assert drawn.message is boards[stage.bob]
    assert drawn.content.startswith(
        f"🤝 A draw: {stage.ann.mention} and {stage.bob.mention} agreed.\n-# The board: "
    )
    assert (drawn.message.attachments, labels_of(drawn.message)) == ([], []), "no board that is out of date"


async def test_a_paused_match_waits_for_nobody_in_the_list(stage):
    await stage.begin()
    _, asked = await offer(stage, stage.bob, "A pause: the clock stops")
    await stage.ann.click(asked, "Accept")
    await stage.settle()
    told = (await stage.ann.use(stage.lounge, "games")).content
    assert told.startswith("Your turn: 0 · their turn: 0 · paused: 1")
    assert f"⏸️ {stage.bob.mention} · boop · turn 1 · paused" in told


@pytest.mark.long
async def test_a_board_from_the_list_becomes_the_picker_and_then_the_next_board(stage):
    await stage.begin()
    await match_in(stage, stage.garden, stage.cleo)
    listed = await stage.ann.use(stage.lounge, "games")
    options = listed.message.items[0]["options"]
    board = await stage.ann.pick(listed.message, "Go to a match", options[0]["label"])
    picker = await stage.ann.click(board.message, "Boop!")
    assert picker.message.id == board.message.id
    assert picker.message.attachments, "the picture stays"
    picker = await tap_square(stage.ann, picker.message, "c3")
    done = await stage.ann.click(picker, "Boop it!")
    assert done.message.id == board.message.id
    further = await stage.ann.click(done.message, "Next board")
    await stage.settle()
    assert further.message.id > done.message.id, "below the board that has come"
    assert done.message.id not in stage.lounge.messages
    assert labels_of(further.message) == ["Boop!", "More"]
    picker = await stage.ann.click(further.message, "Boop!")
    picker = await tap_square(stage.ann, picker.message, "c3")
    before = len(stage.ann.sees(stage.lounge))
    done = (await stage.ann.click(picker, "Boop it!")).message
    await stage.settle()
    played, where = done.content.splitlines()
    assert played == "Played: kitten on c3. Nothing else is waiting for you."
    assert where.startswith("-# The board: https://discord.com/channels/"), "one message says it all"
    assert len(stage.ann.sees(stage.lounge)) == before


@pytest.mark.long
async def test_a_win_leads_on_to_the_match_that_waits(stage):
    await stage.begin()
    for number, turn in enumerate(THREE_CATS[:-1]):
        await (stage.ann, stage.bob)[number % 2].use(stage.lounge, "move", turn=turn, match="1")
    await stage.begin()
    await stage.ann.use(stage.lounge, "move", turn="c3", match="2")
    listed = await stage.bob.use(stage.garden, "games")
    options = listed.message.items[0]["options"]
    ours = next(each["label"] for each in options if "match 1" in str(each))
    board = (await stage.bob.pick(listed.message, "Go to a match", ours)).message
    picker = (await stage.bob.click(board, "Boop!")).message
    if "Use a cat" in labels_of(picker):
        picker = (await stage.bob.click(picker, "Use a cat")).message
    picker = await tap_square(stage.bob, picker, THREE_CATS[-1][-2:])
    done = await stage.bob.click(picker, "Boop it!")
    await stage.settle()
    assert "wins!" in (await stage.board(stage.lounge)).content or "wins!" in str(boards_in(stage.lounge))
    waits = f"{stage.ann.mention} is waiting for you, too, in match 2."
    assert done.content.startswith(f"Played: cat on {THREE_CATS[-1][-2:]}. You've won! 🎉 {waits}\n")
    assert labels_of(done.message) == ["Next board"]


async def test_whoever_waits_may_plan_from_a_board_of_the_list(stage):
    await stage.begin()
    listed = await stage.bob.use(stage.garden, "games")
    option = listed.message.items[0]["options"][0]["label"]
    board = await stage.bob.pick(listed.message, "Go to a match", option)
    assert board.content.startswith(f"It's {stage.ann.mention}'s turn.\n"), "nobody is told that it is theirs"
    assert labels_of(board.message) == ["Plan ahead", "More"], "a turn can't be taken"
    planned = await stage.bob.click(board.message, "Plan ahead")
    assert planned.content.startswith("⚡ **Plan ahead** · match 1")


async def test_the_list_names_the_challenges_that_wait_for_an_answer(stage):
    asked = await challenge(stage, stage.ann, member=stage.bob)
    await stage.settle()
    told = (await stage.bob.use(stage.lounge, "games")).content
    link = f"https://discord.com/channels/{stage.guild.id}/{stage.lounge.id}/{asked.message.id}"
    assert told.splitlines()[-1] == f"✋ Waiting for your answer: {stage.ann.mention} ([challenge]({link}))"
    assert "✋" not in (await stage.ann.use(stage.lounge, "games")).content


async def test_a_match_that_is_looked_at_in_the_thread_of_another_stays_where_it_is(stage):
    thread = await stage.begin(stage.garden)
    asked = await stage.ann.use(stage.lounge, "challenge", member=stage.cleo, first="I start")
    await stage.cleo.click(asked.message, "Accept")
    await stage.settle()
    before = len(thread.messages)
    shown = await stage.ann.use(thread, "board", match="2")
    assert shown.ephemeral
    assert shown.message.attachments
    assert labels_of(shown.message) == ["Boop!", "More"]
    await stage.settle()
    assert stage.row("SELECT channel_id FROM matches WHERE id = 2") == (stage.lounge.id,)
    assert len([each for each in thread.messages.values() if not each.ephemeral]) == before
