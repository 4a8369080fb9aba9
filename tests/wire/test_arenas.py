"""Arenas, as a server sees them: announced in a form, joined at any time, paired again and again, told in one message that is kept live."""

import re
from collections import Counter
from datetime import timedelta
from random import Random
from zoneinfo import ZoneInfo

import pytest

from data import MatchEnd
from data.queries.contests import contests
from game import Side
from sandbox.forms import fields_of
from sandbox.stand_in.trouble import Fault, Trouble
from sandbox.world.places import Permission
from services.play.matches import lose
from services.play.snapshots import load
from services.play.transitions import change, over
from tests.stage import boards_in
from tests.wire.chairs import show_table
from tests.wire.taps import labels_of
from words.catalogue import speaking
from words.play.boards.last import last_text
from words.play.results import result_text

SECOND, MINUTE = timedelta(seconds=1), timedelta(minutes=1)


async def announced(stage, **wanted):
    """The message of an arena that Ann, who may manage the server, has announced."""
    stage.guild.moderators.add(stage.ann.user.id)
    listed = await stage.ann.use(stage.garden, "arena")
    form = await stage.ann.click(listed.message, "Announce an arena")
    answer = await stage.ann.fill(form, {"Name": "Friday", **wanted})
    assert answer.ephemeral
    await stage.settle()
    return arenas_in(stage.garden)[-1]


def arenas_in(channel):
    """The messages that tell everybody of an arena."""
    shown = (each for each in channel.messages.values() if not each.ephemeral)
    return [each for each in shown if each.content.startswith("### 🏟️")]


def pairs_in(channel):
    """The messages of pairs that tell of no result yet."""
    return [each for each in channel.messages.values() if "your match is here" in each.content]


async def look(stage, time=timedelta()):
    """Let time pass, and the bot do what is due in arenas, until nothing is."""
    stage.clock.moved += time
    before = stage.bot.arenas.looks
    await stage.until(lambda: stage.bot.arenas.looks >= before + 3)
    await stage.settle()


async def of_two(stage):
    """The message of an arena that has begun with Ann and Bob."""
    message = await announced(stage)
    for person in (stage.ann, stage.bob):
        await person.click(message, "I'm in")
    await look(stage, 15 * MINUTE)
    return message


async def end_all(stage, winner=Side.ORANGE, most=None):
    """Let one side win every match that runs, or so many of them."""

    def every(connection):
        found = connection.exec_driver_sql("SELECT id FROM matches WHERE state = 'running' ORDER BY id")
        for match_id in list(found.scalars())[:most]:
            snapshot = load(connection, match_id)
            won = over(snapshot.match, MatchEnd.RESIGNED, winner)
            change(connection, snapshot, won, stage.clock.now(), news=snapshot.match.news, by=winner.other)

    await stage.database.write(every)


async def time_is_over(stage):
    """Let the arena end now: an hour later all messages would be old, and Discord takes few edits of those."""

    def shortened(connection):
        (contest,) = contests.of_guild(connection, stage.guild.id)
        now = stage.clock.now()
        contests.save(connection, contest._replace(ends_at=now, due_at=now))

    await stage.database.write(shortened)
    await look(stage)


