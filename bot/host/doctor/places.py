"""The doctor's checks of the bot's permissions: in its servers' channels, for champions' roles, and where the host wants to hear of trouble."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Final

import discord

from bot.host.doctor.findings import Finding, fine, note, wrong
from bot.host.exits import reason
from bot.invite import PERMISSIONS
from bot.replies import conversation_with
from bot.tasks.roles import trouble_with
from services.clubhouse.role import RoleTrouble

#: How many servers are looked at, and how many channels are named.
_MAX_SERVERS: Final = 25
_MAX_NAMED: Final = 5
#: What Discord answers to a large bot (in some 150,000 servers) that asks for its servers without naming a shard.
_BAD_REQUEST: Final = 400

#: What is needed beside a voice channel, where no threads are; and in a forum, where all is in threads that people begin.
_BESIDE_VOICE: Final = discord.Permissions(
    PERMISSIONS.value & ~discord.Permissions(create_public_threads=True, send_messages_in_threads=True).value
)
_IN_POSTS: Final = discord.Permissions(
    PERMISSIONS.value & ~discord.Permissions(send_messages=True, create_public_threads=True).value
)
#: The permissions that are needed in each kind of channel where matches can live. An announcement channel is a text channel, too.
_NEEDED: Final[Mapping[type, discord.Permissions]] = {
    discord.TextChannel: PERMISSIONS,
    discord.VoiceChannel: _BESIDE_VOICE,
    discord.StageChannel: _BESIDE_VOICE,
    discord.ForumChannel: _IN_POSTS,
}

#: The remedy for each reason why a role can't be given to champions. Those who manage the server have it in their hands.
_TO_DO: Final = {
    RoleTrouble.EVERYONE: "It is everybody's: have another chosen with /server",
    RoleTrouble.MANAGED: "An app or Discord hands it out: have another chosen with /server",
    RoleTrouble.POWERFUL: "It lets its holders moderate: have that taken from it, or another chosen with /server",
    RoleTrouble.NOT_ALLOWED: "Give the bot's role Manage Roles there",
    RoleTrouble.TOO_HIGH: "Move the bot's role above it there, under Server Settings, Roles",
    RoleTrouble.REFUSED: "Discord refuses: look at what the bot's role may do there",
    RoleTrouble.GONE: "It is gone: have another chosen with /server",
}


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
    """The permissions that the bot lacks in the channels of a server where matches can live."""
    what = f"server {known.id}"
    try:
        me, found = await _seen_in(client, known.id, user_id)
    except discord.HTTPException as error:
        return wrong(what, f"{known.name}: Discord could not be asked.{reason(error)}")
    channels = [each for each in found if type(each) in _NEEDED]
    seen = [channel for channel in channels if channel.permissions_for(me).view_channel]
    lacks = {channel: missing for channel in seen if (missing := _missing(channel, me))}
    told = f"{known.name}: all is well in {len(seen) - len(lacks)} of {len(channels)} channels"
    if hidden := len(channels) - len(seen):
        told += f"; {hidden} it can't see"
    if not lacks:
        return fine(what, told) if seen else wrong(what, told)
    named = [f"#{channel.name} {', '.join(missing)}" for channel, missing in list(lacks.items())[:_MAX_NAMED]]
    most = Counter(name for missing in lacks.values() for name in missing).most_common(1)[0][0]
    told += f"; it may not, in {'; in '.join(named)}{' …' if len(lacks) > _MAX_NAMED else ''}"
    told += f". Give the bot's role {most} there, or say with /server where matches may live"
    return note(what, told) if len(lacks) < len(seen) else wrong(what, told)


async def champion_roles(
    client: discord.Client, user_id: int, chosen: Mapping[int, int]
) -> AsyncIterator[Finding]:
    """A line for each of the first servers that have chosen a role for their champions: whether the bot can give it."""
    for guild_id, role_id in list(chosen.items())[:_MAX_SERVERS]:
        what = f"role in {guild_id}"
        try:
            guild = await client.fetch_guild(guild_id, with_counts=False)
            me, role = await guild.fetch_member(user_id), guild.get_role(role_id)
        except discord.HTTPException as error:
            yield note(what, f"Discord could not be asked.{reason(error)}")
            continue
        trouble = trouble_with(role, me) if role else RoleTrouble.GONE
        told = f"{guild.name}: the bot can't give the role {role or role_id}"
        yield note(what, f"{told}. {_TO_DO[trouble]}") if trouble else fine(what, f"{guild.name}: {role}")


async def _seen_in(
    client: discord.Client, guild_id: int, user_id: int
) -> tuple[discord.Member, Sequence[discord.abc.GuildChannel]]:
    """The bot as a member of a server, and the server's channels."""
    guild = await client.fetch_guild(guild_id, with_counts=False)
    return await guild.fetch_member(user_id), await guild.fetch_channels()


def _missing(channel: discord.abc.GuildChannel, me: discord.Member) -> list[str]:
    """The permissions that are needed in a channel and not there, as Discord calls them."""
    needed, allowed = _NEEDED[type(channel)], channel.permissions_for(me)
    lacking = discord.Permissions(needed.value & ~allowed.value)
    return [name.replace("_", " ").title() for name, missing in lacking if missing]


async def host_channel(client: discord.Client, user_id: int, place: int | None) -> AsyncIterator[Finding]:
    """The finding about where the host is told of trouble."""
    if place is None:
        yield note(
            "alerts", "Nobody is told of trouble. Set BOOP_HOST_CHANNEL to your id, or that of a channel"
        )
        return
    try:
        channel = await client.fetch_channel(place)
    except discord.Forbidden:
        yield wrong("alerts", f"The bot may not see the channel {place} (BOOP_HOST_CHANNEL)")
    except discord.NotFound:
        yield await _host(client, place)
    else:
        if isinstance(channel, discord.abc.GuildChannel) and not await _may_write(client, user_id, channel):
            yield wrong("alerts", f"The bot may not send messages in {channel} (BOOP_HOST_CHANNEL)")
        else:
            yield fine("alerts", f"go to {channel}")


async def _may_write(client: discord.Client, user_id: int, channel: discord.abc.GuildChannel) -> bool:
    """True if the bot may write in a channel of a server."""
    me, channels = await _seen_in(client, channel.guild.id, user_id)
    found = next((each for each in channels if each.id == channel.id), channel)
    return isinstance(found, discord.abc.Messageable) and found.permissions_for(me).send_messages


async def _host(client: discord.Client, place: int) -> Finding:
    try:
        await conversation_with(client, place)
    except discord.HTTPException:
        return wrong(
            "alerts",
            f"There is no channel and no person {place} whom the bot can write to (BOOP_HOST_CHANNEL)",
        )
    return fine("alerts", f"go to the person {place} by direct message")
