"""The daily puzzle: the same for everybody, streaks that nothing of ours breaks, and a channel that gets it once a day."""

import re
from datetime import UTC, datetime, timedelta

import pytest

from game import Edition
from puzzles import of_day, puzzle
from sandbox.stand_in.trouble import Fault, Trouble
from sandbox.world.places import Permission
from services.learning.daily import day_of
from tests.stage import NOON
from tests.wire.chairs import show_everybody
from tests.wire.puzzling import (
    DAY,
    attempt_in,
    attempts,
    daily_of,
    fail,
    latest,
    pick,
    puzzle_of,
    right_turn,
    solve,
    take,
    wrong_turn,
)
from tests.wire.taps import labels_of
from tests.wire.test_clubhouse import letters_to_owner
from words.turns.turn_names import turn_name


def today(stage):
    return day_of(stage.clock.now())


def be_there(stage, day, hours=24):
    """Let the bot have been there for so many hours of a day."""
    stage.write(
        f"INSERT INTO puzzle_days VALUES ({day}, {2**hours - 1})"  # noqa: S608
        " ON CONFLICT (day) DO UPDATE SET hours = excluded.hours"
    )


def pass_days(stage, days=1):
    """Let days pass on which the bot was there."""
    for day in range(today(stage), today(stage) + days):
        be_there(stage, day)
    stage.clock.moved += days * DAY


async def solve_daily(stage, person):
    return await solve(stage, person, await daily_of(stage, person))


def posts(stage, channel=None):
    """The daily puzzles in a channel."""
    found = (channel or stage.garden).messages.values()
    return [
        message
        for message in found
        if message.content.startswith("☀️") and message.attachments and not message.ephemeral
    ]


async def watch(stage):
    """Let the bot look at what is due, from the beginning to the end."""
    before = stage.bot.daily_puzzles.looks
    await stage.until(lambda: stage.bot.daily_puzzles.looks >= before + 2)


async def want_it(stage, channel=None):
    """A moderator wants the daily puzzle in a channel."""
    stage.guild.moderators.add(stage.ann.user.id)
    return await stage.ann.use(channel or stage.garden, "server", daily_puzzle=True)


async def test_it_is_the_same_for_everybody_and_another_tomorrow(stage):
    given = []
    for person in (stage.ann, stage.bob):
        answer = await daily_of(stage, person)
        assert "Daily puzzle for Jan 7, 2026" in answer.content
        given.append(puzzle_of(attempt_in(stage, answer.message)))
    stage.clock.moved += DAY
    given.append(puzzle_of(attempt_in(stage, (await daily_of(stage, stage.ann)).message)))
    anns, bobs, next_one = given
    assert anns == bobs != next_one


async def test_there_is_nothing_to_give_up(stage):
    answer = await daily_of(stage, stage.ann)
    labels = labels_of(answer.message)
    assert "I give up, tell me" not in labels
    assert labels[-1] == "Small puzzle"


@pytest.mark.long
async def test_on_a_hard_day_a_beginner_gets_the_small_one_first(stage):
    first = await stage.ann.use(stage.lounge, "daily")
    assert first.content.startswith("☀️ **Small puzzle for Jan 7, 2026**"), "a Wednesday"
    full = await stage.ann.click(first.message, "Daily puzzle")
    assert full.message.id == first.message.id, "in its place"
    assert full.content.startswith("☀️ **Daily puzzle for")
    again = await stage.ann.use(stage.lounge, "daily")
    assert again.content == full.content, "what they have begun comes first"
    stage.clock.moved += 5 * DAY
    assert (await stage.ann.use(stage.lounge, "daily")).content.startswith("☀️ **Daily puzzle for Jan 12"), (
        "a Monday"
    )
    stage.clock.moved += 2 * DAY
    for _ in range(10):
        await solve(stage, stage.bob, await stage.bob.use(stage.lounge, "puzzle", difficulty="easy"))
    assert (await stage.bob.use(stage.lounge, "daily")).content.startswith("☀️ **Daily puzzle for Jan 14")