@pytest.mark.long
@pytest.mark.both
async def test_an_arena_of_three_from_the_form_to_the_winner(stage):
    message = await announced(stage)
    assert "A win is worth 2 points" in message.content
    for person in (stage.ann, stage.bob):
        assert (await person.click(message, "I'm in")).content.startswith("You're in: Friday.")
    await stage.settle()
    assert "**Joined so far (2):**" in message.content
    await look(stage, 15 * MINUTE)
    (pair,) = pairs_in(stage.garden)
    (board,) = boards_in(pair.thread)
    assert "-# Match 1 · friendly · due" in board.content
    assert "has 30 sec left · plus 5 sec a turn" in board.content
    assert "🏟️ Friday" in board.content
    assert set(board.pings) == {stage.ann.user.id, stage.bob.user.id}
    assert "Ends <t:" in message.content
    assert labels_of(message) == ["I'm in", "Leave", "Table"]

    page = await stage.cleo.use(stage.garden, "arena")
    assert "You're not in it." in page.content
    assert labels_of(page.message) == ["I'm in", "Table"]
    await stage.cleo.click(page.message, "I'm in")
    await end_all(stage)
    await stage.bot.context.publisher.show_end(1)
    await look(stage, 11 * SECOND)
    assert " beat " in pair.content
    (again,) = pairs_in(stage.garden)
    assert "You're in, and I'll pair you" in (await stage.cleo.use(stage.garden, "arena")).content
    (picture,) = message.attachments
    assert picture.description.startswith("Table for Friday. 1. Bob. Points: 2, matches: 1. 2. Cleo.")
    table = await show_table(stage, stage.bob, message)
    assert table.content.startswith("1. <@")

    # Whoever is to move does not: nobody need claim that.
    await stage.tick()
    begins = stage.row("SELECT discord_id FROM matches m JOIN players p ON p.id = orange_id WHERE m.id = 2")
    late = next(each for each in (stage.ann, stage.cleo) if (each.user.id,) == begins)
    stage.clock.moved += 31 * SECOND
    await stage.tick()
    await look(stage, 11 * SECOND)
    assert f"<@{late.user.id}> (sitting out) **0**" in message.content
    assert "gets the points" in again.content
    assert "You're sitting out." in (await late.use(stage.garden, "arena")).content
    assert len(pairs_in(stage.garden)) == 1
    (third,) = pairs_in(stage.garden)
    assert f"<@{late.user.id}>" not in third.content

    await end_all(stage, Side.GRAY)
    await stage.bot.context.publisher.show_end(3)
    await time_is_over(stage)
    assert stage.row("SELECT state, due_at FROM contests") == ("ended", None)
    assert re.search(r"🎉 <@\d+> won with a score of \d", message.content)
    assert labels_of(message) == []
    news = [each for each in stage.garden.messages.values() if "Friday is over! <@" in each.content]
    assert len(news) == 1
    assert (
        "Arenas won here: 1"
        in (await stage.bob.use(stage.garden, "profile")).content
        + (await stage.cleo.use(stage.garden, "profile")).content
    )
    assert stage.faults() == []


@pytest.mark.long
async def test_a_match_that_ends_after_its_arena_says_that_it_came_too_late(stage):
    await of_two(stage)

    def too_late(connection):
        """The text of the match, whose time runs out just when the arena is over and has yet to say so."""
        (contest,) = contests.of_guild(connection, stage.guild.id)
        contests.save(connection, contest._replace(ends_at=stage.clock.now()))
        snapshot = load(connection, 1)
        lose(connection, snapshot, stage.clock.now())
        after = load(connection, 1)
        with speaking("en"):
            return [*last_text(after)], result_text(after)

    board, result = await stage.database.write(too_late)
    told = "The arena was over by then, so this match came too late to count for it."
    assert f"It's over, and it doesn't count. {told}" in board
    assert told in result
    assert not any("gets the points" in line or "sitting out" in line for line in (*board, result))


@pytest.mark.long
async def test_an_arena_that_is_called_off_before_it_begins_is_not_over_without_a_winner(stage):
    message = await announced(stage)
    page = await stage.ann.use(stage.garden, "arena")
    asked = await stage.ann.click(page.message, "End the arena")
    await stage.ann.click(asked.message, "End the arena")
    await look(stage)
    assert "has been called off" in message.content
    assert "nobody finished" not in message.content


