"""Private answers to interactions, sending that may fail, and what messages are sent with."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Final, TypeVar

import aiohttp
import discord

from data import Match
from words.limits import NONCE

log = logging.getLogger(__name__)

T = TypeVar("T")

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


def is_on_private_message(interaction: discord.Interaction[Any]) -> bool:
    """True if what was pressed is on a message that only its presser sees."""
    flags = interaction.message.flags if interaction.message else None
    # Whoever forges an interaction may send flags that are no number.
    return flags is not None and str(flags.value).isdecimal() and flags.ephemeral


async def conversation_with(client: discord.Client, discord_id: int) -> discord.DMChannel:
    """The conversation with a person, in which every direct message to them is sent; raises what UNDELIVERED lists."""
    return await client.create_dm(discord.Object(discord_id))


async def open_answer(
    interaction: discord.Interaction[Any], *, attachments: list[discord.File], **message: Any
) -> None:
    """Answer with a private message of its own; also where the answer was put off."""
    if interaction.response.is_done():
        await interaction.edit_original_response(attachments=attachments, **message)
    else:
        await interaction.response.send_message(files=attachments, ephemeral=True, **message)


async def edit_answer(interaction: discord.Interaction[Any], **message: Any) -> None:
    """Let the message on which something was pressed be another; also where the answer was put off."""
    if interaction.response.is_done():
        await interaction.edit_original_response(**message)
    else:
        await interaction.response.edit_message(**message)


async def write_to(client: discord.Client, discord_id: int, text: str) -> None:
    """Write a direct message to somebody. Raises as ``UNDELIVERED`` says where that can't be."""
    channel = await conversation_with(client, discord_id)
    await channel.send(text, allowed_mentions=NOBODY)


async def in_good_time(
    interaction: discord.Interaction[Any], work: Awaitable[T], left: float | None, *, anew: bool = False
) -> T:
    """The result of some work; the answer to the press is put off if that takes longer than what is ``left``, in seconds.

    ``anew``: the answer will be a private message of its own, also to a press.
    """
    task = asyncio.ensure_future(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=left)
        if not done and not interaction.response.is_done():
            # The work itself may be giving the answer just now; then there is nothing to put off.
            with suppress(discord.InteractionResponded, *UNDELIVERED):
                await interaction.response.defer(ephemeral=anew, thinking=anew)
        return await task
    finally:
        task.cancel()


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


def nonce(*parts: int | str) -> str:
    """A nonce of the parts that tell a message from all others; where they are too long together, of their digest.

    Discord takes a message that its author sends again within minutes with the same nonce only once, whatever the channels (source: its
    documentation, "Create Message"); so the parts name all that tells one message of the bot from another.
    """
    text = "-".join(map(str, parts))
    return text if len(text) <= NONCE else blake2b(text.encode(), digest_size=NONCE // 2).hexdigest()


def about(match: Match) -> dict[str, int]:
    """A match and its version, for the argument ``extra`` of logging."""
    return {"match": match.id, "version": match.version}
