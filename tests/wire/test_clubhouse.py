"""The clubhouse: results and the board of the house in a channel of the server's choice, each once, and nothing before it is chosen."""

from datetime import timedelta

import pytest

from sandbox.stand_in.trouble import Fault, Trouble
from sandbox.world.places import Permission
from tests.wire.chairs import finish
from tests.wire.games import THREE_CATS
from tests.wire.test_results import accepted


async def choose(stage, channel=None, **options):
    """A moderator makes a channel the clubhouse."""
    stage.guild.moderators.add(stage.ann.user.id)
    return await stage.ann.use(channel or stage.garden, "server", clubhouse=True, **options)


async def watch(stage, minutes=1):
    """Let the bot look at what is due, a while later, from the beginning to the end."""
    stage.clock.moved += timedelta(minutes=minutes)
    before = stage.bot.clubhouses.looks
    await stage.until(lambda: stage.bot.clubhouses.looks >= before + 2)
    await stage.settle()


async def chat(stage, count):
    """So many messages of somebody in the clubhouse."""
    for _ in range(count):
        await stage.bob.write(stage.garden, "hello")


def houses(channel):
    return [each for each in channel.messages.values() if each.content.startswith("### 🐾")]


def results(channel):
    found = channel.messages.values()
    return [each for each in found if any(a.filename.startswith("result-") for a in each.attachments)]


def letters_to_owner(stage):
    """What the bot has written to the owner of the server, who is Cleo."""
    direct = stage.server.world.direct_channel(stage.cleo.user)
    return [each.content for each in direct.messages.values()]


def labels(message):
    return [item["label"] for item in message.items]


@pytest.mark.long
async def test_nothing_is_posted_before_a_channel_is_chosen(stage):
    _, thread = await accepted(stage, stage.lounge)
    await finish(stage, thread)
    await watch(stage)
    assert not results(stage.garden)
    assert not houses(stage.garden)
    assert stage.row("SELECT count(*) FROM queued_results") == (0,)


@pytest.mark.both
async def test_it_tells_who_plays_and_who_has_won(stage):
    answer = await choose(stage)
    assert f"<#{stage.garden.id}>" in answer.content
    await watch(stage)
    (house,) = houses(stage.garden)
    assert house.attachments[0].description == "What's on here. An empty cushion, and two cats asleep."
    assert labels(house) == ["New challenge", "Play me", "Daily puzzle", "Leaderboard"]

    _, thread = await accepted(stage, stage.lounge)
    await watch(stage)
    assert [each.id for each in houses(stage.garden)] == [house.id], "edited in place"
    ann, bob = stage.ann.mention, stage.bob.mention
    assert f"• {ann} vs {bob} · {ann} to move" in house.content
    assert "Ann is playing Bob; it's Ann's turn." in house.attachments[0].description

    await finish(stage, thread)
    await watch(stage)
    (told,) = results(stage.garden)
    assert told.content.startswith(f"🏆 {bob} beat {ann} at boop: three cats in a line!")
    assert labels(told) == ["Challenge the winner", "Replay", "Film", "First steps"]
    assert told.pings == [], "nobody"
    step = await stage.cleo.click(told, "Replay")
    assert step.ephemeral
    assert step.message.attachments, "an onlooker sees it turn by turn"
    assert f"{ann} vs" not in house.content
    assert stage.row("SELECT count(*) FROM queued_results") == (0,)
    await watch(stage)
    assert len(results(stage.garden)) == 1


@pytest.mark.long
@pytest.mark.both
async def test_a_challenge_is_accepted_under_the_board_of_the_house(stage):
    await choose(stage)
    asked = await stage.ann.use(stage.lounge, "challenge", games="Best of three")
    await watch(stage)
    (house,) = houses(stage.garden)
    assert labels(house)[0] == "Play Ann"
    assert house.content.split("\n")[1].endswith(" · Best of three")
    heading = house.content.split("\n")[0]
    answer = await stage.bob.click(house, "Play Ann")
    await stage.settle()
    assert answer.ephemeral
    assert answer.content == f"You're in! Match 1 is on in <#{stage.lounge.id}>."
    # On a slow machine its task may have told of the match already: that takes nothing away.
    assert house.content.split("\n")[0] == heading, "it stays the board of the house"
    assert "match 1" in asked.message.content, "the challenge says so"
    assert stage.row("SELECT channel_id, state FROM matches") == (stage.lounge.id, "running")
    await watch(stage)
    assert "vs" in house.content
    assert labels(house)[0] == "New challenge"


