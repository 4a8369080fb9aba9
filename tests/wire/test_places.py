"""Where a match lives: in a thread, in a channel, moved to another one, or in a server that removed the bot."""

import asyncio

import pytest

from sandbox.world.deviations import Deviation
from sandbox.world.places import ChannelType, Permission
from tests.stage import boards_in
from tests.wire.chairs import DAY, MINUTE, both_move, kinds_of, line, notices, offer, pass_time, state
from tests.wire.games import THREE_CATS
from tests.wire.taps import open_picker, tap_square


async def begin_in(stage, channel):
    challenge = await stage.ann.use(channel, "challenge", member=stage.bob, first="I start")
    await stage.bob.click(challenge.message, "Accept")
    await stage.settle()
    return challenge.message


async def test_a_match_gets_a_thread_of_its_own_with_both_players_in_it(stage):
    challenge = await begin_in(stage, stage.garden)
    thread = challenge.thread
    assert thread.type is ChannelType.THREAD
    assert thread.name == "Boop 1: Ann and Bob"
    assert {stage.ann.user.id, stage.bob.user.id} <= thread.members
    first = await stage.board(thread)
    assert set(first.pings) == {stage.ann.user.id, stage.bob.user.id}
    played = await stage.ann.use(thread, "move", turn="c3")
    assert played.message.channel is thread
    assert played.message.pings == [stage.bob.user.id]
    assert boards_in(stage.garden) == []


async def test_long_and_odd_names_fit_a_threads_name(stage):
    long = stage.person("*x*" * 60)
    challenge = await stage.ann.use(stage.garden, "challenge", member=long)
    await long.click(challenge.message, "Accept")
    await stage.settle()
    assert len(challenge.message.thread.name) <= 100


@pytest.mark.long
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


@pytest.mark.both
async def test_in_the_thread_of_others_nobody_is_challenged(stage):
    thread = (await begin_in(stage, stage.garden)).thread
    for wanted in ({}, {"member": stage.ann}, {"edition": "classic"}):
        refused = await stage.cleo.use(thread, "challenge", **wanted)
        assert refused.ephemeral
        assert refused.content == (
            f"This thread belongs to another match. Challenge in <#{stage.garden.id}> instead, "
            "and your match gets a place of its own."
        )
    assert (await stage.ann.use(thread, "challenge")).modal, "she may mean the one with whom she plays here"
    refused = await stage.ann.use(thread, "challenge", member=stage.cleo)
    assert refused.ephemeral
    assert stage.row("SELECT count(*) FROM challenges WHERE state = 'open'") == (0,)
    again = await stage.bob.use(thread, "challenge", member=stage.ann)
    assert not again.ephemeral, "the two who play there may begin another one there"


async def test_a_matchs_thread_stays_in_the_list_of_channels_for_a_week(stage):
    thread = (await begin_in(stage, stage.garden)).thread
    assert thread.listed_for == 7 * 24 * 60


@pytest.mark.long
@pytest.mark.parametrize("deviations", [set(), {Deviation.LOCKED_IS_A_BAD_REQUEST}], ids=["403", "400"])
async def test_in_a_locked_thread_the_match_can_be_moved_whatever_the_status_is(stage, deviations):
    thread = (await begin_in(stage, stage.garden)).thread
    stage.server.world.deviations |= deviations
    await stage.server.lock(thread)
    told = await stage.ann.use(stage.lounge, "move", turn="c3")
    assert told.content.startswith("Done and saved, but I can't post in")
    await stage.bob.use(stage.lounge, "board")
    moved = await stage.board(stage.lounge)
    assert moved.content.startswith(f"{stage.bob.mention}, match 1 has moved here.")


@pytest.mark.long
async def test_that_time_is_up_in_a_locked_thread_is_told_directly(stage):
    thread = await stage.begin(stage.garden, pace="1 day a turn")
    stage.server.world.deviations.add(Deviation.LOCKED_IS_A_BAD_REQUEST)
    await stage.server.lock(thread)
    await pass_time(stage, DAY + MINUTE)
    assert notices(stage.server.world.direct_channel(stage.bob.user))


