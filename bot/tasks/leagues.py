"""The one task that lets leagues go on: seasons begin and end, and their matches begin, a pair at a time."""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.clock import Clock
from bot.delivery.arrivals import find_arrived
from bot.delivery.leagues import SeasonTeller
from bot.delivery.publisher import Publisher
from bot.delivery.status import Status, status_of
from bot.languages import Languages
from bot.replies import NOBODY, UNDELIVERED, nonce
from bot.tasks.periodic import LookingTask, Rests
from bot.views.leagues import is_of_pair, pair_view
from data import Database
from data.queries.contests import leagues
from services.leagues import boards, seasons
from services.leagues.boards import PairToBegin
from words.catalogue import speaking
from words.pages import leagues as words

log = logging.getLogger(__name__)

#: Seconds between two looks at what is due.
PAUSE: Final = 30.0
#: Seconds between two pairs: Discord takes five messages in five seconds in a channel, and others want to play there, too.
_BETWEEN: Final = 2.0
#: Minutes without a message after which a thread leaves the list of channels: a week, the longest there is.
_LISTED_FOR: Final = 7 * 24 * 60
#: Discord's code for a message that has its thread already.
_HAS_THREAD: Final = 160004


class LeaguesTask(LookingTask):
    """Takes the steps of leagues that are due. All of it is in the database, so a restart begins nothing twice.

    The message of a pair is stored as tried before it is sent; where it was only tried, the channel is looked through first.
    """

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        publisher: Publisher,
        teller: SeasonTeller,
        languages: Languages,
        *,
        clock: Clock,
    ) -> None:
        super().__init__(database, clock, PAUSE, "Letting leagues go on failed")
        self._client = client
        self._database = database
        self._publisher = publisher
        self._teller = teller
        self._languages = languages
        self._resting = Rests(clock)
        #: The leagues whose messages may be out of date; at the start all of them.
        self._untold: set[int] | None = None

    async def _look(self) -> None:
        if self._untold is None:
            self._untold = set(await self._database.read(leagues.going_on))
        for league_id in await self._database.read(seasons.due, self._clock.now()):
            async with self._busy:
                if await self._database.write(seasons.advance, league_id, self._clock.now()):
                    self._untold.add(league_id)
            await self._begin_pairs(league_id)
        for league_id in sorted(self._untold):
            async with self._busy:
                if await self._teller.tell(league_id) is not Status.LATER:
                    self._untold.discard(league_id)

    async def _begin_pairs(self, league_id: int) -> None:
        """Begin the matches of all pairs whose turn it is, unless the league's channel takes no message now."""
        while not self._closed and await self.still_leads():
            async with self._busy:
                found = await self._database.write(boards.next_pair, league_id)
                if found is None or found.league.guild_id in self._resting:
                    return
                try:
                    await self._begin(found)
                except UNDELIVERED as error:
                    log.info("League %s: a pair waits: %s", league_id, type(error).__name__)
                    if status_of(error) is Status.CLOSED:
                        self._resting.begin(found.league.guild_id)
                    return
            await self._clock.sleep(_BETWEEN)

    async def _begin(self, found: PairToBegin) -> None:
        """Send the message of a pair, make its thread, begin both matches there, and show their boards."""
        league, pair, one, other = found
        with speaking(self._languages.of_server(league.guild_id)):
            text, name = words.pair_text(league, pair, one, other), words.pair_thread(league, one, other)
            view = pair_view(league, pair)
        channel = self._client.get_partial_messageable(league.channel_id, guild_id=league.guild_id)
        message = None
        if pair.tried:
            message = await find_arrived(
                self._client, channel, lambda message: is_of_pair(message, league, pair)
            )
        if message is None:
            message = await channel.send(
                text, view=view, allowed_mentions=NOBODY, nonce=nonce("pair", pair.id)
            )
        thread_id = await _thread_under(message, name)
        begun = await self._database.write(
            boards.begin_pair, pair.id, thread_id or league.channel_id, message.id, self._clock.now()
        )
        for match in begun:
            await self._publisher.show(match.id)


async def _thread_under(message: discord.Message, name: str) -> int | None:
    """The id of the thread under a message, which is made if there is none; None where there can be none."""
    try:
        thread = await message.create_thread(name=name, auto_archive_duration=_LISTED_FOR)
    except discord.HTTPException as error:
        if error.code == _HAS_THREAD:
            return message.id
        if isinstance(error, discord.Forbidden) or error.status == 400:
            log.info("No thread for a pair: %s", error.code)
            return None
        raise
    return thread.id
