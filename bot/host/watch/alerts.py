"""Telling the host of trouble, in a channel or by direct message: of each cause at most once an hour, and nothing twice."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple

import discord

from bot.replies import NOBODY, UNDELIVERED, conversation_with, nonce
from data import DatabaseInUse, DatabaseProblem
from words.catalogue import join_list, say

log = logging.getLogger(__name__)

_AT_MOST_EVERY: Final = timedelta(hours=1)
#: After a message that did not go out, the next is tried so much later.
_PAUSE: Final = timedelta(minutes=5)
#: Seconds that the last message before the program ends may take.
_PATIENCE: Final = 10.0
#: How many matches a message names.
_MAX_NAMED: Final = 20


class Cause(Enum):
    """The causes of which the host is told."""

    DISK = "disk"
    DATABASE = "database"
    LOST = "lost"
    REPLACED = "replaced"
    QUARANTINE = "quarantine"
    BACKUP = "backup"
    BOARDS = "boards"
    NEWER = "newer"


class Alert(NamedTuple):
    """Something that stands: its cause, what to say, and what of it is worth another message when it is new."""

    cause: Cause
    sentence: str
    about: frozenset[str]


#: What passes: then its message says so.
_PASSING: Final = frozenset({Cause.DISK, Cause.DATABASE, Cause.BACKUP, Cause.BOARDS})


#: Errors after which a message is not edited again: it is gone, or out of reach.
_FOR_GOOD: Final = (discord.Forbidden, discord.NotFound)


class _Message(NamedTuple):
    """A message, and the channel in which it stands."""

    channel_id: int
    id: int


class _LastAlert(NamedTuple):
    """The moment when the host was told of a cause last, of what, and in which message, until that says that it has passed.

    What has passed is forgotten, so that it is told if it returns.
    """

    at: datetime
    about: frozenset[str]
    message: _Message | None = None


def disk_alert(free: int, now: datetime) -> Alert:
    """The disk is nearly full; told once a day."""
    return Alert(Cause.DISK, say("alert-disk", free=free // 2**20), _today(now))


def database_alert(now: datetime) -> Alert:
    """The database can't be written; told once a day."""
    return Alert(Cause.DATABASE, say("alert-database"), _today(now))


def lost_alert(lost: DatabaseProblem, now: datetime) -> Alert:
    """The database is not this process's any more, and the bot ends; each time is told."""
    taken = isinstance(lost, DatabaseInUse)
    sentence = say("alert-taken") if taken else say("alert-lost", why=discord.utils.escape_markdown(lost.why))
    return Alert(Cause.LOST, sentence, frozenset({now.isoformat()}))


def replaced_alert(process: str) -> Alert:
    """A process that led does not answer, and this one has taken over; of each such process it is told once."""
    return Alert(Cause.REPLACED, say("alert-replaced"), frozenset({process}))


def newer_alert(version: str) -> Alert:
    """There is a newer version of the bot; of each it is told once."""
    return Alert(Cause.NEWER, say("alert-newer", version=version), frozenset({version}))


def backup_alert(why: str, now: datetime) -> Alert:
    """No good backup could be made; told once a day."""
    return Alert(Cause.BACKUP, say("alert-backup", why=discord.utils.escape_markdown(why)), _today(now))


def quarantine_alert(ids: Iterable[int]) -> Alert:
    """Matches are quarantined; each is told once."""
    return _of_matches(
        Cause.QUARANTINE, lambda list_, count: say("alert-quarantine", list=list_, count=count), ids
    )


def boards_alert(ids: Iterable[int]) -> Alert:
    """Boards can't be shown; each match is told once."""
    return _of_matches(Cause.BOARDS, lambda list_, count: say("alert-boards", list=list_, count=count), ids)


def _of_matches(cause: Cause, sentence: Callable[[str, int], str], ids: Iterable[int]) -> Alert:
    named = [str(match_id) for match_id in ids]
    listed = join_list(named[:_MAX_NAMED]) + (" …" if len(named) > _MAX_NAMED else "")
    return Alert(cause, sentence(listed, len(named)), frozenset(named))


def _today(now: datetime) -> frozenset[str]:
    return frozenset({now.date().isoformat()})


