"""``/help`` and ``/rules``."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.options import EDITIONS, edition_of
from bot.context import Interaction
from bot.handlers.rules import open_rules, show_help
from words.catalogue import say


class HelpCog(commands.Cog):
    """How to play."""

    @app_commands.command(name="help", description=say("command-help"))
    @app_commands.describe(edition=say("command-edition"))
    @app_commands.choices(edition=EDITIONS)
    async def help(self, interaction: Interaction, edition: app_commands.Choice[str] | None = None) -> None:
        """The game and the commands on one page, for the one who asks."""
        await show_help(interaction, edition_of(edition))

    @app_commands.command(name="rules", description=say("command-rules"))
    @app_commands.describe(edition=say("command-edition"))
    @app_commands.choices(edition=EDITIONS)
    async def rules(self, interaction: Interaction, edition: app_commands.Choice[str] | None = None) -> None:
        """The rules of an edition, page by page, with pictures."""
        await open_rules(interaction, edition_of(edition))
