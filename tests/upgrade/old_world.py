"""What the program of commit 4c99124 has left behind, set up again: its database, and a world with its messages in it.

``4c99124/make_fixture.py`` wrote it, and tells what there is.
"""

import json
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from sandbox.people import Person
from sandbox.world.files import Attachment
from sandbox.world.places import Channel, ChannelType, Guild, Message, Permission, User
from sandbox.world.world import World

HERE = Path(__file__).with_name("4c99124")
TOLD = json.loads((HERE / "messages.json").read_text(encoding="utf-8"))
NOW = datetime.fromisoformat(TOLD["now"])
SQL = (HERE / "boop.sql").read_text(encoding="utf-8")
SUBJECTS = sorted({told["subject"] for told in TOLD["messages"]})


def write_database(path):
    """The old database as a file."""
    with closing(sqlite3.connect(path)) as file:
        file.executescript(SQL)
    return path


def fill(world: World):
    """Put everything into a new world: accounts, servers, channels, threads and conversations, and messages."""
    world.users = {each["id"]: User(each["id"], each["name"]) for each in TOLD["users"]}
    world.bot = world.users[TOLD["bot"]]
    world.bot.bot = True
    for told in TOLD["guilds"]:
        members = {number: world.users[number] for number in told["members"]}
        guild = world.guilds[told["id"]] = Guild(told["id"], told["name"])
        guild.members, guild.moderators = members, set(told["moderators"])
        guild.lets_apps_speak = told["lets_apps_speak"]
    for told in TOLD["channels"]:
        _add_channel(world, told)
    for told in TOLD["messages"]:
        message = make_message(world, told)
        message.channel.messages[message.id] = message


def _add_channel(world, told):
    guild, parent = world.guilds.get(told["guild"]), world.channels.get(told["parent"])
    channel = Channel(told["id"], ChannelType[told["kind"].upper()], told["name"], guild, parent)
    channel.members = set(told["members"])
    for state in ("archived", "deleted", "closed", "seen_by_everyone"):
        setattr(channel, state, told[state])
    channel.bot_permissions = Permission(told["bot_permissions"])
    world.channels[channel.id] = channel
    if guild:
        guild.channels[channel.id] = channel


def make_message(world, told):
    """A message as it was left; of its pictures there is nothing but what is told of them."""
    return Message(
        id=told["id"],
        channel=world.channels[told["channel"]["id"]],
        author=world.users[told["author"]],
        created=datetime.fromisoformat(told["created"]),
        content=told["content"],
        components=told["components"],
        attachments=[
            Attachment(file["id"], file["filename"], file["description"], (file["text"] or "").encode())
            for file in told["attachments"]
        ],
        flags=told["flags"],
        only_for=world.users.get(told["only_for"]),
        edited=told["edited"] and datetime.fromisoformat(told["edited"]),
        application_id=world.bot.id,
        thread=world.channels.get(told["thread"]),
    )


def people_in(server):
    """Everybody, by name."""
    return {user.name: Person(server, user) for user in server.world.users.values() if not user.bot}
