"""``/server``: what a server's moderators decide."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answers import whisper
from bot.house import Interaction
from bot.services import servers
from bot.words.catalogue import say


class Server(commands.Cog):
    """Settings of a server, for those who may manage it."""

    @app_commands.command(name="server", description=say("command-server"))
    @app_commands.describe(boards_move=say("command-server-boards-move"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def server(self, interaction: Interaction, boards_move: bool | None = None) -> None:
        """Change a setting, if one is given, and tell how all are set."""
        database, guild_id = interaction.client.house.database, interaction.guild_id or 0
        # Discord lets a server open a command to others; managing it is what counts.
        may_manage = interaction.permissions.manage_guild
        if boards_move is not None:
            await servers.set_boards_move(database, guild_id, boards_move, may_manage=may_manage)
        moving = await servers.boards_move(database, guild_id)
        await whisper(interaction, say("server-settings", moving="yes" if moving else "no"))
