"""A match whose record doesn't add up is set aside, and no other match suffers from it."""

import pytest

from tests.wire.chairs import DAY, both_move, notices, pass_time
from tests.wire.test_challenges import challenge


@pytest.mark.long
@pytest.mark.both
async def test_one_broken_match_leaves_the_others_alone(stage, caplog):
    await stage.begin()
    second = await challenge(stage, stage.ann, member=stage.cleo, first="I start")
    await stage.cleo.click(second.message, "Accept")
    await stage.settle()
    stage.write("UPDATE matches SET position = 'rubbish' WHERE id = 1")
    assert "match 2" in (await stage.ann.use(stage.lounge, "games")).content
    played = await stage.ann.use(stage.lounge, "move", turn="c3", match="2")
    assert played.message.attachments
    told = await stage.ann.use(stage.lounge, "move", turn="c3", match="1")
    assert told.content.startswith("Match 1's record doesn't add up")
    caplog.clear()


@pytest.mark.long
async def test_a_broken_match_does_not_keep_others_from_being_shown_at_a_start(stage, caplog):
    await stage.begin()
    second = await challenge(stage, stage.ann, member=stage.cleo, first="I start")
    await stage.cleo.click(second.message, "Accept")
    await stage.settle()
    await stage.stop_bot()
    stage.write("UPDATE matches SET shown_version = 0, message_id = NULL")
    stage.write("UPDATE matches SET state = 'weird' WHERE id = 1")
    boards = len(stage.lounge.messages)
    await stage.start_bot()
    await stage.settle()
    assert len(stage.lounge.messages) == boards, "match 2 was found in the channel"
    assert stage.kept()["matches"][1][13] == 1
    assert "Quarantined match 1" in caplog.text
    caplog.clear()


@pytest.mark.long
async def test_a_finished_match_stays_finished_even_if_its_record_is_broken(stage, caplog):
    await stage.begin()
    await both_move(stage, stage.lounge)
    asked = await stage.ann.use(stage.lounge, "resign")
    await stage.ann.click(asked.message, "Give up")
    await stage.settle()
    stage.write("UPDATE matches SET position = 'rubbish'")
    assert (await stage.bob.use(stage.lounge, "move", turn="c3", match="1")).content.startswith("Match")
    assert stage.kept()["matches"][0][7:10] == ("over", "g", "resigned")
    caplog.clear()


@pytest.mark.long
async def test_a_broken_alarm_keeps_nobody_waiting(stage, caplog):
    await stage.begin()
    channel = await stage.begin(stage.garden)
    stage.write("UPDATE matches SET position = 'nonsense', remind_at = '2000-01-01 00:00:00' WHERE id = 1")
    stage.write("UPDATE turns SET position = 'nonsense' WHERE match_id = 1")
    await pass_time(stage, 2.1 * DAY)
    assert len(notices(channel)) == 1
    assert "Quarantined match 1" in caplog.text
    caplog.clear()


@pytest.mark.long
@pytest.mark.both
async def test_a_takeback_to_a_broken_turn_is_answered(stage, caplog):
    await stage.begin(rated=False)
    for person, turn in ((stage.ann, "c3"), (stage.bob, "d4"), (stage.ann, "b5")):
        await person.use(stage.lounge, "move", turn=turn)
    await stage.settle()
    stage.write("UPDATE turns SET position = (SELECT position FROM turns WHERE number = 2) WHERE number = 1")
    asked = await stage.ann.use(stage.lounge, "offer", what="takeback")
    assert "doesn't add up" in asked.content
    caplog.clear()


