"""The one task that lets vote matches go on: at the hour votes are counted and the turn is taken, and on Mondays matches begin."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import discord

from bot.clock import Clock
from bot.delivery.publisher import Publisher
from bot.delivery.votes import VoteTeller
from bot.languages import Languages
from bot.tasks.periodic import LookingTask
from data import Database, DatabaseProblem, VoteEnd
from data.queries.contests import votes
from services.contests.votes import going_on
from services.contests.votes.going_on import VoteStep
from services.refusals import Refused
from words.catalogue import speaking
from words.pages.contests.votes import left_text

#: Seconds between two looks at what is due.
PAUSE: Final = 30.0


class VotesTask(LookingTask):
    """Takes the steps of vote matches that are due. All of it is in the database, so a restart takes none twice.

    The publisher shows what was committed, also after a kill; the bot answers as in all of its matches.
    """

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        publisher: Publisher,
        teller: VoteTeller,
        languages: Languages,
        *,
        clock: Clock,
    ) -> None:
        super().__init__(database, clock, PAUSE, "Letting vote matches go on failed")
        self._client = client
        self._database = database
        self._publisher = publisher
        self._teller = teller
        self._languages = languages
        self._has_begun = False

    async def _look(self) -> None:
        if not self._has_begun:
            # A vote may have been stored just before the program ended.
            for kept in await self._database.read(votes.voted):
                if kept.match_id is not None:
                    self._teller.keep_telling(kept.match_id)
            self._has_begun = True
        for guild_id in await self._database.read(votes.due, self._clock.now()):
            await self._one(guild_id, self._advance)
        for end in await self._database.read(going_on.owed, self._clock.now()):
            await self._show_end(end)

    async def _advance(self, guild_id: int) -> None:
        """Take the next step of a server's vote match, and show what came of it."""
        guild = self._client.get_guild(guild_id)
        name = guild.name if guild else ""
        async with self._busy:
            done = await self._database.write(going_on.advance, guild_id, name, self._clock.now())
        if done is None:
            return
        if done.left is not None:
            with speaking(self._languages.of_place(done.left.match.guild_id)):
                self._publisher.departures.clear(done.left.match, left_text(done.left))
        if done.step is VoteStep.WAITED:
            self._teller.keep_telling(done.match_id)
        else:
            self._publisher.background.spawn(self._show(done.match_id))

    async def _show_end(self, end: VoteEnd) -> None:
        """Show the end of a match between servers to the one that has not seen it."""
        if self._closed or not await self.still_leads():
            return
        async with self._busy:
            is_new = await self._database.write(going_on.show_end, end, self._clock.now())
        if is_new:
            self._publisher.background.spawn(self._show(end.match_id))

    async def _show(self, match_id: int) -> None:
        # It is shown beside: a slow answer of Discord's must not keep the next server waiting.
        with suppress(Refused, DatabaseProblem):
            await self._publisher.show(match_id)
