"""Deadlines over simulated weeks: how much time is left, and what happens when it is up or nobody plays."""

import pytest

from sandbox.world.places import Permission
from tests.cases import some
from tests.wire.chairs import DAY, MINUTE, both_move, kinds_of, line, notices, offer, pass_time, state
from tests.wire.taps import labels_of
from tests.wire.test_bot_matches import begin as begin_with_bot
from tests.wire.test_offers import play


async def test_the_board_tells_how_long_there_is(stage):
    channel = await stage.begin()
    board = await stage.board(channel)
    deadline = int((stage.clock.now() + 3 * DAY).timestamp())
    told = board.content.splitlines()[-1]
    assert told.startswith("-# Match 1 · rated · due <t:")
    assert abs(int(told.partition("<t:")[2][:10]) - deadline) < 60


@pytest.mark.both
async def test_when_time_is_up_nothing_is_lost_until_the_win_is_claimed(stage):
    channel = await stage.begin()
    await both_move(stage, channel)
    await pass_time(stage, 4 * DAY)
    reminder_or_up = notices(channel)
    assert kinds_of(reminder_or_up) == ["is out of time"], "a late reminder is none"
    up = reminder_or_up[0]
    assert up.pings == [stage.bob.user.id]
    refused = await stage.ann.click(up, "Claim the win")
    assert "It's your own turn" in refused.content
    refused = await stage.cleo.click(up, "Claim the win")
    assert "That's someone else's match" in refused.content
    await stage.ann.use(channel, "move", turn="c3")
    stale = await stage.bob.click(up, "Claim the win")
    assert "has moved on" in stale.content
    assert state(stage) == ("running", None, None)
    await pass_time(stage, 3.1 * DAY)
    up = notices(channel)[-1]
    board = await stage.board(channel)
    await stage.ann.click(up, "Claim the win")
    await stage.settle()
    assert state(stage) == ("over", "time", "o")
    end = await stage.board(channel)
    assert end.content.startswith(f"🏆 {stage.ann.mention} wins: {stage.bob.mention}'s time is up.")
    assert end.pings == [stage.bob.user.id]
    told = "The match is over: Ann won, because Bob ran out of time."
    assert end.attachments[0].description.endswith(told)
    assert (up.content, up.items) == (f"{stage.ann.mention} claimed the win.", [])
    late = await stage.bob.click(board, "Boop!") if board.components else None
    assert late is None or "has moved on" in late.content


@pytest.mark.long
@pytest.mark.parametrize("moved", [[], ["c3"]])
async def test_before_both_have_moved_time_that_is_up_counts_for_nobody(stage, moved):
    channel = await stage.begin(rated=True)
    await play(stage, *moved)
    await pass_time(stage, 4 * DAY)
    up = notices(channel)[-1]
    assert "You haven't both taken two turns yet." in up.content
    waiting = stage.ann if moved else stage.bob
    await waiting.click(up, "Call it off")
    await stage.settle()
    assert state(stage) == ("over", "called-off", None)
    assert stage.row("SELECT count(*) FROM standings") == (0,)
    assert "called match 1 off" in (await stage.board(channel)).content
    assert up.content == "Match 1 is over.", "nobody claimed anything"


@pytest.mark.long
async def test_a_win_claimed_where_the_channel_is_gone_is_told_to_both(stage):
    channel = await stage.begin(stage.garden)
    await both_move(stage, channel)
    await stage.server.delete(channel)
    await pass_time(stage, 3.5 * DAY)
    letters = {
        person: stage.server.world.direct_channel(person.user).messages for person in (stage.ann, stage.bob)
    }
    up = next(each for each in letters[stage.bob].values() if "out of time" in each.content)
    await stage.bob.click(up, "Claim the win")
    await stage.settle()
    direct = stage.server.world.direct_channel(stage.bob.user)
    assert any("I can't post in" in message.content for message in stage.bob.sees(direct))
    for told in letters.values():
        end = list(told.values())[-1]
        assert end.content.startswith(f"🏆 {stage.bob.mention} wins: {stage.ann.mention}'s time is up.")


