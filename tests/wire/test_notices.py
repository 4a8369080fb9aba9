"""What has told of a match's clock says how that went on: every copy, once, pinging nobody, without buttons."""

import pytest

from sandbox.people import Person
from sandbox.stand_in.endpoints.base import reply
from services.people import Person as Known
from services.play import matches
from services.play import reminders as due
from tests.wire.chairs import DAY, both_move, forget_me, kinds_of, line, notices, offer, pass_time
from tests.wire.test_privacy import exported

SILENT = 1 << 12


def letters(stage, person: Person):
    """What the bot has written to somebody by direct message."""
    return list(stage.server.world.direct_channel(person.user).messages.values())


def said(message):
    """What a message says, and its buttons."""
    return message.content, message.items


def kept(stage):
    """The messages that are kept until they say how it went on, and whether their match knows that there are any."""
    return (
        stage.row("SELECT count(*) FROM notices")[0],
        stage.row("SELECT has_notices FROM matches WHERE id = 1")[0],
    )


def edits(stage, message):
    """How often the bot has edited a message by itself."""
    path = f"/channels/{message.channel.id}/messages/{message.id}"
    return sum(served.method == "PATCH" and served.path.endswith(path) for served in stage.server.served)


async def begin_with_cleo(stage):
    """Ann plays a second match in the same channel, with Cleo; the channel."""
    challenge = await stage.ann.use(stage.lounge, "challenge", member=stage.cleo, first="I start")
    await stage.cleo.click(challenge.message, "Accept")
    await stage.settle()
    return challenge.message.channel


async def until_time_is_up(stage, channel):
    """Ann lets her time run out: the reminder, what Bob reads, and what she reads."""
    await pass_time(stage, 2.1 * DAY)
    (reminder,) = notices(channel)
    await pass_time(stage, DAY)
    up = notices(channel)[-1]
    (late,) = letters(stage, stage.ann)
    return reminder, up, late


async def test_who_let_their_time_run_out_is_told_though_discord_fails_just_then(stage):
    await stage.begin()
    await pass_time(stage, 2.1 * DAY)
    failed = 0

    async def fail_twice(request, serve):
        nonlocal failed
        if failed < 2 and request.path.endswith("/users/@me/channels"):
            failed += 1
            request.transport.abort()
        return await serve(request)

    stage.server.trouble = fail_twice
    await pass_time(stage, DAY)
    await stage.until(lambda: letters(stage, stage.ann))
    assert failed == 2


async def test_a_reminder_in_a_channel_is_gone_once_its_player_has_moved(stage):
    channel = await stage.begin()
    await pass_time(stage, 2.1 * DAY)
    (reminder,) = notices(channel)
    assert kept(stage) == (1, 1)
    await stage.ann.use(channel, "move", turn="c3")
    await stage.settle()
    assert reminder.id not in channel.messages
    assert kept(stage) == (0, 0)
    await pass_time(stage, 2.1 * DAY)
    await stage.settle()
    assert len(notices(channel)) == 1
    deleted = [served for served in stage.server.served if served.method == "DELETE"]
    assert len(deleted) == 1, "what is gone is not deleted again"


@pytest.mark.both
async def test_of_one_match_a_channel_keeps_the_last_reminder_alone(stage):
    channel, other = await stage.begin(), await begin_with_cleo(stage)
    await pass_time(stage, 2.1 * DAY)
    reminder, of_other = notices(channel)
    await stage.restart_bot()
    await pass_time(stage, DAY)
    await stage.settle()
    up, up_of_other = notices(channel)
    assert kinds_of([up, up_of_other]) == ["is out of time"] * 2
    assert not {reminder.id, of_other.id} & set(channel.messages)
    assert other is channel
    await stage.bob.click(up, "Give another day")
    await stage.settle()
    assert said(up) == (f"{stage.bob.mention} gave {stage.ann.mention} more time.", [])
    await stage.restart_bot()
    await pass_time(stage, 0.8 * DAY)
    await stage.settle()
    assert up.id not in channel.messages, "also one that has said what became of it"
    assert kinds_of(notices(channel)) == ["is out of time", "is waiting for your turn"]


