"""Greets a server that has just added the bot, once; also if that was while the bot did not run."""

from __future__ import annotations

import io
import logging
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.delivery.drawing import Asker, Drawing
from bot.replies import NOBODY, UNDELIVERED
from bot.views.rules import greeting_view
from game import Edition
from words.catalogue import say, speaking
from words.pages.rules import edition_turn
from words.play.challenges import picture_alt, picture_head
from words.turns.alt_text import describe

log = logging.getLogger(__name__)

#: For how long a server is one that has just added the bot: another database, or one that is begun anew, knows none of the others either.
_NEW: Final = timedelta(days=7)


def came_lately(guild: discord.Guild, now: datetime) -> bool:
    """True if a server, of which Discord can tell just now, has added the bot within a week."""
    if guild.unavailable:
        return False
    joined = guild.me.joined_at
    return joined is not None and now - joined < _NEW


async def greet(guild: discord.Guild, language: str, drawing: Drawing) -> None:
    """Say what this is where Discord greets newcomers, or else in the first channel where the bot may, with a picture if it may send one.

    Nobody is pinged, and if there is no such channel, nothing is said.
    """
    places = [guild.system_channel] if guild.system_channel else []
    channel = next((each for each in (*places, *guild.text_channels) if _may_write(each, guild.me)), None)
    if channel is None:
        return
    try:
        with speaking(language):
            shown = [await _picture(drawing)] if channel.permissions_for(guild.me).attach_files else []
            await channel.send(say("greeting"), files=shown, view=greeting_view(), allowed_mentions=NOBODY)
    except UNDELIVERED as error:
        log.info("A server could not be greeted (%s)", type(error).__name__)


async def _picture(drawing: Drawing) -> discord.File:
    """The turn by which the classic game is shown, as under a challenge."""
    shown = edition_turn(Edition.CLASSIC)
    picture = await drawing.example(Asker("greeting"), shown, picture_head(Edition.CLASSIC))
    described = picture_alt(Edition.CLASSIC, describe(shown.position, shown.events))
    return discord.File(io.BytesIO(picture.data), "greeting.png", description=described)


def _may_write(channel: discord.TextChannel, me: discord.Member) -> bool:
    allowed = channel.permissions_for(me)
    return allowed.view_channel and allowed.send_messages