@pytest.mark.long
async def test_a_deleted_thread_is_no_loss_board_moves_the_match(stage):
    thread = (await begin_in(stage, stage.garden)).thread
    thread.deleted = True
    told = await stage.ann.use(stage.lounge, "move", turn="c3")
    assert told.ephemeral
    assert told.content.startswith("Done and saved, but I can't post in")
    assert len(stage.kept()["turns"]) == 1
    direct = stage.server.world.direct_channel(stage.bob.user)
    await stage.until(lambda: direct.messages)
    (letter,) = direct.messages.values()
    assert letter.content.startswith(
        f"{stage.ann.mention} has moved, so it's your turn in match 1, but I can't post in"
    )
    await stage.bob.use(stage.lounge, "board")
    # The publisher is still retrying, and may post the board there before the command's answer does.
    moved = await stage.board(stage.lounge)
    assert moved.content.startswith(
        f"{stage.bob.mention}, match 1 has moved here.\nYour turn, then {stage.ann.mention}'s."
    )
    assert set(moved.pings) == {stage.ann.user.id, stage.bob.user.id}
    assert [message for message in stage.lounge.messages.values() if message.items] == [moved]
    played = await stage.bob.use(stage.lounge, "move", turn="d4")
    assert played.message.channel is stage.lounge


@pytest.mark.long
async def test_a_win_in_a_deleted_thread_is_shown_where_a_player_asks_for_it(stage):
    challenge = await stage.ann.use(stage.garden, "challenge", member=stage.bob, first="I start")
    await stage.bob.click(challenge.message, "Accept")
    await stage.settle()
    for number, turn in enumerate(THREE_CATS[:-1]):
        await (stage.ann, stage.bob)[number % 2].use(challenge.message.thread, "move", turn=turn)
    challenge.message.thread.deleted = True
    told = await stage.bob.use(stage.lounge, "move", turn=THREE_CATS[-1])
    assert "`/board match:1` in another channel shows it there." in told.content
    await stage.ann.use(stage.lounge, "board")
    shown = await stage.board(stage.lounge)
    assert f"🏆 {stage.bob.mention}" in shown.content
    assert set(shown.pings) == {stage.ann.user.id, stage.bob.user.id}
    assert [item["label"] for item in shown.items] == ["Rematch", "Replay", "Film", "Highlights", "Review"]


async def test_a_match_moved_before_its_first_turn_is_announced_too(stage):
    await stage.begin()
    moved = await stage.bob.use(stage.garden, "board")
    assert "has moved here" in moved.content


def told_of_a_move(channel):
    """The messages in a channel that tell where a match went."""
    return [m for m in channel.messages.values() if "has moved match" in m.content]


@pytest.mark.long
async def test_the_channel_that_a_match_leaves_is_told_where_it_went(stage):
    await stage.begin()
    old = await stage.board(stage.lounge)
    await stage.ann.use(stage.garden, "board")
    await stage.settle()
    (note,) = told_of_a_move(stage.lounge)
    assert note.content == (
        f"📦 {stage.ann.mention} has moved match 1 to <#{stage.garden.id}>. "
        "Type `/board match:1` anywhere to bring it there."
    )
    assert note.pings == []
    assert old.items == []
    await stage.ann.use(stage.garden, "board")
    await stage.settle()
    assert len(told_of_a_move(stage.lounge)) == 1, "it is shown again where it is"
    assert told_of_a_move(stage.garden) == []
    stage.clock.moved += 2 * MINUTE
    await stage.bob.use(stage.lounge, "board")
    await stage.settle()
    (note,) = told_of_a_move(stage.garden)
    assert note.content.startswith(f"📦 {stage.bob.mention} has moved match 1 to <#{stage.lounge.id}>.")
    assert stage.server.world.direct_channel(stage.ann.user).messages == {}


async def test_an_archived_thread_that_a_match_leaves_is_told_and_loses_its_buttons(stage):
    thread = await stage.begin(stage.garden)
    old = await stage.board(thread)
    await stage.server.archive(thread)
    await stage.bob.use(stage.lounge, "board")
    await stage.settle()
    assert len(told_of_a_move(thread)) == 1
    assert old.items == []


