"""The Discord client: logs in, registers commands and buttons, and holds the house together."""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.alarms import Alarms
from bot.answers import answer_error
from bot.clock import Clock
from bot.cogs.challenges import Challenges
from bot.cogs.help import Help
from bot.cogs.history import History
from bot.cogs.ladders import Ladders
from bot.cogs.matches import Matches
from bot.cogs.privacy import Privacy
from bot.cogs.profiles import Profiles
from bot.cogs.server import Server
from bot.cogs.settings import Settings
from bot.drawing import Drawing
from bot.films import Films
from bot.house import House, Interaction
from bot.members import Members
from bot.presenter import Presenter
from bot.publisher import Publisher
from bot.services import servers as servers_service
from bot.services.preferences import zones
from bot.views import (
    boards,
    challenges,
    history,
    ladders,
    offers,
    picker,
    privacy,
    profiles,
    replays,
    rules,
    servers,
)
from bot.views.press import ITEMS, do
from data import Database

log = logging.getLogger(__name__)

#: The modules whose import tells ``bot.views.press`` what their verbs do.
VIEWS = (boards, challenges, history, ladders, offers, picker, privacy, profiles, replays, rules, servers)

# The bot has nothing to say aloud, so it need not warn that it can't.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class BoopTree(app_commands.CommandTree["BoopBot"]):
    """The commands; whatever goes wrong in one is answered.

    They are there in servers and conversations, also where only a person has added the bot, to their own account.
    """

    def __init__(self, client: BoopBot) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )

    async def on_error(
        self, interaction: discord.Interaction[BoopBot], error: app_commands.AppCommandError
    ) -> None:
        """Answer an error; autocomplete has no way to, so it is only logged."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("Autocomplete failed", exc_info=error)
        else:
            await answer_error(interaction, error)


class BoopBot(commands.Bot):
    """The bot. It asks for no privileged intent: it hears of servers and of what is asked of it, no more."""

    def __init__(self, database: Database, clock: Clock, rng: Random, **options: Any) -> None:
        super().__init__(
            command_prefix=(),
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            tree_cls=BoopTree,
            **options,
        )
        self._drawing = Drawing()
        presenter = Presenter(self._drawing)
        publisher = Publisher(self, database, presenter, clock)
        self.house = House(database, clock, rng, presenter, publisher, Members(self, clock), Films())
        self._alarms = Alarms(self, database, publisher, clock)

    async def setup_hook(self) -> None:
        """Get everything ready, once logged in: pictures, commands, buttons, and what was left unshown."""
        await self._drawing.warm_up()
        await asyncio.to_thread(zones)
        self.add_dynamic_items(*ITEMS)
        for cog in (
            Challenges(self),
            Matches(self),
            Help(),
            History(),
            Ladders(),
            Privacy(),
            Profiles(),
            Server(),
            Settings(),
        ):
            await self.add_cog(cog)
        await self.tree.sync()
        self.house.publisher.start()

    async def on_ready(self) -> None:
        """Find out which servers have come and gone meanwhile; only then does the clock begin to tell."""
        log.info("Ready in %d servers", len(self.guilds))
        present = {guild.id for guild in self.guilds}
        await servers_service.take_stock(self.house.database, present, self.house.clock.now())
        self._alarms.start()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Take the answer to a question; commands, buttons and menus find their own way."""
        if interaction.type is discord.InteractionType.modal_submit:
            custom_id = cast("dict[str, Any]", interaction.data)["custom_id"]
            await do(interaction, custom_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the matches of a server wait that has removed the bot."""
        await servers_service.left(self.house.database, guild.id, self.house.clock.now())

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Let the matches of a server go on that has the bot back."""
        await servers_service.joined(self.house.database, guild.id, self.house.clock.now())

    async def close(self) -> None:
        """Stop; calling it again does nothing."""
        if not self.is_closed():
            await self._alarms.close()
            await self.house.publisher.close()
            self._drawing.close()
            self.house.films.close()
        await super().close()
