"""The beginning of a try-out: an empty server, or one that has lived for a month."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from sandbox.lived.places import Places
from sandbox.lived.recipe import FILE, Recipe, read
from sandbox.world.places import Channel, ChannelType, Guild, Message, Permission
from sandbox.world.world import World

_PEOPLE: Final = ("Ann", "Bob", "Cleo")
_CHANNELS: Final = ("boop", "lounge")
#: The accounts of a server that has lived are older than all that happened there.
_OLDER: Final = timedelta(days=100)
_MONTHS, _NOON = 3, 12
#: Minutes for which the threads of a contest stay in the list of channels without a message: a week.
_LISTED_FOR: Final = 7 * 24 * 60


class NotLived(Exception):
    """The month could not be made."""


class Lived(NamedTuple):
    """A world whose server has lived, and its places."""

    world: World
    places: Places


def new_world() -> World:
    """A world with one server and its people."""
    world = World()
    add_table(world)
    return world


def add_table(world: World, people: Sequence[str] = _PEOPLE, channels: Sequence[str] = _CHANNELS) -> Guild:
    """Add a server with some channels and people to a world; the first person, Ann, is its owner, and a moderator."""
    guild = world.add_guild("The cat flap")
    users = [world.add_user(name) for name in people]
    for user in users:
        guild.members[user.id] = user
        world.direct_channel(user)
    # A direct conversation without the bot: the two have the app installed for themselves.
    world.direct_channel(users[0], users[1])
    guild.moderators.add(users[0].id)
    # Roles are Ann's to give, and the bot may give those below its own.
    guild.owner_id = users[0].id
    own = world.add_role(guild, world.bot.name, 2, Permission.MANAGE_ROLES, managed=True)
    guild.member_roles[world.bot.id] = {own.id}
    world.add_role(guild, "Champions", 1)
    for name in channels:
        world.add_channel(name, guild)
    return guild


def season_begins(now: datetime) -> datetime:
    """Noon of the first day of the quarter that comes next: the season before has ended the night before.

    >>> season_begins(datetime(2026, 11, 25, tzinfo=UTC)).isoformat()
    '2027-01-01T12:00:00+00:00'
    """
    year, quarter = divmod(now.year * 4 + (now.month - 1) // _MONTHS + 1, 4)
    return datetime(year, quarter * _MONTHS + 1, 1, _NOON, tzinfo=UTC)


def lived_world(end: datetime) -> Lived:
    """A world with a server for the recipe's people, and a clubhouse, as it is when the recipe ends."""
    since = (end - _OLDER).timestamp()
    world = World(now=lambda: since)
    recipe = read(FILE.read_text(encoding="utf-8"))
    names = [somebody.name for somebody in recipe.people]
    guild = add_table(world, names, (*_CHANNELS, "clubhouse", "contests"))
    # In the first channel nothing has happened yet: there a newcomer begins.
    _, lounge, clubhouse, contests = guild.channels
    people = tuple(user.id for user in guild.members.values() if not user.bot)
    threads = tuple(thread.id for thread in _threads(world, guild.channels[contests], recipe, people))
    bot = (world.bot.id, world.bot.name)
    return Lived(
        world, Places(end, guild.id, guild.name, lounge, clubhouse, clubhouse, contests, threads, bot, people)
    )


def _threads(world: World, channel: Channel, recipe: Recipe, people: Sequence[int]) -> Iterator[Channel]:
    """The threads of the contests' pairs that play on, each under a message of the bot that tells of them."""
    for contest, both in recipe.playing_on:
        founded, pair = recipe.contests[contest], sorted(both)
        one, other = (f"<@{people[number]}>" for number in pair)
        told = f"**{founded.name}**: {one} \N{EN DASH} {other}"
        message = Message(world.new_id(), channel, world.bot, world.time(), told)
        world.put_message(message)
        names = " \N{EN DASH} ".join(recipe.people[number].name for number in pair)
        name = f"{names} · {founded.name}"
        thread = world.add_channel(name, channel.guild, ChannelType.THREAD, channel, message.id)
        thread.listed_for = _LISTED_FOR
        message.thread = thread
        yield thread


async def live(database: Path, places: Places) -> None:
    """Make the database of a server that has lived, in a process of its own. Raises NotLived."""
    loading = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox.lived.load", str(database)),
        stdin=PIPE,
        start_new_session=True,  # Ctrl-C reaches only this process, which then ends the other
    )
    try:
        await loading.communicate(places.written().encode())
    finally:
        if loading.returncode is None:
            loading.kill()
            await loading.wait()
    if loading.returncode:
        raise NotLived
