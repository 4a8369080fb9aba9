"""The bot's own emoji: brought to Discord in the background, and used once all are there.

An emoji's name there ends with three letters that a hash of its picture gives: a picture drawn anew is another emoji, and
replaces the old one. Messages name it without them, because a screen reader reads the name aloud: Discord finds it by its id.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections.abc import Callable
from typing import Final

import discord

from bot.clock import Backoff, Clock
from bot.delivery.status import Status, reason_of, status_of
from bot.replies import UNDELIVERED
from renderer import draw_emoji
from words import marks

log = logging.getLogger(__name__)

#: Seconds to wait before trying again, the first time and at most.
_PAUSES: Final = (10.0, 3600.0)
_CONSONANTS: Final = "bdfghjklmnprstvz"
_VOWELS: Final = "aeiou"
#: Those of early versions end with eight digits of the hash.
_NAMED: Final = re.compile(r"(\w+)_([0-9a-f]{8}|[a-z]{3})")


async def bring_emoji(client: discord.Client, may_upload: Callable[[], bool], clock: Clock) -> None:
    """Upload the emoji that Discord lacks, and use them; where it refuses them, plain words and signs stay.

    While Discord fails, it is tried again. Who may not upload them waits until another process has.
    """
    marks.know_emoji({})
    backoff = Backoff(*_PAUSES)
    while True:
        try:
            if await _bring(client, may_upload=may_upload()):
                return
        except UNDELIVERED as error:
            if status_of(error) is not Status.LATER:
                log.info("Discord refuses the bot's own emoji (%s): plain signs stay", reason_of(error))
                return
            log.info("The bot's own emoji could not be brought yet (%s)", type(error).__name__)
        await clock.sleep(backoff.pause)
        backoff.grow()


async def _bring(client: discord.Client, *, may_upload: bool) -> bool:
    """Use all if all are there; before that upload what is missing, and after that remove what an earlier version drew.

    Returns False if something is missing still.
    """
    there = {each.name: each for each in await client.fetch_application_emojis()}
    drawn = await asyncio.to_thread(draw_emoji)
    names = {f"{what}_{_syllable(png)}": what for what, png in drawn.items()}
    for name, what in names.items() if may_upload else ():
        if name not in there:
            there[name] = await client.create_application_emoji(name=name, image=drawn[what])
    if not names.keys() <= there.keys():
        return False
    marks.know_emoji(
        {what: str(discord.PartialEmoji(name=what, id=there[name].id)) for name, what in names.items()}
    )
    for name, each in there.items() if may_upload else ():
        made = _NAMED.fullmatch(name)
        if made and made[1] in drawn and name not in names:
            await each.delete()
    return True


def _syllable(png: bytes) -> str:
    """A syllable of three letters, one of 1,280, by which a picture is told from the one drawn before it."""
    first, middle, last = hashlib.sha256(png).digest()[:3]
    return f"{_CONSONANTS[first % 16]}{_VOWELS[middle % 5]}{_CONSONANTS[last % 16]}"
