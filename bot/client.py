"""The Discord client: logs in, registers commands and buttons, and holds the house together."""

from __future__ import annotations

import logging
from random import Random
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers import answer_error
from bot.clock import Clock
from bot.cogs.challenges import Challenges
from bot.cogs.help import Help
from bot.cogs.matches import Matches
from bot.cogs.server import Server
from bot.drawing import Drawing
from bot.house import House
from bot.presenter import Presenter
from bot.publisher import Publisher
from bot.views import boards, challenges, picker, rules
from bot.views.press import ITEMS
from data import Database

log = logging.getLogger(__name__)

#: The modules whose import tells ``bot.views.press`` what their verbs do.
VIEWS = (boards, challenges, picker, rules)

# The bot has nothing to say aloud, so it need not warn that it can't.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class BoopTree(app_commands.CommandTree["BoopBot"]):
    """The commands; whatever goes wrong in one is answered."""

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
        self.house = House(database, clock, rng, presenter, publisher)

    async def setup_hook(self) -> None:
        """Get everything ready, once logged in: pictures, commands, buttons, and what was left unshown."""
        await self._drawing.warm_up()
        self.add_dynamic_items(*ITEMS)
        for cog in (Challenges(self), Matches(self), Help(), Server()):
            await self.add_cog(cog)
        await self.tree.sync()
        self.house.publisher.start()

    async def on_ready(self) -> None:
        """Say so in the log."""
        log.info("Ready in %d servers", len(self.guilds))

    async def close(self) -> None:
        """Stop; calling it again does nothing."""
        if not self.is_closed():
            await self.house.publisher.close()
            self._drawing.close()
        await super().close()