@pytest.mark.long
async def test_a_moderator_ends_an_arena_and_what_runs_is_played_on(stage):
    message = await of_two(stage)
    page = await stage.ann.use(stage.garden, "arena")
    assert labels_of(page.message) == [
        *("Leave", "Table"),
        *("Remove someone", "End the arena", "Announce an arena"),
    ]
    asked = await stage.ann.click(page.message, "End the arena")
    assert labels_of(asked.message) == ["End the arena", "End it and say why", "No, keep it"]
    before = stage.kept()
    kept = await stage.ann.click(asked.message, "No, keep it")
    assert "End the arena" in labels_of(kept.message), "its page is there again"
    assert stage.kept() == before
    asked = await stage.ann.click(page.message, "End the arena")
    ended = await stage.ann.click(asked.message, "End the arena")
    assert ended.message is asked.message, "the answer stands where the question stood"
    assert labels_of(ended.message) == ["All arenas"]
    await look(stage)
    assert "It's over, and nobody finished a match." in message.content
    told = "A moderator has ended Friday. Matches that are still on can be played to the end."
    news = [each for each in stage.garden.messages.values() if each.content == told]
    assert [labels_of(each) for each in news] == [["Table"]]
    assert stage.row("SELECT state FROM matches") == ("running",)
    assert "🏟️ Friday" not in (await stage.ann.use(stage.garden, "arena")).content


async def test_an_arena_goes_on_as_soon_as_a_permission_is_given_back(stage):
    message = await announced(stage)
    await stage.server.allow(stage.garden, Permission.SEND, given=False)
    await stage.settle()
    for person in (stage.bob, stage.cleo):
        joined = await person.click(message, "I'm in")
        assert f"⚠️ I can't post in <#{stage.garden.id}> right now" in joined.content
    await look(stage, 20 * MINUTE)
    assert pairs_in(stage.garden) == []
    await stage.server.allow(stage.garden, Permission.SEND, given=True)
    await look(stage, MINUTE)
    assert len(pairs_in(stage.garden)) == 1


@pytest.mark.long
async def test_the_message_of_an_arena_is_not_edited_all_the_time(stage):
    message = await of_two(stage)
    await end_all(stage)
    await look(stage)
    assert "**2**" not in message.content
    await look(stage, 11 * SECOND)
    assert "**2**" in message.content


@pytest.mark.long
@pytest.mark.parametrize("fault", [Fault.BROKEN_LOST, Fault.DROPPED_LOST, Fault.RATE_LIMITED, Fault.BROKEN])
async def test_what_discord_answers_with_a_fault_is_sent_once(stage, fault):
    message = await announced(stage)
    people = [stage.ann, stage.bob, stage.cleo, *(stage.person(f"P{number}") for number in range(3))]
    for person in people:
        await person.click(message, "I'm in")
    await stage.settle()
    stage.server.trouble = trouble = Trouble()
    for request in (1, 3, 5, 8, 13, 21):
        trouble.plan(fault, request)
    await look(stage, 15 * MINUTE)
    shown = "SELECT count(*), count(CASE WHEN shown_version = version THEN 1 END) FROM matches"
    await stage.until(lambda: stage.row(shown) == (3, 3))
    await stage.settle()
    assert len(pairs_in(stage.garden)) == 3
    assert all(len(boards_in(each.thread)) == 1 for each in pairs_in(stage.garden))
    assert len(arenas_in(stage.garden)) == 1


@pytest.mark.long
async def test_the_message_of_an_arena_stays_near_the_bottom(stage):
    message = await of_two(stage)
    assert arenas_in(stage.garden) == [message]
    await end_all(stage)
    await look(stage, 6 * MINUTE)
    (anew,) = arenas_in(stage.garden)
    assert anew.id > message.id
    assert "**2**" in anew.content
    assert labels_of(anew) == ["I'm in", "Leave", "Table"]
    # It is sent anew once, also where that is not stored.
    stage.write(f"UPDATE contests SET message_id = {message.id}, told = ''")  # noqa: S608
    await stage.restart_bot()
    await look(stage)
    assert arenas_in(stage.garden) == [anew]
    assert stage.row("SELECT message_id FROM contests") == (anew.id,)