@pytest.mark.long
async def test_a_reminder_that_a_moderator_has_deleted_is_no_trouble_for_the_next(stage):
    channel = await stage.begin()
    await pass_time(stage, 2.1 * DAY)
    (reminder,) = notices(channel)
    del channel.messages[reminder.id]
    await pass_time(stage, DAY)
    await stage.settle()
    assert kinds_of(notices(channel)) == ["is out of time"]
    assert kept(stage) == (2, 1)


@pytest.mark.long
async def test_a_reminder_takes_no_place_of_one_in_another_channel(stage):
    channel = await stage.begin()
    await pass_time(stage, 2.1 * DAY)
    (reminder,) = notices(channel)
    await stage.bob.use(stage.garden, "board")
    await pass_time(stage, DAY)
    assert reminder.id in channel.messages
    await stage.ann.use(stage.garden, "move", turn="c3")
    await stage.settle()
    assert reminder.id not in channel.messages


async def test_a_reminder_by_direct_message_says_so(stage):
    await stage.ann.use(stage.lounge, "settings", reminders="By direct message")
    channel = await stage.begin()
    await pass_time(stage, 2.1 * DAY)
    (reminder,) = letters(stage, stage.ann)
    await stage.ann.use(channel, "move", turn="c3")
    await stage.settle()
    assert said(reminder) == (f"{stage.ann.mention} has moved.", [])


@pytest.mark.long
async def test_who_runs_out_of_time_reads_that_nothing_is_lost(stage):
    channel = await stage.begin()
    _, _, late = await until_time_is_up(stage, channel)
    told = f"You're out of time against {stage.bob.mention} in match 1. You can still move."
    assert late.content == told
    assert [item["label"] for item in late.items] == ["Go to the board"]
    assert not late.flags & SILENT


@pytest.mark.long
async def test_who_wants_no_reminders_reads_nothing_of_it(stage):
    await stage.ann.use(stage.lounge, "settings", reminders="Nowhere")
    channel = await stage.begin()
    await pass_time(stage, 3.1 * DAY)
    assert len(notices(channel)) == 1
    assert letters(stage, stage.ann) == []


@pytest.mark.long
async def test_in_quiet_hours_it_comes_without_a_sound(stage):
    channel = await stage.begin()
    await pass_time(stage, 2.1 * DAY)
    hour = (stage.clock.now() + 0.9 * DAY).hour
    await stage.ann.use(channel, "settings", quiet_from=hour, quiet_until=(hour + 3) % 24)
    await pass_time(stage, 0.95 * DAY)
    (late,) = letters(stage, stage.ann)
    assert late.flags & SILENT


@pytest.mark.long
async def test_all_copies_say_that_the_win_was_claimed(stage):
    channel = await stage.begin()
    await both_move(stage, channel)
    reminder, up, late = await until_time_is_up(stage, channel)
    await stage.bob.click(up, "Claim the win")
    await stage.settle()
    assert said(up) == said(late) == (f"{stage.bob.mention} claimed the win.", [])
    assert [edits(stage, message) for message in (reminder, up, late)] == [0, 0, 1], (
        "the press says so itself, and the first is gone"
    )
    assert kept(stage) == (0, 0)


@pytest.mark.long
async def test_all_copies_say_that_a_day_more_was_given(stage):
    channel = await stage.begin()
    reminder, up, late = await until_time_is_up(stage, channel)
    more = await stage.bob.click(await stage.board(channel), "More")
    await stage.bob.click(more.message, "Give another day")
    await stage.settle()
    told = (f"{stage.bob.mention} gave {stage.ann.mention} more time.", [])
    assert said(up) == said(late) == told
    assert reminder.id not in channel.messages
    await pass_time(stage, 0.8 * DAY)
    assert notices(channel)[-1].content.startswith(f"{stage.ann.mention}, {stage.bob.mention} is waiting")


