"""Players' own pictures for leaderboards and cards: fetched in the background, kept in memory for a while, never waited for."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from datetime import datetime, timedelta
from typing import Final, NamedTuple

import discord

from bot.clock import Clock
from bot.replies import UNDELIVERED
from data import Database, DatabaseProblem, Player
from data.queries import players
from renderer import Avatar, Likeness

log = logging.getLogger(__name__)

#: Pixels on a side, as Discord is asked for.
_SIDE: Final = 128
#: How many are kept: those of the people who acted last.
MAX_KEPT: Final = 200
#: How many are fetched or wait for it; those of more people are left for the next time.
_MAX_FETCHING: Final = 20
#: Seconds that one may take, and after a failure the time until the next try.
_PATIENCE: Final = 10.0
_RETRY: Final = timedelta(hours=1)


class _KeptAvatar(NamedTuple):
    """Somebody's picture as Discord names it; no avatar if it is none, or if it could not be had before ``retry_at``."""

    key: str
    avatar: Avatar | None
    retry_at: datetime | None = None


class Avatars:
    """The pictures of people who have used the bot lately, by their Discord ids."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        #: Who acted last stands at the end.
        self._kept: OrderedDict[int, _KeptAvatar] = OrderedDict()
        self._fetching: dict[int, asyncio.Task[None]] = {}
        self._one = asyncio.Semaphore(1)

    def of(self, discord_id: int | None) -> Avatar | None:
        """Somebody's picture, if there is one here already."""
        kept = self._kept.get(discord_id) if discord_id else None
        return kept.avatar if kept else None

    def likeness(self, player: Player) -> Likeness:
        """A player's looks: their picture, if there is one here already, and a cat of their own."""
        return Likeness(player.id, self.of(player.discord_id))

    def notice(self, user: discord.User | discord.Member) -> None:
        """See to it that somebody's picture is here the next time; returns at once."""
        # The one they have everywhere: another that they chose for one server is not shown in others.
        try:
            asset = user.avatar
        except Exception:  # noqa: BLE001 - whatever broken data make of code that trusts it
            return
        if asset is None:
            self.forget(user.id)
            return
        kept = self._kept.get(user.id)
        if kept and kept.key == asset.key and (kept.retry_at is None or self._clock.now() < kept.retry_at):
            self._kept.move_to_end(user.id)
        elif user.id not in self._fetching and len(self._fetching) < _MAX_FETCHING:
            task = asyncio.create_task(self._fetch(user.id, asset))
            self._fetching[user.id] = task
            task.add_done_callback(lambda done: self._done(user.id, done))

    def forget(self, discord_id: int) -> None:
        """Keep nothing of somebody, and stop fetching it."""
        self._kept.pop(discord_id, None)
        if task := self._fetching.pop(discord_id, None):
            task.cancel()

    def forget_all(self) -> None:
        """Keep nothing of anybody; what is needed is fetched again."""
        for discord_id in {*self._kept, *self._fetching}:
            self.forget(discord_id)

    def close(self) -> None:
        """Stop fetching."""
        for task in self._fetching.values():
            task.cancel()

    async def _fetch(self, discord_id: int, asset: discord.Asset) -> None:
        """Fetch and check a picture; it is kept if its owner is a player."""
        async with self._one:
            kept = await self._read(asset)
            # Who has been forgotten, or never played, leaves nothing here.
            if await self._database.read(players.by_discord_id, discord_id) is None:
                return
        self._kept[discord_id] = kept
        self._kept.move_to_end(discord_id)
        while len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)

    async def _read(self, asset: discord.Asset) -> _KeptAvatar:
        try:
            async with asyncio.timeout(_PATIENCE):
                data = await asset.replace(size=_SIDE, format="png").read()
        except (*UNDELIVERED, discord.DiscordException) as error:
            log.info("An avatar could not be fetched (%s)", type(error).__name__)
            return _KeptAvatar(asset.key, None, self._clock.now() + _RETRY)
        return _KeptAvatar(asset.key, await asyncio.to_thread(Avatar.read, data))

    def _done(self, discord_id: int, task: asyncio.Task[None]) -> None:
        if self._fetching.get(discord_id) is task:
            del self._fetching[discord_id]
        error = None if task.cancelled() else task.exception()
        # Of the database's own troubles it tells itself.
        if error and not isinstance(error, DatabaseProblem):
            log.error("An avatar made trouble", exc_info=error)
