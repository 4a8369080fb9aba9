"""Reminders: each is sent once, where and when its player wants it, even if something fails on the way."""

import asyncio
from datetime import timedelta

import pytest

from sandbox.people import NotThere
from sandbox.stand_in.trouble import Fault, Trouble
from tests.cases import some
from tests.wire.chairs import DAY, kinds_of, notices, pass_time, state
from tests.wire.games import THREE_CATS
from tests.wire.test_offers import play


@pytest.mark.long
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
    assert reminder.content.startswith(
        f"{stage.ann.mention}, {stage.bob.mention} is waiting for your turn in match 1."
    )
    assert reminder.pings == [stage.ann.user.id]
    await pass_time(stage, time * 0.2)
    await stage.restart_bot()
    await pass_time(stage, time * 0.05)
    assert len(notices(channel)) == 1
    await stage.ann.use(channel, "move", turn="c3")
    await pass_time(stage, time * 0.7)
    assert reminder.id not in channel.messages, "nobody is to read it any more"
    assert [m.pings for m in notices(channel)] == [[stage.bob.user.id]]


@pytest.mark.parametrize("where", ["By direct message", "In the match's channel", "Nowhere"])
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
        "Nowhere": (0, 0),
    }[where]
    await pass_time(stage, 1.1 * DAY)
    assert notices(channel)[-1].pings == [stage.bob.user.id], "that time is up is always told"


@pytest.mark.long
async def test_choosing_reminders_later_brings_them(stage):
    await stage.ann.use(stage.lounge, "settings", reminders="Nowhere")
    channel = await stage.begin()
    await stage.ann.use(stage.lounge, "settings", reminders="In the match's channel")
    await pass_time(stage, 2.1 * DAY)
    assert len(notices(channel)) == 1


@pytest.mark.long
async def test_a_closed_direct_message_falls_back_to_the_channel_and_is_remembered(stage):
    stage.server.world.direct_channel(stage.ann.user).closed = True
    await stage.ann.use(stage.lounge, "settings", reminders="By direct message")
    channel = await stage.begin()
    await pass_time(stage, 2.1 * DAY)
    (reminder,) = notices(channel)
    assert reminder.pings == [stage.ann.user.id]
    assert "I can't send you direct messages" in (await stage.ann.use(stage.lounge, "settings")).content
    for turn in ("c3", "d4"):
        await (stage.ann if turn == "c3" else stage.bob).use(channel, "move", turn=turn)
    tried = len(stage.server.served)
    await pass_time(stage, 2.1 * DAY)
    assert [m.pings for m in notices(channel)] == [[stage.ann.user.id]]
    assert notices(channel) != [reminder]
    assert not any("@me/channels" in served.path for served in stage.server.served[tried:])


@pytest.mark.long
async def test_a_reminder_goes_to_direct_messages_where_the_channel_is_gone(stage):
    channel = await stage.begin(stage.garden)
    await stage.server.delete(channel)
    await pass_time(stage, 2.1 * DAY)
    direct = stage.server.world.direct_channel(stage.ann.user)
    assert kinds_of(notices(direct)) == ["is waiting for your turn"]
    await pass_time(stage, DAY)
    direct = stage.server.world.direct_channel(stage.bob.user)
    (up,) = notices(direct)
    await stage.bob.click(up, "Give another day")
    # The channel is gone, so the line is tried again and again.
    await stage.until(lambda: any("Done and saved" in message.content for message in stage.bob.sees(direct)))
    moved = await stage.ann.use(stage.lounge, "board")
    assert "has moved here" in (moved.content + (await stage.board(stage.lounge)).content)


@pytest.mark.long
async def test_a_reminder_wakes_an_archived_thread(stage):
    channel = await stage.begin(stage.garden)
    await stage.server.archive(channel)
    with pytest.raises(NotThere):
        await stage.ann.use(channel, "move", turn="c3")
    await pass_time(stage, 2.1 * DAY)
    assert len(notices(channel)) == 1
    assert (await stage.ann.use(channel, "move", turn="c3")).message


@pytest.mark.long
async def test_no_reminder_waits_for_an_edit_that_discord_puts_off(stage):
    challenge = await stage.cleo.use(stage.garden, "challenge", first="chance")
    stage.clock.moved += 0.5 * DAY
    await stage.begin(pace="1 day a turn")
    edited = asyncio.Event()

    async def put_off(request, serve):
        if request.method == "PATCH":
            await edited.wait()  # as discord.py waits after a 429 for old messages (30046)
        return await serve(request)

    stage.server.trouble = put_off
    stage.clock.moved += 0.6 * DAY
    waking = asyncio.create_task(stage.clock.patrol())
    await stage.until(lambda: stage.row("SELECT state FROM challenges WHERE id = 1") == ("expired",))
    stage.clock.moved += 0.6 * DAY
    await asyncio.gather(waking, stage.clock.patrol())
    await stage.until(lambda: notices(stage.lounge))
    assert "Nobody answered" not in challenge.message.content
    edited.set()
    await stage.tick()
    assert "Nobody answered" in challenge.message.content


