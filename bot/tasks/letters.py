"""The task that writes to people what no press waits for: that the place of their match is gone, which matches await them today, that there is a new daily puzzle, how a match goes on that they follow; and to owners of servers."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

import discord

from bot.clock import Clock
from bot.delivery.drawing import Asker
from bot.delivery.messages import Presenter
from bot.delivery.status import Status, status_of
from bot.languages import Languages
from bot.replies import NOBODY, UNDELIVERED, best_effort, conversation_with, nonce, pinging
from bot.tasks.members import sees
from bot.tasks.periodic import LookingTask
from bot.views.letters import day_view, followed_view
from bot.views.puzzles import call_view
from data import Database, DatabaseProblem, Player
from data.queries import players, preferences
from data.queries.announcing import follows as stored_follows
from data.queries.announcing import places as stored_places
from data.records.contests import Contest
from services.clubhouse.choices import Posts
from services.learning import calls
from services.play import reminders
from services.play.snapshots import Snapshot
from services.play.telling import follows, places
from services.play.telling.places import LostPlace
from services.players import day as days
from services.refusals import Refused
from words.catalogue import speaking
from words.pages.clubhouse import owner_mended_text, owner_text
from words.play.letters import call_text, day_text, followed_text, place_lost, place_lost_around

log = logging.getLogger(__name__)

#: Seconds between two looks at what is to be written.
PAUSE: Final = 30.0
#: Seconds between two letters, so that whoever plays comes first.
_BETWEEN: Final = 0.1
#: Seconds before each try to tell one of two players.
_TRIED_AFTER: Final = (0.0, 2.0, 10.0)
#: How many are read at once.
_AT_ONCE: Final = 100


class Letters(LookingTask):
    """Writes what is due, one letter at a time. What is due is only in the database, so a restart loses nothing, and tells nothing twice."""

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        presenter: Presenter,
        clock: Clock,
        languages: Languages,
    ) -> None:
        super().__init__(database, clock, PAUSE, "Writing what is due failed")
        self._client = client
        self._database = database
        self._presenter = presenter
        self._languages = languages

    async def _look(self) -> None:
        await self._each(await self._database.read(stored_places.due, _AT_ONCE), self._tell_lost)
        due = await self._database.read(preferences.daily_due, self._clock.now(), _AT_ONCE)
        await self._each(due, self._tell_day)
        called = await self._database.read(preferences.call_due, self._clock.now(), _AT_ONCE)
        await self._each(called, self._call)
        await self._each(
            await self._database.read(stored_follows.matches_with_due, _AT_ONCE), self._tell_followers
        )

    async def _each(self, due: Sequence[int], write: Callable[[int], Awaitable[None]]) -> None:
        """Write what is due of each of these ids; a mistake of ours with one must not keep the others waiting."""
        for each in due:
            if self._closed:
                return
            try:
                async with self._busy:
                    await write(each)
            except DatabaseProblem:
                raise
            except Refused:
                continue  # quarantined
            except Exception:
                log.exception("A letter about %s failed", each)
            await self._clock.sleep(_BETWEEN)

    async def _tell_lost(self, match_id: int) -> None:
        """Tell both players that their match has lost its place: whom no letter reaches, in the channel around a thread."""
        place = await self._database.read(places.lost, match_id)
        if place is None:
            return
        match = place.snapshot.match
        people = [each for each in (place.snapshot.orange, place.snapshot.gray) if each.reached_at]
        results = [await self._write_to(each, place) for each in people]
        later = Status.LATER in results
        if later and (set(results) == {Status.LATER} or not await self.still_leads()):
            return  # nobody was told, or it is another process's to do now: so it is tried again
        unreached = [each for each, status in zip(people, results, strict=True) if status is not Status.DONE]
        if unreached and place.around:
            with speaking(self._languages.of_place(match.guild_id)):
                told = place_lost_around(place.snapshot, unreached)
            around = self._client.get_partial_messageable(place.around, guild_id=match.guild_id)
            await self._send(
                around,
                told,
                nonce(match.id, match.version, "lost"),
                allowed_mentions=pinging(*(each.reached_at for each in unreached)),
            )
        await self._database.write(stored_places.told, match)

    async def _tell_day(self, player_id: int) -> None:
        """Tell somebody which matches await them, if any do; who can't be written to is pinged for each turn again."""
        now = self._clock.now()
        day = await self._database.read(days.of, player_id, now)
        if day is None:
            return
        if day.awaiting or day.streak:
            with speaking(self._languages.of_player(day.player, None)):
                told, view = day_text(day), day_view(day)
            # Without the pictures that Discord would show of where the links lead.
            key = nonce(player_id, "day", day.due.date().toordinal())
            if not await self._counts_as_told(day.player, told, key, view=view, suppress_embeds=True):
                return
        await self._database.write(days.told, day, self._clock.now())

    async def _call(self, player_id: int) -> None:
        """Call somebody to the daily puzzle, unless they have begun it."""
        call = await self._database.read(calls.of, player_id, self._clock.now())
        if call is None:
            return
        if call.needed:
            with speaking(self._languages.of_player(call.player, None)):
                told, view = call_text(call), call_view(call.day)
            if not await self._counts_as_told(
                call.player, told, nonce(player_id, "call", call.day), view=view
            ):
                return
        await self._database.write(calls.told, call)

    async def _counts_as_told(self, player: Player, told: str, key: str, **extra: Any) -> bool:
        """Write a letter that somebody has chosen to get; False if it is to be tried again, or can't reach them, which is remembered."""
        status = await self._letter(player, told, key, **extra)
        if status is Status.CLOSED:
            await self._database.write(reminders.remember_blocked, player)
        return status not in {Status.LATER, Status.CLOSED}

    async def _tell_followers(self, match_id: int) -> None:
        """Tell those who follow a match how it has gone on; who does not see it any more, or takes no letters, follows it no longer."""
        letters = await self._database.read(follows.due, match_id)
        for player in letters.to:
            if self._closed:
                return
            status = await self._tell_follower(letters.snapshot, player)
            if status is not Status.LATER:
                sees_it = status is not Status.CLOSED
                await self._database.write(follows.told, letters.snapshot.match, player, goes_on=sees_it)
            await self._clock.sleep(_BETWEEN)

    async def _tell_follower(self, snapshot: Snapshot, player: Player) -> Status:
        match, reader = snapshot.match, player.reached_at
        if match.guild_id is None or reader is None:
            return Status.CLOSED
        try:
            if not await sees(self._client, match.guild_id, match.channel_id, reader):
                return Status.CLOSED
        except UNDELIVERED as error:
            return self._unsent(error)
        with speaking(self._languages.of_player(player, match.guild_id)):
            picture, alt_text = await self._presenter.small(Asker("letters"), snapshot)
            told, view = followed_text(snapshot), followed_view(snapshot)
        key = nonce(match.id, match.delivery.board_version, "follow", player.id)
        return await self._letter(player, told, key, file=picture.file(alt_text), view=view)

    async def _write_to(self, player: Player, place: LostPlace) -> Status:
        match = place.snapshot.match
        with speaking(self._languages.of_player(player, match.guild_id)):
            told = place_lost(place.snapshot, player)
        status = Status.LATER
        # The other may have been told, and that is not told again: so this is tried again at once.
        for wait in _TRIED_AFTER:
            await self._clock.sleep(wait)
            status = await self._letter(player, told, nonce(match.id, match.version, "lost", player.id))
            if status is not Status.LATER:
                break
        return status

    async def _letter(self, player: Player, told: str, key: str, **extra: Any) -> Status:
        """Write to somebody; ``key`` is the letter's nonce, so that Discord takes it once though it is sent again after a crash."""
        if player.reached_at is None:
            return Status.CLOSED
        try:
            channel = await conversation_with(self._client, player.reached_at)
        except UNDELIVERED as error:
            return self._unsent(error)
        return await self._send(channel, told, key, **{"allowed_mentions": NOBODY, **extra})

    async def _send(self, channel: discord.abc.Messageable, told: str, key: str, **extra: Any) -> Status:
        if not await self.still_leads():
            return Status.LATER  # it is due for the process that leads now, too
        try:
            await channel.send(told, nonce=key, **extra)
        except UNDELIVERED as error:
            return self._unsent(error)
        return Status.DONE

    def _unsent(self, error: Exception) -> Status:
        status = status_of(error)
        log.info("A letter did not go out (%s, %s)", type(error).__name__, status.value)
        return status


