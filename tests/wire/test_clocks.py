"""Deadlines, reminders and what is done when time is up, over simulated weeks."""

from datetime import timedelta

import pytest

from sandbox.people import NotThere
from sandbox.trouble import Fault, Trouble
from tests.wire.chairs import DAY, notices, pass_time, state
from tests.wire.games import THREE_CATS


async def test_the_board_tells_how_long_there_is(stage):
    channel = await stage.begin()
    board = await stage.board(channel)
    deadline = int((stage.clock.now() + 3 * DAY).timestamp())
    told = next(line for line in board.content.splitlines() if line.startswith("⏳"))
    assert told.startswith(f"⏳ {stage.ann.mention} has time until <t:")
    assert abs(int(told.partition("<t:")[2][:10]) - deadline) < 60


@pytest.mark.parametrize(
    ("pace", "time"),
    [
        ("10 minutes a turn", timedelta(minutes=10)),
        ("1 day a turn", DAY),
        ("3 days a turn", 3 * DAY),
        ("7 days a turn", 7 * DAY),
    ],
)
async def test_one_reminder_when_a_third_is_left_and_then_none(stage, pace, time):
    channel = await stage.begin(pace=pace)
    await pass_time(stage, time * 0.6)
    assert notices(channel) == []
    await pass_time(stage, time * 0.1)
    (reminder,) = notices(channel)
    assert reminder.content.startswith(f"⏰ {stage.ann.mention}, it is your turn against {stage.bob.mention}")
    assert reminder.pings == [stage.ann.user.id]
    await pass_time(stage, time * 0.2)
    await stage.restart_bot()
    await pass_time(stage, time * 0.05)
    assert len(notices(channel)) == 1
    await stage.ann.use(channel, "move", turn="c3")
    await pass_time(stage, time * 0.7)
    assert [m.pings for m in notices(channel)] == [[stage.ann.user.id], [stage.bob.user.id]]


async def test_when_time_is_up_nothing_is_lost_until_the_win_is_claimed(stage):
    channel = await stage.begin()
    await pass_time(stage, 4 * DAY)
    reminder_or_up = notices(channel)
    assert [m.content[0] for m in reminder_or_up] == ["⌛"], "a late reminder is none"
    up = reminder_or_up[0]
    assert up.pings == [stage.bob.user.id]
    refused = await stage.ann.click(up, "Claim the win")
    assert "It is your own turn" in refused.content
    refused = await stage.cleo.click(up, "Claim the win")
    assert "between others" in refused.content
    await stage.ann.use(channel, "move", turn="c3")
    stale = await stage.bob.click(up, "Claim the win")
    assert "out of date" in stale.content
    assert state(stage) == ("running", None, None)
    await pass_time(stage, 3.1 * DAY)
    up = notices(channel)[-1]
    board = await stage.board(channel)
    await stage.ann.click(up, "Claim the win")
    await stage.settle()
    assert state(stage) == ("over", "time", "o")
    end = await stage.board(channel)
    assert end.content.startswith(f"{stage.bob.mention}'s time was up")
    assert end.pings == [stage.bob.user.id]
    twice = await stage.ann.click(up, "Claim the win")
    assert "out of date" in twice.content
    late = await stage.bob.click(board, "Boop!") if board.components else None
    assert late is None or "out of date" in late.content


async def test_a_claim_before_time_is_refused(stage):
    channel = await stage.begin()
    await pass_time(stage, 3.5 * DAY)
    up = notices(channel)[-1]
    stage.clock.moved -= DAY
    refused = await stage.bob.click(up, "Claim the win")
    assert refused.content.startswith(f"{stage.ann.mention} still has time: it ends <t:")
    more = await stage.bob.click(await stage.board(channel), "More")
    assert "Claim the win" not in [item["label"] for item in more.message.items]
    stage.clock.moved += DAY
    more = await stage.bob.click(await stage.board(channel), "More")
    assert "Claim the win" in [item["label"] for item in more.message.items]
    await stage.bob.click(more.message, "Claim the win")
    await stage.settle()
    assert state(stage) == ("over", "time", "g")


async def test_a_day_more_is_given(stage):
    channel = await stage.begin()
    await pass_time(stage, 3.5 * DAY)
    await stage.bob.click(notices(channel)[-1], "Give a day more")
    await stage.settle()
    board = await stage.board(channel)
    assert board.content.startswith(f"⏳ {stage.ann.mention}, {stage.bob.mention} gives you more time.")
    assert board.pings == [stage.ann.user.id]
    await pass_time(stage, 0.8 * DAY)
    assert notices(channel)[-1].content.startswith("⏰")
    await stage.ann.use(channel, "move", turn="c3")
    assert state(stage)[0] == "running"


