"""Leagues, as a server sees them: announced in a form, joined by a press, begun pair by pair, told in one message, and opened anew."""

import re
from collections import Counter
from datetime import timedelta

import pytest

from bot.tasks import contests as tasks
from data import MatchEnd, Pace
from data.queries import preferences
from data.records.contests import ContestKind
from game import Edition, Side
from sandbox.forms import fields_of
from sandbox.stand_in.interactions import InteractionType
from sandbox.stand_in.trouble import Fault, Trouble
from sandbox.world.places import Permission
from services.contests import announcing
from services.contests.announcing import ContestTerms
from services.people import Person
from services.play.snapshots import load
from services.play.transitions import change, over
from tests.stage import boards_in
from tests.wire.chairs import finished, notices, pass_time, show_table
from tests.wire.taps import labels_of
from tests.wire.test_clubhouse import houses, watch
from tests.wire.test_forgeries import forge
from tests.wire.test_settings import answers_in

DAY = timedelta(days=1)
#: Discord's flag of a message that notifies nobody.
SILENT = 1 << 12

#: The message of a pair ends with who plays.
OF_PAIR = re.compile(r": <@\d+> – <@\d+>$")


async def announced(stage, **wanted):
    """The message of a league that Ann, who may manage the server, has announced."""
    stage.guild.moderators.add(stage.ann.user.id)
    listed = await stage.ann.use(stage.garden, "league")
    form = await stage.ann.click(listed.message, "Announce a league")
    about = fields_of(form.modal)["contest-name"]["description"]
    assert about == "The name everyone will see. I announce it in #garden."
    answer = await stage.ann.fill(form, {"Name": "Winter **league**", **wanted})
    assert answer.ephemeral
    assert f"Winter league is announced in <#{stage.garden.id}>." in answer.content
    await stage.settle()
    return told(stage)


def told(stage):
    """The message that tells of the latest season."""
    return seasons_in(stage.garden)[-1]


def seasons_in(channel):
    """The messages that tell everybody of a season."""
    shown = (each for each in channel.messages.values() if not each.ephemeral)
    return [each for each in shown if each.content.startswith("### 🏆")]


async def look(stage, time=timedelta()):
    """Let time pass, and the bot do what is due in leagues, until nothing is."""
    stage.clock.moved += time
    before = stage.bot.contests.looks
    await stage.until(lambda: stage.bot.contests.looks >= before + 2)
    await stage.settle()


async def begun(stage):
    """The message of a league that begins, once it stands below those of all its pairs."""
    await look(stage, 3 * DAY)
    below = "SELECT message_id > (SELECT max(message_id) FROM contest_pairs) FROM contests"
    await stage.until(lambda: stage.row(below)[0])
    await stage.settle()
    return told(stage)


async def filled(stage, count=4):
    """A league that so many have joined, and their people."""
    message = await announced(stage)
    people = [stage.ann, stage.bob, stage.cleo, *(stage.person(f"P{number}") for number in range(count - 3))]
    for person in people:
        answer = await person.click(message, "I'm in")
        assert answer.content.startswith("You're in: Winter league, season 1.")
    await stage.settle()
    return message, people


async def end_all(stage, but=(), most=None, of=None):
    """Let Orange win every match that runs: at most so many, those of one person, or those in which one need not move."""

    def every(connection):
        found = connection.exec_driver_sql(
            "SELECT id, orange_id, gray_id FROM matches WHERE state = 'running'"
        )
        wanted = [
            match_id for match_id, *both in found.all() if (of is None or of in both) and both[0] not in but
        ]
        for match_id in wanted[:most]:
            snapshot = load(connection, match_id)
            won = over(snapshot.match, MatchEnd.RESIGNED, Side.ORANGE)
            change(connection, snapshot, won, stage.clock.now(), news=snapshot.match.news, by=Side.GRAY)

    await stage.database.write(every)


@pytest.mark.both
async def test_a_league_is_announced_joined_played_and_opened_again(stage):
    message, _ = await filled(stage, 4)
    assert "**Joined so far (4):**" in message.content
    assert labels_of(message) == ["I'm in", "Leave", "Table"]
    assert (await stage.bob.click(message, "I'm in")).content.startswith("You're in already.")
    message = await begun(stage)
    assert "0 of 12 matches played." in message.content
    assert "**Division 1**" in message.content
    (picture,) = message.attachments
    assert picture.description.startswith("Table for Winter league, Season 1 · Division 1.")
    pairs = [each for each in stage.garden.messages.values() if OF_PAIR.search(each.content)]
    assert len(pairs) == 6
    assert all(each.thread for each in pairs)
    assert all(each.flags & SILENT and not each.pings for each in pairs)
    assert seasons_in(stage.garden) == [message]
    assert all(each.id < message.id for each in pairs), "what everybody is told of is one message, below them"
    playing = f"▶️ Division 1, now playing: {' '.join(f'<#{each.thread.id}>' for each in pairs)}"
    assert message.content.splitlines()[-1] == playing
    assert all(len(boards_in(each.thread)) == 2 for each in pairs)
    assert stage.row("SELECT count(*), count(DISTINCT pair_id) FROM matches WHERE loses_on_time") == (12, 6)

    table = await show_table(stage, stage.bob, message)
    assert table.ephemeral
    assert table.content.startswith("**Division 1** · points · matches played\n1. ")
    assert table.content.endswith(playing)
    await end_all(stage)
    for match in (1, 2):  # they were ended behind the bot's back
        await stage.bot.context.publisher.show_end(match)
    await stage.until(lambda: pairs[0].content.count(" beat ") == 2)
    await look(stage, DAY / 24)
    assert "🎉 The season is over!" in message.content
    assert "now playing" not in message.content
    assert "6 of 6" in message.content
    assert "🏆 League divisions won here: 1" in (await stage.ann.use(stage.garden, "profile")).content
    hall = await finished(stage, await stage.bob.use(stage.garden, "champions"))
    assert hall.content.splitlines()[-1].startswith("Winter league, season 1, Division 1: <@")
    assert labels_of(hall) == ["Show everyone", "Ghost boop", "Kitten boop"]
    await look(stage, 14 * DAY)
    second = told(stage)
    assert second is not message
    assert "· season 2" in second.content
    assert stage.faults() == []


@pytest.mark.long
async def test_the_end_of_a_season_is_told_before_the_next_one_opens_however_late(stage):
    await filled(stage, 4)
    await look(stage, 3 * DAY)
    await end_all(stage)  # behind the bot's back: what is not shown yet keeps the end waiting
    await look(stage)
    assert stage.row("SELECT state, unsaid FROM contests") == ("resting", 1)
    await look(stage, 14 * DAY)
    sent = [each.nonce for each in stage.garden.messages.values() if each.nonce]
    [told_at], [opened_at] = (
        [place for place, each in enumerate(sent) if each.startswith(kind)]
        for kind in ("contest-over-1-1", "league-1-2")
    )
    assert told_at < opened_at


