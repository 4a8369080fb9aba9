"""The permissions that the bot needs where it posts a picture."""

from __future__ import annotations

import discord


def missing_to_post(
    has: discord.Permissions, *, in_thread: bool = False, attaches: bool | None = None
) -> list[str]:
    """The permissions that are missing to post a picture and find it again, as the catalogue tells them apart.

    ``attaches``: whether the bot may attach files there as soon as it may send, where that is known.
    """
    sends = has.send_messages_in_threads if in_thread else has.send_messages
    needed = {
        "view-channel": has.view_channel,
        "send-messages-in-threads" if in_thread else "send-messages": sends,
        # Whoever may not send may attach nothing: Discord takes that away with it, and gives it back with it.
        "attach-files": (has.attach_files or not sends) if attaches is None else attaches,
        "read-message-history": has.read_message_history,
    }
    return [name for name, given in needed.items() if not given]


def missing_in_channel(
    channel: discord.abc.GuildChannel, has: discord.Permissions | None = None
) -> list[str]:
    """The permissions that are missing to post in a channel, all at once: whoever gives one is not asked for another afterwards.

    ``has``: what the bot has there, where Discord has just told that.
    """
    me = channel.guild.me
    has = has or channel.permissions_for(me)
    return missing_to_post(has, attaches=None if has.send_messages else _attaches(channel, me))


def missing_for_threads(has: discord.Permissions) -> list[str]:
    """The permissions that are missing to give a match a thread of its own."""
    needed = {
        "create-public-threads": has.create_public_threads,
        "send-messages-in-threads": has.send_messages_in_threads,
    }
    return [name for name, given in needed.items() if not given]


def _attaches(channel: discord.abc.GuildChannel, me: discord.Member) -> bool:
    """True if the bot may attach files as soon as it may send: by what the channel says of itself, its roles or everyone, and else by its roles.

    Source: "Permission Hierarchy" in Discord's documentation. discord.py's answer for the channel takes it away where sending is.
    """
    everyone = channel.guild.default_role
    told = {target.id: overwrite.attach_files for target, overwrite in channel.overwrites.items()}
    for targets in ([me.id], [role.id for role in me.roles if role != everyone], [everyone.id]):
        said = {told[target] for target in targets if told.get(target) is not None}
        if said:
            return True in said
    return me.guild_permissions.attach_files


def missing_in(guild: discord.Guild | None, channel_id: int) -> list[str]:
    """The permissions that are missing to post in a channel of a server, as far as this process knows; none where it knows of no such channel."""
    channel = guild.get_channel(channel_id) if guild else None
    return missing_in_channel(channel) if channel else []


def missing_for_threads_in(guild: discord.Guild | None, channel_id: int) -> list[str]:
    """The permissions that are missing for threads in a channel of a server, as far as this process knows; none where there can be no threads."""
    channel = guild.get_channel(channel_id) if guild else None
    if not isinstance(channel, discord.TextChannel):
        return []
    return missing_for_threads(channel.permissions_for(channel.guild.me))


def missing_for_contests_in(guild: discord.Guild | None, channel_id: int) -> list[str]:
    """The permissions for want of which no contest goes on in a channel, and with them those for threads: whoever gives them is asked once.

    None where the bot may post; without threads, boards are in the channel itself.
    """
    missing = missing_in(guild, channel_id)
    return [*missing, *missing_for_threads_in(guild, channel_id)] if missing else []