@pytest.mark.long
@pytest.mark.both
async def test_after_the_small_one_a_step_leads_to_an_easy_win_in_two_turns(stage):
    answer = await daily_of(stage, stage.ann)
    told = await solve(stage, stage.ann, await stage.ann.click(answer.message, "Small puzzle"))
    step = await stage.ann.click(told.message, "One step harder")
    assert step.message.id == told.message.id, "in its place"
    assert "forces a win in 2 of your turns" in step.content
    again = await stage.ann.use(stage.lounge, "puzzle")
    assert again.content.splitlines()[0] == step.content.splitlines()[0], "it is a puzzle as any other"


@pytest.mark.both
async def test_whoever_finds_it_too_hard_has_a_small_one_for_their_streak(stage):
    answer = await daily_of(stage, stage.ann)
    asked = answer.content
    assert "-# 🌱 New to boop? **Small puzzle** takes one turn" in asked
    small = await stage.ann.click(answer.message, "Small puzzle")
    assert small.message.id == answer.message.id, "in its place"
    assert small.content.splitlines()[0] == "☀️ **Small puzzle for Jan 7, 2026** · boop"
    assert "Difficulty" not in small.content
    assert "Small puzzle" not in labels_of(small.message)
    told = await solve(stage, stage.ann, small)
    assert "Your streak: one day." in told.content
    assert {"One step harder", "Daily puzzle"} <= set(labels_of(told.message))
    shown = await show_everybody(stage, stage.ann, told.message, "Show everyone")
    assert f"{stage.ann.mention} · small daily puzzle · Jan 7, 2026 · ✅" in shown.content
    assert labels_of(shown) == ["Solve it", "Daily puzzle", "First steps"]
    assert "**Small puzzle for Jan 7, 2026**" in (await stage.bob.click(shown, "Solve it")).content
    again = await stage.ann.click(told.message, "Daily puzzle")
    offered = next(line for line in asked.splitlines() if "Small puzzle" in line)
    assert again.content == asked.replace(f"{offered}\n", ""), (
        "it waits as it was, and offers no small one any more"
    )
    assert "Small puzzle" not in labels_of(again.message)


@pytest.mark.long
async def test_a_small_puzzle_says_that_the_day_has_another_which_saves_it_too(stage):
    await solve_daily(stage, stage.ann)
    pass_days(stage)
    daily = await daily_of(stage, stage.ann)
    small = await stage.ann.click(daily.message, "Small puzzle")
    assert "Each day has two puzzles: this one takes one turn, **Daily puzzle** takes more." in small.content
    lost = await fail(stage, stage.ann, small)
    assert "☀️ Today isn't lost: solve the daily puzzle itself, and your streak goes on." in lost.content
    assert "🔥 2 days in a row." in (await solve_daily(stage, stage.ann)).content


@pytest.mark.long
async def test_a_day_that_was_lost_is_saved_by_its_small_puzzle(stage):
    await solve_daily(stage, stage.ann)
    pass_days(stage)
    lost = await fail(stage, stage.ann, await daily_of(stage, stage.ann))
    assert "🌱 Today isn't lost: solve the small puzzle, and your streak goes on." in lost.content
    small = await stage.ann.click(lost.message, "Small puzzle")
    assert "🔥 2 days in a row." in (await solve(stage, stage.ann, small)).content
    again = await daily_of(stage, stage.ann)
    assert "Today isn't lost" not in again.content
    assert "Small puzzle" not in labels_of(again.message)


@pytest.mark.long
async def test_a_streak_grows_day_by_day_with_a_hint_too(stage):
    answer = await solve_daily(stage, stage.ann)
    assert "Your streak: one day. Come back tomorrow!" in answer.content
    pass_days(stage)
    answer = await stage.ann.click((await daily_of(stage, stage.ann)).message, "Hint")
    answer = await solve(stage, stage.ann, answer)
    assert "🔥 2 days in a row." in answer.content
    again = await daily_of(stage, stage.ann)
    assert "🔥 2 days in a row." in again.content, "solved already: it says how that went"
    assert "The next one comes <t:" in again.content