@pytest.mark.long
@pytest.mark.both
async def test_a_match_given_up_early_says_that_it_counts_in_the_league(stage):
    await filled(stage, 4)
    await look(stage, 3 * DAY)
    ((match, channel_id),) = stage.rows(
        "SELECT m.id, m.channel_id FROM matches m JOIN players p ON p.id = m.orange_id WHERE p.name = 'Ann' ORDER BY m.id LIMIT 1"
    )
    thread = next(each.thread for each in pairs_in(stage.garden) if each.thread.id == channel_id)
    asked = await stage.ann.use(thread, "resign", match=str(match))
    assert asked.content.endswith("In the league, it still counts as a loss.")
    await stage.ann.click(asked.message, "Call it off")
    await stage.settle()
    board = next(each for each in boards_in(thread) if "called match" in each.content)
    assert "It's over, and it doesn't count. In the league, <@" in board.content


def people_in(form):
    """The people whom a form offers."""
    (label,) = fields_of(form.modal).values()
    return [option["label"] for option in label["component"]["options"]]


def pairs_in(channel):
    """The messages of pairs that tell of no result yet."""
    return [each for each in channel.messages.values() if OF_PAIR.search(each.content)]


def without_results(stage):
    """Let no message of a pair tell a result: Discord takes few edits of old messages, and discord.py would sleep until it does."""
    stage.write("DELETE FROM announcements")


@pytest.mark.long
async def test_the_boards_of_whoever_leaves_say_that_their_matches_are_over(stage):
    _, people = await filled(stage, 4)
    message = await begun(stage)
    asked = await people[1].click(message, "Leave")
    assert asked.content.splitlines() == [
        "Leave Winter league in the middle of the season? Your running matches will end.",
        "You've finished only 0 of your 6 matches. That's less than half, so none of yours will count.",
    ]
    assert labels_of(asked.message) == ["Leave", "Stay"]
    kept = stage.kept()
    stayed = await people[2].click((await people[2].click(message, "Leave")).message, "Stay")
    assert stayed.message.content == "OK, you're still in!"
    assert stage.kept() == kept
    left = await people[1].click(asked.message, "Leave")
    assert (left.message.content, labels_of(left.message)) == ("You've left Winter league.", [])
    await look(stage)
    assert stage.row(
        "SELECT count(*), count(CASE WHEN shown_version = version THEN 1 END) FROM matches WHERE state = 'over'"
    ) == (
        6,
        6,
    )
    assert "out · **0** · 0 of 6" in message.content
    assert (await people[1].click(message, "Leave")).content.startswith("You're not in")


@pytest.mark.long
async def test_whoever_was_removed_reads_that_everywhere_and_in_a_letter(stage):
    await filled(stage, 4)
    message = await begun(stage)
    page = await stage.ann.use(stage.garden, "league")
    form = await stage.ann.click(page.message, "Remove someone")
    assert people_in(form) == ["Ann", "Bob", "Cleo", "P0"]
    asked = await stage.ann.fill(form, {"Who": "Bob"})
    assert asked.message is page.message, "the question stands in place of the page"
    assert asked.content == (
        f"Take {stage.bob.mention} out of Winter league? "
        "Their running matches there will end, and they can't come back this season.\n"
        "They've finished only 0 of their 6 matches. That's less than half, so none of them will count.\n"
        "-# I'll let them know in a direct message, if they accept those."
    )
    kept = await stage.ann.click(asked.message, "No, they stay")
    assert kept.content.startswith("### 🏆 Winter league · season 1")
    asked = await stage.ann.fill(await stage.ann.click(page.message, "Remove someone"), {"Who": "Bob"})
    settled = await stage.ann.click(asked.message, "Yes, take them out")
    assert settled.message is page.message
    title, *_, done = settled.content.splitlines()
    assert title == f"### 🏆 Winter league · season 1 · <#{stage.garden.id}>"
    assert done == f"{stage.bob.mention} is out of Winter league. Their running matches there have ended."
    assert people_in(await stage.ann.click(page.message, "Remove someone")) == ["Ann", "Cleo", "P0"]
    await look(stage)
    (row,) = [line for line in message.content.splitlines() if stage.bob.mention in line]
    assert row == f"4. ~~{stage.bob.mention}~~ out · **0** · 0 of 6"
    assert "0 of 6 matches played." in message.content, "those of the three who stay"
    assert message.content.count("**0** · 0 of 4") == 3
    told_so = "You're out of this season"
    assert (
        f"{told_so}. **I'm in** signs you up for season 2."
        in (await stage.bob.use(stage.garden, "league")).content
    )
    await stage.bob.click(message, "I'm in")
    assert (
        f"{told_so}, but you're signed up for season 2."
        in (await stage.bob.use(stage.garden, "league")).content
    )
    pair = next(
        each for each in stage.garden.messages.values() if each.thread and stage.bob.mention in each.content
    )
    over = [
        each for each in boards_in(pair.thread) if f"{stage.bob.mention} isn't taking part" in each.content
    ]
    assert len(over) == 2
    assert all(stage.bob.user.id not in each.pings for each in over)
    [letter] = stage.server.world.direct_channel(stage.bob.user).messages.values()
    assert letter.content == (
        f"A moderator of **{stage.guild.name}** has taken you out of Winter league. "
        "Your running matches there have ended, and you can't come back this season.\n"
        "You've finished only 0 of your 6 matches. That's less than half, so none of yours will count."
    )


@pytest.mark.long
async def test_a_process_that_does_not_have_the_servers_shard_lets_its_league_go_on(stage):
    await filled(stage, 4)
    stage.bot._connection._remove_guild(stage.bot.get_guild(stage.guild.id))
    await look(stage, 3 * DAY)
    assert all(len(boards_in(each.thread)) == 2 for each in pairs_in(stage.garden))
    assert len(pairs_in(stage.garden)) == 6


@pytest.mark.long
async def test_where_no_thread_can_be_made_the_matches_are_in_the_channel(stage):
    stage.garden.bot_permissions &= ~Permission.CREATE_THREADS
    await filled(stage, 4)
    await look(stage, 3 * DAY)
    assert len(boards_in(stage.garden)) == 12 + 1
    assert "now playing" not in told(stage).content, "they are all here"
    assert stage.row("SELECT count(DISTINCT channel_id) FROM matches") == (1,)


