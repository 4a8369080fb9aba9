"""``/help``."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answers import whisper
from bot.house import Interaction
from bot.words.catalogue import say


class Help(commands.Cog):
    """How to play."""

    @app_commands.command(name="help", description=say("command-help"))
    async def help(self, interaction: Interaction) -> None:
        """The game and the commands on one page, for the one who asks."""
        await whisper(interaction, say("help"))
