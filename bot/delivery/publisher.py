"""Shows what has been committed: boards, and the lines that tell of offers, in order, once, until they have arrived."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

import discord

from bot.clock import Clock
from bot.delivery.departures import Departures
from bot.delivery.drawing import Asker
from bot.delivery.edits import Edits
from bot.delivery.messages import BoardMessage, LineMessage, Presenter, line
from bot.delivery.parts import Part, line_follows, next_part, once_shown
from bot.delivery.results import Announcer
from bot.delivery.retries import Background
from bot.delivery.sender import Post
from bot.delivery.sent import Sent
from bot.delivery.status import Status, reason_of, status_of
from bot.languages import Languages
from bot.replies import UNDELIVERED, about, best_effort
from data import Challenge, Claim, Database, DatabaseProblem, Match, MatchState, News, PlaceLoss, Work
from data.queries.announcing import places
from data.queries.matches import matches, shown_matches
from services.play.away import AwayTold
from services.play.kinds.news_kinds import NEWS, line_asks_for_turn, line_tells_of_offer
from services.play.kinds.settled import Settled
from services.play.snapshots import Snapshot
from services.play.telling import notices
from services.play.telling.summaries import load_to_show, next_to_show
from services.refusals import Refused
from words.catalogue import speaking
from words.play.boards.past import past_text
from words.play.boards.places import homeless_turn
from words.play.boards.running import board_text

log = logging.getLogger(__name__)


class Delivery(NamedTuple):
    """The status of showing a match, and the match as it was shown."""

    status: Status
    match: Match


#: What may be different at a later try.
_TRIED_AGAIN: Final = {Status.UNSTORED, Status.LATER, Status.CLAIMED, Status.CLOSED}
#: What whoever asked to have it shown need not know.
_TOLD_AS: Final = {
    Status.DONE: Status.DONE,
    Status.UNSTORED: Status.DONE,
    Status.LATER: Status.LATER,
    Status.CLAIMED: Status.LATER,
    Status.CLOSED: Status.CLOSED,
    Status.REFUSED: Status.LATER,
    Status.WHEN_ASKED: Status.WHEN_ASKED,
}


#: Seconds between two tries to find what was not shown before the last end.
_RESUMES_EVERY: Final = 1.0


class Publisher:
    """Shows each match's latest state in its channel, and keeps trying while Discord fails.

    What is to be shown is only in the database (``shown_version`` below ``version``), so a restart loses nothing.
    """

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        presenter: Presenter,
        clock: Clock,
        languages: Languages,
    ) -> None:
        self._client = client
        self._clock = clock
        self._database = database
        self._presenter = presenter
        self._languages = languages
        self._post = Post(client)
        self.background = Background(clock)
        self._edits = Edits(client, database, self.background, languages)
        self._announcer = Announcer(client, database, presenter, self.background, languages)
        #: The matches that could not be shown at the last try, because the bot can't post in their channels.
        self.nowhere: set[int] = set()
        #: Set when a match against the bot has been shown, so that it may owe something now.
        self.bot_awaited = asyncio.Event()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._sent = Sent()
        #: Sees to the places that matches have left.
        self.departures = Departures(
            self._post, self._edits, self._sent, self.background, languages=languages, clock=clock
        )

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
            delivery = await self.background.spawn(self._attempt(match_id, interaction, fresh))
        except DatabaseProblem:
            self.background.retry(match_id, partial(self._try_again, match_id))
            raise
        if delivery.status in _TRIED_AGAIN:
            self.background.retry(match_id, partial(self._try_again, match_id))
        known = delivery.match.delivery.place_lost is PlaceLoss.TOLD
        if delivery.status is Status.CLOSED and known and delivery.match.news is News.TURN:
            self.background.spawn(self._tell_turn(match_id, interaction))
        return delivery._replace(status=_TOLD_AS[delivery.status])

    def tell_away(self, changed: Iterable[AwayTold]) -> None:
        """In the background: let each of these matches tell of somebody's hours; no answer waits for that, and nobody is pinged for it twice."""
        for told in changed:
            self.background.spawn(self._show_away(told))

    async def _show_away(self, told: AwayTold) -> None:
        """Show that somebody is away, or is back: by a line or, where the other has read one elsewhere, on the match's board alone."""
        if told.on_board:
            await self._renew_told(told.match.id)
        else:
            await self.show(told.match.id)

    async def _renew_told(self, match_id: int) -> None:
        """Let the board of a match, and what else tells of its clock, say what a line elsewhere tells."""
        self.settle_notices(match_id)
        with suppress(Refused, DatabaseProblem):  # quarantined, or it can't be read: the next board says so
            snapshot = await self._database.read(load_to_show, match_id)
            with speaking(self._languages.of_match(snapshot, asked=False)):
                await self._edits.renew_board(snapshot.match, board_text(snapshot))

    async def show_end(self, match_id: int) -> None:
        """Show an end that no interaction caused: the clock did, or somebody was forgotten.

        If no board can be posted, the players get a direct message. Of a quarantined match nothing is shown.
        """
        with suppress(Refused):
            if (await self.show(match_id)).status.unseen:
                await self.tell_end(match_id)

    async def tell_end(self, match_id: int) -> None:
        """Tell both players by direct message how a match ended, because no board can be posted. Refuses MATCH_QUARANTINED."""
        snapshot = await self._database.read(load_to_show, match_id)
        for player in (snapshot.orange, snapshot.gray):
            if player.reached_at is not None:
                with speaking(self._languages.of_player(player, snapshot.match.guild_id)):
                    told = board_text(snapshot)
                await best_effort(self._post.tell(player.reached_at, told))

    async def _tell_turn(self, match_id: int, interaction: discord.Interaction[Any] | None) -> None:
        """Tell the player to move by direct message that it is their turn, because no board can be posted where they play."""
        with suppress(Refused, DatabaseProblem):
            snapshot = await self._database.read(load_to_show, match_id)
            reader = snapshot.to_move.reached_at
            if (
                snapshot.running
                and reader is not None
                and not (interaction and interaction.user.id == reader)
            ):
                with speaking(self._languages.of_player(snapshot.to_move, snapshot.match.guild_id)):
                    told = homeless_turn(snapshot)
                await best_effort(self._post.tell(reader, told))

    def close_challenge(self, challenge: Challenge, content: str) -> None:
        """In the background: try to make the message of a challenge that is over say how it ended.

        Discord takes few edits of old messages (30046), and discord.py waits until it does: nobody else is to wait for that.
        """
        self.background.spawn(self._edits.close_challenge(challenge, content))

    def start(self) -> None:
        """Show, in the background, what was committed but not shown before the program last ended.

        What other processes leave behind later, the one that leads finds (``bot/tasks/reconcile.py``).
        """
        self.background.spawn(self._resume())

    async def close(self) -> None:
        """Finish what is being sent and stop retrying; the rest is shown after the next start."""
        await self.background.close()

    async def show_unshown(self, unshown: Iterable[shown_matches.Unshown]) -> None:
        """Show matches that were found committed but not shown."""
        for match in unshown:
            if self.background.is_retrying(match.id):
                continue
            if await self._try_again(match.id) is not Status.DONE:
                self.background.retry(match.id, partial(self._try_again, match.id))

    async def _resume(self) -> None:
        while not self.background.closing:
            try:
                await self.show_unshown(await self._database.read(shown_matches.unshown))
                await self._edits.resume()
                await self._announcer.resume()
            except DatabaseProblem as problem:
                log.warning("What was not shown yet can't be read (%s)", type(problem).__name__)
                await self._clock.sleep(_RESUMES_EVERY)
            else:
                return

    async def _try_again(self, match_id: int) -> Status:
        """Try again; an earlier attempt may have arrived."""
        try:
            status = (await self._attempt(match_id, unsure=True)).status
        except Refused:
            return Status.DONE  # quarantined: there is nothing to show
        except DatabaseProblem:
            return Status.LATER
        except Exception:
            # A mistake of ours with one match must not keep the others from being shown.
            log.exception("Match %s can't be shown", match_id, extra={"match": match_id})
            return Status.DONE
        if status is Status.CLAIMED:
            return Status.CLAIMED
        return Status.LATER if status in _TRIED_AGAIN else Status.DONE

    def remove_notice(self, match: Match, message_id: int) -> None:
        """In the background: remove a message that reminded of a match's clock, whose place another one has taken."""
        self.background.spawn(self._edits.remove_notice(match, message_id))

    def retire_line(self, match: Match) -> None:
        """In the background: let the line that asks for a match's turn ask no more, because a reminder below it does."""
        if match.delivery.line_id is not None:
            self.background.spawn(self._edits.retire_line(match, match.delivery.line_id))

    def settle_notices(self, match_id: int, interaction: discord.Interaction[Any] | None = None) -> None:
        """In the background: let the messages that told of a match's clock say what became of it, if there are any."""
        pressed = interaction.message if interaction else None
        self._edits.settle_notices(match_id, pressed.id if pressed else None)

    async def _attempt(
        self,
        match_id: int,
        interaction: discord.Interaction[Any] | None = None,
        fresh: Snapshot | None = None,
        *,
        unsure: bool = False,
    ) -> Delivery:
        """Try once; ``unsure``: an earlier try may have arrived. What else tells of the match is edited after that."""
        delivery = await self._in_turn(match_id, interaction, fresh, unsure=unsure)
        if delivery.status is Status.CLOSED:
            self.nowhere.add(match_id)
            await self._lose_place(delivery.match)
        else:
            self.nowhere.discard(match_id)
        if delivery.match.delivery.has_notices and delivery.status not in {Status.LATER, Status.CLAIMED}:
            self.settle_notices(match_id, interaction)
        if delivery.match.state is MatchState.OVER and delivery.status not in {
            Status.LATER,
            Status.CLAIMED,
        }:
            self._announcer.tell(match_id, fresh)
        if delivery.status not in {Status.LATER, Status.CLAIMED}:
            self._show_begun(delivery.match)
        if delivery.match.level is not None and delivery.status is Status.DONE:
            self.bot_awaited.set()
        return delivery

    def _show_begun(self, match: Match) -> None:
        """In the background: show what else of its series has begun, once a match's first or last board is shown."""
        if match.series_id is not None and (match.state is MatchState.OVER or not match.turns):
            self.background.spawn(self._show_of_series(match.series_id))

    async def _show_of_series(self, series_id: int) -> None:
        with suppress(DatabaseProblem, Refused):  # what is not shown is found at the next start
            for match_id in await self._database.read(matches.begun_in_series, series_id):
                await self.show(match_id)

    async def _lose_place(self, match: Match) -> None:
        """Store that a match has lost its place, so that its players are told of that (``bot/tasks/letters.py``)."""
        if match.delivery.place_lost is None:
            with suppress(DatabaseProblem):  # at the next try it is stored
                await self._database.write(places.lose, match)

    async def _in_turn(
        self,
        match_id: int,
        interaction: discord.Interaction[Any] | None,
        fresh: Snapshot | None,
        *,
        unsure: bool,
    ) -> Delivery:
        """Try once, one try at a time for each match."""
        lock = self._locks.setdefault(match_id, asyncio.Lock())
        async with lock, self._database.peers.claim(Work.SHOWING, match_id) as claim:
            current = fresh and claim and self._is_next(fresh, claim)
            snapshot = fresh if fresh and current else await self._database.read(next_to_show, match_id)
            if claim is None:
                return Delivery(Status.CLAIMED, snapshot.match)
            unsure = unsure or claim.left
            while True:
                match = snapshot.match
                if self.background.closing:
                    return Delivery(Status.LATER, match)
                with speaking(self._languages.of_match(snapshot, asked=interaction is not None)):
                    async with self._settling(snapshot, interaction):
                        if match.delivery.shown_version == match.version:
                            return Delivery(Status.DONE, match)
                        delivery = await self._deliver(snapshot, interaction, claim, unsure=unsure)
                if delivery is not None:
                    return delivery
                snapshot = await self._database.read(next_to_show, match_id)

    def _is_next(self, fresh: Snapshot, claim: Claim) -> bool:
        """True if nothing has been sent since a use case returned this.

        If something was, then another state is shown by now, in a message that this snapshot does not know.
        """
        match = fresh.match
        shown = claim.shown or self._sent.last(match.id)
        return shown == (match.delivery.relocations, match.delivery.shown_version)

    async def _deliver(
        self,
        snapshot: Snapshot,
        interaction: discord.Interaction[Any] | None,
        claim: Claim,
        *,
        unsure: bool,
    ) -> Delivery | None:
        """Send the next of what is to be shown, the board or a line, and store that it was shown.

        If an earlier attempt has arrived, only that is stored. None if there is more to do: a line after its board, the board of a
        planned turn, or the match was moved meanwhile and must be shown in its new place.
        """
        match, what = snapshot.match, _next_part(snapshot)
        more = snapshot.answered or (what is Part.BOARD and line_follows(match))
        self._sent.note(match)
        if match.user_installed and (interaction is None or interaction.channel_id != match.channel_id):
            return Delivery(Status.WHEN_ASKED, match)
        unsure = self._sent.begin(match.id) or unsure
        try:
            message_id = await self._post.find(snapshot) if unsure and what is not Part.NOTHING else None
            if message_id is None and what is not Part.NOTHING:
                message = await self._message(snapshot, what)
                message_id = await self._post.send(message, interaction)
                if message.pinged:
                    self._sent.note_ping(match, what)
        except UNDELIVERED as error:
            status = _failed(snapshot, error)
            if status is not Status.CLOSED or not snapshot.answered:
                return Delivery(status, match)
            # Nobody can see here how it came to what is now, which is told in other ways then.
            message_id = match.message_id
        except RuntimeError:
            if not self._client.is_closed():
                raise
            return Delivery(Status.LATER, match)
        try:
            at_home = await self._store(match, what, message_id, None if more else claim)
        except DatabaseProblem:
            return Delivery(Status.UNSTORED, match)  # at the next try the message is found
        self._sent.stored(match.id)
        if not at_home:
            self.background.spawn(self._edits.clear_board(match, message_id))
            return None
        self._renew(snapshot, what, message_id)
        if what is Part.LINE:
            await self._store_beside(snapshot)
        if what is Part.BOARD:
            match = match._replace(delivery=match.delivery._replace(message_id=message_id))
        return None if more else Delivery(Status.DONE, match)

    def _renew(self, snapshot: Snapshot, what: Part, message_id: int | None) -> None:
        """In the background: let the board that stood there, and the line below it, tell no time, and no turn, that is no longer so."""
        match, line_id = snapshot.match, snapshot.match.delivery.line_id
        if self.background.closing:
            return
        if line_id is not None and (what is Part.BOARD or (what is Part.LINE and line_asks_for_turn(match))):
            self.background.spawn(self._edits.retire_line(match, line_id))
        if what is not Part.BOARD and NEWS[match.news].moves_clock:
            self.background.spawn(self._edits.renew_board(match, board_text(snapshot)))
        elif what is Part.BOARD and match.message_id not in {None, message_id}:
            self.background.spawn(self._edits.clear_board(match, match.message_id, past_text(snapshot)))

    async def _store(self, match: Match, what: Part, message_id: int | None, claim: Claim | None) -> bool:
        """Store what was shown, and let go of a ``claim``; False if the match was moved meanwhile.

        If the database forgets it, the message is found at the next try.
        """
        shown = once_shown(match, what, message_id)
        if what is Part.LINE and match.news is News.PAUSED:
            return await self._database.write(notices.pause_shown, match, shown, message_id)
        by = claim.by if claim else None
        at_home = await self._database.write_singly(shown_matches.set_shown, match, shown, by)
        if claim:
            claim.over = at_home and by is not None
        return at_home

    async def _store_beside(self, snapshot: Snapshot) -> None:
        """Store of the other matches of which a line has told that they need none: who moves in one of them from now on does not make the rest tell it again."""
        others = [
            each.match.id
            for each in snapshot.together
            if each.match.id != snapshot.match.id and not line_tells_of_offer(each.match)
        ]
        if not others:
            return
        with suppress(DatabaseProblem):  # each stores it when it is shown itself
            for match_id in await self._database.write(shown_matches.set_told_beside, snapshot.match, others):
                self.background.spawn(self._renew_told(match_id))

    async def _message(self, snapshot: Snapshot, what: Part) -> BoardMessage | LineMessage:
        match = snapshot.match
        quiet = self._sent.has_pinged(match, what)
        if what is Part.LINE:
            return line(snapshot, quiet=quiet)
        asker = Asker(("match", match.id))
        return await self._presenter.board(asker, snapshot, may_animate=True, quiet=quiet)

    @asynccontextmanager
    async def _settling(
        self, snapshot: Snapshot, interaction: discord.Interaction[Any] | None
    ) -> AsyncIterator[None]:
        """Store that an offer that was settled needs no more; after what is done meanwhile, let its line say how, in the background.

        So no board waits for that edit: Discord takes few of old messages (30046), and discord.py sleeps until it does. If it fails, a
        press on the old line is still answered.
        """
        match, settled = snapshot.match, Settled.of(snapshot.match)
        if settled is None:
            yield
            return
        with suppress(DatabaseProblem):
            await self._database.write(shown_matches.set_settled_shown, match)
        try:
            yield
        finally:
            pressed = interaction.message.id if interaction and interaction.message else None
            if match.offers.message_id != pressed:
                self.background.spawn(self._edits.settle_offer(snapshot, settled))


def _next_part(snapshot: Snapshot) -> Part:
    """The part of a match that is to be shown next: no line where that of another match says the same of both."""
    what = next_part(snapshot.match)
    return Part.NOTHING if what is Part.LINE and snapshot.told_beside else what


def _failed(snapshot: Snapshot, error: Exception) -> Status:
    """The status of a try to show a match that failed."""
    match, status = snapshot.match, status_of(error)
    if status is Status.CLOSED:
        # Nobody can see it there for now; the match goes on, and /board in another channel moves it.
        log.warning(
            "Match %s can't be shown in its channel (%s)", match.id, reason_of(error), extra=about(match)
        )
        # A match that is over is not tried again; its players can ask for it.
        return Status.CLOSED if snapshot.running and not match.user_installed else Status.WHEN_ASKED
    # A board that Discord refuses as it is may be taken from a later version of the bot: it is tried again, ever more rarely.
    level = logging.ERROR if status is Status.REFUSED else logging.WARNING
    log.log(level, "Match %s could not be shown yet (%s)", match.id, reason_of(error), extra=about(match))
    return Status.WHEN_ASKED if match.user_installed else Status.LATER