@pytest.mark.long
async def test_a_win_claimed_from_a_direct_message_is_shown_in_its_channel(stage):
    await stage.bob.use(stage.lounge, "settings", reminders="By direct message")
    channel = await stage.begin()
    await both_move(stage, channel)
    stage.lounge.bot_permissions &= ~Permission.SEND
    await pass_time(stage, 3.5 * DAY)
    stage.lounge.bot_permissions |= Permission.SEND
    direct = stage.server.world.direct_channel(stage.bob.user)
    (up,) = notices(direct)
    await stage.bob.click(up, "Claim the win")
    await stage.settle()
    assert any("Here's the board" in message.content for message in stage.bob.sees(direct))
    end = await stage.board(channel)
    assert end.content.startswith(f"🏆 {stage.bob.mention} wins: {stage.ann.mention}'s time is up.")
    assert end.pings == [stage.ann.user.id]
    assert len([message for message in direct.messages.values() if not message.ephemeral]) == 1


@pytest.mark.long
async def test_a_claim_before_time_is_refused(stage):
    channel = await stage.begin()
    await both_move(stage, channel)
    await pass_time(stage, 3.5 * DAY)
    up = notices(channel)[-1]
    stage.clock.moved -= DAY
    refused = await stage.bob.click(up, "Claim the win")
    assert refused.content.startswith(f"{stage.ann.mention}'s turn is due <t:")
    more = await stage.bob.click(await stage.board(channel), "More")
    assert "Claim the win" not in [item["label"] for item in more.message.items]
    stage.clock.moved += DAY
    more = await stage.bob.click(await stage.board(channel), "More")
    assert "Claim the win" in [item["label"] for item in more.message.items]
    await stage.bob.click(more.message, "Claim the win")
    await stage.settle()
    assert state(stage) == ("over", "time", "g")


@pytest.mark.long
async def test_after_a_long_absence_there_is_the_whole_time_to_answer(stage):
    channel = await stage.begin()
    await both_move(stage, channel)
    await pass_time(stage, 11 * DAY)
    (up,) = notices(channel)
    assert kinds_of([up]) == ["is out of time"]
    await pass_time(stage, 6.9 * DAY)
    await stage.bob.click(up, "Claim the win")
    assert state(stage) == ("over", "time", "g")


@pytest.mark.long
async def test_a_day_more_is_given(stage):
    channel = await stage.begin()
    await pass_time(stage, 3.5 * DAY)
    await stage.bob.click(notices(channel)[-1], "Give another day")
    await stage.settle()
    given = line(channel)
    assert given.content.startswith(f"{stage.ann.mention}, {stage.bob.mention} gave you 1 day more.")
    assert given.pings == [stage.ann.user.id]
    assert labels_of(given) == ["Boop!"]
    await pass_time(stage, 0.8 * DAY)
    assert kinds_of(notices(channel))[-1] == "is waiting for your turn"
    await stage.ann.use(channel, "move", turn="c3")
    assert state(stage)[0] == "running"


@pytest.mark.long
@pytest.mark.both
async def test_settings_leave_a_given_day_as_it_is(stage):
    channel = await stage.begin(pace="7 days a turn")
    await pass_time(stage, 7.5 * DAY)
    await stage.bob.click(notices(channel)[-1], "Give another day")
    await stage.ann.use(channel, "settings", boards_move=False)
    await pass_time(stage, 0.8 * DAY)
    assert kinds_of(notices(channel))[-1] == "is waiting for your turn"


@pytest.mark.long
async def test_taking_back_gains_no_time(stage):
    await stage.begin(rated=False)
    await pass_time(stage, 2 * DAY)
    await play(stage, "c3")
    await stage.ann.use(stage.lounge, "offer", what="Take my last turn back")
    deadline = stage.row("SELECT deadline FROM matches")[0]
    assert deadline.startswith((stage.clock.now() + DAY).strftime("%Y-%m-%d"))


@pytest.mark.long
@pytest.mark.both
@pytest.mark.parametrize("meanwhile", some(["a pause", "more time", "a day more"], 1))
async def test_nor_after_what_was_granted_meanwhile(stage, meanwhile):
    await stage.begin(rated=False)
    await pass_time(stage, 2 * DAY)
    await play(stage, "c3")
    match meanwhile:
        case "a pause":
            _, asked = await offer(stage, stage.bob, "A pause: the clock stops")
            await stage.ann.click(asked, "Accept")
        case "more time":
            _, asked = await offer(stage, stage.bob, "More time for this turn: one turn's worth")
            await stage.ann.click(asked, "Accept")
        case "a day more":
            await pass_time(stage, 3.1 * DAY)
            await stage.ann.click(notices(stage.lounge)[-1], "Give another day")
    await stage.settle()
    await stage.ann.use(stage.lounge, "offer", what="Take my last turn back")
    (deadline,) = stage.row("SELECT deadline FROM matches")
    assert deadline.startswith((stage.clock.now() + DAY).strftime("%Y-%m-%d")), meanwhile


