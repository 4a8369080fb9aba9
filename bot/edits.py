"""Messages that were sent before and no longer hold: made to say what became of them, without buttons, pinging nobody."""

from __future__ import annotations

import logging

import discord

from bot.replies import NOBODY, UNDELIVERED, best_effort
from data import Challenge, Match
from services.settled import Settled
from services.snapshots import Snapshot
from words.offers import settled_text

log = logging.getLogger(__name__)


class Edits:
    """Edits messages as far as that is possible; if it fails, a press on an old button is still answered."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def remove_buttons(self, match: Match) -> None:
        """Remove the buttons of an old board."""
        if match.message_id is None or match.user_installed:
            return
        channel = self._client.get_partial_messageable(match.channel_id)
        try:
            await channel.get_partial_message(match.message_id).edit(view=None)
        except UNDELIVERED as error:
            log.debug("An old board keeps its buttons (%s)", type(error).__name__)

    async def close_challenge(self, challenge: Challenge, content: str) -> None:
        """Make the message of a challenge that is over say how it ended."""
        if challenge.message_id is not None and not challenge.user_installed:
            await self._replace(challenge.channel_id, challenge.guild_id, challenge.message_id, content)

    async def settle_offer(self, snapshot: Snapshot, settled: Settled) -> None:
        """Make the line of an offer say how it was settled."""
        match = snapshot.match
        if match.offer_message_id is not None and not match.user_installed:
            told = settled_text(snapshot, settled)
            await self._replace(match.channel_id, match.guild_id, match.offer_message_id, told)

    async def _replace(self, channel_id: int, guild_id: int | None, message_id: int, told: str) -> None:
        """Replace what a message says."""
        channel = self._client.get_partial_messageable(channel_id, guild_id=guild_id)
        message = channel.get_partial_message(message_id)
        await best_effort(message.edit(content=told, view=None, allowed_mentions=NOBODY))