@pytest.mark.long
async def test_a_day_missed_or_lost_ends_it(stage):
    await solve_daily(stage, stage.ann)
    pass_days(stage, 2)
    assert "Your streak: one day" in (await solve_daily(stage, stage.ann)).content
    pass_days(stage)
    answer = await fail(stage, stage.ann, await daily_of(stage, stage.ann))
    assert "solve the small puzzle, and your streak goes on" in answer.content
    assert "Your streak starts" not in answer.content, "it may still be saved"
    small = await fail(stage, stage.ann, await stage.ann.click(answer.message, "Small puzzle"))
    assert "Your streak starts with the next daily puzzle" in small.content


@pytest.mark.long
async def test_late_in_the_day_it_is_not_ended_yet(stage):
    await solve_daily(stage, stage.ann)
    pass_days(stage)
    be_there(stage, today(stage), hours=24)
    await stage.ann.use(stage.lounge, "settings", puzzles_on_card=True)
    card = await stage.ann.use(stage.lounge, "profile")
    assert "daily streak: 1, longest 1" in card.content


@pytest.mark.long
async def test_a_day_on_which_the_bot_was_away_for_long_ends_none(stage):
    await solve_daily(stage, stage.ann)
    pass_days(stage)
    be_there(stage, today(stage), hours=20)
    stage.clock.moved += DAY
    assert "🔥 2 days in a row." in (await solve_daily(stage, stage.ann)).content
    pass_days(stage)
    be_there(stage, today(stage), hours=21)
    stage.clock.moved += DAY
    assert "Your streak: one day" in (await solve_daily(stage, stage.ann)).content


@pytest.mark.long
@pytest.mark.both
async def test_the_bot_notes_the_hours_in_which_it_is_there(stage):
    await watch(stage)
    stage.clock.moved += timedelta(hours=2)
    await stage.restart_bot()
    await watch(stage)
    hours = stage.row(f"SELECT hours FROM puzzle_days WHERE day = {day_of(NOON)}")  # noqa: S608
    assert hours == (1 << 12 | 1 << 14,)


@pytest.mark.long
async def test_begun_before_midnight_it_counts_until_the_end_of_the_next_day(stage):
    answer = await daily_of(stage, stage.ann)
    pass_days(stage)
    answer = await solve(stage, stage.ann, answer)
    assert "Your streak: one day" in answer.content
    assert latest(stage)["day"] == day_of(NOON)
    assert "🔥 2 days in a row." in (await solve_daily(stage, stage.ann)).content


@pytest.mark.both
async def test_after_that_it_is_over_and_a_sentence_says_so(stage):
    answer = await daily_of(stage, stage.ann)
    picker = await pick(stage.ann, answer.message, right_turn(latest(stage)))
    pass_days(stage, 2)
    before = attempts(stage)
    assert (await stage.ann.click(picker, "Boop it!")).content.startswith("That daily puzzle is over")
    assert attempts(stage) == before


@pytest.mark.long
async def test_the_host_s_clock_takes_no_day_from_anybody(stage):
    """A day is told by Discord's time, not by that of the host."""
    await solve_daily(stage, stage.ann)
    pass_days(stage)
    world, right = stage.server.world, stage.clock.now() - datetime.now(UTC)
    world.now = lambda: (datetime.now(UTC) + right).timestamp()  # noqa: PLW0108 - it goes on
    stage.clock.moved += 5 * DAY
    assert "🔥 2 days in a row." in (await solve_daily(stage, stage.ann)).content
    assert latest(stage)["day"] == day_of(NOON) + 1


