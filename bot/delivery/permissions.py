"""The permissions that the bot needs where it posts a picture."""

from __future__ import annotations

import discord


def missing_to_post(has: discord.Permissions, *, in_thread: bool = False) -> list[str]:
    """The permissions that are missing to post a picture and find it again, as the catalogue tells them apart."""
    sends = has.send_messages_in_threads if in_thread else has.send_messages
    needed = {
        "view-channel": has.view_channel,
        "send-messages-in-threads" if in_thread else "send-messages": sends,
        # Whoever may not send may attach nothing: Discord takes that away with it, and gives it back with it.
        "attach-files": has.attach_files or not sends,
        "read-message-history": has.read_message_history,
    }
    return [name for name, given in needed.items() if not given]


def missing_in(guild: discord.Guild | None, channel_id: int) -> list[str]:
    """The permissions that are missing to post in a channel of a server, as far as this process knows; none where it knows of no such channel."""
    channel = guild.get_channel(channel_id) if guild else None
    return missing_to_post(channel.permissions_for(channel.guild.me)) if channel else []