#: Ways in which a record breaks: what it says of the position, of a turn, and of a field that can't be read at all.
BROKEN = (
    "UPDATE matches SET position = 'rubbish'",
    "UPDATE turns SET notation = 'K@e6' WHERE number = 1",
    "UPDATE matches SET state = 'weird'",
    pytest.param(
        "UPDATE matches SET created_at = 'never'", marks=pytest.mark.sqlite
    ),  # PostgreSQL takes no such moment
)
#: Every verb of a button that is about a match, with the words after its number and version.
ABOUT_A_MATCH = (
    "boop", "more", "watch", "resign", "giveup", "rematch", "agree", "refuse", "unoffer", "resume", "claim",
    "extend", "offer:draw", "back::::", "boopit::c3::", "kind::c3::",
)  # fmt: skip
#: The same without a version.
ABOUT_A_NUMBER = ("next", "goon", "step:1:x", "record", "film", "show", "replay")


def custom_ids(match):
    for verb in ABOUT_A_MATCH:
        name, *words = verb.split(":")
        yield ":".join([name, match, "3", *words])
    for verb in ABOUT_A_NUMBER:
        name, *words = verb.split(":")
        yield ":".join([name, match, *words])


async def press(stage, person, channel, custom_id):
    """Press a button that somebody made up; the sentence that answers it."""
    message = (await person.use(channel, "rules")).message
    message.components[-1]["components"][0] |= {"custom_id": custom_id, "label": "Odd"}
    answer = await person.click(message, "Odd")
    await stage.settle()
    return answer.content or person.sees(channel)[-1].content


@pytest.mark.long
@pytest.mark.parametrize("broken", BROKEN)
async def test_a_stranger_is_not_told_that_a_record_is_broken(stage, broken, caplog):
    channel = await stage.begin()
    await stage.ann.use(channel, "move", turn="c3")
    await stage.settle()
    stage.write(broken)
    elsewhere = stage.server.world.direct_channel(stage.cleo.user)
    for command in ("move", "board", "resign", "offer", "replay"):
        options = {"move": {"turn": "c3"}, "offer": {"what": "A draw"}}.get(command, {})
        told = await stage.cleo.use(elsewhere, command, match="1", **options)
        assert told.content.startswith("That's someone else's match."), command
    for custom_id in custom_ids("1"):
        told = await press(stage, stage.cleo, elsewhere, custom_id)
        assert told.startswith("That's someone else's match."), custom_id
    assert stage.row("SELECT state FROM matches") != ("quarantined",), "a stranger's look changes nothing"
    assert "doesn't add up" in await press(stage, stage.bob, channel, "more:1:3")
    assert stage.row("SELECT state FROM matches") == ("quarantined",)
    assert (await stage.cleo.use(elsewhere, "board", match="1")).content.startswith(
        "That's someone else's match"
    )
    assert (await press(stage, stage.cleo, elsewhere, "watch:1:3")).startswith("That's someone else's match")
    caplog.clear()


@pytest.mark.both
@pytest.mark.parametrize("broken", BROKEN)
async def test_a_moderator_of_another_server_is_not_told_that_a_record_is_broken(stage, broken, caplog):
    channel = await stage.begin()
    await stage.ann.use(channel, "move", turn="c3")
    await stage.settle()
    stage.write(broken)
    other = stage.server.world.add_guild("Another")
    elsewhere = stage.server.world.add_channel("somewhere", other)
    for guild in (other, stage.guild):
        guild.members[stage.cleo.user.id] = stage.cleo.user
        guild.moderators.add(stage.cleo.user.id)
    told = await stage.cleo.use(elsewhere, "server", end_match="1")
    assert told.content.startswith("That match isn't on this server.")
    assert (await press(stage, stage.cleo, elsewhere, "cancel:1:3")).startswith("That match isn't on this")
    assert "doesn't add up" in await press(stage, stage.cleo, channel, "cancel:1:3")
    caplog.clear()


@pytest.mark.long
@pytest.mark.both
async def test_there_is_no_rematch_of_a_match_that_was_set_aside(stage, caplog):
    await stage.begin()
    board = await stage.board(stage.lounge)
    stage.write("UPDATE matches SET state = 'quarantined'")
    board.components[0]["components"][0] |= {"custom_id": "rematch:1:1", "label": "Rematch"}
    assert "doesn't add up" in (await stage.ann.click(board, "Rematch")).content
    caplog.clear()