@pytest.mark.long
async def test_the_line_to_share_tells_nothing_of_the_solution(stage):
    answer = await stage.ann.click((await daily_of(stage, stage.ann)).message, "Hint")
    answer = await solve(stage, stage.ann, answer)
    solution = str(puzzle_of(latest(stage)).solution)
    shared = await show_everybody(stage, stage.ann, answer.message, "Show everyone")
    assert not shared.ephemeral
    line, goal, hardness = shared.content.splitlines()
    assert (
        line
        == f"{stage.ann.mention} · daily kitten boop · Jan 7, 2026 · ✅ solved on the first try with the hint"
    )
    assert re.fullmatch(
        r"You're . (marmalade|tuxedo)\. Only one turn forces a win in \d of your turns\. Which\?", goal
    )
    assert hardness.startswith("-# 🐾 Difficulty 3 of 5")
    assert shared.pings == []
    assert solution not in shared.content
    (picture,) = shared.attachments
    assert picture.filename == "daily.png", "the board as it was given, and how it went"
    assert picture.description.startswith(
        f"{stage.ann.name}: daily kitten boop · Jan 7, 2026, solved on the first try with the hint. "
    )
    assert solution not in picture.description
    assert re.search(r"\. (Marmalade|Tuxedo) to move: force a win in \d turns\. ", picture.description)
    assert labels_of(shared) == ["Solve it", "Small puzzle", "Rules"]
    theirs = await stage.bob.click(shared, "Solve it")
    assert theirs.ephemeral
    assert "Three tries." in theirs.content


@pytest.mark.long
async def test_a_server_has_a_streak_of_those_who_agreed(stage):
    answer = await solve_daily(stage, stage.ann)
    assert "🏡" not in answer.content
    line = await stage.ann.click(answer.message, "Go through the answer")
    assert "Show everyone" in labels_of(line.message)
    assert "Always count mine here" in labels_of(line.message), "nobody loses it by looking"
    answer = await stage.ann.click(line.message, "Always count mine here")
    assert "🏡 This server's streak: 1 day." in answer.content
    assert "Always count mine here" not in labels_of(answer.message)
    pass_days(stage)
    others = (await solve_daily(stage, stage.bob)).content
    assert "🏡 This server's streak: 1 day." in others
    assert "Yours isn't counted in it yet." in others
    mine = (await solve_daily(stage, stage.ann)).content
    assert "🏡 This server's streak: 2 days." in mine
    assert "isn't counted" not in mine
    await stage.ann.use(stage.lounge, "settings", puzzles_for_server=False)
    pass_days(stage)
    assert latest(stage)["guild_id"] == stage.guild.id
    await solve_daily(stage, stage.ann)
    assert latest(stage)["guild_id"] is None


@pytest.mark.long
async def test_the_card_tells_others_of_puzzles_only_if_that_is_wanted(stage):
    await solve_daily(stage, stage.ann)
    mine = await stage.ann.use(stage.lounge, "profile")
    assert "🧩 Puzzles solved: 1" in mine.content
    assert "Only you see your puzzles here" in mine.content
    assert "Puzzles" not in (await stage.bob.use(stage.lounge, "profile", member=stage.ann)).content
    assert "Puzzles" not in (await show_everybody(stage, stage.ann, mine.message)).content
    told = await stage.ann.use(stage.lounge, "settings", puzzles_on_card=True)
    assert "Puzzles on your card: **on**" in told.content
    card = await stage.bob.use(stage.lounge, "profile", member=stage.ann)
    assert re.search(r"🧩 Puzzles solved: 1; puzzle rating ≈1\d{3}; daily streak: 1, longest 1", card.content)
    shared = await show_everybody(stage, stage.bob, card.message)
    assert "Puzzles solved: 1" in shared.attachments[0].description
    await stage.ann.use(stage.lounge, "settings", puzzles_on_card=False)
    assert "Puzzles" not in (await stage.bob.use(stage.lounge, "profile", member=stage.ann)).content


# In a channel.


@pytest.mark.long
async def test_a_server_gets_it_once_a_day_where_it_wants_it(stage):
    answer = await want_it(stage)
    assert f"Daily puzzle: **<#{stage.garden.id}>**" in answer.content
    await watch(stage)
    [first] = posts(stage)
    assert "Daily puzzle for Jan 7, 2026" in first.content
    assert first.pings == []
    assert "to move" in first.attachments[0].description
    await watch(stage)
    await stage.restart_bot()
    await watch(stage)
    assert len(posts(stage)) == 1
    stage.clock.moved += DAY
    await watch(stage)
    assert "Jan 8, 2026" in posts(stage)[1].content
    assert len(posts(stage)) == 2
    solved = await stage.bob.click(posts(stage)[1], "Solve it")
    assert "Daily puzzle for Jan 8, 2026" in solved.content


