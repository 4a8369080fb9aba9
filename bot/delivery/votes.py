"""Keeps the boards of vote matches up to date: which turns are wanted, and until when, while the vote on a turn is open."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from weakref import WeakValueDictionary

import discord

from bot.delivery.drawing import Asker
from bot.delivery.messages import Presenter
from bot.delivery.publisher import Publisher
from bot.delivery.status import Status, is_channel_gone, status_of
from bot.languages import Languages
from bot.replies import NOBODY, UNDELIVERED
from bot.views.boards import board_view
from data import Database
from data.queries.contests import votes
from data.queries.matches import matches, shown_matches
from services.play.snapshots import Snapshot
from services.play.telling.summaries import load_to_show
from services.refusals import Refused
from words.catalogue import speaking
from words.play.boards.past import earlier

log = logging.getLogger(__name__)


class VoteTeller:
    """Edits the board on which a vote is open; one edit at a time for each match, and of several that wait only the last.

    The publisher shows each board first, with the votes that there are then; so nothing is sent here, and nothing twice.
    """

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        presenter: Presenter,
        publisher: Publisher,
        languages: Languages,
    ) -> None:
        self._client = client
        self._database = database
        self._presenter = presenter
        self._publisher = publisher
        self._languages = languages
        self._one_each: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        #: The matches for which somebody waits to edit the board: that will show all votes by then.
        self._waiting: set[int] = set()

    async def tell(self, match_id: int) -> Status:
        """Let the board of a match say what is so now. Raises a DatabaseProblem; Status.LATER: Discord fails for now."""
        if match_id in self._waiting:
            return Status.DONE
        lock = self._one_each.setdefault(match_id, asyncio.Lock())
        self._waiting.add(match_id)
        try:
            await lock.acquire()
        finally:
            self._waiting.discard(match_id)
        try:
            return await self._tell(match_id)
        finally:
            lock.release()

    def keep_telling(self, match_id: int) -> None:
        """In the background: tell, and try again for as long as Discord, or the database, fails for now."""
        self._publisher.background.try_until_it_can(("vote", match_id), partial(self.tell, match_id))

    async def _tell(self, match_id: int) -> Status:
        try:
            snapshot = await self._database.read(load_to_show, match_id)
        except Refused:
            return Status.DONE
        match = snapshot.match
        is_shown = match.message_id is not None and match.delivery.shown_version == match.version
        if not (snapshot.running and snapshot.to_move.is_team and is_shown):
            return Status.DONE
        with speaking(self._languages.of_match(snapshot, asked=False)):
            return await self._edit(snapshot)

    async def _edit(self, snapshot: Snapshot) -> Status:
        match, kept = snapshot.match, snapshot.ballot.kept if snapshot.ballot else None
        board = await self._presenter.board(Asker(("vote", match.id)), snapshot, quiet=True)
        told = blake2b(f"{match.message_id} {board.content}".encode(), digest_size=8).hexdigest()
        if kept is None or kept.told == told or match.message_id is None:
            return Status.DONE
        channel = self._client.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
        try:
            await channel.get_partial_message(match.message_id).edit(
                content=board.content,
                attachments=[board.file()],
                view=board_view(snapshot),
                allowed_mentions=NOBODY,
            )
        except UNDELIVERED as error:
            if isinstance(error, discord.NotFound) and not is_channel_gone(error):
                await self._post_anew(match.id)
                return Status.DONE
            log.info("The votes in match %s could not be shown: %s", match.id, type(error).__name__)
            return status_of(error)
        await self._database.write(votes.set_told, kept.guild_id, told)
        after = await self._database.read(matches.by_id, match.id)
        if after and after.version != match.version:
            # The votes were counted meanwhile: this board is a past one, of which that must be said last.
            self._publisher.departures.clear(match, earlier(match))
        return Status.DONE

    async def _post_anew(self, match_id: int) -> None:
        """Show a board again that somebody has deleted, and where people are to vote."""
        await self._database.write(shown_matches.set_unshown, match_id)
        with suppress(Refused):
            await self._publisher.show(match_id)
