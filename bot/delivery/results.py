"""Lets the message that announced a match tell its result: the challenge, or what the bot wrote beside it in the channel."""

from __future__ import annotations

from functools import partial

import discord

from bot.delivery.drawing import Asker
from bot.delivery.messages import Presenter
from bot.delivery.retries import Background
from bot.delivery.status import Status, status_of
from bot.languages import Languages
from bot.replies import NOBODY, UNDELIVERED
from bot.views.results import result_view
from data import Database, DatabaseProblem
from data.queries.announcing import announcements as stored
from services.play.snapshots import Snapshot
from services.play.telling import announcements
from services.play.telling.announcements import DueResult
from services.refusals import Refused
from words.catalogue import speaking
from words.play.results import result_text


class Announcer:
    """Edits each announcement once, after the last board; what fails for now is tried again, also after a restart."""

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        presenter: Presenter,
        background: Background,
        languages: Languages,
    ) -> None:
        self._client = client
        self._database = database
        self._presenter = presenter
        self._background = background
        self._languages = languages

    def tell(self, match_id: int, told: Snapshot | None = None) -> None:
        """In the background: let the message of a match that is over tell its result, if it has one that does not.

        ``told`` is the match as its channel has just been told of it, if that is at hand.
        """
        self._background.spawn(self._tell(match_id, told))

    async def resume(self) -> None:
        """Do so for the matches that ended before the program did. Raises a DatabaseProblem."""
        for match_id in await self._database.read(stored.matches_with_due):
            await self._tell(match_id)

    async def _tell(self, match_id: int, told: Snapshot | None = None) -> None:
        if await self._attempt(match_id, told) is Status.LATER:
            self._background.retry(("result", match_id), partial(self._attempt, match_id))

    async def _attempt(self, match_id: int, told: Snapshot | None = None) -> Status:
        try:
            result = await self._database.read(announcements.due_result, match_id, told)
            if result is None:
                return Status.DONE
            status = await self._edit(result)
            if status is not Status.LATER:
                await self._database.write(stored.set_told, match_id)
        except DatabaseProblem:
            return Status.LATER
        except Refused:  # its record is broken, and the host has been told
            return Status.DONE
        return status

    async def _edit(self, result: DueResult) -> Status:
        announced, snapshot, others = result
        message = self._client.get_partial_messageable(announced.channel_id).get_partial_message(
            announced.message_id
        )
        with speaking(self._languages.of_place(snapshot.match.guild_id)):
            asker = Asker(("result", snapshot.match.id))
            pictures = [await self._presenter.result(asker, snapshot)] if snapshot.last else []
            try:
                await message.edit(
                    content=result_text(snapshot, others),
                    attachments=pictures,
                    view=result_view(snapshot),
                    allowed_mentions=NOBODY,
                )
            except UNDELIVERED as error:
                return status_of(error)
        return Status.DONE