@pytest.mark.long
async def test_a_match_that_is_accepted_in_the_house_gets_its_thread(stage):
    await choose(stage, channel=stage.lounge)
    asked = await stage.ann.use(stage.garden, "challenge", first="chance")
    await watch(stage)
    (house,) = houses(stage.lounge)
    answer = await stage.bob.click(house, "Play Ann")
    await stage.settle()
    thread = stage.server.world.channels[stage.row("SELECT channel_id FROM matches")[0]]
    assert thread is asked.message.thread
    assert answer.content == f"You're in! Match 1 is on in <#{thread.id}>."
    assert f"<#{thread.id}>" in asked.message.content
    assert any(message.attachments for message in thread.messages.values()), "the board is there"


@pytest.mark.long
async def test_a_challenge_of_a_channel_that_is_ruled_out_since_is_not_accepted_in_the_house(stage):
    await choose(stage)
    await stage.ann.use(stage.lounge, "challenge", first="chance")
    await watch(stage)
    (house,) = houses(stage.garden)
    stage.guild.moderators.add(stage.ann.user.id)
    other = stage.server.world.add_channel("boop", stage.guild)
    await stage.ann.use(other, "server", matches_here=True)
    assert f"matches are played in <#{other.id}>" in (await stage.bob.click(house, "Play Ann")).content
    assert stage.row("SELECT count(*) FROM matches") == (0,)


async def test_what_is_missing_in_the_channel_locks_nothing_else_in_the_form(stage):
    await choose(stage)
    await stage.server.allow(stage.garden, Permission.SEND, False)
    stage.guild.moderators.add(stage.ann.user.id)
    form = await stage.ann.click((await stage.ann.use(stage.lounge, "server")).message, "Clubhouse")
    await stage.ann.fill(form, {"Results": "No results"})
    assert stage.row("SELECT results FROM clubhouses") == ("none",)


@pytest.mark.long
async def test_a_closed_channel_is_told_of_and_then_gets_everything_in_one_message(stage):
    stage.guild.owner_id = stage.cleo.user.id
    await stage.restart_bot()
    await choose(stage)
    await watch(stage)
    allowed, stage.garden.bot_permissions = stage.garden.bot_permissions, Permission.VIEW
    _, thread = await accepted(stage, stage.lounge)
    await finish(stage, thread)
    await watch(stage)
    told = await stage.ann.use(stage.lounge, "server")
    assert "⚠️ I can't post there: I'm missing Send Messages." in told.content
    _, thread = await accepted(stage, stage.lounge)
    await finish(stage, thread)
    await watch(stage, minutes=61)
    (letter,) = letters_to_owner(stage)
    assert letter.startswith(
        f"On **The cat flap**, I can't post in <#{stage.garden.id}> any more (clubhouse): I'm missing Send Messages"
    )
    stage.garden.bot_permissions = allowed
    await watch(stage, minutes=61)
    await stage.until(lambda: results(stage.garden))
    (message,) = results(stage.garden)
    one, badges, two = message.content.splitlines()
    assert one.startswith("🏆")
    assert "[match 1](https://discord.com/channels/" in one
    assert badges.startswith("🏅")
    assert "[match 2](https://discord.com/channels/" in two
    assert len(message.attachments) == 2
    assert all(each.description for each in message.attachments)
    assert "can't post" not in (await stage.ann.use(stage.lounge, "server")).content
    (letter,) = letters_to_owner(stage)
    assert letter == (
        f"✅ On **The cat flap**, I can post in <#{stage.garden.id}> again. There's nothing left for you to do."
    )


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(Fault.BROKEN, marks=pytest.mark.long),
        pytest.param(Fault.BROKEN_LOST, marks=pytest.mark.long),
        Fault.DROPPED,
        Fault.DROPPED_LOST,
    ],
)
@pytest.mark.long
async def test_a_result_that_fails_is_tried_again_and_arrives_once(stage, fault):
    await choose(stage)
    _, thread = await accepted(stage, stage.lounge)
    for number, turn in enumerate(THREE_CATS[:-1]):
        await (stage.ann, stage.bob)[number % 2].use(thread, "move", turn=turn)
    await watch(stage)
    trouble = stage.server.trouble = Trouble()
    await stage.bob.use(thread, "move", turn=THREE_CATS[-1])
    await stage.settle()
    trouble.plan(fault)
    await stage.until(lambda: results(stage.garden))
    await watch(stage)
    assert len(results(stage.garden)) == 1
    assert len(houses(stage.garden)) == 1
    assert stage.row("SELECT count(*) FROM queued_results") == (0,)