@pytest.mark.long
async def test_no_pair_waits_for_a_pause_between_two_looks(stage, monkeypatch):
    await filled(stage, 6)
    monkeypatch.setattr(tasks, "PAUSE", 1e9)
    stage.write("UPDATE contests SET due_at = created_at")
    await stage.restart_bot()
    await stage.until(lambda: len(pairs_in(stage.garden)) == 15)
    await stage.settle()


@pytest.mark.long
@pytest.mark.parametrize("fault", [Fault.BROKEN_LOST, Fault.DROPPED_LOST, Fault.RATE_LIMITED, Fault.BROKEN])
async def test_what_discord_answers_with_a_fault_is_sent_once(stage, fault):
    await filled(stage, 4)
    stage.server.trouble = trouble = Trouble()
    for request in (1, 3, 5, 8, 13, 21, 34):
        trouble.plan(fault, request)
    await look(stage, 3 * DAY)
    shown = "SELECT count(*), count(CASE WHEN shown_version = version THEN 1 END) FROM matches"
    await stage.until(lambda: stage.row(shown) == (12, 12))
    await stage.settle()
    assert len(pairs_in(stage.garden)) == 6
    assert all(len(boards_in(each.thread)) == 2 for each in pairs_in(stage.garden))
    assert len(seasons_in(stage.garden)) == 1


@pytest.mark.long
async def test_without_permission_a_league_rests_for_ten_minutes_and_goes_on_by_itself(stage):
    await filled(stage, 4)
    stage.guild.owner_id = stage.cleo.user.id
    await stage.cleo.use(stage.lounge, "settings", language="Deutsch")
    await stage.restart_bot()
    await stage.server.allow(stage.garden, Permission.SEND, given=False)
    await stage.server.allow(stage.garden, Permission.CREATE_THREADS, given=False)
    await look(stage, 3 * DAY)
    (letter,) = stage.server.world.direct_channel(stage.cleo.user).messages.values()
    assert "stehen die Wettbewerbe dort still" in letter.content, "in the owner's own language"
    assert "Nachrichten senden und Öffentliche Threads erstellen" in letter.content, "all that is missing"
    asked = len(stage.server.served)
    await look(stage, timedelta(minutes=5))
    assert len(stage.server.served) == asked, "it is not asked again so soon"
    trouble = (
        f"⚠️ I can't post in <#{stage.garden.id}> right now, so no contest begins anything there: "
        "I'm missing Send Messages"
    )
    page = (await stage.bob.use(stage.lounge, "league")).content
    assert page.endswith(f"{trouble}, Create Public Threads.")
    assert f"{trouble}." in (await stage.ann.use(stage.lounge, "server")).content
    await stage.server.allow(stage.garden, Permission.SEND, given=True)
    await stage.server.allow(stage.garden, Permission.CREATE_THREADS, given=True)
    await stage.settle()
    assert "⚠️" not in (await stage.bob.use(stage.lounge, "league")).content
    await look(stage, timedelta(minutes=10))
    assert len(pairs_in(stage.garden)) == 6
    assert "0 of 12 matches played." in told(stage).content


@pytest.mark.both
@pytest.mark.long
async def test_a_message_that_was_deleted_is_sent_anew(stage):
    message, _ = await filled(stage, 3)
    stage.server.world.delete_message(message)
    listed = await stage.bob.use(stage.garden, "league")
    page = listed
    await stage.bob.click(page.message, "Leave")
    await stage.settle()
    assert told(stage) is not message
    assert "**Joined so far (2):**" in told(stage).content


@pytest.mark.long
async def test_a_league_whose_channel_is_gone_is_moved(stage):
    await filled(stage, 4)
    await stage.server.delete(stage.garden)
    await look(stage, 3 * DAY)
    await look(stage, 3 * DAY)
    assert stage.row("SELECT state, channel_id FROM contests")[1] == 0
    listed = await stage.ann.use(stage.lounge, "league")
    assert "Its channel is gone" in listed.content
    asked = await stage.ann.click(listed.message, "Move it here")
    await stage.ann.click(asked.message, "Move it here")
    await look(stage)
    assert len(pairs_in(stage.lounge)) == 6
    assert len(seasons_in(stage.lounge)) == 1


@pytest.mark.long
async def test_the_message_of_a_later_season_is_sent_once_also_after_a_kill(stage):
    await filled(stage, 4)
    await look(stage, 3 * DAY)
    without_results(stage)
    await end_all(stage)
    await look(stage, DAY / 24)
    await look(stage, 14 * DAY)
    second = told(stage)
    stage.write("UPDATE contests SET message_id = NULL, told = ''")
    stage.clock.moved += DAY / 2
    await stage.restart_bot()
    await look(stage)
    assert told(stage) is second
    assert stage.row("SELECT message_id FROM contests") == (second.id,)


@pytest.mark.long
async def test_the_end_of_a_league_is_told_also_after_a_kill(stage):
    message, _ = await filled(stage, 4)
    stage.write("UPDATE contests SET state = 'ended', due_at = NULL")
    await stage.restart_bot()
    await look(stage)
    assert "This league has ended." in message.content
    assert labels_of(message) == []
    asked = len(stage.server.served)
    await stage.restart_bot()
    await look(stage)
    assert not [each for each in stage.server.served[asked:] if "/messages/" in str(each)]


@pytest.mark.long
@pytest.mark.both
async def test_whoever_is_taken_out_before_it_begins_stays_out_until_a_moderator_lets_them_in(stage):
    message, _ = await filled(stage, 4)
    page = await stage.ann.use(stage.garden, "league")
    assert "Let someone join again" not in labels_of(page.message)
    form = await stage.ann.click(page.message, "Remove someone")
    asked = await stage.ann.fill(form, {"Who": "Bob"})
    assert asked.content == (
        f"Take {stage.bob.mention} out of Winter league? They can't join again unless you let them.\n"
        "-# I'll let them know in a direct message, if they accept those."
    )
    taken = await stage.ann.click(asked.message, "Yes, take them out")
    await stage.settle()
    out = f"{stage.bob.mention} isn't signed up for Winter league any more"
    assert taken.content.splitlines()[-1] == f"{out}, and can't join again unless you let them."
    assert taken.message is page.message
    assert stage.bob.mention not in message.content
    assert "**Joined so far (3):**" in message.content
    assert (await stage.ann.fill(form, {"Who": "Bob"})).content == taken.content, "but no second letter"
    form = await stage.ann.click(page.message, "Remove someone")
    assert people_in(form) == ["Ann", "Cleo", "P0"]
    refused = await stage.bob.click(message, "I'm in")
    assert refused.content == "A moderator has removed you from this one, so you can't rejoin."
    assert (await stage.bob.click(message, "Leave")).content.startswith("You're not in it")
    form = await stage.ann.click(taken.message, "Let someone join again")
    assert people_in(form) == ["Bob"]
    back = await stage.ann.fill(form, {"Who": "Bob"})
    assert back.content.splitlines()[-1] == f"{stage.bob.mention} can join Winter league again."
    assert "Let someone join again" not in labels_of(back.message)
    await stage.settle()
    await stage.bob.click(message, "I'm in")
    await stage.settle()
    assert "**Joined so far (4):**" in message.content
    out, back = stage.server.world.direct_channel(stage.bob.user).messages.values()
    assert out.content.endswith("You can't join again unless a moderator lets you.")
    assert back.content.endswith("lets you join Winter league again, if you like.")
    assert stage.faults() == []


