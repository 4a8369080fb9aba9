"""Where a match lives: in a thread of its own, in a channel, and wherever its players take it; rematches too."""

from sandbox.places import ChannelType, Permission


async def begin_in(stage, channel):
    challenge = await stage.ann.use(channel, "challenge", member=stage.bob, first="I begin")
    await stage.bob.click(challenge.message, "Accept")
    await stage.settle()
    return challenge.message


async def test_a_match_gets_a_thread_of_its_own_with_both_players_in_it(stage):
    challenge = await begin_in(stage, stage.garden)
    thread = challenge.thread
    assert thread.type is ChannelType.THREAD
    assert thread.name == "boop: Ann – Bob"
    assert {stage.ann.user.id, stage.bob.user.id} <= thread.members
    first = await stage.board(thread)
    assert set(first.pings) == {stage.ann.user.id, stage.bob.user.id}
    played = await stage.ann.use(thread, "move", turn="c3")
    assert played.message.channel is thread
    assert played.message.pings == [stage.bob.user.id]
    assert [message for message in stage.garden.messages.values() if message.attachments] == []


async def test_long_and_odd_names_fit_a_threads_name(stage):
    long = stage.person("*x*" * 60)
    challenge = await stage.ann.use(stage.garden, "challenge", member=long)
    await long.click(challenge.message, "Accept")
    await stage.settle()
    assert len(challenge.message.thread.name) <= 100


async def test_without_the_permission_it_stays_in_the_channel(stage):
    challenge = await begin_in(stage, stage.lounge)
    assert challenge.thread is None
    assert (await stage.board(stage.lounge)).channel is stage.lounge


async def test_a_turn_wakes_an_archived_thread(stage):
    thread = (await begin_in(stage, stage.garden)).thread
    thread.archived = True
    played = await stage.ann.use(stage.lounge, "move", turn="c3")
    assert played.ephemeral
    await stage.settle()
    assert not thread.archived
    assert (await stage.board(thread)).pings == [stage.bob.user.id]


async def test_a_deleted_thread_is_no_loss_board_moves_the_match(stage):
    thread = (await begin_in(stage, stage.garden)).thread
    thread.deleted = True
    told = await stage.ann.use(stage.lounge, "move", turn="c3")
    assert told.ephemeral
    assert told.content.startswith("Done, and kept safe. But I can't post in")
    assert len(stage.kept()["turns"]) == 1
    await stage.bob.use(stage.lounge, "board")
    # The publisher, still trying, may bring the board there before the command's answer does.
    moved = await stage.board(stage.lounge)
    assert moved.content.startswith(f"📦 {stage.ann.mention} and {stage.bob.mention}, your match lives here")
    assert set(moved.pings) == {stage.ann.user.id, stage.bob.user.id}
    assert [message for message in stage.lounge.messages.values() if message.items] == [moved]
    played = await stage.bob.use(stage.lounge, "move", turn="d4")
    assert played.message.channel is stage.lounge


async def test_moving_takes_the_buttons_off_the_board_left_behind(stage):
    thread = (await begin_in(stage, stage.garden)).thread
    left = await stage.board(thread)
    await stage.ann.use(stage.lounge, "board")
    await stage.settle()
    assert left.items == []
    assert (await stage.board(stage.lounge)).items != []


async def test_a_deleted_board_is_posted_again(stage):
    await begin_in(stage, stage.lounge)
    board = await stage.board(stage.lounge)
    del stage.lounge.messages[board.id]
    again = await stage.bob.use(stage.lounge, "board")
    assert again.message.attachments
    assert not again.content.startswith("📦")
    assert (await stage.ann.click(again.message, "Boop!")).ephemeral


async def test_where_the_bot_may_no_longer_send_the_turn_goes_by_the_interaction(stage):
    await begin_in(stage, stage.lounge)
    board = await stage.board(stage.lounge)
    stage.lounge.bot_permissions &= ~Permission.SEND
    picker = (await stage.ann.click(board, "Boop!")).message
    picker = (await stage.ann.pick(picker, "Squares on the left: a, b, c", "c3")).message
    await stage.ann.click(picker, "Boop it!")
    await stage.settle()
    board = await stage.board(stage.lounge)
    assert board.pings == [stage.bob.user.id]
    assert board.items != []


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
