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
from sandbox.stand_in.trouble import Fault, Trouble
from sandbox.world.places import Permission
from services.contests import announcing
from services.contests.announcing import ContestTerms
from services.people import Person
from services.play.snapshots import load
from services.play.transitions import change, over
from tests.stage import boards_in
from tests.wire.chairs import finished, notices, pass_time, show_table
from tests.wire.seasons import DAY, announced, begun, filled, look, seasons_in, told
from tests.wire.taps import labels_of
from tests.wire.test_clubhouse import houses, watch

#: Discord's flag of a message that notifies nobody.
SILENT = 1 << 12

#: The message of a pair ends with who plays.
OF_PAIR = re.compile(r": <@\d+> – <@\d+>$")


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


def pairs_in(channel):
    """The messages of pairs that tell of no result yet."""
    return [each for each in channel.messages.values() if OF_PAIR.search(each.content)]


def without_results(stage):
    """Let no message of a pair tell a result: Discord takes few edits of old messages, and discord.py would sleep until it does."""
    stage.write("DELETE FROM announcements")


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
    assert letter.content == (
        f"✅ Auf **The cat flap** kann ich wieder in <#{stage.garden.id}> schreiben. Du musst nichts weiter tun."
    )


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
async def test_each_loss_of_a_contests_channel_is_told_to_the_owner_until_it_was_moved(stage):
    await filled(stage, 4)
    stage.guild.owner_id = stage.cleo.user.id
    await stage.restart_bot()
    direct = stage.server.world.direct_channel(stage.cleo.user).messages

    def letters():
        return [each for each in direct.values() if "**The cat flap**" in each.content]

    for count, (lost, new, later) in enumerate(
        [(stage.garden, stage.lounge, 3 * DAY), (stage.lounge, stage.garden, DAY / 24)], start=1
    ):
        await stage.server.delete(lost)
        lost.deleted = True
        # That a channel is gone is seen when there is something to tell in it: the league's beginning, then a result.
        await end_all(stage, most=1)
        await look(stage, later)
        await stage.until(lambda count=count: len(letters()) >= count)
        await look(stage)
        await look(stage)
        assert len(letters()) == count
        letter = letters()[-1]
        assert letter.content.startswith(
            "On **The cat flap**, the channel of Winter league is gone, so it has stopped."
        )
        stage.write(f"UPDATE contests SET channel_id = {new.id}")  # noqa: S608
        new.deleted = False
        stage.guild.channels[new.id] = new
        await look(stage, timedelta(minutes=11))
        assert letter.content == (
            f"✅ On **The cat flap**, I post in <#{new.id}> now. There's nothing left for you to do."
        )


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
async def test_a_league_of_a_hundred_fits_into_its_messages(stage):
    """With many divisions all is still a message that Discord takes, in the channel and in private, five such leagues together too."""
    stage.guild.moderators.add(stage.ann.user.id)
    await announced(stage)

    def crowd(connection):
        for number in range(1, 6):
            name = f"{number}{'Ӝ' * 39}"
            terms = ContestTerms(ContestKind.LEAGUE, name, Edition.CLASSIC, Pace.TWO_DAY_BANK, 3 * DAY)
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