@pytest.mark.long
async def test_what_arrived_just_before_a_kill_is_not_sent_again(stage):
    await choose(stage)
    _, thread = await accepted(stage, stage.lounge)
    await finish(stage, thread)
    await watch(stage)
    await stage.stop_bot()
    stage.write(f"INSERT INTO queued_results VALUES (1, {stage.guild.id}, NULL, 1)")  # noqa: S608
    stage.write("UPDATE clubhouses SET board_message_id = NULL, board_shows = '', board_tried = true")
    await stage.start_bot()
    await watch(stage)
    assert len(results(stage.garden)) == 1
    assert len(houses(stage.garden)) == 1
    assert stage.row("SELECT count(*) FROM queued_results") == (0,)


@pytest.mark.long
async def test_a_database_restored_from_a_copy_tells_nothing_twice(stage):
    await choose(stage)
    _, thread = await accepted(stage, stage.lounge)
    await finish(stage, thread)
    await watch(stage, minutes=6)
    stage.write(f"INSERT INTO queued_results VALUES (1, {stage.guild.id}, NULL, NULL)")  # noqa: S608
    await watch(stage)
    assert len(results(stage.garden)) == 1
    assert stage.row("SELECT count(*) FROM queued_results") == (0,)


@pytest.mark.long
async def test_fifty_messages_up_it_comes_down_again(stage):
    await choose(stage)
    await watch(stage)
    (before,) = houses(stage.garden)
    await chat(stage, 50)
    await watch(stage, minutes=11)
    (after,) = houses(stage.garden)
    assert after.id > before.id


@pytest.mark.long
async def test_ten_messages_up_it_comes_down_once_a_day(stage):
    await choose(stage)
    await watch(stage)
    (before,) = houses(stage.garden)
    await chat(stage, 10)
    await watch(stage, minutes=11)
    assert [each.id for each in houses(stage.garden)] == [before.id]
    await watch(stage, minutes=24 * 60)
    (after,) = houses(stage.garden)
    assert after.id > before.id
    await chat(stage, 10)
    await watch(stage, minutes=11)
    assert [each.id for each in houses(stage.garden)] == [after.id]


async def test_only_who_manages_the_server_chooses_it(stage):
    answer = await stage.bob.use(stage.garden, "server", clubhouse=True)
    await watch(stage)
    assert answer.ephemeral
    assert not houses(stage.garden)
    assert stage.row("SELECT count(*) FROM clubhouses") == (0,)


@pytest.mark.long
async def test_without_results_the_board_alone_is_kept(stage):
    await choose(stage)
    form = await stage.ann.click((await stage.ann.use(stage.garden, "server")).message, "Clubhouse")
    wanted = {"Results": "No results", "What I post there": ["Noticeboard"]}
    told = await stage.ann.fill(form, wanted)
    assert f"Clubhouse: **<#{stage.garden.id}> · no results, noticeboard**" in told.message.content
    _, thread = await accepted(stage, stage.lounge)
    await finish(stage, thread)
    await watch(stage)
    assert not results(stage.garden)
    assert len(houses(stage.garden)) == 1


@pytest.mark.long
async def test_whoever_keeps_off_is_in_none_of_it(stage):
    await choose(stage)
    await stage.bob.use(stage.lounge, "settings", leaderboards=False)
    _, thread = await accepted(stage, stage.lounge)
    await watch(stage)
    (house,) = houses(stage.garden)
    assert stage.bob.mention not in house.content
    await finish(stage, thread)
    await watch(stage)
    assert not results(stage.garden)


