"""All that is used of discord.py's private parts, each with its reason. ``tests/bot/test_private.py`` fails when one of them changes."""
# ruff: noqa: SLF001

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord.gateway import DiscordWebSocket


def event_readers(client: discord.Client) -> dict[str, Callable[[Any], None]]:
    """The table by which discord.py finds what reads an event, by the event's name.

    There is no public way in before an event is read, and one that can't be read would end the connection.
    """
    return client._connection.parsers


def interaction_of(client: discord.Client, payload: dict[str, Any]) -> discord.Interaction[Any]:
    """An interaction that discord.py itself is not to see, to be answered all the same."""
    return discord.Interaction(data=payload, state=client._connection)  # type: ignore[arg-type]


def forget_server(client: discord.Client, guild: discord.Guild) -> None:
    """Forget a server: discord.py keeps those of a shard that logs in again, although Discord then tells which there are."""
    client._connection._remove_guild(guild)


def tell_of_connections(client: discord.Client, tell: Callable[[DiscordWebSocket], None]) -> None:
    """From now on, call ``tell`` with each connection that the client makes; there is no public way to one."""
    state = client._connection
    update = state._update_references

    def update_and_tell(connection: DiscordWebSocket) -> None:
        update(connection)
        tell(connection)

    state._update_references = update_and_tell  # type: ignore[method-assign, assignment]


def application_flags(bits: int) -> discord.ApplicationFlags:
    """The flags of an application that was asked for without a client; a new value of them is given by names alone."""
    return discord.ApplicationFlags._from_value(bits)
