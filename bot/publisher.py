"""The one place that sends boards, and the lines that tell of offers: what has been committed is shown, in order, once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from datetime import timedelta
from enum import Enum
from typing import Any, Final, NamedTuple, TypeVar
from weakref import WeakValueDictionary

import discord

from bot.clock import Clock
from bot.components.boards import is_board_of
from bot.drawing import Asker
from bot.presenter import BoardMessage, LineMessage, Presenter, line
from bot.replies import NOBODY, UNDELIVERED, best_effort
from data import Challenge, Database, DatabaseProblem, Match, News, Player, matches
from services.refusals import Refused
from services.settled import Settled
from services.snapshots import Snapshot
from services.summaries import load_to_show
from words.boards import board_text
from words.offers import line_text, settled_text

log = logging.getLogger(__name__)

T = TypeVar("T")

#: Seconds to wait before trying again: doubled each time, from the first to the last.
FIRST_WAIT: Final = 1.0
MAX_WAIT: Final = 300.0
#: For how many matches the publisher remembers what it sent last.
_MAX_REMEMBERED: Final = 20_000
#: How many messages to search for a board that arrived although Discord reported an error.
_RECENT: Final = 25
#: By how much Discord's clock may differ from ours.
_SKEW: Final = timedelta(minutes=1)
#: Seconds that the program waits at its end for a board being sent.
_PATIENCE: Final = 5.0


class Shown(Enum):
    """Whether a match's latest state is shown.

    It is; it is, but that could not be stored; it will be; the bot can't post in its channel; or it is shown only when a
    player asks for it.
    """

    YES = "yes"
    UNSTORED = "unstored"
    LATER = "later"
    NOWHERE = "nowhere"
    WHEN_ASKED = "when asked"

    @property
    def unseen(self) -> bool:
        """Whether nobody sees it by itself, now or soon."""
        return self in {Shown.NOWHERE, Shown.WHEN_ASKED}


class Part(Enum):
    """What is shown of a match in one message."""

    BOARD = "board"
    LINE = "line"
    NOTHING = "nothing"


class Delivery(NamedTuple):
    """Whether a match is shown, and the match as it was shown."""

    shown: Shown
    match: Match


#: What may be different at a later try.
_TRIED_AGAIN: Final = {Shown.UNSTORED, Shown.LATER, Shown.NOWHERE}


class Publisher:
    """Shows each match's latest state in its channel, and keeps trying while Discord fails.

    What is to be shown is only in the database (``shown_version`` below ``version``), so a restart loses nothing.
    """

    def __init__(
        self, client: discord.Client, database: Database, presenter: Presenter, clock: Clock
    ) -> None:
        self._client = client
        self._database = database
        self._presenter = presenter
        self._clock = clock
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._retrying: set[int] = set()
        #: How often each match had moved, and its version, when it was last sent.
        self._sent: dict[int, tuple[int, int]] = {}
        self._closing = asyncio.Event()

    async def show(
        self,
        match_id: int,
        interaction: discord.Interaction[Any] | None = None,
        fresh: Snapshot | None = None,
    ) -> Delivery:
        """Show a match as it is now, unless that has been shown.

        The board is the interaction's answer if that was not given yet and is in the match's channel; else a
        message. What fails for now is retried in the background. ``fresh`` is the match as a use case has just
        returned it; if something has been sent since, it is read from the database instead. Refuses MATCH_QUARANTINED.
        """
        try:
            delivery = await self._spawn(self._attempt(match_id, interaction, fresh))
        except DatabaseProblem:
            self._retry(match_id)
            raise
        if delivery.shown in _TRIED_AGAIN:
            self._retry(match_id)
        if delivery.shown is Shown.UNSTORED:
            return delivery._replace(shown=Shown.YES)
        return delivery

    async def show_end(self, match_id: int) -> None:
        """Show an end that no interaction caused: the clock did, or somebody was forgotten.

        If no board can be posted, the players get a direct message. Of a quarantined match nothing is shown.
        """
        with suppress(Refused):
            if (await self.show(match_id)).shown.unseen:
                await self.tell_end(match_id)

    async def tell_end(self, match_id: int) -> None:
        """Tell both players by direct message how a match ended, because no board can be posted. Refuses MATCH_QUARANTINED."""
        snapshot = await self._database.read(load_to_show, match_id)
        for player in (snapshot.orange, snapshot.gray):
            if player.discord_id is not None:
                await best_effort(self._tell(player.discord_id, board_text(snapshot)))

    async def _tell(self, discord_id: int, content: str) -> None:
        channel = await self._client.create_dm(discord.Object(discord_id))
        await channel.send(content, allowed_mentions=NOBODY)

    async def remove_buttons(self, match: Match) -> None:
        """Try to remove the buttons of an old board; if that fails, a click on one is still answered."""
        if match.message_id is None or match.user_installed:
            return
        channel = self._client.get_partial_messageable(match.channel_id)
        try:
            await channel.get_partial_message(match.message_id).edit(view=None)
        except UNDELIVERED as error:
            log.debug("An old board keeps its buttons (%s)", type(error).__name__)

    def leave(self, before: Match, told: str, other: Player) -> None:
        """In the background: tell in the place that a match has left where it went, and clear its board there.

        Where the bot can't write there, the player who did not move it gets a direct message.
        """
        self._spawn(self._leave(before, told, other))

    async def _leave(self, before: Match, told: str, other: Player) -> None:
        if not await self._note(before, told) and other.discord_id is not None:
            await best_effort(self._tell(other.discord_id, told))
        # After the note: an archived thread takes no edit before a message has come.
        await self.remove_buttons(before)

    async def _note(self, match: Match, told: str) -> bool:
        """Say something that pings nobody in a match's place; returns whether that was possible."""
        if match.user_installed:
            return False
        channel = self._client.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
        try:
            await channel.send(told, allowed_mentions=NOBODY, nonce=f"{match.id}-moved-{match.relocations}")
        except UNDELIVERED as error:
            log.info("Match %s: its old place was not told (%s)", match.id, type(error).__name__)
            return False
        return True

    def start(self) -> None:
        """Show, in the background, what was committed but not shown before the program last ended."""
        self._spawn(self._resume())

    async def close(self) -> None:
        """Finish what is being sent and stop retrying; the rest is shown after the next start."""
        self._closing.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                while self._tasks:
                    await asyncio.wait(self._tasks)
        for task in self._tasks:
            task.cancel()

    async def _resume(self) -> None:
        for match_id in await self._database.read(matches.unshown):
            if not await self._done(match_id):
                self._retry(match_id)

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _retry(self, match_id: int) -> None:
        if match_id not in self._retrying:
            self._retrying.add(match_id)
            self._spawn(self._keep_trying(match_id))

    async def _keep_trying(self, match_id: int) -> None:
        wait = FIRST_WAIT
        try:
            while not await self._closed_within(wait):
                if await self._done(match_id):
                    return
                wait = min(2 * wait, MAX_WAIT)
        finally:
            self._retrying.discard(match_id)

    async def _closed_within(self, seconds: float) -> bool:
        """Wait, at most until the publisher closes; returns whether it did."""
        sleeping = asyncio.ensure_future(self._clock.sleep(seconds))
        closing = asyncio.ensure_future(self._closing.wait())
        try:
            await asyncio.wait({sleeping, closing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleeping.cancel()
            closing.cancel()
        return self._closing.is_set()

    async def _done(self, match_id: int) -> bool:
        """Try again; an earlier attempt may have arrived. Returns whether this was the last."""
        try:
            return (await self._attempt(match_id, unsure=True)).shown not in _TRIED_AGAIN
        except Refused:
            return True  # quarantined: there is nothing to show
        except DatabaseProblem:
            return False
        except Exception:
            # A mistake of ours with one match must not keep the others from being shown.
            log.exception("Match %s can't be shown", match_id)
            return True

    async def close_challenge(self, challenge: Challenge, content: str) -> None:
        """Try to make the message of a challenge that is over say how it ended."""
        if challenge.message_id is None or challenge.user_installed:
            return
        channel = self._client.get_partial_messageable(challenge.channel_id, guild_id=challenge.guild_id)
        message = channel.get_partial_message(challenge.message_id)
        await best_effort(message.edit(content=content, view=None, allowed_mentions=NOBODY))

    async def _attempt(
        self,
        match_id: int,
        interaction: discord.Interaction[Any] | None = None,
        fresh: Snapshot | None = None,
        *,
        unsure: bool = False,
    ) -> Delivery:
        """Try once, one try at a time for each match; ``unsure``: an earlier one may have arrived."""
        lock = self._locks.setdefault(match_id, asyncio.Lock())
        async with lock:
            snapshot = (
                fresh if fresh and self._is_next(fresh) else await self._database.read(load_to_show, match_id)
            )
            while True:
                match = snapshot.match
                if self._closing.is_set():
                    return Delivery(Shown.LATER, match)
                if match.settled:
                    await self._settle(snapshot, interaction)
                if match.shown_version == match.version:
                    return Delivery(Shown.YES, match)
                shown = await self._deliver(snapshot, interaction, unsure=unsure)
                if shown is not None:
                    return Delivery(shown, match)
                snapshot = await self._database.read(load_to_show, match_id)

    def _is_next(self, fresh: Snapshot) -> bool:
        """Whether nothing has been sent since a use case returned this.

        If something was, then another state is shown by now, in a message that this snapshot does not know.
        """
        match = fresh.match
        return self._sent.get(match.id, (0, 0)) == (match.relocations, match.shown_version)

    async def _deliver(
        self, snapshot: Snapshot, interaction: discord.Interaction[Any] | None, *, unsure: bool
    ) -> Shown | None:
        """Send the next of what is to be shown, the board or a line, and store that it was shown.

        If an earlier attempt has arrived, only that is stored. None if there is more to do: a line after its board, or the
        match was moved meanwhile and must be shown in its new place.
        """
        match, what = snapshot.match, next_part(snapshot.match)
        if len(self._sent) >= _MAX_REMEMBERED:
            self._sent.clear()
        self._sent[match.id] = match.relocations, match.version
        if match.user_installed and (interaction is None or interaction.channel_id != match.channel_id):
            return Shown.WHEN_ASKED
        try:
            message_id = await self._find(snapshot) if unsure else None
            if message_id is None and what is not Part.NOTHING:
                message_id = await self._send(await self._message(snapshot, what), interaction)
        except (discord.NotFound, discord.Forbidden) as error:
            # Nobody can see it there for now; the match goes on, and /board in another channel moves it.
            log.warning("Match %s can't be shown in its channel (%s)", match.id, error.code)
            # A match that is over is not tried again; its players can ask for it.
            return Shown.NOWHERE if snapshot.running and not match.user_installed else Shown.WHEN_ASKED
        except UNDELIVERED as error:
            log.warning("Match %s could not be shown yet (%s)", match.id, type(error).__name__)
            return Shown.WHEN_ASKED if match.user_installed else Shown.LATER
        except RuntimeError:
            if not self._client.is_closed():
                raise
            return Shown.LATER
        try:
            at_home = await self._database.write(matches.set_shown, match, _shown(match, what, message_id))
        except DatabaseProblem:
            return Shown.UNSTORED  # at the next try the message is found
        if not at_home:
            if message_id is not None:
                self._spawn(self.remove_buttons(match._replace(message_id=message_id)))
            return None
        if what is Part.BOARD and match.message_id != message_id and not self._closing.is_set():
            self._spawn(self.remove_buttons(match))
        return None if what is Part.BOARD and line_follows(match) else Shown.YES

    async def _message(self, snapshot: Snapshot, what: Part) -> BoardMessage | LineMessage:
        if what is Part.LINE:
            return line(snapshot)
        return await self._presenter.board(Asker(("match", snapshot.match.id)), snapshot, may_animate=True)

    async def _settle(self, snapshot: Snapshot, interaction: discord.Interaction[Any] | None) -> None:
        """Make the line of an offer say how it was settled, if it can be reached, and store that nothing is left to do."""
        match, settled = snapshot.match, Settled.of(snapshot.match)
        pressed = interaction.message.id if interaction and interaction.message else None
        if settled and match.offer_message_id not in {None, pressed} and not match.user_installed:
            channel = self._client.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
            message = channel.get_partial_message(match.offer_message_id or 0)
            told = settled_text(snapshot, settled)
            await best_effort(message.edit(content=told, view=None, allowed_mentions=NOBODY))
        with suppress(DatabaseProblem):
            await self._database.write(matches.set_settled_shown, match)

    async def _send(
        self, message: BoardMessage | LineMessage, interaction: discord.Interaction[Any] | None
    ) -> int:
        """Send a board or a line; the id of its message."""
        match = message.snapshot.match
        here = interaction if interaction and interaction.channel_id == match.channel_id else None
        if here and not here.response.is_done():
            try:
                return (await here.response.send_message(**message.sending())).message_id or 0
            except UNDELIVERED as error:
                log.info("Match %s: an answer did not go through (%s)", match.id, type(error).__name__)
                if found := await self._answered(here, message.snapshot) or await self._find(
                    message.snapshot
                ):
                    return found
                if match.user_installed:
                    raise  # the bot is no member there, so only the answer could have shown it
        if here and match.user_installed:
            return (await here.followup.send(wait=True, **message.sending())).id
        channel = self._client.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
        try:
            return (await channel.send(nonce=f"{match.id}-{_version_of(match)}", **message.sending())).id
        except discord.Forbidden:
            if not (here and here.response.is_done()):
                raise
            # The bot may not send here, but it may still answer.
            return (await here.followup.send(wait=True, **message.sending())).id

    async def _answered(self, interaction: discord.Interaction[Any], snapshot: Snapshot) -> int | None:
        """The id of the interaction's answer, if it arrived after all and is what is to be shown."""
        try:
            answer = await interaction.original_response()
        except UNDELIVERED:
            return None
        return answer.id if _shows(answer, snapshot) else None

    async def _find(self, snapshot: Snapshot) -> int | None:
        """The id of the message that shows what is to be shown, if an earlier attempt arrived after all.

        Without the permission to read old messages none is found, and only the nonce prevents a second one.
        """
        match = snapshot.match
        if match.user_installed:
            return None  # the bot is no member there and can't look
        if match.shown_version == 0 and match.message_id is not None:
            return None  # asked for again: the old board is not enough
        channel = self._client.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
        try:
            async for message in channel.history(limit=_RECENT):
                if message.author == self._client.user and _shows(message, snapshot):
                    return message.id
        except discord.Forbidden:
            log.info("Match %s: no permission to read back", match.id)
        return None


def next_part(match: Match) -> Part:
    """What of a match is to be shown next."""
    if match.shown_version < match.board_version:
        return Part.BOARD
    return Part.LINE if _is_told(match) else Part.NOTHING


def line_follows(match: Match) -> bool:
    """Whether a line is to be shown after the board: of a change since then or, if all is shown again, of an open offer."""
    if match.version == match.board_version:
        return False
    return match.offer is not None if match.shown_version == 0 else _is_told(match)


def _is_told(match: Match) -> bool:
    """Whether the last change is told by a line; a withdrawn offer is not: its own line says so."""
    return match.version > match.board_version and match.news is not News.WITHDREW


def _shown(match: Match, what: Part, message_id: int | None) -> dict[str, int | None]:
    """What is stored once a part of a match was shown."""
    if what is Part.BOARD:
        version = match.board_version if line_follows(match) else match.version
        return {"shown_version": version, "message_id": message_id}
    if what is Part.LINE and match.offer:
        return {"shown_version": match.version, "offer_message_id": message_id}
    return {"shown_version": match.version}


def _version_of(match: Match) -> int:
    """The version that the next message shows."""
    return match.board_version if next_part(match) is Part.BOARD else match.version


def _shows(message: discord.Message, snapshot: Snapshot) -> bool:
    """Whether a message is what is to be shown: a board is known by its buttons, a line by its words and its time."""
    match = snapshot.match
    if next_part(match) is Part.BOARD:
        return is_board_of(message, match)
    if next_part(match) is Part.NOTHING:
        return False
    return message.created_at > match.changed_at - _SKEW and message.content == line_text(snapshot)