@pytest.mark.long
async def test_a_servers_owner_hears_that_permissions_are_missing_and_also_that_the_channel_is_gone(stage):
    stage.guild.owner_id = stage.cleo.user.id
    await stage.restart_bot()
    await want_it(stage)
    await watch(stage)
    for permission in (Permission.SEND, Permission.ATTACH):
        await stage.server.allow(stage.garden, permission, False)
    stage.clock.moved += DAY
    await watch(stage)
    await stage.server.delete(stage.garden)
    stage.clock.moved += DAY
    await watch(stage)
    missing, gone = letters_to_owner(stage)
    assert "(daily puzzle): I'm missing Send Messages, Attach Files" in missing
    assert "the channel where I posted is gone" in gone
    await want_it(stage, stage.lounge)
    await watch(stage)
    assert (
        letters_to_owner(stage)
        == [
            f"✅ On **The cat flap**, I post in <#{stage.lounge.id}> now. There's nothing left for you to do."
        ]
        * 2
    )


@pytest.mark.long
async def test_a_channel_that_is_gone_is_told_of_and_tried_once(stage):
    await want_it(stage)
    await watch(stage)
    await stage.server.delete(stage.garden)
    told = await stage.ann.use(stage.lounge, "server")
    assert "Daily puzzle: **⚠️ its channel is gone**" in told.content
    stage.clock.moved += DAY
    await watch(stage)
    assert stage.row("SELECT puzzle_channel_id FROM guilds") == (None,)
    assert "Daily puzzle: **nowhere**" in (await stage.ann.use(stage.lounge, "server")).content
    await want_it(stage, stage.lounge)
    await watch(stage)
    assert len(posts(stage, stage.lounge)) == 1, "in another channel it comes on the same day"


@pytest.mark.long
@pytest.mark.both
async def test_the_next_post_tells_who_solved_it_for_the_server_and_the_answer_behind_a_spoiler(stage):
    await want_it(stage)
    await watch(stage)
    assert "Yesterday" not in posts(stage)[0].content
    for person in (stage.ann, stage.bob):
        answer = await solve_daily(stage, person)
        await stage.ann.click(answer.message, "Always count mine here") if person is stage.ann else None
    # Whoever solves both is named once.
    await solve(stage, stage.ann, await stage.ann.click(posts(stage)[0], "Small puzzle"))
    pass_days(stage)
    await watch(stage)
    told = posts(stage)[1]
    before = puzzle(of_day(today(stage) - 1))
    name = turn_name(before.position.play(before.solution))
    assert told.content.splitlines()[-1] == (
        f"-# Yesterday it was solved by {stage.ann.mention} · the answer: ||{name}||"
    ), "who did not agree is not named"
    assert told.pings == []
    shown, answered = told.attachments
    assert re.match(
        r"Daily puzzle for .+, \d{4} · .+\. \w+ to move: force a win in \d turns\. ", shown.description
    )
    assert answered.filename == "SPOILER_answer.png"
    pass_days(stage)
    await watch(stage)
    nobody = posts(stage)[2].content.splitlines()[-1]
    assert nobody.startswith("-# Yesterday nobody solved it for this server")
    assert "in a row" not in nobody, "also where a day of ours that failed lets the streak go on"


@pytest.mark.long
async def test_on_days_of_another_edition_the_rules_are_beside_it(stage):
    labels = {}
    await want_it(stage)
    for _ in range(7):
        await watch(stage)
        labels[of_day(today(stage)).edition] = labels_of(posts(stage)[-1])
        stage.clock.moved += DAY
    assert labels == {
        Edition.CLASSIC: ["Solve it", "Small puzzle"],
        Edition.KITTENS: ["Solve it", "Small puzzle", "Rules"],
        Edition.GHOST: ["Solve it", "Small puzzle", "Rules"],
    }


