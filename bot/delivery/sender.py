"""Sends a match's messages to its channel, finds them there again, and sends direct messages."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import Any, Final

import discord

from bot.delivery.arrivals import find_arrived
from bot.delivery.messages import BoardMessage, LineMessage
from bot.delivery.parts import Part, next_part, next_version
from bot.delivery.status import Status, status_of
from bot.replies import NOBODY, UNDELIVERED, about, conversation_with, nonce
from bot.views.boards import is_board_of
from data import Match
from services.play.snapshots import Snapshot
from words.play.offers import line_text

log = logging.getLogger(__name__)

#: By how much Discord's clock may differ from ours.
_SKEW: Final = timedelta(minutes=1)


class Post:
    """Sends messages: as the answer to an interaction where that is possible, else by the bot's own token."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(
        self, message: BoardMessage | LineMessage, interaction: discord.Interaction[Any] | None
    ) -> int:
        """Send a board or a line; the id of its message. Raises what UNDELIVERED lists."""
        match = message.snapshot.match
        here = interaction if interaction and interaction.channel_id == match.channel_id else None
        if here and not here.response.is_done():
            try:
                return (await here.response.send_message(**message.sending())).message_id or 0
            except UNDELIVERED as error:
                log.info(
                    "Match %s: an answer did not go through (%s)",
                    match.id,
                    type(error).__name__,
                    extra=about(match),
                )
                if found := await self._answered(here, message.snapshot) or await self.find(message.snapshot):
                    return found
                if match.user_installed and not _is_put_off(here):
                    raise  # the bot is no member there, so only the answer could have shown it
        if here and (match.user_installed or _is_put_off(here)):
            return (await here.followup.send(wait=True, **message.sending())).id
        channel = self._client.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
        try:
            return (await channel.send(nonce=_nonce(match), **message.sending())).id
        except discord.HTTPException as error:
            if status_of(error) is not Status.CLOSED or not (here and here.response.is_done()):
                raise
            # The bot may not send here, but it may still answer.
            return (await here.followup.send(wait=True, **message.sending())).id

    async def find(self, snapshot: Snapshot) -> int | None:
        """The id of the message that shows what is to be shown, if an earlier attempt arrived after all."""
        match = snapshot.match
        if match.user_installed:
            return None  # the bot is no member there and can't look
        # Where it was asked for again, the old board is not enough.
        newer = match.message_id if match.delivery.shown_version == 0 else None
        channel = self._client.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
        found = await find_arrived(self._client, channel, lambda message: _shows(message, snapshot))
        return found.id if found and found.id > (newer or 0) else None

    async def tell(self, discord_id: int, content: str) -> None:
        """Tell a person something by direct message. Raises what UNDELIVERED lists."""
        channel = await conversation_with(self._client, discord_id)
        await channel.send(content, allowed_mentions=NOBODY)

    async def note(self, match: Match, told: str) -> bool:
        """Say something that pings nobody in a match's place, which it leaves; returns whether that was possible."""
        if match.user_installed:
            return False
        channel = self._client.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
        try:
            await channel.send(
                told, allowed_mentions=NOBODY, nonce=nonce(match.id, "moved", match.delivery.relocations)
            )
        except UNDELIVERED as error:
            log.info(
                "Match %s: its old place was not told (%s)",
                match.id,
                type(error).__name__,
                extra=about(match),
            )
            return False
        return True

    async def _answered(self, interaction: discord.Interaction[Any], snapshot: Snapshot) -> int | None:
        """The id of the interaction's answer, if it arrived after all and is what is to be shown."""
        try:
            answer = await interaction.original_response()
        except UNDELIVERED:
            return None
        return answer.id if _shows(answer, snapshot) else None


def _is_put_off(interaction: discord.Interaction[Any]) -> bool:
    """True if Discord shows that the bot thinks: what is sent next takes the place of that."""
    return interaction.response.type is discord.InteractionResponseType.deferred_channel_message


def _nonce(match: Match) -> str:
    """The nonce of a match's next message: another one once it has moved, or is shown again below its last one."""
    return nonce(match.id, next_version(match), match.delivery.relocations, match.message_id or 0)


def _shows(message: discord.Message, snapshot: Snapshot) -> bool:
    """True if a message is what is to be shown: a board is known by its buttons, a line by its words and its time."""
    match = snapshot.match
    if next_part(match) is Part.BOARD:
        return is_board_of(message, match)
    if next_part(match) is Part.NOTHING:
        return False
    return message.created_at > match.changed_at - _SKEW and message.content == line_text(snapshot)
