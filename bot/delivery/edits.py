"""Edits messages that are out of date, so that they say what became of them: without buttons, pinging nobody."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final
from weakref import WeakValueDictionary

import discord

from bot.delivery.retries import Background
from bot.languages import Languages
from bot.replies import NOBODY, UNDELIVERED, best_effort
from data import Challenge, Database, DatabaseProblem, Match, Notice
from data.queries import notices as stored
from services.play.kinds.settled import Settled
from services.play.snapshots import Snapshot
from services.play.telling import notices
from services.play.telling.notices import SettledNotices
from words.catalogue import speaking, without_small
from words.play.notices import settled_notice_text
from words.play.offers import settled_text

log = logging.getLogger(__name__)

#: While more is going on than this, old boards keep their buttons, which answer.
_BUSY: Final = 16


class Edits:
    """Edits each message once, as far as that is possible; if it fails, a press on an old button is still answered."""

    def __init__(
        self, client: discord.Client, database: Database, background: Background, languages: Languages
    ) -> None:
        self._client = client
        self._languages = languages
        self._database = database
        self._background = background
        #: For each match whose notices are being edited, so that none is edited twice.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def clear_board(self, match: Match, message_id: int | None, told: str | None = None) -> None:
        """Remove the buttons of an old board and, where it is ``told`` what it shows, say that instead of whose turn it was.

        Not while much is going on: new boards are what players wait for.
        """
        if message_id is None or not self._may_tidy(match):
            return
        channel = self._client.get_partial_messageable(match.channel_id)
        try:
            old = channel.get_partial_message(message_id)
            if told is None:
                await old.edit(view=None)
            else:
                await old.edit(content=told, view=None, allowed_mentions=NOBODY)
        except UNDELIVERED as error:
            log.debug("An old board keeps its buttons (%s)", type(error).__name__)

    async def retire_line(self, match: Match, message_id: int) -> None:
        """Leave of a line about a match what happened: without its button, and without the small print of whose turn it was.

        Not while much is going on, as with old boards.
        """
        if not self._may_tidy(match):
            return
        channel = self._client.get_partial_messageable(match.channel_id)
        try:
            old = await channel.get_partial_message(message_id).fetch()
            await old.edit(content=without_small(old.content), view=None, allowed_mentions=NOBODY)
        except UNDELIVERED as error:
            log.debug("An old line keeps its button (%s)", type(error).__name__)

    def _may_tidy(self, match: Match) -> bool:
        """True if what a match has left behind may be edited, and little enough is going on."""
        return not match.user_installed and self._background.tasks <= _BUSY

    async def renew_board(self, match: Match, told: str) -> None:
        """Let the board of a match say until when its turn is due now, because its clock has changed; the buttons stay.

        Also while much is going on, as when somebody is back in all their matches at once: whoever trusts it would lose on time.
        """
        if match.message_id is None or match.user_installed:
            return
        channel = self._client.get_partial_messageable(match.channel_id)
        await best_effort(
            channel.get_partial_message(match.message_id).edit(content=told, allowed_mentions=NOBODY)
        )

    async def close_challenge(self, challenge: Challenge, content: str) -> None:
        """Make the message of a challenge that is over say how it ended."""
        if challenge.message_id is not None and not challenge.user_installed:
            await self._replace(challenge.channel_id, challenge.message_id, content, attachments=[])

    async def settle_offer(self, snapshot: Snapshot, settled: Settled) -> None:
        """Make the line of an offer say how it was settled."""
        match = snapshot.match
        if match.offers.message_id is not None and not match.user_installed:
            await self._replace(match.channel_id, match.offers.message_id, settled_text(snapshot, settled))

    async def remove_notice(self, match: Match, message_id: int) -> None:
        """Remove a message that reminded of a match's clock in its channel, because another one tells what is so now."""
        await self._delete(match.channel_id, message_id)

    def settle_notices(self, match_id: int, pressed: int | None) -> None:
        """In the background: let the messages that told of a match's clock say what became of it, if there are any.

        ``pressed`` is the message whose button brought it about: it says so already.
        """
        self._background.spawn(self._settle_notices(match_id, pressed))

    async def resume(self) -> None:
        """Do so for what was settled before the program last ended."""
        for match_id in await self._database.read(stored.matches_with_settled):
            await self._settle_notices(match_id, None)

    async def _settle_notices(self, match_id: int, pressed: int | None) -> None:
        with suppress(DatabaseProblem):
            async with self._locks.setdefault(match_id, asyncio.Lock()):
                settled = await self._database.read(notices.settled, match_id)
                if settled is None:
                    return
                for notice in settled.notices:
                    if self._background.closing:
                        return  # it is done at the next start
                    if notice.message_id != pressed:
                        await self._settle(settled, notice)
                await self._database.write(notices.told, settled)

    async def _settle(self, settled: SettledNotices, notice: Notice) -> None:
        """Let a message say what became of it, or be gone."""
        if settled.is_taken_away(notice):
            await self._delete(notice.channel_id, notice.message_id)
            return
        with speaking(self._language_of(settled, notice)):
            told = settled_notice_text(settled, notice)
        await self._replace(notice.channel_id, notice.message_id, told)

    def _language_of(self, settled: SettledNotices, notice: Notice) -> str:
        """The language of a notice: of its channel's server, or of the player whose direct message it is."""
        reader = settled.reader(notice)
        if reader:
            return self._languages.of_player(reader, settled.guild_id)
        return self._languages.of_server(settled.guild_id or 0)

    async def _delete(self, channel_id: int, message_id: int) -> None:
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        await best_effort(message.delete())

    async def _replace(self, channel_id: int, message_id: int, told: str, **changes: Any) -> None:
        """Replace what a message says, and change what else is named."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        await best_effort(message.edit(content=told, view=None, allowed_mentions=NOBODY, **changes))
