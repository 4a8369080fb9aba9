"""``/help`` and ``/rules``."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.options import EDITIONS, edition_of, localised
from bot.context import Interaction
from bot.handlers.rules import open_rules, show_help


class HelpCog(commands.Cog):
    """How to play."""

    @app_commands.command(name="help", description=localised("command-help"))
    @app_commands.describe(edition=localised("command-edition"))
    @app_commands.choices(edition=EDITIONS)
    async def help(self, interaction: Interaction, edition: app_commands.Choice[str] | None = None) -> None:
        """The game and the commands on one page, for the one who asks."""
        await show_help(interaction, edition_of(edition))

    @app_commands.command(name="rules", description=localised("command-rules"))
    @app_commands.describe(edition=localised("command-edition"))
    @app_commands.choices(edition=EDITIONS)
    async def rules(self, interaction: Interaction, edition: app_commands.Choice[str] | None = None) -> None:
        """The rules of an edition, page by page, with pictures."""
        await open_rules(interaction, edition_of(edition))
