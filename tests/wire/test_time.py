"""Time banks, time that loses by itself, and players who are away, on a stage with a clock that is moved."""

import pytest

from sandbox.forms import shown_in
from tests.stage import set_stage
from tests.wire.chairs import DAY, MINUTE, both_move, line, notices, offer, pass_time, state
from tests.wire.taps import labels_of
from tests.wire.test_offers import play

HOUR = 60 * MINUTE
FIVE_DAYS = "5 days each, plus 6 hours a turn"
LOSES = "They lose at once"


@pytest.fixture
async def with_days(database_place):
    """A stage where players have away days, as they have where a host says nothing else."""
    async with set_stage(database_place, options={"away_days": 30}) as stage:
        yield stage


def moments(text):
    """The moments that a text names."""
    return [int(part.partition(":")[0]) for part in text.split("<t:")[1:]]


@pytest.mark.long
async def test_a_bank_is_told_with_the_challenge_and_stands_on_the_board(stage):
    challenge = await stage.ann.use(
        stage.lounge,
        "challenge",
        member=stage.bob,
        first="I start",
        pace=FIVE_DAYS,
        time_up=LOSES,
        nights=True,
    )
    assert f"· {FIVE_DAYS} ·" in challenge.content
    assert "Whoever runs out of time loses, once you've both taken two turns." in challenge.content
    assert "stops in their quiet hours" in challenge.content
    await stage.bob.click(challenge.message, "Accept")
    await play(stage, "c3")
    await pass_time(stage, DAY)
    board = await stage.board(stage.lounge)
    ann = f"-# ⏳ {stage.ann.mention} has 5 days 6 hr left · plus 6 hr a turn"
    assert ann in board.content.splitlines()
    listed = (await stage.ann.use(stage.lounge, "games")).content.splitlines()[1]
    assert listed.endswith(" · ⏳ you have 5 days 6 hr left")
    listed = (await stage.bob.use(stage.lounge, "games")).content.splitlines()[1]
    assert listed.endswith(" · ⏳ they have 5 days 6 hr left")
    assert moments(board.content)[0] - stage.clock.now().timestamp() == pytest.approx(
        4 * DAY.total_seconds(), abs=60
    )


@pytest.mark.long
@pytest.mark.parametrize("out", ["o", "g"])
async def test_a_bank_that_runs_out_on_either_side_loses_by_itself(stage, out):
    channel = await stage.begin(pace=FIVE_DAYS, time_up=LOSES)
    await both_move(stage, channel)
    if out == "g":
        await play(stage, "c3")
    await pass_time(stage, 5.4 * DAY)
    assert state(stage) == ("running", None, None)
    await pass_time(stage, 0.2 * DAY)
    await stage.settle()
    assert state(stage) == ("over", "time", "g" if out == "o" else "o")
    winner, loser = (stage.bob, stage.ann) if out == "o" else (stage.ann, stage.bob)
    board = await stage.board(channel)
    assert board.content.startswith(f"🏆 {winner.mention} wins: {loser.mention}'s time is up.")
    said = [message.content for message in channel.messages.values()]
    assert f"{loser.mention} ran out of time." in said, "the reminder says so now"


@pytest.mark.both
async def test_a_form_asks_for_it_all(stage):
    form = await stage.ann.use(stage.lounge, "challenge")
    assert shown_in(form.modal)["Terms"] == []
    wanted = {"Who to play": stage.bob, "Time": "2 days each, plus 2 hours a turn"}
    terms = ["Friendly", "Lose on time", "Nights off"]
    asked = await stage.ann.fill(form, {**wanted, "Terms": terms})
    assert "Friendly" in asked.content
    assert stage.row("SELECT pace, rated, hints, loses_on_time, nights_off FROM challenges") == (
        *("two-day-bank", 0, 0, 1, 1),
    )


@pytest.mark.long
async def test_whoever_is_back_early_is_back_on_every_one_of_many_boards(with_days):
    stage = with_days
    places = [await stage.begin(channel) for channel in (stage.lounge, stage.garden) * 5]
    await stage.ann.use(stage.lounge, "away", days=7)
    await stage.settle()
    assert not [place for place in places if "🌴" not in (await stage.board(place)).content]
    back = await stage.ann.use(stage.lounge, "away")
    await stage.ann.click(back.message, "I'm back")
    await stage.settle()
    assert not [place for place in places if "🌴" in (await stage.board(place)).content]


