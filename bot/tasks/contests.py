"""The one task that lets contests go on: they begin and end, and their matches begin, a pair at a time."""

from __future__ import annotations

import logging
from collections.abc import Collection
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from typing import ClassVar, Final

import discord

from bot.clock import Clock
from bot.delivery.arrivals import find_arrived
from bot.delivery.contests.news import ContestNews
from bot.delivery.contests.teller import ContestTeller
from bot.delivery.drawing import Drawing
from bot.delivery.permissions import missing_for_contests_in
from bot.delivery.publisher import Publisher
from bot.delivery.status import Status, is_channel_gone, status_of
from bot.languages import Languages
from bot.replies import NOBODY, UNDELIVERED, nonce
from bot.tasks.letters import Owners
from bot.tasks.periodic import LookingTask, Rests
from bot.views.contests.contests import is_of_pair, pair_view
from data import Database, Match, MatchState
from data.queries.contests import contest_pairs, contests
from data.records.contests import NOWHERE, ContestKind, ContestPair, ContestState
from services.clubhouse.choices import Posts
from services.contests import advancing, boards, telling
from services.contests.boards import PairToBegin
from services.contests.progress import ContestStep
from services.refusals import Refused
from words.catalogue import speaking
from words.limits import LISTED_FOR
from words.pages.contests.messages import pair_text, pair_thread

log = logging.getLogger(__name__)

#: Seconds between two looks at what is due.
PAUSE: Final = 30.0
#: So long the end of a contest waits for the last board of a match of it, and for its result in the clubhouse.
_PATIENCE: Final = timedelta(minutes=2)
#: So many pairs of a contest begin before others have their turn; the rest of them begin at the next look, which comes soon then.
_AT_ONCE: Final = 10
#: Discord's code for a message that has its thread already.
_HAS_THREAD: Final = 160004


