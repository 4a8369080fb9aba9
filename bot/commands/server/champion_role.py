"""The question before the champions' role is given out, which would be done at once: who would get it, and who would lose the former one."""

from __future__ import annotations

from typing import Any

import discord

from bot.context import Interaction
from bot.views.buttons import button, view_of
from data import Clubhouse
from services.clubhouse import role
from words.catalogue import say
from words.pages import clubhouse as words


async def question(interaction: Interaction, house: Clubhouse, role_id: int) -> dict[str, Any]:
    """Ask whether the champions are to have this role from now on, as arguments for a message; ``house`` has the one that they have now."""
    context = interaction.client.context
    champions = await context.database.read(role.would_get, interaction.guild_id or 0, context.clock.now())
    former = await context.database.read(role.holders, house)
    asked = words.role_question(role_id, champions, house, former)
    return {"content": asked, "view": _view(role_id)}


def _view(role_id: int) -> discord.ui.View:
    """Yes, or no: back to the server's settings."""
    return view_of(
        button(say("button-role-yes"), "rolegive", role_id, style=discord.ButtonStyle.success),
        button(say("button-role-no"), "rolekeep"),
    )