@pytest.mark.long
async def test_two_who_play_twice_in_one_place_read_once_that_one_is_away(with_days):
    stage = with_days
    stage.guild.moderators.add(stage.ann.user.id)
    await stage.ann.use(stage.lounge, "server", threads=False)
    for _ in range(2):
        await stage.begin()
    await stage.ann.use(stage.lounge, "away", days=7)
    await stage.settle()
    lines = [each.content for each in stage.lounge.messages.values() if " away from " in each.content]
    boards = [text for text in lines if "\U0001f334" in text]
    assert (len(boards), len(lines) - len(boards)) == (2, 1)


@pytest.mark.long
async def test_of_an_absence_a_paused_match_tells_on_its_board_alone(with_days):
    stage = with_days
    channel = await stage.begin()
    _, asked = await offer(stage, stage.ann, "A pause: the clock stops")
    await stage.bob.click(asked, "Accept")
    await stage.settle()
    await stage.ann.use(stage.garden, "away", days=7)
    await stage.settle()
    assert f"🌴 {stage.ann.mention} · away from <t:" in (await stage.board(channel)).content
    told = await stage.ann.use(stage.garden, "away")
    await stage.ann.click(told.message, "I'm back")
    await stage.settle()
    assert "🌴" not in (await stage.board(channel)).content
    lines = [each.content for each in channel.messages.values() if not each.attachments]
    assert not [text for text in lines if "away" in text], "no clock runs, so there is nothing else to say"


@pytest.mark.long
@pytest.mark.both
async def test_whoever_is_on_holiday_says_so_once_for_all_their_matches(with_days):
    """Three matches: two in which Ann is to move against Bob, one in which Cleo is. No clock runs for a week."""
    stage = with_days
    for channel in (stage.lounge, stage.garden):
        await stage.begin(channel)
    other = stage.server.world.add_channel("kitchen", stage.guild)
    asked = await stage.ann.use(other, "challenge", member=stage.cleo, first="I start")
    await stage.cleo.click(asked.message, "Accept")
    await stage.settle()
    other = asked.message.thread or other
    await stage.ann.use(other, "move", turn="c3", match="3")
    told = await stage.ann.use(stage.lounge, "away")
    assert told.content.startswith("You haven't planned any time away.")
    assert labels_of(told.message) == ["Change"]
    form = await stage.ann.click(told.message, "Change")
    assert shown_in(form.modal) == {
        "Away from": ["Now"],
        "For how long": ["No time away, just the other settings"],
        "Your clock": ["Rescue"],
    }
    await stage.ann.fill(form, {"For how long": "7 days"})
    await stage.settle()
    assert told.content.startswith("You're away until <t:")
    assert "Away days left this year: 23" in told.content
    lines = [line for (line,) in stage.rows("SELECT news FROM matches ORDER BY id")]
    assert lines == ["leaves", "begun", "leaves"], "Bob reads it once, whatever he plays with her"
    line = list(other.messages.values())[-1]
    assert line.content.startswith(f"{stage.cleo.mention}, {stage.ann.mention} is away from <t:")
    assert line.pings == [], "nobody need hurry"
    assert "Your clock stops meanwhile: your turn is due <t:" in line.content
    assert line.items == []
    told_bob = [
        each
        for channel in stage.server.world.channels.values()
        for each in getattr(channel, "messages", {}).values()
        if each.content.startswith(f"{stage.bob.mention}, {stage.ann.mention} is away from <t:")
    ]
    assert [each.pings for each in told_bob] == [[]], "where it is her turn he need do nothing"
    board = await stage.board(stage.lounge)
    assert f"🌴 {stage.ann.mention} · away from <t:" in board.content, (
        "the board that stood there says so too"
    )
    assert moments(board.content)[0] - stage.clock.now().timestamp() > 9 * DAY.total_seconds()
    await pass_time(stage, 6.9 * DAY)
    assert not [notice for channel in (stage.lounge, stage.garden, other) for notice in notices(channel)]
    # Bob challenges her elsewhere: that is said first.
    asked = await stage.bob.use(stage.garden, "challenge", member=stage.ann, rated=False)
    assert asked.ephemeral
    assert asked.content.startswith(f"{stage.ann.mention} is away until <t:")
    sent = await stage.bob.click(asked.message, "Challenge anyway")
    assert "Friendly" in sent.content
    # She may play all the same, and comes back early.
    back = await stage.ann.use(stage.lounge, "away")
    assert labels_of(back.message) == ["Change", "I'm back"]
    await stage.ann.click(back.message, "I'm back")
    await stage.settle()
    here = list(other.messages.values())[-1]
    assert (here.content.split("\n")[0], here.pings) == (
        f"{stage.cleo.mention}, {stage.ann.mention} is here, and the clock runs as usual.",
        [stage.cleo.user.id],
    )
    assert back.content.startswith(
        "👋 Good to have you here! Your clocks run as usual.\nYou haven't planned any time away"
    )
    refused = await stage.ann.click(told.message, "Change")
    assert refused.modal
    await pass_time(stage, 2.1 * DAY)
    assert notices(stage.lounge), "the clock runs again"