async def test_seven_days_unclaimed_it_is_put_away_and_counts_for_nobody(stage):
    channel = await stage.begin()
    await pass_time(stage, 3.1 * DAY)
    await pass_time(stage, 6.8 * DAY)
    assert state(stage) == ("running", None, None)
    await pass_time(stage, 0.3 * DAY)
    assert state(stage) == ("over", "abandoned", None)
    board = await stage.board(channel)
    assert "is put away. It counts for nobody." in board.content
    assert set(board.pings) == {stage.ann.user.id, stage.bob.user.id}
    assert "over" in (await stage.ann.use(channel, "move", turn="c3", match="1")).content


async def test_without_a_clock_both_are_asked_after_a_long_silence(stage):
    channel = await stage.begin(pace="No clock")
    assert "⏳" not in (await stage.board(channel)).content
    await pass_time(stage, 29 * DAY)
    assert notices(channel) == []
    await pass_time(stage, 1.1 * DAY)
    (asked,) = notices(channel)
    assert set(asked.pings) == {stage.ann.user.id, stage.bob.user.id}
    assert "between others" in (await stage.cleo.click(asked, "We go on")).content
    assert "Good" in (await stage.bob.click(asked, "We go on")).content
    await pass_time(stage, 31 * DAY)
    assert len(notices(channel)) == 2
    await pass_time(stage, 31 * DAY)
    assert state(stage) == ("over", "abandoned", None)
    assert "over" in (await stage.bob.click(asked, "We go on")).content


@pytest.mark.parametrize("where", ["By direct message", "In the match's channel", "Not at all"])
async def test_each_is_reminded_where_they_like(stage, where):
    settings = await stage.ann.use(stage.lounge, "settings", reminders=where)
    assert settings.ephemeral
    channel = await stage.begin()
    await pass_time(stage, 2.1 * DAY)
    direct = stage.server.world.direct_channel(stage.ann.user)
    here, there = len(notices(channel)), len(notices(direct))
    assert (here, there) == {
        "By direct message": (0, 1),
        "In the match's channel": (1, 0),
        "Not at all": (0, 0),
    }[where]
    await pass_time(stage, 1.1 * DAY)
    assert notices(channel)[-1].pings == [stage.bob.user.id], "that time is up is always told"


async def test_a_closed_direct_message_falls_back_to_the_channel_and_is_remembered(stage):
    stage.server.world.direct_channel(stage.ann.user).closed = True
    await stage.ann.use(stage.lounge, "settings", reminders="By direct message")
    channel = await stage.begin()
    await pass_time(stage, 2.1 * DAY)
    assert [m.pings for m in notices(channel)] == [[stage.ann.user.id]]
    assert "closed to me" in (await stage.ann.use(stage.lounge, "settings")).content
    for turn in ("c3", "d4"):
        await (stage.ann if turn == "c3" else stage.bob).use(channel, "move", turn=turn)
    tried = len(stage.server.served)
    await pass_time(stage, 2.1 * DAY)
    assert len(notices(channel)) == 2
    assert not any("@me/channels" in served.path for served in stage.server.served[tried:])


async def test_quiet_hours_are_kept(stage):
    hour = (stage.clock.now() + 2 * DAY).hour
    await stage.ann.use(stage.lounge, "settings", quiet_from=hour, quiet_until=(hour + 3) % 24)
    channel = await stage.begin()
    await pass_time(stage, 2 * DAY + timedelta(minutes=5))
    assert notices(channel) == []
    await pass_time(stage, timedelta(hours=3))
    assert len(notices(channel)) == 1


async def test_quiet_hours_chosen_later_move_what_is_set(stage):
    channel = await stage.begin()
    hour = (stage.clock.now() + 2 * DAY).hour
    await stage.ann.use(stage.lounge, "settings", quiet_from=hour, quiet_until=(hour + 3) % 24)
    await pass_time(stage, 2 * DAY + timedelta(minutes=5))
    assert notices(channel) == []
    await pass_time(stage, timedelta(hours=3))
    assert len(notices(channel)) == 1