@pytest.mark.long
@pytest.mark.parametrize("why", ["it is deleted", "the bot may not write", "the bot may not see"])
async def test_where_the_bot_cannot_write_any_more_the_other_player_is_told_directly(stage, why):
    channel = await stage.begin(stage.garden)
    if why == "it is deleted":
        await stage.server.delete(channel)
    else:
        missing = Permission.SEND_IN_THREADS if "write" in why else Permission.VIEW
        stage.server.world.allow(stage.garden, missing, given=False)
    await stage.ann.use(stage.lounge, "board")
    await stage.settle()
    (note,) = stage.server.world.direct_channel(stage.bob.user).messages.values()
    assert note.content.startswith(f"📦 {stage.ann.mention} has moved match 1 to <#{stage.lounge.id}>.")
    assert stage.server.world.direct_channel(stage.ann.user).messages == {}


async def test_a_move_into_a_conversation_is_told_where_both_were(stage):
    await stage.begin()
    talk = stage.server.world.direct_channel(stage.ann.user, stage.cleo.user)
    moved = await stage.ann.use(talk, "board")
    assert "has moved here" in moved.content
    await stage.settle()
    (note,) = told_of_a_move(stage.lounge)
    assert note.content.startswith(f"📦 {stage.ann.mention} has moved match 1 to direct messages.")
    stage.clock.moved += 2 * MINUTE
    back = await stage.bob.use(stage.lounge, "board", match="1")
    assert back.message.attachments
    await stage.settle()
    (note,) = stage.server.world.direct_channel(stage.ann.user).messages.values()
    assert note.content.startswith(f"📦 {stage.bob.mention} has moved match 1 to <#{stage.lounge.id}>.")


@pytest.mark.long
async def test_a_match_that_is_moved_to_and_fro_is_told_of_once_a_minute(stage):
    await stage.begin()
    talk = stage.server.world.direct_channel(stage.ann.user, stage.cleo.user)
    for _ in range(10):
        for place in (talk, stage.garden):
            await stage.ann.use(place, "board", match="1")
            await stage.settle()
    assert len(told_of_a_move(stage.lounge)) == 1
    assert directly(stage, stage.bob) == []
    assert [m.pings for m in boards_in(stage.garden) if m.pings] == []
    stage.clock.moved += 2 * MINUTE
    await stage.ann.use(stage.lounge, "board", match="1")
    await stage.settle()
    assert len(told_of_a_move(stage.garden)) == 1
    assert set((await stage.board(stage.lounge)).pings) == {stage.ann.user.id, stage.bob.user.id}


def pings(stage, person):
    """How many messages have pinged somebody, wherever they are."""
    messages = [m for channel in stage.server.world.channels.values() for m in channel.messages.values()]
    return sum(person.user.id in (message.pings or ()) for message in messages)


@pytest.mark.long
async def test_moves_that_overtake_each_other_ping_no_more_than_others(stage):
    """The second move comes while the board for the first one is on its way to Discord."""
    await stage.begin()
    places = [stage.server.world.add_channel(f"place-{number}", stage.guild) for number in range(6)]
    for place in places:
        place.bot_permissions &= ~Permission.CREATE_THREADS
    await stage.restart_bot()
    on_its_way, arrives = asyncio.Event(), asyncio.Event()

    async def slowly(request, serve):
        if request.method == "POST" and request.path.endswith(("/callback", "/messages")):
            on_its_way.set()
            await arrives.wait()
        return await serve(request)

    before = pings(stage, stage.bob)
    stage.server.trouble = slowly
    for place in places:
        on_its_way.clear()
        arrives.clear()
        first = asyncio.create_task(stage.ann.use(stage.garden, "board", match="1"))
        await on_its_way.wait()
        second = asyncio.create_task(stage.ann.use(place, "board", match="1"))
        await stage.until(lambda place=place: stage.row("SELECT channel_id FROM matches") == (place.id,))
        arrives.set()
        await asyncio.gather(first, second)
        await stage.settle()
    assert pings(stage, stage.bob) - before <= 2


