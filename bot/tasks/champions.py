"""The one task that gives the role of a server's champions to those of the last season, and takes it from those before them."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Final, NamedTuple

import discord

from bot.clock import Clock
from bot.delivery.status import Status, reason_of, status_of
from bot.languages import Languages
from bot.replies import NOBODY, UNDELIVERED, best_effort, nonce
from bot.tasks.periodic import LookingTask
from bot.tasks.roles import HAS_LEFT, UNKNOWN_ROLE, give_role, take_role, trouble_with
from data import Database
from data.queries.announcing import roles
from data.queries.announcing.roles import RoleInServer, ServerRole
from services.clubhouse import role
from services.clubhouse.role import Handover, RoleTrouble, Step
from services.ranking.seasons import Season
from words.catalogue import speaking
from words.pages.champions import role_text

log = logging.getLogger(__name__)

#: Seconds between two looks at what is due.
PAUSE: Final = 10.0
#: A server is looked at again after so long, because somebody may keep off since, or be back; and what Discord refused is tried again.
_LOOKED_AT_EVERY: Final = timedelta(hours=1)
#: What fails for now is tried again after so long.
_SOON: Final = timedelta(minutes=1)


class _LastLook(NamedTuple):
    """The role of a server at the last look, the trouble after it, the season that ran, and until when it need not be looked at."""

    role_id: int | None
    trouble: str
    season: Season
    until: datetime


class _Handed(NamedTuple):
    """The outcome of a handover: whether it need not be tried again soon, and what is in the way, if anything."""

    done: bool = True
    trouble: RoleTrouble | None = None

    def and_then(self, later: _Handed) -> _Handed:
        """Both together; of two troubles the first is told."""
        return _Handed(self.done and later.done, self.trouble or later.trouble)


class ChampionsTask(LookingTask):
    """Gives and takes roles, one server at a time. What is due is only in the database, so a restart forgets nothing."""

    def __init__(
        self, client: discord.Client, database: Database, clock: Clock, languages: Languages
    ) -> None:
        super().__init__(database, clock, PAUSE, "Handing over the champions' roles failed")
        self._client = client
        self._database = database
        self._languages = languages
        self._seen: dict[int, _LastLook] = {}

    async def _look(self) -> None:
        for server in await self._database.read(roles.in_servers):
            if self._closed:
                return
            if self._is_due(server):
                async with self._busy:
                    self._seen[server.guild_id] = await self._settle(server)

    def _is_due(self, server: ServerRole) -> bool:
        """True if a role was chosen or a season has begun since the last look, that was long ago, or what was in the way is mended."""
        now, seen = self._clock.now(), self._seen.get(server.guild_id)
        if seen is None or now >= seen.until:
            return True
        if seen[:3] != (server.role_id, server.trouble, Season.of(now)):
            return True
        told = server.trouble not in {"", RoleTrouble.REFUSED.value}
        return told and server.role_id is not None and self._trouble(server.guild_id, server.role_id) is None

    async def _settle(self, server: ServerRole) -> _LastLook:
        """Do what is due in a server."""
        now = self._clock.now()
        seen = _LastLook(server.role_id, server.trouble, Season.of(now), now + _LOOKED_AT_EVERY)
        handover = await self._database.write(role.begin, server.guild_id, now)
        outcome = await self._hand_over(handover) if handover else _Handed()
        if outcome.trouble:
            await self._database.write(role.note_trouble, server.guild_id, outcome.trouble)
            return seen._replace(trouble=outcome.trouble.value)
        if not outcome.done:
            return seen._replace(until=now + _SOON)
        if handover:
            if not await self._tell(handover):
                return seen._replace(until=now + _SOON)
            await self._database.write(role.end, handover)
        return seen if server.role_id is None else seen._replace(trouble="")

    async def _tell(self, handover: Handover) -> bool:
        """Tell in the clubhouse who holds the role now if that is news, as far as it takes a message; nobody is pinged.

        False if another process leads by now, which is to tell it.
        """
        news = await self._database.read(role.news, handover)
        if news is None:
            return True
        if not await self.still_leads():
            return False
        holders = (each.id for each in news.holders)
        with speaking(self._languages.of_server(handover.guild_id)):
            channel = self._client.get_partial_messageable(news.channel_id, guild_id=handover.guild_id)
            await best_effort(
                channel.send(
                    role_text(news),
                    allowed_mentions=NOBODY,
                    nonce=nonce("role", news.channel_id, news.role_id, handover.season.number, *holders),
                )
            )
        return True

    async def _hand_over(self, handover: Handover) -> _Handed:
        """Take a role from whoever is no champion now, and give it to those who are."""
        guild_id, role_id, _, takes, gives, _ = handover
        trouble = self._trouble(guild_id, role_id) if gives and role_id else None
        outcome = _Handed(trouble=trouble)
        steps = [(self._take, step) for step in takes]
        # What this process knows to be in the way, Discord need not be asked about.
        steps += [(self._give, step) for step in gives if not trouble]
        with speaking(self._languages.of_server(guild_id)):
            for do, step in steps:
                if not await self.still_leads():
                    return outcome._replace(done=False)
                try:
                    await do(guild_id, step)
                except UNDELIVERED as error:
                    outcome = outcome.and_then(await self._after_failure(guild_id, step, error))
        return outcome

    async def _take(self, guild_id: int, step: Step) -> None:
        """Take a role from somebody. Raises what UNDELIVERED lists."""
        await take_role(self._client, RoleInServer(guild_id, step.held.role_id), step.discord_id)
        await self._database.write(role.drop, guild_id, step.held)

    async def _give(self, guild_id: int, step: Step) -> None:
        """Give somebody a role; whoever was forgotten meanwhile, or for whom it was called off, does not keep it. Raises what UNDELIVERED lists."""
        given = RoleInServer(guild_id, step.held.role_id)
        await give_role(self._client, given, step.discord_id)
        if not await self._database.read(role.is_held, guild_id, step.held):
            await take_role(self._client, given, step.discord_id)

    async def _after_failure(self, guild_id: int, step: Step, error: Exception) -> _Handed:
        """The outcome of a step that failed: whoever has left and a role that is gone are done with."""
        role_id = step.held.role_id
        code = error.code if isinstance(error, discord.HTTPException) else 0
        if code in HAS_LEFT:
            await self._database.write(role.drop, guild_id, step.held)
            return _Handed()
        if code == UNKNOWN_ROLE:
            log.warning("Server %s: the role of its champions is gone", guild_id)
            await self._database.write(role.lose_role, guild_id, role_id)
            return _Handed()
        log.info("Server %s: its champions' role could not be handed over (%s)", guild_id, reason_of(error))
        if status_of(error) not in {Status.CLOSED, Status.REFUSED}:
            return _Handed(done=False)
        return _Handed(trouble=self._trouble(guild_id, role_id) or RoleTrouble.REFUSED)

    def _trouble(self, guild_id: int, role_id: int) -> RoleTrouble | None:
        """The reason why the bot can't give a role, as far as this process knows; None: there is none."""
        guild = self._client.get_guild(guild_id)
        found = guild.get_role(role_id) if guild else None
        return trouble_with(found, found.guild.me) if found else None
