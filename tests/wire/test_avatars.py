"""Players' own pictures on leaderboards and cards: fetched after an answer, checked, and gone with the forgotten."""

import io

import pytest
from PIL import Image

from bot.tasks.avatars import MAX_KEPT
from renderer import Avatar
from tests.wire.chairs import finish, forget_me


def picture(colour="#C03030"):
    file = io.BytesIO()
    Image.new("RGB", (128, 128), colour).save(file, "PNG")
    return file.getvalue()


async def played(stage):
    stage.ann.user.avatar = picture()
    channel = await stage.begin()
    await finish(stage, channel)
    await stage.until(lambda: stage.bot.context.avatars.of(stage.ann.user.id))
    return channel


async def card(stage, channel):
    return (await stage.ann.use(channel, "profile")).message.attachments[0].content


@pytest.mark.long
async def test_a_card_shows_the_players_picture_the_next_time(stage):
    channel = await played(stage)
    shown = await card(stage, channel)
    stage.ann.user.avatar = None
    await stage.ann.use(channel, "games")
    await stage.settle()
    assert stage.bot.context.avatars.of(stage.ann.user.id) is None, "they took it away"
    assert await card(stage, channel) != shown


async def test_a_picture_that_never_comes_delays_no_answer(stage):
    channel = await stage.begin()
    stage.server.pictures.clear()
    stage.ann.user.avatar = picture()
    await stage.ann.use(channel, "games")
    await stage.until(lambda: stage.bot.context.avatars._fetching)
    assert (await stage.ann.use(channel, "move", turn="c3")).message.attachments
    assert (await stage.ann.use(channel, "games")).content
    assert stage.bot.context.avatars.of(stage.ann.user.id) is None
    stage.server.pictures.set()
    await stage.until(lambda: stage.bot.context.avatars.of(stage.ann.user.id))


async def test_what_is_no_picture_or_too_large_is_left_out(stage):
    for broken in (b"no picture", picture() + b"x" * 300_000):
        stage.ann.user.avatar = broken
        channel = await stage.begin()
        await stage.ann.use(channel, "games")
        await stage.until(lambda: not stage.bot.context.avatars._fetching)
        assert stage.bot.context.avatars.of(stage.ann.user.id) is None


@pytest.mark.long
async def test_a_new_picture_replaces_the_old_one(stage):
    channel = await played(stage)
    old = stage.bot.context.avatars.of(stage.ann.user.id)
    stage.ann.user.avatar = picture("#3030C0")
    await stage.ann.use(channel, "games")
    await stage.until(lambda: stage.bot.context.avatars.of(stage.ann.user.id) != old)


@pytest.mark.long
async def test_nothing_is_kept_of_who_has_never_played_or_is_forgotten(stage):
    await played(stage)
    stage.cleo.user.avatar = picture()
    await stage.cleo.use(stage.lounge, "help")
    await stage.until(lambda: not stage.bot.context.avatars._fetching)
    assert stage.bot.context.avatars.of(stage.cleo.user.id) is None
    await forget_me(stage, stage.ann)
    await stage.until(lambda: not stage.bot.context.avatars._fetching)
    assert stage.bot.context.avatars.of(stage.ann.user.id) is None


@pytest.mark.long
async def test_so_many_are_kept_and_no_more(stage):
    channel = await played(stage)
    avatars = stage.bot.context.avatars
    kept = avatars._kept[stage.ann.user.id]
    for number in range(MAX_KEPT):
        avatars._kept[number] = kept
    stage.bob.user.avatar = picture("#30C030")
    await stage.bob.use(channel, "games")
    await stage.until(lambda: isinstance(avatars.of(stage.bob.user.id), Avatar))
    assert len(avatars._kept) == MAX_KEPT
