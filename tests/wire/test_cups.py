"""Cups, as a server sees them: announced in a form, joined by a press, told by a bracket, decided, and won."""

import re

import pytest

from data import MatchEnd
from game import Side
from services.play.snapshots import load
from services.play.transitions import change, over
from tests.stage import boards_in
from tests.wire.chairs import show_everybody
from tests.wire.seasons import DAY, look, people_in, seasons_in
from tests.wire.taps import labels_of
from tests.wire.test_blocks import block


async def announced(stage, count):
    """The message of a cup that so many have joined, and its people."""
    stage.guild.moderators.add(stage.ann.user.id)
    listed = await stage.ann.use(stage.garden, "cup")
    assert listed.content.startswith("There's no cup here right now.")
    form = await stage.ann.click(listed.message, "Announce a cup")
    await stage.ann.fill(form, {"Name": "Winter **cup**"})
    await stage.settle()
    (message,) = seasons_in(stage.garden)
    known = [stage.ann, stage.bob, stage.cleo]
    people = [*known[:count], *(stage.person(f"P{number}") for number in range(count - len(known)))]
    for person in people:
        answer = await person.click(message, "I'm in")
        assert answer.content.startswith("You're in: Winter cup.")
    await stage.settle()
    return message, people


async def end_pair(stage, winners):
    """End every running match; of the two whoever is named wins, or else nobody."""

    def every(connection):
        query = "SELECT m.id, o.name, g.name FROM matches m JOIN players o ON o.id = orange_id JOIN players g ON g.id = gray_id WHERE state = 'running'"
        for match_id, *both in connection.exec_driver_sql(query).all():
            side = next((side for side, name in zip(Side, both, strict=True) if name in winners), None)
            snapshot = load(connection, match_id)
            ended = over(snapshot.match, MatchEnd.RESIGNED if side else MatchEnd.AGREED, side)
            change(connection, snapshot, ended, stage.clock.now(), news=snapshot.match.news, by=None)

    await stage.database.write(every)


async def look_at_shared_bracket(stage, table):
    """Bob shows everybody the bracket that he alone looked at."""
    shared = await show_everybody(stage, stage.bob, table.message)
    title, *lines = shared.content.splitlines()
    assert "Winter" in title
    assert lines
    assert table.content.startswith("\n".join(lines)), "and no rules"
    assert len(shared.attachments) == 1
    assert not shared.pings


def pairs_in(channel):
    """The messages of pairs that tell of no result yet."""
    words = ("play two matches here", "one more decides", "so one more match will decide it")
    return [each for each in channel.messages.values() if any(word in each.content for word in words)]


@pytest.mark.long
async def test_a_cup_that_nobody_has_joined_waits_without_a_word(stage):
    message, _ = await announced(stage, 0)
    before = stage.row("SELECT due_at FROM contests")
    stage.write("UPDATE contests SET due_at = created_at")
    shown = message.content
    await look(stage)
    await stage.until(lambda: message.content != shown)
    assert stage.row("SELECT due_at FROM contests") > before
    assert not [each for each in stage.garden.messages.values() if each.content.startswith("⏳ ")]


@pytest.mark.long
async def test_a_cup_that_too_few_have_joined_tells_them_that_it_waits(stage):
    message, people = await announced(stage, 3)
    stage.write("UPDATE contests SET due_at = created_at")
    await look(stage)
    told = next(each for each in stage.garden.messages.values() if each.content.startswith("⏳ "))
    names = f"{stage.ann.mention}, {stage.bob.mention}, and {stage.cleo.mention}"
    assert told.content.startswith(f"⏳ Winter cup waits a week: so far {names} have joined, and it takes 4.")
    assert set(told.pings) == {person.user.id for person in people}
    assert "if at least 4 have joined by then" in message.content
    await look(stage)
    assert len([each for each in stage.garden.messages.values() if each.content.startswith("⏳ ")]) == 1