@pytest.mark.long
async def test_a_bot_that_was_down_posts_todays_and_not_those_before(stage):
    await want_it(stage)
    await watch(stage)
    await stage.stop_bot()
    stage.clock.moved += 3 * DAY
    await stage.start_bot()
    await watch(stage)
    assert ["Jan 7" in posts(stage)[0].content, "Jan 10" in posts(stage)[1].content] == [True, True]
    assert len(posts(stage)) == 2


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(Fault.BROKEN, marks=pytest.mark.long),
        pytest.param(Fault.BROKEN_LOST, marks=pytest.mark.long),
        Fault.DROPPED,
        Fault.DROPPED_LOST,
    ],
)
async def test_a_post_that_fails_is_tried_again_and_arrives_once(stage, fault):
    trouble = stage.server.trouble = Trouble()
    await want_it(stage)
    await watch(stage)
    trouble.plan(fault)
    stage.clock.moved += DAY
    await stage.until(lambda: len(posts(stage)) == 2)
    await watch(stage)
    assert len(posts(stage)) == 2
    assert stage.row("SELECT puzzle_day FROM guilds") == (day_of(NOON) + 1,)


@pytest.mark.long
async def test_a_post_that_arrived_just_before_a_kill_is_not_sent_again(stage):
    await want_it(stage)
    await watch(stage)
    await stage.stop_bot()
    stage.write("UPDATE guilds SET puzzle_day = puzzle_day - 1")
    await stage.start_bot()
    await watch(stage)
    assert len(posts(stage)) == 1
    assert stage.row("SELECT puzzle_day FROM guilds") == (day_of(NOON),)


@pytest.mark.long
async def test_a_channel_that_is_closed_to_the_bot_is_tried_again_in_an_hour(stage):
    await want_it(stage)
    await watch(stage)
    await stage.server.allow(stage.garden, Permission.SEND, False)
    stage.clock.moved += DAY
    await watch(stage)
    stage.guild.moderators.add(stage.ann.user.id)
    told = await stage.ann.use(stage.lounge, "server")
    assert "⚠️ I can't post there: I'm missing Send Messages." in told.content
    await stage.server.allow(stage.garden, Permission.SEND, True)
    await watch(stage)
    assert len(posts(stage)) == 1, "not at once"
    assert "can't post" not in (await stage.ann.use(stage.lounge, "server")).content
    stage.clock.moved += timedelta(hours=1)
    await watch(stage)
    assert "Jan 8" in posts(stage)[-1].content
    assert "Yesterday" in posts(stage)[-1].content


@pytest.mark.long
async def test_only_who_manages_the_server_says_where(stage):
    answer = await stage.bob.use(stage.garden, "server", daily_puzzle=True)
    await watch(stage)
    assert answer.ephemeral
    assert posts(stage) == []


@pytest.mark.long
async def test_a_server_that_wants_it_no_more_gets_it_no_more(stage):
    await want_it(stage)
    await watch(stage)
    await stage.ann.use(stage.garden, "server", daily_puzzle=False)
    stage.clock.moved += DAY
    await watch(stage)
    assert len(posts(stage)) == 1
    stage.clock.moved -= DAY
    await want_it(stage, stage.lounge)
    await watch(stage)
    assert posts(stage, stage.lounge) == [], "the one of that day has been posted"


@pytest.mark.both
async def test_yesterdays_post_is_over_but_whoever_began_it_may_end_it(stage):
    await want_it(stage)
    await watch(stage)
    [post] = posts(stage)
    await stage.ann.click(post, "Solve it")
    pass_days(stage)
    assert "Three tries." in (await stage.ann.click(post, "Solve it")).content
    for button in ("Solve it", "Small puzzle"):
        late = await stage.bob.click(post, button)
        assert late.content.startswith("That daily puzzle is over, and your streak hasn't changed")
    assert len(attempts(stage)) == 1


async def test_a_day_that_was_made_up_is_refused(stage):
    await want_it(stage)
    await watch(stage)
    [post] = posts(stage)
    before = attempts(stage)
    for day in ("0", "-1", "x", "99999999999999999999", "1_0"):
        post.items[0]["custom_id"] = f"daily:{day}"
        answer = await stage.bob.click(post, f"daily:{day}")
        assert answer.ephemeral
        assert "Three tries." not in answer.content, day
        assert attempts(stage) == before, day