@pytest.mark.long
async def test_one_players_lost_account_does_not_make_the_other_hear_it_for_ever(stage):
    place = stage.server.world.direct_channel(stage.ann.user, stage.bob.user)
    await stage.begin(place, pace="No clock")
    del stage.server.world.users[stage.bob.user.id]
    for _ in range(5):
        await pass_time(stage, 6.2 * DAY)
    for _ in range(5):
        await pass_time(stage, timedelta(minutes=10))
    direct = stage.server.world.direct_channel(stage.ann.user)
    assert len(notices(direct)) == 1
    await pass_time(stage, 31 * DAY)
    assert state(stage) == ("over", "abandoned", None)
    # Told where no board could go, in the background.
    await stage.until(lambda: "was abandoned" in list(direct.messages.values())[-1].content)


@pytest.mark.long
async def test_quiet_hours_are_kept(stage):
    hour = (stage.clock.now() + 2 * DAY).hour
    await stage.ann.use(stage.lounge, "settings", quiet_from=hour, quiet_until=(hour + 3) % 24)
    channel = await stage.begin()
    await pass_time(stage, 2 * DAY + timedelta(minutes=5))
    assert notices(channel) == []
    await pass_time(stage, timedelta(hours=3))
    assert len(notices(channel)) == 1


@pytest.mark.long
async def test_quiet_hours_chosen_later_move_what_is_set(stage):
    channel = await stage.begin()
    hour = (stage.clock.now() + 2 * DAY).hour
    await stage.ann.use(stage.lounge, "settings", quiet_from=hour, quiet_until=(hour + 3) % 24)
    await pass_time(stage, 2 * DAY + timedelta(minutes=5))
    assert notices(channel) == []
    await pass_time(stage, timedelta(hours=3))
    assert len(notices(channel)) == 1


@pytest.mark.both
async def test_quiet_hours_need_both_ends(stage):
    refused = await stage.ann.use(stage.lounge, "settings", quiet_from=22)
    assert "give both" in refused.content
    assert stage.row("SELECT count(*) FROM preferences") == (0,)


@pytest.mark.both
async def test_a_zone_that_is_known_no_more_is_no_reason_to_stop(stage):
    channel = await stage.begin()
    await stage.ann.use(channel, "settings", quiet_from=0, quiet_until=1, time_zone="Europe/Berlin")
    stage.write("UPDATE preferences SET zone = 'Atlantis/Capital'")
    await play(stage, "c3", "d4")
    await pass_time(stage, 3.5 * DAY)
    assert notices(channel)


@pytest.mark.long
@pytest.mark.parametrize(
    "fault", some([Fault.RATE_LIMITED, Fault.DROPPED, Fault.BROKEN, Fault.BROKEN_LOST], 2)
)
async def test_a_reminder_comes_once_whatever_discord_answers(stage, fault):
    channel = await stage.begin()
    trouble = stage.server.trouble = Trouble()
    trouble.plan(fault)
    await pass_time(stage, 2.1 * DAY)
    while not notices(channel):
        await pass_time(stage, timedelta(minutes=1))
    await pass_time(stage, timedelta(minutes=2))
    assert len(notices(channel)) == 1


@pytest.mark.long
async def test_a_clock_set_back_brings_nothing_twice(stage):
    channel = await stage.begin()
    await pass_time(stage, 2.1 * DAY)
    assert len(notices(channel)) == 1
    await pass_time(stage, -2 * DAY)
    await pass_time(stage, 2 * DAY)
    assert len(notices(channel)) == 1
    await pass_time(stage, DAY)
    assert kinds_of(notices(channel)) == ["is out of time"], "in the place of the reminder"


@pytest.mark.long
async def test_a_restart_tells_nothing_twice(stage):
    channel = await stage.begin()
    stage.copy_matches(60)
    stage.clock.moved += 3.5 * DAY
    for _ in range(6):
        await asyncio.sleep(0.03)
        await stage.restart_bot()
        stage.clock.moved += timedelta(minutes=20)
    await stage.until(lambda: len(notices(channel)) >= 61)
    await stage.tick()
    assert len(notices(channel)) == 61


@pytest.mark.long
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