@pytest.mark.long
async def test_a_channel_that_the_bot_has_joined_since_is_no_place_to_move_to_and_fro(stage):
    """A button from before the bot was added there brings the match as one that it can only answer about."""
    world = stage.server.world
    guild = world.add_guild("Elsewhere", with_bot=False)
    for person in (stage.ann, stage.bob):
        guild.members[person.user.id] = person.user
        person.user.has_app = True
    first, second, third = (world.add_channel(name, guild) for name in ("first", "second", "third"))
    for channel in (first, second):
        await begin_in(stage, channel)
    asked = (await stage.ann.use(third, "board")).message
    (bring,) = (item["custom_id"] for item in asked.items if ":1:" in item["custom_id"])
    await stage.server.invite_bot(guild)
    await stage.settle()
    before = pings(stage, stage.bob)
    for _ in range(5):
        await stage.ann.use(third, "board", match="1")
        await stage.settle()
        await stage.ann.click(asked, bring)
        await stage.settle()
    assert pings(stage, stage.bob) - before <= 1


@pytest.mark.long
async def test_an_offer_that_moves_with_its_match_pings_no_more_than_the_board(stage):
    await stage.begin(rated=False)
    await offer(stage, stage.ann, "A draw")
    before = pings(stage, stage.bob)
    for _ in range(5):
        for place in (stage.garden, stage.lounge):
            await stage.ann.use(place, "board", match="1")
            await stage.settle()
    assert pings(stage, stage.bob) - before <= 2  # the board and the line of the first move


@pytest.mark.long
async def test_a_refused_move_tells_nothing(stage):
    await stage.begin()
    hidden = stage.server.world.add_channel("hidden", stage.guild)
    hidden.seen_by_everyone = False
    await stage.restart_bot()
    assert "can't see this channel" in (await stage.ann.use(hidden, "board")).content
    assert "That's someone else's match" in (await stage.cleo.use(stage.garden, "board", match="1")).content
    await stage.settle()
    assert told_of_a_move(stage.lounge) == []


async def test_a_match_does_not_move_where_the_other_player_is_not(stage):
    await stage.begin()
    guild = stage.server.world.add_guild("Elsewhere")
    channel = stage.server.world.add_channel("elsewhere", guild)
    guild.members[stage.ann.user.id] = stage.ann.user
    await stage.restart_bot()
    refused = await stage.ann.use(channel, "board")
    assert refused.ephemeral
    assert refused.content.startswith(f"{stage.bob.mention} can't see this channel")
    assert stage.kept()["matches"][0][5] == stage.lounge.id


@pytest.mark.both
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
    assert kinds_of(notices(channel)) == ["is waiting for your turn"], (
        "a third of three days was left, of two"
    )
    await stage.server.remove_bot(stage.guild)
    await stage.until(lambda: stage.row("SELECT hold FROM matches") == ("away",))
    await stage.restart_bot()
    await pass_time(stage, 4 * DAY)
    stage.clock.moved += 8 * DAY
    await stage.until(lambda: state(stage) == ("over", "abandoned", None))


@pytest.mark.long
async def test_the_bot_finds_out_at_its_start_that_a_server_is_gone(stage):
    await stage.begin()
    await stage.stop_bot()
    del stage.guild.members[stage.server.world.bot.id]
    await stage.start_bot()
    await stage.until(lambda: stage.row("SELECT hold FROM matches") == ("away",))


@pytest.mark.long
async def test_a_match_taken_out_of_a_server_that_is_gone_goes_on(stage):
    channel = await stage.begin()
    await pass_time(stage, DAY)
    await stage.server.remove_bot(stage.guild)
    await stage.until(lambda: stage.row("SELECT hold FROM matches") == ("away",))
    refused = await stage.bob.use(
        stage.server.world.direct_channel(stage.bob.user), "offer", what="A pause: the clock stops"
    )
    assert "This match has no clock" in refused.content
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


async def removed(stage):
    """The server removes the bot."""
    await stage.server.remove_bot(stage.guild)
    await stage.until(lambda: stage.row("SELECT left_at FROM guilds WHERE left_at IS NOT NULL"))


async def returned(stage):
    """The server adds the bot again."""
    await stage.server.invite_bot(stage.guild)
    await stage.until(lambda: not stage.row("SELECT left_at FROM guilds WHERE left_at IS NOT NULL"))


def clock(stage):
    """Why the first match's clock stands still, whether it has a deadline, and what is due next."""
    return stage.row("SELECT hold, deadline IS NOT NULL, reminder FROM matches")


