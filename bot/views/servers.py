"""A moderator's question before a match is ended."""

from __future__ import annotations

import discord

from bot.answers import show_change, try_to, whisper
from bot.house import Interaction
from bot.services import servers
from bot.services.snapshots import Snapshot
from bot.views.press import button, pressed, row_of
from bot.words import settings as words
from bot.words.catalogue import say


async def ask_to_end(interaction: Interaction, snapshot: Snapshot) -> None:
    """Ask once more before a match is ended."""
    match = snapshot.match
    view = row_of(
        button(say("button-end-yes"), "cancel", match.id, match.version, style=discord.ButtonStyle.danger),
        button(say("button-end-no"), "letgoon"),
    )
    await whisper(interaction, words.sure_to_end(match, snapshot.orange, snapshot.gray), view=view)


@pressed("cancel")
async def _cancel(interaction: Interaction, match_id: str, version: str) -> None:
    house = interaction.client.house
    match = await servers.cancel(
        house.database,
        interaction.guild_id or 0,
        int(match_id),
        int(version),
        house.clock.now(),
        may_manage=interaction.permissions.manage_guild,
    )
    await try_to(interaction.response.edit_message(content=say("server-ended"), view=None))
    await show_change(interaction, match.id)


@pressed("letgoon")
async def _let_go_on(interaction: Interaction) -> None:
    await interaction.response.edit_message(content=say("server-kept"), view=None)
