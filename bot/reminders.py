"""The one task that sleeps until something is due, and then does it: reminders, time that is up, closing a match."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from enum import Enum
from typing import Final

import discord
from sqlalchemy import Connection

from bot.clock import Clock
from bot.components.offers import notice_view
from bot.publisher import Publisher
from bot.replies import UNDELIVERED, pinging
from data import Database, DatabaseProblem, Match, Player, Preferences, Reminder, ReminderPlace
from services import challenges, reminders
from services.refusals import Refused
from services.reminders import Closed, Notice
from words import challenges as challenge_words
from words.limits import FINAL_STATUSES, NONCE
from words.notices import notice_text

log = logging.getLogger(__name__)

#: The longest sleep in seconds: clocks jump, and something due sooner may have been set meanwhile.
MAX_SLEEP: Final = 30.0
#: Seconds between two messages, so that a thousand overdue ones are not sent at once.
_BETWEEN: Final = 0.1
#: How many due matches are read at once.
_AT_ONCE: Final = 100
#: Seconds that the program waits at its end for a notice being sent.
_PATIENCE: Final = 5.0


class _Told(Enum):
    """Whether somebody could be told: they were; they can't be told there; or Discord fails for now."""

    YES = "yes"
    CLOSED = "closed"
    LATER = "later"


def _failed(error: Exception) -> _Told:
    """What a failure means: a status in FINAL_STATUSES is final, anything else may work later."""
    if isinstance(error, discord.HTTPException) and error.status in FINAL_STATUSES:
        return _Told.CLOSED
    return _Told.LATER


class ReminderTask:
    """Does what is due, one at a time. What is due is only in the database, so a restart loses nothing."""

    def __init__(
        self, client: discord.Client, database: Database, publisher: Publisher, clock: Clock
    ) -> None:
        self._client = client
        self._database = database
        self._publisher = publisher
        self._clock = clock
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._busy = asyncio.Lock()

    def start(self) -> None:
        """Start the task; calling it again, or after ``close``, does nothing."""
        if self._task is None and not self._closed:
            self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Stop; what is due is done after the next start."""
        self._closed = True
        # First let a notice being sent be stored as given; otherwise it would be sent again.
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE), self._busy:
                pass
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _watch(self) -> None:
        while True:
            try:
                busy = await self._do_what_is_due()
                wait = 0.0 if busy else await self._until_next()
            except DatabaseProblem:
                wait = MAX_SLEEP  # the log says why
            except Exception:
                # A mistake of ours must not stop the task.
                log.exception("Doing what is due failed")
                wait = MAX_SLEEP
            await self._clock.sleep(wait)

    async def _until_next(self) -> float:
        """Seconds to sleep."""
        moment = await self._database.read(reminders.next_due)
        if moment is None:
            return MAX_SLEEP
        return min(max((moment - self._clock.now()).total_seconds(), _BETWEEN), MAX_SLEEP)

    async def _do_what_is_due(self) -> bool:
        """Do everything that is due now; returns whether there may be more."""
        due = await self._database.read(reminders.due, self._clock.now(), _AT_ONCE)
        for match_id in due:
            if self._closed:
                return False
            try:
                async with self._busy:
                    sent = await self._fire(match_id)
            except DatabaseProblem:
                raise
            except Exception:
                # One broken match must not keep the others waiting.
                log.exception("The reminder of match %s failed", match_id)
                await self._database.write(reminders.postpone, match_id, self._clock.now())
            else:
                if sent:
                    await self._clock.sleep(_BETWEEN)
        now = self._clock.now()
        # If nothing is due, nothing is written: players need the one connection that writes.
        overdue = await self._database.read(challenges.any_overdue, now)
        expired = await self._database.write(challenges.expire, now, _AT_ONCE) if overdue else []
        for invitation in expired:
            sentence = challenge_words.expired(invitation)
            await self._publisher.close_challenge(invitation.challenge, sentence)
            await self._clock.sleep(_BETWEEN)
        return len(due) == _AT_ONCE or len(expired) == _AT_ONCE

    async def _fire(self, match_id: int) -> bool:
        """Do what is due in one match; returns whether a message was tried."""
        try:
            due = await self._database.write(reminders.fire, match_id, self._clock.now())
        except Refused:
            return False  # quarantined
        if isinstance(due, Closed):
            await self._publisher.show_end(due.snapshot.match.id)
        elif due is not None:
            told = await self._give(due)
            after = reminders.retry if told is _Told.LATER else reminders.given
            await self._store(after, due.snapshot.match)
        return due is not None

    async def _store(self, after: Callable[[Connection, Match, datetime], None], match: Match) -> None:
        """Store what became of a notice, however long the database can't be written: else it would be given again."""
        while True:
            try:
                await self._database.write(after, match, self._clock.now())
            except DatabaseProblem:
                await self._clock.sleep(MAX_SLEEP)
            else:
                return

    async def _give(self, notice: Notice) -> _Told:
        """Give a notice where each player wants it or, if that fails, where it is possible."""
        if notice.reminder is Reminder.REMIND:
            return await self._remind(notice)
        told = await self._in_channel(notice, [player for player, _ in notice.to])
        if told is not _Told.CLOSED:
            return told
        every = [await self._directly(notice, player) for player, _ in notice.to]
        # A player who was told must not be told again because the other was not.
        return next((told for told in (_Told.YES, _Told.LATER) if told in every), _Told.CLOSED)

    async def _remind(self, notice: Notice) -> _Told:
        (mover, chosen), *_ = notice.to
        if chosen.reminders is ReminderPlace.NONE:
            return _Told.CLOSED
        if not self._wants_it_directly(chosen):
            told = await self._in_channel(notice, [mover])
            return told if told is not _Told.CLOSED else await self._directly(notice, mover)
        told = await self._directly(notice, mover)
        if told is _Told.CLOSED:
            await self._database.write(reminders.remember_blocked, mover)
            return await self._in_channel(notice, [mover])
        return told

    @staticmethod
    def _wants_it_directly(chosen: Preferences) -> bool:
        return chosen.reminders is ReminderPlace.DIRECT and not chosen.direct_blocked

    async def _in_channel(self, notice: Notice, pinged: Sequence[Player]) -> _Told:
        match = notice.snapshot.match
        if match.user_installed:
            return _Told.CLOSED
        channel = self._client.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
        return await self._send(channel, notice, pinged)

    async def _directly(self, notice: Notice, player: Player) -> _Told:
        if player.discord_id is None:
            return _Told.CLOSED
        try:
            channel = await self._client.create_dm(discord.Object(player.discord_id))
        except UNDELIVERED as error:
            return _failed(error)
        return await self._send(channel, notice, [player])

    async def _send(
        self, channel: discord.abc.Messageable, notice: Notice, pinged: Sequence[Player]
    ) -> _Told:
        match = notice.snapshot.match
        try:
            await channel.send(
                notice_text(notice, self._clock.now()),
                allowed_mentions=pinging(*(player.discord_id for player in pinged)),
                # If it is sent again after a crash, Discord delivers it only once.
                nonce=f"{match.id}-{match.version}-{notice.reminder.value}"[:NONCE],
                view=notice_view(notice.snapshot, notice.reminder),
            )
        except UNDELIVERED as error:
            told = _failed(error)
            log.info("Match %s: a notice did not go out (%s, %s)", match.id, type(error).__name__, told.value)
            return told
        return _Told.YES