@pytest.mark.long
async def test_a_match_accepted_in_a_server_that_has_removed_the_bot_waits_for_it(stage):
    challenge = await stage.ann.use(stage.lounge, "challenge", member=stage.bob, first="I start")
    await removed(stage)
    await stage.bob.click(challenge.message, "Accept")
    await stage.settle()
    assert clock(stage) == ("away", 1, "remind")
    assert "due <t:" in (await stage.board(stage.lounge)).content
    await pass_time(stage, 10 * DAY)
    await returned(stage)
    assert clock(stage) == (None, 1, "remind")
    assert stage.row("SELECT time_left FROM matches") == (None,)


@pytest.mark.long
async def test_a_pause_that_ends_where_the_bot_was_removed_starts_no_clock(stage):
    channel = await stage.begin()
    await pass_time(stage, DAY)
    _, offered = await offer(stage, stage.ann, "A pause: the clock stops")
    await stage.bob.click(offered, "Accept")
    await stage.settle()
    paused = line(channel)
    await removed(stage)
    assert clock(stage) == ("paused", 0, "close")
    await stage.ann.click(paused, "Start the clock")
    await stage.settle()
    assert clock(stage) == ("away", 1, "remind")
    await pass_time(stage, 10 * DAY)
    await returned(stage)
    assert clock(stage) == (None, 1, "remind")
    left = stage.row("SELECT deadline FROM matches")[0]
    assert left.startswith((stage.clock.now() + 2 * DAY).strftime("%Y-%m-%d")), "a day of three was used"


@pytest.mark.long
@pytest.mark.parametrize("paused", [False, True])
async def test_a_turn_played_while_the_bot_is_away_starts_no_clock(stage, paused):
    await stage.begin(rated=False)
    if paused:
        _, offered = await offer(stage, stage.ann, "A pause: the clock stops")
        await stage.bob.click(offered, "Accept")
        await stage.settle()
    await removed(stage)
    direct = stage.server.world.direct_channel(stage.ann.user)
    assert "I can't post in" in (await stage.ann.use(direct, "move", turn="c3")).content
    assert clock(stage) == ("away", 1, "remind")
    await stage.ann.use(direct, "offer", what="Take my last turn back")
    assert stage.row("SELECT turns FROM matches") == (0,)
    assert clock(stage) == ("away", 1, "remind")
    await returned(stage)
    assert clock(stage) == (None, 1, "remind")


def directly(stage, person):
    """What the bot has written to somebody."""
    return list(stage.server.world.direct_channel(person.user).messages.values())


@pytest.mark.long
async def test_who_has_the_bot_removed_does_not_get_out_of_a_match(stage):
    await stage.begin(rated=True)
    await both_move(stage, stage.lounge)
    await removed(stage)
    assert clock(stage) == ("away", 1, "remind")
    await pass_time(stage, 2.5 * DAY)
    (reminded,) = directly(stage, stage.ann)
    assert "is waiting for your turn in match 1" in reminded.content
    assert "I'm not on this match's server any more" in reminded.content
    assert directly(stage, stage.bob) == []
    # After the full time of a turn the other may claim the win.
    await pass_time(stage, 0.6 * DAY)
    (told,) = directly(stage, stage.bob)
    assert "out of time" in told.content
    await stage.bob.click(told, "Claim the win")
    await stage.settle()
    assert state(stage) == ("over", "time", "g")
    assert stage.row("SELECT count(*) FROM standings") != (0,)


@pytest.mark.long
async def test_removing_and_adding_the_bot_again_and_again_freezes_no_match(stage):
    channel = await stage.begin(rated=True)
    await both_move(stage, channel)
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.settle()
    await pass_time(stage, 3.1 * DAY)
    for _ in range(4):
        for _ in range(3):
            await removed(stage)
            await returned(stage)
        await removed(stage)
        await pass_time(stage, 2.9 * DAY)
        await returned(stage)
    told = [*notices(channel), *directly(stage, stage.ann)]
    assert len([note for note in told if "out of time" in note.content]) <= 1 + 4
    await removed(stage)
    await pass_time(stage, 0.6 * DAY)
    await stage.ann.click(directly(stage, stage.ann)[-1], "Claim the win")
    await stage.until(lambda: state(stage) == ("over", "time", "o"))


