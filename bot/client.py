"""The Discord client: logs in, registers the commands, and hands each press to its handler."""

from __future__ import annotations

import asyncio
import logging
import sys
from datetime import timedelta
from random import Random
from typing import Any, Final

import discord

from bot.clock import Clock
from bot.commands.away import AwayCog
from bot.commands.challenges.command import ChallengesCog
from bot.commands.contests.contests import ContestsCog
from bot.commands.contests.votes import VotesCog
from bot.commands.help import HelpCog
from bot.commands.history import HistoryCog
from bot.commands.matches import typed
from bot.commands.matches.command import MatchesCog
from bot.commands.members.menu import MemberMenuCog
from bot.commands.privacy import PrivacyCog
from bot.commands.profiles import ProfilesCog
from bot.commands.puzzles import PuzzlesCog
from bot.commands.routing.router import Router
from bot.commands.routing.routes import ROUTES
from bot.commands.routing.translator import CatalogueTranslator
from bot.commands.routing.tree import BoopTree
from bot.commands.server.command import ServerCog
from bot.commands.settings import SettingsCog
from bot.commands.standings.champions import ChampionsCog
from bot.commands.standings.leaderboards import LeaderboardsCog
from bot.context import Context, ContextClient, Interaction
from bot.delivery.contests.teller import ContestTeller
from bot.delivery.drawing import Drawing
from bot.delivery.films import Films
from bot.delivery.messages import Presenter
from bot.delivery.publisher import Publisher
from bot.delivery.votes import VoteTeller
from bot.errors import answer_error
from bot.gateway.bans import Bans
from bot.gateway.events import watch_gateway
from bot.gateway.rate_limit import SILENCE, RateLimiter
from bot.invalidation import hear_of_changes
from bot.invite import invite_link
from bot.languages import Languages
from bot.origin import person_of
from bot.tasks.arenas import ArenasTask
from bot.tasks.avatars import Avatars
from bot.tasks.champions import ChampionsTask
from bot.tasks.clubhouse import ClubhouseTask
from bot.tasks.contests import ContestsTask
from bot.tasks.daily_puzzle import DailyPuzzles
from bot.tasks.greeting import came_lately, greet
from bot.tasks.letters import Letters, Owners
from bot.tasks.members import Members
from bot.tasks.opponent import Opponent
from bot.tasks.reconcile import Reconcile
from bot.tasks.registration import Registration
from bot.tasks.reminders import ReminderTask
from bot.tasks.teacher import Teaching
from bot.tasks.thinker import Thinker
from bot.tasks.votes import VotesTask
from data import Database, DatabaseClosed, DatabaseProblem
from data.queries.announcing import places
from puzzles import warm_up
from services import servers
from services.play.away import AWAY_DAYS
from services.players.preferences import zones
from services.refusals import Refusal, Refused
from words.languages import language_for

log = logging.getLogger(__name__)

# The bot uses no voice, so discord.py need not warn that voice won't work.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

#: Discord's ids begin with their time, above 22 other bits.
_FIRST_SNOWFLAKE: Final = 1 << 22
#: The interactions that the router answers.
_ROUTED: Final = {discord.InteractionType.component, discord.InteractionType.modal_submit}