@pytest.mark.long
async def test_the_message_of_a_cup_speaks_the_language_that_its_server_takes_up(stage):
    message, _ = await announced(stage, 3)
    assert "It's a knockout" in message.content
    told = await stage.ann.use(stage.garden, "server", language="Deutsch")
    assert told.ephemeral
    await stage.settle()
    assert "It's a knockout" not in message.content
    assert labels_of(message)[0] != "I'm in"


@pytest.mark.long
async def test_the_message_of_a_cup_follows_the_language_that_discord_tells_of_its_server(stage):
    message, _ = await announced(stage, 3)
    stage.guild.locale = "de"
    await stage.bob.use(stage.garden, "games")
    await stage.until(lambda: "It's a knockout" not in message.content)
    assert labels_of(message)[0] != "I'm in"


@pytest.mark.long
async def test_the_poster_of_a_cup_says_where_and_when_and_who_is_in(stage):
    message, _ = await announced(stage, 5)
    (poster,) = message.attachments
    assert re.fullmatch(
        rf"Poster for Winter cup \(Boop · {stage.guild.name} · 2 days each, plus 2 hours a turn\)\. "
        r"Starts Sat, Jan 10 at 12:\d\d\sPM UTC\. "
        r"Join in Discord: “I'm in”\. On a pedestal, there's a prize\. "
        r"Beside it, the cats of 5 players who have joined\.",
        poster.description,
    )


@pytest.mark.long
@pytest.mark.both
async def test_a_cup_is_announced_joined_played_and_won(stage):
    message, people = await announced(stage, 5)
    assert "It's a knockout, seeded by rating." in message.content
    # It begins at once: after three days its message would be old, and Discord takes few edits of those.
    stage.write("UPDATE contests SET due_at = created_at")
    await look(stage)
    assert "Quarterfinals: 5 of 5 still in." in message.content
    assert labels_of(message) == ["Leave", "Bracket"]
    (picture,) = message.attachments
    assert picture.description.startswith("Bracket for Winter cup. Quarterfinals: Ann has a bye,")
    early, first = pairs_in(stage.garden)
    assert "Semifinals" in early.content, "two who have a bye need not wait"
    assert len(boards_in(first.thread)) == 2
    assert "Winter cup, Quarterfinals" in boards_in(first.thread)[0].content
    assert "🏆 Winter cup" in (await people[3].use(stage.garden, "games")).content
    late = stage.person("Late")
    page = await late.use(stage.garden, "cup")
    assert "nobody can join now" in page.content
    stage.write(
        "DELETE FROM announcements"
    )  # Discord takes few edits of old messages, and discord.py would sleep until it does
    await end_pair(stage, {"P0", "Bob"})
    await look(stage)
    assert "Semifinals: 3 of 5 still in." in message.content
    assert "<@" in message.content
    assert "2–0" in message.content
    await end_pair(stage, set())
    await look(stage)
    decider = next(each for each in pairs_in(stage.garden) if "one more match will decide it" in each.content)
    (board,) = boards_in(decider.thread)
    assert "The decider, at 1–1: a draw is enough for <@" in board.content
    assert "(1 day each, plus 1 hour a turn)" in decider.content
    table = await stage.bob.click(message, "Bracket")
    assert table.ephemeral
    assert "so far 1–1" in table.content
    await look_at_shared_bracket(stage, table)
    await end_pair(stage, {"Ann"})
    await look(stage)
    await end_pair(stage, {"Ann"})
    await look(stage)
    assert "has won the cup" in message.content
    assert labels_of(message) == []
    assert not any("came second" in each.content for each in stage.garden.messages.values())
    thread = pairs_in(stage.garden)[-1].thread
    # Its matches were ended behind the bot's back; the end of a cup waits until theirs are shown.
    for (match_id,) in stage.rows("SELECT id FROM matches WHERE shown_version < version"):
        await stage.bot.context.publisher.show_end(match_id)
    await look(stage)
    (picture,) = next(
        each.attachments for each in stage.garden.messages.values() if "came second" in each.content
    )
    assert picture.description == (
        "The cat flap: a podium of cats, the first with a crown. Winter **cup**. 1: Ann. 2: Bob."
    ), "the crown is seen where the win is told"
    await stage.until(lambda: any("wins the cup, 2–0!" in each.content for each in boards_in(thread)))
    card = await stage.ann.use(stage.garden, "profile")
    assert "🏆 Cups won here: 1" in card.content
    shown = (await show_everybody(stage, stage.ann, card.message)).attachments[0]
    assert "Contests won on this server: 1." in shown.description
    assert stage.faults() == []


