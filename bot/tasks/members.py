"""Servers' names, and who is still in one: Discord is asked one by one (a list needs a privileged intent), and answers are cached."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

import discord

from bot.clock import Clock
from bot.replies import UNDELIVERED

#: How long an answer is cached.
_KEPT: Final = timedelta(hours=1)
_MAX_KEPT: Final = 20_000


def name_of_server(client: discord.Client, guild_id: int) -> str:
    """The name of a server as it is now; empty if this is none, or one that the bot is not in."""
    guild = client.get_guild(guild_id)
    return guild.name if guild else ""


async def sees(client: discord.Client, guild_id: int, channel_id: int, user_id: int) -> bool:
    """True if somebody is in a server and sees a channel or thread there, asked anew. Raises what asking can raise while Discord fails."""
    try:
        # Another process may have the server's shard.
        guild = client.get_guild(guild_id) or await client.fetch_guild(guild_id, with_counts=False)
        member = await guild.fetch_member(user_id)
        channel = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
        if isinstance(channel, discord.Thread):
            if channel.is_private():
                await channel.fetch_member(user_id)
            parent = channel.parent_id
            channel = guild.get_channel(parent) or await guild.fetch_channel(parent)
    except (discord.NotFound, discord.Forbidden):
        return False
    return not isinstance(channel, discord.Thread) and channel.permissions_for(member).view_channel


class Members:
    """Answers whether people are members of servers."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._known: dict[tuple[int, int], tuple[bool, datetime]] = {}

    def server_name(self, guild_id: int) -> str:
        """The name of a server as it is now; empty if this is none, or one that the bot is not in."""
        return name_of_server(self._client, guild_id)

    async def is_here(self, guild_id: int, user_id: int) -> bool:
        """True if somebody is in a server; True if Discord doesn't say."""
        if self._client.get_guild(guild_id) is None:
            return True
        try:
            return await self.is_member(guild_id, user_id)
        except UNDELIVERED:
            return True

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """True if Discord says that somebody is in a server; False for a server the bot is not in.

        Raises what asking can raise while Discord fails.
        """
        now = self._clock.now()
        known = self._known.get((guild_id, user_id))
        if known and now - known[1] < _KEPT:
            return known[0]
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return False
        try:
            await guild.fetch_member(user_id)
            here = True
        except discord.NotFound:
            here = False
        if len(self._known) >= _MAX_KEPT:
            self._known.clear()
        self._known[guild_id, user_id] = (here, now)
        return here