@pytest.mark.long
async def test_all_copies_say_that_the_late_player_moved_after_all(stage):
    channel = await stage.begin()
    reminder, up, late = await until_time_is_up(stage, channel)
    await stage.ann.use(channel, "move", turn="c3")
    await stage.settle()
    assert reminder.id not in channel.messages
    assert said(up) == said(late) == (f"{stage.ann.mention} moved after all.", [])


@pytest.mark.long
@pytest.mark.both
@pytest.mark.parametrize(
    ("what", "told"), [("More time", "{bob} gave {ann} more time."), ("A pause", "The clock")]
)
async def test_a_reminder_says_that_more_time_was_given_or_the_clock_stopped(stage, what, told):
    channel = await stage.begin()
    await pass_time(stage, 2.1 * DAY)
    (reminder,) = notices(channel)
    name = {"More time": "More time for this turn: one turn's worth", "A pause": "A pause: the clock stops"}[
        what
    ]
    _, asked = await offer(stage, stage.ann, name)
    assert edits(stage, reminder) == 0, "an offer settles nothing"
    await stage.bob.click(asked, "Accept")
    await stage.settle()
    assert reminder.content.startswith(told.format(ann=stage.ann.mention, bob=stage.bob.mention))
    assert reminder.items == []


@pytest.mark.long
async def test_an_end_of_any_kind_is_told(stage):
    channel = await stage.begin()
    await pass_time(stage, 2.1 * DAY)
    (reminder,) = notices(channel)
    asked = await stage.bob.use(channel, "resign")
    await stage.bob.click(asked.message, "Call it off")
    await stage.settle()
    assert said(reminder) == ("Match 1 is over.", [])


@pytest.mark.long
@pytest.mark.both
async def test_who_keeps_a_silent_match_is_named_in_both_copies(stage):
    channel = await stage.begin(stage.garden, pace="No clock")
    await stage.server.delete(channel)
    await pass_time(stage, 30.1 * DAY)
    # Beside that, both are told that their channel is gone.
    directly = (stage.server.world.direct_channel(person.user) for person in (stage.ann, stage.bob))
    (to_ann,), (to_bob,) = map(notices, directly)
    await stage.bob.click(to_bob, "Still playing")
    await stage.settle()
    assert said(to_ann) == said(to_bob) == (f"{stage.bob.mention} is still playing match 1.", [])
    assert kept(stage) == (0, 0)


@pytest.mark.long
@pytest.mark.both
async def test_an_offer_breaks_a_silence_that_was_asked_about(stage):
    channel = await stage.begin(pace="No clock")
    await pass_time(stage, 30.1 * DAY)
    (asked,) = notices(channel)
    await offer(stage, stage.ann, "A draw")
    assert said(asked) == ("Match 1 goes on.", [])


async def paused(stage):
    """A match whose clock stands still: the line that says so."""
    channel = await stage.begin()
    _, asked = await offer(stage, stage.ann, "A pause: the clock stops")
    await stage.bob.click(asked, "Accept")
    await stage.settle()
    still = line(channel)
    assert [item["label"] for item in still.items] == ["Start the clock", "Boop!"]
    return channel, still


@pytest.mark.both
async def test_the_line_of_a_pause_says_who_started_the_clock(stage):
    _, still = await paused(stage)
    await stage.ann.click(still, "Start the clock")
    await stage.settle()
    assert said(still) == (f"{stage.ann.mention} started the clock.", [])
    assert edits(stage, still) == 0
    assert kept(stage) == (0, 0)