@pytest.mark.long
async def test_who_brings_a_match_from_a_lost_server_while_waiting_leaves_the_mover_their_time(stage):
    await stage.begin(rated=True)
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.settle()
    await pass_time(stage, 2.5 * DAY)
    await removed(stage)
    await stage.ann.use(stage.server.world.direct_channel(stage.ann.user, stage.bob.user), "board", match="1")
    await stage.until(lambda: clock(stage)[0] is None)
    until = stage.row("SELECT deadline FROM matches")[0]
    assert until > (stage.clock.now() + 2.9 * DAY).strftime("%Y-%m-%d %H"), "not half a day"


@pytest.mark.long
async def test_a_match_that_is_over_is_moved_without_a_word_to_anybody(stage):
    await stage.begin()
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.bob.use(stage.lounge, "move", turn="d4")
    await stage.settle()
    resigning = await stage.ann.use(stage.lounge, "resign")
    await stage.ann.click(resigning.message, resigning.message.items[0]["label"])
    await stage.settle()
    talk = stage.server.world.direct_channel(stage.ann.user, stage.cleo.user)
    for place in (stage.garden, talk, stage.garden):
        stage.clock.moved += 2 * MINUTE
        await stage.ann.use(place, "board", match="1")
        await stage.settle()
    assert told_of_a_move(stage.lounge) == told_of_a_move(stage.garden) == directly(stage, stage.bob) == []
    assert [m.pings for m in boards_in(stage.garden) if m.pings] == []


@pytest.mark.long
async def test_a_day_that_is_given_while_the_bot_is_away_is_a_whole_turns_time(stage):
    await stage.begin(rated=True)
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.settle()
    await removed(stage)
    await pass_time(stage, 3.1 * DAY)
    (told,) = directly(stage, stage.ann)
    await stage.ann.click(told, "Give another day")
    await stage.until(lambda: clock(stage) == ("away", 1, "remind"))
    until = stage.row("SELECT deadline FROM matches")[0]
    assert until.startswith((stage.clock.now() + 3 * DAY).strftime("%Y-%m-%d"))


@pytest.mark.long
async def test_without_a_clock_a_match_of_a_lost_server_is_closed_in_the_end(stage):
    await stage.begin(pace="No clock")
    await removed(stage)
    assert clock(stage) == ("away", 0, "close")
    await pass_time(stage, 31 * DAY)
    assert state(stage)[:2] == ("over", "abandoned")


@pytest.mark.long
async def test_a_match_goes_on_as_user_installed_where_the_bot_was_removed(stage):
    channel = await stage.begin()
    await removed(stage)
    shown = await stage.ann.use(channel, "board")
    assert "has moved here" in shown.content
    await stage.settle()
    assert stage.row("SELECT user_installed FROM matches") == (1,)
    assert clock(stage) == (None, 1, "remind")
    assert told_of_a_move(channel) == [], "it has not gone anywhere"
    await returned(stage)
    assert (await stage.ann.use(channel, "board")).message.attachments
    await stage.settle()
    assert stage.row("SELECT user_installed FROM matches") == (0,)


@pytest.mark.long
async def test_a_paused_match_that_is_moved_out_of_a_lost_server_is_asked_about_before_it_is_closed(stage):
    await stage.begin()
    _, offered = await offer(stage, stage.ann, "A pause: the clock stops")
    await stage.bob.click(offered, "Accept")
    await stage.settle()
    await removed(stage)
    talk = stage.server.world.direct_channel(stage.ann.user, stage.bob.user)
    await stage.ann.use(talk, "board")
    await stage.settle()
    assert clock(stage) == ("paused", 0, "ask")


@pytest.mark.parametrize("known", [True, False], ids=["in the list", "archived"])
async def test_a_press_in_a_thread_of_which_little_is_told_is_answered(stage, known):
    thread = await stage.begin(stage.garden)
    board = await stage.board(thread)
    if not known:  # discord.py forgets an archived thread, so it reads what the interaction tells
        await stage.server.archive(thread)
    picker = await tap_square(stage.ann, await open_picker(stage.ann, board), "c3")
    await stage.ann.click(picker, "Boop it!")
    assert len(stage.kept()["turns"]) == 1


@pytest.mark.long
async def test_a_command_in_a_channel_that_the_bot_did_not_know_is_answered(stage):
    new = stage.server.world.add_channel("new", stage.guild)  # the event of it has not come yet
    assert "of your eight kittens" in (await stage.ann.use(new, "help")).content
    assert (await stage.begin(new)).parent is new
