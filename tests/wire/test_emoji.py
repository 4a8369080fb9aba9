"""The bot's own emoji: brought once, replaced when drawn anew, and done without where Discord refuses them."""

import asyncio
import re

import pytest

from renderer import draw_emoji
from tests.wire.chairs import finish, finished
from words import marks

OWN = re.compile(r"<:(\w+):\d+>")


@pytest.fixture(autouse=True)
def forgotten_afterwards():
    yield
    marks.know_emoji({})


@pytest.fixture
async def with_emoji(stage):
    """The stage, with the emoji brought."""
    stage.server.world.takes_emoji = True
    await stage.restart_bot()
    await stage.until(lambda: marks.emoji("paw"))
    return stage


@pytest.mark.long
async def test_every_drawing_is_brought_once(with_emoji):
    emojis = with_emoji.server.world.emojis
    assert len(emojis) == len(draw_emoji())
    before = dict(emojis)
    await with_emoji.restart_bot()
    await with_emoji.until(lambda: marks.emoji("paw"))
    assert emojis == before


@pytest.mark.long
async def test_a_drawing_made_anew_replaces_the_old_one_and_others_are_left_alone(with_emoji):
    world = with_emoji.server.world
    paw = next(each for each in world.emojis.values() if each.name.startswith("paw_"))
    world.emojis[paw.id] = type(paw)(paw.id, "paw_00000000", paw.animated, paw.content_type, paw.content)
    hosts = type(paw)(1, "the_hosts_own", False, paw.content_type, paw.content)
    world.emojis[1] = hosts
    await with_emoji.restart_bot()
    await with_emoji.until(lambda: paw.id not in world.emojis)
    assert [each.name for each in world.emojis.values()].count(paw.name) == 1
    assert world.emojis[1] is hosts


@pytest.mark.long
async def test_they_stand_in_tables_and_never_where_a_notification_begins(with_emoji):
    stage = with_emoji
    channel = await stage.begin()
    await finish(stage, channel)
    table = await finished(stage, await stage.ann.use(channel, "leaderboard"))
    # A screen reader reads these names aloud: without the letters that tell one drawing from the next.
    assert set(OWN.findall(table.content)) <= set(draw_emoji())
    assert OWN.search(table.content)
    assert OWN.search((await stage.ann.use(channel, "profile")).content)
    for message in channel.messages.values():
        if message.pings:
            assert not OWN.search(message.content.splitlines()[0])


@pytest.mark.long
async def test_where_they_are_refused_plain_signs_stay(stage):
    channel = await stage.begin()
    await finish(stage, channel)
    assert stage.server.world.emojis == {}
    assert not OWN.search((await stage.ann.use(channel, "profile")).content)


@pytest.mark.long
async def test_while_discord_is_slow_to_take_them_everything_else_goes_on(stage):
    stage.server.world.takes_emoji = True
    go = asyncio.Event()

    async def hold(request, serve):
        if request.path.endswith("/emojis"):
            await go.wait()
        return await serve(request)

    stage.server.trouble = hold
    await stage.restart_bot()
    await stage.begin()
    assert marks.emoji("paw") is None
    go.set()
    await stage.until(lambda: marks.emoji("paw"))


@pytest.mark.long
async def test_an_emoji_that_somebody_deleted_fails_one_answer_at_most(with_emoji):
    await with_emoji.begin()
    listed = await with_emoji.ann.use(with_emoji.lounge, "games")
    assert listed.message.items[0]["options"][0]["emoji"]["name"] == "kitten_marmalade"
    with_emoji.server.world.emojis.clear()
    assert "Nothing is lost" in (await with_emoji.ann.use(with_emoji.lounge, "games")).content
    assert "Your turn: 1" in (await with_emoji.ann.use(with_emoji.lounge, "games")).content
    # The stand-in notes what Discord would refuse; here that was the point.
    with_emoji.server.refused.clear()
