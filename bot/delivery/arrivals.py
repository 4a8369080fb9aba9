"""Finds a message that may have arrived although Discord reported an error."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

import discord

log = logging.getLogger(__name__)

#: How many of a channel's latest messages are searched.
_RECENT: Final = 50


async def find_arrived(
    client: discord.Client, channel: discord.PartialMessageable, is_it: Callable[[discord.Message], bool]
) -> discord.Message | None:
    """The bot's own latest message that is what was sent; None if there is none.

    Without the permission to read old messages none is found, and only the nonce prevents a second one.
    """
    try:
        async for message in channel.history(limit=_RECENT):
            if message.author == client.user and is_it(message):
                return message
    except discord.Forbidden:
        log.info("Channel %s: no permission to read back", channel.id)
    return None