@pytest.mark.parametrize("fault", [Fault.RATE_LIMITED, Fault.BROKEN, Fault.DROPPED, Fault.BROKEN_LOST])
async def test_a_reminder_comes_once_whatever_discord_answers(stage, fault):
    channel = await stage.begin()
    trouble = stage.server.trouble = Trouble()
    trouble.plan(fault)
    await pass_time(stage, 2.1 * DAY)
    while not notices(channel):
        await pass_time(stage, timedelta(minutes=1))
    await pass_time(stage, timedelta(minutes=2))
    assert len(notices(channel)) == 1


async def test_a_reminder_goes_to_direct_messages_where_the_channel_is_gone(stage):
    channel = await stage.begin(stage.garden)
    await stage.server.delete(channel)
    await pass_time(stage, 2.1 * DAY)
    direct = stage.server.world.direct_channel(stage.ann.user)
    assert [m.content[0] for m in notices(direct)] == ["⏰"]
    await pass_time(stage, DAY)
    direct = stage.server.world.direct_channel(stage.bob.user)
    (up,) = notices(direct)
    assert "kept safe" in (await stage.bob.click(up, "Give a day more")).content
    moved = await stage.ann.use(stage.lounge, "board")
    assert "lives here from now on" in (moved.content + (await stage.board(stage.lounge)).content)


async def test_a_reminder_wakes_an_archived_thread(stage):
    channel = await stage.begin(stage.garden)
    await stage.server.archive(channel)
    with pytest.raises(NotThere):
        await stage.ann.use(channel, "move", turn="c3")
    await pass_time(stage, 2.1 * DAY)
    assert len(notices(channel)) == 1
    assert (await stage.ann.use(channel, "move", turn="c3")).message


async def test_a_clock_set_back_brings_nothing_twice(stage):
    channel = await stage.begin()
    await pass_time(stage, 2.1 * DAY)
    assert len(notices(channel)) == 1
    await pass_time(stage, -2 * DAY)
    await pass_time(stage, 2 * DAY)
    assert len(notices(channel)) == 1
    await pass_time(stage, DAY)
    assert [m.content[0] for m in notices(channel)] == ["⏰", "⌛"]


async def test_an_unanswered_challenge_runs_out(stage):
    open_to_all = await stage.ann.use(stage.lounge, "challenge")
    to_bob = await stage.ann.use(stage.lounge, "challenge", member=stage.bob)
    await pass_time(stage, 1.1 * DAY)
    assert "Nobody took up" in open_to_all.message.content
    assert open_to_all.message.components == []
    assert "challenges you" in to_bob.message.content
    await pass_time(stage, 6 * DAY)
    assert "Nobody took up" in to_bob.message.content


async def test_a_server_that_removes_the_bot_has_its_matches_wait(stage):
    channel = await stage.begin()
    await pass_time(stage, DAY)
    await stage.server.remove_bot(stage.guild)
    await stage.until(lambda: stage.row("SELECT hold FROM matches") == ("away",))
    await pass_time(stage, 10 * DAY)
    assert notices(channel) == []
    await stage.server.invite_bot(stage.guild)
    await stage.until(lambda: stage.row("SELECT hold FROM matches") == (None,))
    await pass_time(stage, 1.5 * DAY)
    assert [m.content[0] for m in notices(channel)] == ["⏰"], "a third of three days was left, of two"
    await stage.server.remove_bot(stage.guild)
    await stage.until(lambda: stage.row("SELECT hold FROM matches") == ("away",))
    await stage.restart_bot()
    stage.clock.moved += 31 * DAY
    await stage.until(lambda: state(stage) == ("over", "abandoned", None))


async def test_the_bot_finds_out_at_its_start_that_a_server_is_gone(stage):
    await stage.begin()
    await stage.stop_bot()
    del stage.guild.members[stage.server.world.bot.id]
    await stage.start_bot()
    await stage.until(lambda: stage.row("SELECT hold FROM matches") == ("away",))


async def test_hundreds_overdue_at_once_are_no_flood(stage):
    channel = await stage.begin()
    stage.copy_matches(120)
    await stage.restart_bot()
    stage.clock.moved += 3.5 * DAY
    await stage.until(lambda: len(notices(channel)) >= 121)
    await stage.tick()
    assert len(notices(channel)) == 121
    for number, turn in enumerate(THREE_CATS[:2]):
        answer = await (stage.ann, stage.bob)[number % 2].use(channel, "move", turn=turn, match="7")
        assert answer.message.attachments
