"""The one task that posts the daily puzzle where servers want it, and notes in which hours the bot is there."""

from __future__ import annotations

import logging
from datetime import datetime
from typing import Final

import discord

from bot.clock import Clock
from bot.delivery.arrivals import find_arrived
from bot.delivery.drawing import Asker, Drawing
from bot.delivery.permissions import missing_in
from bot.delivery.status import Status, is_channel_gone, status_of
from bot.languages import Languages
from bot.replies import NOBODY, UNDELIVERED, nonce
from bot.tasks.letters import Owners
from bot.tasks.periodic import LookingTask, Rests
from bot.views.puzzles import is_post_of, solve_view
from data import Database
from puzzles import Puzzle, of_day, puzzle
from services.clubhouse.choices import Posts
from services.learning import daily
from services.learning.daily import DailyPost
from words.catalogue import speaking
from words.pages import puzzles as words

log = logging.getLogger(__name__)

#: Seconds between two looks at what is due: clocks jump, and a server may have chosen its channel meanwhile.
PAUSE: Final = 30.0
#: Seconds between two posts.
_BETWEEN: Final = 0.1


class DailyPuzzles(LookingTask):
    """Posts what is due, one at a time. What is due is only in the database, so a restart posts nothing twice.

    A post is stored as tried before it is sent, and as done after that; where it was only tried, the channel is looked
    through first. Yesterday's is never posted.
    """

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        drawing: Drawing,
        clock: Clock,
        languages: Languages,
        *,
        owners: Owners,
    ) -> None:
        super().__init__(database, clock, PAUSE, "Posting the daily puzzle failed")
        self._client = client
        self._owners = owners
        self._database = database
        self._drawing = drawing
        self._languages = languages
        self._noted: datetime | None = None
        self._resting = Rests(clock)

    async def _look(self) -> None:
        await self._note_hour()
        await self._post_what_is_due()

    async def _note_hour(self) -> None:
        """Note the hour, once, if Discord can be reached: only then can anybody solve anything."""
        hour = self._clock.now().replace(minute=0, second=0, microsecond=0)
        if hour != self._noted and self._client.is_ready():
            await self._database.write(daily.note_hour, hour)
            self._noted = hour

    async def _post_what_is_due(self) -> None:
        for guild_id in await self._database.read(daily.awaiting, self._clock.now()):
            if self._closed:
                return
            if guild_id in self._resting:
                continue
            async with self._busy:
                await self._post(guild_id)
            await self._clock.sleep(_BETWEEN)

    async def _post(self, guild_id: int) -> None:
        post = await self._database.write(daily.begin_post, guild_id, self._clock.now())
        if post is None:
            return
        try:
            if not (post.tried and await self._has_arrived(post)):
                with speaking(self._languages.of_server(guild_id)):
                    if not await self._send(post):
                        return  # it is due for the process that leads now, too
            await self._owners.mended(guild_id, post.channel_id, Posts.PUZZLE)
        except UNDELIVERED as error:
            if is_channel_gone(error):
                log.warning("Server %s: the channel of its daily puzzle is gone; it gets none", guild_id)
                await self._database.write(daily.lose_channel, post)
                await self._owners.tell(guild_id, post.channel_id, Posts.PUZZLE)
                return
            log.info("Server %s: no daily puzzle (%s)", guild_id, type(error).__name__)
            if status_of(error) is Status.CLOSED:
                # Somebody may give the permission back while the day lasts.
                self._resting.begin(guild_id)
                if post.yesterday:
                    missing = missing_in(self._client.get_guild(guild_id), post.channel_id)
                    await self._owners.tell(
                        guild_id, post.channel_id, Posts.PUZZLE, missing or ["send-messages"]
                    )
            if status_of(error) is not Status.REFUSED:
                return
        await self._database.write(daily.end_post, post)

    async def _send(self, post: DailyPost) -> bool:
        """Send it, unless another process leads by now; returns whether it was sent."""
        shown = puzzle(of_day(post.day))
        files = [await self._question(shown, post.day)]
        before = puzzle(of_day(post.day - 1))
        if post.yesterday:
            files.append(await self._answer(before))
        if not await self.still_leads():
            return False
        await self._channel(post).send(
            words.post(
                shown, post.day, (before, post.yesterday) if post.yesterday else None, rests=post.rests
            ),
            files=files,
            view=solve_view(post.day, rests=post.rests),
            allowed_mentions=NOBODY,
            nonce=nonce(str(post.day), post.channel_id),
        )
        return True

    async def _question(self, shown: Puzzle, number_of_day: int) -> discord.File:
        """The puzzle as a picture that says what is asked, for it is passed on without its message."""
        asker = Asker(("daily", number_of_day))
        board = await self._drawing.board(asker, shown.position)
        title, asked = words.post_title(shown, number_of_day), words.picture_task(shown)
        picture = await self._drawing.headed(asker, board, title, asked, shown.edition)
        return picture.file(words.post_alt_text(shown, number_of_day))

    async def _answer(self, before: Puzzle) -> discord.File:
        """The answer to the puzzle of the day before, as a picture that shows only when it is pressed."""
        played = before.position.play(before.solution)
        picture = await self._drawing.board(Asker(("daily", before.position)), played.position, played.events)
        return picture.file(words.answer_alt_text(played), "answer.png", spoiler=True)

    async def _has_arrived(self, post: DailyPost) -> bool:
        """True if an earlier attempt has arrived after all."""
        found = await find_arrived(
            self._client, self._channel(post), lambda message: is_post_of(message, post.day)
        )
        return found is not None

    def _channel(self, post: DailyPost) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(post.channel_id, guild_id=post.guild_id)