@pytest.mark.long
async def test_it_comes_back_when_its_message_is_gone(stage):
    await choose(stage)
    await watch(stage)
    (house,) = houses(stage.garden)
    del stage.garden.messages[house.id]
    await accepted(stage, stage.lounge)
    await watch(stage)
    (again,) = houses(stage.garden)
    assert again.id != house.id
    assert stage.row("SELECT board_message_id FROM clubhouses") == (again.id,)


@pytest.mark.long
async def test_it_comes_back_though_nothing_else_has_changed(stage):
    await choose(stage)
    await watch(stage)
    (house,) = houses(stage.garden)
    del stage.garden.messages[house.id]
    await watch(stage)
    assert not houses(stage.garden), "its message is not looked for each time"
    await watch(stage, minutes=10)
    (again,) = houses(stage.garden)
    await watch(stage, minutes=10)
    assert [each.id for each in houses(stage.garden)] == [again.id]


@pytest.mark.long
async def test_where_the_bot_may_not_read_back_it_is_not_posted_twice(stage):
    await choose(stage)
    await watch(stage)
    (house,) = houses(stage.garden)
    await stage.server.allow(stage.garden, Permission.READ_HISTORY, False)
    await watch(stage, minutes=11)
    assert [each.id for each in houses(stage.garden)] == [house.id]


@pytest.mark.long
async def test_a_clock_that_jumps_right_after_the_choice_keeps_no_board_away(stage):
    await choose(stage)
    await watch(stage, minutes=24 * 60)
    assert len(houses(stage.garden)) == 1


@pytest.mark.long
async def test_a_mistake_of_ours_with_something_else_keeps_no_board_away(stage, monkeypatch, caplog):
    def fail(*_):
        raise ZeroDivisionError

    await choose(stage)
    monkeypatch.setattr("bot.tasks.clubhouse.week.begin_post", fail)
    stage.write("UPDATE clubhouses SET week_told = 0, week_hour = 0")
    await watch(stage, minutes=5 * 24 * 60)  # a Monday
    assert len(houses(stage.garden)) == 1
    monkeypatch.undo()
    await watch(stage)
    assert f"Keeping the clubhouses failed for {stage.guild.id}" in caplog.text
    caplog.clear()


@pytest.mark.long
async def test_a_host_may_switch_it_off_for_everybody(stage):
    await choose(stage)
    await stage.stop_bot()
    before = len(houses(stage.garden))
    stage.options["clubhouses"] = False
    await stage.start_bot()
    answer = await choose(stage, stage.lounge)
    assert answer.content.startswith("Whoever hosts me has switched the clubhouse off")
    assert len(houses(stage.garden)) == before
    await stage.stop_bot()
    stage.options["clubhouses"] = True
    await stage.start_bot()
    await watch(stage)
    assert len(houses(stage.garden)) == 1, "it goes on where it was chosen"


@pytest.mark.long
async def test_where_the_challenge_has_become_the_result_it_is_not_told_twice(stage):
    await choose(stage, stage.lounge)
    challenge, thread = await accepted(stage, stage.lounge)
    await finish(stage, thread)
    await watch(stage)
    assert challenge.content.startswith("🏆")
    assert not results(stage.lounge)
    assert stage.row("SELECT count(*) FROM queued_results") == (0,)


@pytest.mark.both
async def test_the_form_of_the_clubhouse_leads_to_where_the_daily_puzzle_is_chosen(stage):
    await choose(stage)

    async def fill(**filled):
        form = await stage.ann.click((await stage.ann.use(stage.lounge, "server")).message, "Clubhouse")
        assert "daily-puzzle" not in str(form.modal["components"])
        return (await stage.ann.fill(form, filled)).content.splitlines()[-1]

    lead = "-# The daily puzzle can come there as well: choose its channel under **Channels**."
    assert await fill(Results="All results") == lead
    await stage.ann.use(stage.garden, "server", daily_puzzle=True)
    assert "puzzle" not in await fill(Results="No results"), "it comes there already"
    there = f"-# The daily puzzle comes to <#{stage.garden.id}>, as chosen under **Channels**."
    assert await fill(Clubhouse=[stage.lounge]) == there
    assert await fill(Clubhouse=[]) == there
    assert stage.row("SELECT puzzle_channel_id FROM guilds") == (stage.garden.id,), "one form alone moves it"
    await stage.ann.use(stage.garden, "server", daily_puzzle=False)
    assert "puzzle" not in await fill(Results="All results"), "both are off"


