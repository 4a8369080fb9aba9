"""The doctor's checks of the bot's permissions, in each channel of its servers and where the host wants to hear of trouble."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from typing import Final

import discord

from bot.host.doctor.findings import Finding, fine, note, wrong
from bot.invite import PERMISSIONS

#: How many servers are looked at, and how many channels are named.
_MAX_SERVERS: Final = 25
_MAX_NAMED: Final = 5
#: What Discord answers to a large bot (in some 150,000 servers) that asks for its servers without naming a shard.
_BAD_REQUEST: Final = 400


async def servers(client: discord.Client, user_id: int) -> AsyncIterator[Finding]:
    """A line for each of the first servers."""
    try:
        found = [guild async for guild in client.fetch_guilds(limit=_MAX_SERVERS + 1, with_counts=False)]
    except discord.HTTPException as error:
        if error.status != _BAD_REQUEST:
            raise
        yield note("servers", "Discord lists those of so large a bot by shard alone: none was looked at")
        return
    for guild in found[:_MAX_SERVERS]:
        yield await _server(client, guild, user_id)
    if len(found) > _MAX_SERVERS:
        yield note("servers", f"There are more than {_MAX_SERVERS}: the others were not looked at")
    if not found:
        yield note("servers", "The bot is in none yet: invite it with the link below")


async def _server(client: discord.Client, known: discord.Guild, user_id: int) -> Finding:
    """The permissions that the bot lacks in the text channels of a server."""
    guild = await client.fetch_guild(known.id, with_counts=False)
    me = await guild.fetch_member(user_id)
    channels = [each for each in await guild.fetch_channels() if isinstance(each, discord.TextChannel)]
    seen = [channel for channel in channels if channel.permissions_for(me).view_channel]
    lacks = {channel: missing for channel in seen if (missing := _missing(channel.permissions_for(me)))}
    what = f"server {guild.id}"
    told = f"{guild.name}: all is well in {len(seen) - len(lacks)} of {len(channels)} channels"
    if hidden := len(channels) - len(seen):
        told += f"; {hidden} it can't see"
    if not lacks:
        return fine(what, told) if seen else wrong(what, told)
    named = [f"#{channel.name} {', '.join(missing)}" for channel, missing in list(lacks.items())[:_MAX_NAMED]]
    most = Counter(name for missing in lacks.values() for name in missing).most_common(1)[0][0]
    told += f"; it may not, in {'; in '.join(named)}{' …' if len(lacks) > _MAX_NAMED else ''}"
    told += f". Give the bot's role {most} there, or say with /server where matches may live"
    return note(what, told) if len(lacks) < len(seen) else wrong(what, told)


def _missing(allowed: discord.Permissions) -> list[str]:
    """The permissions that are asked for and not there, as Discord calls them."""
    lacking = discord.Permissions(PERMISSIONS.value & ~allowed.value)
    return [name.replace("_", " ").title() for name, missing in lacking if missing]


async def host_channel(client: discord.Client, place: int | None) -> Finding:
    """The finding about where the host is told of trouble."""
    if place is None:
        return note(
            "alerts", "Nobody is told of trouble. Set BOOP_HOST_CHANNEL to your id, or that of a channel"
        )
    try:
        channel = await client.fetch_channel(place)
    except discord.Forbidden:
        return wrong("alerts", f"The bot may not see the channel {place} (BOOP_HOST_CHANNEL)")
    except discord.NotFound:
        return await _host(client, place)
    return fine("alerts", f"go to {channel}")


async def _host(client: discord.Client, place: int) -> Finding:
    try:
        await client.create_dm(discord.Object(place))
    except discord.HTTPException:
        return wrong(
            "alerts",
            f"There is no channel and no person {place} whom the bot can write to (BOOP_HOST_CHANNEL)",
        )
    return fine("alerts", f"go to the person {place} by direct message")