class BoopBot(ContextClient):
    """The bot. It has no privileged intent: it is told only about servers, interactions with it, and what is written to it in direct messages."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        rng: Random,
        limiter: RateLimiter | None = None,
        *,
        clubhouses: bool = True,
        contests: bool = True,
        away_days: int = AWAY_DAYS,
        **options: Any,
    ) -> None:
        super().__init__(
            clock,
            database,
            command_prefix=(),
            help_command=None,
            intents=discord.Intents(guilds=True, dm_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            tree_cls=BoopTree,
            **options,
        )
        self.drawing = Drawing()
        presenter = Presenter(self.drawing)
        languages = Languages(database)
        publisher = Publisher(self, database, presenter, clock, languages)
        limiter, bans = limiter or RateLimiter(), Bans(database)
        self._thinker = Thinker()
        self.context = Context(
            database,
            clock,
            rng,
            limiter,
            bans,
            self.drawing,
            presenter,
            publisher,
            Members(self, clock),
            Films(),
            Avatars(database, clock),
            Opponent(database, publisher, clock, self._thinker),
            languages,
            Teaching(self._thinker),
            ContestTeller(self, database, self.drawing, languages, clock),
            VoteTeller(self, database, presenter, publisher, languages),
            has_clubhouses=clubhouses,
            has_contests=contests,
            away_days=timedelta(days=away_days),
        )
        self._reminders = ReminderTask(
            self, database, publisher, clock, languages, away_days=self.context.away_days
        )
        self.letters = Letters(self, database, presenter, clock, languages)
        owners = Owners(self, database, languages)
        self.daily_puzzles = DailyPuzzles(self, database, self.drawing, clock, languages, owners=owners)
        self.clubhouses = ClubhouseTask(self, database, presenter, clock, languages, owners=owners)
        self.champions = ChampionsTask(self, database, clock, languages)
        telling = (self, database, publisher, self.context.contests, languages)
        self.contests = ContestsTask(*telling, drawing=self.drawing, clock=clock, owners=owners)
        self.arenas = ArenasTask(*telling, drawing=self.drawing, clock=clock, owners=owners)
        self.votes = VotesTask(self, database, publisher, self.context.votes, languages, clock=clock)
        self._reconcile = Reconcile(database, publisher)
        self._router = Router(ROUTES)
        self._registration = Registration(self, self.tree, database, clock)
        self._meeting_servers = asyncio.Lock()
        watch_gateway(self, limiter, bans, languages.of_asker)

    async def setup_hook(self) -> None:
        """Prepare everything after the login: pictures, commands, and boards that were not shown yet."""
        for cog in (
            AwayCog(),
            ChallengesCog(),
            MatchesCog(),
            MemberMenuCog(self),
            HelpCog(),
            HistoryCog(),
            LeaderboardsCog(),
            ContestsCog(),
            ChampionsCog(),
            PrivacyCog(),
            ProfilesCog(),
            PuzzlesCog(),
            ServerCog(),
            SettingsCog(),
            VotesCog(),
        ):
            await self.add_cog(cog)
        await self.tree.set_translator(CatalogueTranslator())
        # The rest is got ready while Discord takes the commands.
        await asyncio.gather(
            self._registration.commands(),
            self.drawing.warm_up(),
            self.context.languages.load(),
            self.context.bans.load(),
            asyncio.to_thread(warm_up),
            asyncio.to_thread(zones),
        )
        await self.prepare_shards()
        self.context.publisher.start()
        hear_of_changes(self.context)
        self._registration.start()

    async def on_shard_ready(self, shard_id: int) -> None:
        """Find out which servers of a shard have come and gone while it was not connected, and greet the new ones.

        One that is unavailable has not gone.
        """
        if self.share is None:
            return
        shard = self.share.shard(shard_id)
        async with self._meeting_servers:
            present = {guild.id: guild for guild in self.guilds if shard.owns(guild.id)}
            now = self.context.clock.now()
            await self.context.database.write(servers.reconcile_servers, present, shard.owns, now)
            came = [guild.id for guild in present.values() if came_lately(guild, now)]
            new = await self.context.database.write(servers.meet, came) if came else []
        for guild_id in new:
            await self._greet(present[guild_id])

    async def on_ready(self) -> None:
        """Once every shard is ready, and its servers are known, start the reminders and the bot's own turns."""
        # The shards' events were sent before this one.
        async with self._meeting_servers:
            log.info("Ready in %d server%s", len(self.guilds), "" if len(self.guilds) == 1 else "s")
            if self.application_id:
                log.info("To add the bot to a server: %s", invite_link(self.application_id))
            self._reminders.start()
            self.letters.start()
            self.daily_puzzles.start()
            if self.context.has_clubhouses:
                self.clubhouses.start()
                self.champions.start()
            if self.context.has_contests:
                self.contests.start()
                self.arenas.start()
                self.votes.start()
            self._reconcile.start()
            if self.user:
                self.context.opponent.start(person_of(self.user))

    async def on_interaction(self, interaction: Interaction) -> None:
        """Route presses, menu choices and answered forms; discord.py handles commands itself.

        In the background, the picture of whoever acts is fetched for the next time, and what Discord tells of languages is stored.
        """
        if news := self.context.languages.news(interaction):
            self.context.publisher.background.spawn(self.context.languages.remember(news))
            if news.guild_id and news.guild_locale:
                self.context.publisher.background.spawn(self.context.say_anew(news.guild_id))
        if interaction.type in _ROUTED:
            await self._router.dispatch(interaction)
        if interaction.type is not discord.InteractionType.autocomplete:
            self.context.avatars.notice(interaction.user)

    async def on_message(self, message: discord.Message) -> None:
        """Take the turn that somebody answers to a board with, in a direct message. Of messages on servers the bot is not told."""
        await typed.take(self, message)

    async def on_too_fast(self, interaction: Interaction) -> None:
        """Tell somebody who presses too fast, once, that they are not served for a while."""
        await answer_error(interaction, Refused(Refusal.TOO_FAST, seconds=int(SILENCE)))

    async def on_banned(self, interaction: Interaction) -> None:
        """Tell somebody whom the host has banned that nothing is done for them."""
        await answer_error(interaction, Refused(Refusal.BANNED))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stop the clocks of a server that has removed the bot."""
        await self.context.database.write(servers.bot_removed, guild.id, self.context.clock.now())

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Restart the clocks of a server that has added the bot again; greet one that has never had it."""
        if guild.id < _FIRST_SNOWFLAKE:
            return  # what was sent is broken
        new = await self.context.database.write(servers.meet, [guild.id])
        await self.context.database.write(servers.bot_returned, guild.id, self.context.clock.now())
        if new:
            await self._greet(guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Let the players of matches in a channel that was deleted be told."""
        await self._lose(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Let the players of matches in a thread that was deleted, by itself or with its channel, be told."""
        await self._lose(payload.guild_id, payload.thread_id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Let the players of matches in a thread be told that was locked, unless the bot may write there all the same."""
        guild = self.get_guild(payload.guild_id)
        channel = guild.get_channel(payload.parent_id) if guild else None
        may_write = channel is not None and channel.permissions_for(channel.guild.me).manage_threads
        if payload.data.get("thread_metadata", {}).get("locked") and not may_write:
            await self._lose(payload.guild_id, payload.thread_id)

    async def _lose(self, guild_id: int, channel_id: int) -> None:
        # Most channels have no match: for those nothing is written.
        if await self.context.database.read(places.has_matches, guild_id, channel_id):
            await self.context.database.write(places.close, guild_id, channel_id)

    async def _greet(self, guild: discord.Guild) -> None:
        await greet(guild, language_for(guild.preferred_locale.value), self.drawing)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log what went wrong in an event.

        An event may find the database closed, as the bot stops, or not usable. That is no mistake of ours: the next start looks which
        servers there are.
        """
        error = sys.exception()
        if isinstance(error, DatabaseClosed):
            log.info("%s found the database closed", event_method)
        elif isinstance(error, DatabaseProblem):
            log.warning("%s found a database that can't be used (%s)", event_method, type(error).__name__)
        else:
            await super().on_error(event_method, *args, **kwargs)

    async def close(self) -> None:
        """Stop; calling it again does nothing."""
        if not self.is_closed():
            self._registration.close()
            await self._reminders.close()
            await self.letters.close()
            await self.daily_puzzles.close()
            await self.clubhouses.close()
            await self.champions.close()
            await self.contests.close()
            await self.arenas.close()
            await self.votes.close()
            await self._reconcile.close()
            self._thinker.close()
            await self.context.opponent.close()
            await self.context.publisher.close()
            self.drawing.close()
            self.context.films.close()
            self.context.teaching.close()
            self.context.avatars.close()
        await super().close()
