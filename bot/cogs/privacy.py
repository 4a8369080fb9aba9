"""``/privacy``."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.context import Interaction
from bot.handlers.privacy import open_privacy
from words.catalogue import say


class PrivacyCog(commands.Cog):
    """What is kept about a person."""

    @app_commands.command(name="privacy", description=say("command-privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        """What is kept and why, with the buttons to have it or to have it deleted."""
        await open_privacy(interaction)
