"""Tells everybody in a contest's channel that it waits for more people, and there and in the clubhouse that a season, a cup or an arena is over."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

import discord

from bot.delivery.arrivals import find_arrived
from bot.delivery.contests.answering import in_answer_to_message
from bot.delivery.contests.pictures import end_pictures
from bot.delivery.drawing import Asker, Drawing
from bot.delivery.status import Status, is_channel_gone, status_of
from bot.languages import Languages
from bot.replies import NOBODY, UNDELIVERED, nonce, pinging
from bot.views.contests.contests import is_of_end, over_view
from data import Database
from data.records.contests import Contest
from services.contests import telling
from services.contests.telling import ContestSeen
from words.catalogue import speaking
from words.pages.contests.endings import over_text, waited_text

log = logging.getLogger(__name__)

#: How the nonces of both messages begin: Discord takes one nonce once, in whatever channel.
_IN_CHANNEL, _IN_CLUBHOUSE = "contest-over", "house-over"


class ContestNews:
    """Sends a message of its own about an end, which is told once: where it may have arrived before a kill, it is found by its button."""

    def __init__(
        self, client: discord.Client, database: Database, drawing: Drawing, languages: Languages
    ) -> None:
        self._client = client
        self._database = database
        self._drawing = drawing
        self._languages = languages

    async def tell(self, contest_id: int) -> Status:
        """Tell the end of a contest's season, if it has yet to be told. Raises a DatabaseProblem.

        Status.LATER: Discord fails for now. CLOSED: the channel takes nothing now.
        """
        seen = await self._database.read(telling.read, contest_id)
        if seen is None or not seen.contest.unsaid:
            return Status.DONE
        try:
            with speaking(self._languages.of_server(seen.contest.guild_id)):
                await self._send_once(seen)
        except UNDELIVERED as error:
            if is_channel_gone(error):
                await self._database.write(telling.lose_channel, seen.contest)
                return Status.DONE
            log.info("Contest %s: its end could not be told: %s", contest_id, type(error).__name__)
            return status_of(error)
        await self._tell_clubhouse(seen)
        await self._database.write(telling.set_said, seen.contest)
        return Status.DONE

    async def tell_wait(self, contest_id: int) -> None:
        """Tell in a contest's channel, and by pings whoever has joined, that it begins later, for too few have. Raises a DatabaseProblem.

        It is told once, and not again where Discord fails: the contest's own message says it too. While nobody has joined, that says it alone, or a
        channel in which nobody cares for it would hear of it each week.
        """
        seen = await self._database.read(telling.read, contest_id)
        if seen is None or not seen.joined:
            return
        contest, joined = seen.contest, [each.player.discord_id for each in seen.joined]
        begins = contest.due_at.timestamp() if contest.due_at else 0
        channel = self._client.get_partial_messageable(contest.channel_id, guild_id=contest.guild_id)
        try:
            with speaking(self._languages.of_server(contest.guild_id)):
                await channel.send(
                    waited_text(seen),
                    allowed_mentions=pinging(*joined),
                    nonce=nonce("contest-wait", contest.id, int(begins)),
                )
        except UNDELIVERED as error:
            log.info("Contest %s: its wait could not be told: %s", contest_id, type(error).__name__)

    async def _tell_clubhouse(self, seen: ContestSeen) -> None:
        """Tell it in the clubhouse, too; what can't be told there now is left out: it stands in the contest's own channel."""
        contest = seen.contest
        channel_id = await self._database.read(telling.clubhouse_of, contest)
        if channel_id is None:
            return
        channel = self._client.get_partial_messageable(channel_id, guild_id=contest.guild_id)
        try:
            with speaking(self._languages.of_server(contest.guild_id)):
                if not await self._is_there(channel, contest):
                    await self._send(channel, seen, _IN_CLUBHOUSE)
        except UNDELIVERED as error:
            log.info("Contest %s: the clubhouse takes no news: %s", contest.id, type(error).__name__)

    async def _is_there(self, channel: discord.PartialMessageable, contest: Contest) -> bool:
        """True if the news has arrived in a channel."""
        found = await find_arrived(self._client, channel, lambda message: is_of_end(message, contest))
        return found is not None

    async def _send_once(self, seen: ContestSeen) -> None:
        """Send the message, in answer to the one of the season if that is known, unless it is there already."""
        contest = seen.contest
        channel = self._client.get_partial_messageable(contest.channel_id, guild_id=contest.guild_id)
        if not await self._is_there(channel, contest):
            await in_answer_to_message(contest, partial(self._send, channel, seen))

    async def _send(
        self, channel: discord.PartialMessageable, seen: ContestSeen, where: str = _IN_CHANNEL, **options: Any
    ) -> None:
        """Send the message with the picture of how it ended, which is drawn each time: one that was tried to send is closed."""
        contest, guild = seen.contest, self._client.get_guild(seen.contest.guild_id)
        server = guild.name if guild else ""
        await channel.send(
            over_text(seen),
            files=await end_pictures(self._drawing, Asker(("league", contest.id)), seen, server),
            view=over_view(contest),
            allowed_mentions=NOBODY,
            nonce=nonce(where, contest.id, contest.season),
            **options,
        )