@pytest.mark.long
async def test_an_evening_of_nine(stage):
    """Nine people, of whom some win, lose, run out of time, leave and come back; the bot is restarted in the middle, and the message tells the table at the end."""
    message = await announced(stage)
    people = [stage.ann, stage.bob, stage.cleo, *(stage.person(f"P{number}") for number in range(6))]
    for person in people[:7]:
        await person.click(message, "I'm in")
    await look(stage, 15 * MINUTE)
    assert len(pairs_in(stage.garden)) == 3
    for person in people[7:]:
        await person.click(message, "I'm in")
    rng = Random(9)
    for number in range(18):
        await end_all(stage, rng.choice(list(Side)), most=2)
        if number == 7:  # whoever is to move runs out of time
            stage.clock.moved += 31 * SECOND
            await stage.tick()
        if number == 10:
            await stage.restart_bot()
        if number in {9, 14}:
            for person in people[3:5]:
                answer = await person.click(message, "I'm in")
                assert answer.content.startswith(("You're in: Friday.", "You're in already."))
        if number == 12:
            for person in people[3:5]:
                asked = await person.click(message, "Leave")
                assert "You'll keep your points" in asked.content
                await person.click(asked.message, "Leave")
        await look(stage, 12 * SECOND)
        every = stage.rows("SELECT orange_id, gray_id FROM matches WHERE state = 'running'")
        assert set(Counter(player_id for both in every for player_id in both).values()) <= {1}
    shown = "SELECT count(*), count(CASE WHEN shown_version > 0 THEN 1 END) FROM matches"
    begun, told = stage.row(shown)
    assert begun == told > 15
    messages = stage.row("SELECT count(DISTINCT message_id), count(DISTINCT id) FROM contest_pairs")
    assert messages == (begun, begun)
    await time_is_over(stage)
    assert re.search(r"🎉 <@\d+> won with a score of \d", message.content)
    assert message.content.count(" played") == 9
    assert len(arenas_in(stage.garden)) == 1
    assert stage.faults() == []


@pytest.mark.long
async def test_an_arena_begins_at_an_hour_of_the_announcers_own_day(stage):
    await stage.ann.use(stage.garden, "settings", time_zone="Asia/Tokyo")
    stage.guild.moderators.add(stage.ann.user.id)
    listed = await stage.ann.use(stage.garden, "arena")
    form = await stage.ann.click(listed.message, "Announce an arena")
    begins = fields_of(form.modal)["contest-begins"]
    assert "Asia/Tokyo" in begins["description"]
    hours = [option["label"] for option in begins["component"]["options"]]
    evening = next(label for label in hours if "8:00" in label)
    await stage.ann.fill(form, {"Name": "Evening", "When it starts": evening})
    await stage.settle()
    contest = await stage.database.read(lambda connection: contests.of_guild(connection, stage.guild.id)[0])
    assert contest.due_at.astimezone(ZoneInfo("Asia/Tokyo")).hour == 20
    assert f"<t:{int(contest.due_at.timestamp())}" in arenas_in(stage.garden)[-1].content


@pytest.mark.long
async def test_whoever_sits_out_of_an_arena_can_be_removed_after_the_question(stage):
    message = await of_two(stage)
    await stage.bob.click((await stage.bob.click(message, "Leave")).message, "Leave")
    page = (await stage.ann.use(stage.garden, "arena")).message
    asked = await stage.ann.fill(await stage.ann.click(page, "Remove someone"), {"Who": "Bob"})
    assert asked.content.startswith(f"Take {stage.bob.mention} out of Friday? They can't come back into it.")
    done = await stage.ann.click(asked.message, "Yes, take them out")
    assert done.content.splitlines()[-1] == f"{stage.bob.mention} is out of Friday."
    assert "Let someone join again" not in labels_of(done.message)
    assert (await stage.bob.click(message, "I'm in")).content.startswith("A moderator has removed you")