@pytest.mark.long
async def test_who_is_awaited_in_two_matches_is_told_of_an_absence_in_one(with_days):
    stage = with_days
    threads = [await stage.begin(), await stage.begin(stage.garden)]
    for channel in threads:
        await stage.ann.use(channel, "move", turn="c3")
    await stage.settle()
    await stage.ann.use(stage.lounge, "away", days=3)
    await stage.settle()
    about = f"{stage.ann.mention} is away from <t:"

    def told():
        every = [each for channel in threads for each in channel.messages.values()]
        return [each for each in every if each.content.startswith(f"{stage.bob.mention}, {about}")]

    await stage.until(told)
    assert [each.pings for each in told()] == [[]], "nobody need hurry"
    for channel in threads:
        assert f"🌴 {stage.ann.mention} · away from <t:" in (await stage.board(channel)).content


@pytest.mark.both
async def test_once_somebody_goes_away_no_letter_tells_of_a_deadline_that_was(with_days):
    stage = with_days
    await stage.ann.use(stage.lounge, "settings", reminders="By direct message")
    for _ in range(2):
        await stage.begin()
    await pass_time(stage, 2.1 * DAY)
    letters = list(stage.server.world.direct_channel(stage.ann.user).messages.values())
    assert len(letters) == 2
    await stage.ann.use(stage.lounge, "away", days=2)
    await stage.settle()
    told = {f"The deadline in match {number} has moved. The board has the new one." for number in (1, 2)}
    assert {letter.content for letter in letters} == told, "also where only a board tells that she is away"
    assert stage.row("SELECT count(*) FROM notices") == (0,)


@pytest.mark.long
async def test_other_quiet_hours_move_a_deadline_on_the_board_and_take_its_reminder_away(with_days):
    stage = with_days
    channel = await stage.begin(nights=True)
    await pass_time(stage, 2.1 * DAY)
    (reminder,) = notices(channel)
    due = moments((await stage.board(channel)).content)
    await stage.ann.use(stage.lounge, "settings", quiet_from=20, quiet_until=8)
    await stage.settle()
    assert reminder.id not in channel.messages
    assert moments((await stage.board(channel)).content) > due


@pytest.mark.long
async def test_a_reminder_in_a_channel_is_gone_once_its_deadline_has_moved(with_days):
    stage = with_days
    channel = await stage.begin()
    await pass_time(stage, 2.1 * DAY)
    (reminder,) = notices(channel)
    await stage.ann.use(stage.lounge, "away", days=2)
    await stage.settle()
    assert reminder.id not in channel.messages


@pytest.mark.long
@pytest.mark.both
async def test_in_a_rescue_there_is_one_reminder_and_the_line_above_it_asks_no_more(with_days):
    stage = with_days
    channel = await stage.begin(pace="1 day a turn")
    await both_move(stage, channel)
    await pass_time(stage, 1.1 * DAY)
    await stage.settle()
    saved = list(channel.messages.values())[-1]
    happened, asked, *_ = saved.content.splitlines()
    assert asked.startswith("-# Take your turn before <t:")
    for _ in range(7):
        await pass_time(stage, DAY / 4)
        await stage.settle()
    (reminder,) = notices(channel)
    assert reminder.content.startswith(f"{stage.ann.mention}, {stage.bob.mention} is waiting for your turn")
    assert (saved.content, saved.items) == (happened, [])
    pinged = [message for message in channel.messages.values() if stage.ann.user.id in message.pings]
    assert pinged[-2:] == [saved, reminder]
    await pass_time(stage, DAY / 2)
    assert "is out of time" in notices(channel)[-1].content