@pytest.mark.long
async def test_seven_days_unclaimed_it_is_put_away_and_counts_for_nobody(stage):
    channel = await stage.begin()
    await pass_time(stage, 3.1 * DAY)
    await pass_time(stage, 6.8 * DAY)
    assert state(stage) == ("running", None, None)
    await pass_time(stage, 0.3 * DAY)
    assert state(stage) == ("over", "abandoned", None)
    board = await stage.board(channel)
    assert "match 1 was abandoned" in board.content
    assert board.attachments[0].description.endswith("it was abandoned, so it doesn't count.")
    assert set(board.pings) == {stage.ann.user.id, stage.bob.user.id}
    assert "over" in (await stage.ann.use(channel, "move", turn="c3", match="1")).content


@pytest.mark.long
async def test_where_the_bot_plays_only_the_person_is_asked(stage):
    channel = await begin_with_bot(stage, stage.lounge, pace="No clock")
    await pass_time(stage, 30.1 * DAY)
    (asked,) = notices(channel)
    said, *_ = asked.content.splitlines()
    assert said == f"{stage.ann.mention}, nobody has moved in match 1 for thirty days. Still playing?"
    assert asked.pings == [stage.ann.user.id]


@pytest.mark.long
async def test_without_a_clock_both_are_asked_after_a_long_silence(stage):
    channel = await stage.begin(pace="No clock")
    assert "no clock" in (await stage.board(channel)).content
    await pass_time(stage, 29 * DAY)
    assert notices(channel) == []
    await pass_time(stage, 1.1 * DAY)
    (asked,) = notices(channel)
    assert set(asked.pings) == {stage.ann.user.id, stage.bob.user.id}
    assert "That's someone else's match" in (await stage.cleo.click(asked, "Still playing")).content
    await stage.bob.click(asked, "Still playing")
    assert (asked.content, asked.items) == (f"{stage.bob.mention} is still playing match 1.", [])
    await pass_time(stage, 31 * DAY)
    (asked,) = notices(channel)
    await pass_time(stage, 31 * DAY)
    assert state(stage) == ("over", "abandoned", None)
    assert (asked.content, asked.items) == ("Match 1 is over.", [])


@pytest.mark.long
async def test_after_a_long_absence_a_silent_match_is_asked_about_first(stage):
    await stage.begin(pace="No clock")
    await pass_time(stage, 61 * DAY)
    assert state(stage)[0] == "running"
    await pass_time(stage, 31 * DAY)
    assert state(stage) == ("over", "abandoned", None)


@pytest.mark.long
async def test_an_offer_breaks_the_silence(stage):
    channel = await stage.begin(pace="No clock")
    await pass_time(stage, 29 * DAY)
    _, board = await offer(stage, stage.ann, "A draw")
    await stage.bob.click(board, "Decline")
    await pass_time(stage, 2 * DAY)
    assert notices(channel) == []


@pytest.mark.long
@pytest.mark.parametrize("told", [False, True], ids=["never", "late"])
async def test_a_turn_that_could_not_be_shown_is_not_lost_on_time(stage, told):
    """Ann plays from elsewhere, and where they play the bot can only answer."""
    world = stage.server.world
    both, alone = world.direct_channel(stage.ann.user, stage.bob.user), world.direct_channel(stage.ann.user)
    options = {"first": "I start", "pace": "10 minutes a turn"}
    challenge = await stage.ann.use(both, "challenge", member=stage.bob, **options)
    await stage.bob.click(challenge.message, "Accept")
    await stage.settle()  # what answers Bob's press could show the turn, too
    for person, turn in ((stage.ann, "a1"), (stage.bob, "f6"), (stage.ann, "a6"), (stage.bob, "f1")):
        await person.use(both, "move", turn=turn, match="1")
    await stage.settle()
    await stage.ann.use(alone, "move", turn="c3", match="1")
    await pass_time(stage, 11 * MINUTE)
    (up,) = [message for message in alone.messages.values() if "Claim the win" in labels_of(message)]
    refused = await stage.ann.click(up, "Claim the win")
    assert refused.content.startswith(f"{stage.bob.mention} may not know about your last turn")
    assert "`/board`" in refused.content
    if told:
        await stage.ann.use(both, "board", match="1")
        await stage.settle()
        refused = await stage.ann.click(up, "Claim the win")
        assert refused.content.startswith(f"{stage.bob.mention}'s turn is due")
    await pass_time(stage, 10 * MINUTE)
    await stage.ann.click(up, "Claim the win")
    await stage.settle()
    assert state(stage) == ("over", "time", "o")