@pytest.mark.long
async def test_where_it_moves_or_is_switched_off_no_old_board_stays(stage):
    await choose(stage)
    await watch(stage)
    assert len(houses(stage.garden)) == 1
    await choose(stage, stage.lounge)
    await stage.settle()
    assert houses(stage.garden) == []
    await watch(stage, minutes=0)
    assert len(houses(stage.lounge)) == 1, "at the next look"
    form = await stage.ann.click((await stage.ann.use(stage.lounge, "server")).message, "Clubhouse")
    await stage.ann.fill(form, {"What I post there": ["Weekly recap"]})
    await stage.settle()
    assert houses(stage.lounge) == []
    await watch(stage)
    assert houses(stage.lounge) == []


@pytest.mark.long
async def test_a_permission_that_is_missing_is_told_before_anything_was_posted(stage):
    await choose(stage)
    await watch(stage)
    await stage.server.allow(stage.garden, Permission.SEND, False)
    told = await stage.ann.use(stage.lounge, "server")
    assert "⚠️ I can't post there: I'm missing Send Messages." in told.content
    await stage.server.allow(stage.garden, Permission.SEND, True)
    assert "can't post" not in (await stage.ann.use(stage.lounge, "server")).content


@pytest.mark.long
async def test_the_letter_to_the_owner_is_closed_by_the_noticeboard_too(stage):
    stage.guild.owner_id = stage.cleo.user.id
    await stage.restart_bot()
    await choose(stage)
    await watch(stage)
    allowed, stage.garden.bot_permissions = stage.garden.bot_permissions, Permission.VIEW
    stage.write("UPDATE clubhouses SET results = 'none', board_message_id = NULL, board_shows = ''")
    await watch(stage, minutes=61)
    (letter,) = letters_to_owner(stage)
    assert letter.startswith(
        f"On **The cat flap**, I can't post in <#{stage.garden.id}> any more (clubhouse):"
    )
    stage.garden.bot_permissions = allowed
    await watch(stage, minutes=61)
    assert houses(stage.garden)
    (letter,) = letters_to_owner(stage)
    assert letter.startswith(f"✅ On **The cat flap**, I can post in <#{stage.garden.id}> again.")
    assert stage.row("SELECT trouble FROM clubhouses") == ("",)


@pytest.mark.long
async def test_a_letter_to_the_owner_tells_of_another_channel_by_that(stage):
    stage.guild.owner_id = stage.cleo.user.id
    await stage.restart_bot()
    await choose(stage)
    await watch(stage)
    await stage.server.delete(stage.garden)
    await watch(stage, minutes=61)
    await stage.until(lambda: letters_to_owner(stage))
    await stage.ann.use(stage.lounge, "server", clubhouse=True)
    await watch(stage)
    await stage.until(lambda: houses(stage.lounge))
    await watch(stage)
    assert letters_to_owner(stage) == [
        f"✅ On **The cat flap**, I post in <#{stage.lounge.id}> now. There's nothing left for you to do."
    ]


@pytest.mark.long
async def test_a_clubhouse_whose_channel_was_deleted_says_so_until_another_is_chosen(stage):
    stage.guild.owner_id = stage.cleo.user.id
    await stage.restart_bot()
    await choose(stage)
    await watch(stage)
    await stage.server.delete(stage.garden)
    await stage.begin()
    await watch(stage)
    await stage.until(lambda: stage.row("SELECT channel_id FROM clubhouses") == (None,))
    told = (await stage.ann.use(stage.lounge, "server")).content
    assert "Clubhouse: **⚠️ its channel is gone**" in told, "nobody has switched it off"
    (letter,) = letters_to_owner(stage)
    assert letter.startswith("On **The cat flap**, the channel where I posted is gone (clubhouse).")
    form = await stage.ann.click((await stage.ann.use(stage.lounge, "server")).message, "Clubhouse")
    told = await stage.ann.fill(form, {"Clubhouse": []})
    assert "Clubhouse: **nowhere**" in told.content
