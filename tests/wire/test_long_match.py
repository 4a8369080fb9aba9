"""One match over several weeks with nearly everything in it: reminders, offers, a restart, a lost thread, a win."""

import pytest

from tests.wire.chairs import DAY, line, notices, offer, pass_time, state
from tests.wire.games import THREE_CATS


@pytest.mark.long
async def test_weeks_of_a_match_with_everything_in_it(stage):
    ann, bob = stage.ann, stage.bob
    await bob.use(stage.garden, "settings", reminders="By direct message")
    thread = await stage.begin(stage.garden, rated=False)

    async def move(channel, number):
        await stage.settle()  # what is being shown would show the turn, too
        answer = await (ann, bob)[number % 2].use(channel, "move", turn=THREE_CATS[number])
        assert answer.message.attachments, answer.content
        await stage.settle()

    await pass_time(stage, 2.1 * DAY)  # Ann is reminded in the thread
    assert [m.pings for m in notices(thread)] == [[ann.user.id]]
    await move(thread, 0)
    await ann.use(thread, "offer", what="Take my last turn back")
    await move(thread, 0)
    await pass_time(stage, 2.1 * DAY)  # Bob is reminded by direct message
    assert len(notices(stage.server.world.direct_channel(bob.user))) == 1
    _, board = await offer(stage, bob, "More time for this turn: one turn's worth", thread)
    await ann.click(board, "Accept")
    await pass_time(stage, 3 * DAY)
    await move(thread, 1)
    await stage.restart_bot()
    _, board = await offer(stage, bob, "A pause: the clock stops", thread)
    await ann.click(board, "Accept")
    await stage.settle()
    await pass_time(stage, 20 * DAY)
    assert state(stage)[0] == "running"
    await bob.click(line(thread), "Start the clock")
    _, board = await offer(stage, bob, "A draw", thread)
    await ann.click(board, "Decline")
    await move(thread, 2)
    await stage.server.archive(thread)
    await pass_time(stage, 3.1 * DAY)  # the notice that Bob's time is up wakes the thread
    up = notices(thread)[-1]
    await ann.click(up, "Give another day")
    await move(thread, 3)
    await stage.server.delete(thread)
    await ann.use(stage.lounge, "board")
    await stage.settle()
    assert "has moved here" in (await stage.board(stage.lounge)).content
    for number in range(4, len(THREE_CATS)):
        await pass_time(stage, DAY)
        if number == 9:
            await stage.restart_bot()
        await move(stage.lounge, number)
    assert state(stage) == ("over", "line", "g")
    kept = [(row[3], row[6]) for row in stage.kept()["turns"]]
    assert kept == [(THREE_CATS[0], 1), *((turn, 0) for turn in THREE_CATS)]
    assert (await stage.board(stage.lounge)).content.startswith(f"🏆 {bob.mention} wins!")
    record = await ann.click((await ann.use(stage.lounge, "replay", match="1")).message, "As a file")
    assert "Result: gray wins (line)" in record.message.attachments[0].content.decode()