async def removed(stage, page, who):
    """Ann takes somebody out on a contest's page; the page after that."""
    asked = await stage.ann.fill(await stage.ann.click(page, "Remove someone"), {"Who": who})
    return (await stage.ann.click(asked.message, "Yes, take them out")).message


@pytest.mark.long
async def test_whoever_is_taken_out_reads_the_reason_in_the_letter_alone(stage):
    await filled(stage, 3)
    page = (await stage.ann.use(stage.garden, "league")).message
    other = (await stage.ann.use(stage.garden, "league")).message
    for each in (page, other):
        await stage.ann.fill(await stage.ann.click(each, "Remove someone"), {"Who": "Bob"})
    assert labels_of(page) == ["Yes, take them out", "Take them out and say why", "No, they stay"]
    form = await stage.ann.click(page, "Take them out and say why")
    turned = await stage.ann.fill(form, {"Why": "  Not <@1> again,\n please.  "})
    assert turned.message is page
    assert "isn't signed up for Winter league any more" in turned.content
    again = await stage.ann.click(other, "Yes, take them out")
    assert again.content.startswith("### 🏆 Winter league"), "a question from before shows what is so"
    [letter] = stage.server.world.direct_channel(stage.bob.user).messages.values()
    *_, why, quoted = letter.content.splitlines()
    assert (why, quoted.startswith("> Not "), letter.pings) == ("💬 Why:", True, [])
    assert "again" not in stage.dump()
    stage.server.world.direct_channel(stage.cleo.user).closed = True
    await stage.ann.fill(await stage.ann.click(page, "Remove someone"), {"Who": "Cleo"})
    form = await stage.ann.click(page, "Take them out and say why")
    await stage.ann.fill(form, {"Why": "Sorry"})
    await stage.settle()
    assert answers_in(stage.garden)[-1].content == (
        "I couldn't deliver your reason: their direct messages are closed to me."
    )
    assert stage.faults() == []


@pytest.mark.long
async def test_a_button_of_before_lets_somebody_join_again(stage):
    message, _ = await filled(stage, 3)
    page = (await stage.ann.use(stage.garden, "league")).message
    await removed(stage, page, "Bob")
    old = f"leagueletin:1:{stage.bob.user.id}"
    page.components[-1]["components"][0] |= {"custom_id": old, "label": "Let them join again"}
    back = await stage.ann.click(page, "Let them join again")
    assert back.content.splitlines()[-1] == f"{stage.bob.mention} can join Winter league again."
    assert (await stage.bob.click(message, "I'm in")).content.startswith("You're in: Winter league")


@pytest.mark.long
async def test_where_more_are_in_than_a_menu_holds_discord_looks_for_the_name(stage):
    _, people = await filled(stage, 26)
    page = await stage.ann.use(stage.garden, "league")
    form = await stage.ann.click(page.message, "Remove someone")
    nobody = await stage.ann.fill(form, {})
    assert "That person isn't in it" in nobody.content.splitlines()[-1]
    stranger = stage.person("Stranger")
    not_in = await stage.ann.fill(form, {"Who": stranger})
    assert "That person isn't in it" in not_in.content.splitlines()[-1]
    asked = await stage.ann.fill(form, {"Who": people[-1]})
    out = await stage.ann.click(asked.message, "Yes, take them out")
    assert "⚠️" not in out.content, "what was refused before is gone"
    assert f"{people[-1].mention} isn't signed up for Winter league any more" in out.content
    assert len(people_in(await stage.ann.click(page.message, "Remove someone"))) == 25


@pytest.mark.long
async def test_a_page_on_which_nobody_is_left_to_remove_or_let_in_says_so(stage):
    message, _ = await filled(stage, 3)
    for person in (stage.bob, stage.cleo):
        await person.click(message, "Leave")
    page = (await stage.ann.use(stage.garden, "league")).message
    await removed(stage, page, "Ann")
    stale = (await stage.ann.use(stage.garden, "league")).message
    form = await stage.ann.click(page, "Let someone join again")
    await stage.ann.fill(form, {"Who": "Ann"})
    turned = await stage.ann.click(stale, "Let someone join again")
    assert labels_of(turned.message) == ["I'm in", "Edit", "End the league", "Announce a league"]
    await stage.ann.click(message, "I'm in")
    page = (await stage.ann.use(stage.garden, "league")).message
    await stage.ann.click(message, "Leave")
    turned = await stage.ann.click(page, "Remove someone")
    assert labels_of(turned.message) == ["I'm in", "Edit", "End the league", "Announce a league"]


@pytest.mark.both
@pytest.mark.long
async def test_the_leagues_message_stands_below_those_of_its_pairs_once_all_have_begun(stage):
    before, _ = await filled(stage, 5)
    shown = []
    stage.server.world.watchers.append(lambda _: shown.append(len(seasons_in(stage.garden))))
    await look(stage, 3 * DAY)
    await stage.until(lambda: seasons_in(stage.garden)[-1] is not before)
    await look(stage)
    (message,) = seasons_in(stage.garden)
    assert set(shown) == {1, 2}, "the former one goes once the new one is there"
    pairs = [each for each in stage.garden.messages.values() if OF_PAIR.search(each.content)]
    assert len(pairs) == 10
    assert all(each.id < message.id for each in pairs)
    assert message.pings == []
    await look(stage, DAY / 24)
    assert seasons_in(stage.garden) == [message], "once"
    assert stage.faults() == []


@pytest.mark.long
async def test_two_moderators_pause_at_once_and_it_is_paused(stage):
    _, people = await filled(stage, 4)
    message = await begun(stage)
    stage.guild.moderators.add(stage.bob.user.id)
    pages = []
    for person in people[:2]:
        listed = await person.use(stage.garden, "league")
        pages.append(listed)
    for person, page in zip(people, pages, strict=False):
        asked = await person.click(page.message, "Pause")
        assert asked.content.startswith("Pause Winter league? There's no time limit: no new matches")
        assert asked.message is page.message
    back = await people[0].click(pages[0].message, "No, keep it")
    assert "Pause" in labels_of(back.message)
    await people[0].click(back.message, "Pause")
    for person, page in zip(people, pages, strict=False):
        await person.click(page.message, "Pause")
    await stage.settle()
    assert stage.row("SELECT state FROM contests") == ("paused",)
    assert message.content.splitlines()[2].startswith("Paused:")


