"""``/privacy``."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.options import localised
from bot.context import Interaction
from bot.handlers.privacy import open_privacy


class PrivacyCog(commands.Cog):
    """What is stored about a person."""

    @app_commands.command(name="privacy", description=localised("command-privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        """What is stored and why, with the buttons to export or to delete it."""
        await open_privacy(interaction)
