"""Messages that answer the one of a contest, so that it is found again from there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord

from data.records.contests import Contest

#: Discord's code for an answer to a message where the bot may not read back.
_MAY_NOT_ANSWER: Final = 160002


async def in_answer_to_message(contest: Contest, send: Callable[..., Awaitable[Any]]) -> None:
    """Send, in answer to the message of a contest if that is known and may be answered; ``send`` takes the ``reference``."""
    if contest.message_id is None:
        await send()
        return
    reference = discord.MessageReference(
        message_id=contest.message_id, channel_id=contest.channel_id, fail_if_not_exists=False
    )
    try:
        await send(reference=reference)
    except discord.HTTPException as error:
        if error.code != _MAY_NOT_ANSWER:
            raise
        await send()
