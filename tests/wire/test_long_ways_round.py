"""What a reviewer found in long games: the clock after a long absence, places that come and go, offers without end."""

import asyncio
from datetime import timedelta

from sandbox.places import Permission
from tests.wire.chairs import DAY, notices, offer, pass_time, state
from tests.wire.games import THREE_CATS
from tests.wire.taps import labels_of
from tests.wire.test_offers import play


async def test_after_a_long_absence_there_is_the_whole_time_to_answer(stage):
    channel = await stage.begin()
    await pass_time(stage, 11 * DAY)
    (up,) = notices(channel)
    assert up.content.startswith("⌛")
    await pass_time(stage, 6.9 * DAY)
    await stage.bob.click(up, "Claim the win")
    assert state(stage) == ("over", "time", "g")


async def test_after_a_long_absence_a_silent_match_is_asked_about_first(stage):
    await stage.begin(pace="No clock")
    await pass_time(stage, 61 * DAY)
    assert state(stage)[0] == "running"
    await pass_time(stage, 31 * DAY)
    assert state(stage) == ("over", "abandoned", None)


async def test_a_notice_is_no_board(stage):
    channel = await stage.begin()
    await stage.ann.use(channel, "move", turn="c3")
    stage.lounge.bot_permissions &= ~Permission.ATTACH
    await stage.bob.use(stage.server.world.direct_channel(stage.bob.user), "move", turn="d4")
    stage.clock.moved += 3.5 * DAY
    await stage.until(lambda: notices(channel))
    await asyncio.sleep(0.3)
    assert stage.row("SELECT shown_version < version FROM matches") == (1,)
    stage.lounge.bot_permissions |= Permission.ATTACH
    await stage.until(lambda: any("turn 2" in m.content for m in channel.messages.values() if m.attachments))


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
    assert "is put away" in list(direct.messages.values())[-1].content, "told where no board could go"


async def test_a_broken_alarm_keeps_nobody_waiting(stage, caplog):
    await stage.begin()
    channel = await stage.begin(stage.garden)
    stage.write("UPDATE matches SET position = 'nonsense', remind_at = '2000-01-01 00:00:00' WHERE id = 1")
    stage.write("UPDATE turns SET position = 'nonsense' WHERE match_id = 1")
    await pass_time(stage, 2.1 * DAY)
    assert len(notices(channel)) == 1
    assert "Quarantined match 1" in caplog.text
    caplog.clear()


async def test_a_zone_that_is_known_no_more_is_no_reason_to_stop(stage):
    channel = await stage.begin()
    await stage.ann.use(channel, "settings", quiet_from=0, quiet_until=1, time_zone="Europe/Berlin")
    stage.write("UPDATE preferences SET zone = 'Atlantis/Capital'")
    await play(stage, "c3", "d4")
    await pass_time(stage, 3.5 * DAY)
    assert notices(channel)


async def test_choosing_reminders_later_brings_them(stage):
    await stage.ann.use(stage.lounge, "settings", reminders="Not at all")
    channel = await stage.begin()
    await stage.ann.use(stage.lounge, "settings", reminders="In the match's channel")
    await pass_time(stage, 2.1 * DAY)
    assert len(notices(channel)) == 1


async def test_settings_leave_a_given_day_as_it_is(stage):
    channel = await stage.begin(pace="7 days a turn")
    await pass_time(stage, 7.5 * DAY)
    await stage.bob.click(notices(channel)[-1], "Give a day more")
    await stage.ann.use(channel, "settings", boards_move=False)
    await pass_time(stage, 0.8 * DAY)
    assert notices(channel)[-1].content.startswith("⏰")


async def test_quiet_hours_need_both_ends(stage):
    refused = await stage.ann.use(stage.lounge, "settings", quiet_from=22)
    assert "say both" in refused.content
    assert stage.row("SELECT count(*) FROM preferences") == (0,)


async def test_lost_challenges_lock_nobody_out(stage):
    for number in range(5):
        channel = stage.server.world.add_channel(f"room-{number}", stage.guild)
        await stage.ann.use(channel, "challenge")
        await stage.server.delete(channel)
    answer = await stage.ann.use(stage.lounge, "challenge")
    assert not answer.ephemeral, answer.content


async def test_a_second_challenge_where_the_bot_is_no_member(stage):
    place = stage.server.world.direct_channel(stage.ann.user, stage.bob.user)
    await stage.ann.use(place, "challenge", member=stage.bob)
    again = await stage.ann.use(place, "challenge", member=stage.bob)
    assert "is still waiting here" in again.content


async def test_an_offer_breaks_the_silence(stage):
    channel = await stage.begin(pace="No clock")
    await pass_time(stage, 29 * DAY)
    _, board = await offer(stage, stage.ann, "A draw")
    await stage.bob.click(board, "Rather not")
    await pass_time(stage, 2 * DAY)
    assert notices(channel) == []


async def test_what_was_declined_stays_declined_after_a_takeback(stage):
    await stage.begin(rated=False)
    await play(stage, "c3")
    _, board = await offer(stage, stage.ann, "A draw")
    await stage.bob.click(board, "Rather not")
    await stage.ann.use(stage.lounge, "offer", what="Take my last turn back")
    refused, _ = await offer(stage, stage.ann, "A draw")
    assert "after the next turn" in refused.content


