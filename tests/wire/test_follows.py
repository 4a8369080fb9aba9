"""Following a match that one sees: letters that come after its boards, to those alone who may still see it."""

import pytest

from bot.gateway import private
from bot.tasks.members import sees
from sandbox.world.places import Permission
from tests.wire.chairs import finish, forget_me
from tests.wire.games import THREE_CATS
from tests.wire.taps import labels_of
from tests.wire.test_privacy import exported


def letters(stage, person):
    """What the bot has written to somebody."""
    direct = stage.server.world.direct_channel(person.user)
    return [each for each in direct.messages.values() if not each.ephemeral]


async def written(stage):
    """Wait until the board is there, and the letters after it."""
    await stage.settle()
    await stage.tick()


async def cleo_follows(stage, channel, button="Follow: every turn"):
    more = await stage.cleo.click(await stage.board(channel), "More")
    return (await stage.cleo.click(more.message, button)).message


def kept(stage):
    return stage.rows("SELECT player_id, match_id, each_turn FROM follows")


@pytest.mark.long
async def test_each_turn_comes_as_a_letter_once_and_the_end_too(stage):
    channel = await stage.begin(stage.garden)
    told = await cleo_follows(stage, channel)
    assert told.content.splitlines()[1] == "I'll message you after each turn of match 1, and when it ends."
    assert labels_of(told) == ["Follow: the end", "Unfollow", "Rules"]
    await stage.ann.use(channel, "move", turn=THREE_CATS[0])
    await written(stage)
    (letter,) = letters(stage, stage.cleo)
    assert letter.content.startswith(
        f"👀 You're following match 1: {stage.ann.mention} and {stage.bob.mention}\nIt's {stage.bob.mention}'s turn."
    )
    assert letter.pings == []
    assert letter.attachments[0].description.startswith("Last turn: Ann's kitten placed on")
    assert labels_of(letter) == ["Go to the board", "Unfollow"]
    stage.write("UPDATE follows SET due = true")  # as after a kill before that was stored
    await stage.restart_bot()
    await written(stage)
    assert letters(stage, stage.cleo) == [letter]
    for number, turn in enumerate(THREE_CATS[1:], 1):
        await (stage.ann, stage.bob)[number % 2].use(channel, "move", turn=turn)
    await written(stage)
    last = letters(stage, stage.cleo)[-1]
    assert f"🏆 {stage.bob.mention}" in last.content
    assert labels_of(last) == ["Go to the board"]
    assert kept(stage) == []


@pytest.mark.long
@pytest.mark.both
async def test_the_end_alone_and_no_longer(stage):
    await stage.begin()
    told = await cleo_follows(stage, stage.lounge, "Follow: the end")
    await finish(stage, stage.lounge, THREE_CATS[:2])
    await written(stage)
    assert letters(stage, stage.cleo) == []
    told = (await stage.cleo.click(told, "Follow: every turn")).message
    await stage.ann.use(stage.lounge, "move", turn=THREE_CATS[2])
    await written(stage)
    (letter,) = letters(stage, stage.cleo)
    await stage.cleo.click(letter, "Unfollow")
    await stage.settle()
    assert stage.cleo.sees(letter.channel)[-1].content == "I won't message you about match 1 any more."
    assert labels_of(letter) == []
    await stage.bob.use(stage.lounge, "move", turn=THREE_CATS[3])
    await written(stage)
    assert letters(stage, stage.cleo) == [letter]
    assert kept(stage) == []


@pytest.mark.long
async def test_who_has_left_or_sees_it_no_more_or_takes_no_letters_gets_none(stage):
    await stage.begin()
    for hinder in (
        lambda: stage.guild.members.pop(stage.cleo.user.id),
        lambda: setattr(stage.server.world.direct_channel(stage.cleo.user), "closed", True),
    ):
        await cleo_follows(stage, stage.lounge)
        hinder()
        turn = stage.row("SELECT turns FROM matches")[0]
        await (stage.ann, stage.bob)[turn % 2].use(stage.lounge, "move", turn=THREE_CATS[turn])
        await written(stage)
        assert letters(stage, stage.cleo) == []
        assert kept(stage) == []
        stage.guild.members[stage.cleo.user.id] = stage.cleo.user


@pytest.mark.long
async def test_so_many_and_no_more_and_none_of_who_was_forgotten(stage):
    await stage.begin()
    more = await stage.cleo.click(await stage.board(stage.lounge), "More")
    stage.copy_matches(20)
    await cleo_follows(stage, stage.lounge)
    stage.write(
        "INSERT INTO follows (player_id, match_id, each_turn, due)"
        " SELECT player_id, 1 + number, each_turn, due FROM follows,"
        " (WITH RECURSIVE n(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM n WHERE number < 19) SELECT number FROM n)"
    )
    assert (await stage.cleo.click(more.message, "Follow: the end")).message is more.message, (
        "another way is no more"
    )
    stage.write("UPDATE follows SET match_id = 21 WHERE match_id = 1")
    refused = await stage.cleo.click(more.message, "Follow: every turn")
    assert refused.content.startswith("You already follow 20 matches")
    assert len((await exported(stage, stage.cleo))["follows"]) == 20
    await forget_me(stage, stage.cleo)
    assert kept(stage) == []


@pytest.mark.long
@pytest.mark.both
async def test_it_is_for_onlookers_of_running_matches_alone(stage):
    await stage.begin()
    more = await stage.cleo.click(await stage.board(stage.lounge), "More")
    mine = await stage.ann.click(await stage.board(stage.lounge), "More")
    assert not any(label.startswith("Follow") for label in labels_of(mine.message))
    await finish(stage, stage.lounge)
    late = await stage.cleo.click(more.message, "Follow: the end")
    assert late.content.startswith(f"🏆 {stage.bob.mention}")
    assert kept(stage) == []


async def test_who_sees_a_channel_is_asked_also_where_another_process_has_its_server(stage):
    thread = await stage.begin(stage.garden)

    async def all_see():
        places = (stage.garden.id, thread.id)
        return [await sees(stage.bot, stage.guild.id, each, stage.cleo.user.id) for each in places]

    async def seen_by(everyone):
        stage.garden.seen_by_everyone = thread.seen_by_everyone = everyone
        await stage.server.allow(stage.garden, Permission.SEND, True)  # so that the bot is told
        await stage.cleo.use(stage.lounge, "help")  # and has heard of it

    for _ in range(2):
        assert await all_see() == [True, True]
        await seen_by(False)
        assert await all_see() == [False, False]
        await seen_by(True)
        if guild := stage.bot.get_guild(stage.guild.id):
            private.forget_server(stage.bot, guild)
    await stage.server.delete(thread)
    assert await all_see() == [True, False]


@pytest.mark.long
async def test_the_list_of_games_names_what_somebody_follows(stage):
    channel = await stage.begin(stage.garden)
    assert "following" not in (await stage.cleo.use(stage.lounge, "games")).content
    await cleo_follows(stage, channel)
    told = (await stage.cleo.use(stage.lounge, "games")).content
    board = await stage.board(channel)
    link = f"https://discord.com/channels/{stage.guild.id}/{channel.id}/{board.id}"
    assert told.splitlines()[-1] == f"-# 👀 You're following: [match 1]({link})"