@pytest.mark.long
@pytest.mark.both
async def test_the_line_of_a_pause_says_that_a_turn_has_ended_it(stage):
    channel, still = await paused(stage)
    await stage.ann.use(channel, "move", turn="c3")
    await stage.settle()
    assert said(still) == (f"{stage.ann.mention} has moved: the pause is over.", [])
    assert edits(stage, still) == 1


@pytest.mark.long
async def test_a_match_that_was_moved_settles_what_was_told_in_its_old_place(stage):
    channel = await stage.begin()
    await pass_time(stage, 2.1 * DAY)
    (reminder,) = notices(channel)
    await stage.bob.use(stage.garden, "board")
    await stage.ann.use(stage.garden, "move", turn="c3")
    await stage.settle()
    assert reminder.id not in channel.messages


class RefusesChanges:
    """Discord with a message that can't be edited or deleted any more."""

    def __init__(self, message, status):
        self.message, self.status, self.times = message, status, 0

    async def __call__(self, request, serve):
        changes = request.method in {"PATCH", "DELETE"}
        if not changes or not request.path.endswith(f"/messages/{self.message.id}"):
            return await serve(request)
        self.times += 1
        return reply({"code": 0, "message": "no"}, self.status)


@pytest.mark.long
@pytest.mark.parametrize("status", [403, 404])
async def test_what_discord_refuses_to_change_is_not_tried_again(stage, status):
    channel = await stage.begin()
    await pass_time(stage, 2.1 * DAY)
    (reminder,) = notices(channel)
    trouble = stage.server.trouble = RefusesChanges(reminder, status)
    await stage.ann.use(channel, "move", turn="c3")
    await stage.bob.use(channel, "move", turn="d4")
    await stage.restart_bot()
    assert trouble.times == 1
    assert "is waiting for your turn" in reminder.content
    assert kept(stage) == (0, 0)


@pytest.mark.long
async def test_what_a_kill_has_cut_off_is_told_at_the_next_start(stage):
    channel = await stage.begin()
    await both_move(stage, channel)
    _, up, late = await until_time_is_up(stage, channel)
    bob = Known(stage.bob.user.id, "Bob")
    await stage.database.write(matches.claim, 1, bob, stage.clock.now())
    # It was shown as well: only the edits are left to do.
    stage.write("UPDATE matches SET shown_version = version")
    await stage.restart_bot()
    assert said(up) == said(late) == (f"{stage.bob.mention} claimed the win.", [])
    assert kept(stage) == (0, 0)


async def test_a_reminder_that_a_turn_has_overtaken_is_gone_at_once(stage):
    channel = await stage.begin()
    await stage.bot._reminders.close()
    stage.clock.moved += 2.1 * DAY
    notice = await stage.database.write(due.fire, 1, stage.clock.now())
    sent = await stage.bot._reminders._give(notice)
    await stage.ann.use(channel, "move", turn="c3")
    assert await stage.bot._reminders._store(notice.snapshot.match, sent)
    stage.bot.context.publisher.settle_notices(1)
    await stage.settle()
    assert notices(channel) == []
    assert kept(stage) == (0, 0)


@pytest.mark.long
@pytest.mark.both
async def test_no_direct_message_to_a_forgotten_player_is_kept(stage):
    channel = await stage.begin()
    _, up, _ = await until_time_is_up(stage, channel)
    conversation = stage.server.world.direct_channel(stage.ann.user).id
    (told,) = (await exported(stage, stage.ann))["matches"]
    assert [notice["kind"] for notice in told["notices"]] == ["time-up", "late"]
    assert conversation in {notice["channel_id"] for notice in told["notices"]}
    (told,) = (await exported(stage, stage.bob))["matches"]
    assert [notice["kind"] for notice in told["notices"]] == ["time-up"], "what Ann was told is hers"
    await forget_me(stage, stage.ann)
    assert said(up) == ("Match 1 is over.", [])
    assert kept(stage) == (0, 0)
    assert str(conversation) not in stage.dump()