@pytest.mark.long
async def test_away_days_come_to_the_rescue_before_the_win_can_be_claimed(with_days):
    stage = with_days
    channel = await stage.begin()
    await both_move(stage, channel)
    await pass_time(stage, 3.1 * DAY)
    await stage.settle()
    line = list(channel.messages.values())[-1]
    happened, asked, *_ = line.content.splitlines()
    assert happened == f"{stage.ann.mention}, your time here is up, so two of your away days kick in."
    assert asked.startswith("-# Take your turn before <t:")
    assert state(stage) == ("running", None, None)
    assert set(line.pings) == {stage.ann.user.id, stage.bob.user.id}, "whoever forgot hears of it too"
    await pass_time(stage, 2.1 * DAY)
    up = notices(channel)[-1]
    await stage.bob.click(up, "Claim the win")
    await stage.settle()
    assert state(stage) == ("over", "time", "g")
    assert line.content == happened, "nobody is asked for a turn any more"


async def test_who_has_no_days_left_is_told_how_many_there_are(with_days):
    stage = with_days
    refused = await stage.ann.use(stage.lounge, "away", days=31)
    assert refused.content == "You have only 30 away days left this year. Choose fewer days."
    planned = await stage.ann.use(stage.lounge, "away", days=5, starts_in=3)
    assert planned.content.startswith("You'll be away from <t:")
    since, until = moments(planned.content)[:2]
    assert until - since == 5 * DAY.total_seconds()
    assert since % DAY.total_seconds() == 0, "from the beginning of that day"


@pytest.mark.long
async def test_before_a_holiday_it_names_the_matches_that_are_due_sooner(with_days):
    stage = with_days
    channel = await stage.begin(stage.lounge, pace="10 minutes a turn")
    told = await stage.ann.use(channel, "away", days=3, starts_in=2)
    assert "Before you go: [match 1](" in told.content
    assert "Before you go" not in (await stage.bob.use(channel, "away", days=3, starts_in=2)).content


@pytest.mark.long
async def test_in_a_match_without_a_clock_nobody_is_told_of_one(with_days):
    stage = with_days
    thread = await stage.begin(pace="No clock")
    form = await stage.ann.click((await stage.ann.use(stage.lounge, "away")).message, "Change")
    await stage.ann.fill(form, {"For how long": "7 days"})
    await stage.settle()
    line = list(thread.messages.values())[-1]
    assert line.content.startswith(f"{stage.bob.mention}, {stage.ann.mention} is away from <t:")
    assert "This match has no clock, so there's no hurry." in line.content
    told = (await stage.board(thread)).content
    assert f"🌴 {stage.ann.mention} · away from <t:" in told
    assert "clock stops" not in told
    answer = await stage.ann.use(stage.lounge, "away")
    await stage.ann.click(answer.message, "I'm back")
    await stage.settle()
    line = list(thread.messages.values())[-1]
    assert line.content.partition("\n")[0] == f"{stage.bob.mention}, {stage.ann.mention} isn't away any more."


async def test_beside_an_open_offer_a_line_about_absence_has_no_buttons_to_answer_it(with_days):
    stage = with_days
    thread = await stage.begin(pace="3 days a turn", rated=False)
    _, offered = await offer(stage, stage.ann, "A pause: the clock stops", thread)
    assert "Accept" in labels_of(offered)
    await stage.ann.use(stage.lounge, "away", days=3)
    await stage.settle()
    told = line(thread)
    assert told.id != offered.id
    assert "is away" in told.content
    assert "Accept" not in labels_of(told)
    await stage.bob.click(offered, "Accept")
    await stage.settle()
    assert "agreed" in thread.messages[offered.id].content
    assert "is away" in thread.messages[told.id].content, "it stays as it was"
