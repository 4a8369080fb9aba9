"""Greets a server that has just added the bot, once."""

from __future__ import annotations

import logging

import discord

from bot.replies import NOBODY, UNDELIVERED
from bot.views.rules import greeting_view
from words.catalogue import say, speaking

log = logging.getLogger(__name__)


async def greet(guild: discord.Guild, language: str) -> None:
    """Say what this is in the first channel where the bot may; nobody is pinged, and if there is none, nothing is said."""
    channel = next((each for each in guild.text_channels if _may_write(each, guild.me)), None)
    if channel is None:
        return
    try:
        with speaking(language):
            await channel.send(say("greeting"), view=greeting_view(), allowed_mentions=NOBODY)
    except UNDELIVERED as error:
        log.info("A server could not be greeted (%s)", type(error).__name__)


def _may_write(channel: discord.TextChannel, me: discord.Member) -> bool:
    allowed = channel.permissions_for(me)
    return allowed.view_channel and allowed.send_messages
