"""Writes what the program of commit 4c99124 leaves behind: its database, and the messages that are out there.

To be run with that OLD program, not with today's: ``python -m tests.upgrade.make_fixture`` in a clone at that commit,
with this file and ``story.py`` in their places there. It plays five weeks of a small community over the stand-in, by a
clock of its own, and writes ``tests/upgrade/4c99124/boop.sql`` and ``messages.json`` anew: the same every time.
"""

import asyncio
import json
import logging
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from tests.upgrade.story import Clock, Story, StoryStage, tell

from sandbox.stand_in.server import Server
from sandbox.world.places import ChannelType
from sandbox.world.world import World
from tests.conftest import SCHEMA

HERE = Path(__file__).with_name("4c99124")
#: The verbs of public buttons that name a challenge; all others name a match.
OF_A_CHALLENGE = {"accept", "decline", "withdraw"}
#: What a message is about, by the first verb on it; what is not here is about a match.
SUBJECTS = {
    "challenges": {"accept"},
    "finished matches": {"rematch"},
    "notices": {"claim", "goon"},
    "pickers": {"left", "right", "next"},
    "questions": {"giveup", "cancel", "export", "forgetsure", "keep", "more"},
    "pages": {"history", "replay", "ladder", "card", "rules"},
    "replays": {"step", "show"},
}


def written(story):
    """The world around the messages, and these."""
    world = story.stage.server.world
    return {
        "now": story.stage.clock.now().isoformat(),
        "bot": world.bot.id,
        "users": [{"id": user.id, "name": user.name} for user in world.users.values()],
        "guilds": list(map(written_guild, world.guilds.values())),
        "channels": list(map(written_channel, world.channels.values())),
        "matches": {name: game.id for name, game in story.matches.items()},
        "messages": written_messages(story),
        "modals": [
            each | {"person": each["person"].user.id, "message": each["message"].id} for each in story.modals
        ],
    }


def written_guild(guild):
    return {
        "id": guild.id,
        "name": guild.name,
        "members": list(guild.members),
        "moderators": sorted(guild.moderators),
        "lets_apps_speak": guild.lets_apps_speak,
    }


def written_channel(channel):
    return {
        "id": channel.id,
        "kind": channel.type.name.lower(),
        "name": channel.name,
        "guild": channel.guild.id if channel.guild else None,
        "parent": channel.parent.id if channel.parent else None,
        "members": sorted(channel.members),
        "archived": channel.archived,
        "deleted": channel.deleted,
        "closed": channel.closed,
        "seen_by_everyone": channel.seen_by_everyone,
        "bot_permissions": int(channel.bot_permissions),
    }


def written_messages(story):
    names = {message.id: name for name, message in story.names.items()}
    names |= {
        game.board.id: name
        for name, game in story.matches.items()
        if game.column("message_id") and not game.channel.deleted
    }
    return [
        written_message(story, message, names.get(message.id))
        for channel in story.stage.server.world.channels.values()
        for message in channel.messages.values()
        if message.items and not channel.deleted
    ]


def written_message(story, message, name):
    verb = message.items[0]["custom_id"].removeprefix("@").split(":")[0]
    subject = next((subject for subject, verbs in SUBJECTS.items() if verb in verbs), "matches")
    if message.ephemeral and subject == "matches":
        subject = "pickers" if verb == "boop" else "questions"
    return {
        "id": message.id,
        "name": name,
        "subject": subject,
        "people": [message.only_for.id] if message.only_for else people_of(story, message),
        "channel": {
            "id": message.channel.id,
            "kind": message.channel.type.name.lower(),
            "name": message.channel.name,
        },
        "author": message.author.id,
        "created": message.created.isoformat(),
        "edited": message.edited.isoformat() if message.edited else None,
        "content": message.content,
        "flags": message.flags,
        "only_for": message.only_for.id if message.only_for else None,
        "thread": message.thread.id if message.thread else None,
        "attachments": [
            {
                "id": file.id,
                "filename": file.filename,
                "description": file.description,
                "text": file.content.decode() if file.filename.endswith(".txt") else None,
            }
            for file in message.attachments
        ],
        "components": message.components,
    }


def people_of(story, message):
    """Whom a public message is for, by what its buttons name: those who challenge and are challenged, or play."""
    stage, channel = story.stage, message.channel
    verb, number, *_ = message.items[0]["custom_id"].split(":")
    columns, table = ("challenger_id, opponent_id", "challenges") if verb in OF_A_CHALLENGE else (
        "orange_id, gray_id", "matches"
    )  # fmt: skip
    ids = stage.row(f"SELECT {columns} FROM {table} WHERE id = {number}")  # noqa: S608
    people = [stage.row(f"SELECT discord_id FROM players WHERE id = {id_ or 0}") for id_ in ids]  # noqa: S608
    found = [person[0] for person in people if person and person[0] is not None]
    if channel.type is ChannelType.DIRECT and story.stage.server.world.bot.id in channel.members:
        return [person for person in found if person in channel.members]
    anybody = story.zoe if ids[1] is None else None
    return [*found, *([anybody.user.id] if anybody else [])]


async def make():
    """Tell the story and write it down."""
    clock = Clock()
    world = World(now=lambda: clock.now().timestamp())
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "boop.sqlite3"
        async with Server(SCHEMA, world=world) as server:
            stage = StoryStage(server, path, clock)
            story = Story(stage)
            await stage.start_bot()
            await tell(story)
        HERE.mkdir(exist_ok=True)
        told = json.dumps(written(story), ensure_ascii=False, indent=1)
        (HERE / "messages.json").write_text(told + "\n", encoding="utf-8")
        with closing(sqlite3.connect(path)) as file:
            (HERE / "boop.sql").write_text("\n".join(file.iterdump()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    logging.basicConfig(level=logging.ERROR, stream=sys.stderr)
    asyncio.run(make())
