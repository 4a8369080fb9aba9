"""What the stand-in can do beside what the bot's own tests show: forms with every kind of field, menus of members, direct messages."""

import asyncio

import discord
import pytest
from discord import app_commands

from sandbox.forms import shown_in
from sandbox.launch import point_discord_at
from sandbox.people import NotThere, Person
from sandbox.stand_in.interactions import CallbackType
from sandbox.stand_in.server import Server
from tests.stage import SCHEMA


class Form(discord.ui.Modal, title="A form"):
    name = discord.ui.Label(text="Name", component=discord.ui.TextInput(custom_id="name"))

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"Hello, {self.name.component.value}!")


def labelled(text, component):
    return discord.ui.Label(text=text, component=component)


class Everything(discord.ui.Modal, title="Everything"):
    size = labelled(
        "Size",
        discord.ui.Select(
            custom_id="size",
            options=[
                discord.SelectOption(label="Small", value="s", default=True),
                discord.SelectOption(label="Large"),
            ],
        ),
    )
    who = labelled("Who", discord.ui.UserSelect(custom_id="who", required=False))
    where = labelled("Where", discord.ui.ChannelSelect(custom_id="where", required=False, max_values=2))
    side = labelled(
        "Side",
        discord.ui.RadioGroup(
            custom_id="side",
            options=[discord.RadioGroupOption(label="Left"), discord.RadioGroupOption(label="Right")],
        ),
    )
    extras = labelled(
        "Extras",
        discord.ui.CheckboxGroup(
            custom_id="extras",
            required=False,
            min_values=0,
            options=[
                discord.CheckboxGroupOption(label="Milk", default=True),
                discord.CheckboxGroupOption(label="Yarn"),
            ],
        ),
    )

    async def on_submit(self, interaction):
        parts = (part.component for part in (self.size, self.who, self.where, self.side, self.extras))
        size, who, where, side, extras = parts
        named = [
            *size.values,
            *(each.mention for each in (*who.values, *where.values)),
            side.value,
            *extras.values,
        ]
        await interaction.response.send_message(" ".join(named))


class TooLong(discord.ui.Modal, title="x" * 46):
    name = labelled("Name", discord.ui.TextInput())


class OneRadio(discord.ui.Modal, title="One"):
    side = labelled("Side", discord.ui.RadioGroup(options=[discord.RadioGroupOption(label="Left")]))


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

        forms = {"everything": Everything, "too_long": TooLong, "one_radio": OneRadio}

        @tree.command(name="open", description="Another modal")
        async def opens(interaction: discord.Interaction, which: str):
            try:
                await interaction.response.send_modal(forms[which]())
            except discord.HTTPException as error:
                await interaction.response.send_message(error.text)

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


async def test_a_modal_is_opened_filled_in_and_answered(scene):
    _, channel, ann, _ = scene
    opened = await ann.use(channel, "form")
    assert opened.kind is CallbackType.MODAL
    with pytest.raises(NotThere, match="name"):
        await ann.submit(channel, opened.modal)
    assert (await ann.submit(channel, opened.modal, name="Ann")).content == "Hello, Ann!"


async def test_a_form_has_every_kind_of_field_filled_as_the_client_lets_one(scene):
    server, channel, ann, bob = scene
    opened = await ann.use(channel, "open", which="everything")
    assert shown_in(opened.modal) == {
        "Size": ["Small"],
        "Who": [],
        "Where": [],
        "Side": None,
        "Extras": ["Milk"],
    }
    with pytest.raises(NotThere, match="side"):
        await ann.fill(opened, {"Size": "Large"})
    for wrong in ({"Side": "Up"}, {"Size": ["Small", "Large"], "Side": "Left"}, {"Colour": "red"}):
        with pytest.raises(NotThere):
            await ann.fill(opened, wrong)
    filled = {"Size": "Large", "Who": bob, "Where": channel, "Side": "Left", "Extras": ["Milk", "Yarn"]}
    said = (await ann.fill(opened, filled)).content
    assert said == f"Large {bob.mention} <#{channel.id}> Left Milk Yarn"
    opened = await ann.use(channel, "open", which="everything")
    assert (await ann.fill(opened, {"Side": "Right", "Extras": []})).content == "s Right"
    assert server.refused == []


@pytest.mark.parametrize("which", ["too_long", "one_radio"])
async def test_a_form_that_discord_would_not_show_is_refused(scene, which):
    server, channel, ann, _ = scene
    assert "Invalid Form Body" in (await ann.use(channel, "open", which=which)).content
    assert [refusal.code for refusal in server.refused] == [50035]


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