async def test_an_offer_withdrawn_is_not_made_again_at_once(stage):
    await stage.begin()
    _, board = await offer(stage, stage.ann, "A draw")
    await stage.ann.click(board, "Withdraw")
    refused, _ = await offer(stage, stage.ann, "A draw")
    assert "after the next turn" in refused.content


async def test_an_offer_outlasts_the_end_of_a_pause_and_is_told(stage):
    await stage.begin()
    _, board = await offer(stage, stage.bob, "A pause: the clock stops")
    await stage.ann.click(board, "Agree to the pause")
    _, board = await offer(stage, stage.bob, "A draw")
    await stage.ann.click(board, "Let the clock go on")
    board = await stage.board(stage.lounge)
    assert f"{stage.bob.mention} still offers a draw." in board.content
    await stage.ann.click(board, "Accept the draw")
    assert state(stage) == ("over", "agreed", None)


async def test_taking_back_gains_no_time(stage):
    await stage.begin(rated=False)
    await pass_time(stage, 2 * DAY)
    await play(stage, "c3")
    await stage.ann.use(stage.lounge, "offer", what="Take my last turn back")
    deadline = stage.row("SELECT deadline FROM matches")[0]
    assert deadline.startswith((stage.clock.now() + DAY).strftime("%Y-%m-%d"))


async def test_a_match_taken_out_of_a_server_that_is_gone_goes_on(stage):
    channel = await stage.begin()
    await pass_time(stage, DAY)
    await stage.server.remove_bot(stage.guild)
    await stage.until(lambda: stage.row("SELECT hold FROM matches") == ("away",))
    refused = await stage.bob.use(
        stage.server.world.direct_channel(stage.bob.user), "offer", what="A pause: the clock stops"
    )
    assert "No clock runs" in refused.content
    await pass_time(stage, 5 * DAY)
    other = stage.server.world.add_guild("Another")
    for person in (stage.ann, stage.bob):
        other.members[person.user.id] = person.user
    await stage.server.invite_bot(other)
    elsewhere = stage.server.world.add_channel("somewhere", other)
    await stage.ann.use(elsewhere, "board")
    await stage.settle()
    assert stage.row("SELECT hold, reminder FROM matches") == (None, "remind")
    left = stage.row("SELECT deadline FROM matches")[0]
    assert left.startswith((stage.clock.now() + 2 * DAY).strftime("%Y-%m-%d"))
    assert notices(channel) == []


async def test_a_challenge_that_has_run_out_is_not_accepted(stage):
    challenge = await stage.ann.use(stage.lounge, "challenge")
    stage.write("UPDATE challenges SET expires_at = '2020-01-01 00:00:00'")
    late = await stage.bob.click(challenge.message, "Accept")
    assert "waited too long" in late.content or "Nobody took up" in late.content
    assert stage.row("SELECT count(*) FROM matches") == (0,)


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


async def test_numbers_that_are_none_are_refused(stage):
    await stage.begin()
    stage.guild.moderators.add(stage.ann.user.id)
    refused = await stage.ann.use(stage.lounge, "server", end_match="9" * 25)
    assert "not in this server" in refused.content
    board = await stage.board(stage.lounge)
    for custom_id in ("next:" + "9" * 25, "boop:1:" + "9" * 25, "goon:" + "9" * 19):
        board.components[0]["components"][0] |= {"custom_id": custom_id, "label": "Odd"}
        assert "older version of me" in (await stage.ann.click(board, "Odd")).content


async def test_a_long_list_of_channels_fits(stage):
    stage.guild.moderators.add(stage.ann.user.id)
    for number in range(100):
        stage.write(f"INSERT INTO guild_channels VALUES ({stage.guild.id}, {10**18 + number})")  # noqa: S608
    told = await stage.ann.use(stage.lounge, "server")
    assert "and 80 more" in told.content
    assert "and 80 more" in (await stage.bob.use(stage.lounge, "challenge")).content


async def test_ending_a_match_beside_other_options_does_both(stage):
    await stage.begin()
    stage.guild.moderators.add(stage.ann.user.id)
    question = await stage.ann.use(stage.lounge, "server", threads=False, end_match="1")
    assert "It would count for nobody" in question.content
    assert stage.row("SELECT threads FROM guilds") == (0,)


async def test_a_challenge_is_not_accepted_where_matches_may_live_no_more(stage):
    challenge = await stage.bob.use(stage.lounge, "challenge")
    stage.guild.moderators.add(stage.ann.user.id)
    await stage.ann.use(stage.garden, "server", matches_here=True)
    assert "Try it there" in (await stage.ann.click(challenge.message, "Accept")).content
    assert stage.row("SELECT count(*) FROM matches") == (0,)


async def test_only_those_who_are_there_watch_a_turn(stage):
    channel = await stage.begin()
    for number, turn in enumerate(THREE_CATS[:2]):
        await (stage.ann, stage.bob)[number % 2].use(channel, "move", turn=turn)
    elsewhere = stage.server.world.direct_channel(stage.cleo.user)
    help_page = (await stage.cleo.use(elsewhere, "rules")).message
    help_page.components[0]["components"][0] |= {"custom_id": "watch:1:3", "label": "Odd"}
    assert "between others" in (await stage.cleo.click(help_page, "Odd")).content
    assert "Watch the turn" in labels_of((await stage.ann.click(await stage.board(channel), "More")).message)
