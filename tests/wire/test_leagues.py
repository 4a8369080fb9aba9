"""Leagues, as a server sees them: announced in a form, joined by a press, begun pair by pair, told in one message, and opened anew."""

from datetime import timedelta

from data import MatchEnd
from game import Side
from services.play.snapshots import load
from services.play.transitions import change, over
from tests.conftest import boards_in
from tests.wire.taps import labels_of

DAY = timedelta(days=1)


async def announced(stage, **wanted):
    """The message of a league that Ann, who may manage the server, has announced."""
    stage.guild.moderators.add(stage.ann.user.id)
    listed = await stage.ann.use(stage.garden, "league")
    form = await stage.ann.click(listed.message, "Announce a league")
    answer = await stage.ann.fill(form, {"Name": "Winter **league**", **wanted})
    assert answer.ephemeral
    await stage.settle()
    return told(stage)


def told(stage):
    """The message that tells of the latest season."""
    found = [each for each in stage.garden.messages.values() if each.content.startswith("### 🏆")]
    return found[-1]


async def look(stage, time=timedelta()):
    """Let time pass, and the bot do what is due in leagues, until nothing is."""
    stage.clock.moved += time
    before = stage.bot.leagues.looks
    await stage.until(lambda: stage.bot.leagues.looks >= before + 2)
    await stage.settle()


async def filled(stage, count=4):
    """A league that so many have joined, and their people."""
    message = await announced(stage)
    people = [stage.ann, stage.bob, stage.cleo, *(stage.person(f"P{number}") for number in range(count - 3))]
    for person in people:
        answer = await person.click(message, "I'm in")
        assert answer.content.startswith("You're in: Winter league, season 1.")
    await stage.settle()
    return message, people


async def end_all(stage):
    """Let Orange win every match that runs."""

    def every(connection):
        for (match_id,) in connection.exec_driver_sql("SELECT id FROM matches WHERE state = 'running'").all():
            snapshot = load(connection, match_id)
            won = over(snapshot.match, MatchEnd.RESIGNED, Side.ORANGE)
            change(connection, snapshot, won, stage.clock.now(), news=snapshot.match.news, by=Side.GRAY)

    await stage.database.write(every)


async def test_a_league_is_announced_joined_played_and_opened_again(stage):
    message, _ = await filled(stage, 4)
    assert "**In so far (4):**" in message.content
    assert labels_of(message) == ["I'm in", "Leave", "Table"]
    assert (await stage.bob.click(message, "I'm in")).content.startswith("You're in already.")
    await look(stage, 3 * DAY)
    assert "0 of 12 matches played." in message.content
    assert "**Division 1**" in message.content
    (picture,) = message.attachments
    assert picture.description.startswith("Table of Winter league, Season 1 · Division 1.")
    pairs = [each for each in stage.garden.messages.values() if "play two matches here" in each.content]
    assert len(pairs) == 6
    assert all(each.thread for each in pairs)
    assert all(len(boards_in(each.thread)) == 2 for each in pairs)
    assert stage.row("SELECT count(*), count(DISTINCT pair_id) FROM matches WHERE loses_on_time") == (12, 6)

    table = await stage.bob.click(message, "Table")
    assert table.ephemeral
    assert table.content.startswith("**Division 1**\n1. ")
    await end_all(stage)
    await look(stage, DAY / 24)
    assert "🎉 The season is over!" in message.content
    await stage.restart_bot()  # the matches were ended behind its back
    await stage.until(lambda: all(each.content.count(" beat ") == 2 for each in pairs))
    assert "6 of 6" in message.content
    assert "🏆 League divisions won here: 1" in (await stage.ann.use(stage.garden, "profile")).content
    await look(stage, 14 * DAY)
    second = told(stage)
    assert second is not message
    assert "· season 2" in second.content
    assert stage.faults() == []
