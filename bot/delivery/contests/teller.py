"""Keeps the message of each contest: what it says, with its pictures, in the contest's channel."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from functools import partial
from hashlib import blake2b
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.clock import Clock
from bot.delivery.arrivals import find_arrived
from bot.delivery.contests.answering import in_answer_to_message
from bot.delivery.contests.pictures import pictures
from bot.delivery.drawing import Asker, Drawing
from bot.delivery.retries import Background
from bot.delivery.status import Status, is_channel_gone, status_of
from bot.languages import Languages
from bot.replies import NOBODY, UNDELIVERED, best_effort, nonce
from bot.views.contests.contests import contest_view, is_of_season
from data import Database
from data.queries.contests import contest_pairs
from data.records.contests import NOWHERE, Contest, ContestKind, ContestState
from services.contests import telling
from services.contests.telling import ContestSeen
from words.catalogue import speaking
from words.pages.contests.answers import end_reason_text, moved_text
from words.pages.contests.messages import contest_text, corrected_text

log = logging.getLogger(__name__)

#: For so long the message of an arena that runs is near the bottom of its channel.
_NEAR_FOR: Final = timedelta(minutes=20)
#: So many messages of pairs below that of a contest bury it. A league's begin once a season: its message is the one that tells of it.
#: An arena's is sent anew by time.
_MANY: Final = {ContestKind.LEAGUE: 1, ContestKind.CUP: 8, ContestKind.ARENA: None}


class ContestTeller:
    """Sends the message of a season, and edits it whenever it says something else; one at a time for each contest."""

    def __init__(
        self, client: discord.Client, database: Database, drawing: Drawing, languages: Languages, clock: Clock
    ) -> None:
        self._client = client
        self._database = database
        self._drawing = drawing
        self._languages = languages
        self._clock = clock
        self._one_each: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def tell(self, contest_id: int) -> Status:
        """Let the message of a contest say what is so now. Raises a DatabaseProblem.

        Status.LATER: it does not yet, because Discord fails for now.
        """
        async with self._one_each.setdefault(contest_id, asyncio.Lock()):
            seen = await self._database.read(telling.read, contest_id)
            if seen is None or seen.contest.channel_id == NOWHERE:
                return Status.DONE
            if seen.contest.state is ContestState.ENDED and seen.contest.message_id is None:
                return Status.DONE
            with speaking(self._languages.of_server(seen.contest.guild_id)):
                return await self._show(seen)

    def keep_telling(self, contest_id: int, background: Background) -> None:
        """In the background: tell, and try again for as long as Discord, or the database, fails for now."""
        background.try_until_it_can(("league", contest_id), partial(self.tell, contest_id))

    async def leave(self, before: Contest, now: Contest) -> None:
        """Let the message in the channel that a contest has left say where it goes on. Raises a discord.HTTPException."""
        if before.message_id is None or before.channel_id == NOWHERE:
            return
        channel = self._client.get_partial_messageable(before.channel_id, guild_id=before.guild_id)
        with speaking(self._languages.of_server(now.guild_id)):
            text = moved_text(now)
        left = channel.get_partial_message(before.message_id)
        await left.edit(content=text, attachments=[], view=None, allowed_mentions=NOBODY)

    async def tell_correction(self, before: Contest, now: Contest) -> None:
        """Tell in a contest's channel, without a ping, which of its terms are others now, if any is. Raises as ``UNDELIVERED`` says.

        It is told once: the contest's own message says the terms too.
        """
        with speaking(self._languages.of_server(now.guild_id)):
            told = corrected_text(before, now)
        if not told or now.channel_id == NOWHERE:
            return
        await self._send(now, told, nonce("contest-corrected", now.id, int(self._clock.now().timestamp())))

    async def tell_reason(self, ended: Contest, reason: str) -> None:
        """Tell in a contest's channel, without a ping, why a moderator has ``ended`` it. Raises as ``UNDELIVERED`` says.

        It is told once, and kept nowhere.
        """
        with speaking(self._languages.of_server(ended.guild_id)):
            told = end_reason_text(ended, reason)
        await self._send(ended, told, nonce("contest-why", ended.id))

    async def _send(self, contest: Contest, told: str, once: str) -> None:
        """Send a message to a contest's channel that pings nobody, in answer to the contest's own; twice with the same nonce is once."""
        channel = self._client.get_partial_messageable(contest.channel_id, guild_id=contest.guild_id)
        await in_answer_to_message(contest, partial(channel.send, told, allowed_mentions=NOBODY, nonce=once))

    async def _show(self, seen: ContestSeen) -> Status:
        contest, text = seen.contest, contest_text(seen)
        told = blake2b(text.encode(), digest_size=8).hexdigest()
        is_buried = await self._is_buried(contest)
        # Once it has ended its buttons go, also where it said before who has won: somebody left the final.
        if told == contest.told and contest.state is not ContestState.ENDED and not is_buried:
            return Status.DONE
        try:
            message_id = await self._put(seen, text, anew=is_buried or self._is_far_up(contest))
        except UNDELIVERED as error:
            if is_channel_gone(error):
                log.warning("Contest %s: its channel is gone", contest.id)
                await self._database.write(telling.lose_channel, contest)
                return Status.DONE
            log.info("Contest %s: its message could not be kept: %s", contest.id, type(error).__name__)
            return status_of(error)
        await self._database.write(telling.set_told, contest, message_id, told)
        return Status.DONE

    async def _put(self, seen: ContestSeen, text: str, *, anew: bool) -> int:
        """Edit the message of a season, or send it where there is none, or where it is to stand below all others ``anew``; its id.

        The one that stood further up is deleted only then, so that there always is one.
        """
        contest = seen.contest
        channel = self._client.get_partial_messageable(contest.channel_id, guild_id=contest.guild_id)
        former = contest.message_id if anew else None
        message_id = await self._kept(channel, seen, text, former)
        if former is not None:
            await best_effort(channel.get_partial_message(former).delete())
        return message_id

    async def _kept(
        self, channel: discord.PartialMessageable, seen: ContestSeen, text: str, former: int | None
    ) -> int:
        """Edit the message of a season, or send it where there is none below a ``former`` one; its id."""
        contest = seen.contest
        files = await self._pictures(seen)
        ended = contest.state is ContestState.ENDED
        view = discord.ui.View() if ended else contest_view(contest)
        message_id = contest.message_id if former is None else None
        message_id = message_id or await self._arrived(channel, contest, former or 0)
        if message_id is not None:
            try:
                await channel.get_partial_message(message_id).edit(
                    content=text, attachments=files, view=view, allowed_mentions=NOBODY
                )
            except discord.NotFound as error:
                if is_channel_gone(error):
                    raise
                files = await self._pictures(seen)
            else:
                return message_id
        sent = await channel.send(
            text,
            files=files,
            view=view,
            allowed_mentions=NOBODY,
            nonce=nonce("league", contest.id, contest.season, _sent_instead_of(contest)),
        )
        return sent.id

    async def _pictures(self, seen: ContestSeen) -> list[discord.File]:
        """The pictures of a contest as it stands."""
        contest = seen.contest
        guild = self._client.get_guild(contest.guild_id)
        server = guild.name if guild else ""
        return await pictures(self._drawing, Asker(("league", contest.id)), seen, server)

    async def _is_buried(self, contest: Contest) -> bool:
        """True if messages of pairs stand below that of a league or a cup, so that nobody finds it: it is sent anew once all have begun."""
        most = _MANY[contest.kind]
        if most is None or contest.state is not ContestState.RUNNING:
            return False
        if contest.message_id is None or contest.channel_id == NOWHERE:
            return False
        below = await self._database.read(contest_pairs.messages_below, contest, contest.message_id)
        return below >= most

    def _is_far_up(self, contest: Contest) -> bool:
        """True if the message of an arena that runs has been there for so long that many of its pairs' stand below: it is sent anew.

        So it is never so old that Discord takes few edits of it, either.
        """
        if contest.kind is not ContestKind.ARENA or contest.state is not ContestState.RUNNING:
            return False
        if contest.message_id is None:
            return False
        return self._clock.now() - discord.utils.snowflake_time(contest.message_id) > _NEAR_FOR

    async def _arrived(self, channel: discord.PartialMessageable, contest: Contest, above: int) -> int | None:
        """The message of a season below the one ``above``, if it arrived before a kill."""
        found = await find_arrived(
            self._client, channel, lambda message: message.id > above and is_of_season(message, contest)
        )
        return found.id if found else None


def _sent_instead_of(contest: Contest) -> int:
    """A number that tells the message of a contest from those before: it is another one in another channel, and where it is sent anew; a few digits, so that the nonce stays readable."""
    return (contest.message_id or contest.channel_id) % 10**9
