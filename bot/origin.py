"""Turns an interaction into the person and place that the use cases take."""

from __future__ import annotations

import re
from typing import Any, Final

import discord

from data.queries.standings import EVERYWHERE
from services.people import Person, Place

_LOCALE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,4})?")


def person(interaction: discord.Interaction[Any]) -> Person:
    """The person who acts, with the locale of their client."""
    return person_of(interaction.user)._replace(locale=locale_in(interaction.locale.value))


def locale_in(sent: Any) -> str | None:
    """A locale as Discord writes it; None for anything else that may be sent."""
    return sent if isinstance(sent, str) and _LOCALE.fullmatch(sent) else None


def person_of(user: discord.User | discord.Member | discord.ClientUser) -> Person:
    """Somebody, with a name that is text and can be stored, whatever was sent."""
    return Person(user.id, str(user.display_name).encode(errors="replace").decode())


def place(interaction: discord.Interaction[Any]) -> Place:
    """The place where they act."""
    return Place(interaction.guild_id, interaction.channel_id or 0, is_user_installed(interaction))


def leaderboard_guild(interaction: discord.Interaction[Any]) -> int:
    """The id of the server whose leaderboards are meant, or EVERYWHERE."""
    return EVERYWHERE if is_user_installed(interaction) else interaction.guild_id or EVERYWHERE


def main_channel(interaction: discord.Interaction[Any]) -> int:
    """The channel of an interaction; for a thread, the channel it belongs to."""
    here = interaction.channel
    return here.parent_id if isinstance(here, discord.Thread) else interaction.channel_id or 0


def is_commands_only(interaction: discord.Interaction[Any]) -> bool:
    """True if this server has added the bot's commands, but not the bot itself: it is no member, and can only answer."""
    guild_id = interaction.guild_id
    added = guild_id is not None and interaction.is_guild_integration()
    return added and interaction.client.get_guild(guild_id or 0) is None


def is_user_installed(interaction: discord.Interaction[Any]) -> bool:
    """True if the bot is no member here: a person brought it with their own account, and it can only answer."""
    return not (interaction.is_guild_integration() or interaction.context.dm_channel)
