"""What the stand-in can do that the bot does not use yet: modals, menus of members, direct messages."""

import asyncio

import discord
import pytest
from discord import app_commands

from sandbox.launch import point_discord_at
from sandbox.people import NotThere, Person
from sandbox.stand_in.interactions import CallbackType
from sandbox.stand_in.server import Server
from tests.conftest import SCHEMA


class Form(discord.ui.Modal, title="A form"):
    name = discord.ui.Label(text="Name", component=discord.ui.TextInput(custom_id="name"))

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"Hello, {self.name.component.value}!")


class Who(discord.ui.View):
    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="Who?")
    async def chosen(self, interaction, select):
        await interaction.response.edit_message(
            content=", ".join(user.mention for user in select.values), view=None
        )


class Other(discord.Client):
    async def setup_hook(self):
        tree = app_commands.CommandTree(self)

        @tree.command(name="form", description="A modal")
        async def form(interaction: discord.Interaction):
            await interaction.response.send_modal(Form())

        @tree.command(name="who", description="A menu of members")
        async def who(interaction: discord.Interaction):
            await interaction.response.send_message("Who?", view=Who())

        @tree.command(name="letter", description="A direct message")
        async def letter(interaction: discord.Interaction):
            await interaction.user.send("A letter")
            await interaction.response.send_message("Sent", ephemeral=True)

        await tree.sync()


@pytest.fixture
async def scene():
    async with Server(SCHEMA) as server:
        guild = server.world.add_guild("The cat flap")
        channel = server.world.add_channel("lounge", guild)
        ann, bob = (Person(server, server.world.add_user(name)) for name in ("Ann", "Bob"))
        for person in (ann, bob):
            guild.members[person.user.id] = person.user
        point_discord_at(server.port)
        client = Other(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        running = asyncio.create_task(client.start("token"))
        await server.bot_ready()
        await client.wait_until_ready()
        yield server, channel, ann, bob
        await client.close()
        await asyncio.gather(running, return_exceptions=True)
        assert server.refused == []


async def test_a_modal_is_opened_filled_in_and_answered(scene):
    _, channel, ann, _ = scene
    opened = await ann.use(channel, "form")
    assert opened.kind is CallbackType.MODAL
    with pytest.raises(NotThere, match="name"):
        await ann.submit(channel, opened.modal)
    assert (await ann.submit(channel, opened.modal, name="Ann")).content == "Hello, Ann!"


async def test_people_are_chosen_in_a_menu(scene):
    _, channel, ann, bob = scene
    asked = await ann.use(channel, "who")
    assert (await ann.pick_people(asked.message, "Who?", bob)).content == bob.mention


async def test_a_letter_goes_to_one_person(scene):
    server, channel, ann, bob = scene
    await ann.use(channel, "letter")
    letters = server.world.direct_channel(ann.user)
    assert [message.content for message in ann.sees(letters)] == ["A letter"]
    assert server.world.direct_channel(bob.user).messages == {}