async def test_a_day_to_come_is_refused(stage):
    await want_it(stage)
    await watch(stage)
    [post] = posts(stage)
    post.items[0]["custom_id"] = f"daily:{day_of(NOON) + 1}"
    answer = await stage.bob.click(post, f"daily:{day_of(NOON) + 1}")
    assert answer.content.startswith("That daily puzzle isn't here yet")


@pytest.mark.long
async def test_whoever_has_missed_may_give_the_daily_puzzle_up(stage):
    answer = await daily_of(stage, stage.ann)
    assert "I give up, tell me" not in labels_of(answer.message), "it comes once"
    answer = await take(stage.ann, answer.message, wrong_turn(latest(stage)))
    told = await stage.ann.click(answer.message, "I give up, tell me")
    assert (
        turn_name(puzzle_of(latest(stage)).position.play(puzzle_of(latest(stage)).solution)) in told.content
    )
    assert latest(stage)["state"] == "failed"


async def unseen_for_two_weeks(stage):
    """Let the daily puzzle of a server be posted so often that it rests, and nobody open it."""
    await want_it(stage)
    await watch(stage)
    stage.write("UPDATE guilds SET puzzle_unseen = 14")
    pass_days(stage)
    await watch(stage)


@pytest.mark.long
@pytest.mark.both
async def test_where_nobody_opens_it_for_two_weeks_it_rests_until_somebody_wants_more(stage):
    await unseen_for_two_weeks(stage)
    *_, last = posts(stage)
    told = "💤 Nobody here has opened the daily puzzle for two weeks, so it takes a rest now."
    assert last.content.splitlines()[-1].startswith(told)
    assert labels_of(last) == ["Solve it", "Small puzzle", "Keep it coming"]
    pass_days(stage)
    await watch(stage)
    assert len(posts(stage)) == 2
    rests = "💤 It rests, because nobody has opened it for two weeks."
    assert rests in (await stage.ann.use(stage.lounge, "server")).content
    await stage.bob.click(last, "Keep it coming")
    await watch(stage)
    assert (
        last.content.splitlines()[-1] == f"☀️ {stage.bob.mention} wants more: the daily puzzle keeps coming."
    )
    assert labels_of(last) == ["Solve it", "Small puzzle"]
    assert len(last.attachments) > 0
    assert len(posts(stage)) == 3, "today's comes at once"
    assert rests not in (await stage.ann.use(stage.lounge, "server")).content


@pytest.mark.long
async def test_it_counts_two_weeks_of_posts_and_begins_anew_with_each_press(stage):
    await want_it(stage)
    await watch(stage)
    for _ in range(3):
        pass_days(stage)
        await watch(stage)
    assert stage.row("SELECT puzzle_unseen FROM guilds") == (4,)
    await stage.bob.click(posts(stage)[-1], "Solve it")
    assert stage.row("SELECT puzzle_unseen FROM guilds") == (0,)


@pytest.mark.long
async def test_opened_anywhere_on_the_server_or_chosen_again_it_wakes(stage):
    await unseen_for_two_weeks(stage)
    pass_days(stage)
    await daily_of(stage, stage.bob)
    await watch(stage)
    assert len(posts(stage)) == 3
    stage.write("UPDATE guilds SET puzzle_unseen = 15")
    pass_days(stage)
    await watch(stage)
    assert len(posts(stage)) == 3
    await want_it(stage)
    await watch(stage)
    assert len(posts(stage)) == 4


@pytest.mark.long
async def test_where_it_is_switched_off_meanwhile_nobody_makes_it_come(stage):
    await unseen_for_two_weeks(stage)
    await stage.ann.use(stage.garden, "server", daily_puzzle=False)
    stage.write("UPDATE guilds SET puzzle_unseen = 15")
    answer = await stage.bob.click(posts(stage)[-1], "Keep it coming")
    assert answer.content.startswith("That daily puzzle is over")
    assert stage.row("SELECT puzzle_unseen FROM guilds") == (15,), "a refusal changes nothing"
    pass_days(stage)
    await watch(stage)
    assert len(posts(stage)) == 2
