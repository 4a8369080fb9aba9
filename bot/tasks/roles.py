"""Giving and taking the role of a server's champions, for which an id is enough (no privileged intent), and what is in the way of that."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

import discord

from bot.languages import Languages
from bot.replies import best_effort
from data.queries.announcing.roles import RoleInServer
from services.clubhouse.role import RoleTrouble
from words.catalogue import say, speaking

#: Discord's code for a role that is gone.
UNKNOWN_ROLE: Final = 10011
#: Discord's codes for somebody who has left a server, and for an account that is gone.
HAS_LEFT: Final = frozenset({10007, 10013})
#: Seconds that whoever wants to be forgotten waits for Discord to take their roles.
_PATIENCE: Final = 10.0

#: What a role that is given by itself must not allow: whoever wins would manage the server, or people in it.
_POWERS: Final = discord.Permissions(
    administrator=True,
    kick_members=True,
    ban_members=True,
    moderate_members=True,
    mention_everyone=True,
    **{name: True for name, _ in discord.Permissions() if name.startswith("manage_")},
)


def trouble_with(role: discord.Role, me: discord.Member) -> RoleTrouble | None:
    """The reason why the bot, as a member of a role's server, can't give it, or must not; None if it can."""
    hindrances = {
        RoleTrouble.EVERYONE: role.is_default(),
        RoleTrouble.MANAGED: role.managed,
        RoleTrouble.POWERFUL: bool(role.permissions.value & _POWERS.value),
        RoleTrouble.NOT_ALLOWED: not me.guild_permissions.manage_roles,
        RoleTrouble.TOO_HIGH: role >= me.top_role,
    }
    return next((trouble for trouble, there in hindrances.items() if there), None)


async def give_role(client: discord.Client, role: RoleInServer, discord_id: int) -> None:
    """Give somebody a role; the reason in the server's audit log is in the language that is spoken. Raises what UNDELIVERED lists."""
    await client.http.add_role(
        role.guild_id, discord_id, role.role_id, reason=say("audit-champion", given="yes")
    )


async def take_role(client: discord.Client, role: RoleInServer, discord_id: int) -> None:
    """Take a role from somebody, with its reason; it does no harm where they don't have it. Raises what UNDELIVERED lists."""
    await client.http.remove_role(
        role.guild_id, discord_id, role.role_id, reason=say("audit-champion", given="no")
    )


async def take_all(
    client: discord.Client, roles: Iterable[RoleInServer], discord_id: int, languages: Languages
) -> None:
    """Take roles from somebody as far as Discord lets the bot, and soon."""
    try:
        async with asyncio.timeout(_PATIENCE):
            for role in roles:
                with speaking(languages.of_server(role.guild_id)):
                    await best_effort(take_role(client, role, discord_id))
    except TimeoutError:
        pass  # best effort: they are forgotten all the same