@pytest.mark.long
async def test_a_pause_stops_the_clocks_and_each_place_is_told_once_of_it_and_of_its_end(stage):
    _, people = await filled(stage, 4)
    message = await begun(stage)
    await pressed(stage, "Pause", "Pause")
    threads = [each.thread for each in stage.garden.messages.values() if each.thread]
    until = "until someone who manages the server resumes it"
    assert f"No new ones will start and no clocks run {until} with </league:" in message.content
    await look(stage)
    for thread in threads:
        lines = [
            each for each in thread.messages.values() if each.content.startswith("⏸️ Winter league is paused")
        ]
        assert [each.pings for each in lines] == [[]]
        assert re.search(rf"the clocks of <@\d+> and <@\d+> are stopped {until}\.", lines[0].content)
        assert all(re.fullmatch(r"Match \d+", label) for label in labels_of(lines[0]))
        assert len(labels_of(lines[0])) == 2
        assert all("· clock stopped" in each.content for each in boards_in(thread)), (
            "no time that is no longer so"
        )
    assert len(threads) == 6
    await stage.restart_bot()
    await look(stage, 30 * DAY)
    assert stage.row("SELECT count(*) FROM matches WHERE state = 'running' AND hold = 'contest'") == (12,)
    await pressed(stage, "Resume")
    await look(stage)
    pinged = []
    for thread in threads:
        gone_on = [each for each in thread.messages.values() if each.content.startswith("▶️ ")]
        assert len(gone_on) == 1
        assert len(re.findall(r"<@\d+>", gone_on[0].content)) == 2
        pinged += [ping for each in gone_on for ping in each.pings]
    assert sorted(pinged) == sorted(each.user.id for each in people), "once, whoever is to move"
    assert stage.row("SELECT count(*) FROM matches WHERE deadline IS NOT NULL") == (12,)
    assert stage.faults() == []


@pytest.mark.both
async def test_where_all_matches_stand_in_one_channel_one_line_tells_of_a_pause(stage):
    await stage.server.allow(stage.garden, Permission.CREATE_THREADS, given=False)
    _, people = await filled(stage, 4)
    await look(stage, 3 * DAY)
    await pressed(stage, "Pause", "Pause")
    await look(stage)
    (told,) = [each for each in stage.garden.messages.values() if each.content.startswith("⏸️ Winter")]
    assert all(each.mention in told.content for each in people)
    assert (told.pings, told.items) == ([], []), "twelve boards are too many to lead to"
    assert stage.row("SELECT count(*) FROM matches WHERE shown_version < version") == (0,)
    boards = [each.content for each in boards_in(stage.garden) if "-# Match" in each.content]
    assert ["· clock stopped" in each for each in boards] == [True] * 12
    await stage.restart_bot()
    await pressed(stage, "Resume")
    begun = "SELECT p.name, p.id FROM matches m JOIN players p ON p.id = m.orange_id WHERE m.id = 1"
    first = next(each for each in people if each.name == stage.row(begun)[0])
    # Who moves before it is stored that all are told, may read it twice.
    await stage.until(lambda: stage.row("SELECT count(*) FROM matches WHERE shown_version < version") == (0,))
    await first.use(stage.garden, "move", turn="c3", match="1")
    await look(stage)
    (gone_on,) = [each for each in stage.garden.messages.values() if each.content.startswith("▶️ ")]
    assert all(each.mention in gone_on.content for each in people), "one who has moved is awaited elsewhere"
    assert {each.user.id for each in people} - set(gone_on.pings) <= {first.user.id}
    assert len(gone_on.pings) == len(set(gone_on.pings))
    assert stage.faults() == []


async def pressed(stage, *labels):
    """Let Ann, who may manage the server, press buttons on the league's page, one after the other."""
    page = (await stage.ann.use(stage.garden, "league")).message
    for label in labels:
        page = (await stage.ann.click(page, label)).message
    await stage.settle()


async def pages(stage, number, person=None):
    """Private pages of the league that were opened one after the other."""
    person = person or stage.ann
    return [(await person.use(stage.garden, "league")).message for _ in range(number)]


@pytest.mark.both
async def test_a_page_of_before_becomes_the_one_of_now_by_a_press(stage):
    message, _ = await filled(stage, 3)
    dora = stage.person("Dora")
    first, second, third = await pages(stage, 3, dora)
    joined = await dora.click(first, "I'm in")
    assert joined.message is first
    assert joined.content.splitlines()[-1].startswith("You're in: Winter league")
    assert labels_of(first) == ["Leave"]
    again = await dora.click(second, "I'm in")
    assert (again.message, labels_of(second)) == (second, ["Leave"])
    assert again.content.splitlines()[-1].startswith("You're in already.")
    assert (await dora.click(first, "Leave")).content.splitlines()[-1] == "You've left Winter league."
    not_in = await dora.click(second, "Leave")
    assert (not_in.message, labels_of(second)) == (second, ["I'm in"])
    assert not_in.content.splitlines()[-1].startswith("You're not in it")
    await dora.click(message, "I'm in")
    await look(stage, 3 * DAY)
    running, *_ = await pages(stage, 1)
    paused, ended = await pages(stage, 2)
    await pressed(stage, "Pause", "Pause")
    shown = await stage.ann.click(running, "Pause")
    assert "Resume" in labels_of(shown.message), "it is paused already"
    await pressed(stage, "End the league", "End the league")
    for page, label in ((running, "Resume"), (paused, "Remove someone"), (ended, "End the league")):
        shown = await stage.ann.click(page, label)
        assert shown.message is page
        assert labels_of(page) == ["Table", "Announce a league"]
        assert shown.content.splitlines()[-1].startswith("That one isn't here any more.")
    asked = await dora.click(third, "I'm in")
    assert labels_of(asked.message) == ["Table"]
    assert stage.faults() == []