@pytest.mark.long
async def test_a_final_that_somebody_leaves_ends_the_cup_and_its_buttons_go(stage):
    message, people = await announced(stage, 4)
    stage.write("UPDATE contests SET due_at = created_at")
    await look(stage)
    stage.write("DELETE FROM announcements")
    await end_pair(stage, {"Ann", "Bob"})
    await look(stage)
    assert "Final: 2 of 4 still in." in message.content
    asked = await people[0].click(message, "Leave")
    await people[0].click(asked.message, "Leave")
    await stage.settle()
    assert "has won the cup" in message.content, "at once"
    await look(stage)
    assert labels_of(message) == []
    assert stage.row("SELECT state, message_id FROM contests") == ("ended", None)


@pytest.mark.both
@pytest.mark.long
@pytest.mark.parametrize("how", ["left", "ended"])
async def test_the_message_of_a_pair_that_is_called_off_after_a_kill_goes(stage, how):
    message, people = await announced(stage, 4)
    stage.write("UPDATE contests SET due_at = created_at")
    await look(stage)
    sent, other = pairs_in(stage.garden)
    # As it is after a kill between the message of the first pair and its matches.
    stage.write("DELETE FROM announcements")
    stage.write("DELETE FROM matches WHERE pair_id = (SELECT MIN(id) FROM contest_pairs)")
    stage.write("UPDATE contest_pairs SET message_id = NULL WHERE id = (SELECT MIN(id) FROM contest_pairs)")
    if how == "left":
        (name,) = stage.row(
            "SELECT name FROM players WHERE id = (SELECT one_id FROM contest_pairs ORDER BY id LIMIT 1)"
        )
        who = next(person for person in people if person.user.name == name)
        asked = await who.click(message, "Leave")
        await who.click(asked.message, "Leave")
    else:
        listed = await stage.ann.use(stage.garden, "cup")
        asked = await stage.ann.click(listed.message, "End the cup")
        await stage.ann.click(asked.message, "End the cup")
    await look(stage)
    assert sent.id not in stage.garden.messages
    assert other.id in stage.garden.messages
    assert stage.rows("SELECT message_id FROM contest_pairs") == [(other.id,)]


@pytest.mark.long
async def test_a_cup_is_moved_after_a_question_and_its_old_message_says_where_it_goes_on(stage):
    message, _ = await announced(stage, 3)
    page = await stage.ann.use(stage.lounge, "cup")
    asked = await stage.ann.click(page.message, "Move it here")
    assert asked.message is page.message
    assert asked.content == (
        f"Move Winter cup to <#{stage.lounge.id}>? Its message and its news will be there from now on, and new "
        "matches will start there. Matches that are running stay in the threads and channels where they are."
    )
    kept = await stage.ann.click(asked.message, "No, leave it there")
    assert kept.content.startswith("### 🏆 Winter cup")
    assert stage.row("SELECT channel_id FROM contests") == (stage.garden.id,)
    other = await stage.ann.use(stage.lounge, "cup")
    await stage.ann.click(page.message, "Move it here")
    answer = await stage.ann.click(page.message, "Move it here")
    told = f"Winter cup has moved to <#{stage.lounge.id}>."
    assert answer.content.startswith("### 🏆 Winter cup")
    assert answer.content.endswith(f"\n{told}")
    await stage.until(lambda: seasons_in(stage.lounge))
    await stage.settle()
    assert message.content == told
    assert labels_of(message) == []
    assert "Move it here" not in labels_of(answer.message), "it is here"
    again = await stage.ann.click(other.message, "Move it here")
    assert "Move it here" not in labels_of(again.message), "a page from before shows what is so"
    await stage.settle()
    assert len(seasons_in(stage.lounge)) == 1
    assert stage.faults() == []


