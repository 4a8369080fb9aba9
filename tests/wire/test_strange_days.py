"""What a reviewer thought of: lost messages, broken neighbours, odd names, pings, and who may see what."""

import sqlite3
from contextlib import closing

from sandbox.places import Permission
from sandbox.trouble import Fault, Trouble


def damage(stage, query):
    with closing(sqlite3.connect(stage.database_path)) as file, file:
        file.execute(query)


async def challenge(stage, person, **options):
    return await person.use(stage.lounge, "challenge", **options)


async def test_a_challenge_whose_message_is_gone_is_no_obstacle(stage):
    lost = (await challenge(stage, stage.ann, member=stage.bob)).message
    again = await challenge(stage, stage.ann, member=stage.bob)
    assert str(lost.id) in again.content, "it says where the first one waits"
    del stage.lounge.messages[lost.id]
    assert not (await challenge(stage, stage.ann, member=stage.bob)).ephemeral
    del stage.lounge.messages[list(stage.lounge.messages)[-1]]
    assert not (await challenge(stage, stage.bob, member=stage.ann)).ephemeral
    assert [row[8] for row in stage.kept()["challenges"]] == ["withdrawn", "withdrawn", "open"]


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


async def test_an_opponent_whose_name_is_a_number_is_not_mistaken_for_one(stage):
    await stage.begin()
    one = stage.person("1")
    second = await challenge(stage, stage.ann, member=one, first="I begin")
    await one.click(second.message, "Accept")
    await stage.settle()
    refused = await stage.ann.use(stage.lounge, "move", turn="c3", match="1")
    assert refused.content.startswith("More than one match could be meant.")
    assert stage.kept()["turns"] == []


async def test_a_board_shown_again_pings_nobody(stage):
    await stage.begin()
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.settle()
    for _ in range(3):
        again = await stage.ann.use(stage.lounge, "board")
        assert again.message.pings == []
        await stage.settle()
    boards = [message for message in stage.lounge.messages.values() if message.attachments]
    assert [bool(board.items) for board in boards] == [False] * (len(boards) - 1) + [True]


async def test_a_match_does_not_move_where_the_other_player_is_not(stage):
    await stage.begin()
    guild = stage.server.world.add_guild("Elsewhere")
    channel = stage.server.world.add_channel("elsewhere", guild)
    guild.members[stage.ann.user.id] = stage.ann.user
    await stage.restart_bot()
    refused = await stage.ann.use(channel, "board")
    assert refused.ephemeral
    assert refused.content.startswith(f"{stage.bob.mention} can't see this channel")
    assert stage.kept()["matches"][0][5] == stage.lounge.id


async def test_autocomplete_tells_nobody_of_others_matches(stage):
    await stage.begin()
    assert await stage.cleo.suggestions(stage.lounge, "move", "turn", "c3", match="1") == []
    assert await stage.bob.suggestions(stage.lounge, "move", "turn", "c3", match="1") == []
    assert len(await stage.ann.suggestions(stage.lounge, "move", "turn", "c3", match="1")) == 1
    picked = await stage.ann.suggestions(stage.lounge, "move", "turn", "c3 (kitten): quiet")
    assert [choice["value"] for choice in picked] == ["K@c3"]


async def test_without_read_message_history_a_board_is_not_doubled(stage):
    await stage.begin()
    stage.lounge.bot_permissions &= ~Permission.READ_HISTORY
    trouble = stage.server.trouble = Trouble()
    trouble.plan(Fault.BROKEN_LOST)
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.settle()
    boards = [message for message in stage.lounge.messages.values() if "turn 1" in message.content]
    assert len(boards) == 1


async def test_a_friend_with_many_matches_gets_a_list_that_fits(stage):
    for number in range(14):
        friend = stage.person(f"Friend {number}")
        asked = await challenge(stage, stage.ann, member=friend)
        await friend.click(asked.message, "Accept")
    await stage.settle()
    listed = (await stage.ann.use(stage.lounge, "games")).content
    assert len(listed) <= 2000
    assert "more." in listed