@pytest.mark.both
async def test_from_one_of_two_leagues_a_button_leads_back_to_the_list(stage):
    await announced(stage)
    page = (await stage.ann.use(stage.garden, "league")).message
    assert "All leagues" not in labels_of(page), "there is one alone"
    form = await stage.ann.click(page, "Announce a league")
    await stage.ann.fill(form, {"Name": "Summer league"})
    listed = await stage.ann.use(stage.garden, "league")
    shown = await stage.ann.pick(listed.message, "Which league?", "Summer league")
    assert shown.content.startswith("### 🏆 Summer league")
    back = await stage.ann.click(shown.message, "All leagues")
    assert back.message is listed.message
    assert "Winter league" in back.content
    shown = await stage.ann.pick(back.message, "Which league?", "Winter **league**")
    other = (await stage.ann.use(stage.garden, "league")).message
    await stage.ann.pick(other, "Which league?", "Summer league")
    await stage.ann.click((await stage.ann.click(shown.message, "End the league")).message, "End the league")
    assert (shown.message.content, labels_of(shown.message)) == (
        "Winter league has been called off.",
        ["All leagues"],
    )
    left = await stage.ann.click(shown.message, "All leagues")
    assert (left.message, left.content.splitlines()[0][:17]) == (shown.message, "### 🏆 Summer leag")
    alone = await stage.ann.click(other, "All leagues")
    assert alone.content.startswith("### 🏆 Summer league"), "of one alone there is no list"
    assert "All leagues" not in labels_of(alone.message)


@pytest.mark.long
async def test_everybody_reads_in_its_channel_why_a_moderator_has_ended_a_league(stage):
    message, _ = await filled(stage, 3)
    page = (await stage.ann.use(stage.lounge, "league")).message
    asked = await stage.ann.click(page, "End the league")
    form = await stage.ann.click(asked.message, "End it and say why")
    done = await stage.ann.fill(form, {"Why": f"  Too *few*,\n {stage.bob.mention} "})
    await stage.settle()
    assert (done.message, labels_of(page)) == (page, ["All leagues"])
    (reason,) = [each for each in stage.garden.messages.values() if each.content.startswith("💬")]
    assert reason.content.splitlines() == [
        "💬 A moderator is ending Winter league, and says why:",
        rf"> Too \*few\*, \<\@{stage.bob.user.id}\>",
    ]
    assert (reason.answers, reason.pings) == (message, [])
    assert "Too" not in stage.dump(), "it is kept nowhere"
    assert (
        (await stage.ann.fill(form, {"Why": "Again"}))
        .content.splitlines()[-1]
        .startswith("That one isn't here")
    )
    assert stage.faults() == []


@pytest.mark.long
async def test_whoever_ends_a_league_for_a_reason_that_can_not_be_posted_reads_that(stage):
    await filled(stage, 3)
    asked = await stage.ann.click((await stage.ann.use(stage.lounge, "league")).message, "End the league")
    form = await stage.ann.click(asked.message, "End it and say why")
    await stage.server.allow(stage.garden, Permission.SEND, given=False)
    await stage.ann.fill(form, {"Why": "Bedtime!"})
    await stage.settle()
    untold = "I couldn't deliver your reason: I can't post in its channel."
    assert answers_in(stage.lounge)[-1].content == untold
    assert stage.row("SELECT state FROM contests") == ("ended",)


@pytest.mark.long
async def test_the_board_of_the_house_leads_to_the_league(stage):
    message, _ = await filled(stage, 4)
    await stage.ann.use(stage.lounge, "server", clubhouse=True)
    await watch(stage)
    (house,) = houses(stage.lounge)
    link = f"https://discord.com/channels/{stage.guild.id}/{stage.garden.id}/{message.id}"
    assert re.search(r"\n🏆 Winter league starts <t:\d+:f>, and you can still join · ", house.content)
    assert house.content.endswith(f" · [league]({link})")


@pytest.mark.long
async def test_reminders_and_the_one_message_a_day_name_the_league(stage):
    await filled(stage, 4)
    await stage.bob.use(
        stage.lounge, "settings", reminders="In one message a day, with no ping for each turn"
    )
    await look(stage, 3 * DAY)
    now = stage.clock.now()
    await pass_time(stage, now.replace(hour=18, minute=1) - now + DAY * (now.hour >= 18))
    (day,) = stage.server.world.direct_channel(stage.bob.user).messages.values()
    assert [line.endswith(" · 🏆 Winter league") for line in day.content.splitlines()] == [False] + 3 * [True]
    await pass_time(stage, DAY)
    await pass_time(stage, DAY / 2)
    reminders = [each for pair in pairs_in(stage.garden) for each in notices(pair.thread)]
    assert reminders
    for each in reminders:
        assert re.fullmatch(r"-# Due <t:\d+:R> · 🏆 Winter league", each.content.splitlines()[1])


def news_in(channel):
    """The messages that tell that a season is over."""
    return [each for each in channel.messages.values() if each.content.startswith("🎉 Winter league")]


@pytest.mark.long
async def test_the_end_of_a_season_is_news_and_told_once_also_after_a_kill(stage):
    await filled(stage, 4)
    stage.guild.moderators.add(stage.ann.user.id)
    await stage.ann.use(stage.lounge, "server", clubhouse=True)
    message = await begun(stage)
    without_results(stage)
    await end_all(stage)
    await look(stage, DAY / 24)
    (news,) = news_in(stage.garden)
    assert news.answers is message
    assert news.content.splitlines()[0] == "🎉 Winter league, season 1, is over!"
    assert news.content.splitlines()[1].startswith("**Division 1**: 🏆 <@")
    assert news.content.splitlines()[2].startswith("Season 2 opens on <t:")
    assert news.pings == []
    assert labels_of(news) == ["Table"]
    assert (await stage.bob.click(news, "Table")).content.startswith("**Division 1**")
    (in_clubhouse,) = news_in(stage.lounge)
    assert (in_clubhouse.content, in_clubhouse.answers) == (news.content, None)
    stage.write("UPDATE contests SET unsaid = true")
    stage.clock.moved += DAY / 2
    await stage.restart_bot()
    await look(stage)
    assert (news_in(stage.garden), news_in(stage.lounge)) == ([news], [in_clubhouse])
    assert stage.row("SELECT unsaid FROM contests") == (False,)


@pytest.mark.long
async def test_the_end_of_a_season_is_told_without_its_message_where_that_can_not_be_answered(stage):
    await filled(stage, 4)
    await look(stage, 3 * DAY)
    without_results(stage)
    stage.garden.bot_permissions &= ~Permission.READ_HISTORY
    await end_all(stage)
    await look(stage, DAY / 24)
    assert [each.answers for each in news_in(stage.garden)] == [None]


@pytest.mark.long
async def test_without_permission_the_end_is_told_later(stage):
    await filled(stage, 4)
    await look(stage, 3 * DAY)
    without_results(stage)
    may = stage.garden.bot_permissions
    stage.garden.bot_permissions &= ~Permission.SEND
    await end_all(stage)
    await look(stage, DAY / 24)
    assert stage.row("SELECT state, unsaid FROM contests") == ("resting", True)
    stage.garden.bot_permissions = may
    await look(stage, 2 * DAY / 24)
    assert len(news_in(stage.garden)) == 1