@pytest.mark.long
async def test_a_cup_of_twelve_with_two_who_leave_and_a_kill_between(stage):
    message, people = await announced(stage, 12)
    await look(stage, 3 * DAY)
    assert "Round of 16: 12 of 12 still in." in message.content
    asked = await people[-1].click(message, "Leave")
    assert "your opponent will go through" in asked.content
    await people[-1].click(asked.message, "Leave")
    for _ in range(12):
        stage.write("DELETE FROM announcements")
        await stage.restart_bot()
        await end_pair(stage, {person.user.name for person in people[:6]})
        await look(stage, DAY)
        message = seasons_in(stage.garden)[-1]  # it is sent anew below the messages of many pairs
        if "has won the cup" in message.content:
            break
    assert "has won the cup" in message.content
    begun = stage.rows(
        "SELECT games, count(*) FROM matches m JOIN contest_pairs p ON p.id = m.pair_id GROUP BY p.id"
    )
    assert all(games == count for games, count in begun), "each pair has its matches, once"
    assert stage.row("SELECT count(*) FROM contest_entries WHERE place IS NULL") == (0,)
    assert stage.faults() == []


@pytest.mark.long
async def test_only_whoever_blocks_people_reads_that_they_may_meet_them_here(stage):
    message, _ = await announced(stage, 3)
    assert "blocked" not in (await stage.person("Dora").click(message, "I'm in")).content
    await stage.ann.click(message, "Leave")
    await block(stage, stage.ann, stage.bob)
    assert "you may also meet people you've blocked" in (await stage.ann.click(message, "I'm in")).content


@pytest.mark.long
async def test_a_cup_that_has_not_begun_is_called_off_and_its_people_read_that(stage):
    message, people = await announced(stage, 4)
    page = await stage.ann.use(stage.garden, "cup")
    asked = await stage.ann.click(page.message, "End the cup")
    assert asked.content == "Call off Winter cup? It hasn't started yet, so nothing will be played."
    ended = await stage.ann.click(asked.message, "End the cup")
    assert ended.content == "Winter cup has been called off."
    await look(stage)
    assert "has been called off" in message.content
    news = [each.content for each in stage.garden.messages.values() if each.content.startswith("A moderator")]
    assert news == ["A moderator has called off Winter cup before it started."]
    assert len(people) == 4


@pytest.mark.both
@pytest.mark.long
async def test_who_is_out_of_a_cup_already_can_not_be_removed(stage):
    await announced(stage, 4)
    page = (await stage.ann.use(stage.garden, "cup")).message
    asked = await stage.ann.fill(await stage.ann.click(page, "Remove someone"), {"Who": "Cleo"})
    await stage.ann.click(asked.message, "Yes, take them out")
    await stage.person("Dora").click(seasons_in(stage.garden)[0], "I'm in")
    stage.write("UPDATE contests SET due_at = created_at")
    await look(stage)
    stage.write("DELETE FROM announcements")
    await end_pair(stage, {"Ann", "Bob"})
    await look(stage)
    page = (await stage.ann.use(stage.garden, "cup")).message
    assert people_in(await stage.ann.click(page, "Remove someone")) == ["Ann", "Bob"]
    assert "Let someone join again" not in labels_of(page), "nobody joins a cup that has begun"
