"""The permissions that the bot asks a server for, and the link that invites it."""

from __future__ import annotations

from typing import Final

import discord

#: The permissions that a server is asked for, by discord.py's names. docs/hosting.md names them for people.
PERMISSIONS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    attach_files=True,
    read_message_history=True,
    create_public_threads=True,
    send_messages_in_threads=True,
)
SCOPES: Final = ("bot", "applications.commands")


def invite_link(application_id: int, guild_id: int | None = None) -> str:
    """The address under which somebody adds the bot to a server: one that they choose, or a certain one."""
    chosen = "" if guild_id is None else f"&guild_id={guild_id}&disable_guild_select=true"
    return (
        f"https://discord.com/oauth2/authorize?client_id={application_id}"
        f"&scope={'+'.join(SCOPES)}&permissions={PERMISSIONS.value}{chosen}"
    )
