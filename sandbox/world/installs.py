"""The places where the app is installed: on servers, and on the accounts of people; and so which commands somebody can use where."""

from __future__ import annotations

from enum import IntEnum

from sandbox.world.payloads import Json
from sandbox.world.places import Channel, User


class Context(IntEnum):
    """The context of an interaction, by Discord's numbers."""

    SERVER = 0
    WITH_THE_BOT = 1
    CONVERSATION = 2


class Install(IntEnum):
    """The ways to install an app, by Discord's numbers."""

    ON_SERVERS = 0
    ON_ACCOUNTS = 1


def context_of(channel: Channel, bot: User) -> Context:
    """The context of an interaction in this channel."""
    if channel.guild:
        return Context.SERVER
    return Context.WITH_THE_BOT if channel.has_member(bot) else Context.CONVERSATION


def owners_of(user: User | None, channel: Channel, bot: User) -> Json:
    """The owners who have authorized the app in a channel, as interactions tell it: the server (or 0), this person's account, or both.

    A server may have added the bot, or its commands alone.
    """
    owners: Json = {}
    if channel.has_member(bot) or (channel.guild and channel.guild.commands_only):
        owners[str(int(Install.ON_SERVERS))] = str(channel.guild.id if channel.guild else 0)
    if user and user.has_app:
        owners[str(int(Install.ON_ACCOUNTS))] = str(user.id)
    return owners


def owners_for(command: Json, user: User, channel: Channel, bot: User) -> Json:
    """The owners who have authorized a person to use a command in a channel; none where it can't be used."""
    contexts, types = command.get("contexts"), command.get("integration_types")
    if contexts is not None and context_of(channel, bot) not in contexts:
        return {}
    every = owners_of(user, channel, bot)
    return {way: owner for way, owner in every.items() if types is None or int(way) in types}
