"""A match whose record contradicts itself is set aside, and no other match suffers from it."""

import sqlite3
from contextlib import closing

from tests.wire.chairs import DAY, notices, pass_time
from tests.wire.test_challenges import challenge


def damage(stage, query):
    with closing(sqlite3.connect(stage.database_path)) as file, file:
        file.execute(query)


async def test_one_broken_match_leaves_the_others_alone(stage, caplog):
    await stage.begin()
    second = await challenge(stage, stage.ann, member=stage.cleo, first="I begin")
    await stage.cleo.click(second.message, "Accept")
    await stage.settle()
    damage(stage, "UPDATE matches SET position = 'rubbish' WHERE id = 1")
    assert "match 2" in (await stage.ann.use(stage.lounge, "games")).content
    played = await stage.ann.use(stage.lounge, "move", turn="c3", match="2")
    assert played.message.attachments
    told = await stage.ann.use(stage.lounge, "move", turn="c3", match="1")
    assert told.content.startswith("The record of match 1 contradicts itself")
    caplog.clear()


async def test_a_broken_match_does_not_keep_others_from_being_shown_at_a_start(stage, caplog):
    await stage.begin()
    second = await challenge(stage, stage.ann, member=stage.cleo, first="I begin")
    await stage.cleo.click(second.message, "Accept")
    await stage.settle()
    await stage.stop_bot()
    damage(stage, "UPDATE matches SET shown_version = 0, message_id = NULL")
    damage(stage, "UPDATE matches SET state = 'weird' WHERE id = 1")
    boards = len(stage.lounge.messages)
    await stage.start_bot()
    await stage.settle()
    assert len(stage.lounge.messages) == boards, "match 2 was found in the channel"
    assert stage.kept()["matches"][1][13] == 1
    assert "Quarantined match 1" in caplog.text
    caplog.clear()


async def test_a_finished_match_stays_finished_even_if_its_record_is_broken(stage, caplog):
    await stage.begin()
    asked = await stage.ann.use(stage.lounge, "resign")
    await stage.ann.click(asked.message, "Yes, give up")
    await stage.settle()
    damage(stage, "UPDATE matches SET position = 'rubbish'")
    assert (await stage.bob.use(stage.lounge, "move", turn="c3", match="1")).content.startswith(
        "The record of"
    )
    assert stage.kept()["matches"][0][7:10] == ("over", "g", "resigned")
    caplog.clear()


async def test_a_broken_alarm_keeps_nobody_waiting(stage, caplog):
    await stage.begin()
    channel = await stage.begin(stage.garden)
    stage.write("UPDATE matches SET position = 'nonsense', remind_at = '2000-01-01 00:00:00' WHERE id = 1")
    stage.write("UPDATE turns SET position = 'nonsense' WHERE match_id = 1")
    await pass_time(stage, 2.1 * DAY)
    assert len(notices(channel)) == 1
    assert "Quarantined match 1" in caplog.text
    caplog.clear()


async def test_a_takeback_to_a_broken_turn_is_answered(stage, caplog):
    await stage.begin(rated=False)
    for person, turn in ((stage.ann, "c3"), (stage.bob, "d4"), (stage.ann, "b5")):
        await person.use(stage.lounge, "move", turn=turn)
    await stage.settle()
    damage(
        stage, "UPDATE turns SET position = (SELECT position FROM turns WHERE number = 2) WHERE number = 1"
    )
    asked = await stage.ann.use(stage.lounge, "offer", what="takeback")
    assert "contradicts itself" in asked.content
    caplog.clear()