class _OwnersLetter(NamedTuple):
    """A direct message to the owner of a server: the conversation and the message."""

    channel_id: int
    message_id: int


class _Trouble(NamedTuple):
    """Something of which an owner is told once: in which channel it is, which posts it keeps back (of which contest), and whether that channel is gone."""

    guild_id: int
    channel_id: int
    posts: Posts
    is_gone: bool
    contest_id: int | None

    def is_of(self, other: _Trouble) -> bool:
        """True if one letter is enough for both: of a channel, whatever it keeps back. A contest whose channel is gone has none, so it has its own."""
        contests_agree = not self.is_gone or self.contest_id == other.contest_id
        return contests_agree and self[:2] == other[:2] and self.is_gone is other.is_gone

    def is_over(self, guild_id: int, channel_id: int, posts: Posts, contest: Contest | None) -> bool:
        """True if it is over once such posts arrive in a channel: contests have several, of the others each has one."""
        if (self.guild_id, self.posts) != (guild_id, posts):
            return False
        return contest is None or self.channel_id == channel_id or self.contest_id == contest.id


class Owners:
    """Direct messages to the owners of servers: one for each channel where permissions are missing, and one when it is gone, for each contest that was there.

    Once posts arrive again, it says so instead, and the next trouble is told anew. What was told is known as long as this process runs.
    """

    def __init__(self, client: discord.Client, database: Database, languages: Languages) -> None:
        self._client = client
        self._database = database
        self._languages = languages
        self._told: dict[_Trouble, _OwnersLetter | None] = {}

    async def tell(
        self,
        guild_id: int,
        channel_id: int,
        posts: Posts,
        missing: Sequence[str] = (),
        *,
        contest: Contest | None = None,
    ) -> None:
        """Tell an owner which permissions are ``missing`` in a channel, or (none) that it is gone; where they take no message, nothing is done.

        ``contest``: the one that it is about, of whose posts it is.
        """
        guild = self._client.get_guild(guild_id)
        trouble = _Trouble(guild_id, channel_id, posts, not missing, contest.id if contest else None)
        if guild is None or guild.owner_id is None or any(map(trouble.is_of, self._told)):
            return
        self._told[trouble] = None
        async with self._speaking_to_owner(guild, guild.owner_id):
            told = owner_text(guild.name, channel_id, posts, missing, contest)
        try:
            channel = await conversation_with(self._client, guild.owner_id)
            message = await channel.send(told, allowed_mentions=NOBODY)
        except UNDELIVERED as error:
            log.info("The owner of server %s could not be told (%s)", guild_id, type(error).__name__)
            return
        self._told[trouble] = _OwnersLetter(channel.id, message.id)

    async def mended(
        self, guild_id: int, channel_id: int, posts: Posts, *, contest: Contest | None = None
    ) -> None:
        """Let what an owner was told of say that it is over, because such posts (of that ``contest``) have just arrived in a channel."""
        for trouble in [each for each in self._told if each.is_over(guild_id, channel_id, posts, contest)]:
            letter, guild = self._told.pop(trouble), self._client.get_guild(guild_id)
            if letter is None or guild is None or guild.owner_id is None:
                continue
            async with self._speaking_to_owner(guild, guild.owner_id):
                told = owner_mended_text(guild.name, channel_id, moved=trouble.channel_id != channel_id)
            conversation = self._client.get_partial_messageable(letter.channel_id)
            old = conversation.get_partial_message(letter.message_id)
            await best_effort(old.edit(content=told, allowed_mentions=NOBODY))

    @asynccontextmanager
    async def _speaking_to_owner(self, guild: discord.Guild, owner_id: int) -> AsyncIterator[None]:
        """Speak the language of an owner or, if they have none here, of their server."""
        owner = await self._database.read(players.by_discord_id, owner_id)
        languages = self._languages
        with speaking(languages.of_player(owner, guild.id) if owner else languages.of_server(guild.id)):
            yield
