"""discord.py's private parts are as they are used, and nothing but one module uses them."""

from pathlib import Path

import discord

from bot.gateway import private

INTERACTION = {
    "id": "1458429965107200001",
    "application_id": "1458429965107200002",
    "type": 2,
    "token": "token",
    "version": 1,
    "user": {"id": "1458429965107200003", "username": "ann", "discriminator": "0", "avatar": None},
    "channel": {"id": "1458429965107200004", "type": 1},
    "channel_id": "1458429965107200004",
    "locale": "de",
    "attachment_size_limit": 0,
    "entitlements": [],
    "authorizing_integration_owners": {},
    "data": {"id": "1458429965107200005", "name": "move", "type": 1},
}


def client():
    return discord.AutoShardedClient(intents=discord.Intents(guilds=True))


async def test_events_are_read_by_what_stands_in_the_table():
    one, read = client(), []
    readers = private.event_readers(one)
    assert {"READY", "RESUMED", "INTERACTION_CREATE", "GUILD_CREATE"} <= readers.keys()
    readers["GUILD_CREATE"] = read.append
    assert private.event_readers(one)["GUILD_CREATE"] == read.append


async def test_an_interaction_is_read_that_discord_py_does_not_see():
    interaction = private.interaction_of(client(), INTERACTION)
    assert (interaction.user.name, interaction.locale) == ("ann", discord.Locale.german)


async def test_a_server_is_forgotten():
    one = client()
    private.event_readers(one)["GUILD_CREATE"](
        {
            "id": "1458429965107200006",
            "name": "The cat flap",
            "unavailable": False,
            "channels": [],
            "members": [],
        }
    )
    (guild,) = one.guilds
    private.forget_server(one, guild)
    assert not one.guilds


async def test_each_connection_is_told_and_used():
    one, told = client(), []
    private.tell_of_connections(one, told.append)
    # discord.py calls this with a connection; what it does with that is to remember it.
    one._connection._update_references(connection := object())
    assert told == [connection]


def test_flags_are_read_from_their_bits():
    flags = private.application_flags(1 << 23)
    assert isinstance(flags, discord.ApplicationFlags)
    assert flags.value == 1 << 23


def test_nothing_else_touches_private_parts_of_libraries():
    rooms = (
        "bot",
        "data",
        "services",
        "words",
        "renderer",
        "engine",
        "teaching",
        "puzzles",
        "contests",
        "game",
    )
    allowed = {Path("bot/gateway/private.py")}
    marked = {path for room in rooms for path in Path(room).rglob("*.py") if "SLF001" in path.read_text()}
    assert marked == allowed