@pytest.mark.long
@pytest.mark.parametrize("fault", [Fault.BROKEN_LOST, Fault.DROPPED_LOST, Fault.RATE_LIMITED, Fault.BROKEN])
async def test_the_end_is_told_once_whatever_fault_discord_has(stage, fault):
    await filled(stage, 4)
    await look(stage, 3 * DAY)
    without_results(stage)
    await end_all(stage)
    stage.server.trouble = trouble = Trouble()
    for request in (1, 3, 5, 8):
        trouble.plan(fault, request)
    await look(stage, DAY / 24)
    await stage.until(lambda: stage.row("SELECT unsaid FROM contests") == (False,))
    await stage.settle()
    assert len(news_in(stage.garden)) == 1
    assert len(seasons_in(stage.garden)) == 1


@pytest.mark.long
@pytest.mark.parametrize("chosen", ["9" * 30, "x", "", "-1", "٣", "99"])
async def test_a_forged_choice_is_refused(stage, chosen):
    await filled(stage, 1)
    press = {"custom_id": "leaguepage", "component_type": 3, "id": 1, "values": [chosen]}
    kept = stage.kept()
    answer = await forge(stage, InteractionType.COMPONENT, press)
    assert answer.startswith(("That button is from an older version", "That one isn't here"))
    assert stage.kept() == kept


@pytest.mark.long
@pytest.mark.both
@pytest.mark.parametrize(
    "verb", ["leaguejoin", "leaguepause", "leaguehere", "leagueheresure", "leagueendsure", "leagueremove"]
)
async def test_a_league_of_another_server_is_none(stage, verb):
    await filled(stage, 1)
    stage.write("UPDATE contests SET guild_id = 5")
    kept = stage.kept()
    press = {"custom_id": f"{verb}:1", "component_type": 2, "id": 1}
    assert (await forge(stage, InteractionType.COMPONENT, press)).startswith("That one isn't here")
    assert stage.kept() == kept


@pytest.mark.long
@pytest.mark.parametrize("everyone_announces", [False, True])
async def test_whoever_manages_nothing_changes_nothing(stage, everyone_announces):
    await filled(stage, 1)
    stage.guild.moderators.clear()
    if everyone_announces:
        stage.write("UPDATE guilds SET anyone_announces = true")
    kept = stage.kept()
    for verb in (
        "leaguepause:1",
        "leaguepausesure:1",
        "leagueletin:1:1",
        "leagueletinwho:1",
        "leaguegoon:1",
        "leaguehere:1",
        "leagueheresure:1",
        "leagueendsure:1",
        "leagueend:1",
        "leagueendwhy:1",
        "leagueremove:1",
        *([] if everyone_announces else ["leagueannounce"]),
    ):
        press = {"custom_id": verb, "component_type": 2, "id": 1}
        answer = await forge(stage, InteractionType.COMPONENT, press)
        assert answer.startswith("Only people who can manage this server"), verb
    assert stage.kept() == kept


@pytest.mark.both
async def test_anyone_announces_where_moderators_allow_it_and_may_do_nothing_else_with_it(stage):
    assert labels_of((await stage.bob.use(stage.garden, "league")).message) == []
    stage.guild.moderators.add(stage.ann.user.id)
    form = await stage.ann.click(
        (await stage.ann.use(stage.garden, "server")).message, "Matches and contests"
    )
    allowed = "Anyone may announce leagues, cups and arenas"
    told_all = await stage.ann.fill(form, {"Leagues, cups and arenas": [allowed]})
    assert f"{allowed}: **on**" in told_all.content
    listed = await stage.bob.use(stage.garden, "league")
    assert listed.content.startswith("There's no league here right now. **Announce a league** starts one.")
    await stage.bob.fill(await stage.bob.click(listed.message, "Announce a league"), {"Name": "Bob's"})
    await stage.settle()
    assert told(stage).content.startswith("### 🏆 Bob's · season 1")
    page = await stage.bob.use(stage.garden, "league")
    assert labels_of(page.message) == ["I'm in", "Announce a league"]
    form = await stage.bob.click(page.message, "Announce a league")
    stage.write("UPDATE guilds SET anyone_announces = false")
    refused = await stage.bob.fill(form, {"Name": "Too late"})
    assert refused.content.splitlines()[-1].startswith(
        "⚠️ Only people who can manage this server can announce one."
    )


async def test_nothing_is_offered_where_the_bot_may_not_post(stage):
    stage.guild.moderators.add(stage.ann.user.id)
    await stage.server.allow(stage.lounge, Permission.SEND, given=False)
    closed = "⚠️ I can't post boards here. I'm missing: Send Messages."
    listed = await stage.ann.use(stage.lounge, "league")
    assert labels_of(listed.message) == []
    assert listed.content.startswith("There's no league here right now. Someone who manages the server can")
    assert closed in listed.content
    await announced(stage)
    page = await stage.ann.use(stage.lounge, "league")
    assert labels_of(page.message) == ["I'm in", "Edit", "End the league"]
    assert closed in page.content
    assert "⚠️" not in (await stage.bob.use(stage.lounge, "league")).content, (
        "who could do nothing here anyway"
    )
    vote = await stage.ann.use(stage.lounge, "vote")
    assert (labels_of(vote.message), closed in vote.content) == ([], True)
    await stage.server.allow(stage.lounge, Permission.SEND, given=True)
    await stage.settle()
    page = await stage.ann.use(stage.lounge, "league")
    assert labels_of(page.message) == [
        "I'm in",
        "Edit",
        "Move it here",
        "End the league",
        "Announce a league",
    ]
    assert "⚠️" not in page.content


async def test_where_the_channels_are_set_otherwise_the_page_says_so_and_leads_there(stage):
    await announced(stage)
    open_page = (await stage.ann.use(stage.lounge, "league")).message
    await stage.ann.use(stage.garden, "server", matches_here=True)
    refused = await stage.ann.click(open_page, "Move it here")
    assert refused.content == f"On this server, matches are played in <#{stage.garden.id}>. Try it there."
    assert labels_of(refused.message) == ["Channels"]
    shown = await stage.ann.use(stage.lounge, "league")
    assert labels_of(shown.message) == ["I'm in", "Edit", "End the league", "Channels"], (
        "none would be refused"
    )
    assert shown.content.endswith(f"⚠️ {refused.content}")
    form = await stage.ann.click(shown.message, "Channels")
    await stage.ann.fill(form, {"Where matches are played": [stage.garden, stage.lounge]})
    page = (await stage.ann.use(stage.lounge, "league")).message
    assert (await stage.ann.click(page, "Move it here")).content.startswith("Move Winter league to")
    await stage.ann.fill(form, {"Where matches are played": [stage.garden]})
    stage.write("UPDATE guilds SET anyone_announces = true")
    closed = await stage.bob.use(stage.lounge, "league")
    assert labels_of(closed.message) == ["I'm in"]
    assert closed.content.endswith(
        f"⚠️ On this server, matches are played in <#{stage.garden.id}>. Try it there."
    )
    refused = await stage.bob.use(stage.lounge, "challenge", member=stage.cleo)
    assert labels_of(refused.message) == [], "nobody else can change it"


