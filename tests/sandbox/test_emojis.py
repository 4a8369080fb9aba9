"""The application's own emoji, made and used through discord.py."""

import io
from dataclasses import replace

import aiohttp
import discord
import pytest
from PIL import Image


@pytest.fixture(autouse=True)
def allowed(stage):
    """Other tests' bots may have none."""
    stage.server.world.takes_emoji = True


def picture(size=(128, 128), **options):
    written = io.BytesIO()
    Image.effect_noise(size, 90).convert("RGB").save(written, "PNG", **options)
    return written.getvalue()


async def test_an_emoji_is_made_listed_served_and_deleted(stage):
    content = picture()
    made = await stage.bot.create_application_emoji(name="boop_cat", image=content)
    assert (made.name, made.animated) == ("boop_cat", False)
    assert [emoji.id for emoji in await stage.bot.fetch_application_emojis()] == [made.id]
    served = f"{stage.server.world.base}/cdn/emojis/{made.id}.png"
    async with aiohttp.ClientSession() as session, session.get(served) as answer:
        assert (answer.content_type, await answer.read()) == ("image/png", content)
    await made.delete()
    assert await stage.bot.fetch_application_emojis() == []
    async with aiohttp.ClientSession() as session, session.get(served) as answer:
        assert answer.status == 404


@pytest.mark.parametrize(
    ("name", "image", "reason"),
    [
        ("x", picture(), "name"),
        ("boop-cat", picture(), "name"),
        ("x" * 33, picture(), "name"),
        ("taken", picture(), "taken already"),
        ("large", picture((129, 1)), "128"),
        ("heavy", picture((128, 128), compress_level=0) + b"\0" * 250_000, "256"),
        ("words", b"\x89PNG\r\n\x1a\nno picture", "no picture"),
    ],
    ids=["short", "dash", "long", "taken", "large", "heavy", "no picture"],
)
async def test_an_emoji_that_breaks_a_limit_is_refused(stage, name, image, reason):
    await stage.bot.create_application_emoji(name="taken", image=picture())
    with pytest.raises(discord.HTTPException, match=reason):
        await stage.bot.create_application_emoji(name=name, image=image)
    assert [emoji.name for emoji in await stage.bot.fetch_application_emojis()] == ["taken"]
    stage.server.refused.clear()


async def test_no_more_than_two_thousand_emoji(stage):
    made = await stage.bot.create_application_emoji(name="first", image=picture())
    emojis = stage.server.world.emojis
    kept = emojis[made.id]
    emojis.update({number: replace(kept, id=number, name=f"emoji_{number}") for number in range(1999)})
    with pytest.raises(discord.HTTPException, match="Maximum number of emojis"):
        await stage.bot.create_application_emoji(name="one_more", image=picture())
    stage.server.refused.clear()


async def test_a_button_may_show_only_an_emoji_that_exists(stage):
    made = await stage.bot.create_application_emoji(name="boop_cat", image=picture())
    channel = stage.bot.get_channel(stage.lounge.id)

    def board(emoji):
        return discord.ui.View().add_item(discord.ui.Button(emoji=emoji, custom_id="x"))

    await channel.send("boop", view=board(made))
    (item,) = list(stage.lounge.messages.values())[-1].items
    assert item["emoji"]["id"] == str(made.id), "a page reads no number as large as that"
    with pytest.raises(discord.HTTPException, match="no emoji"):
        await channel.send("boop", view=board(discord.PartialEmoji(name="boop_cat", id=7)))
    stage.server.refused.clear()


@pytest.mark.long
async def test_a_command_keeps_its_id_when_the_bot_starts_again(stage):
    before = {command["name"]: command["id"] for command in stage.server.world.commands}
    await stage.restart_bot()
    assert {command["name"]: command["id"] for command in stage.server.world.commands} == before
