"""How an interaction is answered in private, and what to do when something goes wrong in one."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands

from bot.house import Interaction, Shown
from bot.services.refusals import Refusal, Refused
from bot.services.snapshots import look
from bot.words import refusals
from bot.words.catalogue import say
from bot.words.links import link_to
from data import Match

log = logging.getLogger(__name__)

#: Nobody is pinged by a private answer.
NOBODY: Final = discord.AllowedMentions.none()
#: What sending can raise while Discord or the network fails.
UNDELIVERED: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
#: Discord's codes for an interaction that was answered too late, or twice.
_TOO_LATE: Final = {10062, 10015, 50027, 40060}


async def whisper(interaction: Interaction, content: str, **extra: Any) -> None:
    """Say something that only the person who acted sees."""
    if interaction.response.is_done():
        await interaction.followup.send(content, ephemeral=True, allowed_mentions=NOBODY, **extra)
    else:
        await interaction.response.send_message(content, ephemeral=True, allowed_mentions=NOBODY, **extra)


async def try_to(answer: Awaitable[Any]) -> None:
    """Give an answer that nothing depends on: what is to be done goes on without it."""
    try:
        await answer
    except UNDELIVERED as error:
        log.info("An answer could not be given: %s", type(error).__name__)


async def show_change(interaction: Interaction, match_id: int) -> None:
    """Show a match that this interaction has changed, and tell in private where, or why not yet."""
    house = interaction.client.house
    unanswered = not interaction.response.is_done()
    shown = await house.publisher.show(match_id, interaction)
    if shown is Shown.YES and unanswered and interaction.response.is_done():
        return  # the board itself was the answer
    snapshot = await look(house.database, match_id)
    here = snapshot.match.channel_id == interaction.channel_id
    if shown is Shown.YES and here and interaction.response.is_done():
        return
    key = {
        Shown.YES: "change-shown",
        Shown.LATER: "change-unshown",
        Shown.NOWHERE: "change-homeless",
        Shown.WHEN_ASKED: "change-carried" if snapshot.match.carried else "change-homeless",
    }[shown]
    await _try_whisper(interaction, say(key, link=link_to(snapshot.match), match=str(match_id)))


async def answer_error(interaction: Interaction, error: BaseException) -> None:
    """Answer whatever a command or button raised.

    In this order: a command's wrapper is taken off; a bot that is closing says no more; a refusal is said; an
    interaction that Discord has given up on is let go; where Discord failed, the player may try again; anything
    else is our mistake, told with a reference that the log has too.
    """
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if interaction.client.is_closed():
        log.info("An interaction was cut off by the end of the program (%s)", type(error).__name__)
    elif isinstance(error, Refused):
        await _try_whisper(interaction, refusals.sentence(error), await _current_board(interaction, error))
    elif isinstance(error, discord.HTTPException) and error.code in _TOO_LATE:
        log.info("An interaction was over before it was answered (%s)", error.code)
    elif isinstance(error, UNDELIVERED):
        log.warning("Discord failed during an interaction (%s)", type(error).__name__)
        await _try_whisper(interaction, say("error-discord"))
    else:
        reference = secrets.token_hex(4)
        log.error("Unexpected error %s", reference, exc_info=error)
        await _try_whisper(interaction, say("error-unexpected", reference=reference))


async def _current_board(interaction: Interaction, refused: Refused) -> discord.File | None:
    """The board as it stands, for who clicked on an old one."""
    match = refused.details.get("link")
    if refused.refusal is not Refusal.OUT_OF_DATE or not isinstance(match, Match):
        return None
    house = interaction.client.house
    return (await house.presenter.board(await look(house.database, match.id))).file()


async def _try_whisper(interaction: Interaction, content: str, file: discord.File | None = None) -> None:
    await try_to(whisper(interaction, content, **({"file": file} if file else {})))