class ContestsTask(LookingTask):
    """Takes the steps of contests that are due. All of it is in the database, so a restart begins nothing twice.

    The message of a pair is stored as tried before it is sent; where it was only tried, the channel is looked through first.
    """

    #: The kinds of contest that it lets go on.
    kinds: ClassVar[Collection[ContestKind]] = (ContestKind.LEAGUE, ContestKind.CUP)
    #: Seconds between two pairs: Discord takes five messages in five seconds in a channel, and others want to play there, too.
    between: ClassVar[float] = 2.0
    #: So long a contest rests whose channel takes no message.
    rests_for: ClassVar[timedelta] = timedelta(minutes=10)

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        publisher: Publisher,
        teller: ContestTeller,
        languages: Languages,
        *,
        drawing: Drawing,
        clock: Clock,
        owners: Owners,
    ) -> None:
        super().__init__(database, clock, PAUSE, "Letting contests go on failed")
        self._client = client
        self._database = database
        self._publisher = publisher
        self._teller = teller
        self._news = ContestNews(client, database, drawing, languages)
        self._languages = languages
        self._owners = owners
        self._resting = Rests(clock, self.rests_for)
        #: Seconds between two looks where no pair is left over.
        self._usual_pause = PAUSE
        #: The contests whose messages may be out of date; at the start all of them.
        self._untold: set[int] = set()
        self._has_begun = False
        #: The matches, and their versions, that were given to the publisher, which tries again by itself.
        self._given: set[tuple[int, int]] = set()

    async def _look(self) -> None:
        self._pause = self._usual_pause
        if not self._has_begun:
            self._untold.update(await self._database.read(contests.with_message, self.kinds))
            self._has_begun = True
        now = self._clock.now()
        # An end that could not be told until now is told before the next season opens, for then it is no news any more.
        await self._tell_ends(now)
        due = await self._database.read(advancing.due, now, self.kinds)
        for contest_id in due:
            await self._one(contest_id, self._advance)
        await self._tell_ends(now)
        for contest_id in sorted(self._untold):
            if contest_id not in self._resting and self._may_tell(contest_id):
                await self._one(contest_id, self._tell)
        for contest_id in due:
            await self._one(contest_id, self._begin_pairs)
        for pair in await self._database.read(contest_pairs.called_off, self.kinds):
            await self._one(pair.contest_id, partial(self._take_back, pair))

    def _may_tell(self, _contest_id: int) -> bool:
        """True if the message of a contest may be edited now."""
        return True

    async def _advance(self, contest_id: int) -> None:
        """Take the next step of a contest, and show the matches that it changes by that."""
        async with self._busy:
            step = await self._database.write(advancing.advance, contest_id, self._clock.now())
            if step:
                self._untold.add(contest_id)
            if step is ContestStep.WAITED:
                await self._news.tell_wait(contest_id)
        for match in await self._database.read(contest_pairs.changed_unshown, contest_id):
            if (match.id, match.version) not in self._given:
                self._given.add((match.id, match.version))
                await self._show(match)

    async def _show(self, match: Match) -> None:
        """Show a match that its contest has ended, or whose clock it has stopped or started."""
        if match.state is MatchState.OVER:
            await self._publisher.show_end(match.id)
            return
        with suppress(Refused):  # quarantined
            await self._publisher.show(match.id)

    async def _tell(self, contest_id: int) -> None:
        """Let the message of a contest say what is so now, unless its channel takes none now."""
        async with self._busy:
            status = await self._teller.tell(contest_id)
        if status is Status.CLOSED:
            await self._rest(contest_id)
            return
        await self._tell_owner(contest_id)
        settled = await self._tell_mended(contest_id) if status is Status.DONE else status is not Status.LATER
        if settled:
            self._untold.discard(contest_id)

    async def _tell_ends(self, now: datetime) -> None:
        """Tell the ends that a message has yet to say, but those that wait for a board or for the clubhouse."""
        for contest_id in await self._database.read(contests.unsaid, self.kinds, now - _PATIENCE):
            if contest_id not in self._resting:
                await self._one(contest_id, self._tell_end)

    async def _tell_end(self, contest_id: int) -> None:
        """Tell the end of a contest in a message of its own, unless its channel takes none now."""
        async with self._busy:
            if await self._news.tell(contest_id) is Status.CLOSED:
                await self._rest(contest_id)

    async def _rest(self, contest_id: int) -> None:
        """Let a contest rest whose channel takes no message now, and tell the server's owner why."""
        self._resting.begin(contest_id)
        await self._tell_owner(contest_id, is_closed=True)

    async def _tell_owner(self, contest_id: int, *, is_closed: bool = False) -> None:
        """Tell the server's owner if the channel of a contest is gone or (``is_closed``) takes no message now."""
        contest = await self._database.read(contests.by_id, contest_id)
        if contest is None:
            return
        guild_id, channel_id = contest.guild_id, contest.channel_id
        if channel_id == NOWHERE:
            await self._owners.tell(guild_id, channel_id, Posts.CONTESTS, contest=contest)
        elif is_closed:
            guild = self._client.get_guild(guild_id)
            missing = missing_for_contests_in(guild, channel_id) or ["send-messages"]
            await self._owners.tell(guild_id, channel_id, Posts.CONTESTS, missing, contest=contest)

    async def _tell_mended(self, contest_id: int) -> bool:
        """Let the letter to the server's owner say that it is over, if nothing is missing in the channel of a contest any more.

        False where it goes on but has no channel: it is looked at again, until somebody has moved it.
        """
        contest = await self._database.read(contests.by_id, contest_id)
        if contest is None or contest.channel_id == NOWHERE:
            return contest is None or contest.state is ContestState.ENDED
        guild_id, channel_id = contest.guild_id, contest.channel_id
        if not missing_for_contests_in(self._client.get_guild(guild_id), channel_id):
            await self._owners.mended(guild_id, channel_id, Posts.CONTESTS, contest=contest)
        return True

    async def _begin_pairs(self, contest_id: int) -> None:
        """Begin the matches of the next pairs whose turn it is, unless the contest's channel takes no message now."""
        for _ in range(_AT_ONCE):
            if contest_id in self._resting or self._closed or not await self.still_leads():
                return
            async with self._busy:
                found = await self._database.write(boards.next_pair, contest_id)
                if found is None:
                    return
                try:
                    await self._begin(found)
                except UNDELIVERED as error:
                    log.info("Contest %s: a pair waits: %s", contest_id, type(error).__name__)
                    if is_channel_gone(error):
                        await self._database.write(telling.lose_channel, found.contest)
                        await self._tell_owner(contest_id)
                        self._untold.add(contest_id)
                    elif status_of(error) is Status.CLOSED:
                        await self._rest(contest_id)
                    return
            await self._clock.sleep(self.between)
        self._pause = self.between

    async def _begin(self, found: PairToBegin) -> None:
        """Send the message of a pair, make its thread, begin both matches there, and show their boards."""
        contest, pair, one, other, _ = found
        with speaking(self._languages.of_server(contest.guild_id)):
            text = pair_text(contest, pair, one, other, level=found.level)
            name = pair_thread(contest, one, other)
            view = pair_view(contest, pair)
        channel = self._client.get_partial_messageable(contest.channel_id, guild_id=contest.guild_id)
        message = None
        if pair.tried:
            message = await find_arrived(
                self._client, channel, lambda message: is_of_pair(message, contest, pair)
            )
        if message is None:
            # Many come at once: whoever plays hears of it in the thread, and everybody else by the contest's own message.
            message = await channel.send(
                text, view=view, allowed_mentions=NOBODY, nonce=nonce("pair", pair.id), silent=True
            )
        thread_id = await self._thread_under(message, name)
        begun = await self._database.write(
            boards.begin_pair, pair.id, thread_id or contest.channel_id, message.id, self._clock.now()
        )
        for match in begun:
            await self._publisher.show(match.id)

    async def _take_back(self, pair: ContestPair, contest_id: int) -> None:
        """Delete the message of a pair that was called off since it was sent, if it arrived: one of the two left, or the contest was ended."""
        contest = await self._database.read(contests.by_id, contest_id)
        if contest is not None:
            channel = self._client.get_partial_messageable(contest.channel_id, guild_id=contest.guild_id)
            try:
                message = await find_arrived(
                    self._client, channel, lambda message: is_of_pair(message, contest, pair)
                )
                if message is not None:
                    await message.delete()
            except UNDELIVERED as error:
                if status_of(error) is Status.LATER:
                    return
        await self._database.write(contest_pairs.forget_called_off, pair.id)

    async def _thread_under(self, message: discord.Message, name: str) -> int | None:
        """The id of the thread under a message, which is made if there is none; None where there can be none.

        The message itself can't make it where another process has the server's shard: it asks for the server, which is not known here.
        """
        try:
            thread = await self._client.http.start_thread_with_message(
                message.channel.id, message.id, name=name, auto_archive_duration=LISTED_FOR
            )
        except discord.HTTPException as error:
            if error.code == _HAS_THREAD:
                return message.id
            if isinstance(error, discord.Forbidden) or error.status == 400:
                log.info("No thread for a pair: %s", error.code)
                return None
            raise
        return int(thread["id"])
