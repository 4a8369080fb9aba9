"""How an interaction is answered in private, and how an answer is sent that may fail."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Any, Final

import aiohttp
import discord

log = logging.getLogger(__name__)

#: Nobody is pinged.
NOBODY: Final = discord.AllowedMentions.none()
#: What sending can raise while Discord or the network fails.
UNDELIVERED: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)


async def send_ephemeral(interaction: discord.Interaction[Any], content: str, **extra: Any) -> None:
    """Say something that only the acting person sees."""
    if interaction.response.is_done():
        await interaction.followup.send(content, ephemeral=True, allowed_mentions=NOBODY, **extra)
    else:
        await interaction.response.send_message(content, ephemeral=True, allowed_mentions=NOBODY, **extra)


async def best_effort(answer: Awaitable[Any]) -> None:
    """Send an answer that nothing depends on: if it fails, the program goes on."""
    try:
        await answer
    except UNDELIVERED as error:
        log.info("An answer could not be given: %s", type(error).__name__)


def pinging(*discord_ids: int | None) -> discord.AllowedMentions:
    """Only these people are pinged; None stands for somebody who has been forgotten."""
    users = [discord.Object(discord_id) for discord_id in discord_ids if discord_id]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)