@pytest.mark.long
async def test_a_league_of_a_hundred_fits_into_its_messages(stage):
    """With many divisions all is still a message that Discord takes, in the channel and in private, five such leagues together too."""
    stage.guild.moderators.add(stage.ann.user.id)
    await announced(stage)

    def crowd(connection):
        for number in range(1, 6):
            terms = ContestTerms(ContestKind.LEAGUE, "Ӝ" * 40, Edition.CLASSIC, Pace.TWO_DAY_BANK, 3 * DAY)
            if number > 1:
                announcing.announce(connection, stage.guild.id, stage.garden.id, terms, stage.clock.now())
            for each in range(100):
                who = Person(10**18 + each, f"P{each}")
                announcing.join(connection, stage.guild.id, number, who, stage.clock.now())

    await stage.database.write(crowd)
    assert "**Joined so far (100):**" in (await announced_again(stage)).content
    stage.write("UPDATE contests SET due_at = NULL WHERE id > 1")
    stage.clock.moved += 3 * DAY
    await stage.until(lambda: len(told_first(stage).attachments) > 1)
    assert "matches played.\n" in told_first(stage).content
    assert len(told_first(stage).attachments) == 10
    stage.write("UPDATE contests SET state = 'resting', due_at = created_at")
    listed = await stage.ann.use(stage.garden, "league")
    assert "…" in listed.content


async def announced_again(stage):
    """The message of the first league, after it was looked at anew."""
    await stage.restart_bot()
    await look(stage)
    return told_first(stage)


def told_first(stage):
    """The message of the first league."""
    return seasons_in(stage.garden)[0]


@pytest.mark.long
async def test_the_whole_law_with_eighteen_people(stage):
    """Three divisions: two people leave, one never moves, one is away; then promotion, and a next season with somebody who came late."""
    stage.options["away_days"] = 30
    await stage.restart_bot()
    message, people = await filled(stage, 18)
    await look(stage, 3 * DAY)
    await stage.until(lambda: stage.row("SELECT count(*) FROM matches") == (90,))
    await stage.settle()
    assert len(pairs_in(stage.garden)) == 45
    assert len(message.attachments) == 3
    division = dict(stage.rows("SELECT player_id, division FROM contest_entries"))
    assert sorted(Counter(division.values()).items()) == [(0, 6), (1, 6), (2, 6)]
    number = dict(stage.rows("SELECT discord_id, id FROM players"))
    one_of = {
        where: [each for each in people if division[number[each.user.id]] == where] for where in range(3)
    }
    idle, early, late, away = one_of[0][0], one_of[1][0], one_of[2][0], one_of[0][1]
    # One leaves before half of their matches are over, one after that.
    for leaver, share in ((early, 2), (late, 6)):
        await end_all(stage, most=share, of=number[leaver.user.id])
        await look(stage)  # so that nobody presses the message while it is sent anew below those of its pairs
        asked = await leaver.click(told(stage), "Leave")
        await leaver.click(asked.message, "Leave")
    await look(stage, timedelta(minutes=1))
    assert stage.row("SELECT count(*) FROM contest_entries WHERE state = 'left'") == (2,)
    without_results(stage)
    # All that is left is played, but for the matches in which one has to move and does not, and those in which another is away.
    await away.use(stage.garden, "away", days=7)
    gone, absent = number[idle.user.id], number[away.user.id]

    def not_saved(connection):
        preferences.save(connection, gone, preferences.of(connection, gone)._replace(rescue=False))

    await stage.database.write(not_saved)
    await end_all(stage, but={gone, absent})
    stage.clock.moved += 3 * DAY
    await stage.tick()
    await look(stage)
    assert stage.row(f"SELECT count(*) FROM matches WHERE orange_id = {absent} AND state = 'running'") == (4,)  # noqa: S608
    await end_all(stage)
    await look(stage, DAY)
    assert stage.row(
        f"SELECT state FROM contest_entries WHERE player_id = {number[idle.user.id]}"  # noqa: S608
    ) == ("out",)
    await stage.until(lambda: stage.row("SELECT state FROM contests") == ("resting",))
    await stage.settle()
    message = told(stage)  # it has been sent anew below the messages of its pairs
    assert "🎉 The season is over!" in message.content
    out = {number[idle.user.id]: "out", number[early.user.id]: "left", number[late.user.id]: "left"}
    late_one = stage.person("Latecomer")
    await late_one.click(message, "I'm in")
    await next_season(stage, [each for each in people if each not in {idle, early, late}], late_one, out)


async def next_season(stage, staying, latecomer, out):
    """The next season of three divisions: the first of each is one higher, and whoever came late begins at the bottom."""
    finals = stage.rows(
        "SELECT division, place, player_id, state FROM contest_entries WHERE season = 1 ORDER BY division, place"
    )
    assert [place for _, place, _, _ in finals] == [*range(1, 7)] * 3
    assert dict(finals[last][2:] for last in (5, 11, 17)) == out, "those who are out stand last"
    await look(stage, 14 * DAY)
    second = told(stage)
    assert "**Joined so far (1):**" in second.content
    for person in staying:
        await person.click(second, "I'm in")
    await look(stage, 7 * DAY)
    await stage.until(lambda: not stage.row("SELECT count(*) FROM contests WHERE state = 'open'")[0])
    now_in = dict(stage.rows("SELECT player_id, division FROM contest_entries WHERE season = 2"))
    assert len(now_in) == 16
    first_of = {where: next(who for division, _, who, _ in finals if division == where) for where in range(3)}
    assert now_in[first_of[0]] == 0
    assert now_in[first_of[1]] == 0, "the first goes up"
    assert now_in[first_of[2]] == 1
    newcomer = stage.row(f"SELECT id FROM players WHERE discord_id = {latecomer.user.id}")[0]  # noqa: S608
    assert now_in[newcomer] == 2, "who is new begins at the bottom"
    assert stage.faults() == []