class Alerts:
    """Sends what stands to the host. What was told is kept in a file, so that a restart tells nothing twice."""

    def __init__(self, client: discord.Client, place: int, file: Path) -> None:
        self._client = client
        self._place = place
        self._file = file
        self._told = _read(file)
        self._written = _written(file)
        self._not_before: datetime | None = None

    async def tell(self, standing: Iterable[Alert], well: Mapping[Cause, datetime], now: datetime) -> None:
        """Send what is new; a message that does not go out is tried again in a few minutes.

        ``well`` has the causes that were looked at and found well, and as of when. Of any other that does not stand nothing is known, as
        right after a start: it has not passed.
        """
        waits = self._not_before is not None and now < self._not_before <= now + _PAUSE
        if waits or not self._client.is_ready():
            return
        alerts = {alert.cause: alert for alert in standing}
        self._read_again()
        before = dict(self._told)
        for cause, told in before.items():
            if cause in alerts:
                self._told[cause] = told._replace(about=told.about & alerts[cause].about)
            elif _has_passed(told, well.get(cause), now):
                self._told[cause] = told._replace(about=frozenset())
                await self._tell_over(cause, now)
        await self._tell_new(alerts.values(), now)
        if self._told != before:
            self._keep()

    async def tell_last(self, alert: Alert, now: datetime) -> None:
        """Send something before the program ends, whenever it was told before; a message that takes too long is given up."""
        if not self._client.is_ready():
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                await self._send(alert, f"{now:%d%H%M%S}")

    async def _tell_new(self, alerts: Iterable[Alert], now: datetime) -> None:
        for alert in alerts:
            if self._is_due(alert, now):
                message = await self._send(alert, f"{now:%d%H}")
                if message is None:
                    self._not_before = now + _PAUSE
                    break
                self._told[alert.cause] = _LastAlert(now, alert.about, message)

    async def _tell_over(self, cause: Cause, now: datetime) -> None:
        """Let the message about something that has passed say so; only when it would be told at once if it returned."""
        told = self._told[cause]
        if cause not in _PASSING or told.message is None or abs(now - told.at) < _AT_MOST_EVERY:
            return
        channel = self._client.get_partial_messageable(told.message.channel_id)
        old = channel.get_partial_message(told.message.id)
        try:
            await old.edit(content=say("alert-over", cause=cause), allowed_mentions=NOBODY)
        except UNDELIVERED as error:
            log.info("The host could not be told that it is over: %s (%s)", cause.value, type(error).__name__)
            if not isinstance(error, _FOR_GOOD):
                self._not_before = now + _PAUSE
                return
        self._told[cause] = told._replace(message=None)

    def _is_due(self, alert: Alert, now: datetime) -> bool:
        told = self._told.get(alert.cause)
        # Of a moment that is yet to come it was told before the clock was set back.
        return told is None or (bool(alert.about - told.about) and abs(now - told.at) >= _AT_MOST_EVERY)

    async def _send(self, alert: Alert, time: str) -> _Message | None:
        """Send a message to the channel or person that the host has named; None if it did not go out.

        ``time`` says for how long Discord is to take the same once more for the same: all processes may tell it.
        """
        try:
            channel = await self._find()
            message = await channel.send(
                alert.sentence, allowed_mentions=NOBODY, nonce=nonce("alert", alert.cause.value, time)
            )
        except UNDELIVERED as error:
            log.critical("The host could not be told in BOOP_HOST_CHANNEL (%s): %s", error, alert.cause.value)
            return None
        log.warning("The host was told: %s", alert.cause.value)
        return _Message(message.channel.id, message.id)

    async def _find(self) -> discord.abc.Messageable:
        """The place: a channel with that id or, if there is none, the conversation with the person whose id it is."""
        try:
            await self._client.http.get_channel(self._place)
        except discord.NotFound:
            return await conversation_with(self._client, self._place)
        return self._client.get_partial_messageable(self._place)

    def _read_again(self) -> None:
        """Another process with the same file may have told something since."""
        if (written := _written(self._file)) != self._written:
            self._told, self._written = _read(self._file) or self._told, written

    def _keep(self) -> None:
        kept = {
            cause.value: [told.at.isoformat(), sorted(told.about), *([told.message] if told.message else [])]
            for cause, told in self._told.items()
        }
        # With a full disk it is only remembered.
        with suppress(OSError):
            self._file.write_text(json.dumps(kept), encoding="ascii")
        self._written = _written(self._file)


def _has_passed(told: _LastAlert, well_at: datetime | None, now: datetime) -> bool:
    """True if all was well after the host was told; of a moment that is yet to come it was told before the clock was set back."""
    return well_at is not None and well_at >= min(told.at, now)


def _written(file: Path) -> int | None:
    """The moment when a file was written; None if there is none."""
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return None


def _read(file: Path) -> dict[Cause, _LastAlert]:
    """The alerts that were told before; none, if that can't be read."""
    try:
        kept = json.loads(file.read_text(encoding="ascii"))
        return {
            Cause(cause): _LastAlert(
                datetime.fromisoformat(at), frozenset(about), *(_Message(*each) for each in message[:1])
            )
            for cause, (at, about, *message) in kept.items()
        }
    except (OSError, ValueError, TypeError, AttributeError):
        return {}
