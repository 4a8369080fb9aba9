"""The one task that sleeps until something is due, and then does it: reminders, time that is up, closing a match."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import timedelta
from typing import Final, NamedTuple

import discord

from bot.clock import Clock
from bot.delivery.publisher import Publisher
from bot.delivery.status import Status, status_of
from bot.languages import Languages
from bot.replies import UNDELIVERED, about, conversation_with, nonce, pinging
from bot.tasks.periodic import LeaderTask
from bot.views.offers import notice_view
from data import (
    Database,
    DatabaseProblem,
    Match,
    Notice,
    NoticeKind,
    Player,
    Preferences,
    Reminder,
    ReminderPlace,
)
from data.queries.matches import running_matches
from services.challenges import ending
from services.play import reminders
from services.play.reminders import Closed, Due, Recipient, Rescued
from services.play.telling.notices import replaced_by
from services.play.timing import clocks
from services.refusals import Refused
from words.catalogue import speaking
from words.play import challenges as challenge_words
from words.play.notices import notice_text

log = logging.getLogger(__name__)

#: The longest sleep in seconds: clocks jump, and something due sooner may have been set meanwhile.
_MAX_SLEEP: Final = 30.0
#: The longest sleep while a match at a quick pace is played: each of its turns may set something due within seconds.
_QUICK_SLEEP: Final = 2.0
#: Seconds before each try to tell a player that their time is up.
_TRIED_AFTER: Final = (0.0, 2.0, 10.0)
#: Seconds between two messages, so that a thousand overdue ones are not sent at once.
_BETWEEN: Final = 0.1
#: How many due matches are read at once.
_AT_ONCE: Final = 100


class _Given(NamedTuple):
    """The status of giving a notice, and the messages that tell it."""

    status: Status
    sent: tuple[Notice, ...] = ()


class ReminderTask(LeaderTask):
    """Does what is due, one at a time. What is due is only in the database, so a restart loses nothing."""

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        publisher: Publisher,
        clock: Clock,
        languages: Languages,
        *,
        away_days: timedelta,
    ) -> None:
        super().__init__(database)
        self._client = client
        self._database = database
        self._publisher = publisher
        self._clock = clock
        self._languages = languages
        self._away_days = away_days

    async def _lead(self) -> None:
        while True:
            try:
                busy = await self._do_what_is_due()
                wait = 0.0 if busy else await self._until_next()
            except DatabaseProblem:
                wait = _MAX_SLEEP  # the log says why
            except Exception:
                # A mistake of ours must not stop the task.
                log.exception("Doing what is due failed")
                wait = _MAX_SLEEP
            await self._clock.sleep(wait)

    async def _until_next(self) -> float:
        """Seconds to sleep."""
        moment, now = await self._database.read(reminders.next_due), self._clock.now()
        if moment is None:
            return _MAX_SLEEP
        longest = _QUICK_SLEEP if await self._database.read(reminders.is_quick, now) else _MAX_SLEEP
        return min(max((moment - now).total_seconds(), _BETWEEN), longest)

    async def _do_what_is_due(self) -> bool:
        """Do everything that is due now; returns whether there may be more."""
        due = await self._database.read(running_matches.due, self._clock.now(), _AT_ONCE)
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
                log.exception("The reminder of match %s failed", match_id, extra={"match": match_id})
                await self._database.write(reminders.postpone, match_id, self._clock.now())
            else:
                if sent:
                    await self._clock.sleep(_BETWEEN)
        now = self._clock.now()
        # If nothing is due, nothing is written: players need the one connection that writes.
        overdue = await self._database.read(ending.any_overdue, now)
        expired = await self._database.write(ending.expire, now, _AT_ONCE) if overdue else []
        for invitation in expired:
            with speaking(self._languages.of_challenge(invitation)):
                sentence = challenge_words.expired(invitation)
            self._publisher.close_challenge(invitation.challenge, sentence)
            await self._clock.sleep(_BETWEEN)
        return len(due) == _AT_ONCE or len(expired) == _AT_ONCE

    async def _fire(self, match_id: int) -> bool:
        """Do what is due in one match; returns whether a message was tried."""
        try:
            due = await self._database.write(reminders.fire, match_id, self._clock.now(), self._away_days)
        except Refused:
            return False  # quarantined
        if due is None:
            return False
        if isinstance(due, Rescued):
            await self._publisher.show(due.match.id)
        elif isinstance(due, Closed):
            await self._publisher.show_end(due.snapshot.match.id)
        else:
            given, match = await self._give(due), due.snapshot.match
            if (former := replaced_by(match, given.sent)) is not None:
                self._publisher.remove_notice(match, former)
            if clocks.is_rescued(match) and any(notice.reminds_channel for notice in given.sent):
                self._publisher.retire_line(match)
            # What was sent is stored, also if this process does not lead any more.
            storing = self._publisher.background.spawn(self._store(match, given))
            if await asyncio.shield(storing):
                self._publisher.settle_notices(match_id)
        return True

    async def _store(self, match: Match, given: _Given) -> bool:
        """Store what came of a notice, however long the database can't be written: else it would be given again.

        Returns whether the match has gone on meanwhile, so that the notice no longer holds.
        """
        while True:
            try:
                if given.status is not Status.LATER:
                    return await self._database.write(reminders.given, match, self._clock.now(), given.sent)
                await self._database.write(reminders.retry, match, self._clock.now())
            except DatabaseProblem:
                await self._clock.sleep(_MAX_SLEEP)
            else:
                return False

    async def _give(self, notice: Due) -> _Given:
        """Give a notice where each player wants it or, if that fails, where it is possible."""
        if notice.reminder is Reminder.REMIND:
            return await self._remind(notice)
        given = await self._in_channel(notice, [player for player, _ in notice.to])
        if given.status is Status.CLOSED:
            given = await self._to_each(notice)
        if given.status is Status.LATER or notice.late is None:
            return given
        return given._replace(sent=(*given.sent, *(await self._tell_late(notice, notice.late)).sent))

    async def _to_each(self, notice: Due) -> _Given:
        every = [await self._directly(notice, player) for player, _ in notice.to]
        # A player who was told must not be told again because the other was not.
        results = {given.status for given in every}
        status = next((each for each in (Status.DONE, Status.LATER) if each in results), Status.CLOSED)
        return _Given(status, tuple(sent for given in every for sent in given.sent))

    async def _remind(self, notice: Due) -> _Given:
        (mover, chosen), *_ = notice.to
        if chosen.reminders is ReminderPlace.NONE:
            return _Given(Status.CLOSED)
        if not self._wants_it_directly(chosen):
            given = await self._in_channel(notice, [mover])
            return given if given.status is not Status.CLOSED else await self._directly(notice, mover)
        given = await self._directly(notice, mover)
        if given.status is Status.CLOSED:
            await self._database.write(reminders.remember_blocked, mover)
            return await self._in_channel(notice, [mover])
        return given

    @staticmethod
    def _wants_it_directly(chosen: Preferences) -> bool:
        return chosen.reminders in {ReminderPlace.DIRECT, ReminderPlace.DAILY} and not chosen.direct_blocked

    async def _in_channel(self, notice: Due, pinged: Sequence[Player]) -> _Given:
        match = notice.snapshot.match
        if match.user_installed:
            return _Given(Status.CLOSED)
        channel = self._client.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
        with speaking(self._languages.of_match(notice.snapshot, asked=False)):
            return await self._send(channel, notice, NoticeKind(notice.reminder.value), pinged, reader=None)

    async def _directly(self, notice: Due, player: Player) -> _Given:
        return await self._write_to(player, notice, NoticeKind(notice.reminder.value))

    async def _tell_late(self, notice: Due, late: Recipient) -> _Given:
        """Tell the player whose time is up, once: without a sound in their quiet hours."""
        silent = clocks.is_quiet(late.chosen, self._clock.now())
        given = _Given(Status.LATER)
        # The other has been told, and that is not told again: so this is tried again at once.
        for wait in _TRIED_AFTER:
            await self._clock.sleep(wait)
            given = await self._write_to(late.player, notice, NoticeKind.LATE, silent=silent)
            if given.status is not Status.LATER:
                break
        return given

    async def _write_to(
        self, player: Player, notice: Due, kind: NoticeKind, *, silent: bool = False
    ) -> _Given:
        """Send a player a direct message."""
        if player.reached_at is None:
            return _Given(Status.CLOSED)
        try:
            channel = await conversation_with(self._client, player.reached_at)
        except UNDELIVERED as error:
            match = notice.snapshot.match
            log.info(
                "Match %s: nobody could be written to (%s)",
                match.id,
                type(error).__name__,
                extra=about(match),
            )
            return _Given(status_of(error))
        with speaking(self._languages.of_player(player, notice.snapshot.match.guild_id)):
            given = await self._send(channel, notice, kind, [player], reader=player, silent=silent)
        return given._replace(sent=tuple(sent._replace(player_id=player.id) for sent in given.sent))

    async def _send(
        self,
        channel: discord.abc.Messageable,
        notice: Due,
        kind: NoticeKind,
        pinged: Sequence[Player],
        *,
        reader: Player | None,
        silent: bool = False,
    ) -> _Given:
        """Send a notice to a channel or, as a direct message, to its ``reader`` alone."""
        match = notice.snapshot.match
        if not await self.still_leads():
            return _Given(Status.LATER)  # it is due for the process that leads now, too
        try:
            message = await channel.send(
                notice_text(notice, kind, self._clock.now()),
                allowed_mentions=pinging(*(player.reached_at for player in pinged)),
                # If it is sent again after a crash, Discord delivers it only once.
                nonce=nonce(match.id, match.version, reader.id if reader else 0, kind.value),
                view=notice_view(notice.snapshot, kind),
                silent=silent,
            )
        except UNDELIVERED as error:
            status = status_of(error)
            log.info(
                "Match %s: a notice did not go out (%s, %s)",
                match.id,
                type(error).__name__,
                status.value,
                extra=about(match),
            )
            return _Given(status)
        return _Given(Status.DONE, (Notice(message.id, message.channel.id, match.id, None, kind),))
