"""A match's own thread, made from the challenge's message if the server allows it."""

from __future__ import annotations

import logging

import discord

from bot.context import Interaction
from bot.origin import is_user_installed
from bot.replies import UNDELIVERED
from data import Match
from services import servers
from services.challenges import Invitation
from words.boards import thread_name

log = logging.getLogger(__name__)


async def own_thread(interaction: Interaction, invitation: Invitation, match: Match) -> discord.Thread | None:
    """A new thread for a match, or None if there can be none: then the match stays in the channel."""
    allowed = interaction.app_permissions
    if not (allowed.create_public_threads and allowed.send_messages_in_threads):
        return None
    if is_user_installed(interaction):
        return None
    guild, _ = await interaction.client.context.database.read(servers.settings, interaction.guild_id)
    if not guild.threads:
        return None
    if not isinstance(interaction.channel, discord.TextChannel) or interaction.message is None:
        return None
    opponent = invitation.opponent.name if invitation.opponent else ""
    name = thread_name(match, invitation.challenger.name, opponent)
    try:
        return await interaction.message.create_thread(name=name)
    except UNDELIVERED as error:
        log.info("No thread for a match: %s", type(error).__name__)
        return None
